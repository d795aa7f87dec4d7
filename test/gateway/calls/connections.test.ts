import { createServer, type AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { expect, test } from "vitest";
import { worldWith } from "../../fixtures/gateway/caller_tests.ts";
import { sendJson } from "../../fixtures/gateway/loopback_server.ts";
import { vendorCall } from "../../fixtures/gateway/vendor_calls.ts";
import { createWorld, failureOf } from "../../fixtures/gateway/vendor_callers.ts";

const busy = { kind: "busy", message: "Too many calls to Shop are under way.", retryAfter: 1 };

test("calls that get no connection in time are refused, and are no faults of the third party", async () => {
  const options = { settings: { connections: 1 }, egress: { connections: 1 } };
  const { server, ...world } = await worldWith((_, response, index) => {
    if (index === 0) response.write("a download that goes on");
    else sendJson(response, {});
  }, options);
  const call = (rest = {}): Promise<unknown> => world.caller.call(vendorCall({ url: server.url, ...rest }));
  const download = await world.caller.call(vendorCall({ url: server.url, expects: "bytes" }));
  const gone = new AbortController();
  const left = expect(call({ signal: gone.signal })).rejects.toThrow("gone");
  const refused = Array.from({ length: 20 }, () => failureOf(call()));
  await new Promise(setImmediate);
  gone.abort(new Error("gone"));
  await left;
  world.clock.advance(15_000);
  expect(await Promise.all(refused)).toEqual(refused.map(() => busy));
  const next = Promise.all([call(), call()]);
  (download.body as Readable).destroy();
  expect(await next).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect([server.requests.length, world.circuit]).toEqual([3, []]);
});

test("a call ends with its deadline while a connection is opened", async () => {
  const silent = createServer();
  const connected = new Promise((resolve) => silent.once("connection", resolve));
  await new Promise<void>((listening) => silent.listen(0, "127.0.0.1", listening));
  const url = `https://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const { caller, clock } = createWorld({ origins: [url], egress: { connectMilliseconds: 600_000 } });
  const failure = failureOf(caller.call(vendorCall({ url })));
  await connected;
  clock.advance(30_000);
  expect(await failure).toEqual({ kind: "timeout", message: "Shop did not answer in time." });
  silent.close();
});
