/** Byte operations of docs/fairness.md: concatenation, `"text"`, `u64(n)`, `H` and HMAC. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export const text = utf8ToBytes;
export const hex = bytesToHex;

/** Read a hash of 64 hexadecimal digits in lower case. Throws on anything else. */
export function readHash(digits: string): Uint8Array {
  if (!/^[0-9a-f]{64}$/.test(digits)) throw new Error('64 hexadecimal digits expected');
  return hexToBytes(digits);
}

export function u64(number: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}

export const H = (...parts: Uint8Array[]): Uint8Array => sha256(concatBytes(...parts));
export const HMAC = (key: Uint8Array, ...parts: Uint8Array[]): Uint8Array => hmac(sha256, key, concatBytes(...parts));
