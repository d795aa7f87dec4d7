import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStorage } from "../../../gateway/src/storage/open_storage.ts";
import type { RunningServe } from "../../fixtures/gateway/gateway_program.ts";
import { startCluster, type GatewayClient, type NodeCluster } from "../../fixtures/gateway/node_cluster.ts";
import { keysOf, newInstance } from "../../fixtures/gateway/test_database.ts";

/** A revoked token works for at most this long: the guide of the gateway says so. */
const REVOKED_MILLISECONDS = 5_000;

let cluster: NodeCluster;
let nodes: readonly [RunningServe, RunningServe];
let token: string;

beforeAll(async () => {
  cluster = await startCluster({ keys: ["second", "first"] });
  nodes = [await cluster.startNode(), await cluster.startNode()];
  token = await cluster.makeToken("ci");
});
afterAll(() => cluster.close());

const clientOf = (to?: { readonly url: string }): GatewayClient => cluster.connect(token, to);

/** Connects an account with OAuth, whose access token has expired. */
async function connectAccount(account: string): Promise<string> {
  return (await clientOf().create("crm", { name: account, auth_config: { ...cluster.grants.connect(account) } })).instanceId;
}

async function readContacts(id: string, to?: { readonly url: string }): Promise<number> {
  return (await clientOf(to).instance("crm", id).contacts.list({})).records.length;
}

/** 404 for a token that is valid. */
async function statusOf(bearer: string, { url }: { readonly url: string }): Promise<number> {
  const headers = { authorization: `Bearer ${bearer}`, "content-type": "application/json" };
  return (await fetch(`${url}/api/v1/connectors/instances/inst_unknown/execute`, { method: "POST", headers, body: "{}" })).status;
}

/** The refresh tokens of an account that the third party exchanged, and those that it refused. */
function exchangesOf(account: string): { readonly exchanged: readonly string[]; readonly refused: readonly string[] } {
  const isOfAccount = (refreshToken: string): boolean => refreshToken.startsWith(`EXAMPLE-${account}-`);
  const { exchanged, refused } = cluster.grants;
  return { exchanged: exchanged.filter(isOfAccount), refused: refused.filter(isOfAccount) };
}

function refreshTokens(account: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `EXAMPLE-${account}-refresh-${index}`);
}

/** Waits until a node has asked for a token that the third party does not give out yet. */
async function startHeldRead(id: string, node: RunningServe): Promise<{ readonly call: Promise<number>; readonly release: () => void }> {
  const release = cluster.grants.hold();
  const asked = (): number => cluster.vendor.requests.filter(({ path }) => path.endsWith("/token")).length;
  const before = asked();
  const call = readContacts(id, node);
  call.catch(() => undefined);
  await expect.poll(asked).toBe(before + 1);
  return { call, release };
}

describe("instances", () => {
  test("that one node creates are used on the other one at once", async () => {
    for (const [one, other] of [nodes, [nodes[1], nodes[0]] as const]) {
      const { instanceId: id } = await clientOf(one).create("payments", {
        name: "Account",
        auth_config: { api_key: "sk_test_EXAMPLE0000" },
      });
      expect((await clientOf(other).instance("payments", id).customers.list({})).records).toHaveLength(1);
    }
  });

  test("that an operator deletes are gone on both", async () => {
    const { instanceId: id } = await clientOf().create("payments", { name: "Account", auth_config: { api_key: "sk_test_EXAMPLE0000" } });
    for (const node of nodes) expect((await clientOf(node).instance("payments", id).customers.list({})).records).toHaveLength(1);
    expect(await cluster.run(["instance", "delete", id])).toMatchObject({ code: 0 });
    for (const node of nodes)
      await expect(clientOf(node).instance("payments", id).customers.list({})).rejects.toMatchObject({ status: 404 });
  });
});

describe("a bearer token", () => {
  test("is valid on both nodes when it is made, and refused on both soon after it is revoked", async () => {
    for (const node of nodes) expect(await statusOf("tok_unknown", node)).toBe(401);
    const bearer = await cluster.makeToken("short-lived");
    for (const node of nodes) expect(await statusOf(bearer, node)).toBe(404);
    expect(await cluster.run(["token", "revoke", "short-lived"])).toMatchObject({ code: 0 });
    await wait(REVOKED_MILLISECONDS);
    for (const node of nodes) expect(await statusOf(bearer, node)).toBe(401);
  });
});

describe("an OAuth token", () => {
  test("is refreshed once for 200 calls on both nodes, and the next refresh has the rotated token", async () => {
    const id = await connectAccount("storm");
    for (const round of [1, 2]) {
      cluster.grants.expire();
      const counts = await Promise.all(Array.from({ length: 200 }, () => readContacts(id)));
      expect(counts).toEqual(counts.map(() => 1));
      expect(exchangesOf("storm")).toEqual({ exchanged: refreshTokens("storm", round), refused: [] });
    }
    expect([...cluster.balancer.answered.values()].every((count) => count >= 200)).toBe(true);
  });

  test("that is refreshed does not replace credentials that an operator sets meanwhile", async () => {
    const id = await connectAccount("before");
    const { call, release } = await startHeldRead(id, nodes[0]);
    const { access_token: _accessToken, ...credentials } = cluster.grants.connect("after");
    expect(await cluster.run(["instance", "set-credentials", id], JSON.stringify(credentials))).toMatchObject({ code: 0 });
    release();
    expect(await call).toBe(1);
    expect(await readContacts(id, nodes[1])).toBe(1);
    expect(exchangesOf("before")).toEqual({ exchanged: refreshTokens("before", 1), refused: [] });
    expect(exchangesOf("after")).toEqual({ exchanged: refreshTokens("after", 1), refused: [] });
  });

  test("is not lost when the master key is rotated meanwhile", async () => {
    const storage = await openStorage({ dataFolder: "/nonexistent", databaseUrl: cluster.databaseUrl, keys: keysOf("first", "second") });
    const instance = newInstance({ connector: "crm", owner: "ci" });
    const { id } = await storage.instances.create(instance, { ...cluster.grants.connect("sealed") });
    await storage.close();
    const { call, release } = await startHeldRead(id, nodes[0]);
    expect(await cluster.run(["keys", "rotate"])).toMatchObject({ code: 0 });
    release();
    expect(await call).toBe(1);
    cluster.grants.expire();
    expect(await readContacts(id, nodes[1])).toBe(1);
    expect(exchangesOf("sealed")).toEqual({ exchanged: refreshTokens("sealed", 2), refused: [] });
  });
});
