import { isObject, jsonPointer } from "#templates/core";

type Node = Readonly<Record<string, unknown>>;

/** A discovery document with its methods as the paths of an OpenAPI document besides, so that its reader reads them. */
export function discoveryAsOpenApi(document: Node, file: string): Node {
  // Its schemas are in many places, and nothing else looks like one.
  const root = JSON.parse(JSON.stringify(document), (_, value: unknown) => (isObject(value) ? toSchema(value) : value)) as Node;
  const { parameters: shared, servicePath: base = "", ...rest } = root;
  const paths: Record<string, Record<string, Node>> = {};
  for (const { node, pointer } of methodsIn(root, [])) {
    const operation = toOperation(node, `${file}#${jsonPointer(pointer)}`, shared);
    (paths[`/${String(base)}${String(node["path"])}`] ??= {})[String(node["httpMethod"]).toLowerCase()] = operation;
  }
  return { ...rest, openapi: "3.1.0", paths };
}

function methodsIn(node: Node, path: readonly string[]): readonly { readonly node: Node; readonly pointer: readonly string[] }[] {
  const [methods, resources] = ["methods", "resources"].map((key) =>
    Object.entries(mapAt(node, key)).flatMap(([name, inside]) =>
      isObject(inside) ? [{ node: inside, pointer: [...path, key, name] }] : [],
    ),
  );
  return [...(methods ?? []), ...(resources ?? []).flatMap((one) => methodsIn(one.node, one.pointer))];
}

function mapAt(node: Node, key: string): Node {
  const value = node[key];
  return isObject(value) ? value : {};
}

function toOperation(method: Node, place: string, shared: unknown): Node {
  const { request, response, deprecated, description } = method;
  const all = { ...(isObject(shared) && shared), ...mapAt(method, "parameters") };
  const parameters = Object.entries(all).flatMap(([name, node]): readonly Node[] => {
    if (!isObject(node)) return [];
    const { location, required, ...schema } = node;
    const at = place + jsonPointer(["parameters", name]);
    return [{ name, in: location, required: required === true, schema, deprecated: schema["deprecated"], "x-place": at }];
  });
  const content = (schema: unknown): Node => ({ content: { "application/json": { schema } } });
  return {
    ...{ "x-place": place, deprecated, description, parameters },
    ...(request !== undefined && { requestBody: content(request) }),
    responses: { 200: response === undefined ? {} : content(response) },
  };
}

/** A schema of JSON Schema 3, whose references are names and whose numbers are texts, as one of today. */
function toSchema({ $ref: ref, repeated, ...node }: Node): Node {
  if (typeof ref === "string") return { $ref: `#/schemas/${ref}` };
  const { type, location, required, deprecated, description } = node;
  const isNumber = type === "integer" || type === "number";
  const values = Object.entries(node).flatMap(([key, value]): readonly (readonly [string, unknown])[] => {
    if (typeof value !== "string" || !["minimum", "maximum", "default"].includes(key)) return [];
    return [[key, isNumber || key !== "default" ? Number(value) : type === "boolean" ? value === "true" : value]];
  });
  const single = type === "any" ? { description, location, required } : { ...node, ...Object.fromEntries(values) };
  return repeated === true ? { type: "array", items: single, location, required, deprecated } : single;
}
