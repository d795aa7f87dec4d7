import { connector as payments } from "connector-gateway-spec/payments";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createLog } from "../../../../templates/sandbox/log_stream.ts";
import { runs } from "../../../fixtures/property_runs.ts";
import { call, createFake, executePath, list, PATH, send } from "./fake_store.ts";

const CREDENTIALS = { connector_definition_id: payments.definitionId, name: "x", auth_config: { api_key: "sk_test_EXAMPLE0000" } };

describe("the log", () => {
  test("has an entry for every request", async () => {
    const sandbox = createFake();
    await send(sandbox, { body: list });
    await send(sandbox, { body: call("customers", "get", { id: "none" }) });
    await send(sandbox, { body: call("customers", "lst") });
    await send(sandbox, { path: executePath("inst_none"), body: list });
    await send(sandbox, { headers: { authorization: undefined }, body: list });
    await send(sandbox, { path: PATH, body: CREDENTIALS });
    await send(sandbox, { path: PATH, text: "{" });
    await send(sandbox, { path: "/nowhere" });
    const shown = sandbox
      .log()
      .map(({ requestId, instance, operation, status, params }) => [requestId, instance, operation, status, params]);
    expect(shown).toEqual([
      ["req_1_1", "inst_payments", "payments.customers.list", 200, { limit: 2 }],
      ["req_1_2", "inst_payments", "payments.customers.get", 404, { id: "none" }],
      ["req_1_3", "inst_payments", null, 422, {}],
      ["req_1_4", "inst_none", null, 404, { limit: 2 }],
      ["req_1_5", "inst_payments", null, 401, undefined],
      ["req_1_6", "inst_payments_2", "gateway.create_instance", 200, undefined],
      ["req_1_7", null, "gateway.create_instance", 422, undefined],
      ["req_1_8", null, null, 404, undefined],
    ]);
  });

  test("has logical times, which begin at the same moment", async () => {
    const sandbox = createFake();
    await send(sandbox, { body: list });
    await send(sandbox, { body: list });
    const [first, second] = sandbox.log();
    expect(first?.time).toMatch(/^2026-01-01T00:00:00\.0\d\dZ$/);
    expect(Date.parse(second?.time ?? "") - Date.parse(first?.time ?? "")).toBe(second?.durationMs);
  });

  test("does not contain secrets", async () => {
    const sandbox = createFake();
    const authorization = "Bearer my-own-token-1";
    const params = { email: "my-own-token-1@example.com", metadata: { password: "hunter22", note: "Bearer abcdef123456", plan: "gold" } };
    await send(sandbox, { headers: { authorization }, body: call("customers", "create", params) });
    await send(sandbox, { path: PATH, body: CREDENTIALS });
    await send(sandbox, { path: PATH, body: { ...CREDENTIALS, params: CREDENTIALS.auth_config } });
    const text = JSON.stringify(sandbox.log());
    expect(text).not.toMatch(/my-own-token-1|hunter22|abcdef123456|EXAMPLE0000/);
    expect(sandbox.log()[0]?.params).toMatchObject({ metadata: { plan: "gold", password: "[redacted]" } });
  });

  test("keeps tokens of pages", async () => {
    const sandbox = createFake();
    await send(sandbox, { path: executePath("inst_file_storage"), body: call("files", "list", { pageToken: "page-2" }) });
    expect(sandbox.log()[0]?.params).toEqual({ pageToken: "page-2" });
  });

  test("leaves long params out", async () => {
    const sandbox = createFake();
    await send(sandbox, { body: call("customers", "create", { name: "a".repeat(20_000) }) });
    expect(sandbox.log()).toMatchObject([{ status: 200, operation: "payments.customers.create" }]);
    expect(sandbox.log()[0]).not.toHaveProperty("params");
  });

  test("survives params that are nested deeply", async () => {
    const sandbox = createFake();
    const text = (nested: string): string => `{"entity":"customers","action":"create","params":{"metadata":${nested}}}`;
    for (const nested of [`${"[".repeat(8000)}${"]".repeat(8000)}`, `${'{"a":'.repeat(2500)}1${"}".repeat(2500)}`]) {
      expect((await send(sandbox, { text: text(nested) })).status).toBeLessThan(500);
    }
    expect(JSON.stringify(sandbox.log())).toContain("[redacted]");
  });

  test("has the last 1,000 requests", async () => {
    const sandbox = createFake();
    for (let index = 0; index < 2100; index++) await send(sandbox, { path: "/nowhere" });
    const ids = sandbox.log().map(({ requestId }) => requestId);
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([1000, "req_1_1101", "req_1_2100"]);
  });

  test("is empty after a reset", async () => {
    const sandbox = createFake();
    await send(sandbox, { body: list });
    sandbox.reset();
    expect(sandbox.log()).toEqual([]);
  });
});

describe("positions of the log", () => {
  const logged = (id: number): Parameters<ReturnType<typeof createLog>["add"]>[0] => ({
    entry: { requestId: String(id), time: "", instance: null, operation: null, status: 200, durationMs: 1 },
    secrets: [],
  });

  test("lead through all requests, whatever the parts and however the log grows and is emptied", () => {
    const step = fc.oneof(
      fc.record({ add: fc.integer({ min: 1, max: 900 }) }),
      fc.record({ read: fc.integer({ min: 1, max: 700 }) }),
      fc.constant({ clear: true as const }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const log = createLog();
        let added = 0;
        let position = -1;
        let isNew = true;
        // The last request that a reader has seen, or knows to have missed.
        let seen = 0;
        for (const one of [...steps, { read: 10_000 }]) {
          if ("add" in one) for (let count = 0; count < one.add; count++) log.add(logged((added += 1)));
          else if ("clear" in one) {
            log.clear();
            [isNew, seen] = [true, added];
          } else {
            const { entries, next, missed, restarted } = log.part(position, one.read);
            const ids = entries.map(({ requestId }) => Number(requestId));
            expect(restarted).toBe(isNew);
            if (restarted) expect(missed).toBe(0);
            const first = restarted ? Number(log.entries()[0]?.requestId) : seen + missed + 1;
            expect(ids).toEqual(ids.map((_, index) => first + index));
            [position, isNew, seen] = [next, false, ids.at(-1) ?? seen];
            if (ids.length > 0) expect(log.positionAfter(String(seen))).toBe(next);
          }
        }
        expect(seen).toBe(added);
      }),
      runs(60),
    );
  });
});
