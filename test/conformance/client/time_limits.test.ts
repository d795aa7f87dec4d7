import { describe, expect, it, vi } from "vitest";
import type { RawFault } from "../../fixtures/sandbox/raw_faults.ts";
import { abortAfterAnswer, errorOf, failNext } from "./failing_calls.ts";
import { openGateway, useSandboxServer } from "./open_gateway.ts";

const server = useSandboxServer();

function payments(options: Parameters<typeof openGateway>[1] = {}) {
  return openGateway(server(), options).instance("payments", "inst_payments");
}

describe("time limits and abort signals", () => {
  it.each<[what: string, fault: RawFault]>([
    ["before an answer", { kind: "silence" }],
    ["while the body is read", { kind: "stall", body: '{"status":"success","result":[]}' }],
    ["while an error is read", { kind: "stall", body: '{"message":"no"}', headers: {} }],
  ])("time can run out %s", async (_what, fault) => {
    server().fail(fault);
    // What a busy machine has not sent in that time does not reach the server.
    const watched = vi.fn(fetch);
    const error = await errorOf(() => payments({ timeout: 60, fetch: watched }).customers.list());
    expect(error).toMatchObject({ kind: "timeout", operation: "payments.customers.list" });
    expect(watched).toHaveBeenCalledOnce();
  });

  it("a call can have a timeout of its own", async () => {
    server().fail({ kind: "silence" });
    expect((await errorOf(() => payments().customers.list({}, { timeout: 30 }))).kind).toBe("timeout");
  });

  it("an answer in time is a result", async () => {
    failNext(server(), { wait: 0.03 });
    await expect(payments({ timeout: 5000 }).customers.list()).resolves.toHaveProperty("records.0.object", "customer");
  });

  it("time runs out for a token that does not arrive, and for a fetch that ignores signals", async () => {
    const never = () => new Promise<never>(() => undefined);
    expect((await errorOf(() => payments({ timeout: 30, token: never }).customers.list())).kind).toBe("timeout");
    expect((await errorOf(() => payments({ timeout: 30, fetch: never }).customers.list())).kind).toBe("timeout");
  });

  it("the reason of an abort is passed on as it is, and nothing is sent after it", async () => {
    const reason = new Error("not needed any more");
    await expect(payments().customers.list({}, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(server().requests).toHaveLength(0);
  });

  it("a call can be aborted before an answer", async () => {
    const controller = new AbortController();
    server().fail({ kind: "silence" });
    const call = payments().customers.list({}, { signal: controller.signal });
    await expect.poll(() => server().requests.length).toBe(1);
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
  });

  it("a call can be aborted while the body is read", async () => {
    const controller = new AbortController();
    server().fail({ kind: "stall", body: '{"status":"success","result":[]}' });
    const call = payments({ fetch: abortAfterAnswer(controller) }).customers.list({}, { signal: controller.signal });
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
  });

  it("a write that is aborted is not an error of the gateway", async () => {
    const controller = new AbortController();
    server().fail({ kind: "silence" });
    const call = payments().customers.create({}, { signal: controller.signal });
    await expect.poll(() => server().requests.length).toBe(1);
    controller.abort("changed my mind");
    await expect(call).rejects.toBe("changed my mind");
  });

  it("a walk over pages ends when it is aborted", async () => {
    const controller = new AbortController();
    const walk = async (): Promise<void> => {
      for await (const customer of payments().customers.list.all({ limit: 10 }, { signal: controller.signal })) {
        expect(customer.object).toBe("customer");
        controller.abort(new Error("seen enough"));
      }
    };
    await expect(walk()).rejects.toThrow("seen enough");
    expect(server().requests).toHaveLength(1);
  });
});
