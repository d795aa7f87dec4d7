import { sql, type Kysely } from "kysely";
import { toSealed, type SealedColumns } from "./instance_store.ts";
import type { SealedCredentialsRepository, CredentialKeys, SealedRow } from "./store_types.ts";
import { connectorOfWrite } from "./write_store.ts";
import { StorageError } from "./storage_error.ts";
import { changesOf, rowsOf, run, type MasterKeyTable, type Tables, type Database } from "./tables.ts";

/** The sealed credentials of all instances in a database. */
export function sealedCredentialsRepository(database: Database): SealedCredentialsRepository {
  const { tables } = database;
  return {
    listWrappedByOthers: async (keyId, after, limit) => {
      const columns = sql`key_id, wrapped_key, ciphertext`;
      const rows = await rowsOf<Omit<SealedRow, "sealed" | "instanceId"> & { readonly instance: string } & SealedColumns>(
        tables,
        sql`select id, id as instance, connector, ${columns} from gateway_instances where key_id != ${keyId} and id > ${after} union all
          select name as id, instance, ${connectorOfWrite} as connector, ${columns} from gateway_writes
          where key_id != ${keyId} and name > ${after} order by id limit ${limit}`,
      );
      return rows.map(({ id, instance, connector, ...row }) => ({ id, instanceId: instance, connector, sealed: toSealed(row) }));
    },
    replaceWrappedKeys: (changes) =>
      tables.transaction().execute(async (transaction) => {
        let replaced = 0;
        for (const { before, after } of changes) {
          // A wrapped key is random: when it is still the same, the credentials are, too.
          const columns = sql`key_id = ${after.keyId}, wrapped_key = ${after.wrappedKey}`;
          const [table, id] = before.id === before.instanceId ? ["gateway_instances", sql`id`] : ["gateway_writes", sql`name`];
          const those = sql`${id} = ${before.id} and wrapped_key = ${before.sealed.wrappedKey}`;
          replaced += await changesOf(transaction, sql`update ${sql.table(table)} set ${columns} where ${those}`);
        }
        return replaced;
      }),
    countByKey: () => tables.transaction().execute(countByKey),
    verifyKeys: (keys) =>
      tables.transaction().execute(async (transaction) => {
        // Two nodes that start on an empty database with different keys: the second one has to see the key of the first.
        await database.lockSchema(transaction);
        await verifyKeys(transaction, keys);
      }),
    forgetUnusedKeys: (keyId) =>
      run(
        tables,
        sql`delete from gateway_master_keys where id != ${keyId} and id not in (select key_id from gateway_instances)
        and id not in (select key_id from gateway_writes)`,
      ),
  };
}

async function countByKey(tables: Kysely<Tables>): Promise<ReadonlyMap<string, number>> {
  const registered = await rowsOf<MasterKeyTable>(tables, sql`select id from gateway_master_keys order by id`);
  const wrapping = await rowsOf<MasterKeyTable & { readonly instances: number | string }>(
    tables,
    sql`select key_id as id, count(*) as instances from gateway_instances group by key_id order by key_id`,
  );
  const counts = new Map<string, number>(registered.map(({ id }) => [id, 0]));
  for (const { id, instances } of wrapping) counts.set(id, Number(instances));
  return counts;
}

async function verifyKeys(tables: Kysely<Tables>, keys: CredentialKeys): Promise<void> {
  const registered = await rowsOf<MasterKeyTable>(tables, sql`select * from gateway_master_keys`);
  for (const { id, proof } of registered) if ((keys.proof(id) ?? proof) !== proof) throw keyDiffers(id);
  const ofWrites = await rowsOf<MasterKeyTable>(tables, sql`select distinct key_id as id from gateway_writes`);
  const used = new Set([...(await countByKey(tables)).keys(), ...ofWrites.map(({ id }) => id)]);
  const missing = [...used].filter((id) => keys.proof(id) === undefined);
  if (missing.length > 0) throw keysMissing(missing);
  const current = keys.currentId();
  const proof = keys.proof(current);
  if (proof === undefined || registered.some(({ id }) => id === current)) return;
  await tables.insertInto("gateway_master_keys").values({ id: current, proof }).execute();
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
