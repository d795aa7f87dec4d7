import type { readingMessages } from "../../generator/read/diagnostics/reading_messages.ts";
import type { Explanation } from "./explanation.ts";

/** The codes about reading the catalog: its files, their YAML, and their shape. */
export const readingCodes: Readonly<Record<keyof typeof readingMessages, Explanation>> = {
  "file/missing": {
    cause: "A file that every catalog needs is not there.",
    fix: "Create the file. The catalog is `spec/gateway.yaml` and one file for each connector in `spec/connectors/`.",
  },
  "file/unreadable": { cause: "The operating system denies access to the file." },
  "file/not-a-file": {
    cause: "A folder, or something else that is not a regular file, has a name that ends in `.yaml`.",
    fix: "Rename or remove it. A name that ends in `.yaml` must be a file of the catalog.",
  },
  "file/not-utf8": { cause: "The file contains bytes that are not UTF-8, for example because an editor saved it in another encoding." },
  "file/too-large": { cause: "Catalog files are handwritten, so a file of more than 4 MB is considered a mistake." },
  "file/misplaced": {
    cause:
      "A YAML file in `spec/` is neither `spec/gateway.yaml` nor directly in `spec/connectors/`, so no part of the catalog would read it.",
    fix: "Move it. Connectors are `spec/connectors/<connector>.yaml`; everything shared is in `spec/gateway.yaml`.",
  },
  "file/extension": {
    cause: "The file is in a folder of the catalog, but its name has another extension, such as `.yml`. It would be ignored.",
    fix: "Rename it, so that its name ends in `.yaml`.",
  },
  "file/no-connectors": { cause: "The catalog has a gateway but no connector, so there is nothing to generate." },
  "yaml/syntax": {
    cause: "The text is not valid YAML, and none of the more specific codes explains why.",
    fix: "Read the help of the message. It usually helps to quote text that starts with a special character or contains `: ` or ` #`.",
  },
  "yaml/empty": {
    cause: "The file has no content, or only comments.",
    fix: "Write the connector, or delete the file. A connector file starts with `connector: <id>`, `spec/gateway.yaml` with `gateway: <title>`.",
  },
  "yaml/conflict": { cause: "A merge left its conflict markers in the file." },
  "yaml/line-ending": {
    cause:
      "A carriage return without a line feed is not a line ending on any current system. Old editors and broken conversions leave them.",
  },
  "yaml/tab": {
    cause: "YAML does not allow tabs in indentation.",
    fix: "Indent with spaces, two for each level. Most editors can convert the file.",
  },
  "yaml/indentation": {
    cause:
      "The line is indented more or less than the lines that it belongs to, so YAML reads a different structure than intended, or none at all.",
    fix: "Align the line with the other keys of its mapping. The help of the message says how many spaces to add or remove.",
  },
  "yaml/unclosed": {
    cause: "A bracket, brace or quote is opened and not closed before the value ends.",
    fix: "Add the character that closes it. The help of the message proposes the place.",
  },
  "yaml/unexpected": {
    cause: "The text cannot occur here. Often it is a closing bracket or brace that nothing opens.",
    fix: "Remove it, or add what it closes.",
  },
  "yaml/unquoted": {
    cause: "Without quotes, YAML gives a meaning to some characters of this text, such as the comma between two entries of `{ }`.",
    fix: "Put the whole text in single quotes. The help of the message shows the result.",
  },
  "yaml/after-quote": {
    cause: "The closing quote ends the value, but more text follows. Often the quote was meant as an apostrophe.",
    fix: "Put the whole text in double quotes, or double the apostrophe in single quotes.",
  },
  "yaml/escape": {
    cause: "In double quotes a backslash starts an escape sequence, and this one does not exist. Regular expressions are the usual case.",
    fix: "Use single quotes, which keep backslashes as they are.",
  },
  "yaml/comment": { cause: "A space and `#` start a comment, so the rest of the line is not part of the value." },
  "yaml/foreign-comment": {
    cause: "The line starts with a comment of another language, such as `//`.",
    fix: "Start the comment with `#`.",
  },
  "yaml/missing-colon": {
    cause: "A key and its value are on one line without a colon between them.",
    fix: "Write a colon and a space after the key: `limit: PageLimit`.",
  },
  "yaml/missing-space": {
    cause: "YAML separates a key from its value, and a dash from its list item, only if a space follows the `:` or `-`.",
    fix: "Put a space after the colon or the dash.",
  },
  "yaml/missing-comma": { cause: "Two entries of `{ }` or `[ ]` follow each other without a comma." },
  "yaml/missing-dash": { cause: "The line is among the items of a list, but does not start with a dash." },
  "yaml/nested": {
    cause: "A mapping starts on the line of its key. YAML allows that only in braces.",
    fix: "Put the mapping in `{ }`, or its keys on lines of their own, indented by two spaces.",
  },
  "yaml/duplicate-key": { cause: "The same key occurs twice in one mapping. Programs differ in which of the two they use." },
  "yaml/key": {
    cause: "The key is empty, a list or a mapping, or `__proto__`, which JavaScript treats specially.",
    fix: "Choose another name. Keys are plain names.",
  },
  "yaml/character": {
    cause:
      "The file contains a character that is invisible, cannot be displayed, or has no meaning in YAML. Text copied from web pages and chats often contains them.",
    fix: "Delete the character, or replace it as the help of the message says.",
  },
  "yaml/typographic-quote": {
    cause:
      "The text contains a curly quote. YAML reads it as an ordinary character, so it quotes nothing. Word processors insert such quotes.",
  },
  "yaml/number": {
    cause:
      "The number has more digits than a 64-bit float can hold, or is infinite. Programs that read the outputs would see another number.",
    fix: "Correct the number, or put it in quotes if it is meant as text.",
  },
  "yaml/ambiguous": {
    cause: "Versions of YAML, and people, read this value differently: `yes` is true or a word, `0100` is one hundred or sixty-four.",
    fix: "Write the value that is meant, such as `true` or `100`, or put it in quotes if it is meant as text.",
  },
  "yaml/anchor": {
    cause:
      "The value has an anchor (`&name`), or starts with `&`. The catalog is plain data without anchors, so that each line is self-explanatory.",
  },
  "yaml/alias": {
    cause: "The value is an alias (`*name`). The catalog is plain data without aliases, so that each line is self-explanatory.",
  },
  "yaml/merge-key": { cause: "The mapping includes another one with `<<`. The catalog has its own ways to share definitions." },
  "yaml/tag": { cause: "The value has a tag such as `!!str`. Values of the catalog have the type that they are written with." },
  "yaml/directive": { cause: "A line that starts with `%` is a YAML directive. Catalog files are always YAML 1.2." },
  "yaml/several-documents": {
    cause: "`---` or `...` ends a document, and more content follows. The generator reads one document for each file.",
    fix: "Remove the `---` or `...`.",
  },
  "yaml/too-deep": {
    cause: "Values are nested deeper than any catalog needs. Usually brackets were repeated by mistake.",
    fix: "Remove the extra brackets, or give the inner object a name under `records` or `types`.",
  },
  "yaml/too-many": {
    cause: "A list or mapping has more entries than the catalog of a gateway needs. The package would be too large to be useful.",
    fix: "Split it, or write fewer: a long list of values can be `known_values` with the most important ones.",
  },
  "shape/unknown-key": {
    cause:
      "The catalog language has no such key at this place. Either the name is misspelled, or the key belongs to another level or another language.",
    fix: "Use the key that the help of the message suggests. spec/README.md describes all keys.",
  },
  "shape/missing-key": {
    cause: "A key that is required at this place is missing.",
    fix: "Add the key. The help of the message says what it contains.",
  },
  "shape/wrong-kind": {
    cause: "The value is not of the kind that the key takes: text instead of a number, a list instead of a mapping, or nothing at all.",
    fix: "Write a value of the kind that the message names.",
  },
  "shape/wrong-value": {
    cause: "The key takes only certain values, and this is not one of them.",
    fix: "Write one of the values that the help of the message lists, or remove the key.",
  },
  "shape/bad-name": {
    cause:
      "Names become keys, addresses and type names in the outputs, so each kind of name has one form: `snake_case` for connectors, entities and actions, `PascalCase` for records and types. Fields and params have the names of the other system, of visible characters.",
    fix: "Write the name in that form.",
  },
  "shape/bad-text": {
    cause: "The text does not have the form that the key requires, such as a UUID, a path or a size with its unit.",
    fix: "Write it in the form that the help of the message describes.",
  },
  "shape/empty": { cause: "The value of the key is an empty list, mapping or string.", fix: "Add a value, or remove the key." },
  "shape/out-of-range": {
    cause: "The number is lower than the key allows.",
    fix: "Write a number that is large enough, or remove the key.",
  },
  "shape/repeated": { cause: "The list contains the same value twice." },
  "shape/one-line-field": {
    cause: "A field on one line is its type, ` -- ` and a description. This line has a different form.",
    fix: "Write `<type> -- <description>`, with a space on both sides of the two dashes.",
  },
  "shape/missing-name": { cause: "The definitions below this key need names, but their content follows directly." },
  "shape/json-schema": {
    cause:
      "`params`, `fields` and `meta` are written as in JSON Schema, with `type` and `properties`. In the catalog their keys are the names of the fields.",
  },
};
