import type { Readable } from "node:stream";
import { describe, expect, it, test, vi } from "vitest";
import type { VendorAnswer } from "../../../gateway/src/vendor/vendor_types.ts";
import { worldWith } from "../../fixtures/gateway/caller_tests.ts";
import { sendJson, type Respond } from "../../fixtures/gateway/loopback_server.ts";
import { oauthAuth, vendorCall } from "../../fixtures/gateway/vendor_calls.ts";
import { failureOf } from "../../fixtures/gateway/vendor_callers.ts";

/** Never answers, and says when a connection is closed. */
function silent(): { readonly respond: Respond; readonly arrived: Promise<void>; readonly closed: Promise<void> } {
  const [arrived, closed] = [deferred(), deferred()];
  const respond: Respond = (_, response) => {
    response.once("close", closed.resolve);
    arrived.resolve();
  };
  return { respond, arrived: arrived.promise, closed: closed.promise };
}

function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

describe("a caller that goes away", () => {
  test("ends the request to the third party", async () => {
    const { respond, arrived, closed } = silent();
    const { caller, server, events } = await worldWith(respond);
    const gone = new AbortController();
    const made = caller.call(vendorCall({ url: server.url, signal: gone.signal }));
    await arrived;
    gone.abort(new Error("gone"));
    await expect(made).rejects.toThrow("gone");
    await closed;
    expect(events.map(({ outcome, tries }) => [outcome, tries])).toEqual([["aborted", 1]]);
  });

  test("ends the wait for the next try", async () => {
    const gone = new AbortController();
    const { caller, server } = await worldWith((_, response) => {
      sendJson(response, {}, 429, { "retry-after": "12" });
      setTimeout(() => gone.abort(new Error("gone")), 50);
    });
    await expect(caller.call(vendorCall({ url: server.url, signal: gone.signal }))).rejects.toThrow("gone");
    expect(server.requests).toHaveLength(1);
  });

  test("ends the wait for the end of a limit", async () => {
    const gone = new AbortController();
    const { caller, server } = await worldWith((_, response) => sendJson(response, {}, 429, { "retry-after": "12" }));
    await failureOf(caller.call(vendorCall({ url: server.url, effect: "write" })));
    const made = caller.call(vendorCall({ url: server.url, signal: gone.signal }));
    gone.abort(new Error("gone"));
    await expect(made).rejects.toThrow("gone");
    expect(server.requests).toHaveLength(1);
  });

  test("ends the wait for an access token", async () => {
    const { respond, arrived } = silent();
    const credentials = { client_id: "a", client_secret: "b", refresh_token: "c" };
    const auth = { oauth: { ...oauthAuth, tokenUrl: "" } };
    const { caller, server } = await worldWith(respond, { credentials });
    const gone = new AbortController();
    auth.oauth.tokenUrl = `${server.url}/token`;
    const made = caller.call(vendorCall({ url: server.url, signal: gone.signal, vendor: { auth } }));
    await arrived;
    gone.abort(new Error("gone"));
    await expect(made).rejects.toThrow("gone");
  });
});

describe("the deadline", () => {
  it.each([
    ["before the answer", () => undefined],
    [
      "in the middle of the answer",
      (response: Parameters<Respond>[1]) => void response.writeHead(200, { "content-length": "10" }).write("["),
    ],
  ])("ends a call that gets stuck %s", async (_, begin) => {
    const { respond, arrived, closed } = silent();
    const { caller, server, clock } = await worldWith((request, response, index) => {
      begin(response);
      respond(request, response, index);
    });
    const made = failureOf(caller.call(vendorCall({ url: server.url })));
    await arrived;
    clock.advance(30_000);
    expect(await made).toEqual({ kind: "timeout", message: "Shop did not answer in time." });
    await closed;
    expect(server.requests).toHaveLength(1);
  });
});

/** Sends bytes for as long as somebody reads them. */
const endless: Respond = (_, response) => {
  response.writeHead(200, { "content-type": "application/pdf" });
  const send = (): void => {
    while (!response.destroyed && response.write(Buffer.alloc(65_536)));
  };
  response.on("drain", send);
  send();
};

function bytesOf(answer: VendorAnswer): Readable {
  if (answer.kind !== "bytes") throw new Error("The answer is no stream.");
  return answer.body;
}

