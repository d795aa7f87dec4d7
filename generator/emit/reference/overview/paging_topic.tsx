/** @jsxRuntime automatic @jsxImportSource preact */

import type { VNode } from "preact";
import type { Connector, DrawnPage, Operation, PageTurns, Paging, PagingKind } from "#generator/resolve";
import { PAGING_KINDS, isPagingKind, operationsOf } from "#generator/resolve";
import { linkTo } from "../anchors.ts";
import { furtherParams, pagingWords } from "../operation/paging_words.tsx";
import type { PageProps } from "../source.ts";
import { Paragraph } from "../words.tsx";
import { Topic, CountedOperations } from "./topic.tsx";
import { Arrow, Label, Picture } from "./pictures.tsx";

const WIDTH = 320;

const HEIGHT = 100;

const PAGE = { width: 62, height: 66, step: 128 };

/** The ways to get the next page that some operation uses, in words and as drawings, with these operations. */
export function PagingTopic({ source }: PageProps): VNode {
  const kinds = Object.keys(PAGING_KINDS).filter(isPagingKind);
  const used = kinds.map((kind) => ({ kind, uses: pagingUses(source.model.connectors, kind) })).filter(({ uses }) => uses.length > 0);
  return (
    <Topic id="gateway.paging">
      <p>
        To get the next page, call the operation again with the same params and one more. What that param is called, and what it takes,
        depends on the third party. Each operation says how it pages. The typed client of the package knows all of them: <code>.all()</code>{" "}
        returns the records of all pages.
      </p>
      {used.map(({ kind, uses }) => (
        <PagingKindSection kind={kind} uses={uses} />
      ))}
    </Topic>
  );
}

function PagingKindSection({ kind, uses }: { readonly kind: PagingKind; readonly uses: readonly PagingUse[] }): VNode {
  const { title, words, drawn } = PAGING_KINDS[kind];
  const id = `gateway.paging.${kind}`;
  return (
    <section class="paging-kind" aria-labelledby={id}>
      <h3 id={id}>
        <a href={linkTo(id)}>{title}</a>
      </h3>
      <PagePicture kind={kind} title={`Pages by ${title.toLowerCase()}`} drawn={drawn} />
      <Paragraph text={words} />
      <ul class="uses">
        {uses.map((use) => (
          <Use use={use} />
        ))}
      </ul>
    </section>
  );
}

function Use({ use: { connector, paging, operation, operations } }: { readonly use: PagingUse }): VNode {
  const of = { connector, operation };
  return (
    <li>
      <p>
        <a href={linkTo(connector.id)}>{connector.title}</a>: {pagingWords(paging, of)}
        {furtherParams(paging, of)}
      </p>
      <CountedOperations operations={operations} />
    </li>
  );
}

/** Operations of a connector that page in the same way, with the same names. */
interface PagingUse {
  readonly connector: Connector;
  readonly paging: Paging;
  /** The first of the operations. */
  readonly operation: Operation;
  readonly operations: readonly Operation[];
}

/** Who uses a paging kind, in the order of the catalog. */
export function pagingUses(connectors: readonly Connector[], kind: PagingKind): readonly PagingUse[] {
  return connectors.flatMap((connector) => usesIn(connector, kind));
}

function usesIn(connector: Connector, kind: PagingKind): readonly PagingUse[] {
  const groups = new Map<string, PagingUse>();
  for (const operation of operationsOf(connector)) {
    const { paging } = operation;
    if (paging?.kind !== kind) continue;
    // Operations may differ in where their descriptors come from.
    const { origin: _origin, notShown: _notShown, profile: _profile, ...descriptor } = paging;
    const key = JSON.stringify(Object.entries<unknown>(descriptor));
    const use = groups.get(key) ?? { connector, paging, operation, operations: [] };
    groups.set(key, { ...use, operations: [...use.operations, operation] });
  }
  return [...groups.values()];
}

interface PagePictureProps {
  readonly kind: PagingKind;
  readonly title: string;
  readonly drawn: PageTurns;
}

/** The pages of a paging kind, each with an arrow to the next one. */
export function PagePicture({ kind, title, drawn }: PagePictureProps): VNode {
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
