import process from "node:process";
import { rotateMasterKeys } from "../../../gateway/src/cli/operator_commands.ts";
import { createAuditTrail } from "../../../gateway/src/credentials/audit_trail.ts";
import { loadMasterKeys } from "../../../gateway/src/credentials/master_keys.ts";
import { openStorage } from "../../../gateway/src/storage/open_storage.ts";

/*
 * A process that uses the storage in a folder, for tests of several processes and of processes that are killed:
 *   storage_process.ts <folder> start    creates one instance, as a gateway that starts for the first time, and prints its id
 *   storage_process.ts <folder> write    creates instances and replaces credentials until it is killed
 *   storage_process.ts <folder> rotate   rotates master keys until it is killed
 *   storage_process.ts <folder> audit    adds entries to the audit, several at a time, until it is killed
 * Each line that it prints acknowledges what was written.
 */
const [dataFolder = "", task = ""] = process.argv.slice(2);

if (task === "rotate") await rotate();
else if (task === "audit") await audit();
else await write(task === "start" ? 1 : Infinity);

async function write(count: number): Promise<void> {
  const storage = await openStorage({ dataFolder, keys: loadMasterKeys({ dataFolder, environment: {} }) });
  for (let index = 0; index < count; index += 1) {
    const instance = { connector: "payments", definitionId: "def-payments", name: "Test account", owner: "ci", config: {} };
    const { id } = await storage.instances.create(instance, { revision: 1 });
    acknowledge({ id, revision: 1 });
    const revision = await storage.instances.replaceCredentials(id, { revision: 2 }, 1);
    acknowledge({ id, revision });
  }
  await storage.close();
}

async function rotate(): Promise<void> {
  for (;;) acknowledge(await rotateMasterKeys({ dataFolder, environment: {} }));
}

async function audit(): Promise<void> {
  const keys = loadMasterKeys({ dataFolder, environment: {} });
  const { audit } = await openStorage({ dataFolder, keys });
  const trail = createAuditTrail({ audit, keys }, Date.now);
  const addSome = async (worker: number): Promise<void> => {
    for (let index = 0; ; index += 1) {
      const id = `${process.pid} ${worker} ${index}`;
      await trail.add({ at: new Date().toISOString(), operation: "payments.customers.get", outcome: "ok", records: [id] });
      acknowledge({ id, revision: 1 });
    }
  };
  await Promise.all([1, 2, 3, 4, 5].map(addSome));
}

function acknowledge(what: object): void {
  process.stdout.write(`${JSON.stringify(what)}\n`);
}
