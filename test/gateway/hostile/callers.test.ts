import { Buffer } from "node:buffer";
import { crc32 } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { createGateway, GatewayError } from "connector-gateway-spec";
import { numberText } from "../../../gateway/src/storage/tables.ts";
import { bearer, openHostileWorld, post, type HostileWorld, type ReadAnswer } from "../../fixtures/gateway/hostile_world.ts";
import { sendJson } from "../../fixtures/gateway/loopback_server.ts";

const KEY = "sk_test_EXAMPLE0000000001";

let world: HostileWorld;
let payments: string;
let before: number;

beforeAll(async () => {
  world = await openHostileWorld();
  payments = await world.connect("payments", { api_key: KEY });
});

beforeEach(() => {
  world.answer((_, response) => sendJson(response, { id: "cus_1", object: "customer", created: 1, livemode: false }));
  before = world.vendor.requests.length;
});

afterAll(() => world.close());

/** The requests that a test made at the third party. */
function sent(): HostileWorld["vendor"]["requests"] {
  return world.vendor.requests.slice(before);
}

describe("an id that tries to lead to another path", () => {
  it.each([
    [".."],
    ["."],
    ["../charges"],
    ["cus_1/../../charges"],
    ["..%2fcharges"],
    ["%2e%2e"],
    ["%252e%252e%252fcharges"],
    ["..\\charges"],
    ["..;/charges"],
    ["..\0"],
  ])("is no record: %j", async (id) => {
    const { status } = await world.run(payments, "customers.get", { id });
    expect([status, sent()]).toEqual([404, []]);
  });

  it.each([
    ["cus_1?expand=secret", "cus_1%3Fexpand%3Dsecret"],
    ["cus_1#x", "cus_1%23x"],
    ["cus_1/sources", "cus_1%2Fsources"],
    ["/cus_1", "%2Fcus_1"],
    ["https://other.example/", "https%3A%2F%2Fother.example%2F"],
    ["@other.example", "%40other.example"],
    ["cus\r\nX-Admin: 1", "cus%0D%0AX-Admin%3A%201"],
    ["\u0130\u2028\u{1f600}", "%C4%B0%E2%80%A8%F0%9F%98%80"],
  ])("stays one step of the path: %j", async (id, step) => {
    await world.run(payments, "customers.get", { id });
    expect(sent().map(({ url, headers }) => [url, headers.host])).toEqual([[`/v1/customers/${step}`, new URL(world.vendor.url).host]]);
    expect(sent()[0]?.headers).not.toHaveProperty("x-admin");
  });
});

describe("the log of a request that is refused", () => {
  const linesOf = (requestId: string): readonly unknown[] =>
    world
      .log()
      .split("\n")
      .filter((line) => line.includes(requestId))
      .map((line) => JSON.parse(line) as unknown);

  it.each<readonly [what: string, operation: string, params: unknown, logged: object]>([
    ["because of its params", "customers.list", { limt: 3 }, { status: 422, operation: "payments.customers.list", code: "params/unknown" }],
    ["by the third party", "customers.get", { id: ".." }, { status: 404, operation: "payments.customers.get", code: "vendor/not-found" }],
    ["because it names no operation", "customers.lst", {}, { status: 422, code: expect.stringMatching(/^\w+\/[\w-]+$/) as string }],
  ])("has its operation and its code: %s", async (what, operation, params, logged) => {
    const requestId = what.replaceAll(" ", "-");
    await world.run(payments, operation, params, { "x-request-id": requestId });
    await expect.poll(() => linesOf(requestId)).toMatchObject([logged]);
  });
});

test("the address of the gateway says what it is", async () => {
  const answer = await fetch(world.url);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining("This is a connector gateway")]);
  expect((await fetch(world.url, { method: "POST" })).status).toBe(404);
});

