/** Drawings of the faces: flat shapes of two tones with dark features, each told from the others by its outline. */
import type { BotFace, PersonFace } from '../protocol';

export type FaceId = PersonFace | BotFace;

/** In the order of the picker. */
export const PERSON_FACES: readonly PersonFace[] = [
  'fox', 'owl', 'bear', 'lion', 'cat', 'rabbit', 'frog', 'penguin', 'pig', 'hedgehog', 'octopus', 'raccoon',
];

export type Paint = 'main' | 'second' | 'ink' | 'accent' | 'line';

export interface Drawing {
  main: string;
  second: string;
  accent?: string;
  /** Paths in a 64 by 64 view box, from back to front. */
  shapes: readonly (readonly [Paint, string])[];
}

function dot(x: number, y: number, radius: number, height = radius): string {
  return `M${x - radius} ${y}a${radius} ${height} 0 1 0 ${2 * radius} 0a${radius} ${height} 0 1 0 ${-2 * radius} 0z`;
}

/** A shape and its mirror image, given by centre and radii. */
const pair = (fromMiddle: number, y: number, radius: number, height = radius): string =>
  dot(32 - fromMiddle, y, radius, height) + dot(32 + fromMiddle, y, radius, height);

const eyes = (y: number, fromMiddle = 9, radius = 2.8): readonly [Paint, string] => ['ink', pair(fromMiddle, y, radius)];

/** Dots around a circle. */
function wreath(y: number, distance: number, radius: number, count: number): string {
  const angles = Array.from({ length: count }, (_, index) => (2 * Math.PI * index) / count);
  return angles
    .map((angle) => dot(round(32 + distance * Math.cos(angle)), round(y + distance * Math.sin(angle)), radius))
    .join('');
}
const round = (value: number): number => Math.round(value * 10) / 10;

const HAT = 'M18 25C8 24 8 9 20 10 23 2 41 2 44 10 56 9 56 24 46 25z';

