import type { SealedCredentialsRepository, CredentialKeys } from "./store_types.ts";
import type { Transaction } from "kysely";
import { connectorOfWrite } from "./write_store.ts";
import { StorageError } from "./storage_error.ts";
import type { Tables, Database } from "./tables.ts";

/** The sealed credentials of all instances in a database. */
export function sealedCredentialsRepository(database: Database): SealedCredentialsRepository {
  const { tables } = database;
  return {
    ...keyRegister(database),
    listWrappedByOthers: async (keyId, after, limit) => {
      const rows = await tables
        .selectFrom("gateway_instances")
        .select(["id", "id as instance", "connector", "key_id", "wrapped_key", "ciphertext"])
        .where("key_id", "!=", keyId)
        .where("id", ">", after)
        .unionAll(
          tables
            .selectFrom("gateway_writes")
            .select(["name as id", "instance", connectorOfWrite.as("connector"), "key_id", "wrapped_key", "ciphertext"])
            .where("key_id", "!=", keyId)
            .where("name", ">", after),
        )
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map(({ id, instance, connector, key_id, wrapped_key: wrappedKey, ciphertext }) => ({
        id,
        ...{ instanceId: instance, connector },
        sealed: { keyId: key_id, wrappedKey, ciphertext },
      }));
    },
    replaceWrappedKeys: (changes) =>
      tables.transaction().execute(async (transaction) => {
        let replaced = 0;
        for (const { before, after } of changes) {
          // A wrapped key is random: when it is still the same, the credentials are, too.
          const columns = { key_id: after.keyId, wrapped_key: after.wrappedKey };
          const key = before.sealed.wrappedKey;
          const ofInstances = transaction.updateTable("gateway_instances").set(columns).where("id", "=", before.id);
          const ofWrites = transaction.updateTable("gateway_writes").set(columns).where("name", "=", before.id);
          const { numUpdatedRows: updated } = await (before.id === before.instanceId
            ? ofInstances.where("wrapped_key", "=", key).executeTakeFirst()
            : ofWrites.where("wrapped_key", "=", key).executeTakeFirst());
          replaced += Number(updated);
        }
        return replaced;
      }),
  };
}

/** Which master keys the nodes of a database use. */
function keyRegister(database: Database): Pick<SealedCredentialsRepository, "countByKey" | "verifyKeys" | "forgetUnusedKeys"> {
  const { tables } = database;
  return {
    countByKey: () => tables.transaction().execute(countByKey),
    verifyKeys: (keys) =>
      tables.transaction().execute(async (transaction) => {
        // Two nodes that start on an empty database with different keys: the second one has to see the key of the first.
        await database.lockSchema(transaction);
        await verifyKeys(transaction, keys);
      }),
    forgetUnusedKeys: async (keyId) => {
      await tables
        .deleteFrom("gateway_master_keys")
        .where("id", "!=", keyId)
        .where("id", "not in", tables.selectFrom("gateway_instances").select("key_id"))
        .where("id", "not in", tables.selectFrom("gateway_writes").select("key_id"))
        .execute();
    },
  };
}

async function countByKey(transaction: Transaction<Tables>): Promise<ReadonlyMap<string, number>> {
  const registered = await transaction.selectFrom("gateway_master_keys").select("id").orderBy("id").execute();
  const wrapping = await transaction
    .selectFrom("gateway_instances")
    .select(({ fn }) => ["key_id", fn.countAll().as("rows")])
    .groupBy("key_id")
    .orderBy("key_id")
    .execute();
  const counts = new Map<string, number>(registered.map(({ id }) => [id, 0]));
  for (const { key_id: id, rows } of wrapping) counts.set(id, Number(rows));
  return counts;
}

async function verifyKeys(transaction: Transaction<Tables>, keys: CredentialKeys): Promise<void> {
  const registered = await transaction.selectFrom("gateway_master_keys").selectAll().execute();
  for (const { id, proof } of registered) {
    if ((keys.proof(id) ?? proof) !== proof) throw keyDiffers(id);
  }
  const ofWrites = await transaction.selectFrom("gateway_writes").select("key_id").distinct().execute();
  const used = new Set([...(await countByKey(transaction)).keys(), ...ofWrites.map(({ key_id: id }) => id)]);
  const missing = [...used].filter((id) => keys.proof(id) === undefined);
  if (missing.length > 0) throw keysMissing(missing);
  const current = keys.currentId();
  const proof = keys.proof(current);
  if (proof === undefined || registered.some(({ id }) => id === current)) return;
  await transaction.insertInto("gateway_master_keys").values({ id: current, proof }).execute();
}

function keyDiffers(id: string): StorageError {
  const message = `The master key ${id} is not the one that sealed the credentials in this database, though it has the same id. Start the gateway with the right key, and give each key an id of its own.`;
  return new StorageError("master_key_differs", message);
}

function keysMissing(ids: readonly string[]): StorageError {
  const names = ids.join(", ");
  const message = `The credentials in this database are sealed with a master key that this gateway does not have: ${names}. Put the key back into master.key in the data folder, or add it to GATEWAY_MASTER_KEY. All nodes of a database need the same keys.`;
  return new StorageError("master_key_missing", message);
}
