import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { operations as allOperations } from "connector-gateway-spec";
import { bindings, vendors, type Binding, type ParamPlace } from "connector-gateway-spec/bindings";
import { isDocumented } from "../../fixtures/documented_connectors.ts";
import { isObject } from "../../../templates/core/json_values.ts";
import { buildRequest, type Params } from "../../../gateway/src/vendor/build_request.ts";
import type { VendorRequest } from "../../../gateway/src/vendor/vendor_types.ts";

const requireJson = createRequire(import.meta.url);
const baseUrl = "http://127.0.0.1:4400/base";

/** The valid example params of an operation. */
function examplesOf(id: string): readonly Params[] {
  const examples: unknown = requireJson(`connector-gateway-spec/examples/${id.split(".", 1)[0] ?? ""}.json`);
  const entry = isObject(examples) ? examples[`${id}.params`] : undefined;
  const valid = isObject(entry) ? entry["valid"] : undefined;
  return Array.isArray(valid) ? valid.filter(isObject) : [];
}

const operations = allOperations.filter(isDocumented);

const rows = operations.flatMap(({ id, connector }) => {
  const [binding, vendor] = [bindings[id], vendors[connector]];
  if (binding === undefined || vendor === undefined) throw new Error(`${id} has no binding.`);
  const required = [...binding.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const examples = examplesOf(id).filter((params) => required.every((name) => Object.hasOwn(params, name)));
  return examples.map((params, index) => ({ id, index, binding, vendor, params }));
});

/** The names of everything that a request has in a place. */
function namesIn(place: ParamPlace["in"], { url, headers, body = "" }: VendorRequest): readonly string[] {
  if (place === "query") return [...new URL(url).searchParams.keys()];
  if (place === "header") return Object.keys(headers);
  if (headers["content-type"] !== "application/json") return [...new URLSearchParams(body).keys()];
  const value: unknown = JSON.parse(body);
  const inside = place === "variable" && isObject(value) ? value["variables"] : value;
  return isObject(inside) ? Object.keys(inside) : [];
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

/** The names on the wire of the params that are not in the path. */
function sentParams({ params: places, rest }: Binding, params: Params): readonly (readonly [ParamPlace["in"], string])[] {
  return Object.entries(params)
    .filter(([, value]) => !isEmpty(value))
    .map(([param]): ParamPlace => places[param] ?? { in: rest, name: param })
    .flatMap((place) => ("name" in place && place.in !== "path" ? [[place.in, place.name] as const] : []));
}

test("every operation has example params that make a request", () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(113);
});

describe("the request of", () => {
  test.each(rows)("$id with its example $index goes to its path with all params", ({ binding, vendor, params }) => {
    const request = buildRequest(binding, vendor, params, { baseUrl });
    const { pathname, origin } = new URL(request.url);
    const steps = binding.path.split("/").map((step) => (step.startsWith("{") ? "*" : step));
    expect([
      request.method,
      origin,
      pathname
        .replace("/base", "")
        .split("/")
        .map((step, at) => (steps[at] === "*" ? "*" : step)),
    ]).toEqual([binding.method, "http://127.0.0.1:4400", steps]);
    const follows = binding.follow !== undefined;
    for (const [place, name] of sentParams(binding, params).filter(([at]) => !(follows && at === "header"))) {
      const names = namesIn(place, request).map((found) => (found.startsWith(`${name}[`) ? name : found));
      expect(names).toContain(place === "header" ? name.toLowerCase() : name);
    }
  });

  test.each(operations.map(({ id, connector }) => [id, connector] as const))("%s has the third party's own address", (id, connector) => {
    const [row] = rows.filter((candidate) => candidate.id === id);
    const vendor = vendors[connector];
    const binding = bindings[id];
    if (row === undefined || vendor === undefined || binding === undefined) throw new Error(`${id} has no example.`);
    const { url } = buildRequest(binding, vendor, row.params, { config: { subdomain: "example-team" } });
    expect(url.startsWith(`${vendor.baseUrl.replace("{subdomain}", "example-team")}/`)).toBe(true);
  });
});