export const DRAWINGS: Record<FaceId, Drawing> = {
  fox: {
    main: '#d1661f',
    second: '#fff1e0',
    shapes: [
      ['main', 'M9 8L24 20Q32 17 40 20L55 8Q57 30 51 40 44 53 32 57 20 53 13 40 7 30 9 8z'],
      ['second', 'M14 17l7 5-5 7zM50 17l-7 5 5 7zM13 40Q24 35 32 49 40 35 51 40 44 53 32 57 20 53 13 40z'],
      ['ink', dot(32, 53, 3.6)],
      eyes(33),
    ],
  },
  owl: {
    main: '#6d5a94',
    second: '#f4ecff',
    accent: '#e0992c',
    shapes: [
      ['main', 'M11 8Q18 17 25 16 32 14 39 16 46 17 53 8 55 20 53 36 52 57 32 58 12 57 11 36 9 20 11 8z'],
      ['second', pair(9.5, 31, 10) + 'M23 48q9-5 18 0-2 7-9 7t-9-7z'],
      ['ink', pair(9, 31, 4.6)],
      ['accent', 'M32 34l5 5-5 8-5-8z'],
    ],
  },
  bear: {
    main: '#80512f',
    second: '#e8c79d',
    shapes: [
      ['main', pair(17, 17, 9) + dot(32, 36, 22)],
      ['second', pair(17, 17, 4.5) + dot(32, 44, 11, 9)],
      ['ink', dot(32, 39.5, 4.6, 3.4)],
      ['line', 'M32 43v4M27 48q5 3 10 0'],
      eyes(31),
    ],
  },
  lion: {
    main: '#a5551a',
    second: '#f4c766',
    shapes: [
      ['main', wreath(33, 19, 8.5, 11)],
      ['second', pair(13, 20, 5) + dot(32, 34, 17)],
      ['ink', 'M27.5 37h9L32 42z'],
      ['line', 'M32 42v3M26 46q6 4 12 0'],
      eyes(31, 8, 2.6),
    ],
  },
  cat: {
    main: '#4c6078',
    second: '#e9eff5',
    shapes: [
      ['main', 'M11 6L27 19Q32 18 37 19L53 6Q57 24 54 38 51 56 32 57 13 56 10 38 7 24 11 6z'],
      ['second', 'M16 15l6 5-5 5zM48 15l-6 5 5 5z' + pair(5.5, 45, 7)],
      ['ink', pair(10, 33, 2.4, 4.6) + 'M29 39h6l-3 3.6z'],
      ['line', 'M4 42l14 2M4 51l14-3M60 42l-14 2M60 51l-14-3'],
    ],
  },
  rabbit: {
    main: '#b18c78',
    second: '#fbeae2',
    shapes: [
      ['main', 'M19 2C29 1 31 14 29 28H19C12 16 11 3 19 2zM45 2C35 1 33 14 35 28H45C52 16 53 3 45 2z' + dot(32, 41, 20, 19)],
      ['second', 'M20 7C25 7 26 16 25 26H21C17 16 17 8 20 7zM44 7C39 7 38 16 39 26H43C47 16 47 8 44 7z' + pair(5, 47, 6)],
      ['ink', 'M29 40h6l-3 4z'],
      ['second', 'M28.5 50h7v8h-7z'],
      ['line', 'M32 50v7'],
      eyes(36),
    ],
  },
  frog: {
    main: '#4b8436',
    second: '#eaf5d8',
    shapes: [
      ['main', pair(14, 19, 11) + dot(32, 40, 27, 19)],
      ['second', pair(14, 18, 6.5) + 'M13 47q19 13 38 0-4 10-19 10T13 47z'],
      ['ink', pair(14, 18, 3.4) + pair(3, 36, 1.3)],
      ['line', 'M11 44q21 13 42 0'],
    ],
  },
  penguin: {
    main: '#2d3a4d',
    second: '#fdf8ee',
    accent: '#e0862a',
    shapes: [
      ['main', dot(32, 34, 23, 26)],
      ['second', 'M32 26C26 16 12 21 13 35 14 50 24 58 32 58S50 50 51 35C52 21 38 16 32 26z'],
      ['accent', 'M24 38q8-6 16 0-4 8-8 8t-8-8z'],
      eyes(31, 9, 3),
    ],
  },
  pig: {
    main: '#dd8693',
    second: '#f9d5d9',
    shapes: [
      ['main', 'M7 12Q20 6 27 19L15 32Q7 24 7 12zM57 12Q44 6 37 19L49 32Q57 24 57 12z' + dot(32, 36, 23, 21)],
      ['second', dot(32, 42, 12, 9)],
      ['ink', pair(4.5, 42, 2.2, 3.4)],
      eyes(29, 11),
    ],
  },
  hedgehog: {
    main: '#5f4937',
    second: '#efd3ae',
    shapes: [
      ['main', 'M32 3l5 7 8-4 2 8 9 0-2 8 8 4-5 7 5 7-8 4 2 8-9 0-3 7H20l-3-7-9 0 2-8-8-4 5-7-5-7 8-4-2-8 9 0 2-8 8 4z'],
      ['second', pair(13, 26, 5) + 'M13 35Q14 22 24 24 32 28 40 24 50 22 51 35 50 48 32 57 14 48 13 35z'],
      ['ink', dot(32, 51, 5, 4)],
      eyes(36),
    ],
  },
  octopus: {
    main: '#b0456d',
    second: '#fbe3ec',
    shapes: [
      ['main', 'M9 30C9 14 19 4 32 4s23 10 23 26q0 10 5 13-2 6-7 4 0 9-7 9-5 0-6-5-2 8-8 8t-8-8q-1 5-6 5-7 0-7-9-5 2-7-4 5-3 5-13z'],
      ['second', pair(9, 30, 7, 8) + dot(22, 13, 3) + dot(31, 10, 2)],
      ['ink', pair(8, 32, 3.6, 4.4)],
      ['line', 'M28 43q4 3 8 0'],
    ],
  },
  raccoon: {
    main: '#7c848d',
    second: '#f3f5f7',
    shapes: [
      ['main', pair(18, 15, 9) + 'M32 12Q56 12 60 42 48 56 32 57 16 56 4 42 8 12 32 12z'],
      ['second', pair(18, 15, 4.5) + 'M32 20Q45 20 54 38 46 53 32 55 18 53 10 38 19 20 32 20z'],
      ['ink', 'M32 29Q22 24 9 37 15 46 27 40zM32 29Q42 24 55 37 49 46 37 40z' + dot(32, 48, 4, 3.4)],
      ['second', pair(11, 36, 2.6)],
    ],
  },
  chef: {
    main: '#9aa7b3',
    second: '#ffffff',
    accent: '#6b3f1f',
    shapes: [
      ['main', 'M14 26h36v22q0 10-10 10H24q-10 0-10-10z'],
      ['second', HAT + 'M18 22h28v8H18z'],
      ['line', HAT + 'M18 24v6h28v-6'],
      ['accent', 'M32 45c-3-4-9-3-11 0-2 2-5 2-6 0 1 7 10 9 17 3 7 6 16 4 17-3-1 2-4 2-6 0-2-3-8-4-11 0z'],
      eyes(38),
    ],
  },
  robot: {
    main: '#5f7f99',
    second: '#dcecf7',
    shapes: [
      ['main', 'M30 8h4v10h-4z' + dot(32, 7, 4.5) + 'M4 32h8v14H4zM52 32h8v14h-8zM12 16h40q4 0 4 4v34q0 4-4 4H12q-4 0-4-4V20q0-4 4-4z'],
      ['second', 'M16 24h32v14H16zM18 45h28v7H18z'],
      ['ink', 'M20 27h8v8h-8zM36 27h8v8h-8z'],
      ['line', 'M25 45v7M32 45v7M39 45v7'],
    ],
  },
  kettle: {
    main: '#a8642d',
    second: '#f6dcc0',
    shapes: [
      ['line', 'M18 22C16 2 48 2 46 22'],
      ['main', 'M20 20h24q10 12 10 30 0 6-5 6H15q-5 0-5-6 0-7 2-13L2 28l4-5 11 5z'],
      ['second', 'M26 15h12v5H26z' + pair(9, 35, 5.4)],
      ['ink', pair(9, 35, 2.8)],
      ['line', 'M26 46q6 5 12 0'],
    ],
  },
  toaster: {
    main: '#66707a',
    second: '#f1c98a',
    shapes: [
      ['second', 'M15 24V12q0-6 6-6h2q6 0 6 6v12zM35 24V12q0-6 6-6h2q6 0 6 6v12z'],
      ['line', 'M15 24V12q0-6 6-6h2q6 0 6 6v12M35 24V12q0-6 6-6h2q6 0 6 6v12'],
      ['main', 'M12 22h40q7 0 7 8v18q0 6-6 6v4h-8v-4H19v4h-8v-4q-6 0-6-6V30q0-8 7-8z'],
      ['second', pair(10, 35, 5)],
      ['ink', pair(10, 35, 2.6)],
      ['line', 'M24 46h16'],
    ],
  },
  baker: {
    main: '#c2b18f',
    second: '#b93415',
    accent: '#3a2a1a',
    shapes: [
      ['main', dot(32, 38, 21, 20)],
      ['second', 'M6 24C4 10 22 3 36 6 52 8 60 18 56 24 42 17 20 18 6 24z' + dot(33, 5, 3)],
      ['accent', 'M32 44q-6-4-10 0-4 4-8-1 0 8 8 8 7 0 10-4 3 4 10 4 8 0 8-8-4 5-8 1-4-4-10 0z'],
      ['ink', pair(9, 34, 3)],
      ['line', pair(9, 34, 6) + 'M29 34h6'],
    ],
  },
  android: {
    main: '#5d7d4d',
    second: '#14202b',
    accent: '#9be07f',
    shapes: [
      ['line', 'M19 14L13 4M45 14L51 4'],
      ['main', dot(13, 5, 3.5) + dot(51, 5, 3.5) + dot(32, 36, 23, 22)],
      ['second', 'M16 27h32q6 0 6 7t-6 7H16q-6 0-6-7t6-7z'],
      ['accent', 'M19 32h9v4h-9zM36 32h9v4h-9z'],
      ['line', 'M25 49h14'],
    ],
  },
  mixer: {
    main: '#a2383e',
    second: '#f3d6d6',
    shapes: [
      ['main', 'M5 20Q5 7 19 7h29q11 0 11 11 0 10-11 10H19Q5 28 5 20z'],
      ['line', 'M26 28v8M38 28v8'],
      ['second', 'M10 36h44q-1 21-22 22-21-1-22-22z'],
      ['line', 'M10 36h44q-1 21-22 22-21-1-22-22z'],
      ['second', pair(11, 17, 5)],
      ['ink', pair(11, 17, 2.6)],
      ['line', 'M26 46q6 5 12 0'],
    ],
  },
  teapot: {
    main: '#35747a',
    second: '#e2f2f2',
    shapes: [
      ['line', 'M48 28q13-5 13 8t-14 12'],
      ['main', dot(32, 12, 4) + 'M20 20Q32 10 44 20zM14 30L3 22 2 28 11 44zM32 20q19 3 19 20 0 16-12 17H25Q13 56 13 40q0-17 19-20z'],
      ['second', pair(8, 36, 5.4)],
      ['ink', pair(8, 36, 2.8)],
      ['line', 'M26 47q6 5 12 0M20 20h24'],
    ],
  },
};
