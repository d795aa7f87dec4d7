import type { lintMessages, silenceMessages } from "../../generator/diagnostics/lint_messages.ts";
import type { Explanation } from "./explanation.ts";

/** The lints, and the codes about the comments that silence them. */
export const lintCodes: Readonly<Record<keyof typeof lintMessages | keyof typeof silenceMessages, Explanation>> = {
  "lint/no-description": {
    cause:
      "Bodies of the gateway and `config` appear in the documents and the reference page like anything else, but no rule asks for their description.",
  },
  "lint/repeated-name": {
    cause: "Readers learn nothing from `page_size: integer -- Page size.` A description has room for what the name leaves open.",
  },
  "lint/no-period": {
    cause: "Descriptions are sentences. The outputs join them with other sentences, such as limits and origins.",
    fix: "Add the period. `--fix` adds it, unless the text ends with another mark.",
  },
  "lint/unfinished-text": { cause: "The text contains a mark that its author wanted to come back to, or a filler text." },
  "lint/no-replacement": { cause: "A deprecation helps only if it names what to use instead." },
  "lint/no-example": {
    cause: "Without an example, the sandbox answers with invented values, and the reference page shows them.",
  },
  "lint/placeholder-example": {
    cause: "An example such as `string`, or the name of the field itself, does not show what a value looks like.",
  },
  "lint/no-maximum": {
    cause:
      "Without a maximum, a caller can ask for all records in one page, and no validator notices a wrong size before the third party does.",
    fix: "Add `max`. If the document states none, silence the lint with that reason.",
  },
  "lint/unenforced-limit": {
    cause: "A limit that is only in the description is a limit that no validator, type or schema knows.",
    fix: "Add the constraint that the message names.",
  },
  "lint/unlisted-values": {
    cause: "Values that are only in the description are neither completed by editors nor checked by validators.",
  },
  "lint/similar-values": {
    cause:
      "Two values differ in one letter, or in case and separators only. Mostly one of them is a typo, which refuses the value that is really sent. Values of a filter are compared with those of its field as well.",
    fix: "Correct the value that the document does not have.",
  },
  "lint/mixed-spelling": {
    cause: "The same name is written in two ways in one connector, such as `createdAt` and `created_at`. Mostly one of them is a typo.",
  },
  "lint/unmarked-secret": {
    cause:
      "The name, the description or the example says that the value is a password, a key, a token or a signed URL. Without `secret: true` it can appear in messages, reports and logs. Names that leave no doubt are the error `name/secret`.",
    fix: "Add `secret: true`, as `--fix` does. If the value grants no access, silence the lint with that reason.",
  },
  "lint/unused-meta": {
    cause:
      "Meta is about paging. A field that the paging does not name is mostly a forgotten key, such as `more: has_more` or `total: total`, without which clients page worse than they could.",
  },
  "lint/unexplained-list": {
    cause:
      "Without filters, nothing but the description can say which records a list returns: all of them, the caller's own, only active ones.",
  },
  "lint/repeated-type": {
    cause: "Params that are the same belong together. With a named type, a change is made once, and readers see that the operations agree.",
    fix: "Add a named type and use it. Where there is one already, `--fix` writes its name.",
  },
  "lint/redundant-key": {
    cause: "The key says again what the named type of the field says. When the type changes, the field silently keeps the old value.",
    fix: "Remove the key, as `--fix` does.",
  },
  "lint/unreachable": {
    cause:
      "The record or named type is only used by others that no operation returns, or by an entity whose operations all return something else. It is in the package, and nothing ever returns it.",
    fix: "Use it in an operation, or remove it.",
  },
  "lint/silence-form": {
    cause: "The comment looks like one that silences a lint, but has another form, so that it silences nothing.",
  },
  "lint/silence-reason": {
    cause: "Without a reason, nobody can tell later whether the silence is still right.",
    fix: "Add the reason behind a colon.",
  },
  "lint/unknown-lint": {
    cause: "No lint has this code. Errors and warnings of rules cannot be silenced.",
    fix: "Correct the code. The help of the message names the lint that was probably meant.",
  },
  "lint/stale-silence": {
    cause: "The lint finds nothing where the comment is: the catalog was corrected, or the comment is at the wrong line.",
    fix: "Remove the comment, as `--fix` does, or move it to the line or the line above that it is for.",
  },
};
