/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import type { PagingKind } from "../../../../model/paging_kinds.ts";
import { Arrow, Label, Picture } from "./picture.tsx";

/** A page in a drawing. */
export interface DrawnPage {
  /** How many records it shows, at most four. */
  readonly records: number;
  /** What is below it. */
  readonly caption: string;
  /** Whether its last record, or what is below it, is what the next call passes. */
  readonly passes?: "record" | "caption";
  /** A page of another round. */
  readonly isLater?: true;
}

/** A drawing of how pages follow each other. */
export interface PageTurns {
  /** What the drawing shows, in a sentence. */
  readonly description: string;
  readonly pages: readonly DrawnPage[];
  /** What the arrow from each page to the next one says. */
  readonly turns: readonly string[];
}

const WIDTH = 320;
const HEIGHT = 100;
const PAGE = { width: 62, height: 66, step: 128 };

/** The pages of a paging kind, each with an arrow to the next one. */
export function PagePicture({
  kind,
  title,
  drawn,
}: {
  readonly kind: PagingKind;
  readonly title: string;
  readonly drawn: PageTurns;
}): VNode {
  const { description, pages, turns } = drawn;
  return (
    <Picture id={`gateway.paging.${kind}.picture`} title={title} description={description} width={WIDTH} height={HEIGHT} kind="small">
      {pages.map((page, index) => (
        <Page page={page} x={index * PAGE.step + 1} />
      ))}
      {turns.map((turn, index) => (
        <Turn text={turn} x={index * PAGE.step + PAGE.width} isDashed={pages[index + 1]?.isLater === true} />
      ))}
    </Picture>
  );
}

function Page({ page: { records, caption, passes, isLater }, x }: { readonly page: DrawnPage; readonly x: number }): VNode {
  const bars = Array.from({ length: records }, (_, index) => index);
  return (
    <g>
      <rect class={isLater === true ? "box later" : "box"} x={x} y={4} width={PAGE.width} height={PAGE.height} rx={5} />
      {bars.map((index) => (
        <rect
          class={passes === "record" && index === records - 1 ? "entry passed" : "entry"}
          x={x + 9}
          y={13 + index * 13}
          width={PAGE.width - 18}
          height={8}
          rx={2}
        />
      ))}
      <Label x={x + PAGE.width / 2} y={PAGE.height + 22} text={caption} look={passes === "caption" ? "strong" : "soft"} />
    </g>
  );
}

function Turn({ text, x, isDashed }: { readonly text: string; readonly x: number; readonly isDashed: boolean }): VNode {
  return (
    <g>
      <Label x={x + (PAGE.step - PAGE.width) / 2} y={30} text={text} />
      <Arrow from={x + 5} to={x + PAGE.step - PAGE.width - 3} y={39} isDashed={isDashed} />
    </g>
  );
}
