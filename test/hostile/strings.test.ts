import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { emitFiles } from "../../generator/emit/emitters.ts";
import type { OutputFile } from "../../generator/emit/emitter.ts";
import { checkSyntax } from "../fixtures/syntax.ts";
import { readTemplates } from "../../generator/read/source/templates.ts";
import type { Model } from "../../generator/resolve/model/types.ts";
import { boundCatalog } from "../fixtures/bound_catalog.ts";
import { hostileModel } from "../fixtures/hostile_model.ts";
import { hostileTexts } from "../unit/generator/print/hostile_texts.ts";
import { miniModel } from "../fixtures/mini_model.ts";
import { modelOf } from "../fixtures/shop_catalog.ts";

/** Without the runtime: nothing of the catalog gets into it. */
const templates = new Map([...readTemplates(join(import.meta.dirname, "../..")).entries()].filter(([path]) => !path.endsWith(".ts")));
const texts = [...hostileTexts, hostileTexts.join(" "), hostileTexts.join("\n")];
/** The first text of three rounds, in which each place of a text has another one. */
const ROUNDS = [0, 5, 11];

/** With bindings, which the small model lacks. */
const wholeModel: Model = { ...miniModel, connectors: [...miniModel.connectors, ...modelOf(boundCatalog()).connectors] };

function emit(first: number): readonly OutputFile[] {
  let count = first;
  const model = hostileModel(wholeModel, () => texts[count++ % texts.length] ?? "");
  return emitFiles({ model, templates, version: "1.0.0" });
}

describe.each(ROUNDS)("with hostile texts in the places of all texts (%i)", (first) => {
  const files = emit(first);

  test("emits code and types of nothing but the usual statements", () => {
    const code = files.filter(({ path }) => /\.[jt]s$/.test(path));
    expect(code.length).toBeGreaterThan(5);
    expect(code.flatMap((file) => checkSyntax(file.path, file.text))).toEqual([]);
    expect(code.flatMap((file) => identifiersOf(file)).filter((name) => ["pwned", "polluted"].includes(name))).toEqual([]);
  });

  test("emits JSON with exactly the texts of the catalog", () => {
    const documents = files.filter(({ path }) => path.endsWith(".json"));
    expect(documents.length).toBeGreaterThan(5);
    for (const document of documents) expect(() => JSON.parse(document.text) as unknown, document.path).not.toThrow();
    const isThere = (text: string): boolean => documents.some((document) => document.text.includes(JSON.stringify(text).slice(1, -1)));
    expect(texts.filter((text) => !isThere(text))).toEqual([]);
  });

  test("emits code and documents in which everything shows", () => {
    const readable = files.filter(({ path }) => /\.(js|ts|md|txt)$/.test(path));
    expect(readable.map(({ path }) => path)).toEqual(expect.arrayContaining(["llms.txt", "README.md", "index.js"]));
    expect(readable.filter((file) => /[^\P{Cc}\n]|\p{Cf}|\p{Zl}|\p{Zp}|\p{Cs}/u.test(file.text)).map(({ path }) => path)).toEqual([]);
  });

  test("emits neither code nor documents that end or begin a script", () => {
    const code = files.filter(({ path, text: source }) => /\.[jt]s$/.test(path) && /<\/script|<!--/i.test(source));
    const documents = files.filter(
      ({ path, text: markdown }) => /\.(md|txt)$/.test(path) && /(?<!\\)<\/?script|(?<!\\)<!--/i.test(withoutCode(markdown)),
    );
    expect([...code, ...documents].map(({ path }) => path)).toEqual([]);
  });
});

/** Markdown without its `code`, where nothing is markup. */
function withoutCode(markdown: string): string {
  return markdown.replaceAll(/`[^`\n]*`/g, "");
}

/** `["__proto__"]: …`, which sets no prototype. */
function isOwnProto(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node) && node.name.getText() === '["__proto__"]';
}

/**
 * The identifiers in a file. The key `__proto__` of an example is an ordinary property, so what is in it is in no prototype: of the names in
 * there, `polluted` is left out.
 */
function identifiersOf({ path, text }: OutputFile): readonly string[] {
  if (!/pwned|polluted/u.test(text)) return [];
  const names: string[] = [];
  const visit = (node: ts.Node, isInProto: boolean): void => {
    if (ts.isIdentifier(node) && !(isInProto && node.text === "polluted")) names.push(node.text);
    const isInside = isInProto || isOwnProto(node);
    ts.forEachChild(node, (child) => visit(child, isInside));
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true), false);
  return names;
}
