import {
  buildClientSchema,
  buildSchema,
  getNamedType,
  type GraphQLArgument,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  type IntrospectionQuery,
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

/** Where the schemas of fields and arguments are written, with their types alone, and what they are: `Order.total`. */
type Places = Map<object, { readonly range: Range; readonly type: Range; readonly name: string }>;

/** A schema, as far as queries use it, as an OpenAPI document with a path for each of them: `/0`. */
export interface GraphqlAsOpenApi {
  readonly root: Schema;
  readonly places: Places;
}

/**
 * Reads the schema of a text for some queries, or says why it cannot. Queries that it has no field for are left out.
 * @param introspection the answer to a query for the whole schema, if the document is one
 */
export function graphqlAsOpenApi(
  { path, text }: VendorDocument,
  queries: readonly string[],
  introspection?: unknown,
): GraphqlAsOpenApi | { readonly problem: string; readonly start: number } {
  try {
    const schema =
      introspection === undefined ? buildSchema(text, { assumeValidSDL: true }) : buildClientSchema(introspection as IntrospectionQuery);
    const places: Places = new Map();
    const paths = queries.flatMap((query, index) => {
      const post = new Selection(schema, parse(query), path, places).operation();
      return post === undefined ? [] : [[`/${index}`, { post }] as const];
    });
    return { root: { openapi: "3.1.0", paths: { "/": {}, ...Object.fromEntries(paths) } }, places };
  } catch (error) {
    const reason = error instanceof RangeError ? "it is nested too deeply" : error instanceof Error ? error.message : "it cannot be read";
    const [start = 0] = error instanceof GraphQLError ? (error.positions ?? []) : [];
    return { problem: `it is no GraphQL schema: ${reason}`, start };
  }
}

/** What a query selects of a schema. */
class Selection {
  readonly #schema: GraphQLSchema;
  readonly #document: DocumentNode;
  readonly #path: string;
  readonly #places: Places;

  constructor(schema: GraphQLSchema, document: DocumentNode, path: string, places: Places) {
    this.#schema = schema;
    this.#document = document;
    this.#path = path;
    this.#places = places;
  }

  /** The arguments of the fields at the root are the params, the selection the answer. */
  operation(): Schema | undefined {
    const operation = this.#document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
    const root = operation && this.#schema.getRootType(operation.operation);
    if (operation === undefined || root === undefined || root === null) return undefined;
    const fields = operation.selectionSet.selections.flatMap((node) => (node.kind === Kind.FIELD ? [node] : []));
    if (fields.some(({ name }) => root.getFields()[name.value] === undefined)) return undefined;
    const parameters = fields.flatMap(({ name, arguments: used = [] }) =>
      (root.getFields()[name.value]?.args ?? []).map((one) => {
        const schema = this.#defined(one, root.name, used.some((other) => other.name.value === one.name) ? [] : undefined);
        return { name: one.name, in: "variable", required: isNonNullType(one.type), schema, "x-place": schema["x-place"] };
      }),
    );
    const schema = this.#object(root, [operation.selectionSet]);
    return { parameters, "x-place": this.#path, responses: { 200: { content: { "application/json": { schema } } } } };
  }

  /** A field or an argument; without selections, no query uses it. */
  #defined(
    { type, deprecationReason, astNode, name, description, ...rest }: GraphQLArgument | GraphQLField<unknown, unknown>,
    parent: string,
    sets: readonly SelectionSetNode[] | undefined,
  ): Schema {
    const schema = {
      ...this.#type(type, sets ?? []),
      ...{ description, "x-place": this.#placeOf(astNode?.name.loc?.startToken.line, `${parent}.${name}`), "x-type": String(type) },
      ...(typeof deprecationReason === "string" && { deprecated: true }),
      ...("defaultValue" in rest && { default: rest.defaultValue }),
      ...(sets === undefined && { "x-aside": true }),
    };
    // From the name on, without the description above it.
    const [start = 0, end = 0] = [astNode?.name.loc?.start, astNode?.loc?.end];
    const written = { start: astNode?.type.loc?.start ?? 0, end: astNode?.type.loc?.end ?? 0 };
    this.#places.set(schema, { range: { start, end }, type: written, name: `${parent}.${name}` });
    return schema;
  }

  #type(type: GraphQLType, sets: readonly SelectionSetNode[], orNull: readonly string[] = ["null"]): Schema {
    if (isNonNullType(type)) return this.#type(type.ofType, sets, []);
    if (isListType(type)) return { type: ["array", ...orNull], items: this.#type(type.ofType, sets) };
    const named = getNamedType(type);
    if (isCompositeType(named)) return { ...(sets.length > 0 && this.#object(named, sets)), type: ["object", ...orNull] };
    if (isEnumType(named)) return { type: ["string", ...orNull], enum: named.getValues().map(({ name }) => name) };
    const scalar = SCALARS[named.name];
    return scalar === undefined ? { type: [...ANY_SCALAR, ...orNull], format: named.name } : { type: [scalar, ...orNull] };
  }

  /** All fields of a type; those that no selection has are there by name only. */
  #object(type: GraphQLNamedType, sets: readonly SelectionSetNode[]): Schema {
    const selected = this.#selectedIn(sets);
    const all = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
    const properties = all.map((field) => [field.name, this.#defined(field, type.name, selected.get(field.name))]);
    const place = this.#placeOf(type.astNode?.loc?.startToken.line, type.name);
    return { type: "object", additionalProperties: false, properties: Object.fromEntries(properties), "x-place": place };
  }

  /** The answer to a query for the schema has no lines. */
  #placeOf(line: number | undefined, name: string): string {
    return line === undefined ? `${name} of ${this.#path}` : `${this.#path}:${line}`;
  }

  /** The selections inside each selected field, by its name, also those of fragments. */
  #selectedIn(
    sets: readonly SelectionSetNode[],
    found = new Map<string, SelectionSetNode[]>(),
  ): ReadonlyMap<string, readonly SelectionSetNode[]> {
    for (const node of sets.flatMap(({ selections }) => selections)) {
      const isNamed = (one: DocumentNode["definitions"][number]): boolean =>
        node.kind === Kind.FRAGMENT_SPREAD && one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === node.name.value;
      const inside = node.kind === Kind.FRAGMENT_SPREAD ? this.#document.definitions.find(isNamed) : node;
      if (inside?.kind === Kind.FIELD)
        found.set(inside.name.value, [...(found.get(inside.name.value) ?? []), ...(inside.selectionSet ? [inside.selectionSet] : [])]);
      else if (inside !== undefined && "selectionSet" in inside) this.#selectedIn([inside.selectionSet], found);
    }
    return found;
  }
}
