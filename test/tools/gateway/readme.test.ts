import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import ts from "typescript";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { withInstallLines } from "../../../.ci/prepare_release.ts";
import { startFakeVendor, type FakeVendor } from "../../fixtures/gateway/fake_vendor.ts";
import { runProgram, startServe, type RunningServe } from "../../fixtures/gateway/gateway_program.ts";
import { startPostgres } from "../../fixtures/gateway/postgres_server.ts";

const ROOT = join(import.meta.dirname, "../../..");
const readme = withInstallLines("gateway/README.md", readFileSync(join(ROOT, "gateway/README.md"), "utf8"), "from a checkout");

/** The blocks of code below a heading, in one language. */
function below(heading: string, language: string): readonly string[] {
  const section = readme.split(/^##+ /m).find((text) => text.startsWith(`${heading}\n`)) ?? "";
  return [...section.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, code = ""]) => (name === language ? [code] : []));
}

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

let folder: string;
let vendor: FakeVendor;
let environment: Record<string, string>;
const servers: RunningServe[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "gateway-readme-"));
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  vendor = await startFakeVendor();
  const connectors = ["crm", "file_storage", "issue_tracker", "messaging", "payments", "project_tracker", "recruiting"];
  environment = {
    GATEWAY_VENDOR: connectors.map((connector) => `${connector}=${vendor.url}`).join(","),
    GATEWAY_ALLOW_PRIVATE_EGRESS: "true",
  };
});

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  await vendor.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a snippet as a shell does, in a folder with the repository's packages. */
function sh(code: string, extra: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const child = spawn("sh", ["-ec", code], { cwd: folder, env: { ...process.env, ...environment, ...extra } });
  let [stdout, stderr] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  return new Promise((resolve) => {
    child.on("close", (code) => {
      resolve({ code, stdout, stderr });
    });
  });
}

/** Starts what a block starts, on free ports. */
async function serve(block: string | undefined, settings: Readonly<Record<string, string>> = environment): Promise<RunningServe> {
  const [, words = ""] = /^npx connector-gateway serve(.*)$/m.exec(block ?? "") ?? [];
  const list = words.split(" ").filter((word) => word !== "");
  const free = list.map((word, index) => (list[index - 1] === "--admin-port" ? "0" : word));
  const server = await startServe(free, { cwd: folder, environment: settings });
  servers.push(server);
  return server;
}

function at({ url, adminUrl }: RunningServe, code = ""): string {
  return code.replaceAll("http://127.0.0.1:4000", url).replaceAll("http://127.0.0.1:9400", adminUrl);
}

