import { inspect } from "node:util";
import { describe, expect, it, test } from "vitest";
import { client, oauthWorld, read, storedValues, tokenRequests, type AnswerToken } from "../../fixtures/gateway/oauth_world.ts";
import { sendJson } from "../../fixtures/gateway/loopback_server.ts";
import { failureOf } from "../../fixtures/gateway/vendor_callers.ts";

const huge = JSON.stringify({ access_token: "x".repeat(300 * 1024) });
const secret = encodeURIComponent(client.client_secret);

describe("a token endpoint that answers with garbage", () => {
  it.each<readonly [name: string, answer: AnswerToken, kind: string]>([
    ["too much", (response) => response.end(huge), "malformed"],
    ["HTML", (response) => response.end("<script>alert(1)</script>"), "malformed"],
    ["deep JSON", (response) => response.end("[".repeat(100_000)), "malformed"],
    ["an unknown encoding", (response) => response.writeHead(200, { "content-encoding": "br" }).end("{}"), "malformed"],
    ["a token that is no text", (response) => sendJson(response, { access_token: { toString: "x" } }), "malformed"],
    ["a token with a line break", (response) => sendJson(response, { access_token: "a\r\nX-Admin: 1" }), "malformed"],
    ["a token that no header can carry", (response) => sendJson(response, { access_token: "\u0130" }), "malformed"],
    ["a token of a prototype", (response) => response.end('{"__proto__":{"access_token":"EXAMPLE"}}'), "malformed"],
    ["a redirect", (response) => response.writeHead(307, { location: "https://other.example/" }).end(), "egress"],
    ["an error with the secret", (response) => sendJson(response, { error: client.client_secret }, 400), "credentials"],
    ["an error with the encoded secret", (response) => sendJson(response, { error: secret }, 400), "credentials"],
    [
      "an error with a part of the secret where it is cut",
      (response) => sendJson(response, { error: `${"x".repeat(50)}${client.client_secret}` }, 400),
      "credentials",
    ],
    [
      "an error with a line break",
      (response) => sendJson(response, { error: "a\r\nb", error_description: client.client_secret }, 400),
      "credentials",
    ],
    ["an error that is no text", (response) => sendJson(response, { error: { code: client.refresh_token } }, 400), "credentials"],
  ])("%s fails without a secret, and nothing of it is stored", async (_, answer, kind) => {
    const world = await oauthWorld(answer);
    const before = await storedValues(world);
    const failure = await failureOf(read(world));
    expect(failure.kind).toBe(kind);
    expect(failure.message).not.toMatch(/[\r\n]|EXAMPLE-(secret|refresh|access)/);
    expect([await storedValues(world), tokenRequests(world).length]).toEqual([before, 1]);
    expect(world.server.requests.filter(({ headers }) => "x-admin" in headers)).toEqual([]);
  });

  it.each([Infinity, -1, "1e999", "abc", null, {}, Number.MAX_SAFE_INTEGER])("the lifetime %j does no harm", async (expires_in) => {
    const world = await oauthWorld((response, count) => sendJson(response, { access_token: `EXAMPLE-access-${count}`, expires_in }));
    expect(await read(world)).toMatchObject({ status: 200 });
    expect(await read(world)).toMatchObject({ status: 200 });
    expect(tokenRequests(world)).toHaveLength(1);
  });

  test("the error has no secret when it is inspected", async () => {
    const world = await oauthWorld((response) => sendJson(response, { error: client.client_secret }, 400));
    const error: unknown = await read(world).catch((thrown: unknown) => thrown);
    const shown = inspect(error, { depth: Infinity, showHidden: true });
    expect(shown).toContain("No access token for instance inst_shop");
    expect(Object.values(client).filter((value) => shown.includes(value))).toEqual([]);
  });
});
