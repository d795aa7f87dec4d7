import type { Binding, MetaSource, ParamPlace } from "../../../../templates/shared/bindings.ts";

/**
 * How one operation must be called, copied by hand from the third party's document and independent of the YAML. A list is one string,
 * names separated by blanks or line ends; its order does not matter.
 */
export interface WantedBinding {
  /** `GET /v1/candidates/{id}` */
  readonly call: string;
  /** Params that go into the query under their own name. */
  readonly query?: string;
  /** Params that go into the body under their own name. */
  readonly body?: string;
  /** `range_header=Range` */
  readonly headers?: string;
  /** Values that are sent unless the caller gives the param: `fields=*`. */
  readonly fixed?: string;
  /** The path of the result; nothing when it is the whole body. */
  readonly take?: string;
  /** Each field of Meta with its path, or with `null` when the third party does not give it: `total=null next_cursor=paging.next.after`. */
  readonly meta?: string;
  /** The path of the address of the file. */
  readonly follow?: string;
}

/** By operation id. */
export type WantedBindings = Readonly<Record<string, WantedBinding>>;

/** What a binding says, in the notation of the tables. */
export function toTable(binding: Binding): WantedBinding {
  const { params, fixed, take, meta, follow, call } = binding;
  const address = follow?.address.map((step) => (typeof step === "string" ? step : `{${step.param}}`)).join(".");
  return normal({
    call,
    query: namesIn(params, "query"),
    body: namesIn(params, "body"),
    headers: namesIn(params, "header"),
    fixed: words(Object.entries(fixed ?? {}).map(([name, value]) => `${name}=${String(value)}`)),
    take: take?.join(".") ?? "",
    meta: words(Object.entries(meta ?? {}).map(([name, source]) => `${name}=${sourceOf(source)}`)),
    follow: address ?? "",
  });
}

/** The same table with sorted lists and without empty ones. */
export function normal({ call, ...lists }: WantedBinding): WantedBinding {
  const sorted = Object.entries(lists).map(([key, list]) => [key, words(list.split(/\s+/u))] as const);
  return { call, ...Object.fromEntries(sorted.filter(([, list]) => list !== "")) };
}

/** The names of params in a path, a query, a body or an answer. */
export function paramsIn(params: Binding["params"], place: ParamPlace["in"]): readonly string[] {
  return Object.entries(params).flatMap(([name, { in: where }]) => (where === place ? [name] : []));
}

function namesIn(params: Binding["params"], place: "query" | "body" | "header"): string {
  const places = Object.entries(params).flatMap(([param, to]) => (to.in === place ? [{ param, name: to.name }] : []));
  return words(places.map(({ param, name }) => (name === param ? param : `${param}=${name}`)));
}

function sourceOf(source: MetaSource): string {
  if ("body" in source) return source.body.join(".");
  if ("link" in source) return `link:${source.link}`;
  return "header" in source ? `header:${source.header}` : "null";
}

function words(list: readonly string[]): string {
  return [...list]
    .filter((word) => word !== "")
    .sort()
    .join(" ");
}
