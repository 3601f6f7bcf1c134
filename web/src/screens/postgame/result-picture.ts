/** The result of a game as a picture to share. It has its own light colours, whatever the page's theme is. */
import { KINDS } from '../../cards/codes';

export interface PictureRow {
  name: string;
  place: number;
  score: number;
  /** The score in words: `6 pizzas`, `120 points`. */
  text: string;
  /** The owner's kind in the pizza games: a pizza is drawn for each order served. Null elsewhere. */
  own: number | null;
}

export interface ResultPicture {
  game: string;
  headline: string;
  rows: readonly PictureRow[];
}

const WIDTH_PX = 1200;
const HEIGHT_PX = 630;
const MARGIN_PX = 64;
const NAME_PX = 330;
const FONT = "system-ui, 'DejaVu Sans', sans-serif";
const COLOURS = { paper: '#fbf6ec', ink: '#2b2622', quiet: '#655b50', line: '#e4daca', glow: '#f6c15b', action: '#b93415' };
const CRUST = '#d9964a';
const CHEESE = '#f7dfa0';
const KIND_COLOURS: Record<string, string> = {
  pineapple: '#d99a0b',
  olive: '#6b4a8e',
  pepper: '#3e8e41',
  mushroom: '#8a6242',
  salami: '#b3372f',
  shrimp: '#d9698c',
};

/** Draw the picture; rejects where the browser cannot. */
export function drawResult(picture: ResultPicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH_PX;
  canvas.height = HEIGHT_PX;
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('no canvas'));
  drawGround(context);
  drawTitle(context, picture);
  drawRows(context, picture.rows);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

function drawGround(context: CanvasRenderingContext2D): void {
  context.fillStyle = COLOURS.paper;
  context.fillRect(0, 0, WIDTH_PX, HEIGHT_PX);
  const glow = context.createRadialGradient(WIDTH_PX, 0, 40, WIDTH_PX, 0, 620);
  glow.addColorStop(0, COLOURS.glow);
  glow.addColorStop(1, `${COLOURS.glow}00`);
  context.fillStyle = glow;
  context.fillRect(0, 0, WIDTH_PX, HEIGHT_PX);
}

function drawTitle(context: CanvasRenderingContext2D, { game, headline }: ResultPicture): void {
  context.textBaseline = 'alphabetic';
  write(context, `Forno · ${game}`, MARGIN_PX, 92, `600 34px ${FONT}`, COLOURS.quiet, WIDTH_PX - 2 * MARGIN_PX);
  write(context, headline, MARGIN_PX, 172, `700 64px ${FONT}`, COLOURS.action, WIDTH_PX - 2 * MARGIN_PX);
}

function drawRows(context: CanvasRenderingContext2D, rows: readonly PictureRow[]): void {
  const height = Math.min(84, (HEIGHT_PX - 260) / Math.max(1, rows.length));
  rows.forEach((row, index) => {
    const y = 226 + index * height + height / 2;
    const weight = row.place === 1 ? 700 : 500;
    const size = Math.min(36, height * 0.5);
    context.textBaseline = 'middle';
    write(context, `${row.place}.  ${row.name}`, MARGIN_PX, y, `${weight} ${size}px ${FONT}`, COLOURS.ink, NAME_PX);
    if (row.own !== null) drawPizzas(context, row, y, Math.min(64, height * 0.82));
    context.textAlign = 'right';
    write(context, row.text, WIDTH_PX - MARGIN_PX, y, `${weight} ${size}px ${FONT}`, COLOURS.ink, 240);
    context.textAlign = 'left';
  });
}

function drawPizzas(context: CanvasRenderingContext2D, { score, own }: PictureRow, y: number, size: number): void {
  const left = MARGIN_PX + NAME_PX + 30;
  const space = WIDTH_PX - MARGIN_PX - 240 - left;
  const gap = Math.min(size * 1.06, score > 1 ? (space - size) / (score - 1) : size);
  for (let index = 0; index < score; index++)
    drawPizza(context, left + size / 2 + index * gap, y, size / 2, KIND_COLOURS[KINDS[own!]!] ?? COLOURS.action);
}

const TOPPINGS = [[0, 0], [-0.45, -0.3], [0.4, -0.38], [0.45, 0.3], [-0.35, 0.42]] as const;

function drawPizza(context: CanvasRenderingContext2D, x: number, y: number, radius: number, topping: string): void {
  disc(context, x, y, radius, CRUST);
  disc(context, x, y, radius * 0.84, CHEESE);
  for (const [across, down] of TOPPINGS) disc(context, x + across * radius, y + down * radius, radius * 0.17, topping);
}

function disc(context: CanvasRenderingContext2D, x: number, y: number, radius: number, colour: string): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = colour;
  context.fill();
}

function write(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  maxWidth: number,
): void {
  context.font = font;
  context.fillStyle = colour;
  context.fillText(text, x, y, maxWidth);
}

/** Hand the picture to the device's share dialog, or save it where there is none. */
export async function sharePicture(blob: Blob, title: string): Promise<'shared' | 'saved'> {
  const file = new File([blob], 'forno.png', { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => undefined);
    return 'shared';
  }
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(address);
  return 'saved';
}
