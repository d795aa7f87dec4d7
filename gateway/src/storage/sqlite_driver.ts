import type { DatabaseSyncInstance, StatementSyncInstance } from "@photostructure/sqlite";
import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type QueryResult,
  type SqliteDatabase,
  type SqliteStatement,
} from "kysely";
import { setTimeout as wait } from "node:timers/promises";
import { isBusy } from "./sqlite_errors.ts";

/** How long a statement waits for another process to finish its write, and how often it tries. */
const BUSY = { milliseconds: 10_000, pause: 5 } as const;

/** The SQLite dialect for a connection. Each statement is prepared once: the gateway has a fixed number of them. */
export class PreparingSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(connection: DatabaseSyncInstance) {
    const database = preparedOnce(connection);
    super({ database });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new WritingSqliteDriver({ database: this.#database });
  }
}

/**
 * Begins transactions as writers: one that begins as a reader fails at its first write when another process has written meanwhile, and no
 * waiting helps then. While another connection writes, it waits and lets the process continue: the waiting of SQLite itself would block it.
 */
class WritingSqliteDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => whenFree(() => connection.executeQuery<Row>(query)),
      streamQuery: <Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> => connection.streamQuery<Row>(query),
    };
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

/** Repeats a statement while another connection has the write lock. Such a statement has changed nothing. */
async function whenFree<Result>(execute: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + BUSY.milliseconds;
  for (;;) {
    try {
      return await execute();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await wait(BUSY.pause);
    }
  }
}

function preparedOnce(database: DatabaseSyncInstance): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    prepare: (text) => {
      const known = statements.get(text);
      if (known !== undefined) return known;
      const statement = adapt(database.prepare(text));
      statements.set(text, statement);
      return statement;
    },
    close: () => {
      statements.clear();
      database.close();
    },
  };
}

function adapt(statement: StatementSyncInstance): SqliteStatement {
  return {
    // Only statements that return rows have columns.
    reader: statement.columns().length > 0,
    all: (parameters): unknown[] => statement.all(...parameters),
    run: (parameters) => statement.run(...parameters),
    iterate: (parameters) => statement.iterate(...parameters),
  };
}
