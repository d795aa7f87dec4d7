/** @jsxRuntime automatic @jsxImportSource preact */

import type { VNode } from "preact";
import { escapeInvisible } from "#templates/core";
import { OPERATION_KINDS, type Connector, type Gateway, operationsOf, type ErrorStatus } from "#generator/resolve";
import { linkTo, recordAnchor } from "../anchors.ts";
import { OperationAnswer } from "../operation/operation_example.tsx";
import { FieldList, ShapeSection } from "../fields/field_list.tsx";
import type { PageProps } from "../source.ts";
import { OriginText, toSentence, Text, Code, Paragraph } from "../words.tsx";
import { Fact } from "../connector/facts.tsx";
import { Topic, CountedOperations } from "./topic.tsx";
import { Label, Picture } from "./pictures.tsx";
import { CodeBlock, printJsonText } from "#templates/page";

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

/** The request did not reach its end, or its end did not come back. */
const UNCERTAIN = [408, 500, 502, 504];

/** The body of errors, and every status with what it means, whether to retry, and a body. */
export function ErrorsTopic({ source: { gateway } }: PageProps): VNode {
  const { error, records, statuses } = gateway;
  return (
    <Topic id="gateway.errors" example={<FirstExample gateway={gateway} />}>
      <p>
        An answer with a status of 400 or more is an error. The status says whether it helps to send the request again, and the body what is
        wrong.
      </p>
      <h3>Error body</h3>
      <Paragraph text={error.description} />
      <OriginText origin={error.origin} />
      <FieldList shape={error.shape} owner="gateway" anchor="gateway.error" side="response" whole={error} />
      {records.map(({ name, shape, ...notes }) => (
        <ShapeSection
          title={name}
          level="h3"
          shape={shape}
          owner="gateway"
          anchor={recordAnchor("gateway", name)}
          side="response"
          whole={notes}
        />
      ))}
      <h3>Statuses</h3>
      <ul class="statuses">
        {statuses.map((status) => (
          <Status status={status} />
        ))}
      </ul>
      <p>
        The typed client of the package retries reads by itself after 429, 503 and network errors. It never repeats a write unless you ask
        for it.
      </p>
    </Topic>
  );
}

function FirstExample({ gateway: { statuses } }: { readonly gateway: Gateway }): VNode | null {
  const detailed = statuses.filter(({ example }) => example !== undefined);
  const shown = detailed.find(({ status }) => status === 422) ?? detailed[0];
  if (shown?.example === undefined) return null;
  return <CodeBlock language="json" text={printJsonText(shown.example)} title={`Error with status ${shown.status}`} />;
}

function Status({ status: { example, description, origin, status, retryAfter } }: { readonly status: ErrorStatus }): VNode {
  const id = `gateway.errors.${status}`;
  const { word, sentence } = retryAdvice({ status, retryAfter });
  return (
    <li class="status" id={id}>
      <a class="number" href={linkTo(id)}>
        {status}
      </a>
      <div>
        <Paragraph text={description} />
        <p class="retry">
          Retry: <strong>{word}</strong>. <Text text={sentence} />
        </p>
        <details>
          <summary>{example === undefined ? "Where this comes from" : "Example"}</summary>
          {example === undefined ? null : (
            <CodeBlock language="json" text={printJsonText(example)} title={`Body with status ${status}`} hideTitle />
          )}
          <OriginText origin={origin} />
        </details>
      </div>
    </li>
  );
}

/** Whether to send a request again that was answered with an error. */
interface RetryAdvice {
  readonly word: "yes" | "reads only" | "no";
  /** When, or why not. */
  readonly sentence: string;
}

/** Advice on sending a request again, by what HTTP and the catalog say about its status. */
export function retryAdvice({ status, retryAfter }: Pick<ErrorStatus, "status" | "retryAfter">): RetryAdvice {
  if (retryAfter) return { word: "yes", sentence: "Wait as long as `Retry-After` says." };
  if (status === 429 || status === 503) return { word: "yes", sentence: "Wait longer each time." };
  if (status === 401) return { word: "no", sentence: "Get a valid token first." };
  if (UNCERTAIN.includes(status)) {
    return { word: "reads only", sentence: "Wait longer each time. A write may have been done: look before you send it again." };
  }
  return { word: "no", sentence: status < 500 ? "The same request fails again." : "The answer stays the same." };
}
