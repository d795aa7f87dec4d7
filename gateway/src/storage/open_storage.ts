import { sql, type Transaction, Kysely, PostgresDialect } from "kysely";
import { auditRepository } from "./audit_store.ts";
import { instanceRepository } from "./instance_store.ts";
import { sealedCredentialsRepository } from "./sealed_store.ts";
import { openSqlite } from "./sqlite_database.ts";
import { errorCodeOf, StorageError, withTranslatedErrors } from "./storage_error.ts";
import type { CredentialKeys, Storage, LeaseRepository } from "./store_types.ts";
import { tokenRepository } from "./token_store.ts";
import { changesOf, rowsOf, run, valuesOf, type SchemaVersionTable, type Tables, type Database } from "./tables.ts";
import { writeRepository } from "./write_store.ts";
import { Pool } from "pg";

/** SQLSTATE classes and codes (PostgreSQL documentation, appendix A) of a server that is starting, stopping, full or out of reach. */
const UNAVAILABLE = /^(08|53|57P)/;

/** Refused by the configuration of the server: user, password, database, privileges. */
const REFUSED = /^(28|3D|42501)/;

/** Somebody else keeps a lock for too long, or the statement takes too long. */
const BUSY = /^(40|55P03|57014)/;

/** Mistakes in a statement or in the schema. These messages contain no values. */
const SCHEMA = /^42/;

const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Any number, as long as no other program takes the same advisory lock. */
const SCHEMA_LOCK = 7_270_341_946;

/** How long to wait for a connection, for a statement, and for an answer from a server that is out of reach. */
const LIMITS = { connectionTimeoutMillis: 5000, statement_timeout: 10_000, query_timeout: 15_000, idleTimeoutMillis: 30_000 } as const;

/** Where a gateway keeps what it keeps. */
export interface StorageLocation {
  /** The folder of the embedded database. It is made when it does not exist. */
  readonly dataFolder: string;
  /** `postgres://…`: uses this database instead of the embedded one. */
  readonly databaseUrl?: string | undefined;
}

/** Options of `openStorage`. */
export interface StorageOptions extends StorageLocation {
  /** Undefined for commands that handle no credentials: reading and writing them throws then. */
  readonly keys: CredentialKeys | undefined;
}

/**
 * Opens the database, brings it to the schema of this version, and checks that the master keys are those of the database.
 * @throws StorageError
 */
