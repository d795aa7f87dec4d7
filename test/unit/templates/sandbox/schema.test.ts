import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Fault } from "../../../../templates/sandbox/sandbox_types.ts";
import type { SandboxState } from "../../../../templates/sandbox/definition.ts";
import { runs } from "../../../fixtures/property_runs.ts";
import { strictAjv } from "../../../fixtures/strict_ajv.ts";
import { call, createFake, list, send } from "./fake_store.ts";

const schema = JSON.parse(readFileSync("templates/cli/sandbox.schema.json", "utf8")) as object;
const ajv = strictAjv().addSchema(schema, "sandbox");
const isState = ajv.compile({ $ref: "sandbox" });
const areFaults = ajv.compile({ $ref: "sandbox#/$defs/Faults" });
const isLog = ajv.compile({ $ref: "sandbox#/$defs/Log" });

/** Whether something is taken without an error. */
function takes(use: () => void): boolean {
  try {
    use();
    return true;
  } catch {
    return false;
  }
}

describe("sandbox.schema.json", () => {
  test("accepts what a sandbox gives", async () => {
    const sandbox = createFake({ faults: [{ match: "*", nth: 2, effect: "drop_response" }] });
    for (const body of [list, call("customers", "create", { email: "a@example.com" }), call("x", "y")])
      await send(sandbox, { body }).catch(() => undefined);
    expect([isState(sandbox.state()), isLog(sandbox.log()), areFaults(sandbox.faults())]).toEqual([true, true, true]);
    expect(sandbox.log().map(({ status }) => status)).toEqual([200, null, 422]);
  });

  const value = fc.oneof(
    fc.constantFrom(0, 1, 0.5, 1.5, 300, 301, 399, 400, 599, 600, -1, "", "x", null, "drop_request", "wait"),
    fc.jsonValue({ maxDepth: 1 }),
  );

  test("agrees with the sandbox on faults", () => {
    const keys = fc.constantFrom("nth", "times", "probability", "status", "message", "retryAfter", "effect", "wait", "other");
    const fault = fc.dictionary(keys, value, { maxKeys: 3 }).map((rest) => ({ match: "*", ...rest }));
    fc.assert(
      fc.property(fc.array(fault, { maxLength: 2 }), (faults) => {
        const sandbox = createFake();
        expect(areFaults(faults)).toBe(takes(() => sandbox.setFaults(faults as readonly Fault[])));
      }),
      runs(100),
    );
  });

  test("agrees with the sandbox on states, apart from names of the catalog", () => {
    const id = fc.oneof(fc.constantFrom("inst_1", ".", "..", "a b", "a/b", "a:b", ""), fc.string({ maxLength: 3 }));
    const records = fc.oneof(value, fc.record({ customers: fc.oneof(value, fc.array(fc.oneof(value, fc.constant({})))) }));
    const instance = fc.oneof(value, fc.record({ connector: fc.constantFrom("payments", 1), records, x: value }, { requiredKeys: [] }));
    const state = fc.record(
      { $schema: fc.constantFrom("x"), version: fc.constantFrom(1, 2, "1"), instances: fc.dictionary(id, instance, { maxKeys: 2 }) },
      { requiredKeys: ["version", "instances"] },
    );
    const sandbox = createFake({ records: 0 });
    fc.assert(
      fc.property(state, (given) => {
        expect(isState(given)).toBe(takes(() => sandbox.load(given as unknown as SandboxState)));
      }),
      runs(100),
    );
  });
});
