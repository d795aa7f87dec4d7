import { expect, test } from "vitest";
import { compileModules, type CompiledModule } from "../../../generator/print/compile.ts";

function compileModule(path: string, text: string): CompiledModule {
  const compiled = compileModules([{ path, text, declared: true }]).get(path);
  if (compiled === undefined) throw new Error("nothing came back");
  return compiled;
}

test("types go, comments, blank lines and indentation stay", () => {
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
    "#!/usr/bin/env node\n/** Runs. */\nconsole.log(1);\nexport {};\n// The end.\n",
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
  const texts = [
    ["a.ts", 'import { b } from "./b.js";\nexport const a: string = b;\n'],
    ["b.ts", "export const b: number = 1;\n"],
  ] as const;
  const together = compileModules(texts.map(([path, text]) => ({ path, text, declared: true })));
  expect(together).toEqual(new Map(texts.map(([path, text]) => [path, compileModule(path, text)])));
});

test("a file that nobody imports has no declarations", () => {
  const compiled = compileModules([{ path: "a.ts", text: "export const a: number = 1;\n", declared: false }]);
  expect(compiled.get("a.ts")).toEqual({ js: "export const a = 1;\n" });
});

test.each([
  ["code", "// @generated from a.ts.\n", "import { b } from './b.js';\nexport const a: number = b;\n"],
  ["a type", "// @generated from a.ts.\n", "import type { B } from './b.js';\nexport type A = B;\n"],
  ["nothing", "// @generated from a.ts.\n", ""],
  ["the first line of a program", "#!/usr/bin/env node\n// @generated from a.ts.\n", "export const a: number = 1;\n"],
])("a banner stays on top of both files, above or below %s", (_, banner, text) => {
  const { js, dts = "" } = compileModule("a.ts", banner + text);
  expect([js, dts].map((file) => file.slice(0, banner.length))).toEqual([banner, banner]);
  expect([js, dts].map((file) => file.split("@generated").length)).toEqual([2, 2]);
});

test("errors count lines without the banner", () => {
  expect(() => compileModule("a.ts", "// @generated from a.ts.\nexport const = 1;\n")).toThrow("a.ts:1: Variable declaration expected.");
});

test("modules that need several programs become what each becomes on its own", () => {
  const modules = ["a", "b", "c", "d"].map((name, index) => ({
    path: `${name}.ts`,
    text: `/** ${name.repeat(600_000)} */\nexport const ${name}: number = ${index};\n`,
    declared: index !== 1,
  }));
  const together = compileModules(modules);
  expect([...together.keys()].sort()).toEqual(["a.ts", "b.ts", "c.ts", "d.ts"]);
  for (const module of modules) expect(together.get(module.path)).toEqual(compileModules([module]).get(module.path));
  expect(together.get("c.ts")?.js).toContain("export const c = 2;");
  expect(together.get("b.ts")?.dts).toBeUndefined();
});

test("an error in a later program names its file and its line", () => {
  const large = { path: "large.ts", text: `/** ${"a".repeat(1_000_000)} */\nexport const a: number = 1;\n`, declared: true };
  expect(() => compileModules([large, { path: "bad.ts", text: "\nexport const b: number = ;\n", declared: true }])).toThrow("bad.ts:2: ");
});
