import { StorageError } from "./storage_error.ts";

/** The text in a column of JSON. @throws StorageError `database_failed` when something else is in it. */
export function readText(column: string): string {
  const value: unknown = parse(column);
  if (typeof value === "string") return value;
  throw unreadable();
}

/** The object in a column of JSON. @throws StorageError `database_failed` when something else is in it. */
export function readObject(column: string): Readonly<Record<string, unknown>> {
  const value: unknown = parse(column);
  if (isObject(value)) return value;
  throw unreadable();
}

function parse(column: string): unknown {
  try {
    return JSON.parse(column);
  } catch {
    throw unreadable();
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function unreadable(): StorageError {
  return new StorageError(
    "database_failed",
    "A column of the database does not contain what the gateway wrote. Restore the database from a backup.",
  );
}
