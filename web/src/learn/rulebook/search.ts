/** Looking for words in a text as one types them: case, accents and the sort of apostrophe do not matter. */
export interface Piece {
  text: string;
  isFound: boolean;
}

/** One sign for each sign, so that places in the folded text are places in the text. */
export function fold(text: string): string {
  return Array.from({ length: text.length }, (_, at) => foldSign(text[at]!)).join('');
}

function foldSign(sign: string): string {
  if (sign === '’') return "'";
  if (/\s/.test(sign)) return ' ';
  return sign.normalize('NFD')[0]!.toLowerCase()[0] ?? sign;
}

export const wordsOf = (typed: string): string[] => fold(typed).split(' ').filter(Boolean);

/** Are all these words, or parts of words, in the text? */
export function hasAll(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/** The text cut where words were found. */
export function cut(text: string, words: readonly string[]): Piece[] {
  const folded = fold(text);
  const found = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      found.fill(true, at, at + word.length);
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = pieces.at(-1);
    if (last?.isFound === found[at]) last!.text += text[at]!;
    else pieces.push({ text: text[at]!, isFound: found[at]! });
  }
  return pieces;
}