describe("gateway/README.md", () => {
  test("Two minutes, without any account", async () => {
    const [start, call] = below("Two minutes, without any account", "sh");
    expect(start).toBe("npm ci && npm run generate\nnpx connector-gateway serve --demo\n");
    const { stdout } = await sh(at(await serve(start, {}), call));
    const answer = JSON.parse(stdout) as { readonly result: readonly unknown[]; readonly connector_metadata: unknown };
    expect([answer.result.length, answer.connector_metadata]).toEqual([2, { has_more: true }]);
  });

  test("Real accounts", async () => {
    const [start, token = "", create] = below("Real accounts", "sh");
    const [client = ""] = below("Real accounts", "ts");
    const server = await serve(start);
    const { stdout, stderr } = await sh(`${token}${at(server, create)}echo "\n$TOKEN"`);
    const [instance = "{}", TOKEN = ""] = stdout.split("\n");
    expect(JSON.parse(instance), stderr).toEqual({ id: expect.stringMatching(/^inst_/) as string });
    vendor.answer(() => ({ json: { data: [{ id: "cus_1", object: "customer", email: "jo@example.com" }], has_more: false } }));
    const { outputText } = ts.transpileModule(at(server, client), { compilerOptions: { module: ts.ModuleKind.ESNext } });
    writeFileSync(join(folder, "client.js"), outputText);
    const INSTANCE = (JSON.parse(instance) as { id: string }).id;
    expect(await sh("node client.js", { TOKEN, INSTANCE })).toEqual({ code: 0, stdout: "[ 'jo@example.com' ]\n", stderr: "" });
    expect(vendor.requests.at(-1)?.headers.authorization).toBe("Bearer sk_test_EXAMPLE0000");
  });

  test("Health, metrics and logs", async () => {
    const [start, calls] = below("Health, metrics and logs", "sh");
    const { stdout } = await sh(at(await serve(start, {}), calls));
    expect(stdout).toMatch(/^ok\nready\n# HELP /);
    const named = [...readme.matchAll(/^\| `(gateway_\w+)` \|/gm)].map(([, name = ""]) => name);
    const known = [...stdout.matchAll(/^# TYPE (gateway_\w+) /gm)].map(([, name = ""]) => name);
    expect([...named].sort()).toEqual([...known].sort());
  });

  test("Backup and restore, master keys, tokens and instances, doctor", async () => {
    const first = await serve("npx connector-gateway serve");
    const { stdout: token } = await runProgram(["token", "create", "--name", "before"], { cwd: folder });
    for (const heading of ["Backup and restore", "Master keys", "Tokens and instances", "When something is wrong"]) {
      const { code, stderr } = await sh(below(heading, "sh").join(""));
      expect([heading, code, code === 0 ? "" : stderr]).toEqual([heading, 0, ""]);
    }
    await first.stop();
    const data = join(folder, "gateway-data");
    const stray = readdirSync(data).filter((name) => name.startsWith("gateway.db"));
    await sh(`cd gateway-data && rm -f ${stray.join(" ")} && cp ../gateway-backup.db gateway.db`);
    const restored = await serve("npx connector-gateway serve");
    const response = await fetch(`${restored.url}/api/v1/connectors/instances/inst_x/execute`, {
      method: "POST",
      headers: { authorization: `Bearer ${token.trim()}`, "content-type": "application/json" },
      body: "{}",
    });
    // The token is known: an unknown one is 401.
    expect(response.status).toBe(404);
  });

  test("PostgreSQL and several nodes", async () => {
    const postgres = await startPostgres();
    const address = await postgres.makeDatabase();
    const [code = ""] = below("PostgreSQL and several nodes", "sh");
    const here = code.replace(/postgres:\/\/[^"]*/, address).replaceAll(/--port \d+/g, "--port 0");
    const [settings = ""] = here.split("npx ");
    const { stdout } = await sh(`${settings}printenv DATABASE_URL GATEWAY_MASTER_KEY\nnpx connector-gateway token create --name my-app\n`);
    const [DATABASE_URL = "", GATEWAY_MASTER_KEY = "", token = ""] = stdout.split("\n");
    const nodes = { ...environment, DATABASE_URL, GATEWAY_MASTER_KEY };
    expect(here.match(/^npx connector-gateway serve --port 0 &$/gm)?.length).toBe(2);
    const [one, two] = [await serve("npx connector-gateway serve", nodes), await serve("npx connector-gateway serve", nodes)];
    const call = async (url: string, body: object): Promise<unknown> => {
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      return (await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })).json();
    };
    const instances = "/api/v1/connectors/instances";
    const definition = "e094cb9a-26de-4645-8761-65c0c425d1de";
    const created = await call(`${one.url}${instances}`, {
      connector_definition_id: definition,
      name: "Main account",
      auth_config: { api_key: "sk_test_EXAMPLE0000" },
    });
    vendor.answer(() => ({ json: { data: [], has_more: false } }));
    const { id } = created as { readonly id: string };
    const listed = await call(`${two.url}${instances}/${id}/execute`, { entity: "customers", action: "list" });
    expect(listed).toMatchObject({ status: "success", result: [] });
    for (const server of servers.splice(0)) await server.stop();
    await postgres.stop();
  });
});
