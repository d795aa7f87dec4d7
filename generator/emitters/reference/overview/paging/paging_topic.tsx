/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import { countOf } from "../../../../../templates/shared/count.ts";
import { PAGING_KINDS, type PagingKind } from "../../../../model/paging_kinds.ts";
import { isPagingKind } from "../../../../model/paging_queries.ts";
import { linkTo } from "../../anchors.ts";
import { furtherParams, pagingWords } from "../../operation/paging_words.tsx";
import type { PageProps } from "../../source.ts";
import { Text } from "../../text.tsx";
import { OperationLinks } from "../operation_links.tsx";
import { PagePicture } from "../pictures/page_turns.tsx";
import { Topic } from "../topic.tsx";
import { DRAWN_KINDS } from "./drawn_kinds.ts";
import { pagingUses, type PagingUse } from "./paging_uses.ts";

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
      <p>
        <Text text={words} />
      </p>
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
      <details>
        <summary>{countOf(operations.length, "operation")}</summary>
        <OperationLinks operations={operations} />
      </details>
    </li>
  );
}
