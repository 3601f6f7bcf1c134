/** Random secrets and ids, made on this device. */

const bytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

/** Make a seat key, an invitation or a contribution to the shuffle: 192 bits, base64url. */
export function makeKey(): string {
  return btoa(String.fromCharCode(...bytes(24))).replaceAll('+', '-').replaceAll('/', '_');
}

/** Make a command id: 128 bits, hexadecimal. */
export function makeCommandId(): string {
  return [...bytes(16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
