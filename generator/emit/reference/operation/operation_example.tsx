/** @jsxRuntime automatic @jsxImportSource preact */

import type { VNode } from "preact";
import { CodeBlock, Languages, printSample, sampleLanguages, sandboxUrl, type SampleCall, printJsonText } from "#templates/page";
import { isObject, isList } from "#templates/core";
import { resultOf, hasPages, type Connector, type Operation, type Gateway, type JsonValue } from "#generator/resolve";
import { buildPartExample } from "#generator/schema";
import type { OperationProps, PageSource } from "../source.ts";
import { linkTo, recordAnchor } from "../anchors.ts";

/** How many lines an answer may have before it is shortened. */
const LINES = 26;

/** How many fields records and the objects in them keep, and how many elements arrays do. */
interface Extent {
  readonly record: number;
  readonly nested: number;
  readonly elements: number;
}

/** From generous to terse. */
const EXTENTS: readonly Extent[] = [
  { record: Infinity, nested: Infinity, elements: 2 },
  { record: Infinity, nested: 8, elements: 1 },
  { record: 18, nested: 4, elements: 1 },
  { record: 16, nested: 3, elements: 1 },
  { record: 14, nested: 2, elements: 1 },
  { record: 10, nested: 1, elements: 1 },
];

/** A value that is short enough to read, and whether something was left out of it. */
interface Shortened {
  readonly value: JsonValue;
  readonly isShortened: boolean;
}

/**
 * A response that is short enough to read: itself, or with the most telling fields of its records and the first elements of its arrays. Its
 * envelope stays whole, which is the objects around the records: `around` of them.
 */
export function shorten(response: JsonValue, around: number): Shortened {
  if (linesOf(response) <= LINES) return { value: response, isShortened: false };
  const candidates = EXTENTS.map((extent) => cut(response, extent, -around));
  const value = candidates.find((candidate) => linesOf(candidate) <= LINES) ?? candidates.at(-1) ?? response;
  return { value, isShortened: true };
}

function cut(value: JsonValue, extent: Extent, depth: number): JsonValue {
  if (isList(value)) return value.slice(0, extent.elements).map((element) => cut(element, extent, depth));
  if (!isObject(value)) return value;
  const kept = depth < 0 ? Infinity : depth === 0 ? extent.record : extent.nested;
  const entries = mostTelling(Object.entries(value), kept);
  return Object.fromEntries(entries.map(([name, entry]) => [name, cut(entry, extent, depth + 1)]));
}

/** The first entries that have a value and, if there are too few of them, the first of the others; in the order of all. */
function mostTelling(entries: readonly (readonly [string, JsonValue])[], count: number): readonly (readonly [string, JsonValue])[] {
  const telling = entries.filter(([, value]) => !isEmpty(value));
  const kept = new Set([...telling, ...entries.filter(([, value]) => isEmpty(value))].slice(0, count));
  return entries.filter((entry) => kept.has(entry));
}

function isEmpty(value: JsonValue): boolean {
  return value === null || value === "" || (typeof value === "object" && Object.keys(value).length === 0);
}

function linesOf(value: JsonValue): number {
  return printJsonText(value).split("\n").length;
}

/** An operation's example: the request in all languages, of which one is visible, and what comes back. No two have the same `place`. */
export function OperationExample({
  source,
  connector,
  operation,
  place = operation.id,
}: OperationProps & { readonly place?: string }): VNode {
  const call = sampleCall(source, connector, operation);
  return (
    <>
      <div class="request">
        <Languages name={`language ${place}`} chosen={sampleLanguages[0].id} />
        {sampleLanguages.map(({ id, title }) => (
          <CodeBlock language={id} text={printSample(id, call)} title={`Request with ${title}`} hideTitle />
        ))}
      </div>
      <OperationAnswer source={source} connector={connector} operation={operation} />
    </>
  );
}

/** The call of the catalog's example, to the sandbox. */
function sampleCall({ gateway }: PageSource, connector: Connector, operation: Operation): SampleCall {
  const { entity, action, kind, paging, meta, elements = [] } = operation;
  const params = buildPartExample(gateway, connector, operation, "params");
  return {
    baseUrl: sandboxUrl,
    executePath: gateway.execute.path,
    token: "any",
    instance: `inst_${connector.id}`,
    connector: connector.id,
    entity,
    action,
    params: isObject(params) && Object.keys(params).length > 0 ? params : undefined,
    result: resultOf(kind),
    resultField: gateway.execute.response.result,
    metaField: meta === undefined ? undefined : gateway.execute.response.meta,
    elements,
    allPages: hasPages(paging),
  };
}

/** The answer to the example: status and JSON, or the headers of a download. */
export function OperationAnswer(props: OperationProps): VNode {
  return <div class="answer">{resultOf(props.operation.kind) === "bytes" ? <DownloadAnswer {...props} /> : <JsonAnswer {...props} />}</div>;
}

function JsonAnswer({ source: { gateway }, connector, operation }: OperationProps): VNode {
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
      Response <span class="good">{text}</span>
    </>
  );
}

/** Says that the JSON is shortened, and where all fields are. */
function WholeRecord({ connector, operation: { returns } }: Omit<OperationProps, "source">): VNode {
  const record = connector.records.find(({ name }) => name === returns?.record);
  return (
    <p class="shortened faint">
      Shortened.{record === undefined ? null : <> See </>}
      {record === undefined ? null : <a href={linkTo(recordAnchor(connector.id, record.name))}>all fields of {record.name}</a>}
    </p>
  );
}

function DownloadAnswer({ source: { gateway }, connector, operation }: OperationProps): VNode {
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
