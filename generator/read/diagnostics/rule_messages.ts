/** The messages about mistakes that only the meaning of the catalog shows, besides those about its text and shape. */
export const ruleMessages = {
  // Types
  "type/syntax": {
    message: "invalid type `{type}`: {problem}",
    help: "write, for example, `string | null`, `array<string>` or `map<integer>`",
    cause: "The type expression cannot be read: a bracket is missing, a type does not exist, or the notation is that of another language.",
  },
  "type/missing": {
    message: "`{name}` has no type",
    help: "add `type`, `const`, `enum`, `fields` or `items`",
    cause: "None of the keys of this definition says which values are allowed.",
  },
  "type/union": {
    message: "`{type}` cannot be combined into one type",
    help: "write `any`: only different scalar types can be combined, such as `string | integer`; anything can be combined with `null`",
    cause: "A value of such a type cannot be described by one type in all outputs.",
  },
  "type/nullable-param": {
    message: "`{type}` allows null, which cannot be sent here",
    help: "remove `| null`: the value is optional unless it has `required: true`, and is left out instead of being null",
    cause: "Credentials, `config`, headers and values in an address are texts or nothing. Only params of operations can be null.",
  },
  "type/misplaced-key": {
    message: "`{key}` cannot be used with `{type}`",
    help: "`{key}` can be used with {kinds}",
    cause: "The constraint does not apply to values of this type, for example a maximum on a string.",
    fix: "Remove the key, or correct the type. The help of the message lists the types that the key can be used with.",
  },
  "type/list-value": {
    message: "`{value}` cannot be an item of a comma-separated list",
    help: "the items are texts without commas and spaces",
    cause: "With `list: comma` the items are joined by commas, so an item that contains a comma or a space looks like two items.",
    fix: "Remove the comma or space from the item, or use `array<string>`.",
  },
  "type/header": {
    message: "header `{name}` must be a scalar",
    help: "write a scalar type, such as `string`",
    cause: "HTTP headers are text, so a header cannot be an object or an array.",
  },
  // References
  "ref/unknown": {
    message: "unknown {kind} `{name}`",
    help: "available: {known}",
    cause: "The name is not defined in this file. It may be misspelled, or defined in another connector: connectors share nothing.",
    fix: "Correct the name, or define it. The help of the message lists the names that exist.",
  },
  "ref/circle": {
    message: "`{name}` contains itself",
    help: "break the cycle {circle}",
    cause:
      "The definition needs itself to be complete: a record extends itself, or each value must contain another value of the same kind, infinitely.",
    fix: "Break the cycle: remove one `extends`, or let one of the fields be null, or make it an array.",
  },
  // Origin
  "origin/two-marks": {
    message: "`assumed` and `not_shown` cannot be used together",
    help: "keep the one that applies",
    cause: "Both marks are present. `assumed` says that we chose something, `not_shown` that it is open.",
  },
  "origin/required": {
    message: "`required` cannot be used with `assumed`",
    help: "remove `required`, or remove `assumed` if a document states it",
    cause: "Something that no document states cannot be required: the gateway may not know it.",
  },
  "ref/unused": {
    message: "unused {kind} `{name}`",
    help: "use it or remove it",
    cause: "A named type or record is defined but nothing uses it. This is a warning.",
    severity: "warning",
  },
  // Values and their limits
  "type/empty-range": {
    message: "`{low}` is greater than `{high}`",
    help: "swap or correct the two: no value can match both",
    cause: "The lower limit is above the upper limit, so no value is allowed.",
  },
  "type/no-value": {
    message: "no value matches {keys} together",
    help: "correct one of them",
    cause: "Each of the constraints can be met, but no value meets all of them.",
  },
  "type/bad-pattern": {
    message: "invalid regular expression `{pattern}`: {problem}",
    help: "write an ECMAScript regular expression; it is compiled with the `u` flag",
    cause: "The text after `pattern` is not a valid regular expression.",
  },
  "type/slow-pattern": {
    message: "`{pattern}` {doubt}",
    help: "avoid nested and overlapping repetitions (one with an upper limit counts as one without): payloads can come from anyone",
    cause:
      "On some texts, matching may take time that grows much faster than their length, so a payload could stop the program that validates it. A repetition with an upper limit counts as one without. Constructs that cannot be analyzed are rejected, too: lookarounds, back-references.",
    fix: "Rewrite the pattern without nested or overlapping repetitions, and begin it with `^`. State lengths with `min_length` and `max_length`.",
  },
  "value/misfit": {
    message: "`{key}` does not match the type: {problem}",
    help: "correct the value or the type",
    cause: "A value in the catalog, such as `default`, `const` or an entry of `enum`, does not match its type.",
  },
  "value/not-among": {
    message: "`const` is not one of the values in `enum`",
    help: "correct one of them, or keep only `const`",
    cause: "A definition narrows a named type to one value that the type does not allow.",
  },
  "example/misfit": {
    message: "the example does not match: {problem}",
    help: "correct the example, or the type that it shows",
    cause: "An example in the catalog is not valid against the type that it illustrates.",
  },
  "example/missing": {
    message: "`{name}` has a `pattern` but no `example`",
    help: "add an `example` that matches the pattern",
    cause: "The generator shows an example of every value and cannot invent a text that matches a pattern.",
  },
  // Names
  "name/file": {
    message: "connector `{id}` cannot be in `{file}`",
    help: "rename the file to `spec/connectors/{id}.yaml`, or correct `connector`",
    cause: "Each connector is in the file with its name, so that it is easy to find.",
    fix: "Rename the file, or correct the value of `connector`.",
  },
  "name/reserved": {
    message: "`{id}` is reserved and cannot be the name of a connector",
    help: "reserved names: {reserved}",
    cause: "The package has subpaths with these names: `connector-gateway-spec/client`, for example.",
    fix: "Choose another name. The help of the message lists the reserved names.",
  },
  "name/collision": {
    message: "duplicate name `{name}` among {namespace}",
    help: "it is already used by {other}: rename one of the two",
    cause: "Two definitions get the same name in an output, although they differ in the catalog.",
    fix: "Rename one of the two.",
  },
  "name/long-tool": {
    message: "the name of the tool, `{name}`, has {length} characters; at most {most} are allowed",
    help: "use a shorter name for the connector or the entity",
    cause:
      "The tool for language models is named after connector, entity and action: `payments_customers_list`. The providers of these models reject names of more than 64 characters.",
  },
  "name/repeated-field": {
    message: "duplicate field `{field}`: `{record}` already has it",
    help: "remove it here: a record has all fields of the record that it extends",
    cause: "A record defines a field that it already has from the record that it extends.",
    fix: "Remove the field from this record: a record has all fields of the record that it extends.",
  },
  "name/definition-id": {
    message: "duplicate definition id: `{connector}` already has it",
    help: "every connector has a definition id of its own",
    cause: "Two connectors have the same `definition_id`, which selects the connector of a new instance. Usually a file was copied.",
    fix: "Give every connector its own definition id.",
  },
  // Operations
  "operation/no-record": {
    message: "`{operation}` returns no record",
    help: "add `record` to the entity or `returns` to the operation",
    cause: "Every operation except a download returns a record, but the catalog does not say which one.",
  },
  "operation/no-paging": {
    message: "missing `paging` in `{operation}`",
    help: "add `paging`; if there is none, write `paging: { kind: none, reason: … }`",
    cause: "Every operation that returns a list says how to get the next page. The client needs it to iterate over all records.",
  },
  "operation/no-elements": {
    message: "missing `elements` in `{operation}`",
    help: "add the path to the elements, such as `elements: data`",
    cause: "The operation returns a record that contains the list, but the catalog does not say where.",
  },
  "operation/misplaced-key": {
    message: "`{key}` cannot be used with kind `{kind}`",
    help: "`{key}` can be used with {kinds}",
    cause: "The key applies only to operations of other kinds, such as paging on a download.",
    fix: "Remove the key, or correct the `kind` of the operation.",
  },
  "operation/kind": {
    message: "`{action}` cannot have kind `{kind}`",
    help: "it can have {kinds}",
    cause: "The action does not return the kind of result that is declared.",
    fix: "Use one of the kinds that the help of the message lists, or remove `kind` to use the default.",
  },
  "operation/effect": {
    message: "`{operation}` cannot be `effect: read`",
    help: "remove `effect`: this action always changes data",
    cause: "`create`, `update` and `delete` always change data, so clients must not retry them automatically.",
  },
  "operation/bad-elements": {
    message: "`{path}` is not the path of a list: {problem}",
    help: "`elements` is the path from the record to an array",
    cause: "The path starts at the record that the operation returns. One of its steps does not exist, or it does not end at an array.",
    fix: "Correct the path, or the type of the field at its end.",
  },
  // Paging
  "paging/unknown-name": {
    message: "`{key}` refers to an unknown {kind} `{name}`",
    help: "available: {known}",
    cause: "The paging descriptor names a param or a field that the operation does not have.",
    fix: "Correct the name, or define the param or field. The help of the message lists the names that exist.",
  },
  "paging/wrong-kind": {
    message: "`{key}` refers to `{name}`, which is not {wanted}",
    help: "refer to another one, or correct its type",
    cause: "The param or field exists, but its type is not suitable: a page number must be an integer, a token a string.",
  },
  "paging/profile-misfit": {
    message: "paging profile `{profile}` does not fit `{operation}`: {problem}",
    help: "correct the profile, or write the paging of this operation here",
    cause:
      "The operation names a paging profile that refers to a param or field that this operation does not have, or has with another type.",
    fix: "Correct the profile if it is wrong for all its operations. Otherwise write the paging of this operation as a mapping.",
  },
  // Gateway
  "gateway/path-params": {
    message: "`path_params` does not match the path",
    help: "the path has {names}",
    cause: "The names under `path_params` and the names in braces in `path` differ.",
    fix: "Make them the same. The help of the message lists the names in the path.",
  },
  "gateway/missing-field": {
    message: "missing field `{field}` in the request body",
    help: "add it under `fields`: every operation needs it",
    cause:
      "The package relies on some fields of the gateway: `entity`, `action` and `params` to execute an operation, `connector_definition_id` and `auth_config` to create an instance.",
    fix: "Add the field under `fields`.",
  },
  // Types and keys that do not fit together
  "type/exclusive-keys": {
    message: "`{key}` cannot be used together with `{other}`",
    help: "keep `const` for one value, `enum` for all values, or `known_values` for some of many",
    cause: "Two keys contradict each other: each of them says which values exist.",
    fix: "Keep one of the two: `const` for one value, `enum` for all values, `known_values` for some of many.",
  },
  "type/idle-key": {
    message: "`{key}` has no effect on a required param",
    help: "remove `{key}`, or remove `required`",
    cause: "The key says what happens if the param is omitted, but a required param never is.",
    fix: "Remove the key, or remove `required`.",
  },
  "type/idle-side": {
    message: "`{key}` has no effect: only {users} use `{name}`",
    help: "remove `{key}`, or use `{name}` in {others} too",
    cause: "The key of a named type applies only to requests or only to responses, and the type is used only on the other side.",
    fix: "Remove the key, or use the type on the other side too.",
  },
  "type/too-large": {
    message: "{what} {excess}",
    help: "lower `min_items` or `min_length`, or let what is inside be null or empty; inherited fields and named types count wherever they are used",
    cause:
      "Each limit is allowed, but together they demand a value, or a number of fields, that is too large to be shown in examples and documents: limits of arrays inside arrays multiply, and so do records that contain each other twice.",
    fix: "Lower `min_items` or `min_length`, let a field be null or an array be empty, or use fewer levels of named types and of `extends`.",
  },
  "type/no-fields": {
    message: "record `{name}` has no fields",
    help: "add `fields`, or the record that it `extends`",
    cause: "A record without fields describes nothing.",
  },
  "type/lone-choice": {
    message: "`at_least_one_of` needs two or more names",
    help: "add another name, or write `required: true` at `{name}` instead",
    cause: "At least one of a single name is the same as a required field.",
    fix: "Add another name, or remove `at_least_one_of` and write `required: true` at the param.",
  },
  "type/idle-choice": {
    message: "`at_least_one_of` has no effect: `{name}` is required",
    help: "remove `required` there, or remove `at_least_one_of`",
    cause: "One of the names is required, so the condition is always met.",
  },
  "ref/wrong-kind": {
    message: "`{name}` is a {kind}; {users}",
    help: "available: {known}",
    cause: "The name exists, but it names something that cannot be used here, such as a record as the type of a param.",
    fix: "Use one of the names that the help of the message lists.",
  },
  // Values and descriptions
  "value/undeclared": {
    message: "undeclared {what} in the {value}",
    help: "the declared fields are {fields}; correct the name, declare the field, or remove it",
    cause: "An example or a default contains a field that its type does not declare. Often the name is misspelled.",
    fix: "Correct the name, declare the field, or remove it.",
  },
  "description/missing": {
    message: "missing description of {what}",
    help: "add `description`, one short sentence; a field may have it on its line: `string -- Id of the customer.`",
    cause: "Descriptions become hovers, documentation and API descriptions, so everything with a name needs one.",
  },
  // Names
  "name/global-type": {
    message: "`{name}` is the name of a global TypeScript type",
    help: "choose another name, such as `{suggested}`; spec/README.md lists the names to avoid",
    cause:
      "The record or type has the name of a global TypeScript type, such as `Event`. A file that forgets to import it would silently use the global one.",
    fix: "Choose another name. spec/README.md lists the names to avoid.",
  },
  "name/secret": {
    message: "`{name}` looks like a secret but is not marked as one",
    help: "add `secret: true`, so that its value is never shown in messages, reports and logs",
    cause: "Names like this are usually those of credentials. Only marked values are redacted.",
    fix: "Add `secret: true`, so that the value is never shown in messages, reports and logs.",
  },
  // Operations and the gateway
  "operation/permanent": {
    message: "`permanent` cannot be used with an operation that only reads",
    help: "remove `permanent`, or add `effect: write`",
    cause: "`permanent` says that what an operation does cannot be undone, but this operation changes nothing.",
  },
  "operation/bad-range": {
    message: "`range` refers to `{name}`, which is not a string",
    help: "refer to the param that takes the value of an HTTP Range header, such as `range_header`",
    cause: "The param that `range` names takes the value of an HTTP Range header, which is text.",
    fix: "Refer to a string param, such as `range_header`.",
  },
  // Roles of params
  "role/several": {
    message: "param `{name}` has several roles: {keys}",
    help: "keep the key that says what the param does",
    cause: "The param has more than one role key, but a param has one role.",
    fix: "Keep one of the keys. If the param changes how others work, that is `modifies`.",
  },
  "role/derived": {
    message: "`{key}` cannot be used with `{name}`, which already has a role: {reason}",
    help: "remove `{key}`",
    cause: "The paging or the download of the operation names the param, which already determines its role.",
    fix: "Remove the key, or correct the name in `paging` or `download`.",
  },
  "role/missing": {
    message: "param{s} `{name}` of `{operation}` {has} no role",
    help: 'add {advice}: {keys}; write `no_effect: Not reviewed.` if you are unsure. They are explained in spec/README.md under "What params do"',
    cause: "The role of the param is unknown: neither a key of the param, nor its named type, nor its name and place determine it.",
    fix: "Add one of the keys that the help of the message lists. spec/README.md explains them under *What params do*, and says which roles need no key. If no response shows an effect of the param, write `no_effect: <reason>`, and `no_effect: Not reviewed.` if you do not know.",
  },
  "role/action": {
    message: "`{key}` cannot be used with a param of `{action}`",
    help: "`{key}` can be used with params of {actions}",
    cause: "Params of this action cannot have this role: a list does not write fields, for example, and a new record has no identity yet.",
    fix: "Use another key, or remove it from the named type if only some of its params have the role.",
  },
  "role/unknown-field": {
    message: "`{key}` refers to `{name}`, which the records of `{operation}` do not have",
    help: "available: {known}",
    cause: "The path does not name a field of the records that the operations of the entity return.",
    fix: "Correct the path. The help of the message lists the fields at the first name that does not exist.",
  },
  "role/filter": {
    message: "the filter of `{name}` {problem}",
    help: "write the `field` that is compared with the value, or the `meanings` of the values",
    cause: "A filter either compares its value with a field, or defines conditions for each value.",
  },
  "role/idle-inclusive": {
    message: "`inclusive` has no effect on `{as}`",
    help: "remove `inclusive`: it belongs to `after` and `before`",
    cause: "`inclusive` says whether a bound belongs to the values that match. Only `after` and `before` have one bound.",
  },
  "role/unknown-value": {
    message: "`{value}` is not a value of `{name}`",
    help: "available: {known}",
    cause: "`meanings` explains a value that the param cannot have. Often the value is misspelled.",
    fix: "Correct the value, or add it to `enum`.",
  },
  "role/no-meaning": {
    message: "missing meaning of {values}",
    help: "add the conditions, or `{value}: { }` for all records",
    cause: "Some values of the param have a meaning, but others do not.",
    fix: "Add the conditions for each value. A value without conditions stands for all records: `all: {}`.",
  },
  "sandbox/idle": {
    message: "`{key}` has no effect: {reason}",
    help: "remove `{key}`, or correct it; spec/README.md describes `sandbox`",
    cause: "A key of a `sandbox` block is in a place where the sandbox does not read it, or repeats what the catalog already says.",
    fix: "Remove the key, or move it to the entity or operation that it belongs to. The message gives the reason.",
  },
  "gateway/action-missing": {
    message: "missing action `{action}` in the values of `action`",
    help: "add it to `enum`: {why}",
    cause: "The request body lists its actions in an `enum`, and one of the gateway's actions is not among them.",
    fix: "Add the action to `enum`.",
  },
  "gateway/action-unknown": {
    message: "unknown action `{action}`",
    help: "available: {actions}",
    cause: "The `enum` of `action` has a value that is not one of the actions of the gateway.",
    fix: "Correct the value, or remove it. The help of the message lists the actions.",
  },
} as const;
