import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { referenceEmitter } from "../../../../generator/emit/reference/index.ts";
import { finishPages } from "../../../../generator/write/finishing/make_package.ts";
import { modelWithOperations } from "../../../fixtures/large_model.ts";
import { miniModel } from "../../../fixtures/mini_model.ts";
import { attributeOf, elementsOf, innerText, parsePage, policyOf, textOf, type PageElement } from "../../../fixtures/parsed_page.ts";

const built = new Map([
  ["built/reference/page.js", "tablesOf(1);"],
  ["built/reference/early.js", "1;"],
  ["built/reference/page.css", "p{}"],
  ["built/reference/licenses.txt", "MIT"],
]);

test.each([
  [["built/reference/page.js"], ["reference/index.html"]],
  [["built/runtime/engine.js"], []],
  [[], []],
])("with the templates %j the page is %j", (templates, want) => {
  const texts = new Map(templates.map((path) => [path, ""]));
  expect(referenceEmitter.emit({ model: miniModel, templates: texts, version: "1.2.3" }).map(({ path }) => path)).toEqual(want);
});

test("each operation and record ends with an empty script, behind which browsers show what they have read", () => {
  const [page] = referenceEmitter.emit({ model: miniModel, templates: built, version: "1.2.3" });
  const articles = elementsOf(parsePage(page?.text ?? "")).filter(({ tagName }) => tagName === "article");
  const last = articles.map((article) => elementsOf(article).at(-1)).map((one) => one && [one.tagName, one.attrs, one.childNodes]);
  expect(last).toEqual(articles.map(() => ["script", [], []]));
  expect(new Set(articles.map((article) => attributeOf(article, "class")))).toEqual(new Set(["operation", "record"]));
});

describe("the reference of a catalog with more than 300 operations", () => {
  const model = modelWithOperations(301);
  const input = { model, templates: built, version: "1.2.3" };
  const files = finishPages(referenceEmitter.emit(input), model, built);
  const pages = new Map(files.map(({ path, text }) => [path.replace("reference/", ""), parsePage(text)]));
  const page = (name: string): readonly PageElement[] =>
    elementsOf(pages.get(name) ?? parsePage("")).filter(({ tagName }) => tagName !== "");
  const valuesOf = (name: string, attribute: string): readonly string[] => page(name).flatMap((one) => attributeOf(one, attribute) ?? []);

  test("is a page for each connector and an index", () => {
    const paths = ["reference/index.html", "reference/payments.html", "reference/file_storage.html"];
    expect(files.map(({ path }) => path)).toEqual(paths);
  });

  test("is one page with 300", () => {
    const few = referenceEmitter.emit({ ...input, model: modelWithOperations(300) });
    expect(few.map(({ path }) => path)).toEqual(["reference/index.html"]);
    expect(few[0]?.text).not.toMatch(/ href="\w+\.html|page-entries/u);
  });

  test("has every operation on the page of its connector, and its anchor with a link to it in the index", () => {
    const operations = model.connectors.flatMap(({ id, entities }) =>
      entities.flatMap((entity) => entity.operations).map((one) => [id, one.id] as const),
    );
    const shown = ["payments", "file_storage"].flatMap((name) => valuesOf(`${name}.html`, "data-operation").map((id) => [name, id]));
    expect(shown).toEqual(operations);
    expect(valuesOf("index.html", "data-operation")).toEqual([]);
    const links = page("index.html").filter((one) => attributeOf(one, "id") !== undefined && attributeOf(one, "href") !== undefined);
    const led = links.map((link) => [attributeOf(link, "id"), attributeOf(link, "href")]);
    expect(led).toEqual(expect.arrayContaining(operations.map(([connector, id]) => [id, `${connector}.html#${id}`])));
  });

  test("links only to anchors that its pages have", () => {
    const ids = new Map([...pages.keys()].map((name) => [name, new Set(valuesOf(name, "id"))]));
    const broken = [...pages.keys()].flatMap((name) => {
      const links = valuesOf(name, "href").filter((href) => !/^(?:data|https):/u.test(href));
      return links.filter((href) => {
        const [target = "", anchor = ""] = href.split("#");
        return ids.get(target === "" ? name : target)?.has(decodeURIComponent(anchor)) !== true;
      });
    });
    expect(broken).toEqual([]);
  });

  test.each(["index.html", "payments.html", "file_storage.html"])("allows the scripts and the style of %s, and no others", (name) => {
    const root = pages.get(name) ?? parsePage("");
    const scripts = page(name).filter((one) => one.tagName === "script" && attributeOf(one, "type") === undefined);
    const all = [...scripts.map(innerText).filter((text) => text !== ""), ...textOf(root, "style")];
    const allowed = policyOf(root).flatMap((part) => [...part.matchAll(/'sha256-([^']*)'/gu)].map(([, hash]) => hash));
    expect(allowed.toSorted()).toEqual(all.map((text) => createHash("sha256").update(text).digest("base64")).toSorted());
  });

  test("finds on other pages: all operations from the index, the other connectors from that of a connector", () => {
    const entriesOf = (name: string): readonly { readonly anchor: string; readonly kind: string }[] =>
      JSON.parse(innerText(page(name).find((one) => attributeOf(one, "id") === "page-entries") ?? parsePage(""))) as readonly {
        readonly anchor: string;
        readonly kind: string;
      }[];
    expect(entriesOf("index.html").filter(({ kind }) => kind === "operation")).toHaveLength(301);
    expect(entriesOf("payments.html")).toMatchObject([{ anchor: "file_storage", kind: "connector", name: "File storage" }]);
  });
});
