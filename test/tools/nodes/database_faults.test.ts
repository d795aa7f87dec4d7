import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeToken } from "../../../gateway/src/storage/token_store.ts";
import { startLoad } from "../../fixtures/gateway/constant_load.ts";
import { dataFolder, runProgram, type ProgramRun, type RunningServe } from "../../fixtures/gateway/gateway_program.ts";
import { startCluster, type NodeCluster } from "../../fixtures/gateway/node_cluster.ts";
import { keyText } from "../../fixtures/gateway/test_database.ts";

const PASSWORD = "fake-wrong-password-4711";

let cluster: NodeCluster;
let nodes: readonly RunningServe[];
let token: string;
let instanceId: string;

beforeAll(async () => {
  cluster = await startCluster();
  nodes = [await cluster.startNode(), await cluster.startNode()];
  token = await cluster.makeToken("ci");
  ({ instanceId } = await cluster.connect(token).create("payments", { name: "Account", auth_config: { api_key: "sk_test_EXAMPLE0000" } }));
});
afterAll(() => cluster.close());

/** The answer of an operation, as it arrives. */
async function execute(node: { readonly url: string }, bearer = token): Promise<{ readonly status: number; readonly body: string }> {
  const answer = await fetch(`${node.url}/api/v1/connectors/instances/${instanceId}/execute`, {
    method: "POST",
    headers: { authorization: `Bearer ${bearer}`, "content-type": "application/json" },
    body: JSON.stringify({ entity: "customers", action: "list", params: {} }),
  });
  return { status: answer.status, body: await answer.text() };
}

async function healthOf({ adminUrl }: RunningServe): Promise<readonly number[]> {
  return Promise.all(["/readyz", "/healthz"].map(async (path) => (await fetch(`${adminUrl}${path}`)).status));
}

describe("while PostgreSQL is down", () => {
  test("nodes are not ready and answer errors of the contract, and go on by themselves afterwards", async () => {
    for (const node of nodes) expect([(await execute(node)).status, await healthOf(node)]).toEqual([200, [200, 200]]);
    await cluster.postgres.restart(async () => {
      for (const node of nodes) {
        expect(await healthOf(node)).toEqual([503, 200]);
        for (const answer of [await execute(node), await execute(node, makeToken().token), await execute(cluster.balancer)]) {
          expect(answer).toMatchObject({ status: 503 });
          expect(JSON.parse(answer.body)).toMatchObject({ errors: [{ error_code: "gateway/database" }] });
        }
      }
    });
    for (const node of nodes) {
      await expect.poll(() => healthOf(node)).toEqual([200, 200]);
      expect(await execute(node)).toMatchObject({ status: 200 });
    }
  });

  test("the log of nodes says that the database does not answer, and no node has ended", () => {
    for (const { printed, child } of nodes) {
      expect(child.exitCode).toBeNull();
      expect(printed.stderr).toContain("database_unavailable");
      expect(printed.stderr).not.toMatch(/sk_test|password/);
    }
  });
});

describe("while PostgreSQL is stopped, killed, and loses connections under load", () => {
  /** Longer than a node tries to store a token before it answers its callers. */
  const AWAY = 4_000;
  /** Each lets the third party give out tokens while the database does not answer. */
  const faults: readonly ((giveTokens: () => void) => Promise<void>)[] = [
    (giveTokens) => cluster.postgres.restart(() => (giveTokens(), wait(AWAY))),
    (giveTokens) => cluster.postgres.restart(() => (giveTokens(), wait(AWAY)), "SIGKILL"),
    (giveTokens) => cluster.postgres.killConnection().then(giveTokens),
  ];
  const refused = new Set<string>();

  const tokenRequests = (): number => cluster.vendor.requests.filter(({ path }) => path.endsWith("/token")).length;

  /** The answer of a node; notes what it is when it is no success, and throws then. */
  async function post(node: RunningServe | undefined, path: string, body: object): Promise<string> {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const answer = await fetch(`${node?.url ?? ""}/api/v1/connectors/instances${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (answer.ok) return text;
    refused.add(`${answer.status} ${/"error_code":"([^"]*)"/.exec(text)?.[1] ?? ""} ${answer.headers.get("retry-after") ?? ""}`);
    throw new Error(text);
  }

  test("no account and nothing that was acknowledged is lost, and callers learn when to come back", async () => {
    const created: string[] = [];
    const account = {
      connector_definition_id: "e094cb9a-26de-4645-8761-65c0c425d1de",
      name: "Account",
      auth_config: { api_key: "sk_test_EXAMPLE" },
    };
    const create = async (): Promise<unknown> =>
      created.push(/inst_\w+/.exec(await post(nodes[created.length % 2], "", account))?.[0] ?? "");
    const accounts = await Promise.all(
      [0, 1, 2, 3].map((index) =>
        cluster.connect(token).create("crm", { name: "CRM", auth_config: { ...cluster.grants.connect(`crm${index}`) } }),
      ),
    );
    const reads = accounts.map(({ instanceId: id }, index) => async () => {
      await post(nodes[index % 2], `/${id}/execute`, { entity: "contacts", action: "list", params: {} });
    });
    const loads = [startLoad(create), ...reads.map((read) => startLoad(read, 2))];
    for (const happens of faults) {
      const giveTokens = cluster.grants.hold();
      const asked = tokenRequests();
      cluster.grants.expire();
      await expect.poll(tokenRequests).toBe(asked + accounts.length);
      await happens(giveTokens);
      const before = loads.map((load) => load.answered());
      await expect.poll(() => loads.every((load, index) => load.answered() > (before[index] ?? 0) + 10)).toBe(true);
    }
    await Promise.all(loads.map((load) => load.stop()));
    cluster.grants.expire();
    for (const read of reads) await read();
    expect([...refused]).toEqual(["503 gateway/database 1"]);
    expect(cluster.grants.refused).toEqual([]);
    expect(cluster.grants.exchanged.length).toBeGreaterThan(accounts.length * faults.length);
    const { stdout } = await cluster.run(["instance", "list", "--json"]);
    expect(created.filter((id) => !stdout.includes(id))).toEqual([]);
  });
});

