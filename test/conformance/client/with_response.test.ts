import { setImmediate } from "node:timers/promises";
import { describe, expect, expectTypeOf, it, test } from "vitest";
import { operations } from "connector-gateway-spec";
import type { CallPromise, CallResponse } from "connector-gateway-spec/client";
import type { CustomersListResponse } from "connector-gateway-spec/payments";
import { exampleOf } from "../../fixtures/sandbox/package_catalog.ts";
import { callOf, openGateway, useSandboxServer } from "./open_gateway.ts";
import { failingCases } from "../../fixtures/failing_cases.ts";

const server = useSandboxServer();

function payments(options: Parameters<typeof openGateway>[1] = {}) {
  return openGateway(server(), options).instance("payments", "inst_payments");
}

describe("withResponse", () => {
  it("has the same result and its response, of every operation", async () => {
    const cases = operations.map((operation) => [operation.id, operation] as const);
    const failing = await failingCases(cases, async (operation, id) => {
      server().forget();
      const call = callOf(server(), operation)(exampleOf(`${id}.params`)) as CallPromise<unknown>;
      const result = await call;
      const answer = await call.withResponse();
      expect(answer.result).toBe(result);
      expect(server().requests).toHaveLength(1);
      const { response } = answer;
      expect(response).toMatchObject({ operation: id, attempt: 1, status: 200 });
      const [{ requestId } = {}, ...others] = server().sandbox.log();
      expect([response.requestId, others]).toEqual([requestId, []]);
      if (operation.kind === "download") expect(response.envelope).toBeUndefined();
      else {
        expect(response.headers.get("content-type")).toBe("application/json");
        expect(response.envelope).toMatchObject({
          status: "success",
          execution_metadata: { execution_time_ms: expect.any(Number) as number },
        });
      }
    });
    expect(failing).toEqual([]);
  });

  it("gives the envelope as it came, with a warning", async () => {
    const envelope = {
      status: "success",
      result: { id: "cus_1" },
      warning: { code: "slow" },
      execution_metadata: { execution_time_ms: 7 },
    };
    server().fail({ kind: "status", status: 200, body: JSON.stringify(envelope), headers: { "Request-Id": "req-7", "X-Rate-Left": "3" } });
    const { result, response } = await payments().customers.get({ id: "cus_1" }).withResponse();
    expect(result).toEqual({ id: "cus_1" });
    expect(response.envelope).toEqual(envelope);
    expect([response.requestId, response.headers.get("x-rate-left")]).toEqual(["req-7", "3"]);
    expect(response.envelope.warning?.["code"]).toBe("slow");
    expect(response.envelope.execution_metadata?.execution_time_ms).toBe(7);
  });

  it("has the type of the operation's response", () => {
    const call = () => payments().customers.list().withResponse();
    expectTypeOf(call).returns.resolves.toHaveProperty("response").toEqualTypeOf<CallResponse<CustomersListResponse>>();
  });

  it("gives the response that created an instance", async () => {
    const call = openGateway(server()).create("payments", { name: "A", auth_config: { api_key: "sk_test_EXAMPLE0000" } });
    const { result, response } = await call.withResponse();
    expect(response).toMatchObject({ operation: "gateway.create_instance", status: 200, envelope: { id: result.instanceId } });
  });

  it("says at which attempt the answer came", async () => {
    server().fail({ kind: "status", status: 503 }, { kind: "status", status: 503 });
    const { response } = await payments().customers.list().withResponse();
    expect(response.attempt).toBe(3);
  });

  it("fails as the call does, and leaves no rejection that nobody handles", async () => {
    const unhandled: unknown[] = [];
    const listener = (reason: unknown): void => void unhandled.push(reason);
    process.on("unhandledRejection", listener);
    server().fail({ kind: "status", status: 404, body: '{"message":"no such customer"}' });
    await expect(payments().customers.get({ id: "x" }).withResponse()).rejects.toThrow("no such customer");
    // Node reports a rejection that nobody handles before it goes on.
    await setImmediate();
    process.off("unhandledRejection", listener);
    expect(unhandled).toEqual([]);
  });

  it("gives the response that the hooks saw, which is one object for all of them, also when it is an error", async () => {
    const seen: CallResponse[] = [];
    const onResponse = (response: CallResponse): void => void seen.push(response);
    server().fail({ kind: "status", status: 404, headers: { "X-Request-Id": "req-1" } });
    const call = payments({ onResponse }).customers.list({}, { onResponse });
    await expect(call).rejects.toMatchObject({ status: 404 });
    const { response } = await payments({ onResponse }).balance.get({}, { onResponse }).withResponse();
    expect(seen).toHaveLength(4);
    expect(seen[0]).toMatchObject({ status: 404, requestId: "req-1", envelope: undefined });
    expect(seen[1]).toBe(seen[0]);
    expect([seen[2], seen[3]]).toEqual([response, response]);
    expect([seen[2] === response, seen[3] === response, ...seen.map((each) => Object.isFrozen(each))]).toEqual(Array(6).fill(true));
  });

  it("cannot be changed by one of those who share it", async () => {
    const { response } = await payments().balance.get().withResponse();
    expect(Object.isFrozen(response)).toBe(true);
  });
});

describe("a list that cannot be paged", () => {
  test("has records and Meta, and no way to a next page", async () => {
    const page = await payments().customers.api_search({ query: "email:'a'" });
    expect(Object.keys(page).sort()).toEqual(["meta", "records"]);
    // @ts-expect-error there is no next page
    expect(page.next).toBeUndefined();
  });
});
