import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installPackage, run, succeed, type Consumer, type Ended } from "../../package/installed_package.ts";
import { commonjsTest, moduleTest } from "./consumer_code.ts";
import { hasBinaries, linkTool, modulesSection, rootTool, tarballOf, tool } from "./tool.ts";

interface JestConfig {
  readonly transform: Readonly<Record<string, unknown>>;
  readonly transformIgnorePatterns: readonly [string];
}

const section = modulesSection();

/** What the README tells users of Jest to write to jest.config.json. */
function jestConfig(): JestConfig {
  const [, text = ""] = /```json\n( *\{\n *"transform".*?)```/s.exec(section) ?? [];
  return JSON.parse(text) as JestConfig;
}

/** The other transforms that the README names, by package. */
function otherTransform(name: string): unknown {
  const texts = [...section.matchAll(/^ *- `(.*"(?:@swc\/jest|ts-jest)".*)`$/gm)].map(([, text = ""]) => text);
  return JSON.parse(texts.find((text) => text.includes(`"${name}"`)) ?? "") as unknown;
}

/** The options of Node in the command that the README shows. */
function nodeOptions(): string {
  const [, options = ""] = /NODE_OPTIONS=(\S+) npx jest/.exec(section) ?? [];
  return options;
}

let consumer: Consumer;

/** A project inside the consumer: the package is found in the folder above. */
function project(name: string, json: object, files: Readonly<Record<string, string>>): string {
  consumer.write(`${name}/package.json`, JSON.stringify({ name, private: true, ...json }));
  for (const [path, text] of Object.entries(files)) consumer.write(`${name}/${path}`, text);
  return join(consumer.folder, name);
}

async function runJest(version: string, folder: string, environment: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const jest = await tool(`jest-${version}/bin/jest.js`);
  return run(folder, process.execPath, [jest, "--ci", "--no-cache"], environment);
}

beforeAll(async () => {
  consumer = await installPackage();
});

afterAll(() => consumer.remove());

describe.each(["29", "30"])("Jest %s", (version) => {
  test("fails in its default set-up, so the README has a section on it", async () => {
    const folder = project(`default-${version}`, {}, { "gateway.test.js": commonjsTest("test") });
    const { status, output } = await runJest(version, folder);
    expect(status).toBe(1);
    expect(output).toMatch(/Cannot use import statement outside a module|Must use import to load ES Module/);
  });

  test("loads ES modules with the option that the README names", async () => {
    const folder = project(`esm-${version}`, { type: "module" }, { "gateway.test.js": moduleTest("test") });
    expect(nodeOptions()).toMatch(/^--/);
    const { status, output } = await runJest(version, folder, { NODE_OPTIONS: nodeOptions() });
    expect(output).toContain("1 passed, 1 total");
    expect(status).toBe(0);
  });
});

test.each([
  ["29", "CommonJS", commonjsTest("test")],
  ["30", "ES modules", moduleTest("test")],
])("Jest %s runs tests that are %s with the configuration of the README", async (version, kind, code) => {
  const files = { "gateway.test.js": code, "jest.config.json": JSON.stringify(jestConfig()) };
  const folder = project(`babel-${version}-${kind.replace(" ", "")}`, {}, files);
  await linkTool(folder, "babel-jest", `babel-jest-${version}`);
  await linkTool(folder, "@babel/preset-env");
  const { status, output } = await runJest(version, folder);
  expect(output).toContain("1 passed, 1 total");
  expect(status).toBe(0);
});

