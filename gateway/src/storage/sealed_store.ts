import type { Database } from "./database.ts";
import { keyRegister } from "./key_register.ts";
import type { SealedCredentialsRepository } from "./store_types.ts";

/** The sealed credentials of all instances in a database. */
export function sealedCredentialsRepository(database: Database): SealedCredentialsRepository {
  const { tables } = database;
  return {
    ...keyRegister(database),
    listWrappedByOthers: async (keyId, after, limit) => {
      const rows = await tables
        .selectFrom("gateway_instances")
        .select(["id", "connector", "key_id", "wrapped_key", "ciphertext"])
        .where("key_id", "!=", keyId)
        .where("id", ">", after)
        .orderBy("id")
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        instanceId: row.id,
        connector: row.connector,
        sealed: { keyId: row.key_id, wrappedKey: row.wrapped_key, ciphertext: row.ciphertext },
      }));
    },
    replaceWrappedKeys: (changes) =>
      tables.transaction().execute(async (transaction) => {
        let replaced = 0;
        for (const { before, after } of changes) {
          // A wrapped key is random: when it is still the same, the credentials are, too.
          const { numUpdatedRows: updated } = await transaction
            .updateTable("gateway_instances")
            .set({ key_id: after.keyId, wrapped_key: after.wrappedKey })
            .where("id", "=", before.instanceId)
            .where("wrapped_key", "=", before.sealed.wrappedKey)
            .executeTakeFirst();
          replaced += Number(updated);
        }
        return replaced;
      }),
  };
}
