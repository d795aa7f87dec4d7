import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { openHostileWorld, type HostileWorld, type ReadAnswer } from "../../fixtures/gateway/hostile_world.ts";
import { sendJson, type Respond } from "../../fixtures/gateway/loopback_server.ts";

let world: HostileWorld;
let payments: string;
let tracker: string;
let files: string;

beforeAll(async () => {
  world = await openHostileWorld(30);
  payments = await world.connect("payments", { api_key: "EXAMPLE-key-0001" });
  tracker = await world.connect("issue_tracker", { api_key: "EXAMPLE-key-0002" });
  const oauth = {
    access_token: "EXAMPLE-access",
    refresh_token: "EXAMPLE-refresh",
    client_id: "EXAMPLE-id",
    client_secret: "EXAMPLE-secret",
  };
  files = await world.connect("file_storage", oauth);
});

afterAll(() => world.close());

const customer = { id: "cus_1", object: "customer", created: 1, livemode: false };

async function read(respond: Respond): Promise<ReadAnswer> {
  world.answer(respond);
  return world.run(payments, "customers.get", { id: "cus_1" });
}

async function download(respond: Respond): Promise<ReadAnswer> {
  world.answer(respond);
  return world.run(files, "files.download", { fileId: "f", alt: "media" });
}

/** Writes bytes as they are, which need not be HTTP. */
function raw(text: string): Respond {
  return (_, response) => void response.socket?.end(Buffer.from(text, "latin1"));
}

/** Sends what `next` returns for ever, until the gateway has enough. */
function endless(next: string, pause: number): Respond {
  return (_, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const send = (): void => {
      if (!response.destroyed) setTimeout(() => response.write(next, send), pause);
    };
    send();
  };
}

const deep = "[".repeat(100_000);
const bomb = gzipSync(Buffer.alloc(40 * 1024 * 1024, " "));
const ok = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";

