import { randomUUID } from "node:crypto";
import { isObject } from "./instance_store.ts";
import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";
import type {
  CredentialBinding,
  CredentialKeys,
  KeptAnswer,
  NewWrite,
  SealedCredentials,
  WriteRepository,
  WriteStart,
} from "./store_types.ts";
import type { Database, WriteTable } from "./tables.ts";

/** Third parties keep keys for a day, and a call takes a while to arrive. */
const VENDOR_KEY_LIFE = 23 * 3_600_000;

/** How long it is kept that an operator says that a write was done. */
const RESOLVED_LIFE = 24 * 3_600_000;

/** Ten years: longer than any call may take. */
const LONGEST_HOLD = 10 * 365 * 24 * 3_600_000;

/** The connector that the sealed columns of a write are bound to: no instance has it, so that neither opens as the other. */
export const connectorOfWrite = sql<string>`'write ' || ${sql.ref("gateway_writes.name")}`;

/** The sealed columns of a write belong to it and to its instance. */
function bindingOfWrite({ name, instance }: Pick<WriteTable, "name" | "instance">): CredentialBinding {
  return { instanceId: instance, connector: `write ${name}` };
}

/** The writes with keys in a database, sealed with `keys`. One statement decides each step, so that nodes need no locks. */
export function writeRepository(database: Database, keys: CredentialKeys): WriteRepository {
  const { tables, now } = database;
  return {
    begin: async (write) => {
      for (;;) {
        const begun = await insert(database, keys, write);
        if (begun !== undefined) return begun;
        const earlier = await findEarlier(database, keys, write);
        if (earlier !== undefined) return earlier;
      }
    },
    finish: async (write, { status, headers, body }) => {
      const sealed = toColumns(keys.seal({ key: write.key, answer: { status, headers, body } }, bindingOfWrite(write)));
      await tables
        .updateTable("gateway_writes")
        .set((value) => ({ ...sealed, state: "done", expires_at: value(now, "+", write.times.kept) }))
        .where("name", "=", write.name)
        .where("holder", "=", write.holder)
        .where("state", "!=", "done")
        .execute();
    },
    release: async ({ name, holder }) => {
      await tables
        .deleteFrom("gateway_writes")
        .where("name", "=", name)
        .where("holder", "=", holder)
        .where("state", "=", "running")
        .execute();
    },
    abandon: async ({ name, holder }) => {
      await tables
        .updateTable("gateway_writes")
        .set({ state: "unknown" })
        .where("name", "=", name)
        .where("holder", "=", holder)
        .where("state", "=", "running")
        .execute();
    },
    listOpen: async () => {
      const rows = await tables
        .selectFrom("gateway_writes")
        .selectAll()
        .select(numberOf(isUnknown(database)).as("is_unknown"))
        .where("state", "!=", "done")
        .orderBy("created_at")
        .orderBy("name")
        .execute();
      return rows.map((row) => {
        const { name, operation, instance, token, created_at: createdAt } = row;
        const { key } = keys.open(toSealed(row), bindingOfWrite(row));
        const state = row.is_unknown === 1 ? "unknown" : "running";
        return { name, key: typeof key === "string" ? key : "", state, operation, instance, token, createdAt };
      });
    },
    resolve: async (name, as) => {
      const kept = tables.updateTable("gateway_writes").set((value) => ({ state: "done", expires_at: value(now, "+", RESOLVED_LIFE) }));
      const unknown = isUnknown(database);
      const ended =
        as === "done"
          ? kept.where("name", "=", name).where(unknown).returning("name")
          : tables.deleteFrom("gateway_writes").where("name", "=", name).where(unknown).returning("name");
      return (await ended.executeTakeFirst()) !== undefined;
    },
    forgetExpired: async () => {
      await tables.deleteFrom("gateway_writes").where("state", "=", "done").where("expires_at", "<=", now).execute();
    },
  };
}

/**
 * Inserts a write, or takes over one whose outcome is unknown when the key of the third party makes that safe. Of two nodes that do it at
 * the same time, one gets a row back.
 */
