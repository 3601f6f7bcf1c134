/** Random secrets and ids, made on this device. */

export const randomBytes = (count: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(count));

/** Write bytes as base64url, without padding. */
export function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Make a seat key, an invitation or a contribution to the shuffle: 192 bits, base64url. */
export const makeKey = (): string => base64url(randomBytes(24));

/** Make a command id: 128 bits, hexadecimal. */
export function makeCommandId(): string {
  return [...randomBytes(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