describe("an id of an instance", () => {
  it.each(["..", "../..", "%2e%2e", "inst_x%00", "inst_' or 1=1", "inst_".padEnd(200, "x"), "%ff", "\u0130", "inst_*", "__proto__"])(
    "that is none is not found: %s",
    async (id) => {
      const { status } = await post(world.url, encodeURI(id), "{}", bearer(world.token));
      expect([status, sent()]).toEqual([404, []]);
    },
  );

  test("of another caller is answered as one that does not exist", async () => {
    const other = await world.storage.tokens.create("other");
    const read = (id: string): Promise<ReadAnswer> =>
      post(world.url, id, JSON.stringify({ entity: "customers", action: "get", params: { id: "cus_1" } }), bearer(other.token));
    const [foreign, unknown] = [await read(payments), await read(`inst_${"0".repeat(22)}`)];
    expect([foreign.status, foreign.text, sent()]).toEqual([404, unknown.text, []]);
  });
});

describe("a param that tries to become a header", () => {
  it.each(["bytes=0-1\r\nX-Admin: 1", "bytes=0-1\n", "bytes=0-1\0", "bytes=0-\u2028", "bytes=\u0130"])(
    "is refused, without the value in the message: %j",
    async (range_header) => {
      const files = await world.connect("file_storage", {
        access_token: "EXAMPLE",
        refresh_token: "r",
        client_id: "c",
        client_secret: "s",
      });
      const { status, text } = await world.run(files, "files.download", { fileId: "f", alt: "media", range_header });
      expect([status, text.includes("X-Admin"), sent()]).toEqual([422, false, []]);
    },
  );

  test("does not replace the credentials, and headers of the caller are not passed on", async () => {
    const own = { "x-admin": "1", cookie: "a=1", "x-forwarded-host": "other.example", "stripe-account": "acct_1", "idempotency-key": "k" };
    await world.run(payments, "customers.create", { authorization: "Bearer EXAMPLE", metadata: { host: "other.example" } }, own);
    await world.run(payments, "customers.get", { id: "cus_1" }, own);
    expect(sent().at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(sent().flatMap(({ headers }) => Object.entries(own).filter(([name, value]) => headers[name] === value))).toEqual([]);
  });
});

describe("names of prototypes", () => {
  it.each(["__proto__", "constructor", "prototype", "hasOwnProperty", "toString"])("are no entity, action or param: %s", async (name) => {
    const texts = [
      `{"entity":"${name}","action":"get","params":{}}`,
      `{"entity":"customers","action":"${name}","params":{}}`,
      `{"entity":"customers","action":"get","params":{"id":"cus_1","${name}":{"polluted":true}}}`,
      `{"${name}":{"entity":"customers","action":"get","params":{"id":"cus_1"}}}`,
    ];
    for (const text of texts) expect((await post(world.url, payments, text, bearer(world.token))).status).toBe(422);
    expect([sent(), "polluted" in {}]).toEqual([[], false]);
  });
});

describe("a subdomain that is another host", () => {
  const login = { username: "ada@example.com", password: "EXAMPLE-password" };

  it.each([
    "other.example",
    "other.example/#",
    "a@other",
    "a:b",
    "a/b",
    "a?b",
    "a\\b",
    "-a",
    "",
    "a\u3002b",
    "127.0.0.1",
    "a\n",
    "%61",
    " a",
  ])("is refused when the instance is created, and when it is in the database: %j", async (subdomain) => {
    const client = createGateway({
      baseUrl: world.url,
      token: world.token,
      retry: { retries: 0 },
      fetch: (url, init) => fetch(url, withSubdomain(init, subdomain)),
    });
    const created = await client
      .create("project_tracker", { name: "n", auth_config: login, config: { subdomain: "EXAMPLE" } })
      .catch(statusOf);
    expect(created).toBe(422);
    const stored = await world.connect("project_tracker", login, { subdomain });
    const { status, text } = await world.run(stored, "users.list", {});
    expect([status, text]).toEqual([422, expect.stringContaining("part of a host name")]);
  });

  /** The request with another subdomain: the client would refuse it. */
  function withSubdomain(init: RequestInit, subdomain: string): RequestInit {
    return { ...init, body: (typeof init.body === "string" ? init.body : "").replace('"EXAMPLE"', JSON.stringify(subdomain)) };
  }

  function statusOf(error: unknown): number | undefined {
    if (error instanceof GatewayError) return error.status;
    throw error;
  }
});

describe("a bearer token", () => {
  it.each<readonly [name: string, make: (token: string) => Promise<string> | string]>([
    ["that is missing", () => ""],
    ["of another gateway", () => tokenOfOtherGateway()],
    ["that was revoked", () => revoked()],
    ["with the id of a token and another secret", (token) => withChecksum(`${token.slice(0, 17)}${"0".repeat(43)}`)],
    ["with a changed character", (token) => token.slice(0, -1) + (token.endsWith("0") ? "1" : "0")],
    ["in other case", (token) => token.toUpperCase()],
    ["that is cut", (token) => token.slice(0, -1)],
    ["that is SQL", () => "cgw_'/**/or/**/1=1--"],
    ["that is the id of a token", (token) => `tok_${token.split("_")[1] ?? ""}`],
    [
      "that is the hash of a token",
      async (token) => Buffer.from(await crypto.subtle.digest("SHA-256", Buffer.from(token))).toString("hex"),
    ],
  ])("%s is refused as one that does not exist", async (_, make) => {
    const authorization = `Bearer ${await make(world.token)}`.trim();
    const answer = await world.run(payments, "customers.get", { id: "cus_1" }, { authorization });
    const unknown = await world.run(payments, "customers.get", { id: "cus_1" }, { authorization: "Bearer EXAMPLE" });
    expect([answer.status, answer.text, sent()]).toEqual([401, unknown.text, []]);
  });

  test("counts in its header only", async () => {
    const address = `${world.url}/api/v1/connectors/instances/${payments}/execute?access_token=${world.token}&token=${world.token}`;
    const body = JSON.stringify({ access_token: world.token, entity: "customers", action: "get", params: { id: "cus_1" } });
    const headers = { "content-type": "application/json", cookie: `token=${world.token}`, "x-api-key": world.token };
    expect([(await fetch(address, { method: "POST", body, headers })).status, sent()]).toEqual([401, []]);
    expect(world.log()).not.toContain(world.token);
  });

  function withChecksum(start: string): string {
    return start + numberText(crc32(start), 6);
  }

  async function tokenOfOtherGateway(): Promise<string> {
    const other = await openHostileWorld();
    await other.close();
    return other.token;
  }

  async function revoked(): Promise<string> {
    const { token, entry } = await world.storage.tokens.create("to be revoked", "caller");
    await world.storage.tokens.revoke(entry.id);
    return token;
  }
});

describe("a body that is meant to exhaust the gateway", () => {
  const deep = (open: string, close: string): string => open.repeat(80_000) + close.repeat(80_000);

  it.each<readonly [name: string, body: string | Uint8Array<ArrayBuffer>, headers: Readonly<Record<string, string>>, status: number]>([
    ["is too large", "x".repeat(512 * 1024 + 1), {}, 413],
    ["is compressed", new Uint8Array([0x1f, 0x8b, 8, 0]), { "content-encoding": "gzip" }, 415],
    ["is not UTF-8", new Uint8Array([0x22, 0xff, 0x22]), {}, 422],
    ["is deep", deep("[", "]"), {}, 422],
    [
      "is deep inside of params",
      `{"entity":"customers","action":"create","params":{"metadata":${deep('{"a":', "}").replace("}", "1}")}}}`,
      {},
      422,
    ],
    ["has a name many times", `{${'"entity":"x",'.repeat(35_000)}"action":"get"}`, {}, 422],
    [
      "has many unknown params",
      `{"entity":"customers","action":"get","params":{${Array.from({ length: 40_000 }, (_, at) => `"p${at}":1`).join()}}}`,
      {},
      422,
    ],
  ])("is refused when it %s, and the next call succeeds", async (_, body, headers, status) => {
    const answer = await post(world.url, payments, body, { ...bearer(world.token), ...headers });
    expect([answer.status, sent(), answer.text.length < 100_000]).toEqual([status, [], true]);
    expect(await world.run(payments, "customers.get", { id: "cus_1" })).toMatchObject({ status: 200 });
  });
});
