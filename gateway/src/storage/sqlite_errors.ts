import { StorageError } from "./storage_error.ts";

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
        `The database ${file} cannot be used${codeOf(error)}. Check its folder and its permissions.`,
      );
    default:
      return new StorageError("database_failed", `SQLite refused a statement (result code ${result}).`);
  }
}

/** Whether SQLite refused a statement because another connection has a lock. */
export function isBusy(error: unknown): boolean {
  return primaryResultOf(error) === RESULT.busy;
}

/** The result code of an error. Errors of statements that return rows have only the text that SQLite has for the code. */
function primaryResultOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  // The lower byte of an extended code is the primary one.
  if ("errcode" in error && typeof error.errcode === "number") return error.errcode & 0xff;
  return TEXTS.find(([text]) => error.message.startsWith(text))?.[1];
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? ` (${error.code})` : "";
}
