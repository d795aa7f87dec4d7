import { sql, type CompiledQuery, type Kysely } from "kysely";
import type { AuditRepository, AuditRow } from "./store_types.ts";
import { rowsOf, type Database, type Tables } from "./tables.ts";

/** So many rows are read at a time. */
const MOST_READ = 1_000;

const COLUMNS = ["chain", "number", "at", "operation", "content", "mac"] as const;

/** The rows of the audit in a database. */
export function auditRepository(database: Database): AuditRepository {
  const { tables } = database;
  return {
    write: writerOf(tables),
    alone: (use) =>
      tables.transaction().execute(async (transaction) => {
        await database.lockSchema(transaction);
        return use({ ...readers(transaction), write: writerOf(transaction) });
      }),
    ...readers(tables),
    list: async function* (since) {
      let [after, count] = [{ at: since, chain: "", number: 0 }, MOST_READ];
      while (count === MOST_READ) {
        const { at, chain, number } = after;
        const following = sql`number > 0 and (at, chain, number) > (${at}, ${chain}, ${number})`;
        const rows = await rowsOf<AuditRow>(
          tables,
          sql`select * from gateway_audit where ${following} order by at, chain, number limit ${MOST_READ}`,
        );
        yield* rows;
        [after, count] = [rows.at(-1) ?? after, rows.length];
      }
    },
    shorten: (anchor, last) =>
      tables.transaction().execute(async (transaction) => {
        await writerOf(transaction)([anchor]);
        await sql`delete from gateway_audit where chain = ${anchor.chain} and number > 0 and number <= ${last}`.execute(transaction);
      }),
  };
}

function readers(tables: Kysely<Tables>): Pick<AuditRepository, "chains" | "rows"> {
  return {
    chains: async (before) => {
      const those = before === undefined ? sql`` : sql`where at < ${before} and number > 0`;
      const rows = await rowsOf<AuditRow>(tables, sql`select distinct chain from gateway_audit ${those} order by chain`);
      return rows.map(({ chain }) => chain);
    },
    rows: (chain, after, limit = MOST_READ) =>
      rowsOf(tables, sql`select * from gateway_audit where chain = ${chain} and number > ${after} order by number limit ${limit}`),
  };
}

/**
 * Writes rows with one statement, so that no entry is there without the head that follows it. Entries that are there already stay: they
 * were written by a try whose answer got lost.
 */
function writerOf(tables: Kysely<Tables>): AuditRepository["write"] {
  // To compile a statement takes longer than to run it.
  const compiled = new Map<number, CompiledQuery>();
  return async (rows) => {
    const values = rows.map((row) => COLUMNS.map((name) => row[name]));
    const query = compiled.get(rows.length) ?? insertion(values).compile(tables);
    compiled.set(rows.length, query);
    await tables.executeQuery({ ...query, parameters: values.flat() });
  };
}

function insertion(rows: readonly (readonly unknown[])[]): ReturnType<typeof sql> {
  const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`));
  return sql`insert into gateway_audit (${sql.raw(COLUMNS.join())}) values ${values} on conflict (chain, number)
    do update set content = excluded.content, mac = excluded.mac where gateway_audit.number <= 0`;
}
