/** @jsxRuntime automatic @jsxImportSource preact */

import type { VNode } from "preact";
import { PAGING_KINDS, type PagingKind, isPagingKind, type Connector, type Operation, type Paging, operationsOf } from "#generator/resolve";
import { linkTo } from "../anchors.ts";
import { furtherParams, pagingWords } from "../operation/paging_words.tsx";
import type { PageProps } from "../source.ts";
import { Paragraph } from "../words.tsx";
import { Topic, CountedOperations } from "./topic.tsx";
import { Arrow, Label, Picture } from "./pictures.tsx";

const WIDTH = 320;

const HEIGHT = 100;

const PAGE = { width: 62, height: 66, step: 128 };

/** The kinds in the order of the page. Every kind of the language has its words and its drawing. */
export const DRAWN_KINDS: Readonly<Record<PagingKind, DrawnKind>> = {
  record_cursor: {
    title: "Record cursor",
    words:
      "Pass the id of the last record of a page to get the page after it. If the operation can page backwards, pass the id of the first record to get the page before it. Stop when the answer says that there are no more.",
    drawn: {
      description: "Three pages. The id of the last record of a page gets the next page. The last page says that there are no more.",
      pages: threePages("more", "no more", "record"),
      turns: ["last id", "last id"],
    },
  },
  token: {
    title: "Token",
    words:
      "Each answer has a token for the next page. Pass it on unchanged. Stop when the token is missing, null or empty, or when the answer says that there are no more.",
    drawn: {
      description: "Three pages. The token of a page gets the next page. The last page has no token.",
      pages: threePages("token", "no token", "caption"),
      turns: ["token", "token"],
    },
  },
  page_number: {
    title: "Page number",
    words: "Pass the number of the page. The first page is 1. Stop at a page that has fewer records than the page size.",
    drawn: {
      description: "Three pages with the numbers 1, 2 and 3. The last page has fewer records than the others.",
      pages: threePages("full", "fewer"),
      turns: ["page 2", "page 3"],
    },
  },
  offset: {
    title: "Offset",
    words:
      "Pass the number of records to skip: as many as you have received so far. Stop at an empty page, when you have as many as the total of the answer, or when the answer says that the page is the last one.",
    drawn: {
      description: "Three pages of four records. The first page skips no records, the second one 4, and the last one 8.",
      pages: [
        { records: 4, caption: "1 to 4" },
        { records: 4, caption: "5 to 8" },
        { records: 2, caption: "9 to 10" },
      ],
      turns: ["skip 4", "skip 8"],
    },
  },
  page_info: {
    title: "Page info",
    words:
      "The result is a GraphQL connection. Pass `pageInfo.endCursor` of a page to get the next one. Stop when `pageInfo.hasNextPage` is false.",
    drawn: {
      description: "Three pages. The end cursor of a page gets the next page. On the last page, hasNextPage is false.",
      pages: threePages("next: true", "next: false"),
      turns: ["endCursor", "endCursor"],
    },
  },
  change_feed: {
    title: "Change feed",
    words:
      "The records are changes since the last time you asked. Each page has a token for the next one. The last page has a start token instead: keep it, and pass it when you want to know what has changed since then.",
    drawn: {
      description:
        "Two pages of changes, connected by a token, and a page of a later round. The start token of the last page gets the later round.",
      pages: [
        { records: 4, caption: "token", passes: "caption" },
        { records: 2, caption: "start token", passes: "caption" },
        { records: 1, caption: "later", isLater: true },
      ],
      turns: ["token", "start token"],
    },
  },
  none: {
    title: "No pages",
    words: "There is only one answer: it has all records, or it does not say how to request more.",
    drawn: { description: "A single page.", pages: [{ records: 4, caption: "one page" }], turns: [] },
  },
};

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
  const { title, words, drawn } = DRAWN_KINDS[kind];
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

/** A paging kind in words and as a drawing. */
interface DrawnKind {
  readonly title: string;
  /** How to get from page to page, and how to know the last one. */
  readonly words: string;
  readonly drawn: PageTurns;
}

/** Two full pages, and a shorter last one. */
function threePages(full: string, last: string, passes?: DrawnPage["passes"]): readonly DrawnPage[] {
  const page: DrawnPage = { records: 4, caption: full, ...(passes !== undefined && { passes }) };
  return [page, page, { records: 2, caption: last }];
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

/** A page in a drawing. */
interface DrawnPage {
  /** How many records it shows, at most four. */
  readonly records: number;
  /** The text below it. */
  readonly caption: string;
  /** Whether the next call passes its last record, or the text below it. */
  readonly passes?: "record" | "caption";
  /** A page of another round. */
  readonly isLater?: true;
}

/** A drawing of how pages follow each other. */
interface PageTurns {
  /** The drawing in a sentence. */
  readonly description: string;
  readonly pages: readonly DrawnPage[];
  /** The text of the arrow from each page to the next one. */
  readonly turns: readonly string[];
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