export async function openStorage({ dataFolder, databaseUrl, keys }: StorageOptions): Promise<Storage> {
  const database = databaseUrl === undefined ? openSqlite(dataFolder) : openPostgres(databaseUrl);
  const storage = storageOf(database, keys ?? noKeys);
  try {
    await migrate(database);
    if (keys !== undefined) await storage.sealed.verifyKeys(keys);
    return storage;
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/** The repositories of a database whose schema is that of this version. */
function storageOf(database: Database, keys: CredentialKeys): Storage {
  return {
    kind: database.kind,
    instances: instanceRepository(database, keys),
    sealed: sealedCredentialsRepository(database),
    tokens: tokenRepository(database),
    leases: leaseRepository(database),
    writes: writeRepository(database, keys),
    audit: auditRepository(database),
    backup: (path) => database.backup(path),
    ping: () => run(database.tables, sql`select 1`),
    close: () => database.tables.destroy(),
  };
}

const noKeys: CredentialKeys = { currentId: refuse, proof: refuse, signer: refuse, seal: refuse, open: refuse, rewrap: refuse };

function refuse(): never {
  throw new StorageError("master_key_missing", "The master key was not loaded, so that credentials can neither be read nor written.");
}

/** The leases in a database. Times are those of the database, so that clocks of nodes may differ. */
function leaseRepository({ tables, now }: Database): LeaseRepository {
  return {
    acquire: async (name, holder, milliseconds) => {
      const end = sql`${now} + ${milliseconds}`;
      // One statement: of two nodes that ask at the same time, one changes a row. When the clock of the database was set back, a lease may
      // last for longer than any holder asks for.
      const statement = sql`insert into gateway_leases ${valuesOf({ name, holder, expires_at: end })} on conflict (name) do update
        set holder = excluded.holder, expires_at = excluded.expires_at
        where gateway_leases.holder = ${holder} or gateway_leases.expires_at <= ${now} or gateway_leases.expires_at > ${end}`;
      return (await changesOf(tables, statement)) > 0;
    },
    release: (name, holder) => run(tables, sql`delete from gateway_leases where name = ${name} and holder = ${holder}`),
  };
}

/**
 * Brings the database to the last of `known`. Several nodes may do this at the same time: one of them does it. All of it happens or nothing.
 * @throws StorageError `database_newer` when a later version changed the database so that this one cannot use it.
 */
export async function migrate(database: Database, steps: readonly Migration[] = migrations): Promise<void> {
  await database.tables.transaction().execute(async (transaction) => {
    await database.lockSchema(transaction);
    const applied = await readApplied(transaction);
    refuseNewer(applied, steps);
    const missing = steps.filter(({ version }) => !applied.some((row) => row.version === version));
    for (const migration of missing) await apply(transaction, migration, database.kind);
  });
}

type AppliedMigration = Omit<SchemaVersionTable, "applied_at">;

async function readApplied(transaction: Transaction<Tables>): Promise<readonly AppliedMigration[]> {
  await sql`create table if not exists gateway_schema_versions
    (version integer primary key, oldest_program integer not null, applied_at text not null)`.execute(transaction);
  return rowsOf(transaction, sql`select version, oldest_program from gateway_schema_versions`);
}

function refuseNewer(applied: readonly AppliedMigration[], steps: readonly Migration[]): void {
  const latest = Math.max(0, ...steps.map(({ version }) => version));
  const needed = Math.max(0, ...applied.map((row) => row.oldest_program));
  if (needed <= latest) return;
  const schema = Math.max(...applied.map(({ version }) => version));
  const message = `The database has schema version ${schema}, which needs a gateway that knows version ${needed} or later; this one knows version ${latest}. Start a newer version of the gateway, or restore a backup from before the upgrade.`;
  throw new StorageError("database_newer", message);
}

async function apply(transaction: Transaction<Tables>, { version, oldestProgram, up }: Migration, kind: Database["kind"]): Promise<void> {
  await up(transaction, kind);
  const row = { version, oldest_program: oldestProgram, applied_at: new Date().toISOString() };
  await transaction.insertInto("gateway_schema_versions").values(row).execute();
}

/** A step from one version of the schema to the next. */
export interface Migration {
  readonly version: number;
  /** The oldest version that a program may know and still use a database after this step. */
  readonly oldestProgram: number;
  readonly up: (transaction: Transaction<Tables>, kind: Database["kind"]) => Promise<void>;
}

/** A step that consists of statements. */
function statements(...texts: readonly string[]): Migration["up"] {
  return async (transaction) => {
    for (const text of texts) await sql.raw(text).execute(transaction);
  };
}

const createTables = statements(
  `create table gateway_instances (id text primary key, connector text not null, definition_id text not null, name text not null,
    owner text not null, config text not null, created_at text not null, revision integer not null, key_id text not null,
    wrapped_key text not null, ciphertext text not null)`,
  "create table gateway_tokens (id text primary key, name text not null, hash text not null, created_at text not null, revoked_at text)",
  // A revoked token frees its name.
  "create unique index gateway_tokens_name on gateway_tokens (name) where revoked_at is null",
  "create table gateway_master_keys (id text primary key, proof text not null)",
);

const addOwnersAndLeases = statements(
  "alter table gateway_tokens add column owner text",
  "create table gateway_leases (name text primary key, holder text not null, expires_at bigint not null)",
);

const addWrites = statements(
  `create table gateway_writes (name text primary key, instance text not null references gateway_instances (id) on delete cascade,
    vendor_key text, request text not null, token text not null, operation text not null, state text not null, holder text not null,
    created_at text not null, key_id text not null, wrapped_key text not null, ciphertext text not null, held_until bigint not null,
    repeatable_until bigint not null, expires_at bigint not null)`,
  "create index gateway_writes_instance on gateway_writes (instance)",
  // Only these expire, and a write that begins changes one page less of the SQLite file.
  "create index gateway_writes_expires_at on gateway_writes (expires_at) where state = 'done'",
);

const addTokenLimits = statements("alter table gateway_tokens add column limits text");

/** Without a row id, a new entry changes one page less of the file of SQLite. */
const addAudit: Migration["up"] = (transaction, kind) =>
  statements(
    `create table gateway_audit (chain text not null, number integer not null, at text not null, operation text not null,
      content text not null, mac text not null, constraint gateway_audit_key primary key (chain, number))
      ${kind === "sqlite" ? "without rowid" : ""}`,
    "create index gateway_audit_at on gateway_audit (at, chain, number)",
  )(transaction, kind);

/**
 * All migrations, in order. A migration that was released never changes. While nodes restart one after the other, the old ones use the
 * new schema: a migration only adds tables, columns that may be null, and indexes. A later release can remove what no node reads anymore,
 * and states the `oldestProgram` that can use the result.
 */
export const migrations: readonly Migration[] = [
  { version: 1, oldestProgram: 1, up: createTables },
  { version: 2, oldestProgram: 1, up: addOwnersAndLeases },
  { version: 3, oldestProgram: 1, up: addWrites },
  { version: 4, oldestProgram: 1, up: addTokenLimits },
  { version: 5, oldestProgram: 1, up: addAudit },
];

/** A database on a PostgreSQL server. It connects when the first statement runs. @throws StorageError `database_address` */
export function openPostgres(databaseUrl: string): Database {
  const place = placeOf(databaseUrl);
  const pool = new Pool({ connectionString: databaseUrl, max: 10, application_name: "connector-gateway", keepAlive: true, ...LIMITS });
  // Without a listener, a connection that the server ends would end the process. The pool replaces it, and a statement that ran on it rejects.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  // A statement that got no answer in time still waits for one. The next one on its connection would wait behind it.
  pool.on("release", (_, client) => void ("readyForQuery" in client && client.readyForQuery === false && client.end()));
  const dialect = withTranslatedErrors(new PostgresDialect({ pool }), (error) => translatePostgresError(error, place));
  return {
    kind: "postgres",
    tables: new Kysely<Tables>({ dialect }),
    now: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
    lockSchema: (transaction) => run(transaction, sql`select pg_advisory_xact_lock(${sql.lit(SCHEMA_LOCK)})`),
    backup: () => {
      const message = "The gateway's own backup is for the embedded database. Back up PostgreSQL with its own tools, for example pg_dump.";
      return Promise.reject(new StorageError("backup_postgres", message));
    },
  };
}

/** Host and database of an address, without user and password. */
function placeOf(databaseUrl: string): string {
  const { protocol, host, pathname, search, searchParams, hash } = URL.canParse(databaseUrl)
    ? new URL(databaseUrl)
    : new URL("about:blank");
  // A special character of the password that is not encoded ends the host: what follows, and the host itself, are parts of the password.
  const isMistaken = !/^\/?[^/@]*$/.test(pathname) || search.includes("@") || hash !== "";
  if (!/^postgres(ql)?:$/.test(protocol) || isMistaken) {
    const message =
      "DATABASE_URL is not the address of a PostgreSQL database. Write postgres://user:password@host:5432/database, with special characters of the password percent-encoded.";
    throw new StorageError("database_address", message);
  }
  return `${host === "" ? (searchParams.get("host") ?? "localhost") : host}${pathname}`;
}

/** Makes an error of the storage from one of PostgreSQL or of the connection. `place` is host and database, without the password. */
export function translatePostgresError(error: unknown, place: string): StorageError {
  if (error instanceof StorageError) return error;
  const code = errorCodeOf(error);
  if (code === undefined || !SQLSTATE.test(code) || code.startsWith("E")) return unavailable(place, code);
  if (UNAVAILABLE.test(code)) return unavailable(place, code);
  if (REFUSED.test(code)) {
    const message = `PostgreSQL at ${place} refuses the gateway (SQLSTATE ${code}). Check the user, the password and the database of DATABASE_URL, and the privileges of the user.`;
    return new StorageError("database_address", message);
  }
  if (BUSY.test(code)) {
    const message = `A statement took too long or met a conflict in PostgreSQL at ${place} (SQLSTATE ${code}). Try again.`;
    return new StorageError("database_busy", message);
  }
  const detail = SCHEMA.test(code) && error instanceof Error ? `: ${error.message}` : "";
  return new StorageError("database_failed", `PostgreSQL at ${place} refused a statement (SQLSTATE ${code})${detail}.`);
}

function unavailable(place: string, code: string | undefined): StorageError {
  const reason = code === undefined ? "" : ` (${code})`;
  const message = `PostgreSQL at ${place} does not answer${reason}. Check that it runs and that DATABASE_URL is right.`;
  return new StorageError("database_unavailable", message);
}
