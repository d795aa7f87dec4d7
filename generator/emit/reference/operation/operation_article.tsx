/** @jsxRuntime automatic @jsxImportSource preact */

import type { VNode, ComponentChildren } from "preact";
import { escapeInvisible, conditionText } from "#templates/core";
import { hasPages, type Operation, type Paging, type ObjectShape, resultOf } from "#generator/resolve";
import { linkTo, metaAnchor, paramAnchor } from "../anchors.ts";
import { OperationBinding } from "../connector/operation_binding.tsx";
import { OperationExample } from "./operation_example.tsx";
import { isFromElsewhere } from "../fields/field_rules.tsx";
import type { OperationProps, PageProps } from "../source.ts";
import { Badge, OriginBadge, OriginText, RecordLink, Names, listed, Paragraph, RenderPoint, Text, Code } from "../words.tsx";
import { furtherParams, pagingWords } from "./paging_words.tsx";
import { FieldLink, paramsOf, recordFields } from "../fields/field_link.tsx";
import { FieldList } from "../fields/field_list.tsx";

const REASONS: readonly ErrorReason[] = [
  {
    status: 403,
    applies: ({ sandbox }) => [...(sandbox?.only ?? []), ...(sandbox?.draws?.only ?? [])].length > 0,
    reason: "if a rule of the operation refuses the record",
  },
  { status: 404, applies: namesRecord, reason: "if there is no such record" },
  { status: 416, applies: ({ download }) => download?.range !== undefined, reason: "if the range is outside the content" },
  { status: 422, applies: ({ params }) => params.fields.length > 0, reason: "if a parameter is missing or not valid" },
];

/** One operation: the prose, and beside it the example with its answer. */
export function OperationArticle({ source, connector, operation }: OperationProps): VNode {
  const { id, description, paging, origin, section } = operation;
  return (
    <article class="operation" data-operation={id} aria-labelledby={id}>
      <div class="prose">
        <Heading connector={connector} operation={operation} />
        <Paragraph text={description} class="summary" />
        <Call operation={operation} />
        <Remarks operation={operation} />
        <OriginText origin={origin} />
        <ParamsSection operation={operation} />
        <AnswerSection source={source} connector={connector} operation={operation} />
        {paging === undefined ? null : <PagingSection paging={paging} connector={connector} operation={operation} />}
        <ExpectedErrors source={source} operation={operation} />
        <OperationBinding connector={connector} operation={operation} />
        <Paragraph label="In the source documents" text={section} class="source" />
      </div>
      <div class="example">
        <OperationExample source={source} connector={connector} operation={operation} />
      </div>
      <RenderPoint />
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
      <Paragraph text={paging.notShown} label="Not shown" class="origin" />
      {isFromElsewhere(paging.origin, operation) ? <OriginText origin={paging.origin} /> : null}
    </section>
  );
}

/** The answer of an operation: its result, and its Meta. */
export function AnswerSection({ source, connector, operation }: OperationProps): VNode {
  const { meta, returns } = operation;
  return (
    <section class="answer">
      <h5>Returns</h5>
      <p>
        <Result source={source} connector={connector} operation={operation} />
        {operation.ordered === "newest_first" ? " The newest come first." : null}
      </p>
      {returns === undefined || !isFromElsewhere(returns.origin, operation) ? null : <OriginText origin={returns.origin} />}
      {meta === undefined ? null : (
        <>
          <p id={metaAnchor(operation, [])}>
            Meta, in <Code text={source.gateway.execute.response.meta} />:
          </p>
          <FieldList shape={meta} owner={connector.id} anchor={metaAnchor(operation, [])} side="response" whole={operation} />
        </>
      )}
    </section>
  );
}

function Result({ source, connector, operation }: OperationProps): VNode {
  const { kind, returns, elements = [] } = operation;
  if (returns === undefined) return <Bytes connector={connector} operation={operation} />;
  const result = <Code text={source.gateway.execute.response.result} />;
  const record = <RecordLink connector={connector.id} record={returns.record} />;
  switch (resultOf(kind)) {
    case "array":
      return (
        <>
          {result} is an array of {record} records.
        </>
      );
    case "wrapper":
      return (
        <>
          {result} is one {record} record. Its elements are in{" "}
          <FieldLink fields={recordFields(connector, returns.record)} path={elements} />.
        </>
      );
    case "record":
    case "bytes":
      return (
        <>
          {result} is one {record} record{kind === "delete_result" ? " that confirms the deletion" : null}.
        </>
      );
  }
}

