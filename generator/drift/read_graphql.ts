import {
  buildSchema,
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  isCompositeType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type DocumentNode,
  type SelectionSetNode,
} from "graphql";
import type { Range } from "#generator/read";
import type { VendorDocument } from "./read_vendor.ts";

type Schema = Readonly<Record<string, unknown>>;

const SCALARS: Readonly<Record<string, string>> = { ID: "string", String: "string", Int: "integer", Float: "number", Boolean: "boolean" };

/** Any other scalar is known by its name alone, which is its format. */
const ANY_SCALAR = ["string", "number", "boolean", "object", "array"];

/** A schema, as far as queries use it, as an OpenAPI document with a path for each of them: `/0`. */
export interface GraphqlAsOpenApi {
  readonly root: Schema;
  /** Where the schemas of fields and arguments are written, and what they are: `Order.total`. */
  readonly places: ReadonlyMap<object, { readonly range: Range; readonly name: string }>;
}

/** Reads the schema of a text for some queries, or says why it cannot. Queries that it has no field for are left out. */
export function graphqlAsOpenApi(document: VendorDocument, queries: readonly string[]): GraphqlAsOpenApi | { readonly problem: string } {
  try {
    return toOpenApi(document, queries);
  } catch (error) {
    return { problem: `it is no GraphQL schema: ${error instanceof Error ? error.message : "it cannot be read"}` };
  }
}

function toOpenApi({ path, text }: VendorDocument, queries: readonly string[]): GraphqlAsOpenApi {
  const reader = new Reader(buildSchema(text, { assumeValidSDL: true }), path);
  const paths = queries.flatMap((query, index) => {
    const post = reader.operation(parse(query));
    return post === undefined ? [] : [[`/${index}`, { post }] as const];
  });
  return { root: { openapi: "3.1.0", paths: { "/": {}, ...Object.fromEntries(paths) } }, places: reader.places };
}

class Reader {
  readonly places = new Map<object, { readonly range: Range; readonly name: string }>();
  readonly #schema: GraphQLSchema;
  readonly #path: string;

  constructor(schema: GraphQLSchema, path: string) {
    this.#schema = schema;
    this.#path = path;
  }

  /** The arguments of the fields at the root are the params, the selection the answer. */
  operation(document: DocumentNode): Schema | undefined {
    const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
    const root = operation && this.#schema.getRootType(operation.operation);
    const fields = operation?.selectionSet.selections.flatMap((node) => (node.kind === Kind.FIELD ? [node] : [])) ?? [];
    if (root === undefined || root === null || fields.some(({ name }) => root.getFields()[name.value] === undefined)) return undefined;
    const parameters = fields.flatMap(({ name, arguments: used = [] }) =>
      (root.getFields()[name.value]?.args ?? []).map((one) => {
        const schema = this.#defined(
          one,
          [],
          document,
          root.name,
          used.some((other) => other.name.value === one.name),
        );
        return { name: one.name, in: "variable", required: isNonNullType(one.type), schema, "x-place": schema["x-place"] };
      }),
    );
    const data = this.#object(root, operation === undefined ? [] : [operation.selectionSet], document);
    return { parameters, "x-place": this.#path, responses: { 200: { content: { "application/json": { schema: data } } } } };
  }

  #defined(
    { type, deprecationReason, astNode, name, description, ...rest }: GraphQLArgument | GraphQLField<unknown, unknown>,
    sets: readonly SelectionSetNode[],
    document: DocumentNode,
    parent: string,
    isUsed: boolean,
  ): Schema {
    const { start = 0, end = start, startToken } = astNode?.loc ?? {};
    const schema = {
      ...this.#type(type, sets, document),
      ...{ description, "x-place": `${this.#path}:${startToken?.line ?? 1}` },
      ...(typeof deprecationReason === "string" && { deprecated: true }),
      ...("defaultValue" in rest && { default: rest.defaultValue }),
      ...(!isUsed && { "x-aside": true }),
    };
    this.places.set(schema, { range: { start, end }, name: `${parent}.${name}` });
    return schema;
  }

  #type(type: GraphQLType, sets: readonly SelectionSetNode[], document: DocumentNode, orNull: readonly string[] = ["null"]): Schema {
    if (isNonNullType(type)) return this.#type(type.ofType, sets, document, []);
    if (isListType(type)) return { type: ["array", ...orNull], items: this.#type(type.ofType, sets, document) };
    const named = getNamedType(type);
    if (isCompositeType(named) && sets.length === 0) return { type: ["object", ...orNull] };
    if (isCompositeType(named)) return { ...this.#object(named, sets, document), type: ["object", ...orNull] };
    if (isEnumType(named)) return { type: ["string", ...orNull], enum: named.getValues().map(({ name }) => name) };
    const scalar = SCALARS[named.name];
    return scalar === undefined ? { type: [...ANY_SCALAR, ...orNull], format: named.name } : { type: [scalar, ...orNull] };
  }

  /** All fields of a type; those that no selection has are there by name only. */
  #object(type: GraphQLNamedType, sets: readonly SelectionSetNode[], document: DocumentNode): Schema {
    const selected = selectionsOf(sets, document);
    const all = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
    const properties = all.map((field) => {
      const inside = selected.get(field.name);
      return [field.name, this.#defined(field, inside ?? [], document, type.name, inside !== undefined)];
    });
    const line = type.astNode?.loc?.startToken.line ?? 1;
    return { type: "object", additionalProperties: false, properties: Object.fromEntries(properties), "x-place": `${this.#path}:${line}` };
  }
}

/** The selections inside each selected field, by its name, also those of fragments. */
function selectionsOf(
  sets: readonly SelectionSetNode[],
  document: DocumentNode,
  found = new Map<string, SelectionSetNode[]>(),
): ReadonlyMap<string, readonly SelectionSetNode[]> {
  for (const node of sets.flatMap(({ selections }) => selections)) {
    const inside =
      node.kind === Kind.FRAGMENT_SPREAD
        ? document.definitions.find((one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === node.name.value)
        : node;
    if (inside?.kind === Kind.FIELD) {
      const { name, selectionSet } = inside;
      found.set(name.value, [...(found.get(name.value) ?? []), ...(selectionSet === undefined ? [] : [selectionSet])]);
    } else if (inside !== undefined && "selectionSet" in inside) selectionsOf([inside.selectionSet], document, found);
  }
  return found;
}
