import type { DatabaseSyncInstance, StatementSyncInstance } from "@photostructure/sqlite";
import { CompiledQuery, SqliteDialect, SqliteDriver, type DatabaseConnection, type SqliteDatabase, type SqliteStatement } from "kysely";

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
 * Begins transactions as writers. A transaction that begins as a reader fails at its first write when another process has written
 * meanwhile, and no waiting helps then.
 */
class WritingSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
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
