import { Buffer } from "node:buffer";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { createGateway } from "connector-gateway-spec";
import { openHostileWorld, type HostileWorld } from "../../fixtures/gateway/hostile_world.ts";
import { sendJson, type Respond } from "../../fixtures/gateway/loopback_server.ts";

/** Plainly fake, without the shape of a known key, and with characters that encodings change. */
const KEY = "EXAMPLE/api+key=~(0001)";
const STRIPE_KEY = "sk_test_EXAMPLE0000000001";
const BASIC = Buffer.from(`${KEY}:`).toString("base64");
const oauth = {
  access_token: "EXAMPLE/access+0001",
  refresh_token: "EXAMPLE/refresh+0001",
  client_id: "EXAMPLE-client-0001",
  client_secret: "EXAMPLE/client+secret+0001",
};
/** What the third party gives out when the access token is refreshed. */
const fresh = { access_token: "EXAMPLE/access+0002", refresh_token: "EXAMPLE/refresh+0002" };

let world: HostileWorld;
let payments: string;
let recruiting: string;
let files: string;

beforeAll(async () => {
  world = await openHostileWorld();
  files = await world.connect("file_storage", oauth);
});

beforeEach(async () => {
  payments = await world.connect("payments", { api_key: KEY });
  recruiting = await world.connect("recruiting", { api_key: KEY });
});

afterAll(() => world.close());

/** All forms of a secret in which a server may repeat it. */
function formsOf(secret: string): readonly string[] {
  const base64 = Buffer.from(secret).toString("base64");
  const url = encodeURIComponent(secret);
  const form = new URLSearchParams([["", secret]]).toString().slice(1);
  return [secret, base64, base64.replace(/=+$/, ""), Buffer.from(secret).toString("base64url"), url, url.toLowerCase(), form];
}

function refuse(message: unknown, status = 401): Respond {
  return (_, response) => sendJson(response, { error: { message, code: message, param: message, type: message } }, status);
}

const encodings: readonly (readonly [name: string, form: string])[] = [
  ["as it is", KEY],
  ["as the header", `Bearer ${KEY}`],
  ["percent-encoded", encodeURIComponent(KEY)],
  ["percent-encoded in lower case", encodeURIComponent(KEY).toLowerCase()],
  ["form-encoded", new URLSearchParams([["", KEY]]).toString().slice(1)],
  ["in base64", Buffer.from(KEY).toString("base64")],
  ["in base64 without padding", Buffer.from(KEY).toString("base64").replace(/=+$/, "")],
  ["in base64 for URLs", Buffer.from(KEY).toString("base64url")],
  ["as JSON in the message", JSON.stringify({ key: KEY })],
];

describe("a third party that repeats the key of a call", () => {
  it.each(encodings)("in its message, %s", async (_, form) => {
    world.answer(refuse(`The key ${form} is not valid`));
    const { status, text } = await world.run(payments, "customers.get", { id: "cus_1" });
    expect([status, formsOf(KEY).filter((secret) => text.includes(secret) || world.log().includes(secret))]).toEqual([424, []]);
    expect(text).toContain("[redacted]");
  });

  it.each([
    ["the header of Basic authentication", `Basic ${BASIC}`],
    ["the value of Basic authentication", BASIC],
    ["the value of Basic authentication, percent-encoded", encodeURIComponent(BASIC)],
    ["the user name", KEY],
  ])("as %s", async (_, form) => {
    world.answer((_request, response) => sendJson(response, { message: `No access for ${form}` }, 401));
    const { status, text } = await world.run(recruiting, "candidates.get", { id: 1 });
    const secrets = [...formsOf(KEY), BASIC.replace(/=+$/, "")];
    expect([status, secrets.filter((secret) => text.includes(secret) || world.log().includes(secret))]).toEqual([424, []]);
    expect(text).toContain("No access for");
  });

  it.each<readonly [place: string, respond: Respond]>([
    ["a text that is no JSON", (_, response) => response.writeHead(403, { "content-type": "text/plain" }).end(`no: ${KEY}`)],
    ["the place where a long message is cut", refuse(`no${" ".repeat(65_535 - KEY.length)}${KEY} is not valid`, 400)],
    ["the name of an encoding", (_, response) => response.writeHead(200, { "content-encoding": KEY }).end("{}")],
    ["the name of a charset", (_, response) => response.writeHead(200, { "content-type": `application/json; charset=${KEY}` }).end("{}")],
    ["the path of a redirect", (_, response) => response.writeHead(302, { location: `https://other.example/${KEY}` }).end()],
    ["the headers", (_, response) => response.writeHead(400, { "www-authenticate": KEY, "x-key": KEY, "retry-after": KEY }).end("{}")],
  ])("in %s", async (_, respond) => {
    world.answer(respond);
    const { status, headers, text } = await world.run(payments, "customers.get", { id: "cus_1" });
    expect(status).toBeGreaterThanOrEqual(400);
    const seen = `${JSON.stringify([...headers])}${text}${world.log()}`.toLowerCase();
    // All but its last characters is as bad as all of it.
    expect(formsOf(KEY).filter((secret) => seen.includes(secret.slice(0, -3).toLowerCase()))).toEqual([]);
  });

  test("in the size of a file that a range is outside of", async () => {
    world.answer((_, response) => response.writeHead(416, { "content-range": `bytes */${KEY}` }).end("{}"));
    const { status, headers } = await world.run(files, "files.download", { fileId: "f", alt: "media", range_header: "bytes=9-" });
    expect([status, headers.get("content-range")]).toEqual([416, null]);
  });
});

