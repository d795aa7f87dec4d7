import { cpSync } from "node:fs";
import { join } from "node:path";
import vm from "node:vm";
import { describe, expect, test } from "vitest";
import { buildPage } from "../../../generator/build/page.ts";
import { emptyFolder, put } from "../../fixtures/package_folder.ts";

const SOURCES = {
  "page/main.ts": 'import "./style.css";\nimport "./entry.js";\n',
  "page/early.ts": "document.title = 'early' as string;\n",
  "page/entry.ts": "found = 1;\n",
  "page/style.css": "p { color: #ff0000; }\n",
};

/** What is built of a project with these sources besides the usual ones. */
function built(sources: Readonly<Record<string, string>> = {}, root = emptyFolder()): Promise<ReadonlyMap<string, string>> {
  for (const [path, text] of Object.entries({ ...SOURCES, ...sources })) put(join(root, "templates"), path, text);
  return buildPage(root);
}

/** What the script of a page writes to `found`. */
async function run(sources: Readonly<Record<string, string>>, root?: string): Promise<unknown> {
  return vm.runInNewContext(`let found;${(await built(sources, root)).get("reference/page.js") ?? ""};found`);
}

/** A folder with a library of two modules, whose license cannot be in a comment as it is, and with Preact. */
function withLibraries(): string {
  const root = emptyFolder();
  put(root, "node_modules/lib/package.json", '{ "name": "lib", "exports": { "./part": "./dist/part.js" } }');
  put(root, "node_modules/lib/dist/part.js", 'import { inner } from "./inner.js";\nexport const name = `${inner} lib`;\n');
  put(root, "node_modules/lib/dist/inner.js", '/*! a comment */ export const inner = "inner";\n');
  put(root, "node_modules/lib/LICENSE", "Lib license --> <!-- -----\n\nCopyright (c) Ünï.\n");
  cpSync("node_modules/preact", join(root, "node_modules/preact"), { recursive: true });
  return root;
}

describe("the scripts", () => {
  test("are two, the early one and the one with all parts", async () => {
    const files = await built();
    expect([...files.keys()]).toEqual(["reference/page.js", "reference/early.js", "reference/page.css", "reference/licenses.txt"]);
    expect(files.get("reference/early.js")).toContain('document.title="early"');
    expect(await run({})).toBe(1);
  });

  test("import sources in TypeScript and JSX, and libraries", async () => {
    const made = await run(
      {
        "page/entry.ts": 'import { name } from "lib/part";\nimport { whole } from "./deep/whole.js";\nfound = [name, whole];\n',
        "page/deep/whole.ts": 'import { Part } from "./part.js";\nexport const whole: object = Part().props;\n',
        "page/deep/part.tsx":
          'import type { VNode } from "preact";\nexport function Part(): VNode {\n  return <b title="part">text</b>;\n}\n',
      },
      withLibraries(),
    );
    expect(made).toEqual(["inner lib", { title: "part", children: "text" }]);
  });

  test("have no comments, no paths, and nothing that ends an element", async () => {
    const entry = '/*! kept? */\n// gone\nimport { name } from "lib/part";\nfound = name + "<!--</script>\\u200b";\n';
    const script = (await built({ "page/entry.ts": entry }, withLibraries())).get("reference/page.js") ?? "";
    expect(script).not.toMatch(/kept\?|gone|node_modules|<!--|<\/script|\u200b/u);
  });

  test.each([
    ["./absent.js", 'templates/page/entry.ts:1:7: ERROR: Could not resolve "./absent.js"'],
    ["no-such-library", 'Could not resolve "no-such-library"'],
  ])("cannot import %s", async (specifier, message) => {
    await expect(built({ "page/entry.ts": `import "${specifier}";\n` })).rejects.toThrow(message);
  });
});

describe("the licenses", () => {
  test("of the libraries in the script are the text of a comment", async () => {
    const entry = 'import { h } from "preact";\nimport { name } from "lib/part";\nfound = [name, h];\n';
    const text = (await built({ "page/entry.ts": entry }, withLibraries())).get("reference/licenses.txt") ?? "";
    const want =
      "\nThe script of this page contains these libraries:\n\nlib\n\nLib license - -> <!- - - - - - -\n\nCopyright (c) Ünï.\n\npreact\n\n";
    expect(text.slice(0, want.length)).toBe(want);
    expect(text).toContain("Permission is hereby granted, free of charge");
    expect(text).not.toContain("--");
  });

  test("are none without a library, and needed with one", async () => {
    expect((await built()).get("reference/licenses.txt")).toBe("");
    const root = emptyFolder();
    put(root, "node_modules/lib/index.js", "export const name = 'lib';\n");
    const entry = 'import { name } from "lib";\nfound = name;\n';
    await expect(built({ "page/entry.ts": entry }, root)).rejects.toThrow("the library lib has no license file");
  });
});

describe("the style", () => {
  test("takes in what it imports, and pictures that are written in it", async () => {
    const style = '@import "./part.css";\np { background: url("data:image/svg+xml,<svg xmlns=\'http://www.w3.org/2000/svg\'/>"); }\n';
    const files = await built({ "page/style.css": style, "page/part.css": "/*! x */ a { b: c }" });
    expect(files.get("reference/page.css")).toMatch(/^a\{b:c\}p\{background:url\(.*<svg xmlns=.*\}$/u);
  });

  test.each([
    ['@import "./absent.css";', 'Could not resolve "./absent.css"'],
    ["p { background: url(./absent.png) }", 'Could not resolve "./absent.png"'],
    ['@import "https://example.com/x.css";', "the page is one file and cannot load https://example.com/x.css"],
    ["p { background: url(//example.com/x.png) }", "the page is one file and cannot load //example.com/x.png"],
  ])("cannot take in %s", async (style, message) => {
    await expect(built({ "page/style.css": style })).rejects.toThrow(message);
  });
});
