/** The reactions that players may show to the table. */
import { say } from '../../../i18n/texts.svelte';
import type { Reaction } from '../../../protocol';

/** In the order of the panel. */
export const REACTIONS: readonly Reaction[] = ['thumbs-up', 'clap', 'laugh', 'wow', 'cry', 'heart', 'fire', 'pizza'];

export const reactionName = (reaction: Reaction): string => say(`table-reaction-${reaction}`);
