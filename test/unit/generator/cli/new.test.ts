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
      "a draft with 3 entities, 8 operations, 5 records. 2 operations did not fit; a comment at its end says why. What the catalog cannot express is noted in 8 comments.\n",
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
    [["acme", "--only", "/pets"], /^--only needs --from <file>/u],
    [["acme", "--dry-run"], /^--dry-run needs --from <file>/u],
    [["acme", "--title", "A", "--title", "B"], /^--title is given twice$/u],
    [
      ["shop", "--from", PETSTORE],
      /^spec\/connectors\/shop\.yaml already exists.*; say with --only or --entities which operations to add/u,
    ],
    [["shop", "--from", PETSTORE, "--only", "/pets", "--title", "A"], /^spec\/connectors\/shop\.yaml already exists, so it has a title/u],
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

  it("drafts only what is chosen, and adds more to it later", async () => {
    const folder = project();
    const first = await runNew(folder, "acme", "--from", PETSTORE, "--only", "PUT /pet", "--only", "/pet/{id}");
    expect(first.printed).toMatch(/^Wrote spec\/connectors\/acme\.yaml, a draft with 1 entity, \d operations, /u);
    const before = written(folder) ?? "";
    put(folder, "spec/connectors/acme.yaml", before.replace("title: Petstore", "title: Pets"));
    const second = await runNew(folder, "acme", "--from", PETSTORE, "--only", "/pet", "--entities", "orders, inv*");
    expect(second).toMatchObject({ outcome: 0 });
    expect(second.printed).toMatch(
      /^Added 2 entities, \d operations?, .* to spec\/connectors\/acme\.yaml, and left the rest as it is\. 1 operation was there already\./u,
    );
    expect(written(folder)).toContain("title: Pets\n");
    expect(loadAndCheck(readCatalogSources(folder)).diagnostics).toEqual([]);
    const third = await runNew(folder, "acme", "--from", PETSTORE, "--only", "PUT /pet");
    expect(third).toEqual({ outcome: 0, printed: "Nothing was added to spec/connectors/acme.yaml. 1 operation was there already.\n" });
  });

  it("adds nothing to a connector with errors", async () => {
    const folder = project();
    put(folder, "spec/connectors/acme.yaml", "connector: acme\n");
    const { outcome, printed } = await runNew(folder, "acme", "--from", PETSTORE, "--only", "PUT /pet");
    expect([outcome, written(folder)]).toEqual([1, "connector: acme\n"]);
    expect(printed).toMatch(/^spec\/connectors\/acme\.yaml:1:1 error [^]*\nNothing was written\.\n$/u);
  });

  it("lists with --dry-run what it would draft, and writes nothing", async () => {
    const folder = project();
    const { outcome, printed } = await runNew(folder, "acme", "--from", PETSTORE, "--dry-run");
    expect([outcome, written(folder)]).toEqual([0, undefined]);
    expect(printed).toMatch(/^operation +entity +action +paging +auth +lost\nGET \/pet\/\{petId\} +pets +get +- +api_key\n/u);
    expect(printed).toMatch(/\nPUT \/pet +pets +update +- +api_key +What is inside is too deep to be spelled out\. \(and 1 more\)\n/u);
    expect(printed).toMatch(/\nGET \/pet\/findByStatus +pets +api_search +none +api_key\n/u);
    expect(printed).toMatch(/\n\w+ \/\S+ +- +- +- +\S+ +left out: It runs a command/u);
    expect(printed).toMatch(/\n\n3 entities, 8 operations, 5 records in the draft, 2 left out\. Nothing was written\.\n$/u);
  });

  it("of --dry-run needs no choice where the connector exists", async () => {
    const folder = project();
    await runNew(folder, "acme", "--from", PETSTORE, "--only", "PUT /pet");
    const before = written(folder);
    const { printed } = await runNew(folder, "acme", "--from", PETSTORE, "--dry-run");
    expect(printed).toMatch(/ 2 left out, 1 there already\. Nothing was written\.\n$/u);
    expect(written(folder)).toBe(before);
  });

  it.each([
    [["--only", "POST /pets"], '--only "POST /pets" matches no operation of the document; did you mean POST /pet?'],
    [["--entities", "pet"], '--entities "pet" matches no entity of the document; did you mean pets?'],
  ])("%j matches nothing", async (argv, usageError) => {
    const folder = project();
    expect(await runNew(folder, "acme", "--from", PETSTORE, ...argv)).toEqual({ outcome: { usageError }, printed: "" });
    expect(written(folder)).toBeUndefined();
  });

  it("works beside a connector with errors", async () => {
    const folder = project();
    put(folder, "spec/connectors/broken.yaml", "connector: broken\n");
    expect((await runNew(folder, "acme")).outcome).toBe(0);
    expect(written(folder)).toBeDefined();
  });
});

