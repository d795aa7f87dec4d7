import { describe, expect, it, test } from "vitest";
import { secondNode, worldWith } from "../../fixtures/gateway/caller_tests.ts";
import { sendJson } from "../../fixtures/gateway/loopback_server.ts";
import { client, newToken, oauthWorld, read, storedValues, tokenRequests, withToken, vendor } from "../../fixtures/gateway/oauth_world.ts";
import { vendorCall } from "../../fixtures/gateway/vendor_calls.ts";
import { failureOf } from "../../fixtures/gateway/vendor_callers.ts";

describe("an access token", () => {
  test("is asked for when there is none, as RFC 6749 says", async () => {
    const world = await oauthWorld(newToken, { credentials: client });
    expect(await read(world)).toMatchObject({ body: { id: 1 } });
    const [request] = tokenRequests(world);
    expect(request).toMatchObject({
      method: "POST",
      url: "/base/oauth/token",
      headers: { "content-type": "application/x-www-form-urlencoded", connection: "close" },
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

  test("is not repeated in a message, nor is the one before it", async () => {
    const message = "EXAMPLE-access-0 and EXAMPLE-refresh-0 gave way to EXAMPLE-access-1 and EXAMPLE-refresh-1";
    const world = await worldWith(
      (request, response, index) =>
        request.url === "/base/oauth/token" ? newToken(response, 1, request) : sendJson(response, { message }, index === 0 ? 401 : 422),
      { credentials: withToken },
    );
    const settings = { replacedUrls: { shop: `${world.server.url}/base/` } };
    const { caller } = secondNode(world, { origins: [world.server.url], settings });
    const failure = await failureOf(caller.call(vendorCall({ vendor, url: world.server.url })));
    expect(failure.message).toBe("[redacted] and [redacted] gave way to [redacted] and [redacted]");
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
    [200, {}, "malformed", "Shop sent an answer without a usable token (status 200)."],
    [200, { access_token: 7 }, "malformed", "Shop sent an answer without a usable token (status 200)."],
    [200, { access_token: "" }, "malformed", "Shop sent an answer without a usable token (status 200)."],
    [200, "", "malformed", "Shop sent an answer without a usable token (status 200)."],
    [500, {}, "unavailable", "Shop answered with status 500."],
    [501, {}, "unavailable", "Shop answered with status 501."],
    [423, {}, "unavailable", "Shop answered with status 423."],
    [400, { error: "temporarily_unavailable" }, "unavailable", "Shop answered with status 400."],
    [430, {}, "rate_limit", "Shop accepts no more token requests until its rate limit resets."],
    [429, {}, "rate_limit", "Shop accepts no more token requests until its rate limit resets."],
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
