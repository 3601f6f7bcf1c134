/** Cases of expensive tests: a sample by default, all of them with FORNO_FULL=1. */
const isFull = process.env.FORNO_FULL === '1';

/** The first case of each group, or all cases. */
export function sample<Case>(cases: readonly Case[], groupOf: (one: Case) => string): Case[] {
  if (isFull) return [...cases];
  return [...new Map([...cases].reverse().map((one) => [groupOf(one), one])).values()].reverse();
}
