import { isList, isObject, jsonPointer } from "#templates/core";

type Node = Readonly<Record<string, unknown>>;

/** A discovery document with its methods as the paths of an OpenAPI document besides, so that its reader reads them. */
export function discoveryAsOpenApi(root: Node, file: string): Node {
  const base = typeof root["servicePath"] === "string" ? root["servicePath"] : "";
  const paths: Record<string, Record<string, Node>> = {};
  for (const { node, pointer } of methodsIn(root, [])) {
    const path = `/${base}${String(node["path"])}`;
    (paths[path] ??= {})[String(node["httpMethod"]).toLowerCase()] = toOperation(
      node,
      `${file}#${jsonPointer(pointer)}`,
      root["parameters"],
    );
  }
  const { parameters: _, ...rest } = root;
  const schemas = isObject(rest["schemas"]) ? rest["schemas"] : {};
  return {
    ...rest,
    schemas: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, toSchema(schema)])),
    openapi: "3.1.0",
    paths,
  };
}

function methodsIn(node: Node, path: readonly string[]): readonly { readonly node: Node; readonly pointer: readonly string[] }[] {
  const [methods, resources] = [node["methods"], node["resources"]].map((value) => Object.entries(isObject(value) ? value : {}));
  return [
    ...(methods ?? []).flatMap(([name, method]) => (isObject(method) ? [{ node: method, pointer: [...path, "methods", name] }] : [])),
    ...(resources ?? []).flatMap(([name, inside]) => (isObject(inside) ? methodsIn(inside, [...path, "resources", name]) : [])),
  ];
}

function toOperation({ parameters, request, response, deprecated, description }: Node, place: string, shared: unknown): Node {
  const all = { ...(isObject(shared) && shared), ...(isObject(parameters) && parameters) };
  const params = Object.entries(all).flatMap(([name, node]): readonly Node[] => {
    if (!isObject(node)) return [];
    const { location, required, ...schema } = node;
    return [
      {
        name,
        in: location,
        required: required === true,
        schema: toSchema(schema),
        deprecated: schema["deprecated"],
        "x-place": place + jsonPointer(["parameters", name]),
      },
    ];
  });
  const content = (schema: unknown): Node => ({ content: { "application/json": { schema: toSchema(schema) } } });
  return {
    ...{ "x-place": place, deprecated, description, parameters: params },
    ...(request !== undefined && { requestBody: content(request) }),
    responses: { 200: response === undefined ? {} : content(response) },
  };
}

/** A schema of JSON Schema 3, whose references are names, as one of today. Limits are texts there. */
function toSchema(schema: unknown): unknown {
  if (isList(schema)) return schema.map(toSchema);
  if (!isObject(schema)) return schema;
  const { $ref: ref, repeated, enumDescriptions: _, required: __, ...rest } = schema;
  if (typeof ref === "string") return { $ref: `#/schemas/${ref}` };
  const entries = Object.entries(rest).map(([key, value]): [string, unknown] => {
    if (["minimum", "maximum"].includes(key) && typeof value === "string") return [key, Number(value)];
    if (key === "default") return [key, toDefault(value, rest["type"])];
    if (key === "properties" && isObject(value))
      return [key, Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, toSchema(inside)]))];
    return [key, ["items", "additionalProperties"].includes(key) ? toSchema(value) : value];
  });
  const single = Object.fromEntries(entries);
  const whole = single["type"] === "any" ? { description: single["description"] } : single;
  return repeated === true ? { type: "array", items: whole } : whole;
}

function toDefault(value: unknown, type: unknown): unknown {
  if (type === "boolean") return value === "true";
  return type === "integer" || type === "number" ? Number(value) : value;
}
