import { expect, test } from "vitest";
import type { OutputFile } from "../../../generator/emitters/emitter.ts";
import { trimModules } from "../../../generator/finishing/trim_modules.ts";

function trim(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const files = Object.entries(texts).map(([path, text]): OutputFile => ({ path, text }));
  return Object.fromEntries(trimModules(files).map(({ path, text }) => [path, text]));
}

const exports = { ".": { types: "./index.d.ts", default: "./index.js" }, "./a": { types: "./a/one.d.ts" }, "./x.json": "./x.json" };
const packageJson = JSON.stringify({ exports }, null, 2);

test("declarations that a subpath leads to stay, all others go", () => {
  const kept = trim({
    "package.json": packageJson,
    "index.d.ts": 'export type { A } from "./a/two.js";\nimport { b } from "other";\n',
    "a/one.d.ts": 'import type { Three } from "../three.js";\nexport declare const one: import("./four.js").Four;\n',
    "a/two.d.ts": 'import type { A } from "./one.js";\n',
    "three.d.ts": 'import type { Index } from "./index.js";\n',
    "a/four.d.ts": "export interface Four {}\n",
    "a/five.d.ts": 'import type { A } from "./one.js";\n',
    "a/three.d.ts": "export interface Three {}\n",
    "a/five.js": "export const five = 5;\n",
    "x.json": "{}\n",
  });
  expect(Object.keys(kept).filter((path) => path.endsWith(".d.ts"))).toEqual([
    "index.d.ts",
    "a/one.d.ts",
    "a/two.d.ts",
    "three.d.ts",
    "a/four.d.ts",
  ]);
  expect(kept).toHaveProperty(["a/five.js"]);
  expect(kept).toHaveProperty(["x.json"]);
});

test("doc comments stay in declarations and go from code", () => {
  const text = "/** One. */\nexport declare const one: 1;\n";
  const kept = trim({
    "package.json": packageJson,
    "index.d.ts": text,
    "index.js": "/** One. */\n// Why.\nexport const one = 1;\n",
    "README.md": "/** One. */\n",
  });
  expect(kept).toEqual({
    "package.json": packageJson,
    "index.d.ts": text,
    "index.js": "// Why.\nexport const one = 1;\n",
    "README.md": "/** One. */\n",
  });
});

test("a program stays executable", () => {
  expect(trimModules([{ path: "bin/a.js", text: "a();\n", executable: true }])).toEqual([
    { path: "bin/a.js", text: "a();\n", executable: true },
  ]);
});
