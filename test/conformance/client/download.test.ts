import { setImmediate } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createGateway } from "connector-gateway-spec";
import { fileBytes } from "../../server/downloads.ts";
import { openGateway, useGatewayServer } from "./open_gateway.ts";

const server = useGatewayServer();
const file = { fileId: "file-1", alt: "media" } as const;

function files(options: Parameters<typeof openGateway>[1] = {}) {
  return openGateway(server(), options).instance("file_storage", server().addInstance("file_storage")).files;
}

async function bytesOf(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(body).arrayBuffer());
}

/** The files of a gateway whose downloads are this stream. */
function streaming(body: ReadableStream<Uint8Array>, headers: Record<string, string> = {}) {
  const fetch = (): Promise<Response> => Promise.resolve(new Response(body, { headers }));
  return createGateway({ baseUrl: "http://gateway.example.test", token: "t", fetch, timeout: 40 }).instance("file_storage", "x").files;
}

describe("a download", () => {
  it("is a stream with what the gateway says about it", async () => {
    const { body, ...about } = await files().download(file);
    expect(about).toEqual({
      contentType: "application/pdf",
      filename: "résumé.pdf",
      status: 200,
      contentLength: 1024,
      contentRange: undefined,
    });
    expect(await bytesOf(body)).toEqual(fileBytes);
  });

  it("gives the part that range_header asks for", async () => {
    const { body, ...about } = await files().download({ ...file, range_header: "bytes=100-199" });
    expect(about).toMatchObject({ status: 206, contentLength: 100, contentRange: "bytes 100-199/1024" });
    expect(await bytesOf(body)).toEqual(fileBytes.subarray(100, 200));
  });

  it("fails for a part that does not exist", async () => {
    await expect(files().download({ ...file, range_header: "bytes=5000-" })).rejects.toMatchObject({ name: "GatewayError", status: 416 });
  });

  it("is refused before it is requested when its params are wrong", async () => {
    // @ts-expect-error `alt` has one value
    await expect(files().download({ fileId: "file-1", alt: "json" })).rejects.toMatchObject({ name: "ValidationError" });
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
