import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { withEarlierFiles } from "../../../generator/write/finishing/manifest.ts";
import { copyOf, put, readTree } from "../../fixtures/package_folder.ts";
import { editCatalog, generatedProject, generateIn, smallProject } from "../../fixtures/small_project.ts";

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

const start = resolve("generator/start.js");

/** Runs the command as `npm run generate` does, without npm. */
function generate(args: readonly string[], { cwd = process.cwd(), env = {}, killWhen }: Setting = {}): Promise<Outcome> {
  const child = spawn(process.execPath, [start, ...args], { cwd, env: { ...process.env, NO_COLOR: "1", ...env } });
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

test("two runs at the same time leave a whole package", async () => {
  const { project } = await generatedProject();
  editCatalog(project, "max: 100", "max: 50");
  const target = await generateIn(copyOf(project));
  const outcomes = await Promise.all([generate(["--root", project]), generate(["--root", project])]);
  expect(outcomes.map(({ code, stderr }) => [code, stderr])).toEqual([
    [0, ""],
    [0, ""],
  ]);
  expect(readTree(join(project, "generated"))).toEqual(target);
});

test("killed at any moment there is the old package, the new one, or a run that the next one completes", async () => {
  const { project, before } = await generatedProject();
  editCatalog(project, "max: 100", "max: 50");
  const target = await generateIn(copyOf(project));

  // The folder appears when the run begins to write: it is killed somewhere in there.
  await generate(["--root", project], { killWhen: () => existsSync(join(project, "generated/.staging")) });
  const left = readTree(join(project, "generated"));
  for (const [path, text] of Object.entries(left).filter(([name]) => !name.startsWith(".staging/"))) {
    // While files are replaced, the manifest lists those of both packages.
    const both = path === "manifest.json" ? withEarlierFiles(target[path] ?? "", before[path] ?? "") : "";
    expect([before[path], target[path], both], path).toContain(text);
  }
  expect((await generate(["--root", project])).code).toBe(0);
  expect(readTree(join(project, "generated"))).toEqual(target);
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
