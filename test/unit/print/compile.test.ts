import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { compileModules, type CompiledModule } from "../../../generator/print/compile.ts";

function compileModule(path: string, text: string): CompiledModule {
  const compiled = compileModules(new Map([[path, text]])).get(path);
  if (compiled === undefined) throw new Error("nothing came back");
  return compiled;
}

test("types go, comments and blank lines around longer statements stay", () => {
  const { js, dts } = compileModule(
    "shape.ts",
    `import { type Shape, area } from "./area.js";
import type { Unit } from "./unit.js";

/** Most of it. */
const most = 10; // or so
const least = 1;

/** How large a shape is. */
export function size(shape: Shape, unit?: Unit): number {
  // Never more than most.
  return Math.min(most, Math.max(least, area(shape)));
}
`,
  );
  expect(js).toBe(`import { area } from "./area.js";

/** Most of it. */
const most = 10; // or so

const least = 1;

/** How large a shape is. */
export function size(shape, unit) {
    // Never more than most.
    return Math.min(most, Math.max(least, area(shape)));
}
`);
  expect(dts).toBe(`import { type Shape } from "./area.js";
import type { Unit } from "./unit.js";

/** How large a shape is. */
export declare function size(shape: Shape, unit?: Unit): number;
`);
});

test("the first line of a program and the last comment stay", () => {
  expect(compileModule("run.ts", "#!/usr/bin/env node\n/** Runs. */\nconsole.log(1);\n// The end.\n").js).toBe(
    "#!/usr/bin/env node\n/** Runs. */\nconsole.log(1);\n\nexport {};\n// The end.\n",
  );
});

test("text that looks like code is left as it is", () => {
  const { js } = compileModule("text.ts", "export const text = `\n}\nfunction a() {\n}\n`;\nexport const b = 1;\n");
  expect(js).toContain("`\n}\nfunction a() {\n}\n`");
});

test("a module of types alone has no statements to run", () => {
  expect(compileModule("types.ts", "export interface A { a: string }\n").js).toBe("export {};\n");
});

test.each([
  ["syntax", "export const = 1;\n", "broken.ts:1: Variable declaration expected."],
  [
    "a type that has to be looked up elsewhere",
    'import { a } from "./a.js";\nexport const b = a();\n',
    /^broken\.ts:2: .*isolatedDeclarations/u,
  ],
])("reports an invalid template with its line: %s", (_, text, want) => {
  expect(() => compileModule("broken.ts", text)).toThrow(want);
});

test("files are compiled on their own, also when they are compiled together", () => {
  const texts = new Map([
    ["a.ts", 'import { b } from "./b.js";\nexport const a: string = b;\n'],
    ["b.ts", "export const b: number = 1;\n"],
  ]);
  expect(compileModules(texts)).toEqual(new Map([...texts].map(([path, text]) => [path, compileModule(path, text)])));
});

test("emits the same as TypeScript does for each file alone", () => {
  const names = readdirSync("templates/runtime", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  const texts = new Map(names.map((name) => [name, readFileSync(`templates/runtime/${name}`, "utf8")]));
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true };
  const withoutBlankLines = (text: string): string => text.replace(/\n\n+/gu, "\n");
  for (const [path, { js }] of compileModules(texts)) {
    const alone = ts.transpileModule(texts.get(path) ?? "", { fileName: path, compilerOptions }).outputText;
    expect(withoutBlankLines(js), path).toBe(withoutBlankLines(alone));
  }
});
