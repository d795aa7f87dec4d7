import type { Database } from "./database.ts";
import type { LeaseRepository } from "./store_types.ts";

/** The leases in a database. Times are those of the database, so that clocks of nodes may differ. */
export function leaseRepository({ tables, now }: Database): LeaseRepository {
  return {
    acquire: async (name, holder, milliseconds) => {
      // One statement: of two nodes that ask at the same time, one gets a row back.
      const row = await tables
        .insertInto("gateway_leases")
        .values((value) => ({ name, holder, expires_at: value(now, "+", milliseconds) }))
        .onConflict((conflict) =>
          conflict
            .column("name")
            .doUpdateSet((value) => ({ holder: value.ref("excluded.holder"), expires_at: value.ref("excluded.expires_at") }))
            .where((value) =>
              value.or([
                value("gateway_leases.holder", "=", holder),
                value("gateway_leases.expires_at", "<=", now),
                // The clock of the database was set back: no holder asks for that much time.
                value("gateway_leases.expires_at", ">", value(now, "+", milliseconds)),
              ]),
            ),
        )
        .returning("holder")
        .executeTakeFirst();
      return row !== undefined;
    },
    release: async (name, holder) => {
      await tables.deleteFrom("gateway_leases").where("name", "=", name).where("holder", "=", holder).execute();
    },
  };
}
