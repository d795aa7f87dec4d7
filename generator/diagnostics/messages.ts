import { outputMessages } from "./output_messages.ts";
import { ruleMessages } from "./rule_messages.ts";

/**
 * Every message: what is said (`{slots}` are filled per finding) and what mends it. The codes are
 * stable; each has a golden test under `test/golden/messages` and a line in CONTRIBUTING.md.
 */
export const messages = {
  // Files
  "file/missing": {
    message: "`{file}` does not exist",
    help: "the catalog is `spec/gateway.yaml` and one file per connector under `spec/connectors/`",
  },
  "file/unreadable": { message: "`{file}` cannot be read", help: "check the permissions of the file and of its folder" },
  "file/not-a-file": { message: "`{file}` is not a file", help: "a name that ends in `.yaml` must be a file with one part of the catalog" },
  "file/not-utf8": { message: "`{file}` is not UTF-8 text", help: "save the file as UTF-8" },
  "file/too-large": { message: "`{file}` is larger than 4 MB", help: "split the connector, or look for a file that was pasted by mistake" },
  "file/misplaced": {
    message: "`{file}` is no place for a part of the catalog",
    help: "connectors are `spec/connectors/<connector>.yaml`; everything shared is in `spec/gateway.yaml`",
  },
  "file/no-connectors": { message: "there is no connector under `spec/connectors/`", help: "add `spec/connectors/<connector>.yaml`" },
  // YAML
  "yaml/syntax": { message: "not valid YAML: {detail}", help: "quote texts that begin with a special character or contain `: ` or ` #`" },
  "yaml/empty": {
    message: "the file is empty",
    help: "a connector file begins with `connector: <id>`, the gateway's with `gateway: <title>`",
  },
  "yaml/duplicate-key": { message: "`{key}` is already there, in line {line}", help: "remove or rename one of the two" },
  "yaml/key": { message: "{what} cannot be a key", help: "keys are plain names" },
  "yaml/character": {
    message: "the character `{character}` has no place in the catalog",
    help: "remove it; it cannot be seen where it matters",
  },
  "yaml/number": { message: "`{text}` is not a number that JSON can carry exactly", help: "quote it when it is meant as text" },
  "yaml/anchor": { message: "anchors are not part of the catalog language", help: "name a type under `types` and use it by its name" },
  "yaml/alias": { message: "aliases are not part of the catalog language", help: "name a type under `types` and use it by its name" },
  "yaml/tag": { message: "tags are not part of the catalog language", help: "remove the tag; quote the value when it is meant as text" },
  "yaml/directive": { message: "directives are not part of the catalog language", help: "remove the line" },
  "yaml/several-documents": { message: "a second document begins here", help: "one file is one document; remove the separator" },
  "yaml/too-deep": { message: "the nesting is deeper than {limit} levels", help: "name the inner object under `records` or `types`" },
  // Shape
  "shape/unknown-key": { message: "`{key}` is not a key of {where}", help: "the keys are {keys}" },
  "shape/missing-key": { message: "{where} lacks `{key}`", help: "add `{key}`: {about}" },
  "shape/wrong-kind": { message: "{where} must be {wanted}, not {found}", help: "{about}" },
  "shape/wrong-value": { message: "{where} cannot be {found}", help: "{wanted}" },
  "shape/bad-name": { message: "`{name}` cannot be a name in {where}", help: "{about}" },
  "shape/bad-text": { message: "{found} does not fit {where}", help: "{about}" },
  "shape/empty": { message: "{where} must not be empty", help: "{about}" },
  "shape/out-of-range": { message: "{where} must be at least {least}", help: "{about}" },
  "shape/repeated": { message: "{where} has the same value twice", help: "remove one of them" },
  // Output
  // Types
  "type/syntax": {
    message: "`{type}` is not a type: {problem}",
    help: "write for instance `string | null`, `array<string>` or `map<integer>`",
  },
  "type/missing": { message: "nothing says what `{name}` is", help: "add `type`, `const`, `enum`, `fields` or `items`" },
  "type/union": {
    message: "`{type}` cannot be one type",
    help: "a union joins different scalar types, or is one object, array, map or record; `| null` may follow",
  },
  "type/nullable-param": { message: "`{type}` cannot be null here", help: "what is sent is left out instead of null; remove `| null`" },
  "type/misplaced-key": { message: "`{key}` says nothing about `{type}`", help: "`{key}` goes with {kinds}" },
  "type/list-value": {
    message: "`{value}` cannot be an element of a comma list",
    help: "the elements are texts without commas and blanks",
  },
  "type/header": { message: "`{name}` is sent in a header and must be a scalar", help: "write for instance `string`" },
  // References
  "ref/unknown": { message: "there is no {kind} `{name}`", help: "known are {known}" },
  "ref/circle": { message: "`{name}` is built on itself", help: "the circle is {circle}; break it" },
  // Origin
  "origin/two-marks": { message: "`assumed` and `not_shown` exclude each other", help: "keep the one that holds" },
  "origin/required": { message: "what is assumed cannot be required", help: "remove `required`, or `assumed` when a document states it" },
  "ref/unused": { message: "nothing uses the {kind} `{name}`", help: "remove it, or use it", severity: "warning" },
  // Values and their limits
  "type/empty-range": { message: "`{low}` is greater than `{high}`, so that nothing fits", help: "swap or correct the two" },
  "type/bad-pattern": { message: "`{pattern}` is not a regular expression: {problem}", help: "it is read as ECMAScript with the `u` flag" },
  "type/slow-pattern": {
    message: "`{pattern}` takes {complexity} time on some texts",
    help: "payloads come from anybody; leave out nested or overlapping repetitions",
  },
  "value/misfit": { message: "`{key}` does not fit the type: {problem}", help: "correct the value, or what the type allows" },
  "value/not-among": { message: "`const` is not among the values of `enum`", help: "correct one of them; `const` alone is enough" },
  "example/misfit": { message: "the example does not fit: {problem}", help: "correct the example, or what it is an example of" },
  "example/missing": { message: "`{name}` has a `pattern` and no `example`", help: "add an `example` that matches; none can be made up" },
  // Names
  "name/file": { message: "connector `{id}` cannot be in `{file}`", help: "the file of a connector is `spec/connectors/<connector>.yaml`" },
  "name/reserved": { message: "a connector cannot be called `{id}`", help: "these names have another meaning in the package: {reserved}" },
  "name/collision": { message: "`{name}` is wanted twice among {scope}", help: "it belongs to {other}; rename one of them" },
  "name/repeated-field": {
    message: "`{field}` is already a field of `{record}`",
    help: "what a record extends comes first; remove the field here",
  },
  "name/definition-id": { message: "this is already the definition id of `{connector}`", help: "every connector has its own" },
  // Operations
  "operation/no-record": {
    message: "nothing says what `{operation}` returns",
    help: "add `record` to the entity or `returns` to the operation",
  },
  "operation/no-paging": {
    message: "nothing says how `{operation}` is paged",
    help: "add `paging`, of kind `none` with its reason when there is none",
  },
  "operation/no-elements": { message: "nothing says where the elements of `{operation}` are", help: "add `elements`, such as `data`" },
  "operation/misplaced-key": { message: "`{key}` says nothing about an operation of kind `{kind}`", help: "it goes with {kinds}" },
  "operation/kind": { message: "`{action}` cannot be of kind `{kind}`", help: "it can be {kinds}" },
  "operation/effect": { message: "`{operation}` changes something and is said to be a read", help: "add `effect: write`" },
  "operation/bad-elements": { message: "`{path}` is no list of elements: {problem}", help: "`elements` leads from the record to an array" },
  // Paging
  "paging/unknown-name": { message: "`{key}` names the {kind} `{name}`, which does not exist", help: "known are {known}" },
  "paging/wrong-kind": { message: "`{key}` names `{name}`, which is not {wanted}", help: "name another one, or correct its type" },
  // Gateway
  "gateway/path-params": { message: "the path and `path_params` do not name the same params", help: "the path names {names}" },
  "gateway/missing-field": {
    message: "the body lacks the field `{field}`",
    help: "add it under `fields`; every operation is called by it",
  },
  ...ruleMessages,
  ...outputMessages,
} as const;

/** The stable code of a message: `group/kebab-name`. */
export type MessageCode = keyof typeof messages;

type Slots<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}` ? Slot | Slots<Rest> : never;

/** What the message with this code needs to be filled with. */
export type MessageSlots<Code extends MessageCode> = Readonly<
  Record<Slots<(typeof messages)[Code]["message"]> | Slots<(typeof messages)[Code]["help"]>, string | number>
>;
