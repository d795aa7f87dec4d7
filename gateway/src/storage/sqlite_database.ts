import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from "@photostructure/sqlite";
import type { DatabaseConnection, QueryResult, SqliteDatabase, SqliteStatement } from "kysely";
import { Kysely, sql, CompiledQuery, SqliteDialect, SqliteDriver } from "kysely";
import { closeSync, existsSync, mkdirSync, openSync, statSync, writeFileSync } from "node:fs";
import { join, dirname, resolve } from "node:path";
import process from "node:process";
import { errorCodeOf, StorageError, withTranslatedErrors } from "./storage_error.ts";
import type { Tables, Database } from "./tables.ts";
import { randomUUID } from "node:crypto";
import { open, realpath, rename, rm } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

/** Primary result codes of SQLite: https://sqlite.org/rescode.html */
const RESULT = { busy: 5, locked: 6, readOnly: 8, input: 10, corrupt: 11, full: 13, cannotOpen: 14, notADatabase: 26 } as const;

const TEXTS: readonly (readonly [string, number])[] = [
  ["database is locked", RESULT.busy],
  ["database table is locked", RESULT.locked],
  ["attempt to write a readonly database", RESULT.readOnly],
  ["disk I/O error", RESULT.input],
  ["database disk image is malformed", RESULT.corrupt],
  ["database or disk is full", RESULT.full],
  ["unable to open database file", RESULT.cannotOpen],
  ["file is not a database", RESULT.notADatabase],
];

/** How long a statement waits for another process to finish its write, and how often it tries. */
const BUSY = { milliseconds: 10_000, pause: 5 } as const;

/**
 * Statements that commit without waiting for the disk, which takes longer than everything else that a call needs. What they
 * write survives the end of the process, and that of the machine as soon as another commit has waited. Reading commits nothing.
 */
