/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import { resultOf } from "../../../model/operation_queries.ts";
import type { Connector, Operation } from "../../../model/types.ts";
import { metaAnchor } from "../anchors.ts";
import { FieldLink, paramsOf, recordFields } from "../fields/field_link.tsx";
import { FieldList } from "../fields/field_list.tsx";
import { isFromElsewhere } from "../fields/reasons.ts";
import type { PageProps } from "../source.ts";
import { Code } from "../phrase.tsx";
import { OriginText, RecordLink } from "../words.tsx";

interface OperationProps extends PageProps {
  readonly connector: Connector;
  readonly operation: Operation;
}

/** What an operation returns: its result, and its Meta. */
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
