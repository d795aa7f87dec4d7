import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "kysely";
import { migrate, migrations, type Migration, openPostgres } from "../../../gateway/src/storage/open_storage.ts";
import type { Database } from "../../../gateway/src/storage/tables.ts";
import { startLoad, type ConstantLoad } from "../../fixtures/gateway/constant_load.ts";
import type { RunningServe } from "../../fixtures/gateway/gateway_program.ts";
import { startCluster, type NodeCluster, type NodeSetting } from "../../fixtures/gateway/node_cluster.ts";
import { insertInstance, insertTokenOfVersion1 } from "../../fixtures/gateway/version_one.ts";

const OLD_INSTANCE = "inst_0000000000000000000001";
/** A balancer sees within this time that a node stops. */
const drained: NodeSetting = { words: ["--drain-delay", "1"] };

/** Keeps what is written to a table waiting for a second, as a migration of many rows would. */
const later: Migration = {
  version: migrations.length + 1,
  oldestProgram: 1,
  up: async (transaction) => {
    await transaction.schema.alterTable("gateway_tokens").addColumn("note", "text").execute();
    await transaction.schema.alterTable("gateway_instances").addColumn("note", "text").execute();
    await sql`select pg_sleep(1)`.execute(transaction);
  },
};

let cluster: NodeCluster;
let raw: Database;
/** Made by the first version, which named no owner. */
let token: string;

beforeAll(async () => {
  cluster = await startCluster();
  raw = openPostgres(cluster.databaseUrl);
  await migrate(raw, migrations.slice(0, 1));
  token = (await insertTokenOfVersion1(raw, "ci")).token;
  await insertInstance(raw, OLD_INSTANCE);
});
afterAll(async () => {
  await raw.tables.destroy();
  await cluster.close();
});

const read = (): PromiseLike<unknown> => cluster.connect(token).instance("payments", OLD_INSTANCE).customers.list({});

/** What a node of the first version reads for each request. */
async function readAsVersionOne(): Promise<void> {
  const tokens = await sql`select id, name, hash, created_at, revoked_at from gateway_tokens where revoked_at is null`.execute(raw.tables);
  const columns = sql.raw("connector, definition_id, name, owner, config, created_at, revision, key_id, wrapped_key, ciphertext");
  const instances = await sql`select ${columns} from gateway_instances where id = ${OLD_INSTANCE}`.execute(raw.tables);
  if (tokens.rows.length !== 1 || instances.rows.length !== 1) throw new Error("A row is missing.");
}

/** Waits for some more answers. */
async function someAnswers(load: ConstantLoad): Promise<void> {
  const before = load.answered();
  await expect.poll(() => load.answered()).toBeGreaterThan(before + 10);
}

/** Reads all the time while something happens, and expects an answer to every read. */
async function expectNoFailure(happens: () => Promise<void>, call = read): Promise<void> {
  const load = startLoad(call);
  try {
    await someAnswers(load);
    await happens();
    await someAnswers(load);
  } finally {
    expect(await load.stop()).toEqual([]);
  }
}

let nodes: readonly RunningServe[];

describe("nodes of a new version", () => {
  test("upgrade the schema while those of the previous version read, and have all rows", async () => {
    await expectNoFailure(async () => {
      nodes = await Promise.all([cluster.startNode(drained), cluster.startNode(drained)]);
    }, readAsVersionOne);
    await expectNoFailure(() => Promise.resolve());
    expect(cluster.balancer.answered.size).toBe(2);
  });

  test("are read without a failure while a later version upgrades the schema", async () => {
    await expectNoFailure(() => migrate(raw, [...migrations, later]));
  });
});

describe("a rolling restart", () => {
  test("fails no read, also of nodes that a later version left its schema", async () => {
    await expectNoFailure(async () => {
      for (const node of nodes) {
        expect(await node.stop()).toMatchObject({ code: 0 });
        await cluster.startNode(drained);
      }
    });
    expect(cluster.balancer.answered.size).toBe(4);
  });
});

describe("a node that is killed", () => {
  test("loses nothing that was acknowledged, and the other one goes on", async () => {
    const [killed, other] = [await cluster.startNode(), await cluster.startNode()];
    const acknowledged: string[] = [];
    const load = startLoad(async () => {
      const created = await cluster
        .connect(token, cluster.balancer)
        .create("payments", { name: "Account", auth_config: { api_key: "sk_test_EXAMPLE0000" } });
      acknowledged.push(created.instanceId);
    });
    await someAnswers(load);
    killed.child.kill("SIGKILL");
    await killed.ended;
    await someAnswers(load);
    // At most what was under way.
    expect((await load.stop()).length).toBeLessThanOrEqual(4);
    const stored = await raw.tables.selectFrom("gateway_instances").select("id").execute();
    expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
    const client = cluster.connect(token, other);
    for (const id of acknowledged.slice(-5)) expect((await client.instance("payments", id).customers.list({})).records).toHaveLength(1);
  });

  test("while it refreshes an OAuth token keeps the others waiting only as long as its lease", async () => {
    const [killed, other] = [await cluster.startNode(), await cluster.startNode()];
    const { instanceId } = await cluster
      .connect(token)
      .create("crm", { name: "Account", auth_config: { ...cluster.grants.connect("killed") } });
    const release = cluster.grants.hold();
    const readOn = (node: RunningServe): PromiseLike<unknown> => cluster.connect(token, node).instance("crm", instanceId).contacts.list({});
    const lost = expect(readOn(killed)).rejects.toMatchObject({ kind: "network" });
    const leases = raw.tables.selectFrom("gateway_leases").select(["name", "holder"]);
    await expect.poll(() => cluster.vendor.requests.filter(({ path }) => path.endsWith("/token")).length).toBe(1);
    killed.child.kill("SIGKILL");
    await lost;
    release("drop");
    const [lease] = await leases.execute();
    const waiting = readOn(other);
    await expect.poll(async () => (await leases.execute()).length).toBe(1);
    // Its time is over earlier, so that the test need not wait for half a minute.
    await raw.tables
      .updateTable("gateway_leases")
      .set({ expires_at: 0 })
      .where("holder", "=", lease?.holder ?? "")
      .execute();
    expect(await waiting).toMatchObject({ records: [{ id: "1" }] });
    expect(cluster.grants).toMatchObject({ exchanged: ["EXAMPLE-killed-refresh-0"], refused: [] });
    expect(await leases.execute()).toEqual([]);
  });
});