const QUICK = /^(?:select|(?:insert into|update|delete from) "?gateway_(?:writes|audit))\b/;

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
          if (primaryResultOf(error) !== RESULT.busy || performance.now() > deadline) throw error;
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

/** The file of the embedded database in the data folder. */
export const DATABASE_FILE = "gateway.db";

/** Makes the data folder, which only its owner can enter. Git leaves it out: `git add .` must not take a master key. */
export function makeDataFolder(folder: string): void {
  if (makeFolder(folder)) writeFileSync(join(folder, ".gitignore"), "*\n", { mode: 0o600 });
}

/** Makes a folder and those around it, and says whether it was missing. Where Node 20 cannot do so itself, as in `/proc`, it never ends. */
function makeFolder(folder: string): boolean {
  if (existsSync(folder) || dirname(folder) === folder) return false;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, 0o700);
    return true;
  } catch (error) {
    // Another process may have made it meanwhile.
    if (errorCodeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** Bits of a file mode for the group and for everybody else to write. */
const OTHERS_WRITE = 0o022;

/** How long opening waits for another process that opens or closes the database. */
const OPENING_MILLISECONDS = 10_000;

/** Opens the embedded database, and makes folder and file when they do not exist. Only their owner can read them. @throws StorageError */
export function openSqlite(dataFolder: string): Database {
  const file = join(dataFolder, DATABASE_FILE);
  const database = preparedOnce(connect(dataFolder, file));
  const translate = (error: unknown): StorageError => translateSqliteError(error, file);
  const dialect = withTranslatedErrors(new SqliteDialect({ database }), translate, () => new WritingSqliteDriver({ database }));
  const tables = new Kysely<Tables>({ dialect });
  return {
    kind: "sqlite",
    tables,
    now: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    // The transaction is a writer from its beginning, and there is one writer at a time.
    lockSchema: () => Promise.resolve(),
    backup: (path) => backupSqlite(tables, file, path),
  };
}

function connect(dataFolder: string, file: string): DatabaseSyncInstance {
  try {
    makeDataFolder(dataFolder);
    // SQLite would make the file readable for everybody. Its other files take over the permissions of this one.
    closeSync(openSync(file, "a", 0o600));
    if (process.platform !== "win32" && (statSync(file).mode & OTHERS_WRITE) !== 0)
      throw new StorageError("database_file", `Others on this machine can write to the database ${file}. Run \`chmod 600\` on it.`);
    const connection = new DatabaseSync(file, { timeout: OPENING_MILLISECONDS, defensive: true });
    // FULL: a commit that was acknowledged survives a power failure.
    connection.exec("pragma journal_mode = wal; pragma synchronous = full");
    // From here on the driver waits, because SQLite would block the process.
    connection.exec("pragma busy_timeout = 0");
    return connection;
  } catch (error) {
    throw translateSqliteError(error, file);
  }
}

/** Writes a copy of the database to `path`, from one moment, while other connections read and write. @throws StorageError `backup_failed` */
async function backupSqlite(tables: Kysely<Tables>, databaseFile: string, path: string): Promise<void> {
  const target = resolve(path);
  if (await isSameFile(databaseFile, target))
    throw new StorageError("backup_failed", `${path} is the database itself. Name another file for the backup.`);
  const unfinished = `${target}.${randomUUID()}.unfinished`;
  try {
    // An empty file: SQLite writes into it, and leaves the permissions as they are.
    await (await open(unfinished, "wx", 0o600)).close();
    await sql`vacuum into ${unfinished}`.execute(tables);
    await flush(unfinished);
    await rename(unfinished, target);
    await flush(dirname(target));
  } catch (error) {
    await rm(unfinished, { force: true });
    const message = `The backup cannot be written to ${path}${reasonOf(error)}. Check the folder, its permissions and its space.`;
    throw new StorageError("backup_failed", message);
  }
}

/** Waits until the file, or what the folder lists, is on the disk. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function isSameFile(databaseFile: string, target: string): Promise<boolean> {
  // A target that does not exist is no database.
  const [one, other] = await Promise.all([databaseFile, target].map((path) => realpath(path).catch(() => undefined)));
  return one !== undefined && one === other;
}

/** Prepares each statement once: the gateway has a fixed number of them. `prepare` is called each time that a statement is about to run. */
function preparedOnce(database: DatabaseSyncInstance): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  let isQuick = false;
  return {
    prepare: (text) => {
      // A transaction keeps what it began with.
      if (!database.isTransaction && isQuick !== QUICK.test(text)) {
        database.exec(`pragma synchronous = ${isQuick ? "full" : "normal"}`);
        isQuick = !isQuick;
      }
      const statement = statements.get(text) ?? adapt(database.prepare(text));
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

/** Makes an error of the storage from one of SQLite or of the file system. */
export function translateSqliteError(error: unknown, file: string): StorageError {
  if (error instanceof StorageError) return error;
  const result = primaryResultOf(error);
  switch (result) {
    case RESULT.busy:
    case RESULT.locked:
      return new StorageError("database_busy", `Another process keeps the database ${file} locked. Try again, or stop that process.`);
    case RESULT.full:
      return new StorageError("database_full", `There is no space left for the database ${file}. Free space on its disk.`);
    case RESULT.corrupt:
    case RESULT.notADatabase:
      return new StorageError("database_file", `${file} is damaged or is not a SQLite database. Restore it from a backup.`);
    case RESULT.readOnly:
    case RESULT.cannotOpen:
    case RESULT.input:
      return new StorageError("database_file", `The database ${file} cannot be read and written. Check its permissions and its disk.`);
    case undefined:
      return new StorageError(
        "database_file",
        `The database ${file} cannot be used${reasonOf(error)}. Check its folder and its permissions.`,
      );
    default:
      return new StorageError("database_failed", `SQLite refused a statement (result code ${result}).`);
  }
}

/** The result code of an error. Errors of statements that return rows have only the text that SQLite has for the code. */
function primaryResultOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  // The lower byte of an extended code is the primary one.
  if ("errcode" in error && typeof error.errcode === "number") return error.errcode & 0xff;
  return TEXTS.find(([text]) => error.message.startsWith(text))?.[1];
}

function reasonOf(error: unknown): string {
  const code = errorCodeOf(error);
  return code === undefined ? "" : ` (${code})`;
}
