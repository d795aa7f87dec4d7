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

/** Begins a transaction as a writer. */
const BEGIN = CompiledQuery.raw("begin immediate");

/**
 * Begins transactions as writers: one that begins as a reader fails at its first write when another process has written meanwhile, and no
 * waiting helps then. While another connection writes, a statement waits and lets the process continue, also with other statements: the
 * waiting of SQLite itself would block it. A statement that did not get the write lock has changed nothing.
 */
class WritingSqliteDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    // Those that wait for this connection wait for the other process too.
    const deadline = performance.now() + BUSY.milliseconds;
    const connection = await super.acquireConnection();
    let isTransaction = false;
    const executeQuery = async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
      for (;;) {
        try {
          const result = await connection.executeQuery<Row>(query);
          isTransaction ||= query === BEGIN;
          return result;
        } catch (error) {
          if (!isBusy(error) || performance.now() > deadline) throw error;
          if (!isTransaction) await super.releaseConnection();
          await wait(BUSY.pause);
          if (!isTransaction) await super.acquireConnection();
        }
      }
    };
    return { executeQuery, streamQuery: (query) => connection.streamQuery(query) };
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(BEGIN);
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
