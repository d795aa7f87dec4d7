import { inChildSpan, type SpanFacts } from "../settings/spans.ts";
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from "kysely";

export type StorageErrorCode =
  | `backup_${"failed" | "postgres"}`
  | `database_${"address" | "busy" | "failed" | "file" | "full" | "newer" | "unavailable"}`
  | `master_key_${"differs" | "file" | "format" | "missing"}`
  | `token_${"exists" | "instance" | "name"}`
  | "credentials_unreadable"
  | "rotation_running";

/**
 * A problem with the database, the master keys or what an operator asked of them. The message says what is wrong and how to fix it. It
 * contains no key, no credentials and no part of an address that could be a password.
 */
export class StorageError extends Error {
  override readonly name = "StorageError";
  readonly code: StorageErrorCode;

  constructor(code: StorageErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** The code of an error of the system or of a driver: `ENOENT`. */
export function errorCodeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

const STORAGE: SpanFacts = { kind: "CLIENT" };

/** Makes an error of the storage from whatever a driver throws. */
type TranslateError = (error: unknown) => StorageError;

/** The dialect, whose driver throws translated errors only: those of drivers can contain values of rows and addresses with passwords. */
export function withTranslatedErrors(dialect: Dialect, translate: TranslateError, createDriver = () => dialect.createDriver()): Dialect {
  return {
    createDriver: () => translatingDriver(createDriver(), translate),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (database) => dialect.createIntrospector(database),
  };
}

function translatingDriver(driver: Driver, translate: TranslateError): Driver {
  /** The connection of the driver behind each connection that was handed out. */
  const inner = new WeakMap<DatabaseConnection, DatabaseConnection>();
  const innerOf = (connection: DatabaseConnection): DatabaseConnection => inner.get(connection) ?? connection;
  const translated = async <Result>(action: () => Promise<Result>): Promise<Result> => {
    try {
      return await action();
    } catch (error) {
      throw translate(error);
    }
  };
  return {
    init: () => translated(() => driver.init()),
    acquireConnection: async () => {
      const own = await translated(() => driver.acquireConnection());
      const connection: DatabaseConnection = {
        executeQuery: <Row>(query: CompiledQuery): Promise<QueryResult<Row>> =>
          translated(() => inChildSpan(`storage ${/^\w+/.exec(query.sql)?.[0] ?? ""}`, STORAGE, () => own.executeQuery<Row>(query))),
        streamQuery: <Row>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<Row>> =>
          own.streamQuery<Row>(query, size),
      };
      inner.set(connection, own);
      return connection;
    },
    beginTransaction: (connection, settings) => translated(() => driver.beginTransaction(innerOf(connection), settings)),
    commitTransaction: (connection) => translated(() => driver.commitTransaction(innerOf(connection))),
    rollbackTransaction: (connection) => translated(() => driver.rollbackTransaction(innerOf(connection))),
    releaseConnection: (connection) => driver.releaseConnection(innerOf(connection)),
    destroy: () => translated(() => driver.destroy()),
  };
}
