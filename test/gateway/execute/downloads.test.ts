import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { VendorError, type VendorFailure } from "../../../gateway/src/vendor/vendor_types.ts";
import { executedGateway, file, json, type Answering } from "../fixtures/executed_gateway.ts";
import { jsonOf } from "../fixtures/response_json.ts";

const direct = "file_storage.files.download";
const params = { fileId: "f", alt: "media" };

function fails(failure: VendorFailure): Answering {
  return () => {
    throw new VendorError(failure);
  };
}

function headersOf(response: Response): unknown {
  return Object.fromEntries([...response.headers].filter(([name]) => !name.startsWith("x-")));
}

describe("a download", () => {
  test("passes on the bytes, their type, number and name", async () => {
    const headers = { "content-type": "application/pdf", "content-length": "5", "content-disposition": 'attachment; filename="a b.pdf"' };
    const gateway = executedGateway([file("Hello", headers)]);
    const response = await gateway.run(direct, params);
    expect([response.status, await response.text(), headersOf(response)]).toEqual([200, "Hello", { ...headers, "accept-ranges": "bytes" }]);
    expect(gateway.calls).toMatchObject([
      {
        expects: "bytes",
        credentials: "instance",
        hosts: ["www.googleapis.com"],
        request: { url: "https://www.googleapis.com/drive/v3/files/f?alt=media", headers: { accept: "*/*" } },
      },
    ]);
  });

  test("needs neither type nor size", async () => {
    const response = await executedGateway([file("Hello")]).run(direct, params);
    expect([response.status, await response.text(), headersOf(response)]).toEqual([
      200,
      "Hello",
      { "content-type": "application/octet-stream" },
    ]);
  });

  test.each([
    [{ "content-length": "-1" }, { "content-type": "application/octet-stream" }],
    [{ "content-length": "5, 5" }, { "content-type": "application/octet-stream" }],
    [{ "content-type": "nothing" }, { "content-type": "application/octet-stream" }],
    [
      { "content-disposition": 'attachment; filename="../x"' },
      { "content-type": "application/octet-stream", "content-disposition": 'attachment; filename="x"' },
    ],
  ])("with the odd headers %j has %j", async (given, want) => {
    const response = await executedGateway([file("Hello", given)]).run(direct, params);
    expect([await response.text(), headersOf(response)]).toEqual(["Hello", want]);
  });

  test("of a file without content has none", async () => {
    const response = await executedGateway([file("", { "content-length": "0" })]).run(direct, params);
    expect([response.status, await response.text(), response.headers.get("content-length")]).toEqual([200, "", "0"]);
  });

  test("that is not a file is refused", async () => {
    const response = await executedGateway([json({ id: "f" })]).run(direct, params);
    expect([response.status, await jsonOf(response)]).toMatchObject([502, { message: "The third party's answer is not a file." }]);
  });
});

