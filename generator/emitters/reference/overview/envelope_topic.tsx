/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import { countOf } from "../../../../templates/shared/count.ts";
import { OPERATION_KINDS } from "../../../model/operation_kinds.ts";
import type { Connector, Operation } from "../../../model/types.ts";
import { operationsOf } from "../../../model/walk.ts";
import { linkTo } from "../anchors.ts";
import { OperationAnswer } from "../example/operation_answer.tsx";
import { FieldList } from "../fields/field_list.tsx";
import { Code } from "../phrase.tsx";
import type { PageProps } from "../source.ts";
import { Text } from "../text.tsx";
import { OriginText, toSentence } from "../words.tsx";
import { OperationLinks } from "./operation_links.tsx";
import { EnvelopePicture } from "./pictures/envelope_picture.tsx";
import { Topic } from "./topic.tsx";

/** What is around the result of an operation. */
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

/** What the result of each kind of operation is, with the operations. */
function ResultKinds({ connectors }: { readonly connectors: readonly Connector[] }): VNode {
  const operations = connectors.flatMap(operationsOf);
  return (
    <dl class="facts">
      {Object.entries(OPERATION_KINDS).map(([kind, { about }]) => (
        <ResultKind title={kind.replaceAll("_", " ")} about={about} operations={operations.filter((one) => one.kind === kind)} />
      ))}
    </dl>
  );
}

interface ResultKindProps {
  readonly title: string;
  readonly about: string;
  readonly operations: readonly Operation[];
}

function ResultKind({ title, about, operations }: ResultKindProps): VNode | null {
  if (operations.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <Text text={toSentence(about)} />
        <details>
          <summary>{countOf(operations.length, "operation")}</summary>
          <OperationLinks operations={operations} />
        </details>
      </dd>
    </div>
  );
}
