/** Each kind's letter, the same in all languages: ananas, olive, pepper, mushroom, salami, gambero. */
export const LETTERS = ['A', 'O', 'P', 'M', 'S', 'G'] as const;

/** A letter for each colour of SOLO, the same in all languages. */
export const COLOUR_LETTERS = ['R', 'G', 'B', 'Y'] as const;
