import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { drift } from "../../../../generator/cli/commands/drift.ts";
import { FORMATS } from "../../../../templates/core/report.ts";
import { driftQuestion, type DriftTest, graphqlShop, shopDocument } from "../../../fixtures/drift.ts";
import { fakeProgram } from "../../../fixtures/fake_program.ts";
import { describedCatalog } from "../../../fixtures/shop_catalog.ts";
import { emptyFolder, put } from "../../../fixtures/package_folder.ts";

type Shop = ReturnType<typeof shopDocument>;

/** A project with the catalog of the shop, and documents in it. */
function project(change: (shop: Shop) => unknown = () => undefined, rest: DriftTest = {}): string {
  const folder = emptyFolder();
  for (const { path, text } of driftQuestion(rest).sources) put(folder, path, text);
  const shop = shopDocument();
  change(shop);
  put(folder, "shop.json", JSON.stringify(shop.document));
  put(folder, "old.json", JSON.stringify(shopDocument().document));
  return folder;
}

async function run(folder: string, ...argv: readonly string[]) {
  const { program, printed } = fakeProgram(folder, { loadPage: (address) => Promise.resolve(`no ${address}`) });
  return { outcome: await drift.run(argv, program), printed: printed() };
}

const renamed = ({ person }: Shop): unknown => (person.properties["name"] = { type: "integer" });