function Bytes({ connector, operation }: Omit<OperationProps, "source">): VNode {
  const { range, maxSize } = operation.download ?? {};
  return (
    <>
      The content as a stream of bytes, not JSON{maxSize === undefined ? null : `, at most ${maxSize}`}.
      {range === undefined ? null : (
        <>
          {" "}
          <FieldLink fields={paramsOf(connector, operation)} path={[range]} /> asks for a part of it.
        </>
      )}
    </>
  );
}

/** The params of an operation: rules for all of them together, then each of them. */
export function ParamsSection({ operation }: { readonly operation: Operation }): VNode {
  const { params, connector } = operation;
  const anchor = paramAnchor(operation, []);
  return (
    <section class="params" id={anchor}>
      <h5>Parameters</h5>
      <ParamsRule operation={operation} />
      <OpenRule shape={params} />
      {params.fields.length === 0 ? null : <FieldList shape={params} owner={connector} anchor={anchor} side="request" whole={operation} />}
    </section>
  );
}

function ParamsRule({ operation: { params, paramsRequired } }: { readonly operation: Operation }): VNode | null {
  const { fields, atLeastOneOf, open } = params;
  if (atLeastOneOf !== undefined)
    return (
      <p class="rule">
        At least one of <Names names={atLeastOneOf} last="or" /> is required.
      </p>
    );
  if (fields.length === 0 && !open) return <p class="rule">None.</p>;
  if (paramsRequired) return null;
  return (
    <p class="rule">
      All of them are optional; <code>params</code> itself may be left out.
    </p>
  );
}

function OpenRule({ shape: { open, openBecause } }: { readonly shape: ObjectShape }): VNode | null {
  if (!open) return null;
  return <p class="rule">Other parameters are accepted with a warning. {openBecause === undefined ? null : <Text text={openBecause} />}</p>;
}

/** The catalog's remarks about an operation: permanence, notes, warnings, and how its call at the third party ends. */
export function Remarks({ operation }: { readonly operation: Operation }): VNode | null {
  const { permanent, deprecated, experimental, notes } = operation;
  const remarks = [
    permanent ? "This is permanent and cannot be undone." : undefined,
    deprecated === undefined ? undefined : `Deprecated: ${deprecated}`,
    experimental === undefined ? undefined : `Experimental: ${experimental}`,
    ...notes,
    ...sandboxRemarks(operation),
  ].filter((remark) => remark !== undefined);
  if (remarks.length === 0) return null;
  return (
    <ul class="notes">
      {remarks.map((remark) => (
        <li>
          <Text text={remark} />
        </li>
      ))}
    </ul>
  );
}

/** Behavior of the sandbox that callers of an operation notice: the calls it refuses, and the records it leaves out. */
function sandboxRemarks({ sandbox }: Operation): readonly string[] {
  const { only = [], draws, hides } = sandbox ?? {};
  return [
    ...[...only, ...(draws?.only ?? [])].map(({ because }) => `In the sandbox: ${because}`),
    ...(hides === undefined
      ? []
      : [`In the sandbox, records whose ${conditionText(hides)} are left out unless you pass \`${hides.unless}\`.`]),
  ];
}

/** A status, the operations that have a reason of their own for it, and that reason. */
interface ErrorReason {
  readonly status: number;
  readonly applies: (operation: Operation) => boolean;
  readonly reason: string;
}

function namesRecord({ params }: Operation): boolean {
  return params.fields.some(({ role }) => role?.kind === "identity" || role?.kind === "parent");
}

/** The statuses for which an operation has reasons of its own, among those of the gateway, with a link to all of them. */
export function ExpectedErrors({ source, operation }: PageProps & { readonly operation: Operation }): VNode {
  const known = new Set(source.gateway.statuses.map(({ status }) => status));
  const reasons = REASONS.filter(({ status, applies }) => known.has(status) && applies(operation));
  const parts = reasons.map(({ status, reason }): ComponentChildren => [<code>{status}</code>, ` ${reason}`]);
  return (
    <p class="errors">
      {parts.length === 0 ? null : <>Fails with {listed(parts, "or")}. </>}
      <a href={linkTo("gateway.errors")}>{parts.length === 0 ? "Errors" : "All errors"}</a>
    </p>
  );
}
