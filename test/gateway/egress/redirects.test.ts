import { afterEach, describe, expect, it, test } from "vitest";
import { createEgress, withoutCredentials } from "../../../gateway/src/egress/egress.ts";
import { defaultEgressSettings, type EgressAnswer, type EgressRequest } from "../../../gateway/src/egress/egress_types.ts";
import { startServer, type LoopbackServer, type Respond } from "../../fixtures/gateway/loopback_server.ts";

const open: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** Answers `/to?status=302&location=…` with that redirect, and everything else with its path. */
const redirecting: Respond = ({ url }, response) => {
  const query = new URL(url, "http://localhost").searchParams;
  const [status, location] = [query.get("status"), query.get("location")];
  if (status === null) response.end(url);
  else response.writeHead(Number(status), location === null ? {} : { location }).end("moved");
};

async function twoServers(): Promise<readonly [LoopbackServer, LoopbackServer]> {
  const servers = [await startServer(redirecting), await startServer(redirecting)] as const;
  open.push(
    () => servers[0].close(),
    () => servers[1].close(),
  );
  return servers;
}

async function send(servers: readonly LoopbackServer[], path: string, rest: Partial<EgressRequest> = {}): Promise<EgressAnswer> {
  const origins = servers.map(({ url }) => url);
  const egress = createEgress({ ...defaultEgressSettings, replacedOrigins: origins, allowPrivate: true });
  open.push(() => egress.close());
  const headers = { authorization: "Bearer EXAMPLE", "shop-version": "1", cookie: "a=1", accept: "*/*", range: "bytes=0-1" };
  const hosts = origins.map((origin) => new URL(origin).host);
  const answer = await egress.send({
    method: "GET",
    url: `${origins[0] ?? ""}${path}`,
    headers,
    hosts,
    signal: new AbortController().signal,
    ...rest,
  });
  answer.body.resume();
  return answer;
}

function redirectTo(location: string, status = 302): string {
  return `/to?status=${status}&location=${encodeURIComponent(location)}`;
}

describe("redirects", () => {
  it.each([301, 302, 303, 307, 308])("are followed for GET with status %i, without credentials", async (status) => {
    const [first, second] = await twoServers();
    const answer = await send([first, second], redirectTo(`${second.url}/file`, status));
    expect([answer.status, answer.redirected]).toEqual([200, true]);
    expect(first.requests[0]?.headers.authorization).toBe("Bearer EXAMPLE");
    const [received] = second.requests;
    expect(received).toMatchObject({ method: "GET", url: "/file", headers: { accept: "*/*", range: "bytes=0-1" } });
    expect(Object.keys(received?.headers ?? {}).sort()).toEqual(["accept", "connection", "host", "range"]);
  });

  test("carry no credentials on the same server either, and none when they come back to it", async () => {
    const [first, second] = await twoServers();
    await send([first, second], redirectTo(`${second.url}${redirectTo(`${first.url}/file`)}`));
    await send([first, second], redirectTo("/other"));
    expect(first.requests.map(({ headers }) => headers.authorization)).toEqual(["Bearer EXAMPLE", undefined, "Bearer EXAMPLE", undefined]);
    expect(first.requests.map(({ url }) => url.split("?")[0])).toEqual(["/to", "/file", "/to", "/other"]);
  });

  test("are not followed to a host that the call may not reach", async () => {
    const [first, second] = await twoServers();
    const hosts = [new URL(first.url).host];
    const sent = send([first, second], redirectTo(`${second.url}/file`), { hosts });
    await expect(sent).rejects.toThrow(`${new URL(second.url).host} is not a host that this call may reach`);
    expect(second.connections()).toBe(0);
  });

  it.each([
    ["http://169.254.169.254/latest/meta-data", "169.254.169.254 is not a host"],
    ["file:///etc/passwd", "is not a host"],
    ["//evil.example/", "evil.example is not a host"],
    ["https://[", "redirects to an address that is not a URL"],
  ])("are not followed to %s", async (location, message) => {
    const [first] = await twoServers();
    await expect(send([first], redirectTo(location))).rejects.toThrow(message);
    expect(first.requests).toHaveLength(1);
  });

  test("are not followed from https to http", async () => {
    const [first] = await twoServers();
    const hosts = [new URL(first.url).host, "api.shop.example"];
    await expect(send([first], redirectTo("http://api.shop.example/"), { hosts })).rejects.toThrow("only https is allowed");
  });

  test("are not followed to an address with a user name", async () => {
    const [first] = await twoServers();
    const { host } = new URL(first.url);
    await expect(send([first], redirectTo(`http://ada@${host}/`))).rejects.toThrow("contains a user name or a password");
  });

  it.each(["POST", "PUT", "PATCH", "DELETE"] as const)("are not followed for %s, which would be sent twice", async (method) => {
    const [first, second] = await twoServers();
    for (const status of [301, 302, 303, 307, 308]) {
      const sent = send([first, second], redirectTo(`${second.url}/v1`, status), { method, body: "a=1" });
      await expect(sent).rejects.toThrow(`answered ${method} with a redirect, which is followed for GET only`);
    }
    expect([first.requests.length, second.requests.length]).toEqual([5, 0]);
  });

  test("are followed five times", async () => {
    const [first] = await twoServers();
    const chain = (steps: number): string => (steps === 0 ? "/file" : redirectTo(chain(steps - 1)));
    expect((await send([first], chain(5))).status).toBe(200);
    await expect(send([first], chain(6))).rejects.toThrow("redirects more than 5 times");
  });

  it.each([300, 304, 302])("without an address are answers: %i", async (status) => {
    const [first] = await twoServers();
    const answer = await send([first], `/to?status=${status}`);
    expect([answer.status, answer.redirected]).toEqual([status, false]);
  });
});

describe("withoutCredentials", () => {
  it.each([
    [{ Authorization: "a", "X-Api-Key": "b", "Proxy-Authorization": "c", Cookie: "d", "Shop-Version": "e", "Idempotency-Key": "f" }, {}],
    [
      { Accept: "a", "User-Agent": "b", RANGE: "c" },
      { Accept: "a", "User-Agent": "b", RANGE: "c" },
    ],
  ])("%j becomes %j", (headers, want) => {
    expect(withoutCredentials(headers)).toEqual(want);
  });
});
