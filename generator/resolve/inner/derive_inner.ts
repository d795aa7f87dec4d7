import { withNull } from "../model/value_types.ts";
import { type SourceFile, optional } from "#generator/read";
import {
  FieldsOnCorrectTypeRule,
  FragmentsOnCompositeTypesRule,
  KnownArgumentNamesRule,
  KnownTypeNamesRule,
  NoFragmentCyclesRule,
  OverlappingFieldsCanBeMergedRule,
  PossibleFragmentSpreadsRule,
  ProvidedRequiredArgumentsRule,
  ScalarLeafsRule,
  ValuesOfCorrectTypeRule,
  VariablesInAllowedPositionRule,
  buildSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  validate,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from "graphql";
import type { Connector, Field, ObjectShape, Operation, Origin, RecordDefinition, ScalarName, ValueType } from "../model/types.ts";
import { resultOf } from "../model/operation_kinds.ts";
import { operationsOf } from "../model/walk.ts";
import { fits, isOpen } from "./apply_inner.ts";

/** The scalars of GraphQL itself. */
const SCALARS: Readonly<Record<string, ScalarName>> = {
  ID: "string",
  String: "string",
  Int: "integer",
  Float: "number",
  Boolean: "boolean",
};

/** Names of further scalars that are sent as text; any other may be anything. */
const TEXT_SCALAR = /date|time|url|uri|uuid|email/iu;

/** The rules about what a schema has, and the one without which a selection has no end. Others are checked with or without a schema. */
const SCHEMA_RULES = [
  ...[FieldsOnCorrectTypeRule, FragmentsOnCompositeTypesRule, KnownArgumentNamesRule, KnownTypeNamesRule, PossibleFragmentSpreadsRule],
  ...[OverlappingFieldsCanBeMergedRule, ProvidedRequiredArgumentsRule, ScalarLeafsRule, ValuesOfCorrectTypeRule],
  ...[VariablesInAllowedPositionRule, NoFragmentCyclesRule],
];

/** What is wrong with a query under a schema. */
export function misfitsOfQuery(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
  return validate(schema, document, SCHEMA_RULES);
}

/** The query, if there is nothing wrong with it: what is wrong is reported by `generator/rules`. */
function readQuery(schema: GraphQLSchema, query: string): DocumentNode | undefined {
  const document = quietly(() => parse(query));
  // A schema without queries makes it throw.
  const misfits = quietly(() => document && misfitsOfQuery(schema, document));
  return misfits?.length === 0 ? document : undefined;
}

function quietly<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** A connector with the inner types that its queries select, of the types of a GraphQL schema. */
export function deriveInner(connector: Connector, { path, text }: SourceFile): Connector {
  const schema = quietly(() => buildSchema(text));
  if (schema === undefined) return connector;
  const origin: Origin = { kind: "assumed", because: `The query selects it, and the schema in ${path} gives its type.` };
  const nodes: Nodes = new Map();
  const answers = new Map<string, ObjectShape>();
  for (const operation of operationsOf(connector)) {
    const query = operation.binding?.graphql?.query;
    const document = query === undefined ? undefined : readQuery(schema, query);
    const record = operation.returns?.record;
    if (document === undefined || record === undefined) continue;
    const selection = new Selection(schema, document, { origin, section: operation.section, path, record, nodes });
    const shape = resultShape(selection.answer(), operation, nodes);
    if (shape !== undefined) answers.set(record, mergeShapes(answers.get(record), shape, nodes));
  }
  const records = connector.records.map((record) => ({ ...record, shape: withAnswer(record.shape, answers.get(record.name), origin) }));
  const used = new Set(records.flatMap(({ shape }) => shape.fields.flatMap(({ inner }) => (inner?.type ? recordsWithin(inner.type) : []))));
  return { ...connector, records, innerTypes: [...connector.innerTypes, ...[...nodes.values()].filter(({ name }) => used.has(name))] };
}

/** The types of nodes so far, by name. */
type Nodes = Map<string, RecordDefinition>;

function recordsWithin(type: ValueType): readonly string[] {
  if (type.kind === "record") return [type.record];
  if (type.kind === "array") return recordsWithin(type.items);
  return type.kind === "object" ? (type.shape?.fields ?? []).flatMap((field) => recordsWithin(field.type)) : [];
}

/** The fields that a query selects of an object, which may be a node. */
function selectedShape(type: ValueType | undefined, nodes: Nodes): ObjectShape | undefined {
  return type?.kind === "record" ? nodes.get(type.record)?.shape : type?.kind === "object" ? type.shape : undefined;
}

/** The fields of an element of what an operation returns, which is the whole answer or the part that is taken of it. */
function resultShape(answer: ObjectShape, { binding, kind }: Operation, nodes: Nodes): ObjectShape | undefined {
  const taken = (binding?.take ?? []).reduce<ValueType | undefined>(
    (type, name) => selectedShape(type, nodes)?.fields.find((field) => field.name === name)?.type,
    { kind: "object", nullable: false, shape: answer },
  );
  return selectedShape(resultOf(kind) === "array" && taken?.kind === "array" ? taken.items : taken, nodes);
}

/** The fields of two queries for one record. */
function mergeShapes(shape: ObjectShape | undefined, other: ObjectShape, nodes: Nodes): ObjectShape {
  if (shape === undefined) return other;
  const names = new Set(shape.fields.map(({ name }) => name));
  const merged = shape.fields.map((field): Field => {
    const same = other.fields.find(({ name }) => name === field.name)?.type;
    return same === undefined ? field : { ...field, type: mergeTypes(field.type, same, nodes) };
  });
  return { fields: [...merged, ...other.fields.filter(({ name }) => !names.has(name))], open: true };
}

function mergeTypes(type: ValueType, other: ValueType, nodes: Nodes): ValueType {
  if (type.kind === "array" && other.kind === "array") return { ...type, items: mergeTypes(type.items, other.items, nodes) };
  const [shape, more] = [selectedShape(type, nodes), selectedShape(other, nodes)];
  if (shape === undefined || more === undefined) return type;
  const both = mergeShapes(shape, more, nodes);
  const node = type.kind === "record" ? nodes.get(type.record) : undefined;
  if (node !== undefined) nodes.set(node.name, { ...node, shape: both });
  return type.kind === "object" ? { ...type, shape: both } : type;
}

/** The fields of a record, those that are open with what the answer has inside of them. */
function withAnswer(shape: ObjectShape, answer: ObjectShape | undefined, origin: Origin): ObjectShape {
  const fields = shape.fields.map((field): Field => {
    const type = answer?.fields.find(({ name }) => name === field.name)?.type;
    const isNew = field.inner === undefined && isOpen(field.type);
    return type !== undefined && isNew && fits(type, field.type) ? { ...field, inner: { type, origin } } : field;
  });
  return { ...shape, fields };
}

interface Surroundings extends Pick<Field, "origin" | "section"> {
  /** The file of the schema. */
  readonly path: string;
  /** The record that the query is for. */
  readonly record: string;
  readonly nodes: Nodes;
}

/** A selection set with the type that it selects of. */
interface Part {
  readonly set: SelectionSetNode;
  readonly parent: GraphQLNamedType;
}

/** A field of an answer. Each place that selects it may select other parts of its value. */
interface Selected {
  /** Undefined for the name of the type. */
  readonly defined: GraphQLField<unknown, unknown> | undefined;
  readonly parts: Part[];
}

type Position = "root" | "connection" | "inside";

/** The types of what one query selects. */
class Selection {
  readonly #schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #document: DocumentNode;
  readonly #around: Surroundings;

  constructor(schema: GraphQLSchema, document: DocumentNode, around: Surroundings) {
    this.#schema = schema;
    this.#document = document;
    this.#around = around;
    const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = new Map(fragments.map((node) => [node.name.value, node]));
  }

  /** The body of the answer. */
  answer(): ObjectShape {
    const operation = this.#document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
    const root = operation && this.#schema.getRootType(operation.operation);
    if (operation === undefined || root === undefined || root === null) return { fields: [], open: true };
    const roots = this.#fieldsOf(this.#collect([{ set: operation.selectionSet, parent: root }]), "root");
    const data: ValueType = { kind: "object", nullable: true, shape: { fields: roots, open: true } };
    return { fields: [this.#field("data", data, "")], open: true };
  }

  /** The fields of an answer by name, also those of fragments. */
  #collect(parts: readonly Part[], found = new Map<string, Selected>()): ReadonlyMap<string, Selected> {
    for (const { set, parent } of parts)
      for (const selection of set.selections) {
        const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? this.#fragments.get(selection.name.value) : selection;
        if (fragment?.kind !== Kind.FIELD) {
          const condition = fragment?.typeCondition && this.#schema.getType(fragment.typeCondition.name.value);
          if (fragment !== undefined) this.#collect([{ set: fragment.selectionSet, parent: condition ?? parent }], found);
          continue;
        }
        const name = (fragment.alias ?? fragment.name).value;
        const defined = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[fragment.name.value] : undefined;
        const selected: Selected = found.get(name) ?? { defined, parts: [] };
        found.set(name, selected);
        if (fragment.selectionSet && defined) selected.parts.push({ set: fragment.selectionSet, parent: getNamedType(defined.type) });
      }
    return found;
  }

  /** The fields that a selection has of a type. Nodes are what the root or a connection of it leads to. */
  #fieldsOf(found: ReadonlyMap<string, Selected>, place: Position): readonly Field[] {
    return [...found].map(([name, { defined, parts }]): Field => {
      if (defined === undefined) return this.#field(name, { kind: "scalar", types: ["string"], nullable: true }, "Name of the type.");
      const { description, deprecationReason, type } = defined;
      const inside = place === "connection" && name !== "nodes" && name !== "edges" && name !== "node" ? "inside" : place;
      const text = isNonNullType(type) ? `${description ?? ""} Never null in the schema.`.trim() : (description ?? "");
      const field = this.#field(name, this.#typeOf(type, parts, inside), text);
      return { ...field, ...optional({ deprecated: deprecationReason ?? undefined }) };
    });
  }

  #field(name: string, type: ValueType, description: string): Field {
    const { origin, section, path } = this.#around;
    return {
      name,
      type,
      required: false,
      secret: false,
      ...optional({ description: description || undefined }),
      origin,
      section,
      at: { file: path, path: [] },
    };
  }

  #typeOf(type: GraphQLOutputType, parts: readonly Part[], place: Position): ValueType {
    if (isNonNullType(type)) return this.#typeOf(type.ofType, parts, place);
    if (isListType(type)) {
      const items = this.#typeOf(type.ofType, parts, place);
      return { kind: "array", nullable: true, items: isNonNullType(type.ofType) ? withNull(items, false) : items };
    }
    const named = getNamedType(type);
    if (isEnumType(named))
      return { kind: "scalar", types: ["string"], nullable: true, knownValues: named.getValues().map(({ name }) => name) };
    if (!isCompositeType(named)) return scalarType(named.name);
    const found = this.#collect(parts);
    const isConnection = found.has("nodes") || found.has("edges");
    const inside = isConnection || (place === "connection" && found.has("node")) ? "connection" : "inside";
    const shape: ObjectShape = { fields: this.#fieldsOf(found, inside), open: true };
    return place !== "inside" && inside === "inside" ? this.#node(named, shape) : { kind: "object", nullable: true, shape };
  }

  /** A node has a type with a name: queries that select the same of it share one. */
  #node({ name, description }: GraphQLNamedType, shape: ObjectShape): ValueType {
    const { origin, section, path, record, nodes } = this.#around;
    const names = [`${name}Node`, `${record}Node`];
    const free = names.find((one) => !nodes.has(one) || JSON.stringify(nodes.get(one)?.shape) === JSON.stringify(shape));
    if (free === undefined) return { kind: "object", nullable: true, shape };
    nodes.set(free, {
      name: free,
      ...optional({ description: description ?? undefined }),
      origin,
      section,
      shape,
      at: { file: path, path: [] },
    });
    return { kind: "record", nullable: true, record: free };
  }
}

function scalarType(name: string): ValueType {
  const scalar = SCALARS[name] ?? (TEXT_SCALAR.test(name) ? "string" : undefined);
  return scalar === undefined ? { kind: "any" } : { kind: "scalar", types: [scalar], nullable: true };
}
