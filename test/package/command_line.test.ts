import { execFileSync, spawn, spawnSync, type SpawnSyncReturns } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";

const root = join(import.meta.dirname, "../..");
const program = join(root, "generated/bin/connector-gateway-spec.js");
const guide = readFileSync(join(root, "docs/ci.md"), "utf8");
const wrong = '{"entity":"customers","action":"list","params":{"limit":500}}\n';
const right = '{"entity":"customers","action":"list","params":{"limit":5}}\n';

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "command-line-"));
  write("package.json", '{ "private": true }\n');
  mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
  symlinkSync(join(root, "generated"), join(folder, "node_modules/connector-gateway-spec"));
  symlinkSync(program, join(folder, "node_modules/.bin/connector-gateway-spec"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function run(command: string, args: readonly string[], input = "", environment: NodeJS.ProcessEnv = {}): SpawnSyncReturns<string> {
  const { GITHUB_ACTIONS: _actions, FORCE_COLOR: _color, ...inherited } = process.env;
  return spawnSync(command, args, { cwd: folder, input, encoding: "utf8", env: { ...inherited, ...environment } });
}

/** The block of code below a heading of the guide. */
function block(heading: string): string {
  const [, code] = new RegExp(`## ${heading}\n[^]*?\`\`\`\\w+\n([^]*?)\`\`\``).exec(guide) ?? [];
  if (code === undefined) throw new Error(`docs/ci.md has no code below ${heading}`);
  return code;
}

describe("the program", () => {
  test("can be executed, and its modules need not be", () => {
    expect(statSync(program).mode & 0o111).toBe(0o111);
    expect(readFileSync(program, "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  test("reads files and standard input, and ends with the right code", () => {
    write("a.json", wrong);
    const files = run(process.execPath, [program, "validate", "--connector", "payments", "a.json"]);
    expect([files.status, files.stderr]).toEqual([1, ""]);
    expect(files.stdout).toMatch(/^a\.json:1:57 error value\/maximum: `params\.limit` must be at most 100 at \$\.params\.limit\n/);
    const input = run(process.execPath, [program, "validate", "-", "--quiet"], right);
    expect([input.status, input.stdout, input.stderr]).toEqual([0, "", ""]);
    expect(run(process.execPath, [program, "validate", "-", "--bogus"]).status).toBe(2);
  });

  test("tells its version, its help, schemas and examples", () => {
    const { version } = JSON.parse(readFileSync(join(root, "generated/package.json"), "utf8")) as { readonly version: string };
    expect(run(process.execPath, [program, "--version"]).stdout).toBe(`${version}\n`);
    expect(run(process.execPath, [program, "validate", "--help"]).stdout).toContain("--baseline <file>");
    expect(JSON.parse(run(process.execPath, [program, "schema", "payments.customers.list.params"]).stdout)).toHaveProperty(
      "properties.limit",
    );
    const example = run(process.execPath, [program, "example", "payments.customers.list.request"]).stdout;
    expect(run(process.execPath, [program, "validate", "-"], example).status).toBe(0);
    expect(run(process.execPath, [program, "explain", "payments.customers.list"]).stdout).toContain(
      "limit  integer, at least 1, at most 100, default 10",
    );
    expect(run(process.execPath, [program, "list", "payments"]).stdout.split("\n")).toHaveLength(35);
  });

  test("is quiet when nobody reads on", async () => {
    write("a.ndjson", wrong.repeat(3000));
    const child = spawn(process.execPath, [program, "validate", "a.ndjson", "--max-issues", "3000"], { cwd: folder });
    let complaints = "";
    child.stderr.on("data", (text: Buffer) => (complaints += text.toString()));
    child.stdout.once("data", () => child.stdout.destroy());
    const status = await new Promise((resolve) => child.on("exit", resolve));
    expect([status, complaints]).toEqual([1, ""]);
  });
});

describe("docs/ci.md", () => {
  test("npm script", () => {
    const { scripts } = JSON.parse(block("npm script")) as { readonly scripts: object };
    write("package.json", JSON.stringify({ private: true, scripts }));
    write("payloads/deep/a.json", right);
    expect(run("npm", ["run", "check:payloads"]).status).toBe(0);
    write("payloads/b.ndjson", `${right}${wrong}`);
    const failed = run("npm", ["run", "check:payloads"]);
    expect(failed.status).toBe(1);
    expect(failed.stdout).toContain("payloads/b.ndjson:2:57 error value/maximum");
  });

  test("pre-commit hook", () => {
    const git = (...args: string[]): SpawnSyncReturns<string> =>
      run("git", ["-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "core.hooksPath=.git/hooks", ...args]);
    git("init", "--quiet");
    write(".git/hooks/pre-commit", block("Pre-commit hook"));
    chmodSync(join(folder, ".git/hooks/pre-commit"), 0o755);
    write("payloads/with blank.json", wrong);
    write("other.txt", "x");
    git("add", "other.txt");
    expect(git("commit", "-m", "no payloads").status).toBe(0);
    git("add", "payloads");
    const refused = git("commit", "-m", "wrong payload");
    expect(refused.status).toBe(1);
    expect(refused.stdout + refused.stderr).toContain("payloads/with blank.json:1:57 error value/maximum");
    // What counts is what is committed, not what is in the folder.
    write("payloads/with blank.json", right);
    expect(git("commit", "-m", "still wrong in the index").status).toBe(1);
    git("add", "payloads");
    write("payloads/with blank.json", wrong);
    expect(git("commit", "-m", "right payload").status).toBe(0);
    expect(execFileSync("git", ["log", "--format=%s"], { cwd: folder, encoding: "utf8" })).toBe("right payload\nno payloads\n");
  });

  test.each<[string, string, (job: unknown) => unknown]>([
    ["GitHub Actions", "payloads.sarif", (workflow) => pick(workflow, "jobs", "payloads", "steps", 3, "run")],
    ["GitLab CI", "payloads.xml", (pipeline) => pick(pipeline, "payloads", "script", 1)],
  ])("%s: the line that it runs", (heading, output, find) => {
    const line = find(parse(block(heading)));
    write("payloads/a.json", wrong);
    const { status, stdout } = run("sh", ["-c", String(line)], "", { GITHUB_ACTIONS: "true" });
    expect(status).toBe(1);
    expect(stdout).toContain("payloads/a.json");
    expect(readFileSync(join(folder, output), "utf8")).toContain("value/maximum");
  });

  test("baseline", () => {
    write("payloads/a.json", wrong);
    const [first = "", second = ""] = block("When there are findings already").trim().split("\n");
    expect(run("sh", ["-c", first]).status).toBe(0);
    expect(run("sh", ["-c", second]).status).toBe(0);
    write("payloads/b.json", wrong);
    expect(run("sh", ["-c", second]).status).toBe(1);
  });
});

function pick(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((inner, step) => (Object(inner) as Readonly<Record<string | number, unknown>>)[step], value);
}
