/** A number from 0 to 2^32 - 1 that depends on every character of a text (FNV-1a), and on a number. */
export function hashText(text: string, seed: number): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hashNumber(hash, text.length);
}

/** A number from 0 to 2^32 - 1 that depends on every bit of two numbers (the finalizer of MurmurHash3). */
export function hashNumber(hash: number, number: number): number {
  let mixed = hash ^ Math.imul(number, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
