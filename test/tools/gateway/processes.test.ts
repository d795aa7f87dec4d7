import { DatabaseSync } from "@photostructure/sqlite";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkAudit } from "../../../gateway/src/credentials/audit_check.ts";
import { loadMasterKeys } from "../../../gateway/src/credentials/master_keys.ts";
import { openStorage } from "../../../gateway/src/storage/open_storage.ts";
import { openSqlite } from "../../../gateway/src/storage/sqlite_database.ts";
import type { Storage } from "../../../gateway/src/storage/store_types.ts";
import { buildStorageProcess, readAcknowledged, removeStorageProcess, runStorageProcess } from "./child_process.ts";
import { makeFolder } from "../../fixtures/gateway/test_database.ts";

beforeAll(buildStorageProcess);
afterAll(removeStorageProcess);

describe("several processes", () => {
  test("start for the first time at the same moment with one key and one database", async () => {
    const folder = await makeFolder();
    const lines = await Promise.all(Array.from({ length: 5 }, () => runStorageProcess(folder, "start")));
    await withStorage(folder, (storage) => expectAll(storage, acknowledgedIn(lines.flat())));
    expect(readFileSync(join(folder, "master.key"), "utf8").trim().split("\n")).toHaveLength(1);
    expect(readdirSync(folder).filter((name) => name.includes("unfinished"))).toEqual([]);
  });
});

describe("a killed process", () => {
  test("loses nothing that it acknowledged", async () => {
    const folder = await makeFolder();
    const acknowledged = new Map<string, number>();
    for (const count of [1, 2, 3, 5, 8, 13, 21, 34, 55, 89]) {
      const lines = await runStorageProcess(folder, "write", ({ length }) => length >= count);
      for (const [id, revision] of acknowledgedIn(lines)) acknowledged.set(id, revision);
      await withStorage(folder, (storage) => expectAll(storage, acknowledged));
    }
    expect(acknowledged.size).toBeGreaterThan(100);
  });

  test("loses no entry of the audit that it acknowledged, and leaves an audit that is complete", async () => {
    const folder = await makeFolder();
    const acknowledged: string[] = [];
    for (const count of [1, 5, 21, 89, 300]) {
      const lines = await runStorageProcess(folder, "audit", ({ length }) => length >= count);
      acknowledged.push(...lines.map((line) => readAcknowledged(line).id));
    }
    await withStorage(folder, async ({ audit }) => {
      const records = new Set<string>();
      for await (const { content } of audit.list("")) records.add(/"records":\["([^"]+)"\]/.exec(content)?.[1] ?? "");
      expect(acknowledged.length).toBeGreaterThan(400);
      expect(acknowledged.filter((id) => !records.has(id))).toEqual([]);
      const chains = await checkAudit({ audit, keys: loadMasterKeys({ dataFolder: folder, environment: {} }) });
      expect(chains).toHaveLength(6);
      expect(chains.flatMap(({ problems }) => problems)).toEqual([]);
    });
  });

  test("that rotates master keys loses nothing, while another one writes", async () => {
    const folder = await makeFolder();
    const acknowledged = new Map(acknowledgedIn(await runStorageProcess(folder, "write", ({ length }) => length >= 150)));
    const rotated: string[] = [];
    for (const rotations of [1, 2, 3]) {
      const writing = runStorageProcess(folder, "write", ({ length }) => length >= 100);
      rotated.push(...(await runStorageProcess(folder, "rotate", ({ length }) => length >= rotations)));
      for (const [id, revision] of acknowledgedIn(await writing)) acknowledged.set(id, revision);
      await withStorage(folder, (storage) => expectAll(storage, acknowledged));
      await forgetLeases(folder);
    }
    const keys = readFileSync(join(folder, "master.key"), "utf8").trim().split("\n");
    expect(keys.map((key) => key.split(":", 1)[0])).toEqual(expect.arrayContaining(rotated.map(keyOf)));
    // The first rotation of a process may finish one that was killed, which makes no key.
    expect(new Set(keys).size).toBeGreaterThanOrEqual(5);
  });
});

describe("a backup", () => {
  test("that is made while another process writes is consistent and has everything that was acknowledged", async () => {
    const folder = await makeFolder();
    const file = join(folder, "backup.db");
    let backups = 0;
    await withStorage(folder, async (storage) => {
      await runStorageProcess(folder, "write", async (lines) => {
        if (lines.length % 40 !== 0) return false;
        await storage.backup(file);
        expectBackup(file, acknowledgedIn(lines));
        backups += 1;
        return backups === 5;
      });
    });
    expect(backups).toBe(5);
  });
});

/** Opens the storage with the keys of the folder, and closes it afterwards. */
async function withStorage(dataFolder: string, use: (storage: Storage) => Promise<void>): Promise<void> {
  const storage = await openStorage({ dataFolder, keys: loadMasterKeys({ dataFolder, environment: {} }) });
  try {
    await use(storage);
  } finally {
    await storage.close();
  }
}

/** The last revision of each instance that lines acknowledge. */
function keyOf(line: string): unknown {
  const rotation: unknown = JSON.parse(line);
  return typeof rotation === "object" && rotation !== null && "keyId" in rotation ? rotation.keyId : line;
}

function acknowledgedIn(lines: readonly string[]): ReadonlyMap<string, number> {
  return new Map(lines.map(readAcknowledged).map(({ id, revision }) => [id, revision]));
}

/** Expects the acknowledged revisions or the ones after them, which were written and not acknowledged, with their credentials. */
async function expectAll({ instances }: Storage, acknowledged: ReadonlyMap<string, number>): Promise<void> {
  for (const [id, revision] of acknowledged) {
    const opened = await instances.readCredentials(id);
    expect([revision, revision + 1]).toContain(opened?.revision);
    expect(opened?.values).toEqual({ revision: opened?.revision });
  }
}

function expectBackup(file: string, acknowledged: ReadonlyMap<string, number>): void {
  const backup = new DatabaseSync(file, { readOnly: true });
  try {
    const rows: unknown[] = backup.prepare("select id, revision from gateway_instances").all();
    const found = new Map(rows.map((row) => readAcknowledged(JSON.stringify(row))).map(({ id, revision }) => [id, revision]));
    expect([...acknowledged].filter(([id, revision]) => (found.get(id) ?? 0) < revision)).toEqual([]);
    expect(backup.prepare("pragma integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
  } finally {
    backup.close();
  }
}

/** As if the time of a killed rotation's lease were over. */
async function forgetLeases(dataFolder: string): Promise<void> {
  const { tables } = openSqlite(dataFolder);
  await tables.deleteFrom("gateway_leases").execute();
  await tables.destroy();
}
