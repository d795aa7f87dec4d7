import type { JsonSchema } from "connector-gateway-spec/schemas";

/** A validator of some library for one schema. */
export interface Checker {
  readonly by: string;
  /** Whether a value is valid, and nothing else. */
  readonly accepts: Verdict;
  /** Whether a value is valid, with a list of all faults if it is not. */
  readonly check: Verdict;
}

/** A library, and how it makes a checker of a JSON Schema. Throws when it has no means for something in the schema. */
export interface Library {
  readonly by: string;
  readonly build: (schema: JsonSchema) => Promise<Pick<Checker, "accepts" | "check">>;
}

/** Whether a value is valid, in the words of a function that says so. */
export type Verdict = (value: unknown) => boolean;

/** Throws, with the name of the candidate, unless the verdict is that all valid values are valid and the others are not. */
export function assertVerdicts(by: string, verdict: Verdict, valid: readonly unknown[], invalid: readonly unknown[]): void {
  const refused = valid.find((value) => !verdict(value));
  if (refused !== undefined) throw new Error(`${by} refuses ${shortened(refused)}, which is valid.`);
  const accepted = invalid.find((value) => verdict(value));
  if (accepted !== undefined) throw new Error(`${by} accepts ${shortened(accepted)}, which is not valid.`);
}

function shortened(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
