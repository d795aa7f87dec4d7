/**
 * Every code that a validator gives out, and what it says. Codes are stable: programs may compare them. `path` and
 * `pointer` of an issue lead to the value at fault; of a `missing` one to where the value should be, so that there the
 * pointer's parent is the last thing that exists.
 */
export const issueCodes = {
    "value/type": "The value has another JSON type than the rule names.",
    "value/null": "The value is null and must not be. A warning for a field of a response under the tolerant profile.",
    "value/const": "The value is not the one that it has to be.",
    "value/enum": "The value is none of those that the rule lists. A warning in a response under the tolerant profile.",
    "value/minimum": "The number is too small.",
    "value/maximum": "The number is too large.",
    "value/min-length": "The string has too few characters (code points).",
    "value/max-length": "The string has too many characters (code points).",
    "value/min-items": "The array or comma list has too few elements.",
    "value/max-items": "The array or comma list has too many elements.",
    "value/pattern": "The string does not match the pattern.",
    "value/format": "The string is not written in the format.",
    "value/also-seen": "The type differs from the documents, but real traffic has it. Only ever a warning, under the tolerant profile.",
    "value/too-deep": "The value is nested deeper than a validator follows.",
    "value/unreadable": "Reading the value throws: a getter or proxy in it fails.",
    "params/unknown": "The operation has no such parameter.",
    "params/missing": "A required parameter is missing.",
    "params/at-least-one-of": "None of the parameters is there of which the operation needs one.",
    "field/unknown": "The object has no such field.",
    "field/missing": "A required field is missing. A warning in a response under the tolerant profile.",
    "field/at-least-one-of": "None of the fields is there of which the object needs one.",
    "request/unknown-entity": "The connector has no such entity.",
    "request/unknown-action": "The entity has no such action.",
};
