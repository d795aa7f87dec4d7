/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import { escapeInvisible } from "../../../../templates/shared/invisible.ts";
import { hasPages } from "../../../model/paging_queries.ts";
import type { Connector, Operation, Paging } from "../../../model/types.ts";
import { linkTo } from "../anchors.ts";
import { OperationBinding } from "../connector/operation_binding.tsx";
import { OperationExample } from "../example/operation_example.tsx";
import { isFromElsewhere } from "../fields/reasons.ts";
import type { PageProps } from "../source.ts";
import { Text } from "../text.tsx";
import { Code } from "../phrase.tsx";
import { Badge, OriginBadge, OriginText } from "../words.tsx";
import { AnswerSection } from "./answer_section.tsx";
import { furtherParams, pagingWords } from "./paging_words.tsx";
import { ParamsSection } from "./params_section.tsx";
import { ExpectedErrors, Remarks } from "./remarks.tsx";

interface OperationProps extends PageProps {
  readonly connector: Connector;
  readonly operation: Operation;
}

/** One operation: the prose, and beside it the example with its answer. */
export function OperationArticle({ source, connector, operation }: OperationProps): VNode {
  const { id, description, paging, origin, section } = operation;
  return (
    <article class="operation" data-operation={id} aria-labelledby={id}>
      <div class="prose">
        <Heading connector={connector} operation={operation} />
        {description === undefined ? null : (
          <p class="summary">
            <Text text={description} />
          </p>
        )}
        <Call operation={operation} />
        <Remarks operation={operation} />
        <OriginText origin={origin} />
        <ParamsSection operation={operation} />
        <AnswerSection source={source} connector={connector} operation={operation} />
        {paging === undefined ? null : <PagingSection paging={paging} connector={connector} operation={operation} />}
        <ExpectedErrors source={source} operation={operation} />
        <OperationBinding source={source} connector={connector} operation={operation} />
        <p class="source">
          <Text text={section} />
        </p>
      </div>
      <div class="example">
        <OperationExample source={source} connector={connector} operation={operation} />
      </div>
    </article>
  );
}

function Heading({ connector, operation }: Omit<OperationProps, "source">): VNode {
  const { id, entity, action, effect, permanent, origin, deprecated, experimental, binding } = operation;
  const badges = [
    <Badge kind={effect} />,
    permanent ? <Badge kind="permanent" /> : null,
    <OriginBadge origin={origin} />,
    deprecated === undefined ? null : <Badge kind="deprecated" />,
    experimental === undefined ? null : <Badge kind="experimental" />,
    (binding?.retired ?? connector.vendor?.retired) === undefined ? null : <Badge kind="retired" />,
  ];
  return (
    <div class="head">
      <h4 id={id}>
        <a href={linkTo(id)}>
          <code>
            <span class="within">{escapeInvisible(`${connector.id}.${entity}.`)}</span>
            {escapeInvisible(action)}
          </code>
        </a>
      </h4>
      {badges.map((badge) => (badge === null ? null : [" ", badge]))}
    </div>
  );
}

/** How the operation is called: from code, and in a request. */
function Call({ operation: { entity, action, paging, paramsRequired } }: { readonly operation: Operation }): VNode {
  const call = `${entity}.${action}`;
  const params = paramsRequired ? "params" : "params?";
  return (
    <p class="call">
      <Code text={`${call}(${params})`} />
      {hasPages(paging) ? (
        <>
          , <Code text={`${call}.all(${params})`} /> for all pages
        </>
      ) : null}
    </p>
  );
}

function PagingSection({ paging, connector, operation }: Omit<OperationProps, "source"> & { readonly paging: Paging }): VNode {
  return (
    <section class="paging">
      <h5>Paging</h5>
      <p>
        {pagingWords(paging, { connector, operation })}
        {furtherParams(paging, { connector, operation })}
      </p>
      {paging.notShown === undefined ? null : (
        <p class="origin">
          Not shown: <Text text={paging.notShown} />
        </p>
      )}
      {isFromElsewhere(paging.origin, operation) ? <OriginText origin={paging.origin} /> : null}
    </section>
  );
}
