/** Messages about the comments that silence lints. They cannot be silenced. */
export const silenceMessages = {
  "lint/silence-form": {
    message: "this comment does not silence anything: {problem}",
    help: "write `# lint-allow lint/no-maximum: The document states no maximum.`",
    cause: "The comment looks like one that silences a lint, but has the wrong form, so it silences nothing.",
  },
  "lint/silence-reason": {
    message: "`{code}` is silenced without a reason",
    help: "add the reason behind a colon: `# lint-allow {code}: The document states no maximum.`",
    cause: "Without a reason, later readers cannot tell whether the silence is still justified.",
    fix: "Add the reason after a colon.",
  },
  "lint/unknown-lint": {
    message: "unknown lint `{name}`",
    help: "the lints are in docs/lint.md",
    cause: "No lint has this code. Errors and warnings of rules cannot be silenced.",
    fix: "Correct the code. The help of the message suggests the lint that was probably meant.",
  },
  "lint/stale-silence": {
    message: "there is no `{code}` to silence {where}",
    help: "remove the comment, or move it to the line or the line above that it is for",
    cause: "The lint finds nothing where the comment is: the catalog was corrected, or the comment is on the wrong line.",
    fix: "Remove the comment, as `--fix` does, or move it to the line of the finding or the line above.",
  },
} as const;

/** The messages of the lints: what is allowed in a catalog, but probably a mistake or a gap. All of them are warnings. */
export const lintMessages = {
  // Descriptions and other texts
  "lint/no-description": {
    message: "missing description of {what}",
    help: "add `description`, one short sentence",
    cause:
      "The bodies of the gateway and `config` appear in the documents and on the reference page like everything else, but no rule requires their description.",
  },
  "lint/repeated-name": {
    message: "the description of {what} only repeats the name",
    help: "say what the name does not: the unit, the format, what the value counts or refers to",
    cause: "Readers learn nothing from `page_size: integer -- Page size.` A description should say what the name does not.",
  },
  "lint/no-period": {
    message: "the description of {what} does not end with a period",
    help: "add a period",
    cause: "Descriptions are sentences. The outputs join them with other sentences, such as limits and origins.",
    fix: "Add the period. `--fix` adds it, unless the text ends with another mark.",
  },
  "lint/unfinished-text": {
    message: "`{mark}` marks an unfinished text",
    help: "finish the text, then remove the mark",
    cause: "The text contains a marker that its author left for later, or filler text.",
  },
  "lint/no-replacement": {
    message: "{what} is deprecated, but the reason does not say what to use instead",
    help: "name the replacement in backticks, or say that there is none",
    cause: "A deprecation is useful only if it names the replacement.",
  },
  "lint/open-inside": {
    message: "nothing says what is inside `{name}`",
    help: "write its inner type in `inner/{connector}.yaml`, or `{ open: <reason> }`",
    cause:
      "The document leaves the inside of the field open, so users of the types see `unknown` there. The public reference of the third party mostly shows it; what only a query selects follows from `inner/<connector>.graphql`.",
    fix: "Decide: an inner type, a map, the type of the elements, or `open` with the reason.",
  },
  // Examples
  "lint/no-example": {
    message: "record `{name}` has no `example`",
    help: "add one: the sandbox and the documentation show it, and otherwise invented values",
    cause: "Without an example, the sandbox and the reference page show invented values.",
  },
  "lint/placeholder-example": {
    message: "the example `{example}` of `{name}` is a placeholder",
    help: "write a value that looks real and is plainly fake",
    cause: "An example such as `string`, or the name of the field itself, does not show what a value looks like.",
  },
  // Limits and values
  "lint/no-maximum": {
    message: "page size `{name}` has no `max`",
    help: "add `max`; if the document states none, silence the lint with that reason",
    cause:
      "Without a maximum, a caller can ask for all records in one page, and no validator notices a size that is too large before the third party does.",
    fix: "Add `max`. If the document states none, silence the lint with that reason.",
  },
  "lint/unenforced-limit": {
    message: "the description of `{name}` states the limit {limit}, but no constraint does",
    help: "add {keys}, so that validators know it",
    cause: "Validators, types and schemas do not know a limit that is only in the description.",
    fix: "Add the constraint that the message names.",
  },
  "lint/unlisted-values": {
    message: "the description of `{name}` lists the values {values}, but its type does not",
    help: "add `enum` if these are all values, or `known_values` if there may be others",
    cause: "Values that are only in the description are neither completed by editors nor checked by validators.",
  },
  "lint/similar-values": {
    message: "`{value}` looks like a misspelling of `{other}`",
    help: "correct one of the two, or remove it",
    cause:
      "Two values differ in one letter, or only in case and separators. Usually one of them is a typo, so the correct value is rejected. Values of a filter are also compared with those of its field.",
    fix: "Correct the value that the document does not have.",
  },
  "lint/mixed-spelling": {
    message: "`{name}` is written `{other}` elsewhere in this connector",
    help: "use the spelling of the third party",
    cause: "The same name is written in two ways in one connector, such as `createdAt` and `created_at`. Usually one of them is a typo.",
  },
  "lint/unmarked-secret": {
    message: "`{name}` looks like a secret but is not marked as one: {reason}",
    help: "add `secret: true`, so that its value is never shown in messages, reports and logs",
    cause:
      "The name, the description or the example indicates that the value is a password, a key, a token or a signed URL. Without `secret: true` it can appear in messages, reports and logs. Unmistakable names are an error, `name/secret`.",
    fix: "Add `secret: true`, as `--fix` does. If the value grants no access, silence the lint with that reason.",
  },
  // Operations
  "lint/unused-meta": {
    message: "the paging of {operation} does not use `{name}` of Meta",
    help: "name it in `paging`, or silence the lint with what it is for",
    cause:
      "Meta is about paging. If `paging` does not name a field of Meta, usually a key was forgotten, such as `more: has_more` or `total: total`, which clients could use.",
  },
  "lint/unexplained-list": {
    message: "`{operation}` has no filter, search or parent, and its description does not say which records it returns",
    help: "say which records these are, such as `Lists all open tickets, newest first.`",
    cause: "Without filters, only the description can say which records a list returns: all of them, the caller's own, only active ones.",
  },
  // Definitions
  "lint/repeated-type": {
    message: "`{name}` is defined {count} times with the same type, limits and description",
    help: "add a named type under `types` and use it here and {others}",
    cause: "With a named type, identical params are changed in one place, and readers see that the operations agree.",
    fix: "Add a named type and use it. If there is one already, `--fix` writes its name.",
  },
  "lint/redundant-key": {
    message: "`{key}` of `{name}` repeats what `{type}` says",
    help: "remove `{key}` here: a field has the keys of its named type",
    cause: "The key repeats what the named type of the field says. When the type changes, the field silently keeps the old value.",
    fix: "Remove the key, as `--fix` does.",
  },
  "lint/unreachable": {
    message: "no operation uses the {kind} `{name}`",
    help: "use it in an operation, or remove it and what only it uses",
    cause:
      "The record or named type is only used by others that no operation returns, or by an entity whose operations all return something else. The package contains it, but nothing ever returns it.",
    fix: "Use it in an operation, or remove it.",
  },
} as const;
