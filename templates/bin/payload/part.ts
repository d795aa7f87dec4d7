import type { InputProblem } from "../input/input_problem.js";
import type { JsonPath } from "../json/scan_json.js";

/** A value of an input that is to be held against something, or that nothing can be held against. */
export interface Part {
  readonly value: unknown;
  /** Where it is in the document. */
  readonly path: JsonPath;
  /** The JSON text of the value is itself a string of the document, at `path`. */
  readonly embedded?: true;
  /** What it is held against: it has to fit one of them. */
  readonly target: readonly string[] | InputProblem;
}

/** What the command knows about where payloads belong. */
export interface TargetRules {
  readonly as?: string;
  readonly connector?: string;
  readonly addresses: ReadonlySet<string>;
  readonly connectors: readonly string[];
  /** Connectors by `entity.action`. */
  readonly owners: ReadonlyMap<string, readonly string[]>;
  /** Connectors by the id that an instance request names them with. */
  readonly definitions: ReadonlyMap<string, string>;
  /** Paths of the two endpoints. */
  readonly paths: { readonly create: RegExp; readonly execute: RegExp };
}

/** An object with keys, as JSON has it. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object's own value of a key. */
export function own(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The text of a string; "" for anything else. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
