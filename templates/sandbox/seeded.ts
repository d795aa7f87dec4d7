/** Numbers from 0 up to 1 that look random and depend on nothing but the seed. */
export function seededRandom(seed: number): () => number {
  const start = hashNumber(seed, 0);
  let count = 0;
  return () => {
    count += 1;
    return hashNumber(start, count) / 2 ** 32;
  };
}

/** A clock that moves when it is read. */
export interface LogicalClock {
  /** Milliseconds since 1970; later with every call. */
  readonly now: () => number;
  /** Moves it on by milliseconds that somebody has waited. */
  readonly advance: (milliseconds: number) => void;
  /** The time without moving it. */
  readonly time: () => number;
}

/** When every logical clock begins: 2026-01-01T00:00:00.000Z. */
const BEGINNING = 1_767_225_600_000;

/** A clock whose steps come from the seed: from 1 to 40 milliseconds. */
export function logicalClock(seed: number): LogicalClock {
  const random = seededRandom(seed);
  let time = BEGINNING;
  return {
    now: () => (time += 1 + Math.floor(random() * 40)),
    advance: (milliseconds) => {
      time += milliseconds;
    },
    time: () => time,
  };
}

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
