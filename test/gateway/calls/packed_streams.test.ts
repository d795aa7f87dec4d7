import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { createGzip, gzipSync } from "node:zlib";
import { describe, expect, it, test } from "vitest";
import type { VendorAnswer } from "../../../gateway/src/vendor/vendor_types.ts";
import { worldWith } from "../../fixtures/gateway/caller_tests.ts";
import type { Respond } from "../../fixtures/gateway/loopback_server.ts";
import { vendorCall, type CallOptions } from "../../fixtures/gateway/vendor_calls.ts";
import { failureOf } from "../../fixtures/gateway/vendor_callers.ts";

const gzip = { "content-encoding": "gzip" };

/** A third party that answers with these bytes at once, and says how many they are. */
function packed(bytes: Buffer, headers: Readonly<Record<string, string>> = gzip, status = 200): Respond {
  return (_, response) => response.writeHead(status, { "content-length": String(bytes.length), ...headers }).end(bytes);
}

/** A third party that packs without end, for as long as somebody reads. `closed` resolves when nobody does any more. */
function endless(): { readonly respond: Respond; readonly closed: Promise<void> } {
  let close = (): void => undefined;
  const closed = new Promise<void>((resolve) => (close = resolve));
  const respond: Respond = (_, response) => {
    response.writeHead(200, gzip).once("close", close);
    const packing = createGzip({ level: 0 });
    packing.pipe(response);
    const send = (): void => {
      while (!response.destroyed && packing.write(randomBytes(65_536)));
    };
    packing.on("drain", send);
    send();
  };
  return { respond, closed };
}

/** Fetches a file. */
async function fetchFrom(respond: Respond, more: Omit<CallOptions, "url"> = {}): Promise<VendorAnswer> {
  const { caller, server } = await worldWith(respond);
  return caller.call(vendorCall({ url: server.url, expects: "bytes", ...more }));
}

function bytesOf(answer: VendorAnswer): Readable {
  if (answer.kind !== "bytes") throw new Error("The answer is no stream.");
  return answer.body;
}

async function textOf(answer: VendorAnswer): Promise<string> {
  return Buffer.concat(await bytesOf(answer).toArray()).toString();
}

describe("a file that is packed although nobody asked for that", () => {
  it.each(["gzip", "x-gzip", " GZIP "])("as %j is unpacked, and its size is not known", async (encoding) => {
    const text = "Hello ".repeat(10_000);
    const headers = { "content-encoding": encoding, "content-type": "text/plain" };
    const answer = await fetchFrom(packed(gzipSync(text), headers));
    expect([answer.status, answer.headers.get("Content-Length"), answer.headers.get("content-type")]).toEqual([
      200,
      undefined,
      "text/plain",
    ]);
    expect(await textOf(answer)).toBe(text);
  });

  test("may be in several parts", async () => {
    expect(await textOf(await fetchFrom(packed(Buffer.concat([gzipSync("Hel"), gzipSync("lo")]))))).toBe("Hello");
  });

  it.each([Buffer.alloc(0), gzipSync("")])("may be empty: %j", async (bytes) => {
    expect(await textOf(await fetchFrom(packed(bytes)))).toBe("");
  });

  it.each(["identity", ""])("not at all, as %j says, is passed on as it comes", async (encoding) => {
    const answer = await fetchFrom(packed(Buffer.from("fine"), { "content-encoding": encoding }));
    expect([answer.headers.get("content-length"), await textOf(answer)]).toEqual(["4", "fine"]);
  });

  it.each<readonly [encoding: string, status: number, headers: Readonly<Record<string, string>>]>([
    ["br", 200, {}],
    ["gzip, gzip", 200, {}],
    ["gzip", 200, { range: "bytes=0-3" }],
    ["gzip", 206, { range: "bytes=0-3" }],
    ["gzip", 206, {}],
    ["br", 206, { range: "bytes=0-3" }],
  ])("as %j with status %i to %j is refused", async (encoding, status, headers) => {
    const respond = packed(gzipSync("Hello"), { "content-encoding": encoding, "content-range": "bytes 0-3/9" }, status);
    expect(await failureOf(fetchFrom(respond, { headers }))).toEqual({
      kind: "malformed",
      message: `Shop sent an answer that is encoded as "${encoding}", which was not asked for.`,
    });
  });

  it.each([
    ["is not packed", Buffer.from("plain")],
    ["ends too early", gzipSync("Hello".repeat(100)).subarray(0, -4)],
    ["goes on with something else", Buffer.concat([gzipSync("Hello"), Buffer.from("more")])],
  ])("and %s breaks off", async (_, bytes) => {
    await expect(textOf(await fetchFrom(packed(bytes)))).rejects.toThrow();
  });

  test("breaks off with the connection", async () => {
    const bytes = gzipSync(randomBytes(1_000));
    const respond: Respond = (_, response) => {
      response.writeHead(200, { ...gzip, "content-length": String(bytes.length) }).write(bytes.subarray(0, 500), () => response.destroy());
    };
    await expect(textOf(await fetchFrom(respond))).rejects.toMatchObject({ code: "UND_ERR_SOCKET" });
  });

  test("is unpacked no faster than its reader reads", async () => {
    const body = bytesOf(await fetchFrom(packed(gzipSync(Buffer.alloc(20_000_000)))));
    await sleep(50);
    expect(body.readableLength).toBeLessThan(1_000_000);
    body.destroy();
  });

  test("ends at the third party when its reader stops", async () => {
    const { respond, closed } = endless();
    bytesOf(await fetchFrom(respond)).destroy();
    await closed;
  });

  test("ends when its caller goes away", async () => {
    const { respond, closed } = endless();
    const gone = new AbortController();
    const body = bytesOf(await fetchFrom(respond, { signal: gone.signal }));
    const ended = new Promise((resolve) => body.once("error", resolve));
    gone.abort(new Error("gone"));
    expect(await ended).toMatchObject({ message: "gone" });
    await closed;
  });
});
