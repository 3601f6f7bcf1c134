import type { Asked } from '../lib/connection';

/** Ask the server for something; a refusal is shown by whoever gave this function. Was it done? */
export type Ask = (asked: Asked) => Promise<boolean>;
