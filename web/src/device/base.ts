/** The path under which the server is reached, with a slash at its end: /, or /cards/ at https://example.org/cards/. */
const BASE = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="forno-base"]')?.content ?? '/';

/** The address of a path of the server: /t/ROOM -> /cards/t/ROOM */
export const linkTo = (path: string): string => BASE + path.slice(1);

/** The path of an address of the page: /cards/t/ROOM -> /t/ROOM */
export const pathOf = (address: string): string => (address.startsWith(BASE) ? `/${address.slice(BASE.length)}` : address);
