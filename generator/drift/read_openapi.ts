import { type FlatSchema, flattenSchema, readOperations, type OpenApi, type SourceOperation } from "#generator/author";
import { type JsonValue, isList, isObject, jsonPointer } from "#templates/core";
import { callKey, type Call, type Interface, type Member, type Own, type Shape } from "./interface.ts";

/** The keywords of JSON Schema by the names that the catalog has for limits. */
const LIMITS: Readonly<Record<string, string>> = {
  ...{ min: "minimum", max: "maximum", above: "exclusiveMinimum", below: "exclusiveMaximum", multiple_of: "multipleOf", format: "format" },
  ...{ min_length: "minLength", max_length: "maxLength", pattern: "pattern", min_items: "minItems", max_items: "maxItems" },
};

const NEVER: Shape = { kinds: [], nullable: false, limits: {}, isOpen: true };

/**
 * The calls that an OpenAPI document describes, with the path of the server and without it. Keys that other forms get on the way: `x-place` is
 * where something is, `x-aside` what a query does not select.
 * @param own what is known about the schemas of a document that is a part of our catalog
 */
export function readOpenApi(api: OpenApi, file: string, own: ReadonlyMap<object, Own> = new Map()): Interface["calls"] {
  const reader = new Reader(api, file, own);
  const base = basePath(api.root);
  const calls = readOperations(api).flatMap((source): (readonly [string, Call])[] => {
    const call = reader.call(source);
    return [source.path, base + source.path].map((path) => [callKey(source.method, path), call] as const);
  });
  return new Map(calls);
}

/** The path of the first server: `/api` for `https://slack.com/api`. */
function basePath(root: Readonly<Record<string, unknown>>): string {
  const { basePath: path, servers } = root;
  if (typeof path === "string") return path.replace(/\/$/u, "");
  const [first] = isList(servers) ? servers : [];
  const url = isObject(first) ? first["url"] : undefined;
  return typeof url === "string" ? url.replace(/^[a-z]+:\/\/[^/]*/iu, "").replace(/\/$/u, "") : "";
}

class Reader {
  readonly #api: OpenApi;
  readonly #file: string;
  readonly #own: ReadonlyMap<object, Own>;
  /** Where each mapping of the document is. */
  #pointers?: ReadonlyMap<object, string>;

  constructor(api: OpenApi, file: string, own: ReadonlyMap<object, Own>) {
    this.#api = api;
    this.#file = file;
    this.#own = own;
  }

  call({ path, node, params, body, answer, pointer }: SourceOperation): Call {
    const inPath = [...path.matchAll(/\{([^{}]*)\}/gu)].map(([, name = ""]) => name);
    const written = params.filter((one) => one.in !== "path" || inPath.includes(one.name));
    const members = written.map(({ name, in: place, schema, required, node: own }): readonly [string, Member] => {
      const key = place === "path" ? `path ${inPath.indexOf(name)}` : `${place} ${name.replace(/\[\]$/u, "")}`;
      return [key, { ...this.#member(schema, required, () => this.#pointerOf(own, `${pointer}/parameters`)), ...deprecation(own) }];
    });
    const content = body === undefined ? undefined : this.#flatten(body.schema);
    const fields = Object.entries(content?.properties ?? {}).map(([name, schema]): readonly [string, Member] => {
      const required = body?.required === true && content?.required.includes(name) === true;
      return [
        `body ${name}`,
        this.#member(schema, required, () => this.#pointerOf(schema, pointer + (this.#api.isSwagger ? "/parameters" : "/requestBody"))),
      ];
    });
    return {
      at: this.#pointerOf(node, pointer),
      deprecated: isDeprecated(node),
      params: new Map([...members, ...fields]),
      ...(answer.kind === "json" && {
        answer: this.#member(answer.schema, true, () => this.#pointerOf(answer.schema, `${pointer}/responses`)),
      }),
    };
  }

  #member(schema: unknown, required: boolean, at: () => string): Member {
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

  #shape(schema: unknown, at: () => string): Shape {
    if (schema === undefined) return NEVER;
    const { types, nullable, keywords, enum: values, properties, required, ref } = this.#flatten(schema);
    const fields = Object.entries(properties).map(([name, inside]): readonly [string, Member] => [
      name,
      this.#member(inside, required.includes(name), () => this.#pointerOf(inside, at)),
    ]);
    const { additionalProperties: others, items } = keywords;
    const inside = types.includes("array") ? items : fields.length === 0 && isObject(others) ? others : undefined;
    const limits = Object.entries(LIMITS).flatMap(([name, key]) =>
      keywords[key] === undefined ? [] : [[name, keywords[key] as JsonValue] as const],
    );
    return {
      ...{ kinds: types, nullable, limits: Object.fromEntries(limits) },
      isOpen: fields.length === 0 || (others !== undefined && others !== false),
      ...(values !== undefined && { values: values as readonly JsonValue[] }),
      ...(ref !== undefined && { id: ref, at: textAt(keywords, "x-place") ?? `${this.#file}${ref.split("\n")[0] ?? ""}` }),
      ...(fields.length > 0 && { fields: new Map(fields) }),
      ...(inside !== undefined && { items: this.#member(inside, false, () => this.#pointerOf(inside, at)) }),
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
  #pointerOf(node: unknown, around: string | (() => string)): string {
    this.#pointers ??= pointersIn(this.#api.root);
    const pointer = isObject(node) ? this.#pointers.get(node) : undefined;
    const place = isObject(node) ? textAt(node, "x-place") : undefined;
    if (place !== undefined || pointer !== undefined) return place ?? this.#shown(pointer ?? "");
    return typeof around === "string" ? this.#shown(around) : around();
  }

  #shown(pointer: string): string {
    return `${this.#file}#${pointer}`;
  }
}

function isDeprecated(node: Readonly<Record<string, unknown>>): boolean {
  const { deprecated, description } = node;
  return deprecated === true || (typeof description === "string" && /^\W*deprecated\b/iu.test(description));
}

function textAt(node: Readonly<Record<string, unknown>>, key: string): string | undefined {
  const value = node[key];
  return typeof value === "string" ? value : undefined;
}

function deprecation(node: Readonly<Record<string, unknown>>): { readonly deprecated?: true } {
  return isDeprecated(node) ? { deprecated: true } : {};
}

function pointersIn(root: unknown): ReadonlyMap<object, string> {
  const found = new Map<object, string>();
  const left: [unknown, readonly string[]][] = [[root, []]];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [value, path] = next;
    if ((!isObject(value) && !isList(value)) || found.has(value)) continue;
    found.set(value, jsonPointer(path));
    for (const [key, inside] of Object.entries(value)) left.push([inside, [...path, key]]);
  }
  return found;
}
