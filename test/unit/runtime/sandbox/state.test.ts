import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SandboxState } from "../../../../templates/runtime/sandbox/world_types.ts";
import { runs } from "../../../fixtures/property_runs.ts";
import { call, createFake, list, send } from "./fake_world.ts";

const payments = (records: unknown): object => ({ version: 1, instances: { inst_payments: { connector: "payments", records } } });

describe("the state", () => {
  test("comes back as it was", async () => {
    const sandbox = createFake({ records: 3 });
    await send(sandbox, { body: call("customers", "create", { email: "new@example.com" }) });
    const state = JSON.parse(JSON.stringify(sandbox.state())) as SandboxState;
    const other = createFake({ seed: 9 });
    other.load(state);
    expect(other.state()).toEqual(state);
    expect((await send(other, { body: list })).body).toMatchObject({ result: [{ id: "customers_1_1" }, { id: "customers_1_2" }] });
    sandbox.reset();
    expect(sandbox.state()).toEqual(createFake({ records: 3 }).state());
  });

  test("may name its schema, for editors", () => {
    const sandbox = createFake();
    sandbox.load({ $schema: "x", ...payments({ customers: [{ id: "cus_1" }] }) } as unknown as SandboxState);
    expect(sandbox.state()).toEqual(payments({ customers: [{ id: "cus_1" }] }));
  });

  test("decides which instances there are", async () => {
    const sandbox = createFake();
    sandbox.load({ version: 1, instances: {} });
    expect((await send(sandbox, { body: list })).status).toBe(404);
  });
});

describe("a wrong state", () => {
  test.each<[unknown, string]>([
    [null, "it must be an object, not null"],
    [[], "it must be an object, not a list"],
    [{}, "`version` is missing; it must be 1"],
    [{ version: 2, instances: 5 }, "`version` is 2, and this sandbox reads version 1"],
    [{ version: "1", instances: {} }, "`version` must be 1, not a string"],
    [{ version: 1 }, "`instances` is missing; it must be an object"],
    [{ version: 1, instances: {}, instance: 1 }, "`instance` is no known key; did you mean `instances`?"],
    [{ version: 1, instances: { a: 1 } }, "`instances.a` must be an object, not 1"],
    [{ version: 1, instances: { a: { records: {} } } }, "`instances.a.connector` is missing; it must be a string"],
    [
      { version: 1, instances: { a: { connector: "payment", records: {} } } },
      "`instances.a.connector` names no connector; did you mean `payments`?",
    ],
    [{ version: 1, instances: { a: { connector: "xyzzy", records: {} } } }, "names no connector; connectors are payments, file_storage"],
    [{ version: 1, instances: { a: { connector: "payments" } } }, "`instances.a.records` is missing; it must be an object"],
    [{ version: 1, instances: { a: { connector: "payments", records: {}, x: 1 } } }, "`instances.a.x` is no known key"],
    [{ version: 1, instances: { "a/b": { connector: "payments", records: {} } } }, '`instances."a/b"` is no instance id'],
    [{ version: 1, instances: { "..": { connector: "payments", records: {} } } }, "is no instance id"],
    [JSON.parse('{ "version": 1, "instances": { "__proto__": { "connector": "payments", "records": {} } } }'), "is no instance id"],
    [payments({ customer: [] }), "`instances.inst_payments.records.customer` is no entity of the connector; did you mean `customers`?"],
    [payments(JSON.parse('{ "__proto__": [] }')), "`instances.inst_payments.records.__proto__` is no entity of the connector"],
    [payments({ customers: {} }), "`instances.inst_payments.records.customers` must be a list, not an object"],
    [payments({ customers: [{}, 5] }), "`instances.inst_payments.records.customers[1]` must be an object, not 5"],
  ])("%j is refused, and nothing is loaded", (state, message) => {
    const sandbox = createFake({ records: 1 });
    const before = sandbox.state();
    expect(() => sandbox.load(state as SandboxState)).toThrow(message);
    expect(sandbox.state()).toEqual(before);
  });

  test("has all its mistakes named", () => {
    const state = payments({ customer: [], charges: [1, 2] }) as SandboxState;
    expect(() => createFake().load(state)).toThrow(/records\.customer`.*charges\[0\]`.*charges\[1\]`/);
  });

  test("never causes anything else", () => {
    const sandbox = createFake({ records: 1 });
    const anything = fc.jsonValue();
    const instances = fc.dictionary(
      fc.string(),
      fc.record({ connector: fc.constantFrom("payments", "x"), records: fc.dictionary(fc.string(), anything) }),
    );
    fc.assert(
      fc.property(fc.oneof(anything, fc.record({ version: fc.constant(1), instances })), (state) => {
        try {
          sandbox.load(state as unknown as SandboxState);
        } catch (error) {
          expect(error).toMatchObject({ name: "OperationError", status: 422 });
        }
      }),
      runs(200),
    );
  });
});
