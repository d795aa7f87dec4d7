import type { Kysely, RawBuilder, Transaction } from "kysely";
import type { Storage } from "./store_types.ts";
import type { Tables } from "./tables.ts";

/** A database behind the query layer, and the few things that SQLite and PostgreSQL do not have in common. */
export interface Database {
  readonly kind: Storage["kind"];
  readonly tables: Kysely<Tables>;
  /** Milliseconds since 1970 by the clock that all nodes share. */
  readonly now: RawBuilder<number>;
  /** Lets one process at a time continue with a transaction that changes the schema. */
  lockSchema(transaction: Transaction<Tables>): Promise<void>;
  backup(path: string): Promise<void>;
}
