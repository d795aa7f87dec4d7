import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noAudit } from "../../../gateway/src/credentials/audit_trail.ts";
import { createHandler } from "../../../gateway/src/serve/gateway_handler.ts";
import { createLogger } from "../../../gateway/src/serve/logger.ts";
import { StorageError } from "../../../gateway/src/storage/storage_error.ts";
import { commandNames } from "../../../gateway/src/cli/arguments.ts";
import { startFakeVendor, type FakeAnswer, type FakeVendor } from "../../fixtures/gateway/fake_vendor.ts";
import { runGatewayCommand, type CommandRun } from "../../fixtures/gateway/gateway_command.ts";
import { startLiveGateway, type LiveGateway } from "../../fixtures/gateway/live_gateway.ts";

const SECRET = "sk_test_EXAMPLE4242SECRET";
const PARAM = "Ada Lovelace 4711";
const RECORD = "ada.4711@example.test";
const customer = { id: "cus_EXAMPLE0001", object: "customer", created: 1735732800, livemode: false, email: RECORD };

let vendor: FakeVendor;
let gateway: LiveGateway;
let instance: string;

beforeAll(async () => {
  vendor = await startFakeVendor();
  gateway = await startLiveGateway([
    "--allow-private-egress",
    "--log-level",
    "error",
    "--call-timeout",
    "5",
    "--vendor",
    `payments=${vendor.url}`,
  ]);
  instance = /inst_\w+/.exec((await create({})).text)?.[0] ?? "";
});
afterAll(async () => {
  await gateway.stop();
  await vendor.close();
});

interface Entry {
  readonly [name: string]: unknown;
  readonly operation: string;
  readonly outcome: string;
  readonly chain: string;
  readonly number: number;
}

interface Request {
  readonly token?: string;
  readonly key?: string;
  readonly path?: string;
}

async function post(path: string, body: unknown, { token = gateway.token, key }: Request): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${gateway.url}/api/v1/connectors/instances${path}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "x-request-id": "req-1",
      ...(key !== undefined && { "idempotency-key": key }),
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text() };
}

const create = (changes: object): ReturnType<typeof post> =>
  post(
    "",
    { connector_definition_id: "e094cb9a-26de-4645-8761-65c0c425d1de", name: PARAM, auth_config: { api_key: SECRET }, ...changes },
    {},
  );

const execute = (action: string, params: object, { path = `/${instance}/execute`, ...options }: Request = {}): ReturnType<typeof post> =>
  post(path, { entity: "customers", action, params }, options);

function command(line: string, stdin = ""): Promise<CommandRun> {
  return runGatewayCommand([...line.split(" "), "--data", gateway.folder], { stdin });
}

async function entries(): Promise<readonly Entry[]> {
  const { stdout } = await command("audit list --format ndjson");
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Entry);
}

/** The entries that something adds, without their places and times. */
async function added(act: () => Promise<unknown>): Promise<readonly Partial<Entry>[]> {
  const before = await entries();
  await act();
  const places = new Set(before.map(({ chain, number }) => `${chain} ${number}`));
  const isNew = ({ chain, number }: Entry): boolean => !places.has(`${chain} ${number}`);
  return (await entries()).filter(isNew).map(({ at: _at, chain: _chain, number: _number, ...rest }) => rest);
}

const who = { token: expect.stringMatching(/^tok_\w{12}$/) as string, request: "req-1" };