// With Jest 30, @swc/jest runs below.
test.each([
  ["29", "@swc/jest", "gateway.test.js", commonjsTest("test")],
  ["29", "ts-jest", "gateway.test.ts", moduleTest("test", "@jest/globals")],
  ["30", "ts-jest", "gateway.test.ts", moduleTest("test", "@jest/globals")],
])("Jest %s runs tests with %s as the README says", async (version, name, file, code) => {
  const { transform, transformIgnorePatterns } = jestConfig();
  const [pattern = ""] = Object.keys(transform);
  const config = { transform: { [pattern]: otherTransform(name) }, transformIgnorePatterns };
  const folder = project(`${name.replace("/", "-")}-${version}`, {}, { [file]: code, "jest.config.json": JSON.stringify(config) });
  await linkTool(folder, name);
  await linkTool(folder, "@jest/globals");
  const { status, output } = await runJest(version, folder);
  expect(output).toContain("1 passed, 1 total");
  expect(status).toBe(0);
});

test("Jest transforms the package where pnpm puts it, and no other package", async () => {
  const { transformIgnorePatterns } = jestConfig();
  const config = { transform: { "\\.[jt]sx?$": otherTransform("@swc/jest") }, transformIgnorePatterns };
  const folder = project("pnpm", {}, { "gateway.test.js": commonjsTest("test"), "jest.config.json": JSON.stringify(config) });
  cpSync(tarballOf(consumer), join(folder, "package.tgz"));
  await succeed(
    consumer.run(process.execPath, [await tool("pnpm/bin/pnpm.mjs"), "--dir", folder, "install", "--offline", "./package.tgz"]),
  );
  await linkTool(folder, "@swc/jest");
  expect((await runJest("30", folder)).output).toContain("1 passed, 1 total");
  expect(new RegExp(transformIgnorePatterns[0]).test("/p/node_modules/.pnpm/other@1.0.0/node_modules/other/index.js")).toBe(true);
});

test("Jest runs what the guide to the sandbox shows", async () => {
  const guide = readFileSync(join(import.meta.dirname, "../../../docs/sandbox.md"), "utf8");
  const [, snippet = ""] = /\n### Jest\n[^]*?```js\n([^]*?)```/.exec(guide) ?? [];
  const [, options = ""] = /\n### Jest\n[^]*?`NODE_OPTIONS=(\S+)`/.exec(guide) ?? [];
  const uses = `test("has records", () => expect(sandbox.state().instances.inst_payments.records.customers).toHaveLength(25));\n`;
  const folder = project("sandbox", {}, { "sandbox.test.js": snippet + uses });
  const { status, output } = await runJest("30", folder, { NODE_OPTIONS: options });
  expect(output).toContain("1 passed, 1 total");
  expect(status).toBe(0);
});

test("Vitest runs without settings", async () => {
  const folder = project("vitest", { type: "module" }, { "gateway.test.js": moduleTest("test") });
  const args = [rootTool("vitest/vitest.mjs"), "run", "--globals", "--root", folder];
  expect(await succeed(consumer.run(process.execPath, args))).toMatch(/1 passed/);
});

test.each([
  ["CommonJS", "gateway.test.cjs", commonjsTest("test", "node:test")],
  ["ES modules", "gateway.test.mjs", moduleTest("test", "node:test")],
])("the test runner of Node runs tests that are %s", async (_kind, file, code) => {
  const folder = project("node", {}, { [file]: code });
  expect(await succeed(consumer.run(process.execPath, ["--test", join(folder, file)]))).toMatch(/pass 1\n/);
});

test.each([
  ["CommonJS", "gateway.spec.cjs", commonjsTest("it")],
  ["ES modules", "gateway.spec.mjs", moduleTest("it")],
])("Mocha runs tests that are %s", async (_kind, file, code) => {
  const folder = project("mocha", {}, { [file]: code });
  expect(await succeed(consumer.run(process.execPath, [await tool("mocha/bin/mocha.js"), join(folder, file)]))).toMatch(/1 passing/);
});

test.runIf(hasBinaries)("the test runner of Bun runs", async () => {
  project("bun", {}, { "gateway.test.js": moduleTest("test", "bun:test") });
  expect(await succeed(consumer.run(await tool("@oven/bun-linux-x64/bin/bun"), ["test", "./bun/gateway.test.js"]))).toMatch(/1 pass\n/);
});