describe("a document with more than fifty operations", () => {
  const get = {
    responses: { "200": { description: "OK", content: { "application/json": { schema: { type: "object", properties: { id: {} } } } } } },
  };
  const indexes = Array.from({ length: 60 }, (_, index) => index);
  const paths = Object.fromEntries(
    indexes.map((index) => [`/${index < 3 ? "big" : "small"}/thing${index}`, { get: { ...get, tags: index < 2 ? ["First"] : [] } }]),
  );
  const text = JSON.stringify({ openapi: "3.1.0", info: { title: "Acme", version: "1" }, paths });

  /** Runs the command on a terminal where somebody answers. */
  async function runAsked(
    ...answers: readonly string[]
  ): Promise<{ readonly outcome: unknown; readonly printed: string; readonly calls: readonly string[] }> {
    const folder = project();
    put(folder, "api.json", text);
    const left = [...answers];
    const questions: string[] = [];
    const ask = (question: string): Promise<string | undefined> => Promise.resolve(left.shift() ?? (questions.push(question), undefined));
    const { program, printed } = fakeProgram(folder, { newId: () => ID, ask });
    const outcome = await newConnector.run(["acme", "--from", "api.json"], program);
    const calls = [...(written(folder) ?? "").matchAll(/call: GET (\S+)/gu)].map(([, path = ""]) => path);
    return { outcome, printed: printed(), calls };
  }

  it("has all of them for a script, with a note", async () => {
    const folder = project();
    put(folder, "api.json", text);
    const { printed } = await runNew(folder, "acme", "--from", "api.json");
    expect(printed).toMatch(/a draft with 60 entities, 60 operations, [^\n]*\nIf you need only some of them, .*--only.*--dry-run/u);
    expect((await runNew(folder, "acme_2", "--from", "api.json", "--only", "/**")).printed).not.toContain("If you need only some");
  });

  it.each([
    [
      ["1", ""],
      ["/big/thing0", "/big/thing1"],
    ],
    [["First", "2"], ["/big/thing1"]],
    [
      ["1-2", "1, 3"],
      ["/big/thing0", "/big/thing2"],
    ],
    [["9", "0", "2", ""], ["/big/thing2"]],
    [
      ["GET /small/thing7, 2", ""],
      ["/big/thing2", "/small/thing7"],
    ],
    [["all"], indexes.map((index) => `/${index < 3 ? "big" : "small"}/thing${index}`)],
  ])("has those for a terminal that somebody names: %j", async (answers, want) => {
    const { outcome, printed, calls } = await runAsked(...answers);
    expect(outcome).toBe(0);
    expect([...calls].sort()).toEqual([...want].sort());
    expect(printed).toMatch(
      /^api\.json has 60 operations\. Which ones do you want\?\n {2}1 {2}First \(2\)\n {2}2 {2}big \(1\)\n {2}3 {2}small \(57\)\n/u,
    );
  });

  it.each([[[]], [[""]], [["1"]]])("is not drafted when somebody stops after %j", async (answers) => {
    const { outcome, calls } = await runAsked(...answers);
    expect([outcome, calls]).toEqual([{ usageError: "nothing was chosen, so nothing was written" }, []]);
  });
});

test("the title follows from the name", () => {
  expect(["acme", "help_desk"].map(titleOf)).toEqual(["Acme", "Help desk"]);
});
