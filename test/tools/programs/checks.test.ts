import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runNode, tools, type Outcome } from "../../checks/tools.ts";
import { put } from "../../fixtures/package_folder.ts";
import { ROOT } from "../../package/project_folder.ts";

const CONFIGURATION = ["tsconfig.json", ".oxlintrc.json", ".oxfmtrc.json"];
const RIGHT = "export const one = 1;\n";
const FLOATING = "export function start(work: Promise<void>): void {\n  work;\n}\n";
const SWITCH =
  'export function f(a: "a" | "b"): number {\n  switch (a) {\n    case "a":\n      return 1;\n    default:\n      return 2;\n  }\n}\n';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** What the tools that check code say about a project with the configuration of this one. */
async function check(files: Readonly<Record<string, string>>): Promise<Readonly<Record<keyof typeof tools, Outcome>>> {
  const folder = mkdtempSync(join(tmpdir(), "checks-"));
  folders.push(folder);
  for (const path of CONFIGURATION) put(folder, path, readFileSync(join(ROOT, path), "utf8"));
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  for (const [path, text] of Object.entries({ "package.json": '{\n  "type": "module"\n}\n', "generator/right.ts": RIGHT, ...files })) {
    put(folder, path, text);
  }
  const run = async (tool: keyof typeof tools) => [tool, await runNode(tools[tool], folder)] as const;
  const names = ["types", "code", "format"] as const;
  return Object.fromEntries(await Promise.all(names.map(run))) as Readonly<Record<keyof typeof tools, Outcome>>;
}

describe("the checks of the code", () => {
  const mistakes: Readonly<Record<string, string>> = {
    "generator/mistyped.ts": 'export const one: number = "1";\n',
    "generator/floating.ts": FLOATING,
    "templates/floating.ts": FLOATING,
    "generator/swallowing.ts": SWITCH,
    "test/swallowing.ts": SWITCH,
    "generator/browser.ts": "export const width: unknown = location;\n",
    "generator/silenced.ts": `// oxlint-disable-next-line no-debugger\n${RIGHT}`,
    ".ci/nothing.js": "export const one = nothing;\n",
    "generator/layout.ts": "export const one  = 1\n",
  };
  let wrong: Awaited<ReturnType<typeof check>>;

  beforeAll(async () => {
    wrong = await check(mistakes);
  });

  it("pass when there is nothing to find", async () => {
    const right = await check({ "templates/right.ts": RIGHT });
    expect(Object.values(right).filter(({ hasPassed }) => !hasPassed)).toEqual([]);
  });

  it.each<[about: string, tool: keyof typeof tools, want: RegExp]>([
    ["a type error", "types", /generator\/mistyped\.ts.*TS2322/u],
    ["a promise that nobody waits for", "code", /no-floating-promises[^]*generator\/floating\.ts/u],
    ["the same in a template", "code", /no-floating-promises[^]*templates\/floating\.ts/u],
    ["a default that swallows later kinds", "code", /switch-exhaustiveness-check[^]*generator\/swallowing\.ts/u],
    ["a global of browsers in the generator", "code", /no-restricted-globals[^]*generator\/browser\.ts/u],
    ["a comment that silences nothing", "code", /generator\/silenced\.ts/u],
    ["a name that a script does not have", "code", /no-undef[^]*\.ci\/nothing\.js/u],
    ["a layout that the formatter changes", "format", /generator\/layout\.ts/u],
  ])("find %s", (_about, tool, want) => {
    expect(wrong[tool].hasPassed).toBe(false);
    expect(wrong[tool].output).toMatch(want);
  });

  it("accept a default in tests, which may ignore what they do not test", () => {
    expect(wrong.code.output).not.toContain("test/swallowing.ts");
  });
});
