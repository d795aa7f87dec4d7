import { gzipSync } from "node:zlib";
import { describe, expect, it, test } from "vitest";
import { worldWith } from "../../fixtures/gateway/caller_tests.ts";
import { sendJson } from "../../fixtures/gateway/loopback_server.ts";
import { vendorCall } from "../../fixtures/gateway/vendor_calls.ts";
import { API_KEY, failureOf } from "../../fixtures/gateway/vendor_callers.ts";

describe("a call that succeeds", () => {
  test("is signed, and its answer is parsed", async () => {
    const { caller, server } = await worldWith((_, response) => sendJson(response, { id: 1 }, 201, { "x-total": "7" }));
    const call = vendorCall({
      url: `${server.url}/v1/things?a=1`,
      method: "POST",
      body: "{}",
      headers: { "content-type": "application/json" },
    });
    const answer = await caller.call(call);
    expect(answer).toMatchObject({ kind: "json", status: 201, body: { id: 1 } });
    expect(answer.headers.get("X-Total")).toBe("7");
    expect(server.requests).toMatchObject([
      {
        method: "POST",
        url: "/v1/things?a=1",
        body: "{}",
        headers: {
          authorization: `Bearer ${API_KEY}`,
          "accept-encoding": "gzip",
          "content-type": "application/json",
        },
      },
    ]);
  });

  test("keeps the headers that its request names, except the one that signs it", async () => {
    const { caller, server } = await worldWith((_, response) => sendJson(response, {}));
    const headers = { accept: "application/x", "user-agent": "mine", authorization: "Bearer other" };
    await caller.call(vendorCall({ url: server.url, headers }));
    expect(server.requests[0]?.headers).toMatchObject({
      accept: "application/x",
      "user-agent": "mine",
      authorization: `Bearer ${API_KEY}`,
    });
  });

  test("sends no credentials to a signed address", async () => {
    const { caller, server } = await worldWith((_, response) => sendJson(response, {}), { credentials: {} });
    await caller.call(vendorCall({ url: server.url, credentials: "none" }));
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  test("uses new credentials from the next call on", async () => {
    const { caller, server, storage } = await worldWith((_, response) => sendJson(response, {}));
    await caller.call(vendorCall({ url: server.url }));
    await storage.instances.setCredentials("inst_shop", { api_key: "shop_key_EXAMPLE_new" });
    await caller.call(vendorCall({ url: server.url }));
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${API_KEY}`, "Bearer shop_key_EXAMPLE_new"]);
  });

  it.each([
    [204, "", {}, undefined],
    [205, "", {}, undefined],
    [200, "null", {}, null],
    [200, "[1]", {}, [1]],
    [200, gzipSync('{"a":"é"}'), { "content-encoding": "gzip" }, { a: "é" }],
    [200, "\ufeff{}", {}, {}],
    [200, "{}", { "content-type": "text/html" }, {}],
  ])("with status %i and body %s", async (status, body, headers, want) => {
    const { caller, server } = await worldWith((_, response) => response.writeHead(status, headers).end(body));
    expect(await caller.call(vendorCall({ url: server.url }))).toMatchObject({ status, body: want });
  });
});

describe("a call that fails", () => {
  it.each([
    [400, { message: "no" }, { kind: "invalid", message: "no", status: 400 }],
    [401, { message: "who?" }, { kind: "credentials", message: "who?", status: 401 }],
    [404, { message: "gone" }, { kind: "not_found", message: "gone", status: 404 }],
    [200, { ok: false, message: "no" }, { kind: "invalid", message: "no", status: 200 }],
  ])("with status %i and %j", async (status, body, want) => {
    const { caller, server } = await worldWith((_, response) => sendJson(response, body, status));
    expect(await failureOf(caller.call(vendorCall({ url: server.url })))).toEqual(want);
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ["{", {}, "Shop sent an answer that is not JSON, or is nested too deeply (status 200)."],
    ["", {}, "Shop sent an answer without a body (status 200)."],
    [" \n", {}, "Shop sent an answer without a body (status 200)."],
    ["<html></html>", { "content-type": "text/html" }, "Shop sent an answer that is not JSON, or is nested too deeply (status 200)."],
    ["[".repeat(500) + "]".repeat(500), {}, "Shop sent an answer that is not JSON, or is nested too deeply (status 200)."],
    [`"${"a".repeat(2_000)}"`, {}, "Shop sent an answer that is larger than 1000 bytes."],
    [gzipSync(`"${"a".repeat(2_000)}"`), { "content-encoding": "gzip" }, "Shop sent an answer that is larger than 1000 bytes."],
    ["packed?", { "content-encoding": "br" }, 'Shop sent an answer that is encoded as "br", which was not asked for.'],
  ])("because of the body %.30s", async (body, headers, message) => {
    const { caller, server } = await worldWith((_, response) => response.writeHead(200, headers).end(body), {
      settings: { answerBytes: 1_000 },
    });
    expect(await failureOf(caller.call(vendorCall({ url: server.url })))).toMatchObject({ kind: "malformed", message });
    expect(server.requests).toHaveLength(1);
  });

  it.each(["<html>down</html>", "", "[".repeat(500), Buffer.from([0xff, 0xfe])])("with an error whose body %s is no JSON", async (body) => {
    const { caller, server } = await worldWith((_, response) => response.writeHead(400).end(body));
    expect(await failureOf(caller.call(vendorCall({ url: server.url })))).toMatchObject({ kind: "invalid", status: 400 });
  });

  test("because of a redirect of a write", async () => {
    const { caller, server } = await worldWith((_, response) => response.writeHead(307, { location: "/other" }).end());
    const failure = await failureOf(caller.call(vendorCall({ url: server.url, method: "POST", effect: "write" })));
    expect(failure).toMatchObject({ kind: "egress", message: expect.stringContaining("followed for GET only") as string });
    expect(server.requests).toHaveLength(1);
  });

  it.each([
    ["https://evil.example/", ["api.shop.example"], "egress", "evil.example is not a host"],
    ["https://api.shop.example/things/..", ["api.shop.example"], "egress", "The path of the call has a step"],
    ["nonsense", ["api.shop.example"], "egress", "The address of the call is not a URL."],
  ])("because of the address %s", async (url, hosts, kind, message) => {
    const { caller } = await worldWith((_, response) => response.end());
    expect(await failureOf(caller.call(vendorCall({ url, hosts })))).toMatchObject({
      kind,
      message: expect.stringContaining(message) as string,
    });
  });

  test("because of a line break in a header", async () => {
    const { caller, server } = await worldWith((_, response) => response.end());
    expect(await failureOf(caller.call(vendorCall({ url: server.url, headers: { range: "bytes=0-1\r\nx-admin: 1" } })))).toEqual({
      kind: "invalid",
      message: "The value of the header `range` contains a line break or another character that a header cannot carry.",
    });
    expect(server.requests).toEqual([]);
  });

  it.each([
    [{ api_key: "k\r\nx-admin: 1" }, "The field `api_key` of the credentials contains a line break"],
    [{}, "The credentials of the instance fit no auth method of Shop."],
  ])("because of the credentials", async (credentials, message) => {
    const { caller, server } = await worldWith((_, response) => response.end(), { credentials });
    const failure = await failureOf(caller.call(vendorCall({ url: server.url })));
    expect(failure).toMatchObject({ kind: "credentials", message: expect.stringContaining(message) as string });
    expect(server.requests).toEqual([]);
  });

  test("because its instance was deleted", async () => {
    const { caller, server, storage } = await worldWith((_, response) => response.end());
    await storage.instances.delete("inst_shop");
    expect(await failureOf(caller.call(vendorCall({ url: server.url })))).toEqual({
      kind: "not_found",
      message: "The instance inst_shop no longer exists.",
    });
  });

  test("does not repeat the credentials, even when the third party does", async () => {
    const { caller, server } = await worldWith(({ headers }, response) =>
      sendJson(response, { message: `bad key in ${headers.authorization ?? ""}` }, 400),
    );
    expect((await failureOf(caller.call(vendorCall({ url: server.url })))).message).toBe("bad key in Bearer [redacted]");
  });
});

describe("what is reported", () => {
  test("names operation, status, tries and outcome, and nothing of the payload", async () => {
    const { caller, server, events, clock } = await worldWith((_, response, index) => {
      clock.advance(40);
      sendJson(response, { message: "secret" }, [503, 200, 404][index] ?? 200);
    });
    await caller.call(vendorCall({ url: `${server.url}/?q=secret` }));
    await failureOf(caller.call(vendorCall({ url: server.url })));
    const event = { connector: "shop", operation: "shop.things.list", instance: "inst_shop", requestId: "request-1" };
    expect(events).toEqual([
      { ...event, status: 200, tries: 2, milliseconds: 205, outcome: "success" },
      { ...event, status: 404, tries: 1, milliseconds: 40, outcome: "not_found" },
    ]);
  });

  test("says when the caller went away, and when something unexpected happened", async () => {
    const { caller, server, events, storage } = await worldWith(() => undefined);
    await expect(caller.call(vendorCall({ url: server.url, signal: AbortSignal.abort(new Error("gone")) }))).rejects.toThrow("gone");
    storage.instances.readCredentials = () => Promise.reject(new Error("database is down"));
    await expect(caller.call(vendorCall({ url: server.url }))).rejects.toThrow("database is down");
    expect(events.map(({ outcome, status, tries }) => [outcome, status, tries])).toEqual([
      ["aborted", undefined, 0],
      ["error", undefined, 0],
    ]);
  });
});

describe("close", () => {
  test("waits for calls that are under way, and makes no others", async () => {
    const { caller, server } = await worldWith((_, response) => setImmediate(() => sendJson(response, { id: 1 })));
    const made = caller.call(vendorCall({ url: server.url }));
    const closed = caller.close();
    expect(await failureOf(caller.call(vendorCall({ url: server.url })))).toEqual({
      kind: "unavailable",
      message: "The gateway is shutting down.",
      retryAfter: 1,
    });
    expect(await made).toMatchObject({ body: { id: 1 } });
    await closed;
    expect(server.requests).toHaveLength(1);
  });
});
