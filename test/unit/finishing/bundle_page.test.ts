import { createHash } from "node:crypto";
import { cpSync } from "node:fs";
import { join } from "node:path";
import vm from "node:vm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { printSlot } from "../../../generator/emitters/reference/slots.ts";
import type { OutputFile } from "../../../generator/emitters/emitter.ts";
import { bundlePage } from "../../../generator/finishing/bundle_page.ts";
import { stringLiteral } from "../../../generator/print/literals.ts";
import { emptyFolder, put } from "../../fixtures/package_folder.ts";
import { parsePage, policyOf, textOf } from "../../fixtures/parsed_page.ts";
import { runs } from "../../fixtures/property_runs.ts";
import { anyText, hostileTexts } from "../print/hostile_texts.ts";

const other: OutputFile = { path: "runtime/engine.js", text: 'export const engine = "engine";\n' };
const entry = 'import { open } from "./main.js";\nopen();\n';
const main = 'import "./style.css";\nexport function open(): void {\n  document.title = "open";\n}\n';
const slots = ["<!doctype html>", printSlot("policy"), printSlot("style"), "<p>text</p>", printSlot("script"), printSlot("licenses")].join(
  "\n",
);

interface Sources {
  readonly page?: string;
  readonly entry?: string;
  readonly modules?: Readonly<Record<string, string>>;
  readonly templates?: Readonly<Record<string, string>>;
  readonly libraries?: string;
}

function bundled(sources: Sources = {}): Promise<readonly OutputFile[]> {
  const files = [
    { path: "reference/index.html", text: `${sources.page ?? slots}\n` },
    { path: "reference/index.js", text: sources.entry ?? entry },
    other,
    ...Object.entries(sources.modules ?? {}).map(([path, text]) => ({ path, text })),
  ];
  const templates = new Map(
    Object.entries({ "reference/main.ts": main, "reference/style.css": "p { color: #ff0000; }\n", ...sources.templates }),
  );
  return bundlePage(files, templates, { libraries: sources.libraries });
}

async function pageOf(sources: Sources = {}): Promise<string> {
  const [page] = await bundled(sources);
  return page?.text ?? "";
}

