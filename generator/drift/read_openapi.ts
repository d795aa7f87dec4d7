import { type FlatSchema, flattenSchema, type Node, readOperations, textAt, type OpenApi, type SourceOperation } from "#generator/author";
import { namesInBraces } from "#generator/resolve";
import { type JsonValue, isList, isObject, jsonPointer } from "#templates/core";
import {
  ANYTHING,
  callKey,
  limitsIn,
  paramKey,
  pathOf,
  type Call,
  type Interface,
  type Member,
  type Own,
  type Shape,
} from "./interface.ts";

/** The keywords of JSON Schema that the catalog has other words for. */
const KEYWORDS = { min: "minimum", max: "maximum", above: "exclusiveMinimum", below: "exclusiveMaximum" };

/**
 * The calls that an OpenAPI document describes, with the path of the server and without it. Keys that other forms get on the way: `x-place` is
 * where something is, `x-type` how a GraphQL schema writes its type, `x-aside` what a query does not select.
 * @param own what is known about the schemas of a document that is a part of our catalog
 */
export function readOpenApi(api: OpenApi, file: string, own: ReadonlyMap<object, Own> = new Map()): Interface["calls"] {
  const reader = new Reader(api, file, own);
  const { basePath, servers } = api.root;
  const [server] = isList(servers) ? servers : [];
  const base = pathOf((typeof basePath === "string" ? basePath : isObject(server) && textAt(server, "url")) || "");
  const calls = readOperations(api).flatMap((source): (readonly [string, Call])[] => {
    const call = reader.call(source);
    return [source.path, base + source.path].map((path) => [callKey(source.method, path), call] as const);
  });
  return new Map(calls);
}

class Reader {
  readonly #api: OpenApi;
  readonly #file: string;
  readonly #own: ReadonlyMap<object, Own>;
  readonly #places: ReadonlyMap<object, string>;

  constructor(api: OpenApi, file: string, own: ReadonlyMap<object, Own>) {
    this.#api = api;
    this.#file = file;
    this.#own = own;
    this.#places = placesIn(api.root, file);
  }

  call({ path, node, params, body, answer, pointer }: SourceOperation): Call {
    const around = `${this.#file}#${pointer}`;
    const inPath = namesInBraces(path);
    const written = params.filter((one) => one.in !== "path" || inPath.includes(one.name));
    const members = written.map(({ name, in: place, schema, required, node: own }): readonly [string, Member] => {
      const member = this.#member(schema, required, this.#placeOf(own, `${around}/parameters`));
      return [paramKey(place, name, inPath), isDeprecated(own) ? { ...member, deprecated: true } : member];
    });
    const fields =
      body === undefined ? [] : this.#fields(this.#flatten(body.schema), around + (this.#api.isSwagger ? "/parameters" : "/requestBody"));
    const sent = fields.map(([name, member]): readonly [string, Member] => [
      `body ${name}`,
      { ...member, required: member.required && body?.required === true },
    ]);
    return {
      ...{ at: this.#placeOf(node, around), deprecated: isDeprecated(node), params: new Map([...members, ...sent]) },
      ...(answer.kind === "json" && { answer: this.#member(answer.schema, true, this.#placeOf(answer.schema, `${around}/responses`)) }),
    };
  }

  #member(schema: unknown, required: boolean, at: string): Member {
    const node = isObject(schema) ? schema : {};
    const value = node["default"];
    const [description, own] = [textAt(node, "description"), this.#own.get(node)];
    let shape: Shape | undefined;
    return {
      shape: () => (shape ??= this.#shape(schema, at)),
      ...{ required, at, deprecated: isDeprecated(node) || isDeprecated(this.#api.resolve(node).node) },
      ...(description !== undefined && { description }),
      ...(own !== undefined && { own }),
      ...(node["x-aside"] === true && { isAside: true }),
      ...(value !== undefined && { default: value as JsonValue }),
    };
  }

  #fields({ properties, required }: FlatSchema, around: string): readonly (readonly [string, Member])[] {
    return Object.entries(properties).map(([name, schema]) => [
      name,
      this.#member(schema, required.includes(name), this.#placeOf(schema, around)),
    ]);
  }

  #shape(schema: unknown, at: string): Shape {
    if (schema === undefined) return { ...ANYTHING, nullable: false };
    const flat = this.#flatten(schema);
    const { types, nullable, keywords, enum: values, ref } = flat;
    const fields = this.#fields(flat, at);
    const { additionalProperties: others, items, "x-type": written } = keywords;
    const inside = types.includes("array") ? items : fields.length === 0 && isObject(others) ? others : undefined;
    return {
      ...{ kinds: types, nullable, limits: limitsIn(keywords, KEYWORDS) },
      isOpen: fields.length === 0 || (others !== undefined && others !== false),
      ...(values !== undefined && { values: values as readonly JsonValue[] }),
      ...(typeof written === "string" && { written }),
      ...(ref !== undefined && { id: ref, at: textAt(keywords, "x-place") ?? `${this.#file}${ref.split("\n")[0] ?? ""}` }),
      ...(fields.length > 0 && { fields: new Map(fields) }),
      ...(inside !== undefined && { items: this.#member(inside, false, this.#placeOf(inside, at)) }),
    };
  }

  /** A list of `items` without a type is how some documents write variants. */
  #flatten(schema: unknown): FlatSchema {
    const { node } = this.#api.resolve(schema);
    const ref = isObject(schema) ? textAt(schema, "$ref") : undefined;
    const { items, type } = node;
    if (!isList(items) || type !== undefined) return flattenSchema(this.#api, schema);
    return { ...flattenSchema(this.#api, { ...node, items: undefined, anyOf: items }), ...(ref !== undefined && { ref }) };
  }

  /** Where a mapping is; what is joined of several has the place around it. */
  #placeOf(node: unknown, around: string): string {
    return (isObject(node) ? this.#places.get(node) : undefined) ?? around;
  }
}

function isDeprecated({ deprecated, description }: Node): boolean {
  return deprecated === true || (typeof description === "string" && /^\W*deprecated\b/iu.test(description));
}

/** Where each mapping is: at its pointer, or inside of what says where it is in the original. */
function placesIn(root: unknown, file: string): ReadonlyMap<object, string> {
  const found = new Map<object, string>();
  const left: [value: unknown, path: readonly string[], place?: string | undefined][] = [[root, []]];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [value, path, around] = next;
    if ((!isObject(value) && !isList(value)) || found.has(value)) continue;
    const place = isObject(value) ? (textAt(value, "x-place") ?? around) : around;
    found.set(value, place ?? `${file}#${jsonPointer(path)}`);
    for (const [key, inside] of Object.entries(value)) left.push([inside, [...path, key], place]);
  }
  return found;
}
