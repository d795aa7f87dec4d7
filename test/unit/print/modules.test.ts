import fc from "fast-check";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { specifiersIn, withoutDocComments } from "../../../generator/print/modules.ts";

test.each([
  ["imports", 'import { a } from "./a.js";\nimport "./b.js";\n', ["./a.js", "./b.js"]],
  ["exports", 'export { a } from "./a.js";\nexport * from "./b.js";\n', ["./a.js", "./b.js"]],
  ["imports of types", 'import type { A } from "./a.js";\nexport type { B } from "./b.js";\n', ["./a.js", "./b.js"]],
  ["types with an import in them", 'export declare const a: import("./a.js").A;\n', ["./a.js"]],
  ["packages", 'import fs from "node:fs";\n', ["node:fs"]],
  ["nothing in texts and comments", 'const a = "import b from \\"./b.js\\"";\n// import "./c.js"\n', []],
])("specifiersIn: %s", (_, text, want) => {
  expect(specifiersIn(text)).toEqual(want);
});

describe("withoutDocComments", () => {
  test.each<{ name: string; text: string; want: string }>([
    {
      name: "of statements",
      text: "/** A. */\nexport const a = 1;\n\n/**\n * B.\n */\nfunction b() {}\n",
      want: "export const a = 1;\n\nfunction b() {}\n",
    },
    {
      name: "of members",
      text: "class A {\n  /** B. */\n  b = 1;\n}\nconst c = {\n  /** D. */\n  d: 1,\n};\n",
      want: "class A {\n  b = 1;\n}\nconst c = {\n  d: 1,\n};\n",
    },
    {
      name: "inside functions",
      text: "function a() {\n    /** B. */\n    const b = 1;\n    return b;\n}\n",
      want: "function a() {\n    const b = 1;\n    return b;\n}\n",
    },
    { name: "several in a row, and the last one", text: "/** A. */\n/** B. */\nlet a;\n/** C. */\n", want: "let a;\n" },
    { name: "not other comments", text: "// a\n/* b */\nlet c; // d\n", want: "// a\n/* b */\nlet c; // d\n" },
    {
      name: "not comments that share a line with code",
      text: "f(/** a */ 1);\nlet b; /** c */\n",
      want: "f(/** a */ 1);\nlet b; /** c */\n",
    },
    { name: "not in a text", text: "const a = `\n/** b */\n`;\n", want: "const a = `\n/** b */\n`;\n" },
    {
      name: "not in a text with values",
      text: "const a = `\n/** b */\n${c}\n/** d */\n`;\n",
      want: "const a = `\n/** b */\n${c}\n/** d */\n`;\n",
    },
    {
      name: "not in a regular expression",
      text: "const a = /x/**2;\nconst b = 1; // */\n",
      want: "const a = /x/**2;\nconst b = 1; // */\n",
    },
    { name: "the first line of a program stays", text: "#!/usr/bin/env node\n/** A. */\na();\n", want: "#!/usr/bin/env node\na();\n" },
    { name: "nothing", text: "", want: "" },
  ])("$name", ({ text, want }) => {
    expect(withoutDocComments(text)).toBe(want);
  });

  test("changes no code and leaves no doc comment", () => {
    const line = fc.constantFrom(
      "/** A. */",
      "/**\n * B.\n */",
      "let a = 1;",
      'f("/** C. */");',
      "f(`\n/** ${g}\n */`);",
      "{",
      "}",
      "// d",
      "class E { f = /[/**]/; }",
      "",
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const text = `${lines.join("\n")}\n`;
        const trimmed = withoutDocComments(text);
        expect(withoutComments(trimmed)).toBe(withoutComments(text));
        expect(withoutDocComments(trimmed)).toBe(trimmed);
      }),
    );
  });
});

function withoutComments(text: string): string {
  return ts.transpileModule(text, { compilerOptions: { target: ts.ScriptTarget.ES2022, removeComments: true } }).outputText;
}
