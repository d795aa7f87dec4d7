import { describe, expect, test } from "vitest";
import type { Binding } from "../../../templates/core/bindings.ts";
import { operationsOf } from "../../../generator/resolve/model/walk.ts";
import type { RestFacts } from "../../fixtures/vendors/facts.ts";
import { bindingsOf, connectorOf, toRow, type Row } from "./bound.ts";

/** Tests that a connector is bound as a table says, and that the third party's document has all calls, params and fields. */
export function testBindings(connector: string, want: Readonly<Record<string, Row>>, facts: RestFacts): void {
  const bindings = bindingsOf(connector);
  const operations = operationsOf(connectorOf(connector)).map(({ entity, action, kind }) => ({ name: `${entity}.${action}`, kind }));

  describe("every operation", () => {
    test("is bound", () => {
      expect(operations.map(({ name }) => name)).toEqual(Object.keys(want));
    });

    test.each(Object.entries(want))("%s is called as the table says", (operation, row) => {
      const binding = bindings[operation];
      expect(binding && toRow(binding)).toEqual(row);
    });

    test.each(operations)("$name has a call, params and fields of the third party's document", ({ name, kind }) => {
      const binding = bindings[name];
      const call = binding?.call.replaceAll(/\{[^}]*\}/gu, "{}") ?? "";
      const answer = binding && takenPaths(binding, kind === "list" ? "[]" : "{}");
      expect(facts.calls).toHaveProperty([call]);
      expect(facts.calls[call]?.split(" ")).toEqual(expect.arrayContaining([...(binding ? sentNames(binding) : [])]));
      expect(facts.answers[call]?.split(" ")).toEqual(expect.arrayContaining([...(answer ?? [])]));
    });
  });
}

/** The names that go into the query or the body. */
function sentNames({ params, fixed = {} }: Binding): readonly string[] {
  const sent = Object.values(params).flatMap((place) => (place.in === "query" || place.in === "body" ? [place.name] : []));
  return [...sent, ...Object.keys(fixed)];
}

/** The paths that the records and the fields of Meta come from, in the notation of the facts. */
function takenPaths({ take, meta = {} }: Binding, whole: string): readonly string[] {
  const fromMeta = Object.values(meta).flatMap((source) => ("body" in source ? [source.body.join(".")] : []));
  return [take === undefined ? whole : `${take.join(".")}[]`, ...fromMeta];
}
