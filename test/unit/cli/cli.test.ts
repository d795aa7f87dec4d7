import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { HELP } from "../../../generator/cli/options.ts";
import { exitCodeOf, printReport } from "../../../generator/cli/report.ts";
import { run, type RunResult } from "../../../generator/run.ts";
import { copyOf, destination, put, readTree } from "../../fixtures/package_folder.ts";
import { smallProject } from "../../fixtures/small_project.ts";

interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Setting {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The program is killed as soon as this is so. */
  readonly killWhen?: () => boolean;
}

const cli = resolve("generator/cli.ts");
const loader = import.meta.resolve("tsx");

/** Runs the command as `npm run generate` does, without npm. */
function generate(args: readonly string[], { cwd = process.cwd(), env = {}, killWhen }: Setting = {}): Promise<Outcome> {
  const child = spawn(process.execPath, ["--import", loader, cli, ...args], { cwd, env: { ...process.env, NO_COLOR: "1", ...env } });
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  child.stdout.on("data", (bytes: Buffer) => out.push(bytes));
  child.stderr.on("data", (bytes: Buffer) => err.push(bytes));
  const watch = setInterval(() => killWhen?.() === true && child.kill("SIGKILL"), 1);
  return new Promise((done) => {
    child.on("close", () => clearInterval(watch));
    child.on("close", (code) => done({ code, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() }));
  });
}

/** The same without a process of its own, which takes a fraction of the time. */
function runHere(project: string, check = false): Promise<RunResult> {
  return run({ projectRoot: project, check, destination: destination(join(project, "generated")) });
}

async function generateHere(project: string): Promise<Readonly<Record<string, string>>> {
  await runHere(project);
  return readTree(join(project, "generated"));
}

/** What the command prints about a run. */
function printHere(result: RunResult): string {
  return printReport(result, { format: "pretty", color: false, shown: "generated", seconds: 1 });
}

/** A project whose package is up to date. */
async function generatedProject(): Promise<{ readonly project: string; readonly before: Readonly<Record<string, string>> }> {
  const project = smallProject();
  return { project, before: await generateHere(project) };
}

/** Changes a text of the catalog in every place. */
function edit(project: string, from: string, to: string): void {
  const spec = join(project, "spec/connectors/shop.yaml");
  const text = readFileSync(spec, "utf8");
  if (!text.includes(from)) throw new Error(`The catalog does not contain "${from}".`);
  writeFileSync(spec, text.replaceAll(from, to));
}

