import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { vendors } from "connector-gateway-spec/bindings";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadMasterKeys } from "../../../gateway/src/credentials/master_keys.ts";
import { openStorage } from "../../../gateway/src/storage/open_storage.ts";
import type { Storage } from "../../../gateway/src/storage/store_types.ts";
import { documentedConnectors } from "../../fixtures/documented_connectors.ts";
import { startFakeVendor, type FakeVendor } from "../../fixtures/gateway/fake_vendor.ts";
import { runGatewayCommand, type CommandRun, type CommandSetting } from "../../fixtures/gateway/gateway_command.ts";
import { dataFolder } from "../../fixtures/gateway/gateway_program.ts";

let data: ReturnType<typeof dataFolder>;

beforeEach(() => {
  data = dataFolder();
});

afterEach(() => {
  data.remove();
});

/** Runs a command, which finds its data by the option or by the variable. */
function run(line: string, setting: CommandSetting = {}): Promise<CommandRun> {
  return runGatewayCommand(line.split(" "), {
    cwd: data.folder,
    ...setting,
    environment: { GATEWAY_DATA: "data", ...setting.environment },
  });
}

async function useStorage<Result>(use: (storage: Storage) => Promise<Result>): Promise<Result> {
  const folder = join(data.folder, "data");
  const storage = await openStorage({ dataFolder: folder, keys: loadMasterKeys({ dataFolder: folder, environment: {} }) });
  try {
    return await use(storage);
  } finally {
    await storage.close();
  }
}

function createInstance(name = "Main"): Promise<string> {
  const instance = { connector: "payments", definitionId: "e094cb9a-26de-4645-8761-65c0c425d1de", name, owner: "ci", config: {} };
  return useStorage(async ({ instances }) => (await instances.create(instance, { api_key: "sk_test_EXAMPLE0001" })).id);
}

const WRONG_FOLDER = "Start `connector-gateway serve` once, or name the right folder with --data.";

describe("a command", () => {
  const needKey = [
    ...["token list", "token revoke ci", "instance list", "instance delete inst_1", "instance set-credentials inst_1", "keys list"],
    ...["keys rotate", "writes list", "writes resolve key --as done", "audit verify", "mcp --live"],
  ];
  const environment = { GATEWAY_TOKEN: "EXAMPLE" };

  it.each([...needKey, "audit list", "backup copy.db"])("%s in a folder without data says so, and makes nothing", async (line) => {
    const made = await run(line, { stdin: "{}", environment });
    const stderr = `connector-gateway: There is no ${join(data.folder, "data", "gateway.db")}. ${WRONG_FOLDER}\n`;
    expect(made).toEqual({ code: 1, stdout: "", stderr });
    expect(readdirSync(data.folder)).toEqual([]);
  });

  it.each(needKey)("%s of a PostgreSQL database in a folder without a master key says so, and makes none", async (line) => {
    const { code, stderr } = await run(line, { stdin: "{}", environment: { ...environment, DATABASE_URL: "postgres://127.0.0.1:1/none" } });
    const message = `There is no ${join(data.folder, "data", "master.key")}. ${WRONG_FOLDER} Or set GATEWAY_MASTER_KEY.`;
    expect([code, stderr]).toEqual([1, `connector-gateway: ${message}\n`]);
    expect(readdirSync(data.folder)).toEqual([]);
  });

  it("backup in a folder without data leaves an earlier backup as it is", async () => {
    writeFileSync(join(data.folder, "copy.db"), "earlier");
    expect(await run("backup copy.db")).toMatchObject({ code: 1 });
    expect(readFileSync(join(data.folder, "copy.db"), "utf8")).toBe("earlier");
  });

  it.each(needKey)("%s in a folder whose master key is missing says so, and makes none", async (line) => {
    await createInstance();
    const key = join(data.folder, "data", "master.key");
    rmSync(key);
    const { code, stderr } = await run(line, { stdin: "{}", environment });
    expect([code, stderr]).toEqual([1, `connector-gateway: There is no ${key}. ${WRONG_FOLDER} Or set GATEWAY_MASTER_KEY.\n`]);
    expect(existsSync(key)).toBe(false);
  });

  it.each(["audit list", "backup copy.db"])("%s in a folder whose master key is missing does not need it", async (line) => {
    await createInstance();
    rmSync(join(data.folder, "data", "master.key"));
    expect(await run(line)).toMatchObject({ code: 0 });
    expect(existsSync(join(data.folder, "data", "master.key"))).toBe(false);
  });

  it("token create makes the data, which the other commands use", async () => {
    await run("token create --name ci");
    expect(await run("audit verify")).toMatchObject({ code: 0, stderr: expect.stringContaining("complete and unchanged") as string });
  });
});

