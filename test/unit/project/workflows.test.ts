import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseDocument } from "yaml";
import { filesIn, readProjectFile, readProjectJson, ROOT, valuesOfKey } from "./project_files.ts";

interface PackageJson {
  readonly version: string;
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly "timeout-minutes"?: number;
  readonly strategy?: { readonly matrix: { readonly node: readonly string[]; readonly include: readonly { readonly node: string }[] } };
}

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const project = readProjectJson("package.json") as PackageJson;
const documents = [...filesIn(".github", /\.ya?ml$/u), "action.yml", ".pre-commit-hooks.yaml"];
const workflows = filesIn(".github/workflows", /\.yml$/u);

function parseYaml(path: string): unknown {
  const document = parseDocument(readProjectFile(path));
  expect([...document.errors, ...document.warnings], path).toEqual([]);
  return document.toJS() as unknown;
}

function textsOfKey(path: string, key: string): readonly string[] {
  return valuesOfKey(parseYaml(path), key).filter((value) => typeof value === "string");
}

describe("files for the host of the repository", () => {
  it.each(documents)("%s is valid YAML", (path) => {
    expect(parseYaml(path)).toBeInstanceOf(Object);
  });

  it.each(workflows)("%s runs scripts that package.json has, and files that exist", (path) => {
    const commands = textsOfKey(path, "run");
    expect(commands.length).toBeGreaterThan(0);
    const scripts = commands.flatMap((command) =>
      [...command.matchAll(/\bnpm (?:run )?(test|(?<=run )[\w:-]+)/gu)].map(([, name = ""]) => name),
    );
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((name) => !(name in project.scripts))).toEqual([]);
    const files = commands.flatMap((command) => [...command.matchAll(/\bnode ([\w./-]+)/gu)].map(([, file = ""]) => file));
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it.each(workflows)("%s pins actions by a major version", (path) => {
    const actions = textsOfKey(path, "uses");
    expect(actions.map((action) => action.split("@")[0])).toEqual(expect.arrayContaining(["actions/checkout", "actions/setup-node"]));
    expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@v\d+$/u.test(action))).toEqual([]);
  });

  it.each(workflows)("%s starts with the right to read only, and limits the time of every job", (path) => {
    const { permissions, jobs } = parseYaml(path) as Workflow;
    expect(permissions).toEqual({ contents: "read" });
    expect(Object.entries(jobs).filter(([, job]) => job["timeout-minutes"] === undefined)).toEqual([]);
  });

  it.each(workflows)("%s passes values of an event to scripts as variables only", (path) => {
    expect(textsOfKey(path, "run").filter((command) => command.includes("${{"))).toEqual([]);
  });
});

describe("CI", () => {
  const { jobs } = parseYaml(".github/workflows/ci.yml") as Workflow;
  const { node: nodes = [], include = [] } = jobs["test"]?.strategy?.matrix ?? {};

  it("tests from the oldest supported version of Node.js to the one that contributors use", () => {
    expect(project.engines.node).toBe(`>=${String(nodes[0])}.0`);
    expect(readProjectFile(".nvmrc")).toBe(`${String(nodes.at(-1))}\n`);
    expect(include.map(({ node }) => node)).toEqual([nodes.at(-1), nodes.at(-1)]);
  });

  it("tests everything, too", () => {
    expect(textsOfKey(".github/workflows/ci.yml", "run")).toContain("npm run test:all");
  });
});

describe("a release", () => {
  it("publishes the generated package with provenance, after the tests", () => {
    const commands = textsOfKey(".github/workflows/release.yml", "run");
    expect(commands.at(-1)).toBe("npm publish ./generated --provenance --access public");
    expect(commands.slice(0, -1)).toEqual(expect.arrayContaining(["npm test", "npm run test:all"]));
  });

  it("may sign a statement about its origin", () => {
    const { jobs } = parseYaml(".github/workflows/release.yml") as Workflow;
    expect(jobs["publish"]?.permissions).toEqual({ contents: "read", "id-token": "write" });
  });
});

describe("the check of a release", () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "release-"));
    mkdirSync(join(folder, "generated"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function check(tag: string, generator: object, published: object): { readonly status: number | null; readonly stderr: string } {
    writeFileSync(join(folder, "package.json"), JSON.stringify(generator));
    writeFileSync(join(folder, "generated/package.json"), JSON.stringify(published));
    return spawnSync(process.execPath, [join(ROOT, ".ci/check_release.js"), tag, folder], { encoding: "utf8" });
  }

  const repository = { type: "git", url: "git+https://example.com/a/b.git" };

  it("accepts a tag with the version of both packages", () => {
    expect(check("v1.2.0", { version: "1.2.0" }, { version: "1.2.0", repository })).toMatchObject({ status: 0, stderr: "" });
  });

  it.each<[about: string, tag: string, published: object, want: string]>([
    ["another version", "v1.2.1", { version: "1.2.0", repository }, "tag v1.2.1 does not match version 1.2.0"],
    ["a tag without v", "1.2.0", { version: "1.2.0", repository }, "the tag must be v1.2.0"],
    ["no tag", "", { version: "1.2.0", repository }, "the tag must be v1.2.0"],
    ["a package of an older version", "v1.2.0", { version: "1.1.0", repository }, "generated/package.json has version 1.1.0"],
    ["a package that npm cannot compare with the workflow", "v1.2.0", { version: "1.2.0" }, "has no `repository`"],
  ])("refuses %s", (_about, tag, published, want) => {
    const { status, stderr } = check(tag, { version: "1.2.0" }, published);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^error: .*\n$/u);
    expect(stderr).toContain(want);
  });

  it("compares the package with the release before it", () => {
    const git = (...args: readonly string[]): void => {
      const settings = ["-c", "user.name=a", "-c", "user.email=a@example.test", "-c", "commit.gpgsign=false"];
      expect(spawnSync("git", [...settings, ...args], { cwd: folder }).status).toBe(0);
    };
    // Stands for the program of the package: prints its arguments, and finds a step too small unless breaks are accepted.
    mkdirSync(join(folder, "generated/bin"));
    const program = 'console.log(process.argv.slice(2).join(" ")); process.exitCode = process.argv.includes("--accept") ? 0 : 1;\n';
    writeFileSync(join(folder, "generated/bin/connector-gateway-spec.js"), program);
    git("init", "--quiet");
    git("add", "-A");
    git("commit", "--quiet", "-m", "a release");
    for (const tag of ["v1.9.0", "v1.10.0", "v1.11.0"]) git("tag", tag);
    const refused = check("v1.11.0", { version: "1.11.0" }, { version: "1.11.0", repository });
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(
      /^error: the version is too small a step from v1\.10\.0:\ncompare \S+before\.tar generated --check-version\n$/u,
    );
    mkdirSync(join(folder, "spec"));
    writeFileSync(join(folder, "spec/accepted_breaks.json"), '{ "accepted": [] }');
    expect(check("v1.11.0", { version: "1.11.0" }, { version: "1.11.0", repository })).toMatchObject({ status: 0, stderr: "" });
  });
});
