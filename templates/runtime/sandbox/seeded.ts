/** Numbers from 0 up to 1 that look random and depend on nothing but the seed. */
export function seededRandom(seed: number): () => number {
  let state = (seed ^ 0x5eed) >>> 0;
  return () => {
    // A 32-bit xorshift of a Weyl sequence: every platform computes the same.
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
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