describe("token", () => {
  it("create prints the token and nothing else", async () => {
    const { code, stdout, stderr } = await run("token create --name ci");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^\S{20,}\n$/);
    expect(await useStorage(({ tokens }) => tokens.find(stdout.trim()))).toMatchObject({ name: "ci", owner: "ci" });
  });

  it("create lets tokens share an owner", async () => {
    const { stdout } = await run("token create --name ci --owner team");
    expect(await useStorage(({ tokens }) => tokens.find(stdout.trim()))).toMatchObject({ name: "ci", owner: "team" });
  });

  it("list shows tokens as a table and as JSON, without what is secret", async () => {
    const { stdout: token } = await run("token create --name ci");
    const table = await run("token list");
    expect(table.stdout).toMatch(/^ID +NAME +OWNER +CREATED +REVOKED +LIMITS\ntok_\w+ +ci +ci +20\S+Z +none: everything of its owner\n$/);
    const json = await run("token list --json");
    expect(JSON.parse(json.stdout)).toMatchObject([{ name: "ci", owner: "ci" }]);
    expect(table.stdout + json.stdout).not.toContain(token.trim());
  });

  it("revoke ends a token, once", async () => {
    const { stdout } = await run("token create --name ci");
    expect(await run("token revoke ci")).toMatchObject({ code: 0, stdout: "" });
    expect(await useStorage(({ tokens }) => tokens.find(stdout.trim()))).toBeUndefined();
    expect(await run("token revoke ci")).toMatchObject({ code: 1, stderr: expect.stringContaining("there is no such token") as string });
  });

  it("create limits a token, and list shows the limits", async () => {
    const id = await createInstance();
    const { stdout } = await run(
      `token create --name ci --allow payments.*.list --allow crm.* --deny *.delete --instance ${id} --read-only`,
    );
    const limits = { allow: ["payments.*.list", "crm.*"], deny: ["*.delete"], instances: [id], readOnly: true };
    expect(await useStorage(({ tokens }) => tokens.find(stdout.trim()))).toMatchObject({ name: "ci", limits });
    expect((await run("token list")).stdout).toContain(`  allow payments.*.list, allow crm.*, deny *.delete, instance ${id}, read-only\n`);
    expect(JSON.parse((await run("token list --json")).stdout)).toMatchObject([{ limits }]);
  });

  it.each<readonly [line: string, code: number, message: string]>([
    ["token create", 2, "--name is missing"],
    ["token create --name=", 2, "--name is missing"],
    ["token create --name a --allow=", 2, "--allow is empty"],
    ["token create --name a --allow payments/*", 2, '--allow takes letters, digits, "_", "." and "*", one pattern for each --allow'],
    ["token create --name a --allow payments.*,crm.*", 2, "one pattern for each --allow"],
    ["token create --name a --deny crm.**", 2, '--deny has "**", but one "*" is any text already, also with dots'],
    ["token create --name a --allow payments.custmers.list", 2, "fits no operation\n  help: did you mean payments.customers.list?"],
    ["token create --name a --allow payment.*", 2, "--allow payment.* fits no operation\n  help: did you mean payments.*?"],
    ["token create --name a --allow payments.custmers.*", 2, "did you mean payments.customers.*?"],
    ["token create --name a --allow *.lst", 2, "did you mean *.list?"],
    ["token create --name a --deny customers.list", 2, "did you mean *.customers.list?"],
    ["token create --name a --deny payments", 2, "--deny payments fits no operation\n  help: did you mean payments.*?"],
    ["token create --name a --allow payments.customers.nothing_like_that*", 2, "help: payments.customers has list, "],
    ["token create --name a --allow zzzzzz.*", 2, "help: connector-gateway-spec list shows all operations"],
    ["token create --name a --allow *.list --deny *", 2, "the limits leave no operation that the token may run"],
    ["token create --name a --allow *.create --read-only", 2, "the limits leave no operation that the token may run"],
    ["token create --name a --instance inst_1", 1, "The owner a has no instance inst_1."],
  ])("refuses %s", async (line, code, message) => {
    const { stderr, ...rest } = await run(line);
    expect(rest).toEqual({ code, stdout: "" });
    expect(stderr).toContain(message);
  });
});

