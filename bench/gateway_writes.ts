/**
 * Writes with keys: `npx tsx bench/gateway_writes.ts storm [count]` makes 10,000 writes of each kind on two nodes and PostgreSQL, of whose
 * requests 20 % fail while nodes are killed, and says how they ended. `npx tsx bench/gateway_writes.ts time` measures what a key adds to
 * a write and to a read, on SQLite, and on the PostgreSQL of DATABASE_URL. `npx tsx bench/gateway_writes.ts audit` measures how long a call
 * waits for its entry in the audit. Both measure after 4,000 calls of each kind, as in a gateway that has run for a while, and also say what the
 * first 300 took, for which V8 has not compiled yet what they need.
 */
import { randomUUID } from "node:crypto";
import process from "node:process";
import { createAuditTrail } from "../gateway/src/credentials/audit_trail.ts";
import { loadMasterKeys } from "../gateway/src/credentials/master_keys.ts";
import { openStorage } from "../gateway/src/storage/open_storage.ts";
import { FIRST, percentile, WARM_UP } from "./gateway/figures.ts";
import { startFakeVendor } from "../test/fixtures/gateway/fake_vendor.ts";
import { dataFolder, runProgram, startServe } from "../test/fixtures/gateway/gateway_program.ts";
import { startCluster } from "../test/fixtures/gateway/node_cluster.ts";
import { runWriteStorm } from "../test/fixtures/gateway/write_storm.ts";

const CALLS = 1_500;

const [what = "time", count = "10000"] = process.argv.slice(2);
await (what === "storm" ? storm(Number(count)) : what === "audit" ? audit() : time());

async function audit(): Promise<void> {
  const { folder, remove } = dataFolder();
  const { DATABASE_URL: databaseUrl } = process.env;
  const keys = loadMasterKeys({ dataFolder: folder, environment: {} });
  const storage = await openStorage({ dataFolder: folder, databaseUrl, keys });
  const trail = createAuditTrail({ audit: storage.audit, keys }, Date.now);
  const fields = {
    operation: "payments.customers.get",
    effect: "read",
    outcome: "ok",
    token: "tok_EXAMPLE00000",
    request: randomUUID(),
  } as const;
  for (const together of [1, 20]) {
    const times: number[] = [];
    const add = async (): Promise<void> => {
      const started = performance.now();
      await trail.add({ at: new Date().toISOString(), ...fields, instance: "inst_EXAMPLE", records: ["cus_EXAMPLE"] });
      times.push(performance.now() - started);
    };
    for (let call = 0; call < WARM_UP + 4_000; call += together) await Promise.all(Array.from({ length: together }, add));
    printMeasured(`${storage.kind}: ${together} at a time`, times);
  }
  await storage.close();
  remove();
}

async function storm(writes: number): Promise<void> {
  const cluster = await startCluster();
  const token = await cluster.makeToken("bench");
  for (const action of ["create", "delete"] as const) {
    const started = performance.now();
    const { ended, done, mayHaveLeft, again } = await runWriteStorm(cluster, token, { action, count: writes, kills: 10, seed: 11 });
    const ends: Record<string, number> = {};
    for (const { status, code } of ended) ends[`${status} ${code}`.trim()] = (ends[`${status} ${code}`.trim()] ?? 0) + 1;
    const twice = [...done.values()].filter((times) => times > 1).length;
    const unsent = ended.filter(({ id, status }) => status === 409 && !mayHaveLeft.has(id)).length;
    const answered = ended.filter(({ status }) => status === 200);
    let differing = 0;
    for (const write of answered) if ((await again(write)).body !== write.body) differing += 1;
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${action}: ${JSON.stringify(ends)}, done twice: ${twice}, unknown without a request: ${unsent}`);
    console.log(`  answers repeated: ${answered.length}, of which differ: ${differing}; ${seconds} s`);
  }
  await cluster.close();
}

async function time(): Promise<void> {
  const vendor = await startFakeVendor();
  vendor.answer(() => ({ json: { id: "cus_1", object: "customer", created: 1, livemode: false } }));
  const { folder, remove } = dataFolder();
  const { DATABASE_URL: databaseUrl } = process.env;
  const setting = { cwd: folder, environment: databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl } };
  const server = await startServe(["--allow-private-egress", "--log-level", "error", "--vendor", `payments=${vendor.url}`], setting);
  const token = (await runProgram(["token", "create", "--name", `bench ${Date.now()}`], setting)).stdout.trim();
  const post = async (path: string, body: object, key?: string): Promise<string> => {
    const headers = {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      ...(key !== undefined && { "idempotency-key": key }),
    };
    return (
      await fetch(`${server.url}/api/v1/connectors/instances${path}`, { method: "POST", headers, body: JSON.stringify(body) })
    ).text();
  };
  const definition = "e094cb9a-26de-4645-8761-65c0c425d1de";
  const made = await post("", { connector_definition_id: definition, name: "a", auth_config: { api_key: "sk_test_EXAMPLE" } });
  const path = `/${/inst_\w+/.exec(made)?.[0] ?? ""}/execute`;
  const write = { entity: "customers", action: "create", params: { name: "Jo" } };
  const read = { entity: "customers", action: "get", params: { id: "cus_1" } };
  const kinds = {
    write: [write, undefined],
    "write with a key": [write, "key"],
    read: [read, undefined],
    "read with a key": [read, "key"],
  } as const;
  const times = new Map(Object.keys(kinds).map((kind) => [kind, [] as number[]]));
  // One of each in turn, so that all meet the same machine.
  for (let call = 0; call < WARM_UP + CALLS; call += 1)
    for (const [kind, [body, key]] of Object.entries(kinds)) {
      const started = performance.now();
      await post(path, body, key === undefined ? undefined : `${key} ${call}`);
      times.get(kind)?.push(performance.now() - started);
    }
  for (const [kind, all] of times) printMeasured(`${databaseUrl === undefined ? "sqlite" : "postgres"}: ${kind}`, all);
  await server.stop();
  await vendor.close();
  remove();
}

/** Prints the times of a kind of calls, in milliseconds, in the order in which they were made. */
function printMeasured(what: string, times: readonly number[]): void {
  const [warm, first] = [times.slice(WARM_UP), times.slice(0, FIRST)].map(
    (some) => `p50 ${percentile(some, 50).toFixed(3)} ms, p99 ${percentile(some, 99).toFixed(3)} ms`,
  );
  console.log(`${what}: ${warm}; the first ${FIRST}: ${first}`);
}
