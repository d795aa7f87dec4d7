import { Buffer } from "node:buffer";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createGateway, type ConnectorId } from "connector-gateway-spec";
import type { Download } from "connector-gateway-spec/client";
import type { InstanceState } from "connector-gateway-spec/sandbox";
import { exampleOf } from "../../fixtures/sandbox/package_catalog.ts";
import { callOf, openGateway, useSandboxServer } from "./open_gateway.ts";

const server = useSandboxServer();
const file = { fileId: "1ExampleFile0000000000000000000001", alt: "media" } as const;

function files(options: Parameters<typeof openGateway>[1] = {}) {
  return openGateway(server(), options).instance("file_storage", "inst_file_storage").files;
}

/** The records that the sandbox has of an entity. */
function recordsOf(connector: ConnectorId, entity: string): InstanceState["records"][string] {
  return server().sandbox.state().instances[`inst_${connector}`]?.records[entity] ?? [];
}

async function bytesOf(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(body).arrayBuffer());
}

/** A folder of the test, with nothing in it. */
function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "download-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Whether bytes are the same. `toEqual` takes a second for half a megabyte. */
function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}

/** The files of a gateway whose downloads are this stream. */
function streaming(body: ReadableStream<Uint8Array>, headers: Record<string, string> = {}) {
  const fetch = (): Promise<Response> => Promise.resolve(new Response(body, { headers }));
  return createGateway({ baseUrl: "http://gateway.example.test", token: "t", fetch, timeout: 40 }).instance("file_storage", "x").files;
}

describe("a download", () => {
  it("is a stream with what the gateway says about it", async () => {
    const { body, saveTo: _saveTo, bytes: _bytes, text: _text, ...about } = await files().download(file);
    const record = recordsOf("file_storage", "files").find(({ id }) => id === file.fileId);
    const size = Number(record?.["size"]);
    expect(about).toEqual({
      contentType: record?.["mimeType"],
      filename: record?.["name"],
      status: 200,
      contentLength: size,
      contentRange: undefined,
    });
    const bytes = await bytesOf(body);
    expect([bytes.length, size > 100_000]).toEqual([size, true]);
    expect(isSame(await bytesOf((await files().download(file)).body), bytes)).toBe(true);
  });

  it("has the name of the file, whatever its characters", async () => {
    const name = 'Résumé "2025" – 履歴.pdf';
    const records = { files: recordsOf("file_storage", "files").map((record) => ({ ...record, name })) };
    server().sandbox.load({ version: 1, instances: { inst_file_storage: { connector: "file_storage", records } } });
    const { filename, body } = await files().download(file);
    await body.cancel();
    // Windows takes no quotes.
    expect(filename).toBe("Résumé _2025_ – 履歴.pdf");
  });

  it.each<[operation: string, connector: ConnectorId, entity: string, type: string]>([
    ["files_export", "file_storage", "files_export", "application/pdf"],
    ["application_attachment", "recruiting", "application_attachment", "application/pdf"],
    ["candidate_attachment", "recruiting", "candidate_attachment", "application/pdf"],
  ])("of %s is complete, and the same each time", async (_what, connector, entity, contentType) => {
    const call = callOf(server(), { connector, entity, action: "download" });
    const params = exampleOf(`${connector}.${entity}.download.params`);
    const first = (await call(params)) as Download;
    const second = (await call(params)) as Download;
    expect(first).toMatchObject({ status: 200, contentType, filename: expect.stringMatching(/./) as string });
    const bytes = await bytesOf(first.body);
    expect(bytes.length).toBe(first.contentLength);
    expect(bytes.length).toBeGreaterThan(1000);
    expect(isSame(await bytesOf(second.body), bytes)).toBe(true);
  });

  it.each([
    ["bytes=100-199", 100, 200],
    ["bytes=0-0", 0, 1],
    ["bytes=482000-", 482_000, 482_133],
    ["bytes=482000-999999999", 482_000, 482_133],
    ["bytes=-33", 482_100, 482_133],
  ])("gives the part that range_header asks for: %s", async (range_header, start, end) => {
    const whole = await bytesOf((await files().download(file)).body);
    const { body, ...about } = await files().download({ ...file, range_header });
    const contentRange = `bytes ${String(start)}-${String(end - 1)}/${String(whole.length)}`;
    expect(about).toMatchObject({ status: 206, contentLength: end - start, contentRange });
    expect(isSame(await bytesOf(body), whole.subarray(start, end))).toBe(true);
  });

  it("fails for a part that does not exist", async () => {
    const error: unknown = await files()
      .download({ ...file, range_header: "bytes=482133-" })
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: "GatewayError", status: 416 });
  });

  it("is refused before it is requested when its params are wrong", async () => {
    // @ts-expect-error `alt` has one value
    await expect(files().download({ fileId: file.fileId, alt: "json" })).rejects.toMatchObject({ name: "ValidationError" });
    expect(server().requests).toHaveLength(0);
  });

  it("reads no further than its reader", async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pulled += 1;
          controller.enqueue(new Uint8Array(1000));
        },
      },
      { highWaterMark: 0 },
    );
    const { body } = await streaming(endless).download(file);
    const reader = body.getReader();
    await reader.read();
    await reader.read();
    await setImmediate();
    expect(pulled).toBe(2);
  });

  it("can be cancelled", async () => {
    let cancelled: unknown;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(10)),
      cancel: (reason) => void (cancelled = reason),
    });
    const { body } = await streaming(endless).download(file);
    await body.cancel("enough");
    expect(cancelled).toBe("enough");
  });

  it("has no limit in time once it has begun", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const { body } = await streaming(readable).download(file);
    vi.advanceTimersByTime(1_000_000);
    const writer = writable.getWriter();
    const written = writer.write(Uint8Array.of(1)).then(() => writer.close());
    expect(await bytesOf(body)).toEqual(Uint8Array.of(1));
    await written;
  });

  it("can be aborted while it arrives", async () => {
    server().fail({ kind: "stall", body: "x".repeat(100) });
    const controller = new AbortController();
    const { body } = await files().download(file, { signal: controller.signal });
    const reader = body.getReader();
    await reader.read();
    const rest = reader.read();
    controller.abort(new Error("changed my mind"));
    await expect(rest).rejects.toThrow("changed my mind");
  });

  it("fails with a GatewayError when the connection is cut", async () => {
    server().fail({ kind: "truncate", body: "x".repeat(100) });
    const { body } = await files().download(file);
    await expect(bytesOf(body)).rejects.toMatchObject({
      name: "GatewayError",
      kind: "network",
      message: expect.stringContaining("file_storage.files.download: the stream broke off after 50 bytes") as string,
    });
  });

  it("fails with a GatewayError when it ends too early", async () => {
    const { body } = await streaming(new Response("abc").body ?? new ReadableStream(), { "Content-Length": "10" }).download(file);
    await expect(bytesOf(body)).rejects.toMatchObject({ message: "file_storage.files.download: the stream ended after 3 of 10 bytes" });
  });

  it("does not count the bytes of a compressed body", async () => {
    const headers = { "Content-Length": "10", "Content-Encoding": "gzip" };
    const { body, contentLength } = await streaming(new Response("abc").body ?? new ReadableStream(), headers).download(file);
    expect(contentLength).toBeUndefined();
    expect(await bytesOf(body)).toHaveLength(3);
  });

  it("is an error when the gateway answers with one", async () => {
    server().fail({ kind: "status", status: 404, body: '{"message":"no such file"}' });
    await expect(files().download(file)).rejects.toThrow("file_storage.files.download: the gateway answered 404: no such file");
  });
});

