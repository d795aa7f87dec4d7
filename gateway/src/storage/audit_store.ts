import type { CompiledQuery, Kysely } from "kysely";
import type { AuditRepository, AuditRow } from "./store_types.ts";
import type { Database, Tables } from "./tables.ts";

/** So many rows are read at a time. */
const MOST_READ = 1_000;

/** The rows of the audit in a database. */
export function auditRepository(database: Database): AuditRepository {
  const { tables } = database;
  const write = writerOf(tables);
  return {
    write,
    alone: (use) =>
      tables.transaction().execute(async (transaction) => {
        await database.lockSchema(transaction);
        return use({ ...readers(transaction), write: writerOf(transaction) });
      }),
    ...readers(tables),
    list: async function* (since) {
      let after: AuditRow = { chain: "", number: 0, at: since, operation: "", content: "", mac: "" };
      for (;;) {
        const { at, chain, number } = after;
        const rows = await tables
          .selectFrom("gateway_audit")
          .selectAll()
          .where("at", ">=", at)
          .where("number", ">", 0)
          .where((row) =>
            row.or([row("at", ">", at), row("chain", ">", chain), row.and([row("chain", "=", chain), row("number", ">", number)])]),
          )
          .orderBy("at")
          .orderBy("chain")
          .orderBy("number")
          .limit(MOST_READ)
          .execute();
        yield* rows;
        const last = rows.at(-1);
        if (last === undefined || rows.length < MOST_READ) return;
        after = last;
      }
    },
    shorten: (anchor, last) =>
      tables.transaction().execute(async (transaction) => {
        await writerOf(transaction)([anchor]);
        await transaction
          .deleteFrom("gateway_audit")
          .where("chain", "=", anchor.chain)
          .where("number", ">", 0)
          .where("number", "<=", last)
          .execute();
      }),
  };
}

function readers(tables: Kysely<Tables>): Pick<AuditRepository, "chains" | "rows"> {
  return {
    chains: async (before) => {
      const query = tables.selectFrom("gateway_audit").select("chain").distinct().orderBy("chain");
      const rows = await (before === undefined ? query : query.where("at", "<", before).where("number", ">", 0)).execute();
      return rows.map(({ chain }) => chain);
    },
    rows: (chain, after, limit = MOST_READ) =>
      tables
        .selectFrom("gateway_audit")
        .selectAll()
        .where("chain", "=", chain)
        .where("number", ">", after)
        .orderBy("number")
        .limit(limit)
        .execute(),
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
    const query = compiled.get(rows.length) ?? insertion(tables, rows).compile();
    compiled.set(rows.length, query);
    const values = rows.flatMap(({ chain, number, at, operation, content, mac }) => [chain, number, at, operation, content, mac]);
    await tables.executeQuery({ ...query, parameters: [...values, 0] });
  };
}

function insertion(tables: Kysely<Tables>, rows: readonly AuditRow[]): { compile(): CompiledQuery } {
  const values = rows.map(({ chain, number, at, operation, content, mac }) => ({ chain, number, at, operation, content, mac }));
  return tables
    .insertInto("gateway_audit")
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(["chain", "number"])
        .doUpdateSet((row) => ({ content: row.ref("excluded.content"), mac: row.ref("excluded.mac") }))
        .where("gateway_audit.number", "<=", 0),
    );
}
