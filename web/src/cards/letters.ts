/** Each kind's letter, the same in all languages: ananas, olive, pepper, mushroom, salami, gambero. */
export const LETTERS = ['A', 'O', 'P', 'M', 'S', 'G'] as const;
