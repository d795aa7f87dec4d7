/** The messages about mistakes that only the meaning of the catalog shows, besides those about its text and shape. */
export const ruleMessages = {
  // Types and keys that do not fit together
  "type/exclusive-keys": {
    message: "`{key}` cannot be used together with `{other}`",
    help: "keep `const` for one value, `enum` for all values, or `known_values` for some of many",
  },
  "type/idle-key": { message: "`{key}` has no effect on a required param", help: "remove `{key}`, or remove `required`" },
  "type/idle-side": {
    message: "`{key}` has no effect: only {users} use `{name}`",
    help: "remove `{key}`, or use `{name}` in {others} too",
  },
  "type/too-large": {
    message: "{what} {excess}",
    help: "lower `min_items` or `min_length`, or let what is inside be null or empty; inherited fields and named types count wherever they are used",
  },
  "type/no-fields": { message: "record `{name}` has no fields", help: "add `fields`, or the record that it `extends`" },
  "type/lone-choice": {
    message: "`at_least_one_of` needs two or more names",
    help: "add another name, or write `required: true` at `{name}` instead",
  },
  "type/idle-choice": {
    message: "`at_least_one_of` has no effect: `{name}` is required",
    help: "remove `required` there, or remove `at_least_one_of`",
  },
  "ref/wrong-kind": { message: "`{name}` is a {kind}; {users}", help: "available: {known}" },
  // Values and descriptions
  "value/undeclared": {
    message: "undeclared {what} in the {value}",
    help: "the declared fields are {fields}; correct the name, declare the field, or remove it",
  },
  "description/missing": {
    message: "missing description of {what}",
    help: "add `description`, one short sentence; a field may have it on its line: `string -- Id of the customer.`",
  },
  // Names
  "name/global-type": {
    message: "`{name}` is the name of a global TypeScript type",
    help: "choose another name, such as `{suggested}`; spec/README.md lists the names to avoid",
  },
  "name/secret": {
    message: "`{name}` looks like a secret but is not marked as one",
    help: "add `secret: true`, so that its value is never shown in messages, reports and logs",
  },
  // Operations and the gateway
  "operation/permanent": {
    message: "`permanent` cannot be used with an operation that only reads",
    help: "remove `permanent`, or add `effect: write`",
  },
  "operation/bad-range": {
    message: "`range` refers to `{name}`, which is not a string",
    help: "refer to the param that takes the value of an HTTP Range header, such as `range_header`",
  },
  // What params do
  "role/several": {
    message: "param `{name}` has several roles: {keys}",
    help: "keep the key that says what the param does",
  },
  "role/derived": {
    message: "`{key}` cannot be used with `{name}`, which already has a role: {reason}",
    help: "remove `{key}`",
  },
  "role/missing": {
    message: "param{s} `{name}` of `{operation}` {has} no role",
    help: 'add {advice}: {keys}; write `no_effect: Not reviewed.` if you are unsure. They are explained in spec/README.md under "What params do"',
  },
  "role/action": {
    message: "`{key}` cannot be used with a param of `{action}`",
    help: "`{key}` can be used with params of {actions}",
  },
  "role/unknown-field": {
    message: "`{key}` refers to `{name}`, which the records of `{operation}` do not have",
    help: "available: {known}",
  },
  "role/filter": {
    message: "the filter of `{name}` {problem}",
    help: "write the `field` that is compared with the value, or the `meanings` of the values",
  },
  "role/idle-inclusive": {
    message: "`inclusive` has no effect on `{as}`",
    help: "remove `inclusive`: it belongs to `after` and `before`",
  },
  "role/unknown-value": { message: "`{value}` is not a value of `{name}`", help: "available: {known}" },
  "role/no-meaning": {
    message: "missing meaning of {values}",
    help: "add the conditions, or `{value}: { }` for all records",
  },
  "sandbox/idle": { message: "`{key}` has no effect: {reason}", help: "remove `{key}`, or correct it; spec/README.md describes `sandbox`" },
  "gateway/action-missing": { message: "missing action `{action}` in the values of `action`", help: "add it to `enum`: {why}" },
  "gateway/action-unknown": { message: "unknown action `{action}`", help: "available: {actions}" },
} as const;