describe("a thief finds no secret", () => {
  /** Creates an instance over HTTP, uses it, refreshes a token, and makes calls fail. */
  async function leaveTraces(): Promise<readonly string[]> {
    const client = createGateway({ baseUrl: world.url, token: world.token, retry: { retries: 0 } });
    const created = await client.create("payments", { name: "Main", auth_config: { api_key: STRIPE_KEY } });
    world.answer(refuse(`The key ${STRIPE_KEY} is not valid`));
    await expect(created.customers.get({ id: "cus_1" })).rejects.toThrow("[redacted]");
    // Mistakes of callers quote nothing of what they sent.
    expect(await world.run(created.instanceId, "customers.list", { api_key: KEY, limit: KEY })).toMatchObject({ status: 422 });
    world.answer(({ url, headers }, response) => {
      if (url.startsWith("/token")) return sendJson(response, { ...fresh, expires_in: 3600 });
      const isFresh = headers.authorization === `Bearer ${fresh.access_token}`;
      return isFresh ? response.end("the file") : sendJson(response, { error: { message: headers.authorization } }, 401);
    });
    expect(await world.run(files, "files.download", { fileId: "f", alt: "media" })).toMatchObject({ status: 200, text: "the file" });
    const secret = world.token.split("_").at(-1) ?? "";
    return [KEY, STRIPE_KEY, BASIC, secret, ...Object.values(oauth), ...Object.values(fresh)].flatMap(formsOf);
  }

  it("in the database, its journal, a backup, the log and the metrics", async () => {
    const secrets = await leaveTraces();
    await world.storage.backup(join(world.folder, "backup.db"));
    const stolen = readdirSync(world.folder).filter((name) => name !== "master.key");
    expect(stolen).toEqual(expect.arrayContaining(["backup.db", "gateway.db", "gateway.db-wal"]));
    const texts = Object.fromEntries(stolen.map((name) => [name, readFileSync(join(world.folder, name), "latin1")]));
    const metrics = await (await fetch(`${world.adminUrl}/metrics`)).text();
    for (const [place, text] of Object.entries({ ...texts, log: world.log(), metrics })) {
      expect([place, secrets.filter((secret) => text.includes(secret))]).toEqual([place, []]);
      expect(text.length).toBeGreaterThan(0);
    }
  });

  it("in the labels of the metrics, nor ids of instances, tokens and requests", async () => {
    const metrics = await (await fetch(`${world.adminUrl}/metrics`)).text();
    const labels = new Set([...metrics.matchAll(/(\w+)="/g)].map(([, label]) => label));
    const ours = [...metrics.matchAll(/^gateway_\w+\{([^}]*)\}/gm)].map(([, text = ""]) => text).join();
    expect(ours).toMatch(/connector="payments"/);
    expect(ours).not.toMatch(/inst_|tok_|caller|cus_1|127\.0\.0\.1/);
    expect(labels).not.toContain("instance");
  });
});