describe("a wrong address of the database", () => {
  let data: ReturnType<typeof dataFolder>;
  beforeAll(() => {
    data = dataFolder();
  });
  afterAll(() => {
    data.remove();
  });

  const withAddress = (words: readonly string[], address: string): Promise<ProgramRun> =>
    runProgram(words, { cwd: data.folder, environment: { DATABASE_URL: address, GATEWAY_MASTER_KEY: keyText("first") } });
  const withPassword = (): string => Object.assign(new URL(cluster.databaseUrl), { password: PASSWORD }).href;

  test.each([
    ["doctor", ["doctor", "--demo"], "stdout"],
    ["serve", ["serve", "--port", "0"], "stderr"],
    ["token list", ["token", "list"], "stderr"],
  ] as const)("%s names the place of a database that refuses the password, without the password", async (_, words, stream) => {
    const run = await withAddress(words, withPassword());
    expect(run.code).toBe(1);
    expect(run[stream]).toMatch(/PostgreSQL at 127\.0\.0\.1:\d+\/test_1 refuses the gateway \(SQLSTATE 28P01\)\./);
    expect(run[stream]).toContain("Check the user, the password and the database of DATABASE_URL");
    expect(run.stdout + run.stderr).not.toMatch(/4711|\n\s+at /);
  });

  test.each([
    ["doctor", ["doctor", "--demo"], "stdout"],
    ["serve", ["serve", "--port", "0"], "stderr"],
  ] as const)("%s says that nothing listens there", async (_, words, stream) => {
    const run = await withAddress(words, `postgres://gateway:${PASSWORD}@127.0.0.1:1/gateway`);
    expect(run.code).toBe(1);
    expect(run[stream]).toContain("PostgreSQL at 127.0.0.1:1/gateway does not answer (ECONNREFUSED).");
    expect(run.stdout + run.stderr).not.toMatch(/4711|\n\s+at /);
  });
});

describe("the master keys of nodes", () => {
  test("from the environment are checked by doctor, and no key file is made", async () => {
    const { code, stdout } = await cluster.run(["doctor", "--demo", "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual([
      { check: "master key", status: "ok", message: "first, from GATEWAY_MASTER_KEY" },
      { check: "database", status: "ok", message: "PostgreSQL answers, its schema is up to date, and the master key fits" },
    ]);
  });

  test.each([
    [
      "another id",
      keyText("second"),
      /^connector-gateway: .* sealed with a master key that this gateway does not have: first\. .*All nodes/,
    ],
    [
      "the same id and another value",
      `first:${Buffer.alloc(32, 7).toString("base64")}`,
      /^connector-gateway: The master key first is not the one /,
    ],
    ["a key file of its own", undefined, /does not have: first\. Put the key back into master\.key .* or add it to GATEWAY_MASTER_KEY\./],
  ])("stop a node with %s at its start", async (_, key, message) => {
    const data = dataFolder();
    const environment = { DATABASE_URL: cluster.databaseUrl, ...(key !== undefined && { GATEWAY_MASTER_KEY: key }) };
    const { stderr, code } = await runProgram(["serve", "--port", "0"], { cwd: data.folder, environment });
    data.remove();
    expect([code, stderr]).toEqual([1, expect.stringMatching(message)]);
    expect(stderr).not.toMatch(/\n\s+at |[A-Za-z0-9+/]{40}/);
  });
});
