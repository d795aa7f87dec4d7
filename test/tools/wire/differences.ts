import { isList, isObject, jsonPointer, type JsonValue } from "../../../templates/core/json_values.ts";
import type { Pair, WireRequest } from "./wire_request.ts";

/**
 * What differs between the request of a client and that of the gateway, a line for each place: `query limit: client "3", gateway
 * nothing`. Two requests without differences are the same.
 */
export function differences(client: WireRequest, gateway: WireRequest): readonly string[] {
  const [theirs, ours] = [parts(client), parts(gateway)];
  const places = [...new Set([...theirs.keys(), ...ours.keys()])];
  return places
    .filter((place) => theirs.get(place) !== ours.get(place))
    .map((place) => `${place}: client ${theirs.get(place) ?? "nothing"}, gateway ${ours.get(place) ?? "nothing"}`);
}

/** Everything in a request, by where it is. */
function parts({ method, path, query, headers, body }: WireRequest): ReadonlyMap<string, string> {
  const named: (readonly [string, string])[] = [
    ["method", method],
    ["path", JSON.stringify(path)],
    ["kind of body", body.kind],
    ...Object.entries(headers).map(([name, value]) => [`header ${name}`, value] as const),
    ...grouped("query", query),
  ];
  if (body.kind === "form") named.push(...grouped("form", body.pairs));
  if (body.kind === "json") named.push(...leaves(body.value, []));
  if (body.kind === "text") named.push(["text", body.text]);
  return new Map(named);
}

/** All values of each name, in their order. */
function grouped(where: string, pairs: readonly Pair[]): readonly (readonly [string, string])[] {
  const names = [...new Set(pairs.map(([name]) => name))];
  return names.map((name) => [`${where} ${name}`, pairs.flatMap((pair) => (pair[0] === name ? [JSON.stringify(pair[1])] : [])).join(" ")]);
}

/** The scalars and the empty lists and objects in a value. */
function leaves(value: JsonValue, path: readonly (string | number)[]): readonly (readonly [string, string])[] {
  const inner = isList(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : [];
  if (inner.length === 0) return [[`body ${jsonPointer(path)}`, JSON.stringify(value)]];
  return inner.flatMap(([key, one]) => leaves(one, [...path, key]));
}
