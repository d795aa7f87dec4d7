import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { expandGlob } from "../../../templates/cli/input/open_inputs.ts";
import { filesIn, readProjectFile, readProjectJson, ROOT, valuesOfKey } from "./project_files.ts";

interface PackageJson {
  readonly scripts: Readonly<Record<string, string>>;
}

interface Pattern {
  readonly regexp: string;
  readonly file: number;
  readonly line: number;
  readonly column: number;
  readonly severity: number;
  readonly code: number;
  readonly message: number;
}

describe("settings of VS Code", () => {
  it("check, complete and explain YAML without tags, and do not format it", () => {
    expect(readProjectJson(".vscode/settings.json")).toMatchObject({
      "yaml.validate": true,
      "yaml.completion": true,
      "yaml.hover": true,
      "yaml.customTags": [],
      "yaml.format.enable": false,
      "[yaml]": { "editor.quickSuggestions": { strings: true } },
    });
  });

  const settings = readProjectJson(".vscode/settings.json") as { readonly "yaml.schemas": Readonly<Record<string, string>> };
  const schemas = Object.entries(settings["yaml.schemas"]);

  it.each(schemas)("%s exists, and there are files for it: %s", (schema, pattern) => {
    expect(existsSync(join(ROOT, schema))).toBe(true);
    expect(expandGlob(pattern, ROOT).length).toBeGreaterThan(0);
  });

  it("name the same schemas as the first lines of the catalog", () => {
    const catalog = filesIn("spec", /\.yaml$/u);
    expect(catalog.length).toBeGreaterThan(1);
    for (const path of catalog) {
      const [, named = ""] = /^# yaml-language-server: \$schema=(\S+)\n/u.exec(readProjectFile(path)) ?? [];
      const schema = join("/", path, "..", named).replaceAll("\\", "/");
      const [set = ""] = schemas.find(([, pattern]) => expandGlob(pattern, ROOT).includes(path)) ?? [];
      expect(set, path).toBe(`.${schema}`);
    }
  });

  it("are named by the first line that docs/editing.md shows", () => {
    const [, line = ""] = /^```yaml\n(.*\n)```$/mu.exec(readProjectFile("docs/editing.md")) ?? [];
    for (const path of filesIn("spec/connectors", /\.yaml$/u)) expect(readProjectFile(path).startsWith(line), path).toBe(line !== "");
  });
});

describe("tasks of VS Code", () => {
  const tasks = readProjectJson(".vscode/tasks.json");
  const { scripts } = readProjectJson("package.json") as PackageJson;

  it("run scripts that package.json has", () => {
    const commands = valuesOfKey(tasks, "command").map(String);
    const names = commands.map((command) => /^npm (?:run )?([\w:]+)/u.exec(command)?.[1] ?? command);
    expect(names).toEqual(["generate", "generate", "check", "generate", "test"]);
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });

  it("find file, line, column, severity, code and message of every diagnostic", () => {
    const patterns = valuesOfKey(tasks, "pattern") as readonly Pattern[];
    const goldens = filesIn("test/golden/messages", /\.txt$/u);
    expect(goldens.length).toBeGreaterThan(50);
    for (const { regexp, file, line, column, severity, code, message } of patterns) {
      for (const path of goldens) {
        const match = new RegExp(regexp, "u").exec(readProjectFile(path).split("\n")[0] ?? "") ?? [];
        expect(match[file], path).toMatch(/^(?:(?:spec|generated|connectors|shop-spec)(?:\/|$)|openapi\.yaml$)/u);
        expect([match[line], match[column]].join(":"), path).toMatch(/^\d+:\d+$/u);
        expect(match[severity], path).toMatch(/^(?:error|warning)$/u);
        expect(match[code], path).toMatch(/^[a-z]+\/[a-z0-9-]+$/u);
        expect(match[message], path).toMatch(/\S/u);
      }
    }
    expect(patterns).toHaveLength(3);
  });
});

describe("recommended extensions of VS Code", () => {
  it("are ids", () => {
    const { recommendations } = readProjectJson(".vscode/extensions.json") as { readonly recommendations: readonly string[] };
    expect(recommendations).toContain("redhat.vscode-yaml");
    expect(recommendations.filter((id) => !/^[a-z-]+\.[a-z-]+$/u.test(id))).toEqual([]);
  });
});