describe("a range", () => {
  test.each([
    ["bytes=0-3", "bytes 0-3/10", "0123"],
    ["bytes=4-", "bytes 4-9/10", "456789"],
    ["bytes=-2", "bytes 8-9/10", "89"],
    ["bytes=8-99", "bytes 8-9/10", "89"],
    ["bytes=-99", "bytes 0-9/10", "0123456789"],
  ])("%s goes to the third party, whose part is passed on", async (range_header, contentRange, text) => {
    const headers = { "content-range": contentRange, "content-length": String(text.length), "content-type": "text/plain" };
    const gateway = executedGateway([file(text, headers, 206)]);
    const response = await gateway.run(direct, { ...params, range_header });
    expect(gateway.calls).toMatchObject([{ request: { headers: { range: range_header } } }]);
    expect([response.status, await response.text(), headersOf(response)]).toEqual([206, text, { ...headers, "accept-ranges": "bytes" }]);
    expect(gateway.errors).toEqual([]);
  });

  test("is taken out of the whole file, if that comes", async () => {
    const response = await executedGateway([file("0123456789", { "content-length": "10" })]).run(direct, {
      ...params,
      range_header: "bytes=2-4",
    });
    expect([response.status, await response.text(), response.headers.get("content-range")]).toEqual([206, "234", "bytes 2-4/10"]);
  });

  test("is ignored when the size is not known", async () => {
    const response = await executedGateway([file("0123456789")]).run(direct, { ...params, range_header: "bytes=2-4" });
    expect([response.status, await response.text(), response.headers.get("content-range")]).toEqual([200, "0123456789", null]);
  });

  test.each(["bytes=0-1,4-5", "bytes=", "bytes=-", "bytes=5-2", "lines=1-2", ""])(
    "%j is not sent, because it gets the whole file",
    async (range_header) => {
      const gateway = executedGateway([file("0123456789", { "content-length": "10" })]);
      const response = await gateway.run(direct, { ...params, range_header });
      expect([response.status, await response.text()]).toEqual([200, "0123456789"]);
      expect(gateway.calls[0]?.request.headers).not.toHaveProperty("range");
    },
  );

  test("in a header of the request is taken out of the whole file", async () => {
    const gateway = executedGateway([file("0123456789", { "content-length": "10" })]);
    const response = await gateway.run(direct, params, { headers: { range: "bytes=1-2" } });
    expect([response.status, await response.text()]).toEqual([206, "12"]);
    expect(gateway.calls[0]?.request.headers).not.toHaveProperty("range");
  });

  test("outside the file is refused with the size of the file", async () => {
    const headers = { "content-range": "bytes */10" };
    const gateway = executedGateway([fails({ kind: "invalid", status: 416, message: "Out of range", headers })]);
    const response = await gateway.run(direct, { ...params, range_header: "bytes=20-" });
    expect([response.status, response.headers.get("content-range"), await jsonOf(response)]).toMatchObject([
      416,
      "bytes */10",
      { errors: [{ error_code: "request/range" }] },
    ]);
  });

  test.each([
    ["bytes=2-4", "bytes 0-4/10"],
    ["bytes=2-4", "bytes 2-3/10"],
    ["bytes=2-4", "bytes 2-4/*"],
    ["bytes=2-4", "bytes 2-4/3"],
    ["bytes=-0", "bytes 10-9/10"],
    ["bytes=2-4", undefined],
    [undefined, "bytes 2-4/10"],
  ])("%s answered with %s is refused, and the answer is not read", async (range_header, contentRange) => {
    const body = Readable.from([Buffer.from("234")]);
    const gateway = executedGateway([file(body, contentRange === undefined ? {} : { "content-range": contentRange }, 206)]);
    const response = await gateway.run(direct, { ...params, ...(range_header !== undefined && { range_header }) });
    expect([response.status, await jsonOf(response)]).toMatchObject([
      502,
      {
        message: "The third party's answer has a different part of the file than requested.",
        errors: [{ error_code: "vendor/malformed" }],
      },
    ]);
    expect(body.destroyed).toBe(true);
  });
});

describe("a stream", () => {
  test("is read no faster than the caller reads", async () => {
    let made = 0;
    const body = Readable.from(
      (function* () {
        for (; made < 1_000; made += 1) yield Buffer.alloc(65_536);
      })(),
      { highWaterMark: 1 },
    );
    const response = await executedGateway([file(body)]).run(direct, params);
    const reader = response.body?.getReader();
    await reader?.read();
    await sleep(20);
    expect(made).toBeLessThan(10);
    await reader?.cancel();
    expect(body.destroyed).toBe(true);
  });

  test("that ends too early breaks the connection, and is reported", async () => {
    const gateway = executedGateway([file("Hel", { "content-length": "5" })]);
    const response = await gateway.run(direct, params);
    await expect(response.text()).rejects.toThrow("The download does not have the announced 5 bytes.");
    expect(gateway.errors.length).toBe(1);
  });

  test("that fails after the first byte breaks the connection", async () => {
    const body = new Readable({ read: () => undefined });
    body.push("Hel");
    const response = await executedGateway([file(body)]).run(direct, params);
    const reader = response.body?.getReader();
    await reader?.read();
    body.destroy(new Error("socket hang up"));
    await expect(reader?.read()).rejects.toThrow("socket hang up");
  });

  test("that fails before the first byte breaks the connection too", async () => {
    const body = new Readable({ read: () => undefined });
    const response = await executedGateway([file(body)]).run(direct, params);
    body.destroy(new Error("socket hang up"));
    await expect(response.text()).rejects.toThrow("socket hang up");
  });

  test("of a part ends at the third party when the caller goes away", async () => {
    const body = new Readable({ read: () => undefined });
    body.push("012");
    const answer = file(body, { "content-range": "bytes 0-8/10" }, 206);
    const response = await executedGateway([answer]).run(direct, { ...params, range_header: "bytes=0-8" });
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect(body.destroyed).toBe(true);
  });
});

