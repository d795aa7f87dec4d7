import { inChildSpan, type SpanFacts } from "../settings/spans.ts";
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from "kysely";

export type StorageErrorCode =
  | "backup_failed"
  | "backup_postgres"
  | "credentials_unreadable"
  | "database_address"
  | "database_busy"
  | "database_failed"
  | "database_file"
  | "database_full"
  | "database_newer"
  | "database_unavailable"
  | "master_key_differs"
  | "master_key_file"
  | "master_key_format"
  | "master_key_missing"
  | "rotation_running"
  | "token_exists"
  | "token_instance"
  | "token_name";

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

const STORAGE: SpanFacts = { kind: "CLIENT" };

/** Makes an error of the storage from whatever a driver throws. */
type TranslateError = (error: unknown) => StorageError;

/** The dialect, whose driver throws translated errors only: those of drivers can contain values of rows and addresses with passwords. */
export function withTranslatedErrors(dialect: Dialect, translate: TranslateError): Dialect {
  return {
    createDriver: () => new TranslatingDriver(dialect.createDriver(), translate),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (database) => dialect.createIntrospector(database),
  };
}

class TranslatingDriver implements Driver {
  readonly #driver: Driver;
  readonly #translate: TranslateError;
  /** The connection of the driver behind each connection that was handed out. */
  readonly #inner = new WeakMap<DatabaseConnection, DatabaseConnection>();

  constructor(driver: Driver, translate: TranslateError) {
    this.#driver = driver;
    this.#translate = translate;
  }

  init(): Promise<void> {
    return this.#translated(() => this.#driver.init());
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const inner = await this.#translated(() => this.#driver.acquireConnection());
    const connection: DatabaseConnection = {
      executeQuery: <Row>(query: CompiledQuery): Promise<QueryResult<Row>> =>
        this.#translated(() => inChildSpan(`storage ${/^\w+/.exec(query.sql)?.[0] ?? ""}`, STORAGE, () => inner.executeQuery<Row>(query))),
      streamQuery: <Row>(query: CompiledQuery, size: number): AsyncIterableIterator<QueryResult<Row>> =>
        inner.streamQuery<Row>(query, size),
    };
    this.#inner.set(connection, inner);
    return connection;
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return this.#translated(() => this.#driver.beginTransaction(this.#innerOf(connection), settings));
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#translated(() => this.#driver.commitTransaction(this.#innerOf(connection)));
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#translated(() => this.#driver.rollbackTransaction(this.#innerOf(connection)));
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return this.#driver.releaseConnection(this.#innerOf(connection));
  }

  destroy(): Promise<void> {
    return this.#translated(() => this.#driver.destroy());
  }

  #innerOf(connection: DatabaseConnection): DatabaseConnection {
    return this.#inner.get(connection) ?? connection;
  }

  async #translated<Result>(action: () => Promise<Result>): Promise<Result> {
    try {
      return await action();
    } catch (error) {
      throw this.#translate(error);
    }
  }
}
