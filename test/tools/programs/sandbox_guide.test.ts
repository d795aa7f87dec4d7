import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyPackage, type Consumer } from "../../package/installed_package.ts";

const ROOT = join(import.meta.dirname, "../../..");
const guide = readFileSync(join(ROOT, "docs/sandbox.md"), "utf8");
const PROGRAM = "node_modules/connector-gateway-spec/bin/connector-gateway-spec.js";

/** A block of code of the guide, with the heading above it. */
interface Block {
  readonly heading: string;
  readonly language: string;
  readonly code: string;
}

const blocks = guide.split(/^##+ /m).flatMap((section): readonly Block[] => {
  const heading = section.slice(0, section.indexOf("\n"));
  return [...section.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = "", code = ""]) => ({ heading, language, code }));
});

/** The blocks below a heading in one language. Throws when there is none. */
function below(heading: string, language: string): readonly [string, ...string[]] {
  const [first, ...others] = blocks.filter((block) => block.heading === heading && block.language === language).map(({ code }) => code);
  if (first === undefined) throw new Error(`docs/sandbox.md has no ${language} below ${heading}`);
  return [first, ...others];
}

/** What a block says that it prints: the texts behind `→` in its comments. */
function promisesOf(code: string): string {
  return [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, text = ""]) => `${text}\n`).join("");
}

function toJavaScript(code: string): string {
  return ts.transpileModule(code, { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 } }).outputText;
}

let consumer: Consumer;
const running: ChildProcess[] = [];

beforeAll(() => {
  consumer = copyPackage();
  consumer.link("vitest");
});
afterAll(() => {
  for (const child of running) child.kill("SIGKILL");
  consumer.remove();
});

/** A `serve` that runs. */
interface Serving {
  readonly url: string;
  readonly lines: () => readonly string[];
  /** The exit code after a signal. */
  readonly stop: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Starts `serve` on a free port. */
async function start(...words: readonly string[]): Promise<Serving> {
  const child = spawn(process.execPath, [PROGRAM, "serve", "--port", "0", ...words], { cwd: consumer.folder });
  running.push(child);
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", () => {
      if (stdout.includes("\n")) resolve();
    });
    child.once("exit", () => reject(new Error(stderr)));
  });
  return {
    url: stdout.split("\n")[0]?.replace("Sandbox gateway: ", "") ?? "",
    lines: () => stdout.split("\n"),
    stop: (signal) =>
      new Promise((resolve) => {
        child.once("exit", resolve);
        child.kill(signal);
      }),
  };
}

/** What a command that does not end prints first. */
async function startOf(command: string): Promise<string> {
  const child = spawn("sh", ["-c", `exec ${command}`], { cwd: consumer.folder });
  running.push(child);
  const start = await new Promise<string>((resolve) => {
    child.stdout.once("data", (chunk: Buffer) => resolve(chunk.toString()));
  });
  child.kill("SIGKILL");
  return start;
}

function at(url: string, code: string): string {
  return code.replaceAll("http://127.0.0.1:4010", url);
}

