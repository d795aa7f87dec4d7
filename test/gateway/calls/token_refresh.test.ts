import type { ServerResponse } from "node:http";
import { describe, expect, it, test } from "vitest";
import { secondNode, worldWith } from "../../fixtures/gateway/caller_tests.ts";
import { sendJson, type LoopbackServer, type ReceivedRequest } from "../../fixtures/gateway/loopback_server.ts";
import { oauthAuth, vendorCall } from "../../fixtures/gateway/vendor_calls.ts";
import { failureOf, type CallerOptions, type CallerWorld } from "../../fixtures/gateway/vendor_callers.ts";

const client = { client_id: "EXAMPLE-client", client_secret: "EXAMPLE-secret/+&", refresh_token: "EXAMPLE-refresh-0" };
const withToken = { ...client, access_token: "EXAMPLE-access-0" };
const vendor = { auth: { oauth: oauthAuth } };

type World = CallerWorld & { readonly server: LoopbackServer };
type AnswerToken = (response: ServerResponse, count: number, request: ReceivedRequest) => void;

const newToken: AnswerToken = (response, count) =>
  sendJson(response, {
    access_token: `EXAMPLE-access-${count}`,
    token_type: "bearer",
    expires_in: 3_600,
    refresh_token: `EXAMPLE-refresh-${count}`,
  });

/**
 * A third party that accepts the access token `EXAMPLE-access-n` for the highest n that it gave out, if that is at least 1, and gives
 * out tokens at `/base/oauth/token`.
 */
async function oauthWorld(answerToken: AnswerToken = newToken, options: Partial<CallerOptions> = {}): Promise<World> {
  let given = 0;
  const world = await worldWith(
    (request, response) => {
      if (request.url === "/base/oauth/token") return answerToken(response, ++given, request);
      const isAccepted = given > 0 && request.headers.authorization === `Bearer EXAMPLE-access-${given}`;
      sendJson(response, isAccepted ? { id: 1 } : { message: "token expired" }, isAccepted ? 200 : 401);
    },
    { credentials: withToken, ...options, settings: {} },
  );
  // The port is known only now.
  const { server, storage, clock } = world;
  const settings = { replacedUrls: { shop: `${server.url}/base/` }, ...options.settings };
  return { ...secondNode(world, { origins: [server.url], storage, clock, ...options, settings }), server };
}

function tokenRequests({ server }: World): readonly ReceivedRequest[] {
  return server.requests.filter(({ url }) => url.endsWith("/oauth/token"));
}

function read({ caller, server }: World, rest: Parameters<typeof vendorCall>[0] = { url: server.url }): Promise<unknown> {
  return caller.call(vendorCall({ vendor, ...rest }));
}

async function storedValues({ storage }: World): Promise<Readonly<Record<string, unknown>>> {
  return (await storage.instances.readCredentials("inst_shop"))?.values ?? {};
}

