/** Messages about the comments that silence lints. They cannot be silenced. */
export const silenceMessages = {
  "lint/silence-form": {
    message: "this comment does not silence anything: {problem}",
    help: "write `# lint-allow lint/no-maximum: The document states no maximum.`",
    severity: "warning",
  },
  "lint/silence-reason": {
    message: "`{code}` is silenced without a reason",
    help: "add the reason behind a colon: `# lint-allow {code}: The document states no maximum.`",
    severity: "warning",
  },
  "lint/unknown-lint": { message: "unknown lint `{name}`", help: "the lints are in docs/lint.md", severity: "warning" },
  "lint/stale-silence": {
    message: "there is no `{code}` to silence {where}",
    help: "remove the comment, or move it to the line or the line above that it is for",
    severity: "warning",
  },
} as const;

/** The messages of the lints: what is allowed in a catalog, but probably a mistake or a gap. All of them are warnings. */
export const lintMessages = {
  // Descriptions and other texts
  "lint/no-description": { message: "missing description of {what}", help: "add `description`, one short sentence", severity: "warning" },
  "lint/repeated-name": {
    message: "the description of {what} only repeats the name",
    help: "say what the name does not: the unit, the format, what the value counts or refers to",
    severity: "warning",
  },
  "lint/no-period": { message: "the description of {what} does not end with a period", help: "add a period", severity: "warning" },
  "lint/unfinished-text": {
    message: "`{mark}` marks an unfinished text",
    help: "finish the text, then remove the mark",
    severity: "warning",
  },
  "lint/no-replacement": {
    message: "{what} is deprecated, but the reason does not say what to use instead",
    help: "name the replacement in backticks, or say that there is none",
    severity: "warning",
  },
  // Examples
  "lint/no-example": {
    message: "record `{name}` has no `example`",
    help: "add one: the sandbox and the documentation show it, and otherwise invented values",
    severity: "warning",
  },
  "lint/placeholder-example": {
    message: "the example `{example}` of `{name}` is a placeholder",
    help: "write a value that looks real and is plainly fake",
    severity: "warning",
  },
  // Limits and values
  "lint/no-maximum": {
    message: "page size `{name}` has no `max`",
    help: "add `max`; if the document states none, silence the lint with that reason",
    severity: "warning",
  },
  "lint/unenforced-limit": {
    message: "the description of `{name}` states the limit {limit}, but no constraint does",
    help: "add {keys}, so that validators know it",
    severity: "warning",
  },
  "lint/unlisted-values": {
    message: "the description of `{name}` lists the values {values}, but its type does not",
    help: "add `enum` if these are all values, or `known_values` if there may be others",
    severity: "warning",
  },
  "lint/similar-values": {
    message: "`{value}` looks like a misspelling of `{other}`",
    help: "correct one of the two, or remove it",
    severity: "warning",
  },
  "lint/mixed-spelling": {
    message: "`{name}` is written `{other}` elsewhere in this connector",
    help: "use the spelling of the third party",
    severity: "warning",
  },
  "lint/unmarked-secret": {
    message: "`{name}` looks like a secret but is not marked as one: {reason}",
    help: "add `secret: true`, so that its value is never shown in messages, reports and logs",
    severity: "warning",
  },
  // Operations
  "lint/unused-meta": {
    message: "the paging of {operation} does not use `{name}` of Meta",
    help: "name it in `paging`, or silence the lint with what it is for",
    severity: "warning",
  },
  "lint/unexplained-list": {
    message: "`{operation}` has no filter, search or parent, and its description does not say which records it returns",
    help: "say which records these are, such as `Lists all open tickets, newest first.`",
    severity: "warning",
  },
  // Definitions
  "lint/repeated-type": {
    message: "`{name}` is defined {count} times with the same type, limits and description",
    help: "add a named type under `types` and use it here and {others}",
    severity: "warning",
  },
  "lint/redundant-key": {
    message: "`{key}` of `{name}` repeats what `{type}` says",
    help: "remove `{key}` here: a field has the keys of its named type",
    severity: "warning",
  },
  "lint/unreachable": {
    message: "no operation uses the {kind} `{name}`",
    help: "use it in an operation, or remove it and what only it uses",
    severity: "warning",
  },
} as const;
