import { describe, expect, test } from "vitest";
import { openPostgres, translatePostgresError } from "../../../gateway/src/storage/open_storage.ts";
import { translateSqliteError } from "../../../gateway/src/storage/sqlite_database.ts";
import { StorageError } from "../../../gateway/src/storage/storage_error.ts";

describe("an error of SQLite", () => {
  test.each([
    [{ errcode: 5 }, "database is locked", "database_busy", "Another process keeps the database /data/gateway.db locked."],
    [{}, "database is locked", "database_busy", "Another process keeps the database /data/gateway.db locked."],
    [{ errcode: 6 }, "database table is locked", "database_busy", "Another process keeps"],
    [{ errcode: 13 }, "database or disk is full", "database_full", "There is no space left for the database /data/gateway.db."],
    [{}, "database or disk is full", "database_full", "There is no space left"],
    [{ errcode: 11 }, "database disk image is malformed", "database_file", "/data/gateway.db is damaged or is not a SQLite database."],
    [{}, "database disk image is malformed", "database_file", "is damaged"],
    [{ errcode: 26 }, "file is not a database", "database_file", "is damaged"],
    [
      { errcode: 1032 },
      "attempt to write a readonly database",
      "database_file",
      "The database /data/gateway.db cannot be read and written.",
    ],
    [{ errcode: 10 }, "disk I/O error", "database_file", "cannot be read and written"],
    [{}, "unable to open database file", "database_file", "cannot be read and written"],
    [{ errcode: 19 }, "UNIQUE constraint failed: x (secret 4711)", "database_failed", "SQLite refused a statement (result code 19)."],
    [{ code: "EACCES" }, "EACCES: secret 4711", "database_file", "The database /data/gateway.db cannot be used (EACCES)."],
    [{}, "secret 4711", "database_file", "The database /data/gateway.db cannot be used."],
  ])("with %j and the text %j is %s", (fields, text, code, message) => {
    const translated = translateSqliteError(Object.assign(new Error(text), fields), "/data/gateway.db");
    expect(translated).toBeInstanceOf(StorageError);
    expect(translated.code).toBe(code);
    expect(translated.message).toContain(message);
    expect(translated.message).not.toContain("4711");
  });

  test("that is translated already stays", () => {
    const error = new StorageError("database_newer", "x");
    expect(translateSqliteError(error, "/data/gateway.db")).toBe(error);
    expect(translatePostgresError(error, "db/gateway")).toBe(error);
  });
});

describe("an error of PostgreSQL", () => {
  test.each([
    ["ECONNREFUSED", "database_unavailable", "PostgreSQL at db:5432/gateway does not answer (ECONNREFUSED)."],
    ["ENOTFOUND", "database_unavailable", "does not answer (ENOTFOUND)"],
    ["EPIPE", "database_unavailable", "does not answer (EPIPE)"],
    [undefined, "database_unavailable", "PostgreSQL at db:5432/gateway does not answer."],
    ["57P01", "database_unavailable", "does not answer (57P01)"],
    ["53300", "database_unavailable", "does not answer (53300)"],
    ["08006", "database_unavailable", "does not answer (08006)"],
    ["28P01", "database_address", "PostgreSQL at db:5432/gateway refuses the gateway (SQLSTATE 28P01)."],
    ["3D000", "database_address", "refuses the gateway"],
    ["42501", "database_address", "refuses the gateway"],
    ["57014", "database_busy", "A statement took too long"],
    ["40001", "database_busy", "Try again."],
    ["55P03", "database_busy", "Try again."],
    ["22021", "database_failed", "PostgreSQL at db:5432/gateway refused a statement (SQLSTATE 22021)."],
    ["23505", "database_failed", "refused a statement (SQLSTATE 23505)."],
  ])("with the code %s is %s", (code, wanted, message) => {
    const translated = translatePostgresError(Object.assign(new Error("secret 4711"), { code, detail: "4711" }), "db:5432/gateway");
    expect(translated.code).toBe(wanted);
    expect(translated.message).toContain(message);
    expect(translated.message).not.toContain("4711");
  });

  test("in the schema says what is missing", () => {
    const error = Object.assign(new Error('relation "gateway_tokens" does not exist'), { code: "42P01" });
    expect(translatePostgresError(error, "db/gateway").message).toContain('(SQLSTATE 42P01): relation "gateway_tokens" does not exist.');
  });
});

describe("an address of PostgreSQL", () => {
  test.each([
    ["nothing", ""],
    ["no scheme", "4711"],
    ["a path", "/var/run/4711"],
    ["another scheme", "mysql://gateway:4711@db/gateway"],
    ["a slash in the password", "postgres://gateway:4711/x@db/gateway"],
    ["a slash after an at sign in the password", "postgres://gateway:x@4711/x@db/gateway"],
    ["a question mark in the password", "postgres://gateway:4711?x@db/gateway"],
    ["a number sign in the password", "postgres://gateway:4711#x@db/gateway"],
    ["a number sign after an at sign in the password", "postgres://gateway:x@4711#x@db/gateway"],
    ["a fragment", "postgres://gateway:4711@db/gateway#x"],
  ])("with %s is refused, and nothing of it is in the message", (_, address) => {
    const open = (): unknown => openPostgres(address);
    expect(open).toThrow("DATABASE_URL is not the address of a PostgreSQL database. Write postgres://user:password@host:5432/database");
    expect(open).not.toThrow(/4711/);
  });

  test.each([
    "postgres://gateway:4711@db/gateway",
    "postgresql://db:5433",
    "postgres:///gateway?host=/run/postgresql",
    "postgres://a%40b:%2F%23@[::1]:5432/x?sslmode=verify-full",
  ])("such as %s is accepted", async (address) => {
    const { kind, tables } = openPostgres(address);
    expect(kind).toBe("postgres");
    await tables.destroy();
  });
});
