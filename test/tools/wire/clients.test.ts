import { bindings } from "connector-gateway-spec/bindings";
import { expect, it } from "vitest";
import { exampleInstances } from "./credentials.ts";
import { sdks } from "./sdks/index.ts";

const bound = Object.keys(bindings);

it("has a client's call for each operation that is bound, and for no other", () => {
  expect(sdks.flatMap(({ calls }) => Object.keys(calls)).sort()).toEqual([...bound].sort());
});

it.each(sdks.map((sdk) => [sdk.connector, sdk] as const))("has calls of one connector for each client: %s", (connector, { calls }) => {
  expect(Object.keys(calls).filter((operation) => !operation.startsWith(`${connector}.`))).toEqual([]);
});

it("has an instance for each client", () => {
  expect(exampleInstances.map(({ connector }) => connector).sort()).toEqual(sdks.map(({ connector }) => connector).sort());
});