describe("numbers", () => {
  it("of a record go on digit for digit, and are checked as numbers", async () => {
    const record =
      '{"id":"cus_1","object":"customer","created":1.0,"balance":-12345678901234567890,"metadata":{"a":[9007199254740993,1e400]}}';
    const { status, text } = await read((_, response) => response.end(record));
    expect([status, text.includes(`"result":${record}`)]).toEqual([200, true]);
    expect(text).not.toMatch(/"field":"result\.(?:created|balance|metadata)/);
  });

  it("of a list and its Meta go on digit for digit", async () => {
    world.answer((_, response) => response.end('{"has_more":false,"data":[{"id":"a","created":1e3},{"id":"b","amount":1.50}]}'));
    const { text } = await world.run(payments, "customers.list", {});
    expect(text).toContain('"result":[{"id":"a","created":1e3},{"id":"b","amount":1.50}]');
    world.answer((_, response) => response.end('{"data":{"issue":{"id":"i","estimate":2.0}}}'));
    expect((await world.run(tracker, "issues.get", { id: "i" })).text).toContain('"estimate":2.0');
  });
});

describe("an answer", () => {
  it.each<readonly [name: string, respond: Respond, status: number, code: string]>([
    ["never ends", endless(" ".repeat(1024 * 1024), 0), 502, "vendor/malformed"],
    ["unpacks to 40 MiB", (_, response) => response.writeHead(200, { "content-encoding": "gzip" }).end(bomb), 502, "vendor/malformed"],
    ["is packed twice", (_, response) => response.writeHead(200, { "content-encoding": "gzip, gzip" }).end(bomb), 502, "vendor/malformed"],
    ["is deep", (_, response) => response.end(deep), 502, "vendor/malformed"],
    ["is deep, with an error", (_, response) => response.writeHead(400).end(deep), 422, "vendor/invalid"],
    ["is HTML", (_, response) => response.end("<script>alert(1)</script>"), 502, "vendor/malformed"],
    ["is HTML, with an error", (_, response) => response.writeHead(400).end("<script>alert(1)</script>"), 422, "vendor/invalid"],
    [
      "has headers of 64 KiB",
      (_, response) => response.writeHead(200, { "x-large": "x".repeat(65_536) }).end("{}"),
      502,
      "vendor/malformed",
    ],
    ["has a line break in a header", raw(`${ok}X-One: a\rX-Admin: 1\r\nContent-Length: 2\r\n\r\n{}`), 502, "vendor/malformed"],
    ["has two lengths", raw(`${ok}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`), 502, "vendor/malformed"],
    [
      "has a length and chunks",
      raw(`${ok}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`),
      502,
      "vendor/malformed",
    ],
    ["is not HTTP", raw("220 smtp.example ESMTP\r\n"), 502, "vendor/malformed"],
    ["has the status 999", (_, response) => response.writeHead(999).end("{}"), 502, "vendor/unavailable"],
    ["redirects to itself", ({ url }, response) => response.writeHead(302, { location: url }).end(), 502, "vendor/egress"],
    [
      "redirects to the cloud",
      (_, response) => response.writeHead(302, { location: "http://169.254.169.254/" }).end(),
      502,
      "vendor/egress",
    ],
    ["redirects to a file", (_, response) => response.writeHead(302, { location: "file:///etc/passwd" }).end(), 502, "vendor/egress"],
  ])("that %s fails, and the next call succeeds", async (_, respond, status, code) => {
    const { status: got, headers, text } = await read(respond);
    expect([got, text]).toEqual([status, expect.stringContaining(`"${code}"`)]);
    expect([headers.get("content-type"), text.includes("<script"), headers.has("x-admin")]).toEqual(["application/json", false, false]);
    expect(await read((_request, response) => sendJson(response, customer))).toMatchObject({ status: 200 });
  });

  it.concurrent.each<readonly [name: string, respond: Respond]>([
    ["comes byte by byte", endless(" ", 20)],
    ["never comes", () => undefined],
  ])("that %s ends with the time of a call", async (_, respond) => {
    const hurried = await openHostileWorld(1);
    hurried.answer(respond);
    const instance = await hurried.connect("payments", { api_key: "EXAMPLE-key-0001" });
    const { status, text } = await hurried.run(instance, "customers.get", { id: "cus_1" });
    await hurried.close();
    expect([status, text]).toEqual([504, expect.stringContaining('"vendor/timeout"')]);
  });

  test("with another content type is JSON for the caller", async () => {
    const respond: Respond = (_, response) => response.writeHead(200, { "content-type": "text/html" }).end(JSON.stringify(customer));
    const { status, headers } = await read(respond);
    expect([status, headers.get("content-type")]).toEqual([200, "application/json"]);
  });

  test("sets no headers of the gateway", async () => {
    const own = { "set-cookie": "a=1", "access-control-allow-origin": "*", "x-request-id": "evil", location: "https://other.example/" };
    const { headers } = await read((_, response) => sendJson(response, customer, 200, own));
    expect([headers.get("set-cookie"), headers.get("access-control-allow-origin"), headers.get("location")]).toEqual([null, null, null]);
    expect(headers.get("x-request-id")).not.toBe("evil");
  });

  it.each(["__proto__", "constructor", "toString"])("with the name %s changes nothing but its own record", async (name) => {
    const record = `{"id":"cus_1","object":"customer","created":1,"livemode":false,"${name}":{"polluted":true},"metadata":{"${name}":"x"}}`;
    const { status, text } = await read((_, response) => response.end(record));
    expect([status, text]).toEqual([200, expect.stringContaining(`"${name}":{"polluted":true}`)]);
    expect("polluted" in {}).toBe(false);
    const failed = await read((_, response) =>
      response.writeHead(400).end(`{"error":{"code":"${name}","message":"no","${name}":{"polluted":1}}}`),
    );
    expect([failed.status, "polluted" in {}]).toEqual([422, false]);
  });
});

describe("the message of an error", () => {
  it.each([
    ["<script>alert(1)</script>", "<script>alert(1)</script>"],
    ["a\r\nSet-Cookie: b=1", "a Set-Cookie: b=1"],
    ["\u001b[31mred\u0007\u202e", "[31mred"],
    ["x".repeat(100_000), `${"x".repeat(499)}…`],
    ['"}{"status":"success"', '"}{"status":"success"'],
  ])("is a text in a JSON body: %j", async (message, want) => {
    const { status, headers, text } = await read((_, response) => sendJson(response, { error: { message } }, 400));
    const body: unknown = JSON.parse(text);
    expect([status, headers.get("content-type"), headers.has("set-cookie")]).toEqual([422, "application/json", false]);
    expect(body).toMatchObject({ errors: [{ message: want, error_code: "vendor/invalid" }] });
    expect(world.log()).not.toContain(want);
  });

  test("of GraphQL is the same with status 200", async () => {
    const errors = [{ message: "a\r\nb\u001b[31m", extensions: { code: "__proto__", userPresentableMessage: { toString: 1 } } }, null, 7];
    world.answer((_, response) => sendJson(response, { data: null, errors }));
    const { status, text } = await world.run(tracker, "issues.get", { id: 'x") { viewer { apiKeys } }' });
    expect([status, text]).toEqual([422, expect.stringContaining('"message":"a b [31m"')]);
    const { query, variables } = JSON.parse(world.vendor.requests.at(-1)?.body ?? "{}") as Record<string, unknown>;
    expect([String(query).includes("apiKeys"), variables]).toEqual([false, { id: 'x") { viewer { apiKeys } }' }]);
  });
});

describe("a download", () => {
  it.each<readonly [disposition: string, want: string | null]>([
    ['attachment; filename="../../etc/passwd"', 'attachment; filename="passwd"'],
    ['attachment; filename="C:\\\\Windows\\\\a.txt"', 'attachment; filename="a.txt"'],
    ["attachment; filename*=UTF-8''a%0d%0aSet-Cookie:%20b.txt", 'attachment; filename="aSet-Cookie: b.txt"'],
    ['inline; filename="a.html"', 'attachment; filename="a.html"'],
    ['attachment; filename=".."', null],
    ['attachment; filename="a\\"; x=\\"b"', "attachment; filename=\"a_; x=_b\"; filename*=UTF-8''a%22%3B%20x%3D%22b"],
  ])("with the name %s is %s", async (disposition, want) => {
    const { headers, text } = await download((_, response) => response.writeHead(200, { "content-disposition": disposition }).end("file"));
    expect([headers.get("content-disposition"), headers.has("set-cookie"), text]).toEqual([want, false, "file"]);
  });

  it.each(["text/html\u00ff", "", "x", "a b/c", `${"/".repeat(20_000)}\u00ff`])("with the content type %j is bytes", async (type) => {
    const { status, headers } = await download((_, response) => response.writeHead(200, { "content-type": type }).end("file"));
    expect([status, headers.get("content-type")]).toEqual([200, "application/octet-stream"]);
  });

  it.each<readonly [name: string, length: string, body: string]>([
    ["longer than it says", "2", "file"],
    ["shorter than it says", "9", "file"],
  ])("that is %s does not reach the next answer", async (_, length, body) => {
    const answered = download(raw(`HTTP/1.1 200 OK\r\nContent-Length: ${length}\r\n\r\n${body}`)).catch(() => "broken");
    expect(JSON.stringify(await answered)).not.toContain('"text":"file"');
    expect(await read((_request, response) => sendJson(response, customer))).toMatchObject({ status: 200 });
  });

  it.each<readonly [name: string, respond: Respond]>([
    ["is packed, and cannot be unpacked", (_, response) => response.writeHead(200, { "content-encoding": "gzip" }).end("file")],
    ["is packed, and not complete", (_, response) => response.writeHead(200, { "content-encoding": "gzip" }).end(bomb.subarray(0, -9))],
  ])("that %s breaks off, and the next call succeeds", async (_, respond) => {
    await expect(download(respond)).rejects.toThrow(/^(?:fetch failed|terminated)$/);
    expect(await read((_request, response) => sendJson(response, customer))).toMatchObject({ status: 200 });
  });

  test("in an encoding that nobody asked for fails", async () => {
    const { status, text } = await download((_, response) => response.writeHead(200, { "content-encoding": "br" }).end("file"));
    expect([status, text]).toEqual([502, expect.stringContaining('"vendor/malformed"')]);
  });

  test("sets no headers of the gateway", async () => {
    const own = { "set-cookie": "a=1", "access-control-allow-origin": "*", "x-request-id": "evil", "content-encoding": "gzip" };
    const { headers, text } = await download((_, response) => response.writeHead(200, own).end(gzipSync("file")));
    expect([...headers.keys()].filter((name) => name in own)).toEqual(["x-request-id"]);
    expect([headers.get("x-request-id") === "evil", headers.get("content-length"), text]).toEqual([false, null, "file"]);
  });
});
