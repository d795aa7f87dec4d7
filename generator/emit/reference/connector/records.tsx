/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import { escapeInvisibleInLines } from "#templates/core";
import { CodeBlock, printJsonText } from "#templates/page";
import type { Connector, Entity, JsonValue, RecordDefinition, ValueType } from "#generator/resolve";
import { innerTypes, writtenShapes, operationsOf } from "#generator/resolve";
import { linkTo, recordAnchor } from "../anchors.ts";
import { shorten } from "../operation/operation_example.tsx";
import { FieldList } from "../fields/field_list.tsx";
import { type InnerLists, innerListsOf } from "../fields/inner_fields.tsx";
import { Badge, OriginBadge, OriginText, RecordLink, listed, Paragraph, RenderPoint, Text, Code } from "../words.tsx";

/** The records of a connector: what their fields are, which operations return them, and an example. */
export function Records({ connector }: { readonly connector: Connector }): VNode | null {
  const { id, records } = connector;
  if (records.length === 0) return null;
  const lists = innerListsOf(connector);
  return (
    <section class="records" aria-labelledby={`${id}.records`}>
      <h3 id={`${id}.records`}>Records</h3>
      <p>
        A field whose type has no <code>null</code> is always there, unless it <em>may be missing</em>. The third party may add fields.
      </p>
      {lists.source === undefined ? null : (
        <p class="origin">
          Behind <em>as</em>, and below a field, is what the document leaves open, one level deep; the types of the package and{" "}
          <code>catalog.json</code> have the rest. Everything inside may be missing or null. Assumed: <Text text={lists.source} />
        </p>
      )}
      {records.map((record) => (
        <RecordArticle connector={connector} record={record} lists={lists} />
      ))}
    </section>
  );
}

interface RecordProps {
  readonly connector: Connector;
  readonly record: RecordDefinition;
}

function RecordArticle({ connector, record, lists }: RecordProps & { readonly lists: InnerLists }): VNode {
  const { name, description, deprecated, experimental, origin, section, shape, example } = record;
  const anchor = recordAnchor(connector.id, name);
  // The answers of these operations show it.
  const isReturned = usesOf(connector, record).operations.length > 0;
  return (
    <article class="record" aria-labelledby={anchor}>
      <div class="prose">
        <Heading anchor={anchor} record={record} />
        <Paragraph text={description} class="summary" />
        <Paragraph label="Deprecated" text={deprecated} class="rule" />
        <Paragraph label="Experimental" text={experimental} class="rule" />
        <OriginText origin={origin} />
        <Relations connector={connector} record={record} />
        <FieldList shape={shape} owner={connector.id} anchor={anchor} side="response" whole={record} lists={lists} />
        <Paragraph label="In the source documents" text={section} class="source" />
      </div>
      {example === undefined || isReturned ? null : <RecordExample address={anchor} example={example} />}
      <RenderPoint />
    </article>
  );
}

/** The example of a record, shortened if it is long: the command line prints all of it. */
function RecordExample({ address, example }: { readonly address: string; readonly example: JsonValue }): VNode {
  const { value, isShortened } = shorten(example, 0);
  return (
    <div class="example">
      <CodeBlock language="json" text={escapeInvisibleInLines(printJsonText(value))} title="Example" />
      {isShortened ? (
        <p class="shortened faint">
          Shortened. The command <Code text={`connector-gateway-spec example ${address}`} /> prints all of it.
        </p>
      ) : null}
    </div>
  );
}

function Heading({ anchor, record }: { readonly anchor: string; readonly record: RecordDefinition }): VNode {
  const { name, origin, deprecated, experimental } = record;
  return (
    <div class="head">
      <h4 id={anchor}>
        <a href={linkTo(anchor)}>
          <Code text={name} />
        </a>
      </h4>{" "}
      <OriginBadge origin={origin} />
      {deprecated === undefined ? null : <Badge kind="deprecated" />}
      {experimental === undefined ? null : <Badge kind="experimental" />}
    </div>
  );
}

/** The record that it extends, the operations that return it, and the records that it is a part of. */
function Relations({ connector, record }: RecordProps): VNode {
  const { operations, records } = usesOf(connector, record);
  const calls = operations.map(({ id, entity, action }) => (
    <a href={linkTo(id)}>
      <Code text={`${entity}.${action}`} />
    </a>
  ));
  const parts = records.map(({ name }) => <RecordLink connector={connector.id} record={name} />);
  return (
    <>
      {record.extends === undefined ? null : (
        <p class="uses">
          Has all fields of <RecordLink connector={connector.id} record={record.extends} />.
        </p>
      )}
      {calls.length === 0 ? null : <p class="uses">Returned by {listed(calls, "and")}.</p>}
      {parts.length === 0 ? null : <p class="uses">Part of {listed(parts, "and")}.</p>}
    </>
  );
}

/** The operations that return a record, alone, in a list or in a wrapper, and the other records that contain it. */
function usesOf(connector: Connector, { name }: RecordDefinition): Pick<Connector, "records"> & Pick<Entity, "operations"> {
  return {
    operations: operationsOf(connector).filter(({ returns }) => returns?.record === name),
    records: connector.records.filter((other) => other.name !== name && other.shape.fields.some(({ type }) => namesRecord(type, name))),
  };
}

function namesRecord(type: ValueType, name: string): boolean {
  if (type.kind === "record") return type.record === name;
  const fields = writtenShapes(type).flatMap(({ shape }) => shape.fields);
  return [...innerTypes(type).map(({ type: inner }) => inner), ...fields.map((field) => field.type)].some((inner) =>
    namesRecord(inner, name),
  );
}