describe("instance", () => {
  it("list and delete work on all instances", async () => {
    const id = await createInstance();
    const { stdout } = await run("instance list");
    expect(stdout).toMatch(new RegExp(`^ID +CONNECTOR +NAME +OWNER +CREATED\n${id} +payments +Main +ci +20\\S+Z\n$`));
    expect(JSON.parse((await run("instance list --json")).stdout)).toMatchObject([{ id, connector: "payments" }]);
    expect(await run(`instance delete ${id}`)).toMatchObject({ code: 0 });
    expect(await run(`instance delete ${id}`)).toMatchObject({ code: 1, stderr: expect.stringContaining("no such instance") as string });
  });

  it("set-credentials replaces them", async () => {
    const id = await createInstance();
    expect(await run(`instance set-credentials ${id}`, { stdin: '{"api_key":"sk_test_EXAMPLE0002"}' })).toMatchObject({
      code: 0,
      stdout: "",
    });
    expect(await useStorage(({ instances }) => instances.readCredentials(id))).toMatchObject({
      values: { api_key: "sk_test_EXAMPLE0002" },
    });
  });

  it.each<readonly [stdin: string, message: RegExp]>([
    ["", /standard input is not JSON/],
    ['{"api_key": "sk_test_EXAMPLE0003"', /standard input is not JSON/],
    ['"sk_test_EXAMPLE0003"', /not a JSON object/],
    ['{"api_kye": "sk_test_EXAMPLE0003"}', /do not fit:\n {2}auth_config.*api_key/],
    [`{"api_key": "${"x".repeat(1024 * 1024)}"}`, /longer than 1 MiB/],
  ])("set-credentials refuses what does not fit, without showing it", async (stdin, message) => {
    const id = await createInstance();
    const { code, stdout, stderr } = await run(`instance set-credentials ${id}`, { stdin });
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain("EXAMPLE0003");
  });

  it("set-credentials needs an instance", async () => {
    await createInstance();
    const { code, stderr } = await run("instance set-credentials inst_unknown", { stdin: "{}" });
    expect([code, stderr]).toEqual([1, "connector-gateway: there is no such instance; `connector-gateway instance list` shows all\n"]);
  });
});

it("says which limit to raise when too many files are open", async () => {
  const error = Object.assign(new Error("too many open files, open '/secret'"), { code: "EMFILE" });
  const stdin = new Readable({ read: (): void => void stdin.destroy(error) });
  const { code, stderr } = await run(`instance set-credentials ${await createInstance()}`, { stdin });
  expect([code, stderr]).toEqual([1, expect.stringMatching(/raise the limit \(ulimit -n\)/u)]);
});

