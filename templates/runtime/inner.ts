import { isObject, jsonPointer } from "#templates/core";
import { subjectOf } from "./messages.js";
import type { Rule } from "./rules.js";
import { createValidator } from "./validator.js";
import type { CheckResult, Inner, ValidationIssue } from "./validator_types.js";

/** What we know about the inside of the records of a connector. */
export interface InnerRules {
  readonly connector: string;
  /** Where the knowledge comes from. */
  readonly source: string;
  /** The rules of the records that have open fields, by name: only of these fields. */
  readonly records: Readonly<Record<string, Rule>>;
  /** The record that an operation returns, by `entity.action`. */
  readonly operations: Readonly<Record<string, string>>;
  /** The field of the response with the record, or with records. */
  readonly result: string;
}

type Path = readonly (string | number)[];

/** Finds values of the wrong kind inside open fields. */
export function createInner({ connector, source, records, operations, result }: InnerRules): Inner {
  const validatorOf = remembered((name: string) => {
    const rule = own(records, name);
    return rule === undefined ? undefined : createValidator(name, rule);
  });
  return (address, value, { maxIssues = 100 }) => {
    const [id, entity = "", action = "", part] = address.split(".");
    const name = entity === "records" ? action : own(operations, `${entity}.${action}`);
    const isAnswer = entity === "records" || part === "record" || part === "response";
    const validator = id === connector && isAnswer && name !== undefined ? validatorOf(name) : undefined;
    if (validator === undefined) return [];
    const warnings: ValidationIssue[] = [];
    for (const [path, record] of part === "response" ? resultsIn(value, result) : [[[], value] as const]) {
      if (warnings.length >= maxIssues) break;
      const found = warningsOf(validator.check(record, { profile: "tolerant", maxIssues: Math.max(maxIssues, 100) }), path, source);
      warnings.push(...found.slice(0, maxIssues - warnings.length));
    }
    return warnings;
  };
}

function own<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

function remembered<Value>(make: (name: string) => Value): (name: string) => Value {
  const made = new Map<string, Value>();
  return (name) => {
    const value = made.get(name) ?? make(name);
    made.set(name, value);
    return value;
  };
}

/** The record or the records of a response, each with its path; none of one that cannot be read, about which there is an error. */
function resultsIn(response: unknown, result: string): readonly (readonly [path: Path, value: unknown])[] {
  try {
    const found = isObject(response) ? response[result] : undefined;
    return Array.isArray(found) ? found.map((one: unknown, index) => [[result, index], one]) : [[[result], found]];
  } catch {
    return [];
  }
}

/**
 * Null, missing values and further known types are right where a document is silent: the tolerant profile has only warnings for them. A value
 * at the top of a record is the documents' own.
 */
function warningsOf({ issues }: CheckResult<unknown>, start: Path, source: string): readonly ValidationIssue[] {
  return issues
    .filter(({ code, path }) => code === "value/type" && path.length > 1)
    .map(({ path: inside, expected, message }): ValidationIssue => {
      const path = [...start, ...inside];
      const about = { message: message.replace(subjectOf(inside), () => subjectOf(path)), hint: `Assumed: ${source}` };
      return {
        code: "inner/type",
        severity: "warning",
        path,
        pointer: jsonPointer(path),
        ...about,
        ...(expected !== undefined && { expected }),
      };
    });
}
