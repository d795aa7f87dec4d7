import { bindingMessages } from "./binding_messages.ts";
import { extensionMessages } from "./extension_messages.ts";
import { lintMessages, silenceMessages } from "./lint_messages.ts";
import { openapiMessages } from "./openapi_messages.ts";
import { outputMessages } from "./output_messages.ts";
import { readingMessages } from "./reading_messages.ts";
import { ruleMessages } from "./rule_messages.ts";

/**
 * Every message: what is wrong (`{slots}` are filled for each diagnostic) and how to fix it. The codes are stable; each has a
 * golden test under `test/golden/messages`, a cause in `docs/messages/` and an entry in docs/messages.md.
 */
export const messages = {
  ...readingMessages,
  // Types
  "type/syntax": {
    message: "invalid type `{type}`: {problem}",
    help: "write, for example, `string | null`, `array<string>` or `map<integer>`",
  },
  "type/missing": { message: "`{name}` has no type", help: "add `type`, `const`, `enum`, `fields` or `items`" },
  "type/union": {
    message: "`{type}` cannot be combined into one type",
    help: "write `any`: only different scalar types can be combined, such as `string | integer`; anything can be combined with `null`",
  },
  "type/nullable-param": {
    message: "`{type}` allows null, which cannot be sent",
    help: "remove `| null`: a parameter is optional unless it has `required: true`, and is left out instead of being null",
  },
  "type/misplaced-key": { message: "`{key}` cannot be used with `{type}`", help: "`{key}` can be used with {kinds}" },
  "type/list-value": {
    message: "`{value}` cannot be an item of a comma-separated list",
    help: "the items are texts without commas and spaces",
  },
  "type/header": { message: "header `{name}` must be a scalar", help: "write a scalar type, such as `string`" },
  // References
  "ref/unknown": { message: "unknown {kind} `{name}`", help: "available: {known}" },
  "ref/circle": { message: "`{name}` contains itself", help: "break the cycle {circle}" },
  // Origin
  "origin/two-marks": { message: "`assumed` and `not_shown` cannot be used together", help: "keep the one that applies" },
  "origin/required": {
    message: "`required` cannot be used with `assumed`",
    help: "remove `required`, or remove `assumed` if a document states it",
  },
  "ref/unused": { message: "unused {kind} `{name}`", help: "use it or remove it", severity: "warning" },
  // Values and their limits
  "type/empty-range": { message: "`{low}` is greater than `{high}`", help: "swap or correct the two: no value can match both" },
  "type/no-value": { message: "no value matches {keys} together", help: "correct one of them" },
  "type/bad-pattern": {
    message: "invalid regular expression `{pattern}`: {problem}",
    help: "write an ECMAScript regular expression; it is compiled with the `u` flag",
  },
  "type/slow-pattern": {
    message: "`{pattern}` {doubt}",
    help: "avoid nested and overlapping repetitions (one with an upper limit counts as one without): payloads can come from anyone",
  },
  "value/misfit": { message: "`{key}` does not match the type: {problem}", help: "correct the value or the type" },
  "value/not-among": { message: "`const` is not one of the values in `enum`", help: "correct one of them, or keep only `const`" },
  "example/misfit": { message: "the example does not match: {problem}", help: "correct the example, or the type that it shows" },
  "example/missing": { message: "`{name}` has a `pattern` but no `example`", help: "add an `example` that matches the pattern" },
  // Names
  "name/file": {
    message: "connector `{id}` cannot be in `{file}`",
    help: "rename the file to `spec/connectors/{id}.yaml`, or correct `connector`",
  },
  "name/reserved": { message: "`{id}` is reserved and cannot be the name of a connector", help: "reserved names: {reserved}" },
  "name/collision": { message: "duplicate name `{name}` among {namespace}", help: "it is already used by {other}: rename one of the two" },
  "name/long-tool": {
    message: "the name of the tool, `{name}`, has {length} characters; at most {most} are allowed",
    help: "use a shorter name for the connector or the entity",
  },
  "name/repeated-field": {
    message: "duplicate field `{field}`: `{record}` already has it",
    help: "remove it here: a record has all fields of the record that it extends",
  },
  "name/definition-id": {
    message: "duplicate definition id: `{connector}` already has it",
    help: "every connector has a definition id of its own",
  },
  // Operations
  "operation/no-record": {
    message: "`{operation}` returns no record",
    help: "add `record` to the entity or `returns` to the operation",
  },
  "operation/no-paging": {
    message: "missing `paging` in `{operation}`",
    help: "add `paging`; if there is none, write `paging: { kind: none, reason: … }`",
  },
  "operation/no-elements": {
    message: "missing `elements` in `{operation}`",
    help: "add the path to the elements, such as `elements: data`",
  },
  "operation/misplaced-key": { message: "`{key}` cannot be used with kind `{kind}`", help: "`{key}` can be used with {kinds}" },
  "operation/kind": { message: "`{action}` cannot have kind `{kind}`", help: "it can have {kinds}" },
  "operation/effect": { message: "`{operation}` cannot be `effect: read`", help: "remove `effect`: this action always changes data" },
  "operation/bad-elements": {
    message: "`{path}` is not the path of a list: {problem}",
    help: "`elements` is the path from the record to an array",
  },
  // Paging
  "paging/unknown-name": { message: "`{key}` refers to an unknown {kind} `{name}`", help: "available: {known}" },
  "paging/wrong-kind": { message: "`{key}` refers to `{name}`, which is not {wanted}", help: "refer to another one, or correct its type" },
  "paging/profile-misfit": {
    message: "paging profile `{profile}` does not fit `{operation}`: {problem}",
    help: "correct the profile, or write the paging of this operation here",
  },
  // Gateway
  "gateway/path-params": { message: "`path_params` does not match the path", help: "the path has {names}" },
  "gateway/missing-field": {
    message: "missing field `{field}` in the request body",
    help: "add it under `fields`: every operation needs it",
  },
  ...ruleMessages,
  ...bindingMessages,
  ...extensionMessages,
  ...lintMessages,
  ...silenceMessages,
  ...openapiMessages,
  ...outputMessages,
} as const;

/** The stable code of a message: `group/kebab-name`. */
export type MessageCode = keyof typeof messages;

/** Braces with a blank in them, such as `{ }`, are text. */
type Slots<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? (Slot extends `${string} ${string}` ? never : Slot) | Slots<Rest>
  : never;

/** What the message with this code needs to be filled with. */
export type MessageSlots<Code extends MessageCode> = Readonly<
  Record<Slots<(typeof messages)[Code]["message"]> | Slots<(typeof messages)[Code]["help"]>, string | number>
>;
