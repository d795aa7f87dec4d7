import { randomUUID } from "node:crypto";
import { isObject } from "connector-gateway-templates/core";
import { sql, type RawBuilder } from "kysely";
import { toColumns, toSealed } from "./instance_store.ts";
import type { CredentialBinding, CredentialKeys, KeptAnswer, NewWrite, WriteRepository, WriteStart } from "./store_types.ts";
import { changesOf, prepared, rowsOf, run, valuesOf, type Database, type WriteTable } from "./tables.ts";

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
  const ofTry = ({ name, holder }: NewWrite): RawBuilder<unknown> => sql`name = ${name} and holder = ${holder}`;
  const insert = inserterOf(database, keys);
  const update = prepared(
    tables,
    sql`update gateway_writes set key_id = ${"key_id"}, wrapped_key = ${"wrapped_key"}, ciphertext = ${"ciphertext"}, state = 'done',
      expires_at = ${now} + ${"kept"} where name = ${"name"} and holder = ${"holder"} and state != 'done'`,
  );
  return {
    begin: async (write) => {
      for (;;) {
        const begun = (await insert(write)) ?? (await findEarlier(database, keys, write));
        if (begun !== undefined) return begun;
      }
    },
    finish: async (write, { status, headers, body }) => {
      const sealed = keys.seal({ key: write.key, answer: { status, headers, body } }, bindingOfWrite(write));
      await update({ ...write, ...write.times, ...toColumns(sealed) });
    },
    release: (write) => run(tables, sql`delete from gateway_writes where ${ofTry(write)} and state = 'running'`),
    abandon: (write) => run(tables, sql`update gateway_writes set state = 'unknown' where ${ofTry(write)} and state = 'running'`),
    listOpen: async () => {
      const rows = await rowsOf<WriteTable & { readonly is_unknown: number }>(
        tables,
        sql`select *, ${numberOf(isUnknown(database))} as is_unknown from gateway_writes
          where state != 'done' order by created_at, name`,
      );
      return rows.map((row) => {
        const { name, operation, instance, token, created_at: createdAt } = row;
        const { key } = keys.open(toSealed(row), bindingOfWrite(row));
        const state = row.is_unknown === 1 ? "unknown" : "running";
        return { name, key: typeof key === "string" ? key : "", state, operation, instance, token, createdAt };
      });
    },
    resolve: async (name, as) => {
      const those = sql`name = ${name} and ${isUnknown(database)}`;
      const done = sql`update gateway_writes set state = 'done', expires_at = ${now} + ${RESOLVED_LIFE} where ${those}`;
      return (await changesOf(tables, as === "done" ? done : sql`delete from gateway_writes where ${those}`)) > 0;
    },
    forgetExpired: () => run(tables, sql`delete from gateway_writes where state = 'done' and expires_at <= ${now}`),
  };
}

/**
 * Inserts a write, or takes over one whose outcome is unknown when the key of the third party makes that safe. Of two nodes that do it at
 * the same time, one gets a row back.
 */
function inserterOf(database: Database, keys: CredentialKeys): (write: NewWrite) => Promise<WriteStart | undefined> {
  const { tables, now } = database;
  const given = "name request token instance operation holder vendor_key created_at key_id wrapped_key ciphertext".split(" ");
  const values = valuesOf({
    ...Object.fromEntries(given.map((name) => [name, name])),
    state: sql`'running'`,
    held_until: sql`${now} + ${"held"}`,
    repeatable_until: sql`${now} + ${sql.lit(VENDOR_KEY_LIFE)}`,
    expires_at: sql`${now} + ${"kept"}`,
  });
  const insertion = prepared<Pick<WriteTable, "vendor_key">>(
    tables,
    sql`insert into gateway_writes ${values} on conflict (name) do update
      set state = 'running', holder = excluded.holder, held_until = excluded.held_until
      where gateway_writes.request = ${"request"} and gateway_writes.vendor_key is not null
      and gateway_writes.repeatable_until > ${now} and ${isUnknown(database, "held")} returning vendor_key`,
  );
  return async (write) => {
    const vendorKey = write.hasVendorKey ? randomUUID() : null;
    const columns = { ...toColumns(keys.seal({ key: write.key }, bindingOfWrite(write))), created_at: new Date().toISOString() };
    const [row] = await insertion({ ...write, ...write.times, ...columns, vendor_key: vendorKey });
    return row && { kind: "begun", vendorKey: row.vendor_key ?? undefined, isRepeated: row.vendor_key !== vendorKey };
  };
}

/** A write, and what its times mean at this moment. */
interface EarlierWrite extends WriteTable {
  readonly is_unknown: number;
  readonly is_expired: number;
  readonly is_repeatable: number;
}

/** What is known of the write that has the name; undefined when it is gone, or became one that can begin since the insertion. */
async function findEarlier(database: Database, keys: CredentialKeys, { name, request, times }: NewWrite): Promise<WriteStart | undefined> {
  const { tables, now } = database;
  const states = sql`${numberOf(isUnknown(database, times.held))} as is_unknown, ${numberOf(sql`expires_at <= ${now}`)} as is_expired,
    ${numberOf(sql`vendor_key is not null and repeatable_until > ${now}`)} as is_repeatable`;
  const [row] = await rowsOf<EarlierWrite>(tables, sql`select *, ${states} from gateway_writes where name = ${name}`);
  if (row === undefined) return undefined;
  if (row.state === "done" && row.is_expired === 1) {
    await sql`delete from gateway_writes where name = ${name} and state = 'done' and expires_at <= ${now}`.execute(tables);
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
function isUnknown({ now }: Database, most: unknown = LONGEST_HOLD): RawBuilder<unknown> {
  const [state, until] = [sql.ref("gateway_writes.state"), sql.ref("gateway_writes.held_until")];
  return sql`(${state} = 'unknown' or (${state} = 'running' and (${until} <= ${now} or ${until} > ${now} + ${most})))`;
}

/** 1 for what holds, else 0: SQLite has no booleans. */
function numberOf(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when ${condition} then 1 else 0 end`;
}

function isKeptAnswer(value: unknown): value is KeptAnswer {
  return isObject(value) && typeof value["status"] === "number" && typeof value["body"] === "string" && isObject(value["headers"]);
}
