import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { download } from "connector-gateway-spec/server";
import { toNodeListener } from "connector-gateway-spec/server/node";
import { afterEach, describe, expect, test } from "vitest";
import { createKit, EXECUTE, read, toRequest, TOKEN } from "./kit.ts";

const bytes = new TextEncoder().encode("0123456789");
const file = { entity: "files", action: "download", params: { fileId: "file_1", alt: "media" } };
const url = `${EXECUTE}inst_file_storage/execute`;

async function* chunks(): AsyncGenerator<Uint8Array> {
  await Promise.resolve();
  yield bytes.subarray(0, 4);
  yield bytes.subarray(4);
}

describe("a download", () => {
  const details = { contentType: "text/plain", filename: "zahlen äöü.txt", size: 10 };
  const whole = createKit({ operations: { "file_storage.files.download": () => download(bytes, details) } });
  const streamed = createKit({ operations: { "file_storage.files.download": () => download(chunks(), details) } });

  test("says what it is", async () => {
    const { status, headers } = await whole(toRequest({ url, body: file }));
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "text/plain",
      "content-length": "10",
      "accept-ranges": "bytes",
      "content-disposition": `attachment; filename="zahlen ___.txt"; filename*=UTF-8''zahlen%20%C3%A4%C3%B6%C3%BC.txt`,
    });
  });

  test.each([
    ["bytes=0-3", 206, "0123", "bytes 0-3/10"],
    ["bytes=3-6", 206, "3456", "bytes 3-6/10"],
    ["bytes=8-", 206, "89", "bytes 8-9/10"],
    ["bytes=-3", 206, "789", "bytes 7-9/10"],
    ["bytes=5-99", 206, "56789", "bytes 5-9/10"],
    ["bytes=0-1,4-5", 200, "0123456789", null],
    ["bytes=6-3", 200, "0123456789", null],
    ["lines=1-2", 200, "0123456789", null],
  ])("of %s answers %i with %j, from memory and from a stream", async (range, status, text, contentRange) => {
    for (const handler of [whole, streamed]) {
      const byHeader = await handler(toRequest({ url, body: file, headers: { range } }));
      const byParam = await handler(toRequest({ url, body: { ...file, params: { ...file.params, range_header: range } } }));
      for (const answer of [byHeader, byParam]) {
        expect([answer.status, await answer.text(), answer.headers.get("content-range")]).toEqual([status, text, contentRange]);
      }
    }
  });

  test.each(["bytes=10-", "bytes=-0", "bytes=99-100"])("of %s is refused with the size", async (range) => {
    const answer = await streamed(toRequest({ url, body: file, headers: { range } }));
    expect([answer.status, answer.headers.get("content-range")]).toEqual([416, "bytes */10"]);
  });

  test("opens only the part that is asked for, if it can", async () => {
    const opened: unknown[] = [];
    const handler = createKit({
      operations: {
        "file_storage.files.download": () =>
          download((part) => {
            opened.push(part);
            return chunks();
          }, details),
      },
    });
    await handler(toRequest({ url, body: file, headers: { range: "bytes=2-3" } }));
    expect(opened).toEqual([{ start: 2, end: 3 }]);
  });

  test("of unknown size is sent as a whole", async () => {
    const handler = createKit({ operations: { "file_storage.files.download": () => download(chunks()) } });
    const answer = await handler(toRequest({ url, body: file, headers: { range: "bytes=0-1" } }));
    expect([answer.status, await answer.text(), answer.headers.get("content-length")]).toEqual([200, "0123456789", null]);
  });

  test("that is none is refused", async () => {
    expect((await createKit({ fallback: () => ({ records: [] }) })(toRequest({ url, body: file }))).status).toBe(500);
  });

  test.each([
    [{ size: -1 }, "`size` must be a whole number of bytes."],
    [{ contentType: "text/plain\r\nx-evil: 1" }, "`contentType` must be a media type."],
  ])("%j is a mistake", (wrong, message) => {
    expect(() => download(bytes, wrong)).toThrow(message);
  });
});

