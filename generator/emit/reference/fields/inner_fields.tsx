/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import { countOf } from "#templates/core";
import { type Connector, type Field, type RecordDefinition, type ValueType, innerTypes, writtenShapes } from "#generator/resolve";
import { fieldAnchor, recordAnchor } from "../anchors.ts";
import { Badge, Code, OriginText, Paragraph, Text, reasonOf } from "../words.tsx";
import { TypeNotation } from "./field_rules.tsx";

/** Inner types of a connector on the page: each has a list of its fields where it is used first, and other uses are links to that list. */
export interface InnerLists {
  readonly owner: string;
  /** Why what is inside is assumed, unless a field says otherwise; undefined if the inside of no field is known. */
  readonly source: string | undefined;
  /** The anchors of the lists and of records, by the names of types. A partial form of a record is shown by the record. */
  readonly targets: ReadonlyMap<string, string>;
  /** The types that are listed, by the anchor of the field that has the list. */
  readonly places: ReadonlyMap<string, RecordDefinition>;
}

/** Where the page lists the inner types of a connector. */
export function innerListsOf({ id, records, innerTypes: all }: Connector): InnerLists {
  const shown = records.flatMap(({ name, shape }) => shownFields(shape.fields, recordAnchor(id, name), []));
  const targets = new Map(records.flatMap(({ name }) => [name, `Partial${name}`].map((form) => [form, recordAnchor(id, name)])));
  const places = new Map<string, RecordDefinition>();
  for (const [anchor, field] of shown) {
    const type = all.find(({ name }) => name === nameIn(field.inner?.type ?? field.type));
    if (type === undefined || targets.has(type.name)) continue;
    targets.set(type.name, recordAnchor(id, type.name));
    places.set(anchor, type);
  }
  const [source] = shown.flatMap(([, { inner }]) => (inner?.type === undefined ? [] : (reasonOf(inner.origin) ?? [])));
  return { owner: id, source, targets, places };
}

/** Fields with their anchors, each before those that are written inside it, or inside what it leaves open. */
function shownFields(fields: readonly Field[], whole: string, above: readonly string[]): readonly (readonly [string, Field])[] {
  return fields.flatMap((field) => {
    const path = [...above, field.name];
    const inside = writtenShapes(field.inner?.type ?? field.type).flatMap(({ shape }) => shape.fields);
    return [[fieldAnchor(whole, path), field] as const, ...shownFields(inside, whole, path)];
  });
}

/** The name of the record or inner type that a type is, or that its elements or values are. */
function nameIn(type: ValueType): string | undefined {
  return type.kind === "record" ? type.record : innerTypes(type).map((inner) => nameIn(inner.type))[0];
}

interface NotationProps {
  readonly before?: string;
  readonly lists: InnerLists;
  readonly type: ValueType;
}

/** The type of what is inside an open field, behind the documented one. Fields without a name are only listed. */
export function InnerType({ lists, type }: Omit<NotationProps, "before">): VNode {
  const isNamed = type.kind !== "object" || type.shape === undefined;
  return (
    <>
      {isNamed && <Notation before=" as " lists={lists} type={type} />} <Badge kind="assumed" text="inside assumed" />
    </>
  );
}

/** A type of which null is not said, because everything inside may be null. */
function Notation({ before, lists: { owner, targets }, type }: NotationProps): VNode {
  return (
    <span class="type">
      {before}
      <TypeNotation type={type.kind === "any" ? type : { ...type, nullable: false }} owner={owner} targets={targets} />
    </span>
  );
}

interface InsideProps {
  readonly lists: InnerLists;
  readonly field: Field;
  readonly whole: string;
  readonly path: readonly string[];
}

/** What is inside an open field, one level deep, or why nobody knows. */
export function Inside({ lists, field, whole, path }: InsideProps): VNode | null {
  const { inner, type } = field;
  if (inner !== undefined && inner.type === undefined) return <Paragraph text={reasonOf(inner.origin)} label="Stays open" class="rule" />;
  const named = lists.places.get(fieldAnchor(whole, path));
  const shape = named?.shape ?? writtenShapes(inner?.type ?? type)[0]?.shape;
  const isUsual = inner === undefined || reasonOf(inner.origin) === lists.source;
  return (
    <>
      {isUsual ? null : <OriginText origin={inner.origin} of="What is inside is" />}
      {shape && (
        <details class="nested inside" open={inner === undefined}>
          <summary>
            {countOf(shape.fields.length, "field")} {named === undefined ? "inside" : `of ${named.name}`}
          </summary>
          <Paragraph text={named?.description} />
          <ul class="fields" id={named && lists.targets.get(named.name)}>
            {shape.fields.map((one) => (
              <li>
                <span class="name">
                  <Code text={one.name} />
                </span>{" "}
                <Notation lists={lists} type={one.type} />
                {one.alsoSeen && <Notation before=" | " lists={lists} type={one.alsoSeen} />}
                {one.description && [" ", <Text text={one.description} />]}
                {named === undefined && <Inside lists={lists} field={one} whole={whole} path={[...path, one.name]} />}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
