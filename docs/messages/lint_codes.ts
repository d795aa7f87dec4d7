import type { lintMessages, silenceMessages } from "../../generator/read/diagnostics/lint_messages.ts";
import type { Explanation } from "./explanation.ts";

/** The lints, and the codes about the comments that silence them. */
export const lintCodes: Readonly<Record<keyof typeof lintMessages | keyof typeof silenceMessages, Explanation>> = {
  "lint/no-description": {
    cause:
      "The bodies of the gateway and `config` appear in the documents and on the reference page like everything else, but no rule requires their description.",
  },
  "lint/repeated-name": {
    cause: "Readers learn nothing from `page_size: integer -- Page size.` A description should say what the name does not.",
  },
  "lint/no-period": {
    cause: "Descriptions are sentences. The outputs join them with other sentences, such as limits and origins.",
    fix: "Add the period. `--fix` adds it, unless the text ends with another mark.",
  },
  "lint/unfinished-text": { cause: "The text contains a marker that its author left for later, or filler text." },
  "lint/no-replacement": { cause: "A deprecation is useful only if it names the replacement." },
  "lint/no-example": {
    cause: "Without an example, the sandbox and the reference page show invented values.",
  },
  "lint/placeholder-example": {
    cause: "An example such as `string`, or the name of the field itself, does not show what a value looks like.",
  },
  "lint/no-maximum": {
    cause:
      "Without a maximum, a caller can ask for all records in one page, and no validator notices a size that is too large before the third party does.",
    fix: "Add `max`. If the document states none, silence the lint with that reason.",
  },
  "lint/unenforced-limit": {
    cause: "Validators, types and schemas do not know a limit that is only in the description.",
    fix: "Add the constraint that the message names.",
  },
  "lint/unlisted-values": {
    cause: "Values that are only in the description are neither completed by editors nor checked by validators.",
  },
  "lint/similar-values": {
    cause:
      "Two values differ in one letter, or only in case and separators. Usually one of them is a typo, so the correct value is rejected. Values of a filter are also compared with those of its field.",
    fix: "Correct the value that the document does not have.",
  },
  "lint/mixed-spelling": {
    cause: "The same name is written in two ways in one connector, such as `createdAt` and `created_at`. Usually one of them is a typo.",
  },
  "lint/unmarked-secret": {
    cause:
      "The name, the description or the example indicates that the value is a password, a key, a token or a signed URL. Without `secret: true` it can appear in messages, reports and logs. Unmistakable names are an error, `name/secret`.",
    fix: "Add `secret: true`, as `--fix` does. If the value grants no access, silence the lint with that reason.",
  },
  "lint/unused-meta": {
    cause:
      "Meta is about paging. If `paging` does not name a field of Meta, usually a key was forgotten, such as `more: has_more` or `total: total`, which clients could use.",
  },
  "lint/unexplained-list": {
    cause: "Without filters, only the description can say which records a list returns: all of them, the caller's own, only active ones.",
  },
  "lint/repeated-type": {
    cause: "With a named type, identical params are changed in one place, and readers see that the operations agree.",
    fix: "Add a named type and use it. If there is one already, `--fix` writes its name.",
  },
  "lint/redundant-key": {
    cause: "The key repeats what the named type of the field says. When the type changes, the field silently keeps the old value.",
    fix: "Remove the key, as `--fix` does.",
  },
  "lint/unreachable": {
    cause:
      "The record or named type is only used by others that no operation returns, or by an entity whose operations all return something else. The package contains it, but nothing ever returns it.",
    fix: "Use it in an operation, or remove it.",
  },
  "lint/silence-form": {
    cause: "The comment looks like one that silences a lint, but has the wrong form, so it silences nothing.",
  },
  "lint/silence-reason": {
    cause: "Without a reason, later readers cannot tell whether the silence is still justified.",
    fix: "Add the reason after a colon.",
  },
  "lint/unknown-lint": {
    cause: "No lint has this code. Errors and warnings of rules cannot be silenced.",
    fix: "Correct the code. The help of the message suggests the lint that was probably meant.",
  },
  "lint/stale-silence": {
    cause: "The lint finds nothing where the comment is: the catalog was corrected, or the comment is on the wrong line.",
    fix: "Remove the comment, as `--fix` does, or move it to the line of the finding or the line above.",
  },
};
