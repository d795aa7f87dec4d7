/** The messages about reading the catalog: its files, their YAML, and their shape. */
export const readingMessages = {
  // Files
  "file/missing": {
    message: "`{file}` does not exist",
    help: "the catalog is `spec/gateway.yaml` and one file for each connector in `spec/connectors/`",
    cause: "A file that every catalog needs is not there.",
    fix: "Create the file. The catalog is `spec/gateway.yaml` and one file for each connector in `spec/connectors/`.",
  },
  "file/unreadable": {
    message: "cannot read `{file}`",
    help: "check the permissions of the file and of its folder",
    cause: "The operating system denies access to the file.",
  },
  "file/not-a-file": {
    message: "`{file}` is not a file",
    help: "a name that ends in `.yaml` must be a file of the catalog",
    cause: "A folder, or something else that is not a regular file, has a name that ends in `.yaml`.",
    fix: "Rename or remove it. A name that ends in `.yaml` must be a file of the catalog.",
  },
  "file/not-utf8": {
    message: "`{file}` is not valid UTF-8",
    help: "save the file as UTF-8",
    cause: "The file contains bytes that are not UTF-8, for example because an editor saved it in another encoding.",
  },
  "file/too-large": {
    message: "`{file}` is larger than 4 MB",
    help: "split the connector, or check whether something was pasted by mistake",
    cause: "Catalog files are handwritten, so a file of more than 4 MB is considered a mistake.",
  },
  "file/misplaced": {
    message: "`{file}` is in the wrong folder",
    help: "connectors are `spec/connectors/<connector>.yaml`; everything shared is in `spec/gateway.yaml`",
    cause:
      "A YAML file in `spec/` is neither `spec/gateway.yaml` nor directly in `spec/connectors/`, so no part of the catalog would read it.",
    fix: "Move it. Connectors are `spec/connectors/<connector>.yaml`; everything shared is in `spec/gateway.yaml`.",
  },
  "file/extension": {
    message: "`{file}` must end in `.yaml`",
    help: "rename it to `{wanted}`",
    cause: "The file is in a folder of the catalog, but its name has another extension, such as `.yml`. It would be ignored.",
    fix: "Rename it, so that its name ends in `.yaml`.",
  },
  "file/no-connectors": {
    message: "there is no connector in `spec/connectors/`",
    help: "add `spec/connectors/<connector>.yaml`",
    cause: "The catalog has a gateway but no connector, so there is nothing to generate.",
  },
  // YAML
  "yaml/syntax": {
    message: "invalid YAML: {detail}",
    help: "quote text that starts with a special character or contains `: ` or ` #`",
    cause: "The text is not valid YAML, and none of the more specific codes explains why.",
    fix: "Read the help of the message. It usually helps to quote text that starts with a special character or contains `: ` or ` #`.",
  },
  "yaml/empty": {
    message: "the file is empty",
    help: "a connector file starts with `connector: <id>`, `spec/gateway.yaml` with `gateway: <title>`",
    cause: "The file has no content, or only comments.",
    fix: "Write the connector, or delete the file. A connector file starts with `connector: <id>`, `spec/gateway.yaml` with `gateway: <title>`.",
  },
  "yaml/conflict": {
    message: "unresolved merge conflict: `{mark}`",
    help: "keep one of the two versions and delete the conflict markers",
    cause: "A merge left its conflict markers in the file.",
  },
  "yaml/line-ending": {
    message: "this line ends with a carriage return alone",
    help: "save the file with LF (Unix) or CRLF (Windows) line endings",
    cause:
      "A carriage return without a line feed is not a line ending on any current system. Old editors and broken conversions leave them.",
  },
  "yaml/tab": {
    message: "tab used for indentation",
    help: "indent with spaces, two for each level",
    cause: "YAML does not allow tabs in indentation.",
    fix: "Indent with spaces, two for each level. Most editors can convert the file.",
  },
  "yaml/indentation": {
    message: "wrong indentation: {what} {how}",
    help: "keys of one mapping start in the same column",
    cause:
      "The line is indented more or less than the lines that it belongs to, so YAML reads a different structure than intended, or none at all.",
    fix: "Align the line with the other keys of its mapping. The help of the message says how many spaces to add or remove.",
  },
  "yaml/unclosed": {
    message: "`{opening}` is never closed",
    help: "add what closes it",
    cause: "A bracket, brace or quote is opened and not closed before the value ends.",
    fix: "Add the character that closes it. The help of the message proposes the place.",
  },
  "yaml/unexpected": {
    message: "unexpected `{text}`",
    help: "remove it",
    cause: "The text cannot occur here. Often it is a closing bracket or brace that nothing opens.",
    fix: "Remove it, or add what it closes.",
  },
  "yaml/unquoted": {
    message: "text that {why} must be quoted",
    help: "put the whole text in single quotes",
    cause: "Without quotes, YAML gives a meaning to some characters of this text, such as the comma between two entries of `{ }`.",
    fix: "Put the whole text in single quotes. The help of the message shows the result.",
  },
  "yaml/after-quote": {
    message: "unexpected text after the closing quote",
    help: "put the whole text in quotes",
    cause: "The closing quote ends the value, but more text follows. Often the quote was meant as an apostrophe.",
    fix: "Put the whole text in double quotes, or double the apostrophe in single quotes.",
  },
  "yaml/escape": {
    message: "invalid escape sequence `{escape}` in double quotes",
    help: "use single quotes: they keep backslashes as they are",
    cause: "In double quotes a backslash starts an escape sequence, and this one does not exist. Regular expressions are the usual case.",
    fix: "Use single quotes, which keep backslashes as they are.",
  },
  "yaml/comment": {
    message: "everything after ` #` is a comment",
    help: "quote the whole text, or put the comment on a line of its own",
    cause: "A space and `#` start a comment, so the rest of the line is not part of the value.",
  },
  "yaml/foreign-comment": {
    message: "`{mark}` does not start a comment",
    help: "start comments with `#`",
    cause: "The line starts with a comment of another language, such as `//`.",
    fix: "Start the comment with `#`.",
  },
  "yaml/missing-colon": {
    message: "missing `:` after `{key}`",
    help: "write `<key>: <value>`",
    cause: "A key and its value are on one line without a colon between them.",
    fix: "Write a colon and a space after the key: `limit: PageLimit`.",
  },
  "yaml/missing-space": {
    message: "missing space after `{after}`",
    help: "put a space there",
    cause: "YAML separates a key from its value, and a dash from its list item, only if a space follows the `:` or `-`.",
    fix: "Put a space after the colon or the dash.",
  },
  "yaml/missing-comma": {
    message: "missing comma before `{next}`",
    help: "separate the entries of `{ }` and `[ ]` with commas",
    cause: "Two entries of `{ }` or `[ ]` follow each other without a comma.",
  },
  "yaml/missing-dash": {
    message: "missing `- ` in front of a list item",
    help: "start every item of a list with `- `",
    cause: "The line is among the items of a list, but does not start with a dash.",
  },
  "yaml/nested": {
    message: "a mapping on the line of `{key}:` needs braces",
    help: "put it in `{ }`, or its keys on lines of their own",
    cause: "A mapping starts on the line of its key. YAML allows that only in braces.",
    fix: "Put the mapping in `{ }`, or its keys on lines of their own, indented by two spaces.",
  },
  "yaml/duplicate-key": {
    message: "duplicate key `{key}` (first used in line {line})",
    help: "remove or rename one of the two",
    cause: "The same key occurs twice in one mapping. Programs differ in which of the two they use.",
  },
  "yaml/key": {
    message: "{what} cannot be used as a key",
    help: "keys are plain names",
    cause: "The key is empty, a list or a mapping, or `__proto__`, which JavaScript treats specially.",
    fix: "Choose another name. Keys are plain names.",
  },
  "yaml/character": {
    message: "unexpected character {character}",
    help: "delete it",
    cause:
      "The file contains a character that is invisible, cannot be displayed, or has no meaning in YAML. Text copied from web pages and chats often contains them.",
    fix: "Delete the character, or replace it as the help of the message says.",
  },
  "yaml/typographic-quote": {
    message: "typographic quote `{quote}`",
    help: "use straight quotes, `'` or `\"`",
    cause:
      "The text contains a curly quote. YAML reads it as an ordinary character, so it quotes nothing. Word processors insert such quotes.",
  },
  "yaml/number": {
    message: "`{text}` is not a number that JSON can represent exactly",
    help: "put it in quotes if it is meant as text",
    cause:
      "The number has more digits than a 64-bit float can hold, or is infinite. Programs that read the outputs would see another number.",
    fix: "Correct the number, or put it in quotes if it is meant as text.",
  },
  "yaml/ambiguous": {
    message: "`{text}` can be read in more than one way",
    help: "put it in quotes if it is meant as text",
    cause: "Versions of YAML, and people, read this value differently: `yes` is true or a word, `0100` is one hundred or sixty-four.",
    fix: "Write the value that is meant, such as `true` or `100`, or put it in quotes if it is meant as text.",
  },
  "yaml/anchor": {
    message: "anchors are not supported",
    help: "put text in quotes; to reuse a type, define it under `types` or `records` and use its name",
    cause:
      "The value has an anchor (`&name`), or starts with `&`. The catalog is plain data without anchors, so that each line is self-explanatory.",
  },
  "yaml/alias": {
    message: "aliases are not supported",
    help: "put text in quotes; to reuse a type, define it under `types` or `records` and use its name",
    cause: "The value is an alias (`*name`). The catalog is plain data without aliases, so that each line is self-explanatory.",
  },
  "yaml/merge-key": {
    message: "merge keys (`<<`) are not supported",
    help: "repeat the keys; what a record has in common with another one it takes with `extends: <Record>`, and fields or params share a type by its name under `types`",
    cause: "The mapping includes another one with `<<`. The catalog has its own ways to share definitions.",
  },
  "yaml/tag": {
    message: "tags are not supported",
    help: "remove the tag; put the value in quotes if it is meant as text",
    cause: "The value has a tag such as `!!str`. Values of the catalog have the type that they are written with.",
  },
  "yaml/directive": {
    message: "directives are not supported",
    help: "remove this line",
    cause: "A line that starts with `%` is a YAML directive. Catalog files are always YAML 1.2.",
  },
  "yaml/several-documents": {
    message: "unexpected second document",
    help: "a file is one document: remove the `---` or `...`",
    cause: "`---` or `...` ends a document, and more content follows. The generator reads one document for each file.",
    fix: "Remove the `---` or `...`.",
  },
  "yaml/too-deep": {
    message: "more than {limit} levels of nesting",
    help: "give the inner object a name under `records` or `types`",
    cause: "Values are nested deeper than any catalog needs. Usually brackets were repeated by mistake.",
    fix: "Remove the extra brackets, or give the inner object a name under `records` or `types`.",
  },
  "yaml/too-many": {
    message: "{count} entries in one list or mapping; at most {limit} are allowed",
    help: "split it: give a part of it a name under `records` or `types`, or the connector a second file; `known_values` need not list all",
    cause: "A list or mapping has more entries than the catalog of a gateway needs. The package would be too large to be useful.",
    fix: "Split it, or write fewer: a long list of values can be `known_values` with the most important ones.",
  },
  // Shape
  "shape/unknown-key": {
    message: "unknown key `{key}` in {where}",
    help: "the keys are {keys}",
    cause:
      "The catalog language has no such key at this place. Either the name is misspelled, or the key belongs to another level or another language.",
    fix: "Use the key that the help of the message suggests. spec/README.md describes all keys.",
  },
  "shape/missing-key": {
    message: "missing key `{key}` in {where}",
    help: "add `{key}`: {about}",
    cause: "A key that is required at this place is missing.",
    fix: "Add the key. The help of the message says what it contains.",
  },
  "shape/wrong-kind": {
    message: "{where} must be {wanted}, not {found}",
    help: "expected {about}",
    cause: "The value is not of the kind that the key takes: text instead of a number, a list instead of a mapping, or nothing at all.",
    fix: "Write a value of the kind that the message names.",
  },
  "shape/wrong-value": {
    message: "{where} cannot be {found}",
    help: "{wanted}",
    cause: "The key takes only certain values, and this is not one of them.",
    fix: "Write one of the values that the help of the message lists, or remove the key.",
  },
  "shape/bad-name": {
    message: "`{name}` is not a valid name in {where}",
    help: "expected {about}",
    cause:
      "Names become keys, addresses and type names in the outputs, so each kind of name has one form: `snake_case` for connectors, entities and actions, `PascalCase` for records and types. Fields and params have the names of the other system, of visible characters.",
    fix: "Write the name in that form.",
  },
  "shape/bad-text": {
    message: "{found} is not valid for {where}",
    help: "expected {about}",
    cause: "The text does not have the form that the key requires, such as a UUID, a path or a size with its unit.",
    fix: "Write it in the form that the help of the message describes.",
  },
  "shape/empty": {
    message: "{where} must not be empty",
    help: "expected {about}",
    cause: "The value of the key is an empty list, mapping or string.",
    fix: "Add a value, or remove the key.",
  },
  "shape/out-of-range": {
    message: "{where} must be {limit}",
    help: "expected {about}",
    cause: "The number is lower than the key allows.",
    fix: "Write a number that is large enough, or remove the key.",
  },
  "shape/repeated": {
    message: "duplicate value in {where}",
    help: "remove one of the two",
    cause: "The list contains the same value twice.",
  },
  "shape/one-line-field": {
    message: "{problem}",
    help: "write `<type> -- <description>`",
    cause: "A field on one line is its type, ` -- ` and a description. This line has a different form.",
    fix: "Write `<type> -- <description>`, with a space on both sides of the two dashes.",
  },
  "shape/missing-name": {
    message: "missing the name of {noun} in `{key}`",
    help: "write the name, and indent these keys below it",
    cause: "The definitions below this key need names, but their content follows directly.",
  },
  "shape/json-schema": {
    message: "the keys of {where} must be names",
    help: "write the names directly: `{ id: string, name: string }`",
    cause:
      "`params`, `fields` and `meta` are written as in JSON Schema, with `type` and `properties`. In the catalog their keys are the names of the fields.",
  },
} as const;
