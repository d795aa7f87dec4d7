import { sql } from "kysely";
import { existsSync } from "node:fs";
import { chmod, copyFile, mkdir, readdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { openStorage } from "../../../gateway/src/storage/open_storage.ts";
import type { Storage } from "../../../gateway/src/storage/store_types.ts";
import { keysOf, makeFolder, makeSqlite, newInstance, testDatabaseAt } from "../../fixtures/gateway/test_database.ts";

const FAKE = { api_key: "sk_test_fake_4711" };

describe("the files of the embedded database", () => {
  test("can be read by their owner only", async () => {
    const dataFolder = join(await makeFolder(), "made", "when", "missing");
    const storage = await testDatabaseAt({ dataFolder }).openNode();
    await storage.instances.create(newInstance(), FAKE);
    await storage.backup(join(dataFolder, "backup.db"));
    const names = await readdir(dataFolder);
    expect(names.sort()).toEqual([".gitignore", "backup.db", "gateway.db", "gateway.db-shm", "gateway.db-wal"]);
    for (const name of names) expect([name, await modeOf(join(dataFolder, name))]).toEqual([name, 0o600]);
    expect(await modeOf(dataFolder)).toBe(0o700);
  });

  test.each([0o602, 0o620, 0o666])("are refused when others can write to the database: %i", async (mode) => {
    const dataFolder = await makeFolder();
    await (await testDatabaseAt({ dataFolder }).openNode()).close();
    await chmod(join(dataFolder, "gateway.db"), mode);
    await expect(openStorage({ dataFolder, keys: undefined })).rejects.toMatchObject({
      code: "database_file",
      message: `Others on this machine can write to the database ${dataFolder}/gateway.db. Run \`chmod 600\` on it.`,
    });
  });

  test("contain no credentials and no token", async () => {
    const dataFolder = await makeFolder();
    const storage = await testDatabaseAt({ dataFolder }).openNode();
    const { id } = await storage.instances.create(newInstance(), FAKE);
    await storage.instances.setCredentials(id, { ...FAKE, more: "4711" });
    const { token } = await storage.tokens.create("ci");
    await storage.backup(join(dataFolder, "backup.db"));
    for (const name of await readdir(dataFolder)) {
      const content = await readFile(join(dataFolder, name), "latin1");
      expect([name, content.includes("4711"), content.includes(token.slice(17))]).toEqual([name, false, false]);
    }
  });

  test("are written to the disk before a write is acknowledged", async () => {
    const { tables } = (await makeSqlite()).openRaw();
    expect((await sql`pragma synchronous`.execute(tables)).rows).toEqual([{ synchronous: 2 }]);
    expect((await sql`pragma journal_mode`.execute(tables)).rows).toEqual([{ journal_mode: "wal" }]);
    expect((await sql`pragma foreign_keys`.execute(tables)).rows).toEqual([{ foreign_keys: 1 }]);
  });

  test("are written to the disk by a transaction after a statement that did not wait for it", async () => {
    const { tables } = (await makeSqlite()).openRaw();
    await sql`select 1`.execute(tables);
    const { rows } = await tables.transaction().execute((transaction) => sql`pragma synchronous`.execute(transaction));
    expect(rows).toEqual([{ synchronous: 2 }]);
  });

  test("are refused with a clear message when they are no database", async () => {
    const dataFolder = await makeFolder();
    await writeFile(join(dataFolder, "gateway.db"), "This is a text of more than sixteen bytes.".repeat(50));
    await expect(openStorage({ dataFolder, keys: undefined })).rejects.toMatchObject({
      code: "database_file",
      message: `${dataFolder}/gateway.db is damaged or is not a SQLite database. Restore it from a backup.`,
    });
  });

  test("are refused with a clear message when the data folder is a file", async () => {
    const file = join(await makeFolder(), "file");
    await writeFile(file, "");
    await expect(openStorage({ dataFolder: file, keys: undefined })).rejects.toMatchObject({
      code: "database_file",
      message: `The database ${file}/gateway.db cannot be used (ENOTDIR). Check its folder and its permissions.`,
    });
  });

  // Linux lets nobody make a folder there, and says that the folder around it does not exist.
  test.runIf(existsSync("/proc/self"))("are refused with a clear message when their folder cannot be made", async () => {
    for (const dataFolder of ["/proc/gateway-data", "/proc/gateway-data/inner"])
      await expect(openStorage({ dataFolder, keys: undefined })).rejects.toMatchObject({
        code: "database_file",
        message: `The database ${dataFolder}/gateway.db cannot be used (ENOENT). Check its folder and its permissions.`,
      });
  });

  test("are made in the folder to which a link leads", async () => {
    const [folder, link] = [await makeFolder(), join(await makeFolder(), "link")];
    await symlink(folder, link);
    await (await testDatabaseAt({ dataFolder: join(link, "made") }).openNode()).close();
    expect(await readdir(join(folder, "made"))).toEqual(expect.arrayContaining([".gitignore", "gateway.db"]));
  });
});

describe("a write while another process writes", () => {
  test("waits, and lets its own process read meanwhile", async () => {
    const database = await makeSqlite();
    const [storage, other] = [await database.openNode(), database.openRaw()];
    const [begun, finished] = [signal(), signal()];
    const writing = other.tables.transaction().execute(() => {
      begun.resolve();
      return finished.promise;
    });
    await begun.promise;
    const happened: string[] = [];
    const written = storage.tokens.create("ci").then(() => happened.push("written"));
    const rotated = storage.sealed.countByKey().then(() => happened.push("written"));
    await wait(50);
    expect(await storage.tokens.list()).toEqual([]);
    expect(happened).toEqual([]);
    finished.resolve();
    await Promise.all([writing, written, rotated]);
    expect(await storage.tokens.list()).toHaveLength(1);
  });

  test("does not break a transaction that read before and writes afterwards", async () => {
    const database = await makeSqlite();
    const [storage, other] = [await database.openNode(), database.openRaw()];
    let written = Promise.resolve<unknown>(undefined);
    await other.tables.transaction().execute(async (transaction) => {
      expect(await transaction.selectFrom("gateway_tokens").selectAll().execute()).toEqual([]);
      written = storage.tokens.create("ci");
      await wait(20);
      await transaction.insertInto("gateway_master_keys").values({ id: "key", proof: "proof" }).execute();
    });
    await written;
    expect([...(await storage.sealed.countByKey()).keys()]).toEqual(["first", "key"]);
    expect(await storage.tokens.list()).toHaveLength(1);
  });
});

describe("a backup", () => {
  test("is a database that a gateway with the same master key uses", async () => {
    const [dataFolder, restored] = [await makeFolder(), await makeFolder()];
    const storage = await testDatabaseAt({ dataFolder }).openNode();
    const { id } = await storage.instances.create(newInstance(), FAKE);
    const { token } = await storage.tokens.create("ci");
    await storage.backup(join(dataFolder, "backup.db"));
    await storage.instances.delete(id);
    await copyFile(join(dataFolder, "backup.db"), join(restored, "gateway.db"));
    await expect(testDatabaseAt({ dataFolder: restored }).openNode(keysOf("another"))).rejects.toMatchObject({
      code: "master_key_missing",
    });
    const again = await testDatabaseAt({ dataFolder: restored }).openNode();
    expect((await again.instances.readCredentials(id))?.values).toEqual(FAKE);
    expect(await again.tokens.find(token)).toMatchObject({ name: "ci" });
  });

  test("replaces an earlier one, and leaves nothing else behind", async () => {
    const { storage, folder, dataFolder } = await openWithFolder();
    await storage.backup(join(folder, "backup.db"));
    await storage.instances.create(newInstance(), FAKE);
    await storage.backup(join(folder, "backup.db"));
    expect(await readdir(folder)).toEqual(["backup.db"]);
    await copyFile(join(folder, "backup.db"), join(dataFolder, "copy.db"));
    expect((await stat(join(folder, "backup.db"))).size).toBeGreaterThan(0);
  });

  test.each([
    ["a folder that does not exist", "missing/backup.db", "ENOENT"],
    ["a folder", "folder", "EISDIR"],
  ])("to %s fails, and leaves nothing behind", async (_, name, code) => {
    const { storage, folder } = await openWithFolder();
    await mkdir(join(folder, "folder"));
    const path = join(folder, name);
    await expect(storage.backup(path)).rejects.toMatchObject({
      code: "backup_failed",
      message: `The backup cannot be written to ${path} (${code}). Check the folder, its permissions and its space.`,
    });
    expect(await readdir(folder)).toEqual(["folder"]);
  });

  test("to the database itself is refused, also through a link", async () => {
    const { storage, folder, dataFolder } = await openWithFolder();
    await symlink(join(dataFolder, "gateway.db"), join(folder, "link.db"));
    for (const path of [join(dataFolder, "gateway.db"), join(dataFolder, ".", "x", "..", "gateway.db"), join(folder, "link.db")]) {
      await expect(storage.backup(path)).rejects.toThrow("is the database itself. Name another file for the backup.");
    }
    expect(await storage.instances.list()).toEqual([]);
  });
});

async function openWithFolder(): Promise<{ readonly storage: Storage; readonly folder: string; readonly dataFolder: string }> {
  const dataFolder = await makeFolder();
  return { storage: await testDatabaseAt({ dataFolder }).openNode(), folder: await makeFolder(), dataFolder };
}

async function modeOf(path: string): Promise<number> {
  return (await stat(path)).mode & 0o777;
}

function signal(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
