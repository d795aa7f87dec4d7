import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { worldWith } from "../../fixtures/gateway/caller_tests.ts";
import { runGatewayCommand } from "../../fixtures/gateway/gateway_command.ts";
import { sendJson } from "../../fixtures/gateway/loopback_server.ts";
import { client, newToken, oauthWorld, read, tokenRequests } from "../../fixtures/gateway/oauth_world.ts";
import { vendorCall } from "../../fixtures/gateway/vendor_calls.ts";
import { failureOf } from "../../fixtures/gateway/vendor_callers.ts";

const DAY = 24 * 3_600_000;
const realTime = true;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each([-DAY, DAY])("a clock of the system that jumps by %i milliseconds", (jump) => {
  const jumpNow = (): unknown => vi.setSystemTime(Date.now() + jump);

  test("neither closes a circuit nor keeps it open", async () => {
    const { caller, server } = await worldWith((_, response) => sendJson(response, {}, 500), { settings: { tries: 1 }, realTime });
    const call = (): ReturnType<typeof failureOf> => failureOf(caller.call(vendorCall({ url: server.url })));
    for (let count = 0; count < 10; count++) await call();
    jumpNow();
    const { kind, retryAfter = 0 } = await call();
    expect([kind, Math.ceil(retryAfter / 30), server.requests.length]).toEqual(["circuit_open", 1, 10]);
  });

  test("changes nothing about a wait that a third party asked for", async () => {
    const { caller, server } = await worldWith((_, response) => sendJson(response, {}, 429, { "retry-after": "600" }), { realTime });
    const call = (): ReturnType<typeof failureOf> => failureOf(caller.call(vendorCall({ url: server.url })));
    await call();
    jumpNow();
    const { kind, retryAfter = 0 } = await call();
    expect([kind, Math.ceil(retryAfter / 600), server.requests.length]).toEqual(["rate_limit", 1, 1]);
  });

  test("asks for no token again after a refusal", async () => {
    const world = await oauthWorld((response) => sendJson(response, { error: "invalid_grant" }, 400), { realTime });
    const call = (): ReturnType<typeof failureOf> => failureOf(read(world));
    await call();
    jumpNow();
    const { kind, retryAfter = 0 } = await call();
    expect([kind, Math.ceil(retryAfter / 30), tokenRequests(world).length]).toEqual(["credentials", 1, 1]);
  });

  test("asks for at most one more token", async () => {
    const world = await oauthWorld(newToken, { credentials: client, realTime });
    await read(world);
    jumpNow();
    for (let count = 0; count < 3; count++) expect(await read(world)).toMatchObject({ body: { id: 1 } });
    expect(tokenRequests(world)).toHaveLength(jump < 0 ? 1 : 2);
  });

  test("gives no caller more calls", async () => {
    const statuses: number[] = [];
    await runGatewayCommand(["serve", "--demo", "--port", "0", "--rate-limit", "1"], {
      untilStopped: async (stdout) => {
        const url = /^Gateway: (\S+)$/m.exec(stdout)?.[1] ?? "";
        const call = async (): Promise<unknown> => {
          const headers = { authorization: "Bearer demo", "content-type": "application/json" };
          const answer = await fetch(`${url}/api/v1/connectors/instances/inst_payments/execute`, { method: "POST", headers, body: "{}" });
          return statuses.push(answer.status);
        };
        await call();
        jumpNow();
        await call();
      },
    });
    expect(statuses).toEqual([422, 429]);
  });
});
