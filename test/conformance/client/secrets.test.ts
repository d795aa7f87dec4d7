import { inspect } from "node:util";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { createGateway } from "connector-gateway-spec";
import type { RawFault } from "../../fixtures/sandbox/raw_faults.ts";
import { openGateway, useSandboxServer } from "./open_gateway.ts";

/** With characters that JSON, addresses and HTML escape. */
const TOKEN = 'canary"token\\<&>%/0123';
const PASSWORD = 'canary "password"\n<&>%/é';
const USERNAME = "canary-user@example.com";
const server = useSandboxServer({ token: TOKEN });

const secrets = [TOKEN, PASSWORD, USERNAME];
/** The secrets in all their escaped forms. */
const forms = secrets.flatMap((secret) => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
  secret.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;"),
]);

/** What must not appear; even a part of a secret is too much. */
const traces = [...forms, ...secrets.map((secret) => JSON.stringify(secret.slice(0, 9)).slice(1, -1))];

/** Everything that an error shows or contains. */
function everythingOf(error: unknown): string {
  const seen: string[] = [];
  for (let each = error; each instanceof Error; each = each.cause) {
    const fields = Object.getOwnPropertyNames(each).map((name) => inspect(Reflect.get(each, name), { depth: 20 }));
    seen.push(String(each), each.stack ?? "", JSON.stringify(each), inspect(each, { depth: 20, showHidden: true }), ...fields);
  }
  return seen.join("\n");
}

async function leaksOf(call: () => Promise<unknown>): Promise<readonly string[]> {
  const error = await call().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  const shown = everythingOf(error);
  return traces.filter((trace) => shown.includes(trace));
}

const echoes = forms.join(" ") + "x".repeat(100);
const tellTale = JSON.stringify({
  message: `refused ${echoes}`,
  errors: [{ field: TOKEN, message: PASSWORD }],
  [TOKEN]: { deep: [[echoes]] },
});
const faults: readonly (readonly [what: string, fault: RawFault])[] = [
  [
    "an error that repeats them",
    { kind: "status", status: 401, body: tellTale, headers: { "X-Request-Id": `id ${encodeURIComponent(TOKEN)}` } },
  ],
  ["a page of HTML that repeats them", { kind: "status", status: 502, body: `<p>${echoes}</p>`, headers: { "Content-Type": `text/html` } }],
  ["a success that is not JSON", { kind: "status", status: 200, body: `${"y".repeat(190)}${echoes}` }],
  ["a success that is no envelope", { kind: "status", status: 200, body: `[${JSON.stringify(echoes)}]` }],
  ["a content type that repeats them", { kind: "status", status: 200, body: "no", headers: { "Content-Type": encodeURIComponent(TOKEN) } }],
  ["an answer that breaks off", { kind: "truncate", body: tellTale + tellTale }],
  ["a redirect", { kind: "status", status: 302, headers: { Location: `http://127.0.0.1:1/${encodeURIComponent(TOKEN)}` } }],
  ["no answer", { kind: "cut" }],
];

describe("token and credentials are in no error", () => {
  const credentials = { name: "A", auth_config: { username: USERNAME, password: PASSWORD } };
  const gateway = (options: Parameters<typeof openGateway>[1] = {}) =>
    openGateway(server(), { token: TOKEN, retry: { retries: 0 }, ...options });

  it.each(faults)("of create after %s", async (_what, fault) => {
    server().fail(fault);
    expect(await leaksOf(() => gateway().create("project_tracker", credentials))).toEqual([]);
  });

  it.each(faults)("of a call after %s", async (_what, fault) => {
    const tracker = await gateway().create("project_tracker", credentials);
    server().fail(fault);
    expect(await leaksOf(() => tracker.users.list())).toEqual([]);
  });

  it("of credentials that are refused before they are sent", async () => {
    const wrong = { name: "A", auth_config: { username: USERNAME, password: PASSWORD, [PASSWORD]: PASSWORD } };
    const leaks = await leaksOf(() => gateway().create("project_tracker", wrong));
    // The name of an unknown field is shown: it is not a value.
    expect(leaks.filter((leak) => leak.includes("canary-user") || leak.includes("token"))).toEqual([]);
    const wrongType = { name: "A", auth_config: { username: USERNAME, password: { inner: PASSWORD } } };
    // @ts-expect-error a password is a string
    expect(await leaksOf(() => gateway().create("project_tracker", wrongType))).toEqual([]);
  });

  it("of a fetch that repeats them", async () => {
    const telling = () => Promise.reject(new Error(`failed: ${echoes}`, { cause: new Error(`because: ${echoes}`) }));
    expect(await leaksOf(() => gateway({ fetch: telling }).create("project_tracker", credentials))).toEqual([]);
  });

  it("of a token that cannot be sent, and of an address that has credentials in it", async () => {
    expect(
      await leaksOf(() =>
        gateway({ token: `${TOKEN}\n` })
          .instance("payments", "x")
          .customers.list(),
      ),
    ).toEqual([]);
    const open = () => createGateway({ baseUrl: `https://user:${encodeURIComponent(PASSWORD)}@gateway.example.test`, token: TOKEN });
    expect(await leaksOf(() => Promise.resolve().then(open))).toEqual([]);
  });
});

it("a redirect to another origin does not get the token", async () => {
  const stolen: (string | undefined)[] = [];
  const thief = createServer((request, response) => {
    stolen.push(request.headers.authorization);
    response.end("{}");
  });
  await new Promise<void>((resolve) => thief.listen(0, "127.0.0.1", resolve));
  const { port } = thief.address() as AddressInfo;
  server().fail({ kind: "status", status: 307, headers: { Location: `http://127.0.0.1:${port}/` } });
  const client = openGateway(server(), { token: TOKEN }).instance("payments", "inst_payments");
  await expect(client.customers.list()).rejects.toThrow("the gateway redirects");
  await new Promise((resolve) => thief.close(resolve));
  expect(stolen).toEqual([]);
});
