/** Search for words in a text, regardless of case, accents and the kind of apostrophe. */

/** A piece of a text that matches or does not. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

/** Fold a text character by character, so that positions stay the same. */
export function fold(text: string): string {
  return Array.from({ length: text.length }, (_, at) => foldCharacter(text[at]!)).join('');
}

function foldCharacter(character: string): string {
  if (character === '’') return "'";
  if (/\s/.test(character)) return ' ';
  return character.normalize('NFD')[0]!.toLowerCase()[0] ?? character;
}

export const searchWords = (typed: string): string[] => fold(typed).split(' ').filter(Boolean);

/** Whether the text contains all these words or parts of words. */
export function containsAll(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/** Split a text where matches begin and end. */
export function splitAtMatches(text: string, words: readonly string[]): Piece[] {
  const folded = fold(text);
  const found = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      found.fill(true, at, at + word.length);
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = pieces.at(-1);
    if (last?.isMatch === found[at]) last!.text += text[at]!;
    else pieces.push({ text: text[at]!, isMatch: found[at]! });
  }
  return pieces;
}
