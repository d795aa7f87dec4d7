import { VendorError } from "../vendor/vendor_types.ts";
import { DeadlineError, startDeadline, unlessAborted, type Deadline, type Clock } from "./deadline.ts";

/** The connections to third parties. */
export interface Connections {
  /**
   * Waits for a free connection to an origin, first come, first served. Resolves with a function that gives it back. Rejects with a
   * `VendorError` of kind `busy` after half of the remaining time: a call that is sent later would time out as if the third party were slow.
   */
  take(origin: string, vendor: string, deadline: Deadline): Promise<() => void>;
}

interface Line {
  taken: number;
  readonly waiting: Set<() => void>;
}

/** @param most how many connections one origin may have at a time */
export function createConnections(clock: Clock, most: number): Connections {
  const lines = new Map<string, Line>();
  return {
    take: async (origin, vendor, deadline) => {
      const line = lines.get(origin) ?? { taken: 0, waiting: new Set() };
      lines.set(origin, line);
      if (line.taken < most) line.taken++;
      else await waitIn(line, vendor, startDeadline(clock, deadline.remaining() / 2, deadline.signal));
      return () => {
        const [next] = line.waiting;
        if (next !== undefined) return next();
        line.taken--;
        if (line.taken === 0) lines.delete(origin);
      };
    },
  };
}

async function waitIn({ waiting }: Line, vendor: string, patience: Deadline): Promise<void> {
  let enter = (): void => undefined;
  const turn = new Promise<void>((resolve) => {
    enter = () => {
      waiting.delete(enter);
      resolve();
    };
  });
  waiting.add(enter);
  try {
    await unlessAborted(turn, patience.signal);
  } catch (error) {
    waiting.delete(enter);
    if (!(error instanceof DeadlineError)) throw error;
    throw new VendorError({ kind: "busy", message: `Too many calls to ${vendor} are under way.`, retryAfter: 1 });
  } finally {
    patience.release();
  }
}
