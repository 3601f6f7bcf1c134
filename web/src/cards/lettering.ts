/** Text on drawings: its estimated width, its size and its lines, in units of a card. Drawings cannot measure fonts. */
const WIDTHS: [letters: RegExp, width: number][] = [
  [/[iljtfrI!.,:;’'|() ]/, 0.37],
  [/[WMЖШЩЮФ—]/, 1.05],
  [/[mwœжмфшщыю]/, 0.88],
  [/\p{Lu}/u, 0.77],
];
const OTHER = 0.61;

/** Estimated width of a text in bold Nunito, or what stands in for it, of size 1: rather too wide than too narrow. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER;
  return width;
}

/** Break a text into lines of at most this width at font size 1: after words, not after numbers. A long word has a line of its own. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/(?<!\d) /)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && textWidth(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export interface Lettering {
  lines: string[];
  size: number;
}

interface Box {
  width: number;
  height: number;
}

const fitted = new Map<string, Lettering>();

/** The largest lettering of a text in a box, up to a size: the same object for the same text. */
export function fitText(text: string, box: Box, maxSize: number): Lettering {
  const key = `${box.width} ${box.height} ${maxSize} ${text}`;
  const known = fitted.get(key) ?? largestLettering(text, box, maxSize);
  fitted.set(key, known);
  return known;
}

function largestLettering(text: string, box: Box, maxSize: number): Lettering {
  for (let size = maxSize; size > 5; size -= 0.5) {
    const lines = wrapText(text, box.width / size);
    const isNarrow = lines.every((line) => textWidth(line) * size <= box.width);
    if (isNarrow && lines.length * size * LINE_HEIGHT <= box.height) return { lines, size };
  }
  return { lines: [text], size: Math.max(4, box.width / textWidth(text)) };
}

/** Height of a line at font size 1. */
export const LINE_HEIGHT = 1.12;