describe("docs/sandbox.md", () => {
  test.each(["In process", "Faults", "State"])("%s: runs and prints what it promises", async (heading) => {
    const [code] = below(heading, "ts");
    consumer.write("snippet.js", toJavaScript(code));
    expect(promisesOf(code)).not.toBe("");
    expect(await consumer.run(process.execPath, ["snippet.js"])).toEqual({ status: 0, output: promisesOf(code) });
  });

  test("Five minutes: the command, curl and the client", async () => {
    expect(below("Five minutes", "sh")[0]).toBe("npx connector-gateway-spec serve\n");
    const { url, lines, stop } = await start();
    const { status, output } = await consumer.run("sh", ["-c", at(url, below("Five minutes", "sh")[1] ?? "")]);
    expect([status, JSON.parse(output)]).toEqual([0, expect.objectContaining({ status: "success" })]);
    const [client] = below("Five minutes", "ts");
    consumer.write("client.js", toJavaScript(at(url, client)));
    expect(await consumer.run(process.execPath, ["client.js"])).toEqual({ status: 0, output: promisesOf(client) });
    const faults = await consumer.run("sh", ["-c", at(url, below("Control paths", "sh")[0])]);
    expect([faults, await (await fetch(`${url}/_sandbox/faults`)).json()]).toEqual([
      { status: 0, output: "" },
      [{ match: "payments.*.list", nth: 2, status: 429 }],
    ]);
    expect(await startOf(at(url, below("Follow the log", "sh")[0]))).toMatch(/^id: .*\n?event: start\n|^event: start\n/u);
    expect(lines().filter((line) => / inst_payments payments\.customers\.(?:list|create|get) 200 /.test(line)).length).toBe(3);
    expect(await stop("SIGINT")).toBe(0);
  });

  test("node:test", async () => {
    consumer.write("node.test.js", toJavaScript(below("node:test", "ts")[0]));
    const { status, output } = await consumer.run(process.execPath, ["--test", "node.test.js"]);
    expect(status, output).toBe(0);
  });

  test("vitest", async () => {
    consumer.write("vitest.test.js", toJavaScript(below("vitest", "ts")[0]));
    const { status, output } = await consumer.run(process.execPath, [
      join(ROOT, "node_modules/vitest/vitest.mjs"),
      "run",
      "vitest.test.js",
    ]);
    expect(status, output).toBe(0);
  });

  // test/tools/modules/test_runners.test.ts runs the code for Jest, test/tools/openapi/mock_servers.test.ts that for Mock Service Worker.
  test("Playwright: code without syntax errors", () => {
    for (const code of below("Playwright", "ts")) {
      const { diagnostics = [] } = ts.transpileModule(code, { reportDiagnostics: true });
      expect(diagnostics.map(({ messageText }) => messageText)).toEqual([]);
    }
  });

  test("Record and replay", async () => {
    const [record, replay = ""] = below("Record and replay", "sh");
    expect([record, replay]).toEqual([
      "npx connector-gateway-spec serve --record calls.ndjson --upstream https://gateway.example.test\n",
      "npx connector-gateway-spec serve --replay calls.ndjson\n",
    ]);
    const upstream = await start();
    const recorder = await start("--record", "calls.ndjson", "--upstream", upstream.url);
    const request = {
      method: "POST",
      headers: { authorization: "Bearer my-own-token", "content-type": "application/json" },
      body: '{"entity":"customers","action":"list","params":{"limit":2}}',
    };
    const path = "/api/v1/connectors/instances/inst_payments/execute";
    const recorded = await (await fetch(recorder.url + path, request)).text();
    expect([await recorder.stop("SIGTERM"), await upstream.stop("SIGTERM")]).toEqual([0, 0]);
    const replayer = await start("--replay", "calls.ndjson");
    expect(await (await fetch(replayer.url + path, request)).text()).toBe(recorded);
    expect(await replayer.stop("SIGINT")).toBe(0);
    expect(readFileSync(join(consumer.folder, "calls.ndjson"), "utf8")).not.toContain("my-own-token");
  });

  test("State: a file keeps the records", async () => {
    const keep = async (): Promise<unknown> => {
      const { url, stop } = await start("--state", "state.json");
      const state: unknown = await (await fetch(`${url}/_sandbox/state`)).json();
      expect(await stop("SIGTERM")).toBe(0);
      return state;
    };
    const state = await keep();
    expect(await keep()).toEqual(state);
    expect(JSON.parse(readFileSync(join(consumer.folder, "state.json"), "utf8"))).toEqual(state);
  });

  test("CI", async () => {
    const script = "fetch(process.env.GATEWAY_URL + '/_sandbox/log').then(({ status }) => console.log('status', status))";
    consumer.write("package.json", JSON.stringify({ type: "module", scripts: { test: `node -e "${script}"` } }));
    const { status, output } = await consumer.run("sh", ["-c", below("CI", "sh")[0]]);
    expect([status, output]).toEqual([0, expect.stringContaining("status 200")]);
  });
});
