/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from "preact";

/** A drawing, with what it shows in words for those who cannot see it. Its lines and texts have the colors of the page. */
export interface PictureProps {
  /** Different from those of all other elements. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly width: number;
  readonly height: number;
  /** A drawing of the same for another width has another class. */
  readonly kind: "wide" | "narrow" | "small";
  readonly children: ComponentChildren;
}

/** A drawing as wide as there is room for, and at most as wide as it is drawn. */
export function Picture({ id, title, description, width, height, kind, children }: PictureProps): VNode {
  const ids = { title: `${id}.title`, description: `${id}.description` };
  return (
    <svg class={`picture ${kind}`} viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={`${ids.title} ${ids.description}`}>
      <title id={ids.title}>{title}</title>
      <desc id={ids.description}>{description}</desc>
      {children}
    </svg>
  );
}

/** Where a text begins, or what it is centered on. */
interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** `strong` for names of things, `soft` for what is less important, `mono` for names in requests and answers. */
  readonly look?: "strong" | "soft" | "mono";
  readonly align?: "start" | "middle";
}

/** A line of text. */
export function Label({ x, y, text, look, align = "middle" }: LabelProps): VNode {
  return (
    <text x={x} y={y} class={look} text-anchor={align}>
      {text}
    </text>
  );
}

interface ArrowProps {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  /** For what comes back or comes later. */
  readonly isDashed?: boolean;
}

/** A level arrow. */
export function Arrow({ from, to, y, isDashed = false }: ArrowProps): VNode {
  const back = to > from ? -6 : 6;
  return (
    <g class={isDashed ? "arrow dashed" : "arrow"}>
      <path class="shaft" d={`M${from} ${y}H${to}`} />
      <path class="tip" d={`M${to + back} ${y - 4}L${to} ${y}L${to + back} ${y + 4}`} />
    </g>
  );
}
