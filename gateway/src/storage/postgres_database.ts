import { Kysely, PostgresDialect, sql } from "kysely";
import { Pool } from "pg";
import type { Database } from "./database.ts";
import { withTranslatedErrors } from "./driver_errors.ts";
import { translatePostgresError } from "./postgres_errors.ts";
import { StorageError } from "./storage_error.ts";
import type { Tables } from "./tables.ts";

/** Any number, as long as no other program takes the same advisory lock. */
const SCHEMA_LOCK = 7_270_341_946;

/** How long to wait for a connection, for a statement, and for an answer from a server that is out of reach. */
const LIMITS = { connectionTimeoutMillis: 5000, statement_timeout: 10_000, query_timeout: 15_000, idleTimeoutMillis: 30_000 } as const;

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
