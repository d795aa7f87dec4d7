import { StorageError } from "./storage_error.ts";

/** SQLSTATE classes and codes (PostgreSQL documentation, appendix A) of a server that is starting, stopping, full or out of reach. */
const UNAVAILABLE = /^(08|53|57P)/;
/** Refused by the configuration of the server: user, password, database, privileges. */
const REFUSED = /^(28|3D|42501)/;
/** Somebody else keeps a lock for too long, or the statement takes too long. */
const BUSY = /^(40|55P03|57014)/;
/** Mistakes in a statement or in the schema. These messages contain no values. */
const SCHEMA = /^42/;
const SQLSTATE = /^[0-9A-Z]{5}$/;

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
