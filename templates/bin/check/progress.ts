import type { CommandContext } from "../context.js";
import { safeLine } from "../../shared/safe_text.js";

/** Counts what has been read, and shows it now and then on a terminal. */
export interface Progress {
  readonly file: (name: string) => void;
  readonly add: (values: number) => void;
  readonly values: () => number;
  /** Passes chunks on and counts their bytes. */
  readonly count: (chunks: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;
  /** Removes the progress line. */
  readonly end: () => void;
}

/** Milliseconds between two updates. Shorter runs show nothing. */
const INTERVAL = 250;

/** Starts at zero. Writes nothing unless standard error is a terminal. */
export function startProgress({ stderr, now }: CommandContext, errors: () => number): Progress {
  let values = 0;
  let bytes = 0;
  let name = "";
  let last = now();
  let isShown = false;
  const show = (): void => {
    if (!stderr.isTerminal || now() - last < INTERVAL) return;
    last = now();
    isShown = true;
    const size = `${Math.round(bytes / 1_000_000)} MB`;
    stderr.write(`\r\u001b[2K${safeLine(name).slice(-60)}: ${values.toLocaleString("en-US")} values, ${size}, ${errors()} errors`);
  };
  return {
    file: (next) => {
      name = next;
      show();
    },
    add: (count) => {
      values += count;
      show();
    },
    values: () => values,
    count: async function* (chunks) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        show();
        yield chunk;
      }
    },
    end: () => {
      if (isShown) stderr.write("\r\u001b[2K");
    },
  };
}
