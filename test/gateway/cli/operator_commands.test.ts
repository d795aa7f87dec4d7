import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { backupDatabase } from "../../../gateway/src/cli/operator_commands.ts";
import { deleteInstance, listInstances, setInstanceCredentials } from "../../../gateway/src/cli/operator_commands.ts";
import { createToken, listTokens, revokeToken } from "../../../gateway/src/cli/operator_commands.ts";
import { loadMasterKeys } from "../../../gateway/src/credentials/master_keys.ts";
import type { DataLocation } from "../../../gateway/src/credentials/open_data.ts";
import type { Storage } from "../../../gateway/src/storage/store_types.ts";
import { makeFolder, newInstance, testDatabaseAt } from "../../fixtures/gateway/test_database.ts";

const FAKE = { api_key: "sk_test_fake_4711" };

describe("token commands", () => {
  test("make, list and revoke the tokens of a running gateway", async () => {
    const { location, storage } = await startGateway();
    const { token, entry } = await createToken({ ...location, name: "ci", owner: "team" });
    expect(await storage.tokens.find(token)).toEqual({ ...entry, name: "ci", owner: "team" });
    expect(await listTokens(location)).toEqual([entry]);
    expect(await revokeToken({ ...location, idOrName: "ci" })).toBe(true);
    expect(await revokeToken({ ...location, idOrName: "ci" })).toBe(false);
    expect(await storage.tokens.find(token)).toBeUndefined();
    expect(await listTokens(location)).toHaveLength(1);
  });

  test("make the master key when there is none, because it signs their entries in the audit", async () => {
    const dataFolder = await makeFolder();
    const { entry } = await createToken({ dataFolder, environment: {}, name: "ci" });
    expect(entry).toMatchObject({ name: "ci", owner: "ci" });
    expect(await readFile(join(dataFolder, "master.key"), "utf8")).toMatch(/^key-\w{8}:/);
  });

  test("do nothing with another master key than the gateway's", async () => {
    const { location, storage } = await startGateway();
    await writeFile(join(location.dataFolder, "master.key"), `${keyFileOf("x")}\n`);
    await expect(createToken({ ...location, name: "ci" })).rejects.toMatchObject({ code: "master_key_missing" });
    expect(await storage.tokens.list()).toEqual([]);
  });
});

describe("instance commands", () => {
  test("list and delete instances of all owners", async () => {
    const { location, storage } = await startGateway();
    const first = await storage.instances.create(newInstance({ owner: "a" }), FAKE);
    const second = await storage.instances.create(newInstance({ owner: "b" }), FAKE);
    expect((await listInstances(location)).map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
    expect(await deleteInstance({ ...location, id: first.id })).toBe(true);
    expect(await deleteInstance({ ...location, id: first.id })).toBe(false);
    expect(await listInstances(location)).toEqual([second]);
  });

  test("set credentials that fit", async () => {
    const { location, storage } = await startGateway();
    const instance = await storage.instances.create(newInstance(), FAKE);
    const options = { ...location, environment: {}, id: instance.id, values: { api_key: "next" }, problemsOf: () => [] };
    expect(await setInstanceCredentials(options)).toEqual({ kind: "changed", instance });
    expect((await storage.instances.readCredentials(instance.id))?.values).toEqual({ api_key: "next" });
    expect((await storage.instances.readCredentials(instance.id))?.revision).toBe(2);
  });

  test("set no credentials that do not fit, nor those of an unknown instance", async () => {
    const { location, storage } = await startGateway();
    const { id } = await storage.instances.create(newInstance(), FAKE);
    const options = { ...location, environment: {}, id, values: {}, problemsOf: () => ["`api_key` is missing."] };
    expect(await setInstanceCredentials(options)).toEqual({ kind: "refused", problems: ["`api_key` is missing."] });
    expect((await storage.instances.readCredentials(id))?.values).toEqual(FAKE);
    expect(await setInstanceCredentials({ ...options, id: "inst_unknown" })).toEqual({ kind: "unknown_instance" });
  });

  test("set no credentials with a key that other nodes do not have", async () => {
    const { location, storage } = await startGateway();
    const { id } = await storage.instances.create(newInstance(), FAKE);
    await writeFile(join(location.dataFolder, "master.key"), `${keyFileOf("x")}\n`);
    const options = { ...location, environment: {}, id, values: { api_key: "next" }, problemsOf: () => [] };
    await expect(setInstanceCredentials(options)).rejects.toMatchObject({ code: "master_key_missing" });
  });
});

describe("the backup command", () => {
  test("writes a copy that opens with the key of the original", async () => {
    const { location, storage } = await startGateway();
    const instance = await storage.instances.create(newInstance(), FAKE);
    const restored = await makeFolder();
    await backupDatabase({ ...location, to: join(restored, "gateway.db") });
    await copyFile(join(location.dataFolder, "master.key"), join(restored, "master.key"));
    expect(await listInstances({ dataFolder: restored, environment: {} })).toEqual([instance]);
  });
});

/** A gateway with its own key file, that runs. */
async function startGateway(): Promise<{ readonly location: DataLocation; readonly storage: Storage }> {
  const dataFolder = await makeFolder();
  const storage = await testDatabaseAt({ dataFolder }).openNode(loadMasterKeys({ dataFolder, environment: {} }));
  return { location: { dataFolder, environment: {} }, storage };
}

function keyFileOf(id: string): string {
  return `${id}:${Buffer.alloc(32, id).toString("base64")}`;
}