describe("headers", () => {
  const handler = createKit({ cors: { origins: ["https://app.example.test"] } });

  test.each([
    ["caller-7", "caller-7"],
    ["two words", "req_1"],
    ["x".repeat(129), "req_1"],
  ])("the request id %j becomes %j", async (sent, id) => {
    expect((await handler(toRequest({ headers: { "x-request-id": sent } }))).headers.get("x-request-id")).toBe(id);
  });

  test.each([
    ["OPTIONS", 204, "POST, OPTIONS"],
    ["HEAD", 405, "POST, OPTIONS"],
    ["DELETE", 405, "POST, OPTIONS"],
  ])("%s answers %i and says what is allowed", async (method, status, allow) => {
    const answer = await handler(toRequest({ method }));
    expect([answer.status, answer.headers.get("allow")]).toEqual([status, allow]);
  });

  test("HEAD has no body", async () => {
    expect(await (await handler(toRequest({ method: "HEAD" }))).text()).toBe("");
  });

  test("let the pages of known origins call, and no others", async () => {
    const allowed = async (origin: string) =>
      (await handler(toRequest({ headers: { origin } }))).headers.get("access-control-allow-origin");
    expect(await allowed("https://app.example.test")).toBe("https://app.example.test");
    expect(await allowed("https://evil.example.test")).toBeNull();
  });

  test("answer the question of a browser", async () => {
    const headers = { origin: "https://app.example.test", "access-control-request-headers": "authorization,idempotency-key" };
    const answer = await handler(toRequest({ method: "OPTIONS", headers }));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "access-control-allow-headers": "authorization,idempotency-key",
      "access-control-allow-methods": "POST, OPTIONS",
    });
  });

  test("nobody may call from other origins without `cors`", async () => {
    const answer = await createKit()(toRequest({ headers: { origin: "https://app.example.test" } }));
    expect(answer.headers.has("access-control-allow-origin")).toBe(false);
  });
});

describe("in Node", () => {
  const servers: Server[] = [];
  afterEach(() => servers.splice(0).forEach((server) => server.close()));

  async function serve(handler: Parameters<typeof toNodeListener>[0]): Promise<string> {
    const server = createServer(toNodeListener(handler));
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/connectors/instances/`;
  }

  const kit = createKit({ fallback: () => ({ records: [], meta: { has_more: false } }) });

  test.each([
    ["itself", kit],
    ["inside another function", (request: Request) => kit(request)],
  ])("the handler %s answers over HTTP", async (_title, handler) => {
    const base = await serve(handler);
    const answer = await fetch(`${base}inst_payments/execute?x=1`, toRequest({ body: { entity: "customers", action: "list" } }));
    expect([answer.status, answer.headers.get("content-length") !== null, await answer.json()]).toMatchObject([
      200,
      expect.any(Boolean),
      { result: [] },
    ]);
  });

  test("a body that is too long gets an answer, not a reset", async () => {
    const base = await serve(createKit());
    const answer = fetch(`${base}inst_payments/execute`, toRequest({ text: "x".repeat(5_000_000) }));
    expect(await read(answer)).toMatchObject({ status: 413, body: { message: "The body is longer than 1048576 bytes." } });
  });

  test("an error after the first byte breaks the connection", async () => {
    let breakNow = (): void => undefined;
    const broken = new Promise<void>((resolve) => {
      breakNow = resolve;
    });
    async function* content(): AsyncGenerator<Uint8Array> {
      yield bytes;
      await broken;
      throw new Error("the disk is gone");
    }
    const base = await serve(createKit({ operations: { "file_storage.files.download": () => download(content(), { size: 20 }) } }));
    const answer = await fetch(`${base}inst_file_storage/execute`, toRequest({ body: file }));
    const rest = answer.text();
    breakNow();
    await expect(rest).rejects.toThrow("terminated");
  });

  test("a caller who goes away aborts the signal", async () => {
    const aborted = new Promise<string>((resolve) => {
      void serve(
        createKit({
          fallback: (_operation, _params, { signal }) =>
            new Promise(() => {
              signal.addEventListener("abort", () => resolve("aborted"));
              controller.abort();
            }),
        }),
      ).then((base) =>
        fetch(`${base}inst_payments/execute`, { ...initOf({ entity: "customers", action: "list" }), signal: controller.signal }).catch(
          () => undefined,
        ),
      );
    });
    const controller = new AbortController();
    expect(await aborted).toBe("aborted");
  });

  test.each([
    ["POST /api/v1/connectors/instances/../x HTTP/1.1", "404"],
    ["POST http://other.test/api/v1/connectors/instances/inst_payments/execute HTTP/1.1", "401"],
    ["POST //api/v1 HTTP/1.1", "404"],
  ])("%s answers %s", async (line, status) => {
    const base = new URL(await serve(kit));
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(base.port), "127.0.0.1", () =>
        socket.write(`${line}\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`),
      );
      socket.setEncoding("utf8").on("data", resolve).on("error", reject);
    });
    expect(text.split(" ")[1]).toBe(status);
  });
});

function initOf(body: unknown): RequestInit {
  return { method: "POST", headers: { authorization: `Bearer ${TOKEN}`, "content-type": "application/json" }, body: JSON.stringify(body) };
}
