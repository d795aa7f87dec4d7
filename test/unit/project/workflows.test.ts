import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseDocument } from "yaml";
import { filesIn, readProjectFile, readProjectJson, ROOT, valuesOfKey } from "./project_files.ts";

interface PackageJson {
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
  const commands = textsOfKey(".github/workflows/release.yml", "run");

  it("is the command that the tests rehearse, after the tests", () => {
    expect(commands.at(-1)).toBe('npm run release -- publish "$TAG"');
    expect(commands.slice(0, -1)).toEqual(expect.arrayContaining(["npm test", "npm run test:all"]));
  });

  it("may sign a statement about its origin", () => {
    const { jobs } = parseYaml(".github/workflows/release.yml") as Workflow;
    expect(jobs["publish"]?.permissions).toEqual({ contents: "read", pages: "read", "id-token": "write" });
  });
});