async function insert(database: Database, keys: CredentialKeys, write: NewWrite): Promise<WriteStart | undefined> {
  const { tables, now } = database;
  const { name, request, token, instance, operation, holder, times } = write;
  const vendorKey = write.hasVendorKey ? randomUUID() : null;
  const row = await tables
    .insertInto("gateway_writes")
    .values((value) => ({
      ...{ name, request, token, instance, operation, holder, state: "running", vendor_key: vendorKey },
      ...toColumns(keys.seal({ key: write.key }, bindingOfWrite(write))),
      created_at: new Date().toISOString(),
      held_until: value(now, "+", times.held),
      repeatable_until: value(now, "+", VENDOR_KEY_LIFE),
      expires_at: value(now, "+", times.kept),
    }))
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet((value) => ({ state: "running", holder: value.ref("excluded.holder"), held_until: value.ref("excluded.held_until") }))
        .where((value) =>
          value.and([
            value("gateway_writes.request", "=", request),
            value("gateway_writes.vendor_key", "is not", null),
            value("gateway_writes.repeatable_until", ">", now),
            isUnknown(database, times.held),
          ]),
        ),
    )
    .returning("vendor_key")
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { kind: "begun", vendorKey: row.vendor_key ?? undefined, isRepeated: row.vendor_key !== vendorKey };
}

/** What is known of the write that has the name; undefined when it is gone, or became one that can begin since the insertion. */
async function findEarlier(database: Database, keys: CredentialKeys, { name, request, times }: NewWrite): Promise<WriteStart | undefined> {
  const { tables, now } = database;
  const row = await tables
    .selectFrom("gateway_writes")
    .select(["name", "instance", "request", "state", "key_id", "wrapped_key", "ciphertext"])
    .select((value) => [
      numberOf(isUnknown(database, times.held)).as("is_unknown"),
      numberOf(value("expires_at", "<=", now)).as("is_expired"),
      numberOf(value.and([value("vendor_key", "is not", null), value("repeatable_until", ">", now)])).as("is_repeatable"),
    ])
    .where("name", "=", name)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.state === "done" && row.is_expired === 1) {
    await tables.deleteFrom("gateway_writes").where("name", "=", name).where("state", "=", "done").where("expires_at", "<=", now).execute();
    return undefined;
  }
  if (row.request !== request) return { kind: "other_request" };
  if (row.is_unknown === 1) return row.is_repeatable === 1 ? undefined : { kind: "unknown" };
  if (row.state === "running") return { kind: "running" };
  const { answer } = keys.open(toSealed(row), bindingOfWrite(row));
  return { kind: "done", answer: isKeptAnswer(answer) ? answer : undefined };
}

/**
 * Whether nobody knows the outcome of a write: it says so, or its process ended before it did. Nobody holds one for longer than `most`
 * milliseconds, unless the clock of the database was set back.
 */
function isUnknown({ now }: Database, most = LONGEST_HOLD): RawBuilder<SqlBool> {
  const [state, until] = [sql.ref("gateway_writes.state"), sql.ref("gateway_writes.held_until")];
  return sql`(${state} = 'unknown' or (${state} = 'running' and (${until} <= ${now} or ${until} > ${now} + ${sql.lit(most)})))`;
}

/** 1 for what holds, else 0: SQLite has no booleans. */
function numberOf(condition: Expression<SqlBool>): RawBuilder<number> {
  return sql<number>`case when ${condition} then 1 else 0 end`;
}

function toColumns({ keyId, wrappedKey, ciphertext }: SealedCredentials): Pick<WriteTable, "key_id" | "wrapped_key" | "ciphertext"> {
  return { key_id: keyId, wrapped_key: wrappedKey, ciphertext };
}

function toSealed({ key_id: keyId, wrapped_key: wrappedKey, ciphertext }: ReturnType<typeof toColumns>): SealedCredentials {
  return { keyId, wrappedKey, ciphertext };
}

function isKeptAnswer(value: unknown): value is KeptAnswer {
  return isObject(value) && typeof value["status"] === "number" && typeof value["body"] === "string" && isObject(value["headers"]);
}
