import { type ButtonHTMLAttributes, type VNode, h, type ComponentChild } from "preact";

/** Lines on a grid of 24 × 24. */
const drawings = {
  activity: ["M3 12h4l3-8 4 16 3-8h4"],
  chevron: ["M6 9l6 6 6-6"],
  close: ["M6 6l12 12M18 6L6 18"],
  fault: ["M12 4L3 19.5h18z", "M12 10v4.5M12 17v.01"],
  /** One call on the left, many connectors on the right. */
  gateway: ["M2.5 12h6M8.5 12h9", "M8.5 12c4 0 3-6.5 9-6.5M8.5 12c4 0 3 6.5 9 6.5", "M19 5.5h2.5M19 12h2.5M19 18.5h2.5"],
  menu: ["M4 7h16M4 12h16M4 17h10"],
  moon: ["M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z"],
  reset: ["M4 12a8 8 0 1 0 2.5-5.8L4 8.5", "M4 4v4.5h4.5"],
  search: ["M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14z", "M16 16l4.5 4.5"],
  sun: [
    "M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8z",
    "M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
  ],
  /** A circle, half of it dark: what the system says. */
  system: ["M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17z", "M12 3.5v17M12 7l6.5-.5M12 11l8.3-.5M12 15l7.7-.5M12 19l5-.5"],
} as const;

export type IconName = keyof typeof drawings;

/** A drawing in the color of the text around it. It is hidden from screen readers: the control that has it needs a name of its own. */
export function Icon({ name, class: extra }: { readonly name: IconName; readonly class?: string }): ComponentChild {
  const attributes = { class: extra === undefined ? "icon" : `icon ${extra}`, viewBox: "0 0 24 24", "aria-hidden": "true" } as const;
  return h(
    "svg",
    attributes,
    drawings[name].map((line) => h("path", { key: line, d: line })),
  );
}

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
