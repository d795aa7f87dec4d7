import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { filesIn, readProjectFile, readProjectJson, ROOT } from "./project_files.ts";

const { scripts } = readProjectJson("package.json") as { readonly scripts: Readonly<Record<string, string>> };
const FOLDERS = [".ci", ".github", ".vscode", "bench", "docs", "gateway", "generator", "spec", "templates", "test"];
const PAGES = ["README.md", "AGENTS.md", "CONTRIBUTING.md", "SECURITY.md", ".spectral.yaml", "action.yml", ".pre-commit-hooks.yaml"];
/** Names scripts of other projects. */
const FOREIGN = ["docs/ci.md", "test/unit/project/scripts.test.ts"];

const texts = [...PAGES, ...FOLDERS.flatMap((folder) => filesIn(folder, /\.(?:md|[cm]?[jt]sx?|json|ya?ml|txt)$|^run$/u))]
  .filter((path) => !/\/(?:node_modules|dist)\//u.test(path) && !FOREIGN.includes(path))
  .map((path) => ({ path, text: readProjectFile(path) }));

/** What a pattern captures in all files, as `path: text`, where it is wrong. */
function wrong(pattern: RegExp, isRight: (name: string) => boolean): readonly string[] {
  const names = texts.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, name = ""]) => ({ path, name })));
  expect(names.length).toBeGreaterThan(2);
  return names.filter(({ name }) => !isRight(name)).map(({ path, name }) => `${path}: ${name}`);
}

const PARTS = /^(?:unused|properties|tools|browser)$/u;

describe("the scripts of package.json", () => {
  it("are at most fourteen, and each has a line in CONTRIBUTING.md that says when to use it", () => {
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(14);
    const rows = [...readProjectFile("CONTRIBUTING.md").matchAll(/^\| `([\w:]+)` \| .{20,} \|$/gmu)].map(([, name]) => name);
    expect(rows.toSorted()).toEqual(Object.keys(scripts).toSorted());
  });

  it("are the ones that pages, comments and messages name", () => {
    expect(wrong(/\bnpm run (?:--silent |-s )?([a-z][\w:-]*)/gu, (name) => name in scripts)).toEqual([]);
    expect(wrong(/\bnpm run test:all -- (\w+)/gu, (part) => PARTS.test(part))).toEqual([]);
  });

  it("run files that exist, as the commands do that have no script", () => {
    expect(wrong(/\bnpx tsx ([\w/]+\.ts)\b/gu, (file) => existsSync(join(ROOT, file)))).toEqual([]);
    const files = Object.values(scripts).flatMap((script) => [...script.matchAll(/[\w./]+\.[jt]s\b/gu)].map(([file]) => file));
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});
