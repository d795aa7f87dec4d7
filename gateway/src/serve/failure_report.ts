/** What a log says about an unexpected error. Never its message, which may quote a payload or a secret. */
export interface FailureReport {
  /** `TypeError` */
  readonly name: string;
  /** The code of a system error: `ECONNRESET`. */
  readonly code?: string;
  /** Where it was thrown, the innermost call first. */
  readonly at: readonly string[];
}

const SHOWN_FRAMES = 6;

/** Describes whatever was thrown. */
export function reportFailure(error: unknown): FailureReport {
  if (!(error instanceof Error)) return { name: `a thrown ${typeof error}`, at: [] };
  const code: unknown = "code" in error ? error.code : undefined;
  // The stack begins with the message, which may have several lines.
  const frames = (error.stack ?? "").split("\n").filter((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line));
  return {
    name: /^\w{1,64}$/.test(error.name) ? error.name : "Error",
    ...(typeof code === "string" && /^\w{1,64}$/.test(code) && { code }),
    at: frames.slice(0, SHOWN_FRAMES).map((line) => line.trim().slice("at ".length)),
  };
}