describe("the output as JSON", () => {
  it.each(["instance list", "token list", "keys list", "doctor --demo"])("of %s moves no cursor and reorders no text", async (line) => {
    const hidden = "a\u009b2Jb\u202ec\u001b[31md\u200be";
    await createInstance(hidden);
    await run("token create --name ci");
    const { stdout } = await run(`${line} --json`);
    expect(stdout.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    if (line === "instance list") expect(JSON.parse(stdout)).toMatchObject([{ name: hidden }]);
  });
});

describe("keys and backup", () => {
  it("rotate makes a new key, under which credentials stay readable", async () => {
    const id = await createInstance();
    const before = await run("keys list");
    expect(await run("keys rotate")).toMatchObject({
      code: 0,
      stdout: "",
      stderr: expect.stringMatching(/Those of 1 instance had/) as string,
    });
    const after = await run("keys list --json");
    expect(JSON.parse(after.stdout)).toMatchObject([{ isCurrent: true, instances: 1 }]);
    expect(before.stdout).not.toContain((JSON.parse(after.stdout) as { id: string }[])[0]?.id);
    expect(await useStorage(({ instances }) => instances.readCredentials(id))).toMatchObject({
      values: { api_key: "sk_test_EXAMPLE0001" },
    });
  });

  it("backup copies the database, without the key", async () => {
    await createInstance();
    expect(await run("backup copy.db")).toMatchObject({ code: 0, stdout: "" });
    expect(statSync(join(data.folder, "copy.db")).size).toBeGreaterThan(0);
    expect(readdirSync(data.folder).sort()).toEqual(["copy.db", "data"]);
  });

  it("backup into a folder that does not exist fails", async () => {
    await createInstance();
    expect(await run("backup missing/copy.db")).toMatchObject({ code: 1, stdout: "" });
  });
});

describe("doctor", () => {
  let vendor: FakeVendor;
  let urls: string;

  beforeEach(async () => {
    vendor = await startFakeVendor();
    urls = Object.keys(vendors)
      .map((connector) => `${connector}=${vendor.url}`)
      .join(",");
  });

  afterEach(async () => {
    await vendor.close();
  });

  const private_ = { GATEWAY_ALLOW_PRIVATE_EGRESS: "true" };

  it("finds nothing wrong", async () => {
    await createInstance();
    const { code, stdout } = await run("doctor", { environment: { GATEWAY_VENDOR: urls, ...private_ } });
    const lines = stdout.split("\n").map((line) => line.slice(0, 25).trimEnd());
    expect(lines.filter((line) => !line.includes(" egress ") || documentedConnectors.some((id) => line.endsWith(id.slice(0, 9))))).toEqual([
      "ok       master key",
      "ok       database",
      "ok       clock",
      "ok       egress crm",
      "ok       egress file_stor",
      "ok       egress issue_tra",
      "ok       egress messaging",
      "ok       egress payments",
      "ok       egress project_t",
      "ok       egress recruitin",
      "",
    ]);
    expect(code).toBe(0);
  });

  it("says that there is no data yet, and makes none", async () => {
    const { code, stdout } = await run("doctor --demo");
    expect(stdout).toMatch(
      /^failed {3}master key {2}There is no .*master\.key\.\n +fix: Start .*\nfailed {3}database {4}There is no .*gateway\.db\.\n +fix: /,
    );
    expect(code).toBe(1);
    expect(existsSync(join(data.folder, "data"))).toBe(false);
  });

  it("finds a wrong clock, a third party that does not answer, and a key that is not that of the database", async () => {
    await createInstance();
    await vendor.close();
    const other = await startFakeVendor();
    const payments = `payments=${other.url}`;
    const environment = {
      ...private_,
      GATEWAY_VENDOR: [payments, ...urls.split(",").filter((url) => !url.startsWith("payments"))].join(","),
    };
    const key = { GATEWAY_MASTER_KEY: `key-other:${Buffer.alloc(32, 1).toString("base64")}` };
    const tomorrow = (): number => Date.now() + 86_400_000;
    const { code, stdout } = await run("doctor --json", { environment: { ...environment, ...key }, now: tomorrow });
    await other.close();
    const findings = JSON.parse(stdout) as readonly { check: string; status: string; message: string; fix?: string }[];
    const all = findings.map(({ check, status }) => `${check} ${status}`);
    expect(all.filter((one) => !one.startsWith("egress ") || one.includes(" crm "))).toEqual([
      "master key ok",
      "database failed",
      "clock failed",
      "egress crm failed",
    ]);
    expect(findings.filter(({ status, fix }) => status === "failed" && fix === undefined)).toEqual([]);
    expect(findings.find(({ check }) => check === "clock")?.message).toMatch(/^The clock of this machine is wrong by 86[34]\d\d s\.$/);
    expect(code).toBe(1);
  });
});