describe("the content of a download", () => {
  it("is saved, or read whole, without a stream", async () => {
    const folder = emptyFolder();
    const path = join(folder, "photo.jpg");
    writeFileSync(path, "an older file");
    await (await files().download(file)).saveTo(path);
    const bytes = await (await files().download(file)).bytes();
    expect(bytes.constructor).toBe(Uint8Array);
    expect([isSame(readFileSync(path), bytes), readdirSync(folder)]).toEqual([true, ["photo.jpg"]]);
  });

  it("is text in UTF-8", async () => {
    const download = await streaming(new Response("Grüße, 履歴").body ?? fail()).download(file);
    expect(await download.text()).toBe("Grüße, 履歴");
  });

  it("that breaks off is not saved: what was there remains", async () => {
    const folder = emptyFolder();
    const path = join(folder, "photo.jpg");
    writeFileSync(path, "an older file");
    const cut = (): Promise<Download> => streaming(new Response("half").body ?? fail(), { "content-length": "10" }).download(file);
    const error = { name: "GatewayError", kind: "answer", message: expect.stringContaining("4 of 10 bytes") as string };
    await expect((await cut()).saveTo(path)).rejects.toMatchObject(error);
    await expect((await cut()).bytes()).rejects.toMatchObject(error);
    await expect((await cut()).text()).rejects.toMatchObject(error);
    expect([readdirSync(folder), readFileSync(path, "utf8")]).toEqual([["photo.jpg"], "an older file"]);
  });

  it("cannot be saved where there is no folder, or no file system", async () => {
    const missing = join(emptyFolder(), "missing", "a.jpg");
    await expect((await files().download(file)).saveTo(missing)).rejects.toMatchObject({
      message: `saveTo cannot write ${missing}: no such folder.`,
      code: "ENOENT",
    });
    const folder = emptyFolder();
    await expect((await files().download(file)).saveTo(folder)).rejects.toMatchObject({
      message: `saveTo cannot write ${folder}: EISDIR.`,
      code: "EISDIR",
    });
    vi.stubGlobal("process", undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    await expect((await files().download(file)).saveTo("a.jpg")).rejects.toThrow(
      new TypeError("saveTo needs a file system, missing here; use `body`."),
    );
  });

  it("can be read once", async () => {
    const download = await files().download(file);
    await download.bytes();
    await expect(download.text()).rejects.toThrow(TypeError);
  });

  it("is that of a JPEG where the name says so", async () => {
    const { filename, bytes } = await files().download(file);
    expect([filename, [...(await bytes()).subarray(0, 4)]]).toEqual(["Team photo.jpg", [0xff, 0xd8, 0xff, 0xdb]]);
  });
});

describe("a param that has only one value", () => {
  it("is filled in, in each form of the call", async () => {
    const storage = openGateway(server()).instance("file_storage", "inst_file_storage");
    const { fileId } = file;
    const sent = [await storage.files.download({ fileId }), await storage.call("file_storage.files.download", { fileId })];
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    for (const { body } of sent) await body.cancel();
    expect(server().requests.map(({ body }) => body)).toEqual(
      sent.map(() => ({ entity: "files", action: "download", params: { fileId, alt: "media" } })),
    );
  });

  it("may be given, and must then be right", async () => {
    const plain = files() as unknown as Record<string, (params: unknown) => Promise<unknown>>;
    await expect(plain["download"]?.({ ...file, alt: "json" })).rejects.toThrow('`alt` must be "media"');
  });
});

function fail(): never {
  throw new Error("a response has a body");
}
