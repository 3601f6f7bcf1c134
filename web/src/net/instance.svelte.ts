/** The server as its operator presents it: its name, messages, and which texts it has. */
import type { Instance } from '../protocol';
import { fetchInstance } from './api';

const loaded = $state<{ instance: Instance | null }>({ instance: null });

/** Fetch it anew. Without an answer the last one stays. */
export async function loadInstance(): Promise<void> {
  loaded.instance = await fetchInstance().catch(() => loaded.instance);
}

/** The last answer; null before the first. */
export const instance = (): Instance | null => loaded.instance;