test("a project is generated, with the same bytes in another place, time zone and language", async () => {
  const there = smallProject();
  const env = { TZ: "Pacific/Chatham", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" };
  const outcome = await generate(["--root", "."], { cwd: there, env });
  expect(outcome).toMatchObject({ code: 0, stderr: "" });
  expect(outcome.stdout).toMatch(
    /^Catalog: 2 connectors, 4 entities, 9 operations\nPackage: generated\/, \d+ files written, 0 unchanged, 0 removed\nTime: {4}\d+\.\d s\n$/u,
  );
  expect(readTree(join(there, "generated"))).toEqual((await generatedProject()).before);
});

test("a package that is up to date has no differences, and is generated again without a change", async () => {
  const { project, before } = await generatedProject();
  expect(await runHere(project, true)).toMatchObject({ kind: "compared", differences: [] });
  expect(printHere(await runHere(project))).toMatch(/, 0 files written, \d+ unchanged, 0 removed\n/u);
  expect(readTree(join(project, "generated"))).toEqual(before);
});

test("two runs at the same time leave a whole package", async () => {
  const { project } = await generatedProject();
  edit(project, "max: 100", "max: 50");
  const target = await generateHere(copyOf(project));
  const outcomes = await Promise.all([generate(["--root", project]), generate(["--root", project])]);
  expect(outcomes.map(({ code, stderr }) => [code, stderr])).toEqual([
    [0, ""],
    [0, ""],
  ]);
  expect(readTree(join(project, "generated"))).toEqual(target);
});

test("a package is out of date until a changed catalog is generated, and a broken catalog changes nothing", async () => {
  const { project, before } = await generatedProject();
  edit(project, "max: 100", "max: 50");
  const check = await generate(["--root", project, "--check", "--format", "json"]);
  expect(check.code).toBe(1);
  const found = JSON.parse(check.stdout) as readonly {
    readonly file: string;
    readonly message: string;
    readonly diff: readonly string[];
  }[];
  expect(found).toContainEqual(
    expect.objectContaining({ file: "generated/schemas/shop.json", message: expect.stringContaining("orders.list.params") as string }),
  );
  expect(readTree(join(project, "generated"))).toEqual(before);

  edit(project, "limit: PageLimit", "limit: PageLimt");
  const broken = await runHere(project);
  expect(exitCodeOf(broken)).toBe(1);
  expect(printHere(broken)).toMatch(/^spec\/connectors\/shop\.yaml:\d+:\d+ error ref\/unknown: .*\n.*limit: PageLimt\n/u);
  expect(readTree(join(project, "generated"))).toEqual(before);
});

test("killed at any moment there is the old package, the new one, or a run that the next one completes", async () => {
  const { project, before } = await generatedProject();
  edit(project, "max: 100", "max: 50");
  const target = await generateHere(copyOf(project));

  // The folder appears when the run begins to write: it is killed somewhere in there.
  await generate(["--root", project], { killWhen: () => existsSync(join(project, "generated/.staging")) });
  const left = readTree(join(project, "generated"));
  for (const [path, text] of Object.entries(left).filter(([name]) => !name.startsWith(".staging/"))) {
    expect([before[path], target[path]], path).toContain(text);
  }
  expect((await generate(["--root", project])).code).toBe(0);
  expect(readTree(join(project, "generated"))).toEqual(target);
});

test("an output that cannot be written is one clear message and exit 2", async () => {
  const project = smallProject();
  put(project, "generated", "a file");
  const result = await runHere(project);
  expect(exitCodeOf(result)).toBe(2);
  expect(printHere(result)).toMatch(
    /^generated:1:1 error output\/unwritable: cannot write `generated`: .*\n.*\n\nNothing was written\.\n$/u,
  );
});

test("wrong usage is one line and exit 2, help is exit 0", async () => {
  const [wrong, help] = await Promise.all([generate(["--chek"]), generate(["--help"])]);
  expect(wrong).toEqual({ code: 2, stdout: "", stderr: 'unknown option "--chek"; did you mean "--check"?; see --help\n' });
  expect(help).toEqual({ code: 0, stdout: HELP, stderr: "" });
});

const oneLine = /^The generator failed: [^\n]+; --debug shows where it happened\)\n$/u;

test("an unexpected error is one line and exit 3", async () => {
  const project = smallProject();
  // No user can do this: the templates are part of the generator.
  put(project, "templates/README.md", "{{no_such_slot}}\n");
  const outcome = await generate(["--root", project]);
  expect(outcome).toMatchObject({ code: 3, stdout: "" });
  expect(outcome.stderr).toMatch(oneLine);
  expect(outcome.stderr).toContain("no_such_slot");
});

/** Settings under which code runs inside the program, once it has begun: this simulates a library that fails. */
function failingWith(code: string): Setting {
  const failing = `const timer = setInterval(() => { if (process.listenerCount("unhandledRejection") === 0) return; clearInterval(timer); ${code} }, 1); timer.unref();`;
  return { env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(failing)}` } };
}

test("--debug adds the stack trace of an unexpected error", async () => {
  const outcome = await generate(["--root", smallProject(), "--debug"], failingWith("throw new Error('a fault');"));
  expect(outcome).toMatchObject({ code: 3, stdout: "" });
  expect(outcome.stderr).toMatch(/^The generator failed: a fault [^\n]*\nError: a fault\n {4}at /u);
});

test.each([
  ["an error that is thrown later", "setTimeout(() => { throw new Error('first\\nsecond'); }, 1);", "first second"],
  ["a promise that nobody waits for", "void Promise.reject(new TypeError('nobody waits'));", "nobody waits"],
  ["two of them", "void Promise.reject(new Error('one')); void Promise.reject(new Error('two'));", "one"],
  ["something that is not an error", "void Promise.reject('a text');", "a text"],
])("%s is one line and exit 3", async (_, code, want) => {
  const outcome = await generate(["--root", smallProject()], failingWith(code));
  expect(outcome).toMatchObject({ code: 3, stdout: "" });
  expect(outcome.stderr).toMatch(oneLine);
  expect(outcome.stderr).toContain(want);
});