describe("a stream", () => {
  const download = { expects: "bytes" } as const;

  test("passes on status, headers and bytes, and asks for bytes that are not packed", async () => {
    const { caller, server } = await worldWith((_, response) => response.writeHead(206, { "content-range": "bytes 0-3/9" }).end("fine"));
    const answer = await caller.call(vendorCall({ url: server.url, headers: { range: "bytes=0-3" }, ...download }));
    expect([answer.status, answer.headers.get("content-range"), String((await bytesOf(answer).toArray())[0])]).toEqual([
      206,
      "bytes 0-3/9",
      "fine",
    ]);
    expect(server.requests[0]?.headers).toMatchObject({ range: "bytes=0-3", "accept-encoding": "identity" });
  });

  test.each([
    [404, { message: "no file" }, { kind: "not_found", message: "no file", status: 404 }],
    [416, {}, { kind: "invalid", status: 416 }],
  ])("that is refused with status %i is an error like any other", async (status, body, want) => {
    const { caller, server } = await worldWith((_, response) => sendJson(response, body, status));
    expect(await failureOf(caller.call(vendorCall({ url: server.url, ...download })))).toMatchObject(want);
  });

  test("is asked for again until it begins", async () => {
    const { caller, server } = await worldWith((_, response, index) => (index < 2 ? response.destroy() : response.end("fine")));
    const answer = await caller.call(vendorCall({ url: server.url, ...download }));
    expect(String((await bytesOf(answer).toArray())[0])).toBe("fine");
    expect(server.requests).toHaveLength(3);
  });

  test("may take longer than the deadline once it has begun", async () => {
    const { caller, server, clock } = await worldWith((_, response) => {
      response.write("fi");
      setTimeout(() => response.end("ne"), 50);
    });
    const answer = await caller.call(vendorCall({ url: server.url, ...download }));
    clock.advance(100_000);
    expect((await bytesOf(answer).toArray()).join("")).toBe("fine");
  });

  test("ends at the third party when its reader stops", async () => {
    const closed = deferred();
    const { caller, server } = await worldWith((request, response, index) => {
      response.once("close", closed.resolve);
      endless(request, response, index);
    });
    const body = bytesOf(await caller.call(vendorCall({ url: server.url, ...download })));
    body.on("error", () => undefined).destroy();
    await closed.promise;
    expect(server.requests).toHaveLength(1);
  });

  test("that nobody reads may be destroyed, and its error goes nowhere", async () => {
    const { caller, server } = await worldWith((_, response) => response.end("fine"));
    const body = bytesOf(await caller.call(vendorCall({ url: server.url, ...download })));
    await new Promise((resolve) => setImmediate(resolve));
    body.destroy();
    await new Promise((resolve) => body.once("close", resolve));
    expect(body.errored).not.toBeNull();
  });

  test("ends when its caller goes away", async () => {
    const closed = deferred();
    const gone = new AbortController();
    const { caller, server } = await worldWith((request, response, index) => {
      response.once("close", closed.resolve);
      endless(request, response, index);
    });
    const body = bytesOf(await caller.call(vendorCall({ url: server.url, signal: gone.signal, ...download })));
    const ended = new Promise((resolve) => body.once("error", resolve));
    gone.abort(new Error("gone"));
    expect(await ended).toMatchObject({ message: "gone" });
    await closed.promise;
  });

  test("that breaks off ends with an error", async () => {
    const { caller, server } = await worldWith((_, response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write("half", () => response.destroy());
    });
    const answer = await caller.call(vendorCall({ url: server.url, ...download }));
    await expect(bytesOf(answer).toArray()).rejects.toThrow();
  });

  test("leaves no listener on the signal of its caller", async () => {
    const { caller, server } = await worldWith((_, response) => response.end("{}"));
    const { signal } = new AbortController();
    const [added, removed] = [vi.spyOn(signal, "addEventListener"), vi.spyOn(signal, "removeEventListener")];
    const listeners = (): number => added.mock.calls.length - removed.mock.calls.length;
    await caller.call(vendorCall({ url: server.url, signal }));
    const body = bytesOf(await caller.call(vendorCall({ url: server.url, signal, ...download })));
    expect(listeners()).toBe(1);
    await body.toArray();
    await new Promise((resolve) => setImmediate(resolve));
    expect(listeners()).toBe(0);
  });
});