describe("the audit of calls", () => {
  it.each<readonly [what: string, answer: FakeAnswer, act: () => Promise<{ status: number }>, status: number, want: object]>([
    [
      "a read",
      { json: customer },
      () => execute("get", { id: "cus_EXAMPLE0001" }),
      200,
      { operation: "payments.customers.get", effect: "read", outcome: "ok", records: ["cus_EXAMPLE0001"] },
    ],
    [
      "a list",
      { json: { data: [customer], has_more: false } },
      () => execute("list", { email: RECORD }),
      200,
      { operation: "payments.customers.list", effect: "read", outcome: "ok", records: [] },
    ],
    [
      "a write, with what it made",
      { json: customer },
      () => execute("create", { name: PARAM }),
      200,
      { operation: "payments.customers.create", effect: "write", outcome: "ok", records: ["cus_EXAMPLE0001"] },
    ],
    [
      "a refusal of the third party",
      { status: 404, json: { error: { message: RECORD } } },
      () => execute("get", { id: "cus_2" }),
      404,
      { operation: "payments.customers.get", effect: "read", outcome: "refused", records: ["cus_2"] },
    ],
    [
      "a failed read",
      { status: 501, json: {} },
      () => execute("get", { id: "cus_2" }),
      502,
      { operation: "payments.customers.get", effect: "read", outcome: "failed", records: ["cus_2"] },
    ],
    [
      "a write that may have been done",
      { status: 500, json: {} },
      () => execute("delete", { id: "cus_3" }),
      502,
      { operation: "payments.customers.delete", effect: "write", outcome: "unknown", records: ["cus_3"] },
    ],
    [
      "a write with a key that may have been done",
      { status: 500, json: {} },
      () => execute("delete", { id: "cus_4" }, { key: "refund-4711-of-Ada" }),
      502,
      { operation: "payments.customers.delete", effect: "write", outcome: "unknown", records: ["cus_4"] },
    ],
    [
      "its repetition",
      { json: {} },
      () => execute("delete", { id: "cus_4" }, { key: "refund-4711-of-Ada" }),
      409,
      { operation: "payments.customers.delete", effect: "write", outcome: "unknown", records: ["cus_4"] },
    ],
    [
      "a write with a key",
      { json: customer },
      () => execute("create", { name: PARAM }, { key: "refund-4712-of-Ada" }),
      200,
      { operation: "payments.customers.create", effect: "write", outcome: "ok", records: ["cus_EXAMPLE0001"] },
    ],
    [
      "a write that is replayed",
      { json: {} },
      () => execute("create", { name: PARAM }, { key: "refund-4712-of-Ada" }),
      200,
      { operation: "payments.customers.create", effect: "write", outcome: "replayed", records: ["cus_EXAMPLE0001"] },
    ],
    [
      "params that do not fit",
      { json: {} },
      () => execute("list", { limit: PARAM }),
      422,
      { operation: "payments.customers.list", outcome: "refused" },
    ],
    [
      "an operation that does not exist",
      { json: {} },
      () => execute("lst", { name: PARAM }),
      422,
      { operation: "gateway.request", outcome: "refused" },
    ],
    [
      "a body that is no JSON",
      { json: {} },
      () => post(`/${instance}/execute`, `{"${PARAM}`, {}),
      422,
      { operation: "gateway.request", outcome: "refused" },
    ],
  ])("has one entry: %s", async (_, answer, act, status, want) => {
    vendor.answer(() => answer);
    const rows = await added(async () => expect((await act()).status).toBe(status));
    const known = status === 422 && rows[0]?.["instance"] === undefined ? {} : { instance };
    expect(rows).toEqual([{ ...who, ...known, ...want }]);
  });

  it("has one entry: an instance that is created, one that is refused, and one that does not exist", async () => {
    const [made] = await added(() => create({}));
    const id = expect.stringMatching(/^inst_\w{22}$/) as string;
    expect(made).toEqual({ ...who, operation: "gateway.create_instance", effect: "write", outcome: "ok", instance: id, records: [id] });
    expect(await added(() => create({ auth_config: { key: SECRET } }))).toEqual([
      { ...who, operation: "gateway.request", outcome: "refused" },
    ]);
    const unknown = await added(() => execute("list", {}, { path: "/inst_0000000000000000000000/execute" }));
    expect(unknown).toEqual([{ ...who, operation: "gateway.request", outcome: "refused" }]);
  });

  it("has one entry: a call that the limits of the token refuse", async () => {
    const token = (await command("token create --name limited --owner test --read-only")).stdout.trim();
    expect(await added(() => execute("delete", { id: "cus_5" }, { token }))).toEqual([
      { ...who, instance, operation: "payments.customers.delete", effect: "write", outcome: "refused", records: ["cus_5"] },
    ]);
  });

  it("has none for a token that nobody has", async () => {
    expect(await added(() => execute("list", {}, { token: "cgw_none" }))).toEqual([]);
  });
});

