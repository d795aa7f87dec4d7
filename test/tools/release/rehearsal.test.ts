import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PACKAGES } from "../../../.ci/check_release.ts";
import { run, succeed, type Ended } from "../../package/installed_package.ts";
import { startRegistry, type LoopbackRegistry } from "./loopback_registry.ts";
import { copyProject, type ProjectCopy } from "./project_copy.ts";

/** Later than any version that the project has. */
const VERSION = "99.0.0";
const repository = { type: "git", url: "git+https://github.com/example/connector-gateway-spec.git" };

let registry: LoopbackRegistry;
let project: ProjectCopy;
let home: string;
let [prepared, published] = ["", ""];

const release = (...words: readonly string[]): Promise<Ended> =>
  run(project.folder, process.execPath, ["node_modules/tsx/dist/cli.mjs", ".ci/release.ts", ...words], registry.environment);

beforeAll(async () => {
  home = realpathSync(mkdtempSync(join(tmpdir(), "by-name-")));
  project = copyProject();
  writeFileSync(join(project.folder, "package.json"), JSON.stringify({ ...json("package.json"), repository }));
  // The commit of a release has nothing that is unreleased.
  const changelog = read("CHANGELOG.md");
  const news = changelog.includes("\n## Unreleased\n") ? changelog : changelog.replace("\n## ", "\n## Unreleased\n\n- News.\n\n## ");
  writeFileSync(join(project.folder, "CHANGELOG.md"), news);
  registry = await startRegistry();
  prepared = await succeed(release("prepare", VERSION));
  published = await succeed(release("publish", `v${VERSION}`, "--registry", registry.url));
});

afterAll(async () => {
  await registry.stop();
  project.remove();
  rmSync(home, { recursive: true, force: true });
});

function read(path: string): string {
  return readFileSync(join(project.folder, path), "utf8");
}

function json(path: string): Readonly<Record<string, unknown>> {
  return JSON.parse(read(path)) as Readonly<Record<string, unknown>>;
}

/** The code of a page of the release in one language, in turn. */
function blocks(path: string, language: string): readonly string[] {
  const found = [...read(path).matchAll(/^```(\w+)\n(.*?)^```$/gmsu)];
  return found.flatMap(([, name, code = ""]) => (name === language ? [code] : []));
}

/** Runs commands of a page in a folder that knows the packages by name only. */
function sh(folder: string, code: string): Promise<string> {
  return succeed(run(folder, "sh", ["-ec", code], registry.environment));
}

/** An empty folder beside nothing. */
function emptyFolder(name: string): string {
  mkdirSync(join(home, name));
  return join(home, name);
}

describe("a release", () => {
  test("is prepared by one command: version, changelog, names, and no package is private", () => {
    expect(prepared).toContain("changes gateway/package.json\n");
    for (const { folder } of PACKAGES) {
      expect(json(`${folder}/package.json`)).toMatchObject({ version: VERSION, repository });
      expect(json(`${folder}/package.json`)).not.toHaveProperty("private");
    }
    expect(json("templates/package.json")).toMatchObject({ version: VERSION, private: true });
    expect(json("gateway/package.json")).toMatchObject({ mcpName: "io.github.example/connector-gateway" });
    expect(read("generated/CHANGELOG.md")).toContain(`\n## ${VERSION}\n\n- `);
    expect(read("generated/README.md")).toContain("```sh\nnpm install connector-gateway-spec\n```");
  });

  test("has the site of its pages", () => {
    expect(published).toContain("built the site in .site\n");
    expect(read(".site/index.html").replaceAll(/<[^>]*>/gu, "")).toContain("npm install connector-gateway-spec");
  });

  test("publishes each package once, also when it runs again", async () => {
    const names = PACKAGES.map(({ name }) => name);
    expect([...published.matchAll(/^published (\S+) 99\.0\.0 \(\d+ files, \d+ kB\)$/gmu)].map(([, name]) => name)).toEqual(names);
    const again = await succeed(release("publish", `v${VERSION}`, "--registry", registry.url));
    expect([...again.matchAll(/^(\S+) 99\.0\.0 is published already$/gmu)].map(([, name]) => name)).toEqual(names);
  });
});

describe.concurrent("after a release, the instructions install by name, from an empty folder", () => {
  test("the package, as README.md says", async () => {
    const install = blocks("README.md", "sh").find((code) => code.includes("npm init")) ?? "";
    const [example = ""] = blocks("README.md", "ts");
    const folder = emptyFolder("consumer");
    writeFileSync(join(folder, "example.ts"), example);
    const printed = await sh(folder, `${install}mv ../example.ts . && npx tsx ./example.ts\n`);
    expect(printed).toContain(/ → (.*)$/mu.exec(example)?.[1]);
  });

  test("a catalog that extends it, as docs/own_catalog.md says", async () => {
    const folder = join(home, "catalog");
    cpSync(join(project.folder, "examples/own_catalog"), folder, { recursive: true });
    const [commands = ""] = blocks("docs/own_catalog.md", "sh");
    expect(await sh(folder, commands)).toContain("8 connectors");
    expect(await sh(folder, "node generated/bin/gateway-spec.js list time_sheets")).toContain("time_sheets.");
  });

  test("the gateway, as gateway/README.md says, which answers; and as the server of agents", async () => {
    const folder = emptyFolder("gateway");
    const [commands = ""] = blocks("gateway/README.md", "sh");
    const [install = "", start = ""] = commands.split("\n");
    await sh(folder, install);
    const [, call = ""] = blocks("gateway/README.md", "sh");
    const answer = await withServer(folder, `${start} --port 0`, (url) => sh(folder, call.replaceAll("http://127.0.0.1:4000", url)));
    expect(JSON.parse(answer)).toMatchObject({ status: "success", connector_metadata: { has_more: true } });
    const [command = ""] = blocks("docs/agents.md", "sh");
    const greeting = {
      jsonrpc: "2.0",
      id: 1,
      method: "initialize",
      params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo },
    };
    writeFileSync(join(folder, "greeting.ndjson"), `${JSON.stringify(greeting)}\n`);
    expect(await sh(folder, `${command.trim()} < greeting.ndjson`)).toContain('"serverInfo":{"name":"connector-gateway"');
  });
});

const clientInfo = { name: "rehearsal", version: "0.0.0" };

/** Runs a command that serves, and stops it when its address has been used. */
async function withServer(folder: string, command: string, use: (url: string) => Promise<string>): Promise<string> {
  const env = { ...process.env, ...registry.environment };
  const child = spawn("sh", ["-ec", `exec ${command}`], { cwd: folder, env, stdio: ["ignore", "pipe", "ignore"], detached: true });
  const ended = new Promise((resolve) => child.once("close", resolve));
  try {
    const url = await new Promise<string>((resolve, reject) => {
      let printed = "";
      child.stdout.on("data", (chunk: Buffer) => {
        printed += chunk.toString();
        const [, found] = /^Gateway: (\S+)$/mu.exec(printed) ?? [];
        if (found !== undefined) resolve(found);
      });
      void ended.then(() => reject(new Error(`${command} ended:\n${printed}`)));
    });
    return await use(url);
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
    await ended;
  }
}