/** What the script of a page writes to `found`. */
async function runPage(sources: Sources): Promise<unknown> {
  const script = textOf(parsePage(await pageOf(sources)), "script").at(-1) ?? "";
  return vm.runInNewContext(`let found;${script};found`);
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

describe("the page", () => {
  test("takes in script and style, and the entry is gone", async () => {
    const files = await bundled();
    expect(files.map(({ path }) => path)).toEqual(["reference/index.html", "runtime/engine.js"]);
    expect(files[1]).toBe(other);
    const page = parsePage(files[0]?.text ?? "");
    expect(textOf(page, "style")).toEqual(["p{color:red}"]);
    expect(textOf(page, "script")).toEqual([expect.stringContaining('document.title="open"')]);
    expect(textOf(page, "p")).toEqual(["text"]);
  });

  test("allows its script and its style by their hashes, requests to its own host, and nothing else", async () => {
    const page = parsePage(await pageOf());
    expect(policyOf(page)).toEqual([
      "default-src 'none'",
      `script-src ${hash(textOf(page, "script")[0] ?? "")}`,
      `style-src ${hash(textOf(page, "style")[0] ?? "")}`,
      "img-src data:",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });

  test("allows an early script as well, if there is one", async () => {
    const early = "document.title = 'early' as string;\n";
    const page = parsePage(
      await pageOf({ page: slots.replace("<p>", `${printSlot("early")}<p>`), templates: { "reference/early.ts": early } }),
    );
    const scripts = textOf(page, "script");
    expect(scripts).toHaveLength(2);
    expect(scripts[0]).toContain('document.title="early"');
    expect(policyOf(page)[1]).toBe(`script-src ${scripts.map(hash).join(" ")}`);
  });

  test("is not needed", async () => {
    expect(await bundlePage([other], new Map())).toEqual([other]);
  });

  test.each([
    ["policy", slots.replace(printSlot("policy"), "")],
    ["style", slots.replace(printSlot("style"), "")],
    ["script", slots.replace(printSlot("script"), "")],
    ["licenses", slots.replace(printSlot("licenses"), "")],
  ] as const)("needs the slot %s", async (name, page) => {
    await expect(bundled({ page })).rejects.toThrow(`the reference page has no slot ${printSlot(name)}`);
  });

  test("needs a slot for the early script only if there is one", async () => {
    await expect(bundled({ templates: { "reference/early.ts": "" } })).rejects.toThrow(
      `the reference page has no slot ${printSlot("early")}`,
    );
    await expect(bundled({ page: slots + printSlot("early") })).rejects.toThrow("nothing fills the slot <script>{{early}}</script>");
  });
});

describe("the script", () => {
  test("imports modules of the package, and sources in TypeScript and JSX", async () => {
    const made = await runPage({
      entry: 'import { engine } from "../runtime/engine.js";\nimport { whole } from "./deep/whole.js";\nfound = [engine, whole];\n',
      templates: {
        "reference/deep/whole.ts": 'import { Part } from "./part.js";\nexport const whole: object = Part().props;\n',
        "reference/deep/part.tsx":
          'import type { VNode } from "preact";\nexport function Part(): VNode {\n  return <b title="part">text</b>;\n}\n',
      },
    });
    expect(made).toEqual(["engine", { title: "part", children: "text" }]);
  });

  test("leaves out what is not used, and every comment", async () => {
    const page = await pageOf({
      entry: '/*! kept? */\n// gone\nimport { unused } from "../shared/two.js";\nfound = 1;\n',
      modules: { "shared/two.js": 'export const unused = make("unused");\n' },
    });
    expect(page).not.toMatch(/kept\?|gone|shared\/|unused/u);
  });

  test("has libraries from a folder, whatever the path to them is", async () => {
    const sources = { entry: 'import { name } from "lib/part";\nimport { h } from "preact";\nfound = name + h("b").type;\n' };
    const folders = ["here", "there/below"].map((path) => join(emptyFolder(), path));
    for (const folder of folders) {
      putLibrary(folder);
      put(folder, "deep/er/text.txt", "");
      cpSync("node_modules/preact", join(folder, "node_modules/preact"), { recursive: true });
    }
    const [here, there] = await Promise.all(folders.map((libraries) => pageOf({ ...sources, libraries: join(libraries, "deep/er") })));
    expect(there).toBe(here);
    expect(here).not.toMatch(/node_modules|there\//u);
    expect(await runPage({ ...sources, libraries: folders[0] ?? "" })).toBe("inner libb");
  });

  test("does not let an own package.json, tsconfig.json or jsconfig.json change it", async () => {
    expect(await pageOf()).toBe(await pageOf({ templates: { "reference/tsconfig.json": '{ "compilerOptions": { "target": "ES5" } }' } }));
  });

  test.each([
    ["./absent.js", "there is no reference/absent.js"],
    ["../runtime/absent.js", "there is no runtime/absent.js"],
    ["../../outside.js", "there is no ../outside.js"],
    ["no-such-library", 'Could not resolve "no-such-library"'],
  ])("cannot import %s", async (specifier, message) => {
    await expect(bundled({ entry: `import "${specifier}";\n` })).rejects.toThrow(message);
  });

  test("must be valid", async () => {
    await expect(bundled({ templates: { "reference/main.ts": "export const = 1;\n" } })).rejects.toThrow(/reference\/main\.ts:1:13/u);
  });

  test.each(hostileTexts)("has a text as it is, and its hash stays right: %j", async (text) => {
    await expectText(text);
  });

  test("has any text as it is", async () => {
    await fc.assert(fc.asyncProperty(fc.oneof(anyText(), markup()), expectText), runs(8));
  });
});

/** A library of two modules, with a license that cannot be in a comment as it is. */
function putLibrary(folder: string): void {
  put(folder, "node_modules/lib/package.json", '{ "name": "lib", "exports": { "./part": "./dist/part.js" } }');
  put(folder, "node_modules/lib/dist/part.js", 'import { inner } from "./inner.js";\nexport const name = `${inner} lib`;\n');
  put(folder, "node_modules/lib/dist/inner.js", '/*! a comment */ export const inner = "inner";\n');
  put(folder, "node_modules/lib/LICENSE", "Lib license --> <!-- -----\n\nCopyright (c) Ünï.\n");
}

describe("the licenses", () => {
  test("of the libraries in the script are a comment at the end", async () => {
    const libraries = emptyFolder();
    putLibrary(libraries);
    const page = await pageOf({ entry: 'import { name } from "lib/part";\nfound = name;\n', libraries });
    const want = "The script of this page contains these libraries:\n\nlib\n\nLib license - -> <!- - - - - - -\n\nCopyright (c) Ünï.\n";
    expect(page.slice(page.lastIndexOf("<!--"))).toBe(`<!--\n${want}-->\n`);
    expect(parsePage(page).tagName).toBe("html");
  });

  test.each([
    ["preact", 'import { h } from "preact";\nfound = h;\n', ["preact"]],
    [
      "two libraries",
      'import MiniSearch from "minisearch";\nimport { useState } from "preact/hooks";\nfound = [MiniSearch, useState];\n',
      ["minisearch", "preact"],
    ],
    ["no library", "found = 1;\n", []],
  ])("name %s", async (_, source, libraries) => {
    const page = await pageOf({ entry: source });
    const licenses = page.slice(page.lastIndexOf("<!--"));
    expect([...licenses.matchAll(/^(\w+)\n\n/gmu)].map(([, name]) => name)).toEqual(libraries);
    expect(licenses.split("Permission is hereby granted, free of charge")).toHaveLength(libraries.length + 1);
  });

  test("are needed", async () => {
    const libraries = emptyFolder();
    put(libraries, "node_modules/lib/index.js", "export const name = 'lib';\n");
    await expect(bundled({ entry: 'import { name } from "lib";\nfound = name;\n', libraries })).rejects.toThrow(
      "the library lib has no license file",
    );
  });
});

describe("the style", () => {
  test("takes in what it imports, and pictures that are written in it", async () => {
    const style = '@import "./part.css";\np { background: url("data:image/svg+xml,<svg xmlns=\'http://www.w3.org/2000/svg\'/>"); }\n';
    const page = parsePage(await pageOf({ templates: { "reference/style.css": style, "reference/part.css": "/*! x */ a { b: c }" } }));
    expect(textOf(page, "style")).toEqual([expect.stringMatching(/^a\{b:c\}p\{background:url\(.*<svg xmlns=.*\}$/u)]);
  });

  test.each([
    ['@import "./absent.css";', "there is no reference/absent.css"],
    ["p { background: url(./absent.png) }", "there is no reference/absent.png"],
    ['@import "https://example.com/x.css";', "the page is one file and cannot load https://example.com/x.css"],
    ["p { background: url(//example.com/x.png) }", "the page is one file and cannot load //example.com/x.png"],
  ])("cannot take in %s", async (style, message) => {
    await expect(bundled({ templates: { "reference/style.css": style } })).rejects.toThrow(message);
  });
});

/** Texts that mean something to a parser of HTML inside of a script. */
function markup(): fc.Arbitrary<string> {
  const piece = fc.constantFrom(
    "<",
    "!--",
    "-->",
    "</",
    "script",
    "SCRIPT",
    "style",
    ">",
    "/",
    "]]>",
    "\r",
    "\0",
    "`",
    "${",
    "\\",
    "\ud800",
  );
  return fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));
}

/** A text in a string, a template, a pattern and a key comes out of the page as it went in. */
async function expectText(text: string): Promise<void> {
  const literal = stringLiteral(text);
  const pattern = text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, "\\$&");
  const source = [
    `const text = ${literal};`,
    `found = [text, \`\${text}-\${1}\`, new RegExp(${stringLiteral(pattern)}, "u").test(text), { [${literal}]: 1 }];`,
    "",
  ].join("\n");
  const page = parsePage(await pageOf({ entry: source }));
  const [script = "", ...others] = textOf(page, "script");
  expect(others).toEqual([]);
  expect(policyOf(page)[1]).toBe(`script-src ${hash(script)}`);
  expect(vm.runInNewContext(`let found;${script};found`)).toEqual([text, `${text}-1`, true, { [text]: 1 }]);
}
