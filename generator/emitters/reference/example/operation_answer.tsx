/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import { printJsonText } from "../../../../templates/reference/shared/samples/literals.ts";
import { isObject } from "../../../../templates/shared/json_values.ts";
import { resultOf } from "../../../model/operation_queries.ts";
import type { Connector, Gateway, JsonValue, Operation } from "../../../model/types.ts";
import { buildPartExample } from "../../../schema/examples.ts";
import { linkTo, recordAnchor } from "../anchors.ts";
import type { PageProps } from "../source.ts";
import { CodeBlock } from "./code_block.tsx";
import { shorten } from "./shorten.ts";

interface OperationAnswerProps extends PageProps {
  readonly connector: Connector;
  readonly operation: Operation;
}

/** What comes back for the example: status and JSON, or the headers of a download. */
export function OperationAnswer(props: OperationAnswerProps): VNode {
  return <div class="answer">{resultOf(props.operation.kind) === "bytes" ? <DownloadAnswer {...props} /> : <JsonAnswer {...props} />}</div>;
}

function JsonAnswer({ source: { gateway }, connector, operation }: OperationAnswerProps): VNode {
  const around = 1 + (operation.elements?.length ?? 0);
  const response = ranBy(buildPartExample(gateway, connector, operation, "response"), gateway, `inst_${connector.id}`);
  const { value, isShortened } = shorten(response, around);
  return (
    <>
      <CodeBlock language="json" text={printJsonText(value)} title={<Status text="200 OK" />} />
      {isShortened ? <WholeRecord connector={connector} operation={operation} /> : null}
    </>
  );
}

/** A response whose envelope names the instance of the request, where the catalog's example names any. */
function ranBy(response: JsonValue, { execute }: Gateway, instance: string): JsonValue {
  if (!isObject(response)) return response;
  const any = execute.pathParams.map(({ example }) => example);
  const named = (value: JsonValue): JsonValue => {
    if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, named(entry)]));
    return typeof value === "string" && any.includes(value) ? instance : value;
  };
  const { result, meta } = execute.response;
  return Object.fromEntries(
    Object.entries(response).map(([name, value]) => [name, name === result || name === meta ? value : named(value)]),
  );
}

function Status({ text }: { readonly text: string }): VNode {
  return (
    <>
      Response <span class="status">{text}</span>
    </>
  );
}

/** Says that the JSON is shortened, and where all fields are. */
function WholeRecord({ connector, operation: { returns } }: Omit<OperationAnswerProps, "source">): VNode {
  const record = connector.records.find(({ name }) => name === returns?.record);
  return (
    <p class="shortened">
      Shortened.{record === undefined ? null : <> See </>}
      {record === undefined ? null : <a href={linkTo(recordAnchor(connector.id, record.name))}>all fields of {record.name}</a>}
    </p>
  );
}

function DownloadAnswer({ source: { gateway }, connector, operation }: OperationAnswerProps): VNode {
  const params = buildPartExample(gateway, connector, operation, "params");
  const headers = headersOf(operation, isObject(params) ? params : {});
  return <CodeBlock language="http" text={headers.join("\n")} title={<Status text="200 OK" />} />;
}

/** The headers of an invented file, in the format that the params ask for. */
function headersOf({ params, download }: Operation, values: Readonly<Record<string, unknown>>): readonly string[] {
  const format = params.fields.find(({ role }) => role?.kind === "format");
  const asked = format === undefined ? undefined : values[format.name];
  const type = typeof asked === "string" ? asked : "application/pdf";
  return [
    "HTTP/1.1 200 OK",
    `Content-Type: ${type}`,
    `Content-Disposition: attachment; filename="report${type === "application/pdf" ? ".pdf" : ""}"`,
    "Content-Length: 48213",
    ...(download?.range === undefined ? [] : ["Accept-Ranges: bytes"]),
  ];
}
