import { spawnSync } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { expect, test } from "vitest";
import { ROOT } from "../../package/project_folder.ts";
import { emptyFolder, put } from "../../fixtures/package_folder.ts";

const tsconfig = JSON.stringify({ compilerOptions: { strict: true, noEmit: true, types: [], lib: ["ES2022"] }, include: ["*.ts"] });
const eslintConfig = `
import tseslint from ${JSON.stringify(import.meta.resolve("typescript-eslint"))};
export default [{
  files: ["**/*.ts"],
  languageOptions: { parser: tseslint.parser, parserOptions: { projectService: true } },
  plugins: { "@typescript-eslint": tseslint.plugin },
  rules: { "@typescript-eslint/no-floating-promises": "error" },
}];
`;

/** Runs the check in a project with one file at the root and one template. */
function check(code: string, template: string): readonly [status: number | null, output: string] {
  const folder = emptyFolder();
  const files = {
    "tsconfig.json": tsconfig,
    "templates/tsconfig.json": tsconfig,
    "eslint.config.js": eslintConfig,
    "package.json": '{"type":"module"}',
  };
  for (const [path, text] of Object.entries({ ...files, "code.ts": code, "templates/template.ts": template })) put(folder, path, text);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, ".ci/check_code.js")], { cwd: folder, encoding: "utf8" });
  return [status, stdout + stderr];
}

const right = "export const one: number = 1;\n";
const mistyped = 'export const one: number = "1";\n';
const floating = "export function start(work: Promise<void>): void {\n  work;\n}\n";

test("code without mistakes passes", () => {
  expect(check(right, right)).toEqual([0, ""]);
});

test.each([
  ["a type error", mistyped, right, "code.ts(1,14): error TS2322"],
  ["a type error in a template", right, mistyped, "templates/template.ts(1,14): error TS2322"],
  ["what ESLint finds", floating, right, "no-floating-promises"],
  ["what ESLint finds in a template", right, floating, "no-floating-promises"],
])("%s fails", (_, code, template, want) => {
  const [status, output] = check(code, template);
  expect(status).toBe(1);
  expect(output).toContain(want);
});