describe("an access token", () => {
  test("is asked for when there is none, as RFC 6749 says", async () => {
    const world = await oauthWorld(newToken, { credentials: client });
    expect(await read(world)).toMatchObject({ body: { id: 1 } });
    const [request] = tokenRequests(world);
    expect(request).toMatchObject({
      method: "POST",
      url: "/base/oauth/token",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(request?.headers.authorization).toBeUndefined();
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({ grant_type: "refresh_token", ...client });
    expect(world.server.requests).toHaveLength(2);
    expect(world.refreshes).toEqual([{ connector: "shop", instance: "inst_shop", outcome: "success" }]);
  });

  test("is stored with the new refresh token before it is used", async () => {
    const stored: unknown[] = [];
    const oauth = await oauthWorld(newToken, { credentials: client });
    const original = { ...oauth.storage.instances };
    oauth.storage.instances.replaceCredentials = async (id, values, revision) => {
      stored.push(values, oauth.server.requests.length);
      return original.replaceCredentials(id, values, revision);
    };
    await read(oauth);
    const want = {
      ...client,
      access_token: "EXAMPLE-access-1",
      refresh_token: "EXAMPLE-refresh-1",
      "oauth:refresh_at": Date.UTC(2030, 0, 1, 0, 59),
    };
    expect(stored).toEqual([want, 1]);
    expect(await storedValues(oauth)).toEqual(want);
  });

  test("is used until it is about to expire", async () => {
    const world = await oauthWorld(newToken, { credentials: client });
    await read(world);
    world.clock.advance(59 * 60_000 - 1);
    await read(world);
    expect(tokenRequests(world)).toHaveLength(1);
    world.clock.advance(1);
    await read(world);
    expect(tokenRequests(world).map(({ body }) => new URLSearchParams(body).get("refresh_token"))).toEqual([
      "EXAMPLE-refresh-0",
      "EXAMPLE-refresh-1",
    ]);
    expect(world.server.requests.every(({ headers }) => headers.authorization !== "Bearer EXAMPLE-access-0")).toBe(true);
  });

  it.each([
    [{ access_token: "EXAMPLE-access-1" }, { ...withToken, access_token: "EXAMPLE-access-1" }],
    [
      { access_token: "EXAMPLE-access-1", expires_in: "10" },
      { ...withToken, access_token: "EXAMPLE-access-1", "oauth:refresh_at": Date.UTC(2030, 0, 1, 0, 0, 9) },
    ],
    [
      { access_token: "EXAMPLE-access-1", expires_in: "soon", refresh_token: "" },
      { ...withToken, access_token: "EXAMPLE-access-1" },
    ],
    [
      { access_token: "EXAMPLE-access-1", expires_in: null, refresh_token: null, id_token: "x", scope: ["a"] },
      { ...withToken, access_token: "EXAMPLE-access-1" },
    ],
  ])("from the answer %j is stored as %j", async (answer, want) => {
    const world = await oauthWorld((response) => sendJson(response, answer), { credentials: { ...withToken, "oauth:refresh_at": 1 } });
    await read(world);
    expect(await storedValues(world)).toEqual(want);
  });

  test("that the third party refuses is replaced, and the call made again, also a write", async () => {
    const world = await oauthWorld();
    expect(await read(world)).toMatchObject({ body: { id: 1 } });
    expect(world.server.requests.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer EXAMPLE-access-0",
      undefined,
      "Bearer EXAMPLE-access-1",
    ]);
    const other = await oauthWorld();
    expect(await read(other, { url: other.server.url, method: "POST", effect: "write" })).toMatchObject({ body: { id: 1 } });
  });

  test("that is refused right after it was given out is not replaced again, and no other is asked for in the next 30 seconds", async () => {
    const world = await oauthWorld((response) => sendJson(response, { access_token: "EXAMPLE-useless" }));
    expect(await failureOf(read(world))).toMatchObject({ kind: "credentials", message: "token expired", status: 401 });
    expect(await failureOf(read(world))).toMatchObject({ kind: "credentials", message: "token expired", retryAfter: 30 });
    expect(tokenRequests(world)).toHaveLength(1);
    world.clock.advance(30_000);
    await failureOf(read(world));
    expect(tokenRequests(world)).toHaveLength(2);
  });

  test("is not replaced after a refusal by another server, which got no token", async () => {
    const world = await oauthWorld();
    const elsewhere = await worldWith(({ url }, response) =>
      url === "/file" ? sendJson(response, { message: "signature expired" }, 401) : response.writeHead(302, { location: "/file" }).end(),
    );
    const caller = secondNode(world, { origins: [elsewhere.server.url], settings: { replacedUrls: { shop: world.server.url } } }).caller;
    expect(await failureOf(caller.call(vendorCall({ vendor, url: elsewhere.server.url })))).toMatchObject({ message: "signature expired" });
    expect(tokenRequests(world)).toEqual([]);
  });
});

describe("many calls", () => {
  const calls = (world: World, count: number): Promise<readonly unknown[]> => Promise.all(Array.from({ length: count }, () => read(world)));

  test.each([
    ["is refused", withToken],
    ["has expired", { ...withToken, "oauth:refresh_at": Date.UTC(2029, 0, 1) }],
    ["is missing", client],
  ])("whose token %s ask for one token: 200 calls", async (_, credentials) => {
    const world = await oauthWorld(newToken, { credentials });
    const answers = await calls(world, 200);
    expect(answers.every((answer) => JSON.stringify(answer).includes('"body":{"id":1}'))).toBe(true);
    expect(tokenRequests(world)).toHaveLength(1);
    expect(world.refreshes).toHaveLength(1);
  });

  test("of two nodes on one storage ask for one token", async () => {
    const first = await oauthWorld(newToken, { realTime: true });
    const settings = { replacedUrls: { shop: `${first.server.url}/base` } };
    const second = { ...secondNode(first, { origins: [first.server.url], settings, realTime: true }), server: first.server };
    await Promise.all([calls(first, 50), calls(second, 50)]);
    expect(tokenRequests(first)).toHaveLength(1);
    expect([...first.refreshes, ...second.refreshes]).toHaveLength(1);
  });

  test("fail together when no token is to be had, with one request", async () => {
    const world = await oauthWorld((response) => sendJson(response, { error: "invalid_grant" }, 400));
    const failures = await Promise.all(Array.from({ length: 50 }, () => failureOf(read(world))));
    expect(new Set(failures.map(({ kind }) => kind))).toEqual(new Set(["credentials"]));
    expect(tokenRequests(world)).toHaveLength(1);
  });

  test("do not end the request for a token when one of them goes away", async () => {
    const gone = new AbortController();
    const world = await oauthWorld((response, count, request) => {
      gone.abort(new Error("gone"));
      setImmediate(() => newToken(response, count, request));
    });
    const first = read(world, { url: world.server.url, signal: gone.signal });
    const second = read(world);
    await expect(first).rejects.toThrow("gone");
    expect(await second).toMatchObject({ body: { id: 1 } });
    expect(tokenRequests(world)).toHaveLength(1);
  });
});

describe("a refresh that fails", () => {
  it.each([
    [
      400,
      { error: "invalid_grant", error_description: "EXAMPLE-refresh-0 is revoked" },
      "credentials",
      "Shop no longer accepts its refresh token (invalid_grant). Connect the account again and set the new credentials of the instance.",
    ],
    [
      401,
      { error: "invalid_client" },
      "credentials",
      "Shop does not accept its OAuth client (invalid_client). Check the client id and the client secret of the instance.",
    ],
    [400, { error: "invalid_scope" }, "credentials", "Shop refused its credentials with status 400 (invalid_scope)."],
    [400, { status: "BAD_REFRESH_TOKEN", message: "EXAMPLE-refresh-0" }, "credentials", "Shop refused its credentials with status 400."],
    [403, "EXAMPLE-secret", "credentials", "Shop refused its credentials with status 403."],
    [200, {}, "malformed", "Shop sent an answer without a token (status 200)."],
    [200, { access_token: 7 }, "malformed", "Shop sent an answer without a token (status 200)."],
    [200, { access_token: "" }, "malformed", "Shop sent an answer without a token (status 200)."],
    [200, "", "malformed", "Shop sent an answer without a token (status 200)."],
    [500, {}, "unavailable", "Shop answered with status 500."],
    [429, {}, "rate_limit", "Shop allows no more requests for tokens for now."],
    [307, {}, "egress", ""],
  ])("with status %i and %j", async (status, body, kind, message) => {
    const world = await oauthWorld((response) => sendJson(response, body, status, { location: "/" }));
    const failure = await failureOf(read(world));
    expect(failure).toMatchObject({
      kind,
      message: expect.stringContaining(`No access token for instance inst_shop: ${message}`) as string,
    });
    expect(JSON.stringify(failure)).not.toContain("EXAMPLE");
    expect(tokenRequests(world)).toHaveLength(1);
    expect(world.refreshes).toEqual([{ connector: "shop", instance: "inst_shop", outcome: kind }]);
  });

  test("because the server breaks the connection is not repeated", async () => {
    const world = await oauthWorld((response) => response.destroy());
    expect(await failureOf(read(world))).toMatchObject({
      kind: "unreachable",
      message: expect.stringContaining("No access token for instance inst_shop: Shop closed") as string,
    });
    expect(tokenRequests(world)).toHaveLength(1);
  });

  test("pauses refreshes for 30 seconds", async () => {
    const world = await oauthWorld((response) => sendJson(response, { error: "invalid_grant" }, 400), { credentials: client });
    await failureOf(read(world));
    world.clock.advance(12_000);
    expect(await failureOf(read(world))).toMatchObject({
      kind: "credentials",
      retryAfter: 18,
      message: expect.stringContaining("invalid_grant") as string,
    });
    expect(tokenRequests(world)).toHaveLength(1);
    world.clock.advance(18_000);
    await failureOf(read(world));
    expect(tokenRequests(world)).toHaveLength(2);
  });

  test("is tried again at once with new credentials", async () => {
    const world = await oauthWorld(
      (response, count, request) => (count === 1 ? sendJson(response, {}, 400) : newToken(response, count, request)),
      { credentials: client },
    );
    await failureOf(read(world));
    await world.storage.instances.setCredentials("inst_shop", { ...client, refresh_token: "EXAMPLE-refresh-new" });
    expect(await read(world)).toMatchObject({ body: { id: 1 } });
    expect(new URLSearchParams(tokenRequests(world)[1]?.body).get("refresh_token")).toBe("EXAMPLE-refresh-new");
  });
});

describe("new tokens", () => {
  test("do not overwrite credentials that an operator set meanwhile", async () => {
    const world = await oauthWorld((response, count, request) => {
      void world.storage.instances.setCredentials("inst_shop", {
        ...client,
        refresh_token: "EXAMPLE-set",
        access_token: "EXAMPLE-access-1",
      });
      newToken(response, count, request);
    });
    expect(await read(world)).toMatchObject({ body: { id: 1 } });
    expect(await storedValues(world)).toMatchObject({ refresh_token: "EXAMPLE-set" });
  });

  test("are not lost when the credentials were only sealed anew meanwhile", async () => {
    const world = await oauthWorld((response, count, request) => {
      void world.storage.instances.setCredentials("inst_shop", withToken);
      newToken(response, count, request);
    });
    await read(world);
    expect(await storedValues(world)).toMatchObject({ refresh_token: "EXAMPLE-refresh-1", access_token: "EXAMPLE-access-1" });
  });

  test("are not lost when the storage fails for a moment", async () => {
    const world = await oauthWorld();
    const original = { ...world.storage.instances };
    let failures = 3;
    world.storage.instances.replaceCredentials = async (...input) => {
      if (failures-- > 0) throw new Error("database is locked");
      return original.replaceCredentials(...input);
    };
    await read(world);
    expect(await storedValues(world)).toMatchObject({ refresh_token: "EXAMPLE-refresh-1" });
  });

  test("are waited for when another node asks for them", async () => {
    const world = await oauthWorld();
    await world.storage.leases.acquire("oauth:inst_shop", "other node", 1_000);
    let waits = 0;
    const original = { ...world.storage.leases };
    world.storage.leases.acquire = async (...input) => {
      if (++waits === 3) await world.storage.instances.setCredentials("inst_shop", { ...withToken, access_token: "EXAMPLE-access-other" });
      return original.acquire(...input);
    };
    expect(await failureOf(read(world))).toMatchObject({ message: "token expired" });
    expect(world.server.requests.at(-1)?.headers.authorization).toBe("Bearer EXAMPLE-access-other");
    expect(tokenRequests(world)).toEqual([]);
  });

  test("of another node that never come end in a timeout", async () => {
    const world = await oauthWorld(newToken, { settings: { deadline: 3_600_000 } });
    await world.storage.leases.acquire("oauth:inst_shop", "other node", 1_000);
    expect(await failureOf(read(world))).toEqual({
      kind: "timeout",
      message: "No access token for instance inst_shop: another process asks for one and does not finish.",
    });
  });
});
