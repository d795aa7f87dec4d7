import type { MessageCode } from "../../generator/read/diagnostics/messages.ts";
import type { Explanation } from "./explanation.ts";
import type { bindingCodes } from "./binding_codes.ts";
import type { extensionCodes } from "./extension_codes.ts";
import type { lintCodes } from "./lint_codes.ts";
import type { openapiCodes } from "./openapi_codes.ts";
import type { outputCodes } from "./output_codes.ts";
import type { readingCodes } from "./reading_codes.ts";

/** The codes about what the catalog says. */
export const ruleCodes: Readonly<
  Record<
    Exclude<
      MessageCode,
      | keyof typeof readingCodes
      | keyof typeof bindingCodes
      | keyof typeof outputCodes
      | keyof typeof lintCodes
      | keyof typeof extensionCodes
      | keyof typeof openapiCodes
    >,
    Explanation
  >
> = {
  "type/syntax": {
    cause: "The type expression cannot be read: a bracket is missing, a type does not exist, or the notation is that of another language.",
    fix: "Write, for example, `string | null`, `array<string>` or `map<integer>`.",
  },
  "type/missing": { cause: "None of the keys of this definition says which values are allowed." },
  "type/union": { cause: "A value of such a type cannot be described by one type in all outputs." },
  "type/nullable-param": {
    cause: "Parameters are never null: a gateway receives a value or nothing. Only a named type that records use too can have `null`.",
  },
  "type/misplaced-key": {
    cause: "The constraint does not apply to values of this type, for example a maximum on a string.",
    fix: "Remove the key, or correct the type. The help of the message lists the types that the key can be used with.",
  },
  "type/list-value": {
    cause: "With `list: comma` the items are joined by commas, so an item that contains a comma or a space looks like two items.",
    fix: "Remove the comma or space from the item, or use `array<string>`.",
  },
  "type/header": { cause: "HTTP headers are text, so a header cannot be an object or an array." },
  "type/empty-range": { cause: "The lower limit is above the upper limit, so no value is allowed." },
  "type/no-value": { cause: "Each of the constraints can be met, but no value meets all of them." },
  "type/bad-pattern": { cause: "The text after `pattern` is not a valid regular expression." },
  "type/slow-pattern": {
    cause:
      "On some texts, matching may take time that grows much faster than their length, so a payload could stop the program that validates it. A repetition with an upper limit counts as one without. Constructs that cannot be analyzed are rejected, too: lookarounds, back-references.",
    fix: "Rewrite the pattern without nested or overlapping repetitions, and begin it with `^`. State lengths with `min_length` and `max_length`.",
  },
  "type/exclusive-keys": {
    cause: "Two keys contradict each other: each of them says which values exist.",
    fix: "Keep one of the two: `const` for one value, `enum` for all values, `known_values` for some of many.",
  },
  "type/idle-key": {
    cause: "The key says what happens if the param is omitted, but a required param never is.",
    fix: "Remove the key, or remove `required`.",
  },
  "type/idle-side": {
    cause: "The key of a named type applies only to requests or only to responses, and the type is used only on the other side.",
    fix: "Remove the key, or use the type on the other side too.",
  },
  "type/too-large": {
    cause:
      "Each limit is allowed, but together they demand a value, or a number of fields, that is too large to be shown in examples and documents: limits of arrays inside arrays multiply, and so do records that contain each other twice.",
    fix: "Lower `min_items` or `min_length`, let a field be null or an array be empty, or use fewer levels of named types and of `extends`.",
  },
  "type/no-fields": { cause: "A record without fields describes nothing." },
  "type/lone-choice": {
    cause: "At least one of a single name is the same as a required field.",
    fix: "Add another name, or remove `at_least_one_of` and write `required: true` at the param.",
  },
  "type/idle-choice": { cause: "One of the names is required, so the condition is always met." },
  "ref/unknown": {
    cause: "The name is not defined in this file. It may be misspelled, or defined in another connector: connectors share nothing.",
    fix: "Correct the name, or define it. The help of the message lists the names that exist.",
  },
  "ref/circle": {
    cause:
      "The definition needs itself to be complete: a record extends itself, or each value must contain another value of the same kind, infinitely.",
    fix: "Break the cycle: remove one `extends`, or let one of the fields be null, or make it an array.",
  },
  "ref/unused": { cause: "A named type or record is defined but nothing uses it. This is a warning." },
  "ref/wrong-kind": {
    cause: "The name exists, but it names something that cannot be used here, such as a record as the type of a param.",
    fix: "Use one of the names that the help of the message lists.",
  },
  "origin/two-marks": { cause: "Both marks are present. `assumed` says that we chose something, `not_shown` that it is open." },
  "origin/required": { cause: "Something that no document states cannot be required: the gateway may not know it." },
  "value/misfit": { cause: "A value in the catalog, such as `default`, `const` or an entry of `enum`, does not match its type." },
  "value/not-among": { cause: "A definition narrows a named type to one value that the type does not allow." },
  "value/undeclared": {
    cause: "An example or a default contains a field that its type does not declare. Often the name is misspelled.",
    fix: "Correct the name, declare the field, or remove it.",
  },
  "example/misfit": { cause: "An example in the catalog is not valid against the type that it illustrates." },
  "example/missing": { cause: "The generator shows an example of every value and cannot invent a text that matches a pattern." },
  "description/missing": {
    cause: "Descriptions become hovers, documentation and API descriptions, so everything with a name needs one.",
  },
  "name/file": {
    cause: "Each connector is in the file with its name, so that it is easy to find.",
    fix: "Rename the file, or correct the value of `connector`.",
  },
  "name/reserved": {
    cause: "The package has subpaths with these names: `connector-gateway-spec/client`, for example.",
    fix: "Choose another name. The help of the message lists the reserved names.",
  },
  "name/collision": {
    cause: "Two definitions get the same name in an output, although they differ in the catalog.",
    fix: "Rename one of the two.",
  },
  "name/long-tool": {
    cause:
      "The tool for language models is named after connector, entity and action: `payments_customers_list`. The providers of these models reject names of more than 64 characters.",
    fix: "Use a shorter name for the connector or the entity.",
  },
  "name/repeated-field": {
    cause: "A record defines a field that it already has from the record that it extends.",
    fix: "Remove the field from this record: a record has all fields of the record that it extends.",
  },
  "name/definition-id": {
    cause: "Two connectors have the same `definition_id`, which selects the connector of a new instance. Usually a file was copied.",
    fix: "Give every connector its own definition id.",
  },
  "name/global-type": {
    cause:
      "The record or type has the name of a global TypeScript type, such as `Event`. A file that forgets to import it would silently use the global one.",
    fix: "Choose another name. spec/README.md lists the names to avoid.",
  },
  "name/secret": {
    cause: "Names like this are usually those of credentials. Only marked values are redacted.",
    fix: "Add `secret: true`, so that the value is never shown in messages, reports and logs.",
  },
  "operation/no-record": { cause: "Every operation except a download returns a record, but the catalog does not say which one." },
  "operation/no-paging": {
    cause: "Every operation that returns a list says how to get the next page. The client needs it to iterate over all records.",
  },
  "operation/no-elements": { cause: "The operation returns a record that contains the list, but the catalog does not say where." },
  "operation/misplaced-key": {
    cause: "The key applies only to operations of other kinds, such as paging on a download.",
    fix: "Remove the key, or correct the `kind` of the operation.",
  },
  "operation/kind": {
    cause: "The action does not return the kind of result that is declared.",
    fix: "Use one of the kinds that the help of the message lists, or remove `kind` to use the default.",
  },
  "operation/effect": { cause: "`create`, `update` and `delete` always change data, so clients must not retry them automatically." },
  "operation/bad-elements": {
    cause: "The path starts at the record that the operation returns. One of its steps does not exist, or it does not end at an array.",
    fix: "Correct the path, or the type of the field at its end.",
  },
  "operation/permanent": { cause: "`permanent` says that what an operation does cannot be undone, but this operation changes nothing." },
  "operation/bad-range": {
    cause: "The param that `range` names takes the value of an HTTP Range header, which is text.",
    fix: "Refer to a string param, such as `range_header`.",
  },
  "paging/unknown-name": {
    cause: "The paging descriptor names a param or a field that the operation does not have.",
    fix: "Correct the name, or define the param or field. The help of the message lists the names that exist.",
  },
  "paging/wrong-kind": {
    cause: "The param or field exists, but its type is not suitable: a page number must be an integer, a token a string.",
  },
  "paging/profile-misfit": {
    cause:
      "The operation names a paging profile that refers to a param or field that this operation does not have, or has with another type.",
    fix: "Correct the profile if it is wrong for all its operations. Otherwise write the paging of this operation as a mapping.",
  },
  "role/several": {
    cause: "The param has more than one role key, but a param has one role.",
    fix: "Keep one of the keys. If the param changes how others work, that is `modifies`.",
  },
  "role/derived": {
    cause: "The paging or the download of the operation names the param, which already determines its role.",
    fix: "Remove the key, or correct the name in `paging` or `download`.",
  },
  "role/missing": {
    cause: "The role of the param is unknown: neither a key of the param, nor its named type, nor its name and place determine it.",
    fix: "Add one of the keys that the help of the message lists. spec/README.md explains them under *What params do*, and says which roles need no key. If no response shows an effect of the param, write `no_effect: <reason>`, and `no_effect: Not reviewed.` if you do not know.",
  },
  "role/action": {
    cause: "Params of this action cannot have this role: a list does not write fields, for example, and a new record has no identity yet.",
    fix: "Use another key, or remove it from the named type if only some of its params have the role.",
  },
  "role/unknown-field": {
    cause: "The path does not name a field of the records that the operations of the entity return.",
    fix: "Correct the path. The help of the message lists the fields at the first name that does not exist.",
  },
  "role/filter": { cause: "A filter either compares its value with a field, or defines conditions for each value." },
  "role/idle-inclusive": {
    cause: "`inclusive` says whether a bound belongs to the values that match. Only `after` and `before` have one bound.",
  },
  "role/unknown-value": {
    cause: "`meanings` explains a value that the param cannot have. Often the value is misspelled.",
    fix: "Correct the value, or add it to `enum`.",
  },
  "role/no-meaning": {
    cause: "Some values of the param have a meaning, but others do not.",
    fix: "Add the conditions for each value. A value without conditions stands for all records: `all: {}`.",
  },
  "gateway/path-params": {
    cause: "The names under `path_params` and the names in braces in `path` differ.",
    fix: "Make them the same. The help of the message lists the names in the path.",
  },
  "gateway/missing-field": {
    cause:
      "The package relies on some fields of the gateway: `entity`, `action` and `params` to execute an operation, `connector_definition_id` and `auth_config` to create an instance.",
    fix: "Add the field under `fields`.",
  },
  "sandbox/idle": {
    cause: "A key of a `sandbox` block is in a place where the sandbox does not read it, or repeats what the catalog already says.",
    fix: "Remove the key, or move it to the entity or operation that it belongs to. The message gives the reason.",
  },
  "gateway/action-missing": {
    cause: "The request body lists its actions in an `enum`, and one of the gateway's actions is not among them.",
    fix: "Add the action to `enum`.",
  },
  "gateway/action-unknown": {
    cause: "The `enum` of `action` has a value that is not one of the actions of the gateway.",
    fix: "Correct the value, or remove it. The help of the message lists the actions.",
  },
};
