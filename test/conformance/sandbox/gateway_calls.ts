import { operations } from "connector-gateway-spec";
import { createSandbox, type Sandbox, type SandboxOptions } from "connector-gateway-spec/sandbox";
import { identityOf, type CatalogOperation, type Json, type JsonObject } from "./catalog_operations.ts";

const ADDRESS = "http://sandbox.test/api/v1/connectors/instances";

/** What a sandbox answers. `text` is the body. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: JsonObject;
}

/** Sends an operation with params to the instance of its connector, or to another one. */
export async function call(
  sandbox: Sandbox,
  operation: { readonly id: string },
  params?: unknown,
  instance = `inst_${operation.id.split(".")[0] ?? ""}`,
): Promise<Answer> {
  const [, entity, action] = operation.id.split(".");
  return send(sandbox, { entity, action, ...(params !== undefined && { params }) }, instance);
}

/** Sends a body to an instance. */
export async function send(sandbox: Sandbox, body: unknown, instance: string): Promise<Answer> {
  const response = await sandbox.fetch(`${ADDRESS}/${instance}/execute`, {
    method: "POST",
    headers: { authorization: "Bearer test", "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") === true && text.startsWith("{");
  return { status: response.status, headers: response.headers, text, body: isJson ? (JSON.parse(text) as JsonObject) : {} };
}

/** The value at a path of objects; undefined if there is none. */
export function at(value: Json | undefined, path: string): Json | undefined {
  return path
    .split(".")
    .reduce<Json | undefined>((inner, name) => (isObject(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined), value);
}

/** A text as it is, anything else as JSON. */
export function textOf(value: unknown): string {
  if (value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The records of a list's answer. Throws when the answer is no success. */
export function elementsOf(operation: { readonly id: string }, answer: Answer): readonly JsonObject[] {
  if (answer.status !== 200) throw new Error(`${operation.id}: ${answer.status} ${answer.text.slice(0, 300)}`);
  const path = operations.find(({ id }) => id === operation.id)?.elements ?? [];
  const list = at(answer.body, ["result", ...path].join("."));
  if (!Array.isArray(list)) throw new Error(`${operation.id}: no list at ${path.join(".")}`);
  return list as readonly JsonObject[];
}

/** All records of an entity in the state, oldest first. */
export function recordsOf(sandbox: Sandbox, connector: string, entity: string, instance = `inst_${connector}`): readonly JsonObject[] {
  return (unchanged.get(sandbox) ?? sandbox.state()).instances[instance]?.records[entity] ?? [];
}

/** What tells a record of a list from others: the values that it is found by. */
export function idOf(record: JsonObject, connector: string, entity: string): string {
  const values = identityOf(connector, entity).map((path) => at(record, path) ?? at(record, path.split(".").at(-1) ?? ""));
  return values.every((value) => value === undefined) ? JSON.stringify(record) : values.map(textOf).join(" ");
}

/** The records of all pages of a list, which are as large as they can be. */
export async function listAll(sandbox: Sandbox, operation: CatalogOperation, params: JsonObject): Promise<readonly JsonObject[]> {
  const size = operation.params.fields.find(({ role }) => role.part === "size");
  const largest = size?.type.max === undefined ? {} : { [size.name]: size.type.max };
  return (await pagesOf(sandbox, operation, { ...largest, ...params })).flat();
}

const MOST_PAGES = 400;

/** The pages of a list from the first to the last, by what the paging descriptor says. */
export async function pagesOf(
  sandbox: Sandbox,
  operation: CatalogOperation,
  params: JsonObject,
): Promise<readonly (readonly JsonObject[])[]> {
  const pages: (readonly JsonObject[])[] = [];
  let next: JsonObject | undefined = {};
  while (next !== undefined) {
    if (pages.length > MOST_PAGES) throw new Error(`${operation.id}: the pages do not end`);
    const given: JsonObject = { ...params, ...next };
    const answer = await call(sandbox, operation, given);
    const elements = elementsOf(operation, answer);
    pages.push(elements);
    next = nextOf(operation, given, answer, elements);
  }
  return pages;
}

/** The params of the next page; undefined after the last one. */
function nextOf(
  { paging, params }: CatalogOperation,
  given: JsonObject,
  { body }: Answer,
  elements: readonly JsonObject[],
): JsonObject | undefined {
  if (paging === undefined || paging.kind === "none") return undefined;
  const read = (
    field: { readonly in: string; readonly within?: readonly string[]; readonly field: string } | undefined,
  ): Json | undefined =>
    field === undefined
      ? undefined
      : at(body, [field.in === "meta" ? "connector_metadata" : "result", ...(field.within ?? []), field.field].join("."));
  const usual = params.fields.find(({ name }) => name === paging.size)?.default?.value;
  const size = Number(given[paging.size ?? ""] ?? usual ?? ("defaultSize" in paging ? paging.defaultSize : undefined) ?? Infinity);
  switch (paging.kind) {
    case "record_cursor":
      return read(paging.more) === true ? { [paging.next]: elements.at(-1)?.[paging.id] ?? null } : undefined;
    case "token":
    case "change_feed": {
      const token = read(paging.token);
      return token === undefined || token === null || token === "" ? undefined : { [paging.next]: token };
    }
    case "page_number":
      return elements.length < size ? undefined : { [paging.next]: Number(given[paging.next] ?? 1) + 1 };
    case "offset": {
      const start = Number(given[paging.next] ?? 0) + elements.length;
      const total = read(paging.total);
      const isLast =
        paging.last !== undefined ? read(paging.last) === true : total !== undefined ? start >= Number(total) : elements.length < size;
      return isLast ? undefined : { [paging.next]: start };
    }
    case "page_info": {
      const info = at(body, ["result", ...paging.connection, "pageInfo"].join("."));
      return at(info, "hasNextPage") === true ? { [paging.next]: at(info, "endCursor") ?? null } : undefined;
    }
  }
}

/** The states of sandboxes that no test changes. */
const unchanged = new WeakMap<Sandbox, ReturnType<Sandbox["state"]>>();

/** A sandbox that the tests of a file share, because none of them changes its records. */
export function sharedSandbox(options: SandboxOptions = {}): () => Sandbox {
  let sandbox: Sandbox | undefined;
  return () => {
    if (sandbox === undefined) {
      sandbox = createSandbox(options);
      unchanged.set(sandbox, sandbox.state());
    }
    return sandbox;
  };
}
