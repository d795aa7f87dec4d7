/**
 * Every code that validators report, and what it means. Codes are stable: programs may compare them. The `path` and the
 * `pointer` of an issue lead to the value that is wrong. Those of a `missing` issue lead to where the value should be, so
 * the parent of the pointer is the last value that exists.
 */
export const issueCodes = {
  "value/type": "The value has a different JSON type.",
  "value/null": "The value is null. A warning for most fields of a response under the tolerant profile.",
  "value/const": "The value is not the only allowed one.",
  "value/enum": "The value is not one of the allowed ones. A warning in a response under the tolerant profile.",
  "value/minimum": "The number is too small.",
  "value/maximum": "The number is too large.",
  "value/multiple-of": "The number is not a multiple of the required number.",
  "value/min-length": "The string has too few characters (code points).",
  "value/max-length": "The string has too many characters (code points).",
  "value/min-items": "The array or comma list has too few elements.",
  "value/max-items": "The array or comma list has too many elements.",
  "value/pattern": "The string does not match the pattern.",
  "value/format": "The string does not have the required format.",
  "value/also-seen": "The type differs from the documents but occurs in real traffic. Always a warning, under the tolerant profile only.",
  "value/too-deep": "The value is nested deeper than validators look.",
  "value/unreadable": "Reading the value throws: a getter or proxy in it fails.",
  "inner/type":
    "A value inside of a field that the documents leave open has another JSON type than public sources say. Always a warning, and only with `inner`.",
  "params/unknown": "The operation has no such parameter. A warning if its parameters are not fully documented.",
  "params/missing": "A required parameter is missing.",
  "params/at-least-one-of": "The operation needs at least one of several parameters, and all of them are missing.",
  "field/unknown": "The object has no such field. A warning if its fields are not fully documented.",
  "field/missing": "A required field is missing. A warning for most fields of a response under the tolerant profile.",
  "field/at-least-one-of": "The object needs at least one of several fields, and all of them are missing.",
  "request/unknown-entity": "The connector has no such entity.",
  "request/unknown-action": "The entity has no such action.",
  "request/unknown-connector":
    "No connector of the catalog has this definition id. Always a warning: the gateway may have other connectors.",
} as const;

/** A code of a validation issue. */
export type IssueCode = keyof typeof issueCodes;
