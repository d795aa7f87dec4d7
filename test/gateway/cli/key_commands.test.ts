import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listMasterKeys, rotateMasterKeys } from "../../../gateway/src/cli/operator_commands.ts";
import { loadMasterKeys } from "../../../gateway/src/credentials/master_keys.ts";
import { keysOf, keyText, makeFolder, newInstance, testDatabaseAt } from "../../fixtures/gateway/test_database.ts";

const FAKE = { api_key: "sk_test_fake_4711" };

describe("`keys rotate`", () => {
  test("makes a new key in the file, which a running gateway uses at once", async () => {
    const dataFolder = await makeFolder();
    const keys = loadMasterKeys({ dataFolder, environment: {} });
    const gateway = await testDatabaseAt({ dataFolder }).openNode(keys);
    const { id } = await gateway.instances.create(newInstance(), FAKE);
    const old = keys.currentId();
    const rotation = await rotateMasterKeys({ dataFolder, environment: {} });
    expect(rotation).toEqual({ keyId: rotation.keyId, isNew: true, rewrapped: 1, remaining: 0 });
    expect(rotation.keyId).not.toBe(old);
    expect((await gateway.instances.readCredentials(id))?.values).toEqual(FAKE);
    const made = await gateway.instances.create(newInstance(), FAKE);
    expect((await gateway.instances.readCredentials(made.id))?.values).toEqual(FAKE);
    expect([...(await gateway.sealed.countByKey())]).toEqual([[rotation.keyId, 2]]);
  });

  test("keeps the earlier keys in the file, for earlier backups", async () => {
    const dataFolder = await makeFolder();
    const keys = loadMasterKeys({ dataFolder, environment: {} });
    await testDatabaseAt({ dataFolder }).openNode(keys);
    const sealed = keys.seal(FAKE, { instanceId: "a", connector: "payments" });
    const rotations = [await rotateMasterKeys({ dataFolder, environment: {} }), await rotateMasterKeys({ dataFolder, environment: {} })];
    const ids = (await readFile(join(dataFolder, "master.key"), "utf8"))
      .trim()
      .split("\n")
      .map((line) => line.split(":")[0]);
    expect(ids).toEqual([rotations[1]?.keyId, rotations[0]?.keyId, sealed.keyId]);
    expect(loadMasterKeys({ dataFolder, environment: {} }).open(sealed, { instanceId: "a", connector: "payments" })).toEqual(FAKE);
  });

  test("makes no key when keys come from the environment", async () => {
    const dataFolder = await makeFolder();
    const gateway = await testDatabaseAt({ dataFolder }).openNode(keysOf("old"));
    const { id } = await gateway.instances.create(newInstance(), FAKE);
    const environment = { GATEWAY_MASTER_KEY: keyText("new", "old") };
    expect(await rotateMasterKeys({ dataFolder, environment })).toEqual({ keyId: "new", isNew: false, rewrapped: 1, remaining: 0 });
    const withNew = await testDatabaseAt({ dataFolder }).openNode(keysOf("new"));
    expect((await withNew.instances.readCredentials(id))?.values).toEqual(FAKE);
    await expect(readFile(join(dataFolder, "master.key"))).rejects.toMatchObject({ code: "ENOENT" });
  });

  test("changes nothing with a wrong key", async () => {
    const dataFolder = await makeFolder();
    await testDatabaseAt({ dataFolder }).openNode(keysOf("old"));
    const environment = { GATEWAY_MASTER_KEY: keyText("new") };
    await expect(rotateMasterKeys({ dataFolder, environment })).rejects.toMatchObject({ code: "master_key_missing" });
    expect(await testDatabaseAt({ dataFolder }).openNode(keysOf("old"))).toBeDefined();
  });
});

describe("`keys list`", () => {
  test("has the keys that the database knows, and how many instances each has", async () => {
    const dataFolder = await makeFolder();
    const gateway = await testDatabaseAt({ dataFolder }).openNode(keysOf("old"));
    await gateway.instances.create(newInstance(), FAKE);
    expect(await listMasterKeys({ dataFolder, environment: { GATEWAY_MASTER_KEY: keyText("new", "old") } })).toEqual([
      { id: "new", isCurrent: true, instances: 0 },
      { id: "old", isCurrent: false, instances: 1 },
    ]);
  });
});
