import type { Clock } from "./clock.ts";

/** The times until which instances make no calls, because the third party said so. */
export interface LimitPauses {
  /** Milliseconds until the next call; 0 when nothing forbids it. */
  remaining(key: string): number;
  /** Makes no calls for so many seconds. A shorter pause does not end a longer one. */
  pause(key: string, seconds: number): void;
}

/** Above this number the pauses that are over are removed. */
const MANY = 1_000;

/** Creates pauses of at most `longest` milliseconds: an answer can ask for years. */
export function createLimitPauses(clock: Clock, longest: number): LimitPauses {
  const ends = new Map<string, number>();
  const remaining = (key: string): number => Math.max(0, (ends.get(key) ?? 0) - clock.elapsed());
  return {
    remaining,
    pause: (key, seconds) => {
      const end = clock.elapsed() + Math.min(longest, seconds * 1000);
      if (ends.size >= MANY) removeEnded(ends, clock.elapsed());
      ends.set(key, Math.max(end, ends.get(key) ?? 0));
    },
  };
}

function removeEnded(ends: Map<string, number>, now: number): void {
  for (const [key, end] of ends) {
    if (end <= now) ends.delete(key);
  }
}
