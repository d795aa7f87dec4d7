/**
 * Every code that validators report, and what it means. Codes are stable: programs may compare them. The `path` and the
 * `pointer` of an issue lead to the value that is wrong. Those of a `missing` issue lead to where the value should be, so
 * the parent of the pointer is the last thing that exists.
 */
export declare const issueCodes: {
    readonly "value/type": "The value has a different JSON type.";
    readonly "value/null": "The value is null. A warning for most fields of a response under the tolerant profile.";
    readonly "value/const": "The value is not the only allowed one.";
    readonly "value/enum": "The value is not one of the allowed ones. A warning in a response under the tolerant profile.";
    readonly "value/minimum": "The number is too small.";
    readonly "value/maximum": "The number is too large.";
    readonly "value/min-length": "The string has too few characters (code points).";
    readonly "value/max-length": "The string has too many characters (code points).";
    readonly "value/min-items": "The array or comma list has too few elements.";
    readonly "value/max-items": "The array or comma list has too many elements.";
    readonly "value/pattern": "The string does not match the pattern.";
    readonly "value/format": "The string does not have the required format.";
    readonly "value/also-seen": "The type differs from the documents but occurs in real traffic. Always a warning, under the tolerant profile only.";
    readonly "value/too-deep": "The value is nested deeper than validators look.";
    readonly "value/unreadable": "Reading the value throws: a getter or proxy in it fails.";
    readonly "params/unknown": "The operation has no such parameter. A warning if its parameters are not fully documented.";
    readonly "params/missing": "A required parameter is missing.";
    readonly "params/at-least-one-of": "The operation needs at least one of several parameters, and all of them are missing.";
    readonly "field/unknown": "The object has no such field. A warning if its fields are not fully documented.";
    readonly "field/missing": "A required field is missing. A warning for most fields of a response under the tolerant profile.";
    readonly "field/at-least-one-of": "The object needs at least one of several fields, and all of them are missing.";
    readonly "request/unknown-entity": "The connector has no such entity.";
    readonly "request/unknown-action": "The entity has no such action.";
    readonly "request/unknown-connector": "No connector of the catalog has this definition id. Always a warning: the gateway may have other connectors.";
};

/** A code of a validation issue. */
export type IssueCode = keyof typeof issueCodes;
