import { sql, type Transaction, Kysely, PostgresDialect } from "kysely";
import { auditRepository } from "./audit_store.ts";
import { instanceRepository } from "./instance_store.ts";
import { sealedCredentialsRepository } from "./sealed_store.ts";
import { openSqlite } from "./sqlite_database.ts";
import { StorageError, withTranslatedErrors } from "./storage_error.ts";
import type { CredentialKeys, Storage, LeaseRepository } from "./store_types.ts";
import { tokenRepository } from "./token_store.ts";
import type { Tables, Database } from "./tables.ts";
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
    ping: async () => {
      await sql`select 1`.execute(database.tables);
    },
    close: () => database.tables.destroy(),
  };
}

const noKeys: CredentialKeys = {
  currentId: refuse,
  proof: refuse,
  signer: refuse,
  seal: refuse,
  open: refuse,
  rewrap: refuse,
};

function refuse(): never {
  throw new StorageError("master_key_missing", "The master key was not loaded, so that credentials can neither be read nor written.");
}

/** The leases in a database. Times are those of the database, so that clocks of nodes may differ. */
function leaseRepository({ tables, now }: Database): LeaseRepository {
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

interface AppliedMigration {
  readonly version: number;
  readonly oldest_program: number;
}

async function readApplied(transaction: Transaction<Tables>): Promise<readonly AppliedMigration[]> {
  await transaction.schema
    .createTable("gateway_schema_versions")
    .ifNotExists()
    .addColumn("version", "integer", (column) => column.primaryKey())
    .addColumn("oldest_program", "integer", (column) => column.notNull())
    .addColumn("applied_at", "text", (column) => column.notNull())
    .execute();
  return transaction.selectFrom("gateway_schema_versions").select(["version", "oldest_program"]).execute();
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

async function createTables({ schema }: Transaction<Tables>): Promise<void> {
  await schema
    .createTable("gateway_instances")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("connector", "text", (column) => column.notNull())
    .addColumn("definition_id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("owner", "text", (column) => column.notNull())
    .addColumn("config", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("key_id", "text", (column) => column.notNull())
    .addColumn("wrapped_key", "text", (column) => column.notNull())
    .addColumn("ciphertext", "text", (column) => column.notNull())
    .execute();
  await schema
    .createTable("gateway_tokens")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("revoked_at", "text")
    .execute();
  // A revoked token frees its name.
  await schema
    .createIndex("gateway_tokens_name")
    .unique()
    .on("gateway_tokens")
    .column("name")
    .where(sql.ref("revoked_at"), "is", null)
    .execute();
  await schema
    .createTable("gateway_master_keys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("proof", "text", (column) => column.notNull())
    .execute();
}

async function addOwnersAndLeases({ schema }: Transaction<Tables>): Promise<void> {
  await schema.alterTable("gateway_tokens").addColumn("owner", "text").execute();
  await schema
    .createTable("gateway_leases")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("holder", "text", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
}

async function addWrites({ schema }: Transaction<Tables>): Promise<void> {
  const texts = ["request", "token", "operation", "state", "holder", "created_at", "key_id", "wrapped_key", "ciphertext"] as const;
  const times = ["held_until", "repeatable_until", "expires_at"] as const;
  const table = schema
    .createTable("gateway_writes")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("instance", "text", (column) => column.notNull().references("gateway_instances.id").onDelete("cascade"))
    .addColumn("vendor_key", "text");
  const withTexts = texts.reduce((made, name) => made.addColumn(name, "text", (column) => column.notNull()), table);
  await times.reduce((made, name) => made.addColumn(name, "bigint", (column) => column.notNull()), withTexts).execute();
  await schema.createIndex("gateway_writes_instance").on("gateway_writes").column("instance").execute();
  await schema.createIndex("gateway_writes_expires_at").on("gateway_writes").column("expires_at").execute();
}

async function addTokenLimits({ schema }: Transaction<Tables>): Promise<void> {
  await schema.alterTable("gateway_tokens").addColumn("limits", "text").execute();
}

async function addAudit({ schema }: Transaction<Tables>, kind: Database["kind"]): Promise<void> {
  const table = schema
    .createTable("gateway_audit")
    .addColumn("chain", "text", (column) => column.notNull())
    .addColumn("number", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("gateway_audit_key", ["chain", "number"]);
  const texts = ["at", "operation", "content", "mac"] as const;
  const whole = texts.reduce((made, name) => made.addColumn(name, "text", (column) => column.notNull()), table);
  // Without a row id, a new entry changes one page less of the file.
  await (kind === "sqlite" ? whole.modifyEnd(sql`without rowid`) : whole).execute();
  await schema.createIndex("gateway_audit_at").on("gateway_audit").columns(["at", "chain", "number"]).execute();
}

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
    lockSchema: async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(SCHEMA_LOCK)})`.execute(transaction);
    },
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
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
  if (code === undefined || !SQLSTATE.test(code) || code.startsWith("E")) return unavailable(place, code);
  if (UNAVAILABLE.test(code)) return unavailable(place, code);
  if (REFUSED.test(code)) {
    const message = `PostgreSQL at ${place} refuses the gateway (SQLSTATE ${code}). Check the user, the password and the database of DATABASE_URL, and the privileges of the user.`;
    return new StorageError("database_address", message);
  }
  if (BUSY.test(code)) {
    return new StorageError(
      "database_busy",
      `A statement took too long or met a conflict in PostgreSQL at ${place} (SQLSTATE ${code}). Try again.`,
    );
  }
  const detail = SCHEMA.test(code) && error instanceof Error ? `: ${error.message}` : "";
  return new StorageError("database_failed", `PostgreSQL at ${place} refused a statement (SQLSTATE ${code})${detail}.`);
}

function unavailable(place: string, code: string | undefined): StorageError {
  const reason = code === undefined ? "" : ` (${code})`;
  return new StorageError(
    "database_unavailable",
    `PostgreSQL at ${place} does not answer${reason}. Check that it runs and that DATABASE_URL is right.`,
  );
}