describe("drift", () => {
  test("prints one line when nothing differs", async () => {
    expect(await run(project(), "shop", "shop.json")).toEqual({ outcome: 0, printed: "shop: 3 calls, no differences\n" });
  });

  test("prints what differs with the line of YAML, and a patch", async () => {
    const { outcome, printed } = await run(project(renamed), "shop", "shop.json");
    expect(outcome).toBe(1);
    expect(printed)
      .toBe(`spec/inner/shop.yaml:8:9 warning drift/type: \`shop.records.Person.name\` is string, but integer in shop.json#/components/schemas/Person/properties/name
  8 |         name: string -- Name of the person.
    |         ^^^^
  help: correct the catalog, or ignore it in drift.yaml with a reason
    -        name: string -- Name of the person.
    +        name: integer -- Name of the person.

shop: 3 calls, 1 difference
`);
  });

  test("applies the patch once with --fix, and then finds nothing", async () => {
    const folder = project(renamed);
    expect(await run(folder, "shop", "shop.json", "--fix")).toMatchObject({
      outcome: 0,
      printed: expect.stringMatching(/^spec\/inner\/shop.yaml:8:9 fixed drift\/type/u) as string,
    });
    const text = readFileSync(join(folder, "spec/inner/shop.yaml"), "utf8");
    expect(text).toContain("name: integer -- Name of the person.");
    expect(await run(folder, "shop", "shop.json", "--fix")).toEqual({ outcome: 0, printed: "shop: 3 calls, no differences\n" });
    expect(readFileSync(join(folder, "spec/inner/shop.yaml"), "utf8")).toBe(text);
  });

  test("applies patches to a GraphQL schema", async () => {
    const { files = [], edit } = graphqlShop();
    const folder = project(undefined, { inner: "", files, ...(edit && { edit }) });
    put(folder, "shop.graphql", (files.at(-1)?.text ?? "").replace("total: Int", 'total: Float @deprecated(reason: "Other.")'));
    expect(await run(folder, "shop", "shop.graphql", "--fix")).toMatchObject({
      outcome: 0,
      printed: expect.stringMatching(/2 fixed\n$/u) as string,
    });
    expect(readFileSync(join(folder, "spec/inner/shop.graphql"), "utf8")).toContain(
      '  total: Float @deprecated(reason: "The third party has deprecated it.")\n',
    );
    expect(await run(folder, "shop", "shop.graphql")).toEqual({ outcome: 0, printed: "shop: 1 call, no differences\n" });
  });

  test("never fixes what a source document states", async () => {
    const folder = project(({ order }) => (order.properties["id"] = { type: "integer" }));
    const before = readFileSync(join(folder, "spec/connectors/shop.yaml"), "utf8");
    expect((await run(folder, "shop", "shop.json", "--fix")).outcome).toBe(1);
    expect(readFileSync(join(folder, "spec/connectors/shop.yaml"), "utf8")).toBe(before);
  });

  test("compares two documents", async () => {
    const { outcome, printed } = await run(project(renamed), "shop", "old.json", "shop.json");
    expect([outcome, /drift\/\w+/u.exec(printed)?.[0]]).toEqual([1, "drift/type"]);
    expect(await run(project(), "shop", "old.json", "shop.json")).toEqual({ outcome: 0, printed: "shop: 3 calls, no differences\n" });
  });

  test("reads all documents of a folder", async () => {
    const folder = project();
    mkdirSync(join(folder, "documents/more"), { recursive: true });
    const { document, paths } = shopDocument();
    for (const path of ["/v1/orders", "/v1/orders/{order_id}"] as const)
      writeFileSync(join(folder, `documents/more/${path.length}.json`), JSON.stringify({ ...document, paths: { [path]: paths[path] } }));
    expect(await run(folder, "shop", "documents")).toEqual({ outcome: 0, printed: "shop: 3 calls, no differences\n" });
  });

  test.each([
    ["missing.json", "openapi/unreadable"],
    ["spec", "drift/form"],
    ["nothing", "openapi/unreadable"],
  ])("fails loudly for %s", async (path, code) => {
    const folder = project();
    mkdirSync(join(folder, "nothing"));
    const { outcome, printed } = await run(folder, "shop", path);
    expect([outcome, printed.includes(`error ${code}`), printed.split("\n").length < 8]).toEqual([1, true, true]);
  });

  test("fails loudly for a document that is not UTF-8", async () => {
    const folder = project();
    writeFileSync(join(folder, "shop.json"), Buffer.from([0xff, 0xfe, 0x7b, 0x00]));
    expect((await run(folder, "shop", "shop.json")).printed).toMatch(
      /openapi\/unreadable: cannot read `shop.json`: it is not valid UTF-8/u,
    );
  });

  test("has one message for a document that is too deep", async () => {
    const folder = project();
    const deep = `{"openapi":"3.0.0","paths":{"/v1/orders":{"get":{"responses":{"200":{"content":{"application/json":{"schema":${'{"items":'.repeat(20_000)}{}${"}".repeat(20_000)}}}}}}}}}`;
    put(folder, "deep.json", deep);
    expect((await run(folder, "shop", "deep.json")).printed).toMatch(/^deep.json:1:1 error [^]{1,200}Nothing was compared.\n$/u);
  });

  test("checks announced retirements, and with --online their pages", async () => {
    const edit = (text: string): string =>
      text.replace("  errors:", "  retired: { because: Ended., source: https://shop.example/end }\n  errors:");
    const folder = project(undefined, { edit });
    expect(await run(folder, "shop", "--retired")).toEqual({ outcome: 0, printed: "shop: only retirements, no differences\n" });
    expect((await run(folder, "shop", "--retired", "--online")).printed).toMatch(
      /shop.retired.source: https:\/\/shop.example\/end cannot be loaded: no https/u,
    );
  });

  test("prints inner types for a person to keep", async () => {
    const { outcome, printed } = await run(project(), "shop", "shop.json", "--inner");
    expect([outcome, printed.split("\n")[0]]).toEqual([0, "extends: shop"]);
  });

  test.each(FORMATS)("has the format %s", async (format) => {
    const { outcome, printed } = await run(project(renamed), "shop", "shop.json", "--format", format);
    expect([outcome, printed.includes("Person.name")]).toEqual([1, true]);
  });

  test("reads a catalog of one's own", async () => {
    const folder = project(renamed);
    const edit = (text: string): string =>
      `${text}auth: { token: { title: Token, description: A token., fields: { token: { type: string, required: true, secret: true, example: token_EXAMPLE, description: It. } } } }\n`;
    const [gateway] = describedCatalog();
    for (const source of driftQuestion({ edit }).sources) {
      const { path, text } = source.path === gateway?.path ? gateway : source;
      put(folder, `mine/${path.replace(/^spec\/(?:connectors\/)?/u, "")}`, text);
    }
    put(folder, "package.json", "no JSON, which does not matter without a package");
    const { outcome, printed } = await run(folder, "shop", "shop.json", "--spec", "mine", "--fix");
    expect([outcome, printed]).toEqual([0, expect.stringMatching(/^mine\/inner\/shop.yaml:8:9 fixed/u)]);
  });

  test("stops at errors of the catalog, a wrong spec/drift.yaml among them", async () => {
    const folder = project();
    put(folder, "spec/drift.yaml", "ignore:\n  - { connector: shop, code: limit }\n");
    const { outcome, printed } = await run(folder, "shop", "shop.json");
    expect([outcome, printed.includes("spec/drift.yaml:2"), printed.includes("Nothing was compared")]).toEqual([1, true, true]);
  });

  test.each<[readonly string[], RegExp]>([
    [[], /the connector is missing/u],
    [["shop"], /the document is missing/u],
    [["shpo", "shop.json"], /unknown connector "shpo"; did you mean "shop"\?/u],
    [["shop", "https://shop.example/openapi.json"], /none is loaded from the network/u],
    [["shop", "a.json", "--retired"], /--retired needs no document/u],
    [["shop", "a.json", "b.json", "--fix"], /--fix compares the catalog with one document/u],
    [["shop", "a.json", "--extends", "base"], /--extends needs --spec/u],
    [["shop", "shop.json", "--root", "nowhere"], /nowhere" is not a project, because it has no spec; name the folder of one with --root$/u],
  ])("refuses %j", async (argv, message) => {
    const { outcome } = await run(project(), ...argv);
    expect(outcome).toEqual({ usageError: expect.stringMatching(message) as string });
  });
});
