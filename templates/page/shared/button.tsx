import type { ButtonHTMLAttributes, VNode } from "preact";

interface ButtonProps extends Omit<ButtonHTMLAttributes, "class" | "type"> {
  /** What is on it. */
  readonly text: string;
  /** Its classes: it is small, if they are left out. */
  readonly look?: "button" | "button small" | "chip" | "chip more" | "chip search-code";
}

/** A button with a text, which submits nothing. */
export function Button({ text, look = "button small", ...attributes }: ButtonProps): VNode {
  return (
    <button type="button" class={look} {...attributes}>
      {text}
    </button>
  );
}
