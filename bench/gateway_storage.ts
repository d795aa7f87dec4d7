/**
 * Measures the storage of the gateway with 2,000 instances: what a request needs of it, and the rotation of master keys.
 * Run it with `npx tsx bench/gateway_storage.ts` for the embedded database, and with DATABASE_URL for an empty PostgreSQL database.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { addMasterKey, loadMasterKeys } from "../gateway/src/credentials/master_keys.ts";
import { rotateKeys } from "../gateway/src/cli/operator_commands.ts";
import { openStorage } from "../gateway/src/storage/open_storage.ts";

const INSTANCES = 2000;

const dataFolder = mkdtempSync(join(tmpdir(), "gateway-bench-"));
const keys = loadMasterKeys({ dataFolder, environment: {} });
const storage = await openStorage({ dataFolder, databaseUrl: process.env["DATABASE_URL"], keys });
const { token } = await storage.tokens.create(`bench ${Date.now()}`);
const instance = { connector: "payments", definitionId: "def-payments", name: "Test account", owner: "bench", config: {} };
const credentials = {
  client_id: "fake-client",
  client_secret: "f".repeat(40),
  refresh_token: "f".repeat(120),
  access_token: "f".repeat(200),
};
const ids: string[] = [];

await measure("create", INSTANCES, async () => ids.push((await storage.instances.create(instance, credentials)).id));
await measure("find token", INSTANCES, () => storage.tokens.find(token));
await measure("find instance", INSTANCES, (index) => storage.instances.find(ids[index] ?? "", "bench"));
await measure("open credentials", INSTANCES, (index) => storage.instances.readCredentials(ids[index] ?? ""));
await measure("replace credentials", INSTANCES, (index) => storage.instances.replaceCredentials(ids[index] ?? "", credentials, 1));
await measure("acquire and release a lease", INSTANCES, async (index) => {
  await storage.leases.acquire(`refresh ${index}`, "bench", 30_000);
  await storage.leases.release(`refresh ${index}`, "bench");
});
await measure("list all", 20, () => storage.instances.list());
if (storage.kind === "sqlite") await measure("back up", 5, () => storage.backup(join(dataFolder, "backup.db")));
await measure("rotate master keys", 1, () =>
  rotateKeys(storage, keys, () => {
    addMasterKey(dataFolder);
  }),
);
for (const id of ids) await storage.instances.delete(id);
await storage.close();
rmSync(dataFolder, { recursive: true });

/** Prints the median and the 99th percentile of what an action takes, in milliseconds. */
async function measure(name: string, count: number, action: (index: number) => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const started = performance.now();
    await action(index);
    times.push(performance.now() - started);
  }
  times.sort((one, other) => one - other);
  const at = (part: number): string => (times[Math.floor(part * (count - 1))] ?? 0).toFixed(3);
  console.log(`${storage.kind}: ${name}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
}
