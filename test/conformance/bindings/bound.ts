import type { Binding, MetaSource, ParamPlace, Vendor } from "../../../templates/core/bindings.ts";
import type { Connector } from "../../../generator/resolve/model/types.ts";
import { loadCatalog } from "../../fixtures/emitted_package.ts";

/** How an operation is called, as a row of a table: names with a blank between them, `param=name` where the two differ. */
export interface Row {
  readonly call: string;
  readonly path?: string;
  readonly query?: string;
  readonly body?: string;
  readonly variable?: string;
  readonly header?: string;
  readonly answer?: string;
  readonly graphql?: string;
  readonly take?: string;
  readonly meta?: string;
  readonly fixed?: Binding["fixed"];
  readonly follow?: Binding["follow"];
}

/** A connector of the catalog. Throws when there is none with this id. */
export function connectorOf(id: string): Connector {
  const connector = loadCatalog().connectors.find((candidate) => candidate.id === id);
  if (connector === undefined) throw new Error(`The catalog has no connector ${id}.`);
  return connector;
}

/** The third party of a connector. Throws when it has none. */
export function vendorOf(id: string): Vendor {
  const { vendor } = connectorOf(id);
  if (vendor === undefined) throw new Error(`${id} has no vendor.`);
  return vendor;
}

/** The bindings of a connector, by entity and action: `customers.list`. */
export function bindingsOf(id: string): Readonly<Record<string, Binding>> {
  const operations = connectorOf(id).entities.flatMap((entity) => entity.operations);
  return Object.fromEntries(operations.flatMap(({ id: name, binding }) => (binding === undefined ? [] : [[afterDot(name), binding]])));
}

/** Everything that a binding says, in the form of a table. What has no column is there as it is. */
export function toRow({ call, method, path, params, rest, take, meta, graphql, ...others }: Binding): Row {
  if (`${method} ${path}` !== call) throw new Error(`${call} is not ${method} ${path}.`);
  const names = (place: ParamPlace["in"]): string =>
    Object.entries(params)
      .flatMap(([param, one]) => (one.in === place ? [nameOf(param, one)] : []))
      .join(" ");
  const places = [...new Set(Object.values(params).map((place) => place.in))];
  const usual = graphql !== undefined ? "variable" : method === "POST" ? "body" : "query";
  return {
    call,
    ...Object.fromEntries(places.map((place) => [place, names(place)])),
    ...(rest !== usual && { rest }),
    ...(graphql !== undefined && { graphql: graphql.file }),
    ...(take !== undefined && { take: take.join(".") }),
    ...(meta !== undefined && {
      meta: Object.entries(meta)
        .map(([name, source]) => `${name}=${sourceOf(source)}`)
        .join(" "),
    }),
    ...others,
  };
}

function nameOf(param: string, place: ParamPlace): string {
  return "name" in place && place.name !== param ? `${param}=${place.name}` : param;
}

function sourceOf(source: MetaSource): string {
  if ("because" in source) return "null";
  return "body" in source ? source.body.join(".") : JSON.stringify(source);
}

function afterDot(id: string): string {
  return id.slice(id.indexOf(".") + 1);
}