describe("a file whose address is in a record", () => {
  const operation = "recruiting.candidate_attachment.download";
  const url = "https://prod.s3.example.com/1/resume%20of%20Grace.pdf?signature=EXAMPLE";
  const record = { id: 1, attachments: [{ url: "https://prod.s3.example.com/0" }, { url }] };

  test("is fetched from there at once, without credentials", async () => {
    const gateway = executedGateway([json(record), file("Hello", { "content-type": "application/pdf", "content-length": "5" })]);
    const response = await gateway.run(operation, { id: 1, attachment_index: 1 });
    expect([response.status, await response.text(), response.headers.get("content-disposition")]).toEqual([
      200,
      "Hello",
      'attachment; filename="resume of Grace.pdf"',
    ]);
    expect(gateway.calls).toMatchObject([
      {
        expects: "json",
        credentials: "instance",
        hosts: ["harvest.greenhouse.io"],
        request: { url: "https://harvest.greenhouse.io/v1/candidates/1", headers: { accept: "application/json" } },
      },
      {
        expects: "bytes",
        credentials: "none",
        hosts: ["prod.s3.example.com"],
        request: { method: "GET", url, headers: { accept: "*/*" } },
      },
    ]);
  });

  test("gets the range, and the record does not", async () => {
    const gateway = executedGateway([json(record), file("ell", { "content-range": "bytes 1-3/5" }, 206)]);
    const response = await gateway.run(operation, { id: 1, attachment_index: 1, range_header: "bytes=1-3" });
    expect([response.status, await response.text()]).toEqual([206, "ell"]);
    expect(gateway.calls.map(({ request }) => request.headers["range"])).toEqual([undefined, "bytes=1-3"]);
  });

  test("may be at the origin that is set, and at the listed hosts all the same", async () => {
    const own = { attachments: [{ url: "http://127.0.0.1:4400/files/a.pdf?s=1" }, { url }] };
    const settings = { recruiting: { baseUrl: "http://127.0.0.1:4400/greenhouse" } };
    const gateway = executedGateway([json(own), file("Hello"), json(own), file("Hello")], { settings });
    await gateway.run(operation, { id: 1, attachment_index: 0 });
    await gateway.run(operation, { id: 1, attachment_index: 1 });
    expect(gateway.calls.map(({ hosts, request }) => [hosts, request.url])).toEqual([
      [["127.0.0.1:4400"], "http://127.0.0.1:4400/greenhouse/v1/candidates/1"],
      [["127.0.0.1:4400"], "http://127.0.0.1:4400/files/a.pdf?s=1"],
      [["127.0.0.1:4400"], "http://127.0.0.1:4400/greenhouse/v1/candidates/1"],
      [["prod.s3.example.com"], url],
    ]);
  });

  test.each<[what: string, body: unknown, status: number, code: string]>([
    ["there is no such element", { attachments: [] }, 404, "vendor/not-found"],
    ["it has no address", { attachments: [0, { url: null }] }, 502, "vendor/malformed"],
    ["it is at another host", { attachments: [0, { url: "https://evil.example/x" }] }, 502, "vendor/egress"],
  ])("is not fetched when %s", async (_, body, status, code) => {
    const gateway = executedGateway([json(body)]);
    const response = await gateway.run(operation, { id: 1, attachment_index: 1 });
    expect([response.status, await jsonOf(response)]).toMatchObject([status, { errors: [{ error_code: code }] }]);
    expect(gateway.calls.length).toBe(1);
  });

  test("is refused without blame for the credentials, which were not sent", async () => {
    const gateway = executedGateway([json(record), fails({ kind: "credentials", status: 401, message: "HTTP status 401" })]);
    const response = await gateway.run(operation, { id: 1, attachment_index: 1 });
    expect([response.status, await jsonOf(response)]).toMatchObject([403, { errors: [{ error_code: "vendor/refused" }] }]);
  });

  test("is not looked for when the credentials are refused", async () => {
    const gateway = executedGateway([fails({ kind: "credentials", status: 401, message: "No" })]);
    const response = await gateway.run(operation, { id: 1, attachment_index: 1 });
    expect([response.status, gateway.calls.length]).toEqual([424, 1]);
  });

  test.each([
    ["https://prod.s3.example.com/x/", null],
    ["https://prod.s3.example.com/noextension", null],
    ["https://prod.s3.example.com/%ff.pdf", null],
    ["https://prod.s3.example.com/a%2F..%2Fb.pdf", 'attachment; filename="b.pdf"'],
  ])("at %s has the name %s", async (address, name) => {
    const gateway = executedGateway([json({ attachments: [{ url: address }] }), file("Hello")]);
    const response = await gateway.run(operation, { id: 1, attachment_index: 0 });
    expect([response.status, response.headers.get("content-disposition")]).toEqual([200, name]);
  });
});