/** Commands that write no entry, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  serve: "its calls have entries, in a chain whose beginning is one",
  mcp: "its calls have entries, in a chain whose beginning is one",
  doctor: "it changes nothing, and reads neither credentials nor records",
  backup: "it reads what everybody reads who can read the file",
  "audit list": "whoever reads the database reads it as well",
  "audit verify": "it changes nothing, and reads nothing but the audit",
};

describe("the audit of commands", () => {
  const made = async (): Promise<string> => /inst_\w+/.exec((await create({})).text)?.[0] ?? "";
  const id = (pattern: RegExp): readonly string[] => [expect.stringMatching(pattern) as string];
  const commands: Readonly<Record<string, readonly [line: string, want: object, stdin?: string]>> = {
    "token create": ["token create --name audited", { effect: "write", outcome: "ok", records: id(/^tok_/) }],
    "token list": ["token list", { effect: "read", outcome: "ok", records: [] }],
    "token revoke": ["token revoke audited", { effect: "write", outcome: "ok", records: id(/^tok_/) }],
    "instance list": ["instance list", { effect: "read", outcome: "ok", records: [] }],
    "instance set-credentials": [
      "instance set-credentials INSTANCE",
      { effect: "write", outcome: "ok", records: id(/^inst_/) },
      `{"api_key":"${SECRET}"}`,
    ],
    "instance delete": ["instance delete INSTANCE", { effect: "write", outcome: "ok", records: id(/^inst_/) }],
    "keys list": ["keys list", { effect: "read", outcome: "ok", records: [] }],
    "keys rotate": ["keys rotate", { effect: "write", outcome: "ok", records: id(/^key-/) }],
    "writes list": ["writes list", { effect: "read", outcome: "ok", records: [] }],
    "writes resolve": ["writes resolve refund-4711-of-Ada --as done", { effect: "write", outcome: "ok", records: id(/^[\w-]{43}$/) }],
  };

  it("is about all commands but a few", () => {
    expect([...Object.keys(commands), ...Object.keys(WITHOUT)].toSorted()).toEqual(commandNames.toSorted());
  });

  it.each(Object.entries(commands))("has one entry: %s", async (name, [line, want, stdin]) => {
    const target = await made();
    const rows = await added(async () => expect((await command(line.replace("INSTANCE", target), stdin)).code).toBe(0));
    // The first command after a rotation begins a chain.
    expect(rows.filter(({ operation }) => operation !== "audit.begin")).toEqual([
      { operation: name.replace(" ", ".").replace("-", "_"), ...want },
    ]);
  });

  it.each(["backup /nowhere/copy.db", "audit list", "audit verify", "doctor"])("has none: %s", async (line) => {
    expect(await added(() => command(line))).toEqual([]);
  });

  it.each([
    ["token revoke nobody", "token.revoke", "refused"],
    ["token create --name test", "token.create", "failed"],
    ["instance delete inst_none", "instance.delete", "refused"],
    ["instance set-credentials inst_none", "instance.set_credentials", "refused"],
    ["writes resolve none --as done", "writes.resolve", "refused"],
  ])("says that it did nothing: %s", async (line, operation, outcome) => {
    expect(await added(() => command(line, "{}"))).toEqual([expect.objectContaining({ operation, outcome })]);
  });
});

describe("audit list", () => {
  it("shows a table, some operations, and what has happened since a time", async () => {
    const { stdout } = await command("audit list --operation payments.customers.*");
    expect(stdout).toMatch(/^AT +TOKEN +INSTANCE +OPERATION +EFFECT +OUTCOME +RECORDS +REQUEST\n20\S+Z +tok_\w+ +inst_\w+ +payments/);
    expect(stdout).not.toContain("token.create");
    expect((await command("audit list --since 2999-01-01 --format ndjson")).stdout).toBe("");
    expect((await command("audit list --since 2001-01-01T08:00:00+01:00 --format ndjson")).stdout).toContain("token.create");
  });

  it.each([
    ["audit list --since yesterday", "--since is no time"],
    ["audit list --since 2026-13-01", "--since is no time"],
    ["audit list --format json", "--format is unknown"],
  ])("refuses %s", async (line, message) => {
    expect(await command(line)).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining(message) as string });
  });
});

describe("audit verify", () => {
  it("says that everything is complete, also after a rotation of the master keys, and how each chain ends", async () => {
    const { code, stdout, stderr } = await command("audit verify");
    expect([code, stderr]).toEqual([0, expect.stringMatching(/^The audit is complete and unchanged: \d+ entries in \d chains\.\n$/)]);
    expect(stdout).toMatch(/^CHAIN +FROM +TO +CODE\ncommands key-\w+ +1 +\d+ +[\w-]{43}\n/);
    expect(JSON.parse((await command("audit verify --json")).stdout)).toContainEqual(expect.objectContaining({ from: 1, problems: [] }));
  });
});

it("has no params, no records and no credentials", async () => {
  const text = JSON.stringify(await entries());
  for (const secret of [SECRET, PARAM, RECORD, gateway.token, "Lovelace", "of-Ada"]) expect(text).not.toContain(secret);
  const files = readdirSync(gateway.folder).filter((name) => name.startsWith("gateway.db"));
  const stored = files.map((name) => readFileSync(join(gateway.folder, name), "latin1")).join("");
  expect([stored.includes(SECRET), stored.includes(RECORD), stored.includes("payments.customers.delete")]).toEqual([false, false, true]);
});

describe("a call whose entry cannot be written", () => {
  const reported: string[] = [];
  const handler = createHandler({
    settings: { maxBodyBytes: 1_000, corsOrigins: undefined },
    authenticate: (_, trace) => {
      trace.token = "tok_1";
      return Promise.resolve({ id: "team" });
    },
    instances: { create: () => ({ id: "inst_new" }), find: (id) => ({ id, connector: "payments" }) },
    fallback: () => undefined,
    once: () => ({ status: 200, headers: {}, body: "{}" }),
    audit: { ...noAudit, add: () => Promise.reject(new StorageError("database_full", "There is no space left.")) },
    log: createLogger("error", (line) => reported.push(line)),
  });
  const answerTo = async (action: string, params: object): Promise<{ status: number; code: string | undefined }> => {
    const headers = { authorization: "Bearer any", "content-type": "application/json" };
    const body = JSON.stringify({ entity: "customers", action, params });
    const answer = await handler(
      new Request("http://gateway.test/api/v1/connectors/instances/inst_1/execute", { method: "POST", headers, body }),
    );
    return { status: answer.status, code: /"error_code":"([^"]*)"/.exec(await answer.text())?.[1] };
  };

  it("is answered with 503 when it reads", async () => {
    expect(await answerTo("get", { id: "cus_1" })).toEqual({ status: 503, code: "gateway/database" });
  });

  it("is answered when it wrote, which nothing takes back, and the log says so", async () => {
    reported.length = 0;
    expect(await answerTo("delete", { id: "cus_1" })).toEqual({ status: 200, code: undefined });
    expect(reported.join("")).toMatch(/an entry of the audit could not be written/);
    expect(reported.join("")).not.toContain("cus_1");
  });
});

it("has no entry for calls that come too often, which could fill the database", async () => {
  const limited = await startLiveGateway(["--rate-limit", "1", "--log-level", "silent"]);
  const ask = async (): Promise<number> =>
    (
      await fetch(`${limited.url}/api/v1/connectors/instances`, {
        method: "POST",
        headers: { authorization: `Bearer ${limited.token}` },
        body: "{}",
      })
    ).status;
  expect([await ask(), await ask(), await ask()]).toEqual([415, 429, 429]);
  const { stdout } = await runGatewayCommand(["audit", "list", "--format", "ndjson", "--operation", "gateway.*", "--data", limited.folder]);
  expect(stdout.trim().split("\n")).toHaveLength(1);
  await limited.stop();
});
