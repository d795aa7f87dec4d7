import fc from "fast-check";
import { expect, test } from "vitest";
import type { OperationDefinition } from "../../../../templates/sandbox/definition.ts";
import { OperationError } from "../../../../templates/runtime/server/operation_error.ts";
import type { JsonValue } from "../../../../templates/core/json_values.ts";
import { runs } from "../../../fixtures/property_runs.ts";
import { run, storeOf } from "./definitions.ts";
import { drive } from "./drive.ts";
import { forum } from "./forum.ts";
import { shop } from "./shop.ts";

const definitions = [shop, forum, drive];
const anyValue = fc.jsonValue({ maxDepth: 3 }).map((value) => value as JsonValue);
const value: fc.Arbitrary<JsonValue> = fc.oneof(
  fc.constantFrom(
    "cus_0001",
    "ord_0002",
    "B1",
    "1718000000.000100",
    "F1",
    "F3",
    "100042",
    "text/plain",
    "id",
    "",
    "__proto__",
    "name desc",
  ),
  fc.constantFrom(0, -1, 1, 1e308, 0.5, null, true),
  anyValue,
);
const operation: fc.Arbitrary<OperationDefinition> = fc.constantFrom(...definitions.flatMap(({ operations }) => operations));
const call = operation.chain((definition) =>
  fc.tuple(
    fc.constant(definition),
    fc.dictionary(fc.constantFrom(...Object.keys(definition.roles), "other", "note", "__proto__", "constructor"), value),
  ),
);

test("no params make a call fail with anything but a refusal, and a refused call changes nothing", () => {
  fc.assert(
    fc.property(fc.array(call, { minLength: 1, maxLength: 8 }), (calls) => {
      const store = storeOf(definitions, { records: 4 });
      for (const [definition, params] of calls) {
        const before = JSON.stringify(store.state());
        try {
          expect(run(store, definition.operation.id, params)).toBeInstanceOf(Object);
          if (definition.operation.effect === "read") expect(JSON.stringify(store.state())).toBe(before);
        } catch (error) {
          if (!(error instanceof OperationError)) throw error;
          expect([403, 404, 422]).toContain(error.status);
          expect(error.message).not.toBe("");
          expect(JSON.stringify(store.state())).toBe(before);
        }
      }
    }),
    runs(60),
  );
});
