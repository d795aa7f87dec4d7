import { chmod, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { addMasterKey, loadMasterKeys } from "../../../gateway/src/credentials/master_keys.ts";
import { keysOf, keyText, makeFolder } from "../../fixtures/gateway/test_database.ts";

const BINDING = { instanceId: "inst_0000000000000000000001", connector: "payments" };
const FAKE = { api_key: "sk_test_fake_4711" };

describe("master keys from a file", () => {
  test("are made on first use, for their owner only, and stay the same", async () => {
    const dataFolder = join(await makeFolder(), "made", "when", "missing");
    const sealed = loadMasterKeys({ dataFolder, environment: {} }).seal(FAKE, BINDING);
    expect(await readdir(dataFolder)).toEqual([".gitignore", "master.key"]);
    expect((await stat(join(dataFolder, "master.key"))).mode & 0o777).toBe(0o600);
    expect((await stat(dataFolder)).mode & 0o777).toBe(0o700);
    expect(await readFile(join(dataFolder, "master.key"), "utf8")).toMatch(/^key-[0-9a-f]{8}:[A-Za-z0-9+/]{43}=\n$/);
    expect(loadMasterKeys({ dataFolder, environment: {} }).open(sealed, BINDING)).toEqual(FAKE);
  });

  test("are different in each folder", async () => {
    const sealed = loadMasterKeys({ dataFolder: await makeFolder(), environment: {} }).seal(FAKE, BINDING);
    const elsewhere = loadMasterKeys({ dataFolder: await makeFolder(), environment: {} });
    expect(() => elsewhere.open(sealed, BINDING)).toThrow(expect.objectContaining({ code: "master_key_missing" }));
  });

  test("follow the file while they are used: a new key seals, the old ones open", async () => {
    const dataFolder = await makeFolder();
    const running = loadMasterKeys({ dataFolder, environment: {} });
    const [first, sealed] = [running.currentId(), running.seal(FAKE, BINDING)];
    addMasterKey(dataFolder);
    expect(running.currentId()).not.toBe(first);
    expect(running.seal(FAKE, BINDING).keyId).toBe(running.currentId());
    expect(running.open(sealed, BINDING)).toEqual(FAKE);
    expect((await stat(join(dataFolder, "master.key"))).mode & 0o777).toBe(0o600);
    expect(await readdir(dataFolder)).toEqual(["master.key"]);
  });

  test("open what another process sealed with a key that it added", async () => {
    const dataFolder = await makeFolder();
    const running = loadMasterKeys({ dataFolder, environment: {} });
    addMasterKey(dataFolder);
    const sealed = loadMasterKeys({ dataFolder, environment: {} }).seal(FAKE, BINDING);
    expect(running.open(sealed, BINDING)).toEqual(FAKE);
  });

  test("stay as they are while somebody edits the file", async () => {
    const dataFolder = await makeFolder();
    const running = loadMasterKeys({ dataFolder, environment: {} });
    const text = await readFile(join(dataFolder, "master.key"), "utf8");
    await writeFile(join(dataFolder, "master.key"), "half a line");
    const sealed = running.seal(FAKE, BINDING);
    expect(running.open(sealed, BINDING)).toEqual(FAKE);
    await writeFile(join(dataFolder, "master.key"), `${keyText("next")}\n${text}`);
    expect(running.seal(FAKE, BINDING).keyId).toBe("next");
  });

  test.each([
    [0o644, "Everybody on this machine has access to"],
    [0o602, "Everybody on this machine has access to"],
    [0o620, "Others on this machine can write to"],
  ])("are refused with the permissions %i", async (mode, message) => {
    const dataFolder = await makeFolder();
    loadMasterKeys({ dataFolder, environment: {} });
    await chmod(join(dataFolder, "master.key"), mode);
    const load = (): unknown => loadMasterKeys({ dataFolder, environment: {} });
    expect(load).toThrow(message);
    expect(load).toThrow(expect.objectContaining({ code: "master_key_file" }));
  });

  test.each([0o600, 0o400, 0o640])("are read with the permissions %i", async (mode) => {
    const dataFolder = await makeFolder();
    const { currentId } = { currentId: loadMasterKeys({ dataFolder, environment: {} }).currentId() };
    await chmod(join(dataFolder, "master.key"), mode);
    expect(loadMasterKeys({ dataFolder, environment: {} }).currentId()).toBe(currentId);
  });

  test("are refused with a clear message when the file cannot be read or is damaged", async () => {
    const dataFolder = await makeFolder();
    await mkdir(join(dataFolder, "master.key"), { mode: 0o700 });
    const message = `${dataFolder}/master.key cannot be read (EISDIR). Check its folder and its permissions.`;
    expect(() => loadMasterKeys({ dataFolder, environment: {} })).toThrow(expect.objectContaining({ code: "master_key_file", message }));
    const damaged = await makeFolder();
    await writeFile(join(damaged, "master.key"), "", { mode: 0o600 });
    expect(() => loadMasterKeys({ dataFolder: damaged, environment: {} })).toThrow(`${damaged}/master.key is empty.`);
  });
});

describe("master keys from the environment", () => {
  test("are used instead of the file, which is neither read nor made", async () => {
    const dataFolder = await makeFolder();
    const keys = loadMasterKeys({ dataFolder, environment: { GATEWAY_MASTER_KEY: keyText("new", "old") } });
    expect(keys.currentId()).toBe("new");
    expect(await readdir(dataFolder)).toEqual([]);
  });

  test("seal with the first one and open with all", () => {
    const sealed = keysOf("old").seal(FAKE, BINDING);
    const keys = keysOf("new", "old");
    expect(keys.open(sealed, BINDING)).toEqual(FAKE);
    expect(keys.seal(FAKE, BINDING).keyId).toBe("new");
    expect(keys.rewrap(sealed, BINDING)).toMatchObject({ keyId: "new", ciphertext: sealed.ciphertext });
    expect(keysOf("new").open(keys.rewrap(sealed, BINDING), BINDING)).toEqual(FAKE);
  });

  test("are refused when the variable is empty, because a key file would be made otherwise", async () => {
    const dataFolder = await makeFolder();
    expect(() => loadMasterKeys({ dataFolder, environment: { GATEWAY_MASTER_KEY: "" } })).toThrow("GATEWAY_MASTER_KEY is empty.");
    expect(await readdir(dataFolder)).toEqual([]);
  });
});

describe("master keys", () => {
  test.each([
    ["that is missing", "missing", "master_key_missing", "sealed with the master key missing, which this gateway does not have"],
    [
      "that differs under the same id",
      "first",
      "credentials_unreadable",
      "The master key first does not open the credentials of the instance",
    ],
  ])("refuse credentials with one error for a key %s", (_, keyId, code, message) => {
    const keys = keysOf("first");
    const sealed = { ...keysOf("other").seal(FAKE, BINDING), keyId };
    for (const use of [() => keys.open(sealed, BINDING), () => keys.rewrap(sealed, BINDING)]) {
      expect(use).toThrow(expect.objectContaining({ code }));
      expect(use).toThrow(message);
      expect(use).toThrow(BINDING.instanceId);
      expect(use).not.toThrow(sealed.ciphertext);
    }
  });

  test("prove that they are the same without showing themselves", () => {
    const [one, same, other] = [keysOf("a"), keysOf("b", "a"), keysOf("b")];
    expect(one.proof("a")).toBe(same.proof("a"));
    expect(one.proof("a")).not.toBe(other.proof("b"));
    expect(one.proof("b")).toBeUndefined();
    expect(one.proof("a")).toMatch(/^[\w-]{43}$/);
    expect(Buffer.from(one.proof("a") ?? "", "base64url").includes("aaaa")).toBe(false);
  });

  test("are in a folder that Git leaves out, unless it was there before", async () => {
    const [made, own] = [join(await makeFolder(), "data"), await makeFolder()];
    for (const dataFolder of [made, own]) loadMasterKeys({ dataFolder, environment: {} });
    expect(await readFile(join(made, ".gitignore"), "utf8")).toBe("*\n");
    expect(await readdir(own)).toEqual(["master.key"]);
  });

  test("do not appear when they are printed, logged or made JSON of, nor in a diagnostic report", async () => {
    const dataFolder = await makeFolder();
    const keys = loadMasterKeys({ dataFolder, environment: {} });
    keys.seal(FAKE, BINDING);
    const secret = (await readFile(join(dataFolder, "master.key"), "utf8")).split(":")[1]?.trim() ?? "";
    const hex = Buffer.from(secret, "base64").toString("hex");
    const printed = [
      inspect(keys, { depth: Infinity, showHidden: true }),
      JSON.stringify(keys),
      JSON.stringify(process.report.getReport()),
    ];
    expect(secret).toHaveLength(44);
    for (const text of printed)
      expect([text.includes(secret), text.includes(hex), text.includes(FAKE.api_key)]).toEqual([false, false, false]);
  });
});
