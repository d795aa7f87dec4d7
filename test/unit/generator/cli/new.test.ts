import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it, test } from "vitest";
import { newConnector } from "../../../../generator/cli/commands/new.ts";
import { loadAndCheck } from "../../../../generator/run.ts";
import { readCatalogSources } from "../../../../generator/read/source/read.ts";
import { starterConnector, titleOf } from "../../../../generator/author/starter.ts";
import { fakeProgram } from "../../../fixtures/fake_program.ts";
import { emptyFolder, put } from "../../../fixtures/package_folder.ts";
import { smallCatalog } from "../../../fixtures/small_project.ts";

const ID = "5f0c3a52-7d1e-4c1b-9a65-0e9f3c1d7b25";
const PETSTORE = resolve("test/fixtures/openapi/petstore.yaml");

/** A project with two connectors and nothing but its catalog. */
function project(): string {
  const folder = emptyFolder();
  for (const { path, text } of smallCatalog()) put(folder, path, text);
  return folder;
}

/** Runs the command in a project, without a process. */
async function runNew(folder: string, ...argv: readonly string[]): Promise<{ readonly outcome: unknown; readonly printed: string }> {
  const { program, printed, complaints } = fakeProgram(folder, { newId: () => ID });
  const outcome = await newConnector.run(argv, program);
  return { outcome, printed: printed() + complaints() };
}

function written(folder: string, id = "acme"): string | undefined {
  const path = join(folder, `spec/connectors/${id}.yaml`);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

describe("new", () => {
  it("writes a connector that the generator accepts without messages, and says what to do next", async () => {
    const folder = project();
    const { outcome, printed } = await runNew(folder, "acme");
    expect(outcome).toBe(0);
    expect(written(folder)).toBe(starterConnector({ id: "acme", title: "Acme", definitionId: ID }));
    expect(loadAndCheck(readCatalogSources(folder)).diagnostics).toEqual([]);
    expect(printed).toMatch(/^Wrote spec\/connectors\/acme\.yaml, .*\n1\. .*\n2\. .*npm run generate.*\n3\. .*\n$/u);
  });

  it("takes the title as it is", async () => {
    const folder = project();
    await runNew(folder, "acme", "--title", 'Acme: "the" #1');
    const { model } = loadAndCheck(readCatalogSources(folder));
    expect(model?.connectors.map(({ title }) => title)).toContain('Acme: "the" #1');
  });

  it("writes a draft of a document, and says what did not fit", async () => {
    const folder = project();
    const { outcome, printed } = await runNew(folder, "acme", "--from", PETSTORE);
    expect(outcome).toBe(0);
    expect(printed).toContain(
      "a draft with 3 entities, 8 operations, 5 records. 2 operations did not fit; a comment at its end says why. 8 comments in it say what the document says and the catalog cannot.\n",
    );
    const { model, diagnostics } = loadAndCheck(readCatalogSources(folder));
    expect(diagnostics).toEqual([]);
    expect(model?.connectors.find(({ id }) => id === "acme")).toMatchObject({ title: "Petstore", definitionId: { value: ID } });
  });

  it.each([
    [[], /^the name of the connector is missing/u],
    [["Acme-CRM"], /^"Acme-CRM" cannot be the name of a connector, .*; did you mean "acme_crm"\?$/u],
    [["constructor"], /^"constructor" cannot be the name/u],
    [["a\nb"], /^"a\\u000ab" cannot be the name/u],
    [["gateway"], /^"gateway" is reserved .*; try "gateway_connector"$/u],
    [["shop"], /^spec\/connectors\/shop\.yaml already exists, and nothing is overwritten/u],
    [["acme", "--title", " "], /^the title must be one line/u],
    [["acme", "--title", "a\nb"], /^the title must be one line/u],
    [["acme", "--from", "https://example.com/openapi.json"], /^--from takes a file, and nothing is loaded from the network/u],
    [["acme", "--root", "spec"], /is not a project, because it has no spec\/gateway\.yaml/u],
    [["acme", "--form", "x"], /^unknown option "--form"; did you mean "--from"\?/u],
    [["acme", "other"], /^unexpected argument "other"/u],
  ])("refuses %j", async (argv, message) => {
    const folder = project();
    const before = readCatalogSources(folder);
    expect(await runNew(folder, ...argv)).toEqual({ outcome: { usageError: expect.stringMatching(message) as unknown }, printed: "" });
    expect(readCatalogSources(folder)).toEqual(before);
  });

  it.each([
    ["{ openapi: 3.1.0", /^api\.yaml:1:\d+ error openapi\/syntax: invalid JSON: /u],
    ["", /^api\.yaml:1:1 error openapi\/syntax: .* the file is empty/u],
    ["a: *b", /^api\.yaml:1:\d+ error openapi\/syntax: invalid YAML: /u],
    ["title: Shop", /^api\.yaml:1:1 error openapi\/not-openapi: /u],
    ["openapi: 3.0.0\npaths: {}", /^api\.yaml:2:1 error openapi\/no-operations: /u],
  ])("a document like %j is one message, and nothing is written", async (text, message) => {
    const folder = project();
    put(folder, "api.yaml", text);
    const { outcome, printed } = await runNew(folder, "acme", "--from", "api.yaml");
    expect([outcome, written(folder)]).toEqual([1, undefined]);
    expect(printed).toMatch(message);
    expect(printed.match(/ error /gu)).toHaveLength(1);
    expect(printed).toMatch(/\n {2}help: .*\n\nNothing was written\.\n$/u);
  });

  it.each([
    ["missing.json", "there is no such file"],
    ["spec", "it is a folder"],
  ])("%s cannot be read: %s", async (path, reason) => {
    const { outcome, printed } = await runNew(project(), "acme", "--from", path);
    expect(outcome).toBe(1);
    expect(printed).toContain(`${path}:1:1 error openapi/unreadable: cannot read \`${path}\`: ${reason}\n`);
  });

  it("a name that the package has for something else is reported, and nothing is written", async () => {
    const folder = project();
    const { outcome, printed } = await runNew(folder, "page");
    expect([outcome, written(folder, "page")]).toEqual([1, undefined]);
    expect(printed).toMatch(/error name\/collision: duplicate name `Page`/u);
  });

  it("works beside a connector with errors", async () => {
    const folder = project();
    put(folder, "spec/connectors/broken.yaml", "connector: broken\n");
    expect((await runNew(folder, "acme")).outcome).toBe(0);
    expect(written(folder)).toBeDefined();
  });
});

test("the title follows from the name", () => {
  expect(["acme", "help_desk"].map(titleOf)).toEqual(["Acme", "Help desk"]);
});
