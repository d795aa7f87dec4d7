import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { describe, expect, test } from "vitest";
import { PROGRAM, RIGHT, useProjectFolder } from "../../package/project_folder.ts";
import { readTree } from "../../fixtures/package_folder.ts";
import { generatedProject, smallProject } from "../../fixtures/small_project.ts";

const project = useProjectFolder();
const generator = [resolve("generator/start.js")];

/** Code that runs before the program, given to Node as a module. */
function before(code: string): readonly string[] {
  return [`--import=data:text/javascript,${encodeURIComponent(code)}`];
}

const TRAPPED = 99;

/** Ends the program with a status of its own as soon as it looks up a name, opens a connection or sends a datagram. */
const withoutNetwork = before(`
  import dgram from "node:dgram";
  import dns from "node:dns";
  import net from "node:net";
  import { syncBuiltinESMExports } from "node:module";
  const trap = () => process.exit(${TRAPPED});
  // Pipes of this machine, which have a path, are no network.
  const isPipe = (given) => given.flat().some((one) => typeof one === "string" || typeof one?.path === "string");
  for (const [owner, name] of [[net.Socket.prototype, "connect"], [net.Server.prototype, "listen"]]) {
    const open = owner[name];
    owner[name] = function (...given) { return isPipe(given) ? open.apply(this, given) : trap(); };
  }
  dgram.createSocket = trap;
  dns.lookup = trap;
  dns.promises.lookup = trap;
  globalThis.fetch = trap;
  syncBuiltinESMExports();
`);

/** Folders list their entries the other way round. */
const inReverse = before(`
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  const { readdirSync } = fs;
  fs.readdirSync = (...given) => readdirSync(...given).reverse();
  const { readdir, opendir } = fs.promises;
  fs.promises.readdir = async (...given) => (await readdir(...given)).reverse();
  fs.promises.opendir = () => { throw new Error("the order of opendir is not reversed here"); };
  syncBuiltinESMExports();
`);

const withoutCodeFromStrings = ["--disallow-code-generation-from-strings"];

interface Ended {
  readonly status: number | null;
  readonly stderr: string;
  readonly stdout: string;
}

function runNode(words: readonly string[], { cwd = project.path(), input = "" } = {}): Ended {
  return spawnSync(process.execPath, words, { cwd, input, encoding: "utf8", env: { ...process.env, NO_COLOR: "1" } });
}

describe("the traps of these tests", () => {
  test.each([
    ["a connection", 'await import("node:net").then(({ connect }) => connect(9))'],
    ["a request", 'await fetch("http://127.0.0.1:9")'],
    ["a name", 'await import("node:dns").then(({ promises }) => promises.lookup("example.test"))'],
    ["a server", 'await import("node:http").then(({ createServer }) => createServer().listen(0))'],
  ])("notice %s", (_, code) => {
    expect(runNode([...withoutNetwork, "--input-type=module", "--eval", code]).status).toBe(TRAPPED);
  });

  test("notice code from strings, and reverse the order of folders", () => {
    expect(runNode([...withoutCodeFromStrings, "--eval", "new Function('return 1')"]).stderr).toContain("EvalError");
    const listed = runNode([...inReverse, "--print", "JSON.stringify(require('fs').readdirSync('.'))"], { cwd: resolve("generator") });
    expect(JSON.parse(listed.stdout)).toEqual(readdirSync("generator").reverse());
  });
});

describe("without network and without code that is made of strings", () => {
  test.each([
    [["validate", "-", "--as", "payments.customers.list.request"]],
    [["validate", "-", "--format", "github", "--profile", "tolerant"]],
    [["list"]],
    [["explain", "payments.customers.list"]],
    [["example", "payments.customers.list.request"]],
    [["schema", "payments.customers.list.params"]],
    [["compare", join(PROGRAM, "../../catalog.json"), join(PROGRAM, "../../catalog.json")]],
    [["--help"]],
  ])("connector-gateway-spec %j works", (words) => {
    const confined = runNode([...withoutNetwork, ...withoutCodeFromStrings, PROGRAM, ...words], { input: RIGHT });
    expect(confined).toMatchObject({ status: 0, stderr: "" });
    expect(confined.stdout).toBe(runNode([PROGRAM, ...words], { input: RIGHT }).stdout);
  });
});

describe("the generator", () => {
  test("uses no network: generate, check, lint, compare", async () => {
    const { project: cwd } = await generatedProject();
    const status = (...words: readonly string[]): number | null =>
      runNode([...withoutNetwork, ...generator, ...words, "--root", "."], { cwd }).status;
    expect([status("generate"), status("generate", "--check"), status("lint"), status("compare")]).toEqual([0, 0, 1, 0]);
  });

  test("makes the same bytes whatever the order of the files in a folder is", async () => {
    const cwd = smallProject();
    expect(runNode([...inReverse, ...generator, "--root", "."], { cwd })).toMatchObject({ status: 0, stderr: "" });
    expect(readTree(join(cwd, "generated"))).toEqual((await generatedProject()).before);
  });
});
