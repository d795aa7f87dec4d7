import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { describedAndChanged, GATEWAY, SHOP } from "../../fixtures/shop_catalog.ts";
import { cases } from "../../golden/messages/cases.ts";
import { filesIn } from "../../unit/project/project_files.ts";
import { brokenFiles, type BrokenFile } from "./broken_files.ts";
import { completions, snippets } from "./completions.ts";
import { inside, readProjectText, splitAtMark, startEditor } from "./editor.ts";
import { hovers } from "./hovers.ts";
import type { EditorDiagnostic, LanguageServer } from "./language_server.ts";

let editor: LanguageServer;
beforeAll(async () => {
  editor = await startEditor();
});
afterAll(() => editor.stop());

/** What the editor underlines, as `line message`, with lines counted from 1. */
function printed(found: readonly EditorDiagnostic[]): readonly string[] {
  return found.map(({ range, message }) => `${range.start.line + 1} ${message}`);
}

let opened = 0;

/** The path of a file that does not exist, and that the settings take for a connector. */
function newPath(): string {
  opened += 1;
  return `spec/connectors/edited_${opened}.yaml`;
}

describe("files of the catalog", () => {
  const catalog = filesIn("spec", /\.yaml$/u);

  it("are all there", () => {
    expect(catalog).toContain("spec/gateway.yaml");
    expect(catalog.length).toBeGreaterThan(7);
  });

  test.each(catalog)("%s has no red line", async (path) => {
    expect(printed(await editor.open(path, readProjectText(path)))).toEqual([]);
  });

  it("get their schema from their first line outside of this repository", async () => {
    const modeline = "# yaml-language-server: $schema=../../spec/connector.schema.json\n";
    expect(printed(await editor.open("somewhere/else/shop.yaml", `${modeline}title: 12\n`))).toContain(
      '2 Incorrect type. Expected "string".',
    );
  });
});

describe("an overlay", () => {
  const overlay = (type: string): string => `# yaml-language-server: $schema=../overlay.schema.json
extends: payments
entities:
  customers:
    actions:
      list:
        params:
          tier: ${type} -- Level of service.
`;

  it("has no red line", async () => {
    expect(printed(await editor.open(newPath(), overlay("string")))).toEqual([]);
  });

  it("is underlined for a misspelt type", async () => {
    const message = "Not a type and a description. Write for instance `string | null -- Email address.`";
    expect(printed(await editor.open(newPath(), overlay("strng")))).toEqual([`8 ${message}`]);
  });
});

describe("a broken file", () => {
  const found = new Map<BrokenFile, Promise<readonly EditorDiagnostic[]>>();
  beforeAll(() => {
    for (const broken of brokenFiles) found.set(broken, editor.open(newPath(), textOf(broken).text));
  });

  function textOf({ path, from, to }: BrokenFile): ReturnType<typeof splitAtMark> {
    const text = describedAndChanged(path, from, to).find((source) => source.path === path)?.text ?? "";
    const schema = path === GATEWAY ? "gateway" : "connector";
    return splitAtMark(`# yaml-language-server: $schema=../${schema}.schema.json\n${text}`);
  }

  it.each(brokenFiles)("is underlined once for $what in $path", async (broken) => {
    const { line } = textOf(broken).position;
    expect(printed((await found.get(broken)) ?? [])).toEqual([`${line + 1} ${broken.message}`]);
  });
});

describe("what the generator refuses as a shape", () => {
  const refused = Object.entries(cases).filter(([code]) => code.startsWith("shape/") || code === "type/syntax");

  it.each(refused)("is underlined at the line of %s", async (code, files) => {
    const [, line] = /^\S+?:(\d+):/u.exec(readProjectText(`test/golden/messages/${code}.txt`)) ?? [];
    const lines = (await editor.open(newPath(), files.find(({ path }) => path === SHOP)?.text ?? "")).map(
      ({ range }) => range.start.line + 1,
    );
    expect(lines).toContain(Number(line));
  });
});

describe("completion", () => {
  const places = completions.map(([keys, line, labels, others = []]) => ({ keys, line, labels, others }));

  it.each(places)("in $keys at $line offers $labels", async ({ keys, line, labels, others }) => {
    const { text, position } = splitAtMark(inside(keys, line));
    const path = newPath();
    void editor.open(path, text);
    const offered = (await editor.complete(path, position)).map(({ label }) => label);
    expect(offered).toEqual(expect.arrayContaining([...labels]));
    expect(offered.filter((label) => others.includes(label))).toEqual([]);
  });
});

describe("a snippet", () => {
  it.each(snippets)("%j in %j has no red line", async (label, keys, line) => {
    const { text, position } = splitAtMark(inside(keys, line));
    const path = newPath();
    void editor.open(path, text);
    const snippet = (await editor.complete(path, position)).find((item) => item.label === label);
    const inserted = withDefaults(snippet?.textEdit?.newText ?? "");
    expect(inserted).not.toBe("");
    const margin = " ".repeat(text.split("\n")[position.line]?.search(/\S|$/u) ?? 0);
    const lines = inserted.split("\n").join(`\n${margin}`);
    const completed = splitAtMark(inside(keys, line).replace("‸", () => `${lines}‸`)).text;
    const found = await editor.open(newPath(), completed);
    expect(printed(found).filter((one) => !/^1 Missing property/u.test(one))).toEqual([]);
  });

  /** The text after all values of a snippet are accepted. */
  function withDefaults(snippet: string): string {
    return snippet.replaceAll(/\$\{\d+:([^{}]*)\}/gu, "$1").replaceAll(/\\([$}\\])/gu, "$1");
  }
});

describe("hover", () => {
  it.each(hovers)("in %j at %j shows %j", async (keys, line, parts) => {
    const { text, position } = splitAtMark(inside(keys, line));
    const path = newPath();
    void editor.open(path, text);
    const shown = (await editor.hover(path, position)).replaceAll(/\\(?=[`*_{}[\]#+!\\])/gu, "");
    expect(parts.filter((part) => !shown.includes(part))).toEqual([]);
    expect(shown).not.toContain("||");
  });
});
