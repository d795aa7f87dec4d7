/** @jsxRuntime automatic @jsxImportSource preact */

import type { VNode } from "preact";
import { escapeInvisible } from "#templates/core";
import { OPERATION_KINDS, type Connector, type Gateway, operationsOf } from "#generator/resolve";
import { linkTo } from "../anchors.ts";
import { OperationAnswer } from "../example/operation_example.tsx";
import { FieldList } from "../fields/field_list.tsx";
import type { PageProps } from "../source.ts";
import { OriginText, toSentence, Text, Code } from "../words.tsx";
import { Fact } from "../connector/facts.tsx";
import { Topic, CountedOperations } from "./topic.tsx";
import { Label, Picture } from "./pictures/picture.tsx";

const WIDTH = 330;

const MARGIN = 12;

/** The envelope around the result of an operation. */
export function EnvelopeTopic({ source }: PageProps): VNode {
  const { response } = source.gateway.execute;
  const { description, origin, shape, result, meta } = response;
  return (
    <Topic id="gateway.envelope" example={<EnvelopeExample source={source} />}>
      <p>
        {description === undefined ? null : <Text text={description} />} What the operation returns is in <Code text={result} />. What is
        needed to get the next page is in <Code text={meta} />; operations without pages have none.
      </p>
      <OriginText origin={origin} />
      <EnvelopePicture gateway={source.gateway} />
      <FieldList shape={shape} owner="gateway" anchor="gateway.envelope" side="response" whole={response} />
      <h3>What the result is</h3>
      <ResultKinds connectors={source.model.connectors} />
    </Topic>
  );
}

/** An answer of the first operation that has a record and Meta, or else of the first one that has an envelope. */
function EnvelopeExample({ source }: PageProps): VNode | null {
  const candidates = source.model.connectors.flatMap((connector) => operationsOf(connector).map((operation) => ({ connector, operation })));
  const enveloped = candidates.filter(({ operation: { returns } }) => returns !== undefined);
  const chosen = enveloped.find(({ operation: { meta, kind } }) => meta !== undefined && kind === "list") ?? enveloped[0];
  if (chosen === undefined) return null;
  return (
    <>
      <p>
        What <a href={linkTo(chosen.operation.id)}>{chosen.operation.id}</a> returns:
      </p>
      <OperationAnswer source={source} {...chosen} />
    </>
  );
}

/** The result of each kind of operation, with the operations. */
function ResultKinds({ connectors }: { readonly connectors: readonly Connector[] }): VNode {
  const operations = connectors.flatMap(operationsOf);
  return (
    <dl class="facts">
      {Object.entries(OPERATION_KINDS).map(([kind, { about }]) => {
        const ofKind = operations.filter((one) => one.kind === kind);
        return ofKind.length === 0 ? null : (
          <Fact title={kind.replaceAll("_", " ")}>
            <Text text={toSentence(about)} />
            <CountedOperations operations={ofKind} />
          </Fact>
        );
      })}
    </dl>
  );
}

/** A field of the envelope in the drawing. */
interface Row {
  readonly name: string;
  /** Its contents, for the two fields that an operation fills. */
  readonly holds?: string;
  readonly height: number;
}

/** The envelope with its fields, of which two hold what the operation returns. */
export function EnvelopePicture({ gateway }: { readonly gateway: Gateway }): VNode {
  const { shape, result, meta } = gateway.execute.response;
  const rows = shape.fields.map(({ name }): Row => {
    if (name === result) return { name, holds: "Result: records, or one record", height: 74 };
    return name === meta ? { name, holds: "Meta: how to get the next page", height: 50 } : { name, height: 28 };
  });
  const tops = rows.map((_, index) => 34 + rows.slice(0, index).reduce((sum, { height }) => sum + height + 8, 0));
  const height = 34 + rows.reduce((sum, row) => sum + row.height + 8, 0) + 6;
  return (
    <figure class="envelope">
      <Picture
        id="gateway.envelope.picture"
        title="The envelope of an answer"
        description={`The envelope has these fields: ${rows.map(({ name, holds }) => (holds === undefined ? name : `${name} (${holds})`)).join(", ")}.`}
        width={WIDTH}
        height={height}
        kind="small"
      >
        <rect class="box" x={1} y={1} width={WIDTH - 2} height={height - 2} rx={8} />
        <Label x={MARGIN} y={22} text="Envelope" look="soft" align="start" />
        {rows.map((row, index) => (
          <EnvelopeRow row={row} y={tops[index] ?? 0} />
        ))}
      </Picture>
    </figure>
  );
}

function EnvelopeRow({ row: { name, holds, height }, y }: { readonly row: Row; readonly y: number }): VNode {
  return (
    <g>
      <rect class={holds === undefined ? "box later" : "box chosen"} x={MARGIN} y={y} width={WIDTH - 2 * MARGIN} height={height} rx={5} />
      <Label x={MARGIN + 10} y={y + 19} text={escapeInvisible(name)} look="mono" align="start" />
      {holds === undefined ? null : <Label x={MARGIN + 10} y={y + 38} text={holds} align="start" />}
      {height < 70
        ? null
        : [0, 1, 2].map((bar) => <rect class="entry" x={MARGIN + 10 + bar * 96} y={y + 50} width={88} height={12} rx={3} />)}
    </g>
  );
}
