import { bindingMessages } from "./binding_messages.ts";
import { driftMessages, openapiMessages } from "./drift_messages.ts";
import { extensionMessages } from "./extension_messages.ts";
import { lintMessages, silenceMessages } from "./lint_messages.ts";
import { outputMessages } from "./output_messages.ts";
import { readingMessages } from "./reading_messages.ts";
import { ruleMessages } from "./rule_messages.ts";

/** The texts of a code. */
export interface Message {
  /** The mistake; `{slots}` are filled for each diagnostic. */
  readonly message: string;
  /** How to fix it, with slots as well. */
  readonly help: string;
  /** An error, if nothing else is said. Lints are warnings, and so is drift. */
  readonly severity?: "warning";
  /** Why the message appears, or why the rule exists: full sentences without slots, for docs/messages.md. */
  readonly cause: string;
  /** How to fix it, where `help` depends on the case: full sentences without slots, for docs/messages.md. */
  readonly fix?: string;
}

/** Every message. The codes are stable; each has a golden test under `test/golden/messages`, and an entry in docs/messages.md or docs/lint.md. */
export const messages = {
  ...readingMessages,
  ...ruleMessages,
  ...bindingMessages,
  ...extensionMessages,
  ...lintMessages,
  ...silenceMessages,
  ...openapiMessages,
  ...driftMessages,
  ...outputMessages,
} as const satisfies Readonly<Record<string, Message>>;

/** The stable code of a message: `group/kebab-name`. */
export type MessageCode = keyof typeof messages;

/** Whether a code is about an error or a warning. */
export function severityOf(code: MessageCode): "error" | "warning" {
  const { severity }: Message = messages[code];
  return severity ?? (/^(?:lint\/|drift\/(?!blind|form))/u.test(code) ? "warning" : "error");
}

/** Braces with a blank in them, such as `{ }`, are text. */
type Slots<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? (Slot extends `${string} ${string}` ? never : Slot) | Slots<Rest>
  : never;

/** The values that the slots of a message need. */
export type MessageSlots<Code extends MessageCode> = Readonly<
  Record<Slots<(typeof messages)[Code]["message"]> | Slots<(typeof messages)[Code]["help"]>, string | number>
>;
