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

/** Who takes part, from left to right. */
const LANES = ["Your code", "Gateway", "Third party"] as const;

/** A message from one lane to its neighbor. The numbers are positions in `LANES`. */
interface Message {
  readonly from: 0 | 1 | 2;
  readonly to: 0 | 1 | 2;
  readonly title: string;
  /** In a narrow drawing each part has a line of its own. */
  readonly detail: readonly string[];
  readonly isCode?: true;
}

interface Round {
  readonly title: string;
  readonly messages: readonly Message[];
}

const ROUNDS: readonly Round[] = [
  {
    title: "Once for each account",
    messages: [
      { from: 0, to: 1, title: "Create an instance", detail: ["with credentials", "of the account"] },
      { from: 1, to: 0, title: "Instance id", detail: ["the gateway keeps", "the credentials"] },
    ],
  },
  {
    title: "For each operation",
    messages: [
      { from: 0, to: 1, title: "Execute", detail: ["entity, action,", "params"], isCode: true },
      { from: 1, to: 2, title: "Call", detail: ["in its own way,", "with credentials"] },
      { from: 2, to: 1, title: "Answer", detail: ["in its own form"] },
      { from: 1, to: 0, title: "Envelope", detail: ["with result", "and Meta"] },
    ],
  },
];

interface Layout {
  readonly kind: "wide" | "narrow";
  readonly width: number;
  /** The middle of each lane. */
  readonly lanes: readonly [number, number, number];
  readonly laneWidth: number;
}

const LAYOUTS: readonly Layout[] = [
  { kind: "wide", width: 688, lanes: [80, 344, 608], laneWidth: 156 },
  { kind: "narrow", width: 330, lanes: [42, 165, 288], laneWidth: 82 },
];

const HEAD = 34;
const LINE = 15;
const ROUND = 38;

/** How a call goes through the gateway, for wide and for narrow screens: one of the two is visible. */
export function CallFlow(): VNode {
  return (
    <figure class="flow">
      {LAYOUTS.map((layout) => (
        <Flow layout={layout} />
      ))}
    </figure>
  );
}

function Flow({ layout }: { readonly layout: Layout }): VNode {
  const { kind, width, lanes, laneWidth } = layout;
  const placed = placeRounds(layout);
  return (
    <Picture
      id={`gateway.flow.${kind}`}
      title="How a call goes through the gateway"
      description="Your code sends the credentials of an account to the gateway once, and gets the id of an instance. For each operation it sends entity, action and params to that instance. The gateway calls the third party with the credentials, and returns the answer in an envelope with result and Meta."
      width={width}
      height={placed.height}
      kind={kind}
    >
      {lanes.map((x, lane) => (
        <g>
          <path class="lane" d={`M${x} ${HEAD}V${placed.height}`} />
          <rect class={lane === 1 ? "box chosen" : "box"} x={x - laneWidth / 2} y={1} width={laneWidth} height={HEAD - 2} rx={6} />
          <Label x={x} y={HEAD / 2 + 4} text={LANES[lane] ?? ""} look="strong" />
        </g>
      ))}
      {placed.parts}
    </Picture>
  );
}

/** The rounds below each other, and where they end. */
function placeRounds(layout: Layout): { readonly parts: readonly VNode[]; readonly height: number } {
  let y = HEAD;
  const parts: VNode[] = [];
  for (const { title, messages } of ROUNDS) {
    parts.push(<RoundTitle title={title} y={y + ROUND / 2 + 6} layout={layout} />);
    y += ROUND;
    for (const message of messages) {
      const detail = layout.kind === "wide" ? [message.detail.join(" ")] : message.detail;
      parts.push(<MessageArrow message={{ ...message, detail }} y={y} layout={layout} />);
      y += 32 + detail.length * LINE;
    }
  }
  return { parts, height: y };
}

/** On a stripe, so that the lanes do not run through the words. */
function RoundTitle({ title, y, layout: { width } }: { readonly title: string; readonly y: number; readonly layout: Layout }): VNode {
  return (
    <g>
      <rect class="stripe" x={0} y={y - 16} width={width} height={22} rx={4} />
      <Label x={8} y={y} text={title} look="soft" align="start" />
    </g>
  );
}

function MessageArrow({ message, y, layout }: { readonly message: Message; readonly y: number; readonly layout: Layout }): VNode {
  const { from, to, title, detail, isCode } = message;
  const [start, end] = [layout.lanes[from], layout.lanes[to]];
  const middle = (start + end) / 2;
  const step = Math.sign(end - start) * 4;
  return (
    <g>
      <Label x={middle} y={y + 14} text={title} />
      <Arrow from={start + step} to={end - step} y={y + 21} isDashed={to < from} />
      {detail.map((line, index) => (
        <Label x={middle} y={y + 21 + (index + 1) * LINE} text={line} look={isCode === true ? "mono" : "soft"} />
      ))}
    </g>
  );
}
