import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileOf } from "../../../../generator/read/load_catalog.ts";
import type { Draft } from "../../../../generator/author/draft.ts";
import { UsageError } from "../../../../templates/core/usage_error.ts";
import { randomDocument } from "../../../fixtures/openapi/random_documents.ts";
import { runs } from "../../../fixtures/property_runs.ts";
import { answering, documentOf, draftOf, errorsIn, reviewed, tryDraft, valueAt, type Values } from "./drafting.ts";

const pet = { $ref: "#/components/schemas/Pet" };
const owner = { $ref: "#/components/schemas/Owner" };
const json = (schema: unknown): Values => ({ responses: answering(schema) });
const body = { content: { "application/json": { schema: { type: "object", properties: { name: { type: "string" } } } } } };

const DOCUMENT = documentOf(
  {
    "/pets": { get: json({ type: "array", items: pet }), post: { requestBody: body, ...json(pet) } },
    "/pets/{id}": { get: json(pet), delete: json(pet) },
    "/pets/{id}/feed": { post: json(pet) },
    "/owners": { get: json({ type: "array", items: owner }) },
    "/owners/{id}/pets": { get: json({ type: "array", items: pet }) },
  },
  {
    components: {
      schemas: {
        Pet: {
          type: "object",
          required: ["id"],
          properties: { id: { type: "string" }, name: { type: "string" }, age: { type: "integer" } },
        },
        Owner: { type: "object", required: ["id"], properties: { id: { type: "string" }, first: pet } },
      },
    },
  },
);

/** A draft of some operations, added to a file if there is one. */
function choose(only: readonly string[], existing?: string, value: unknown = DOCUMENT): Draft {
  const file = existing === undefined ? undefined : fileOf({ path: "spec/connectors/acme.yaml", text: existing });
  const draft = tryDraft(value, { sharedNames: [], choice: { only, entities: [] }, existing: file });
  if ("problem" in draft) throw new Error(draft.problem.code);
  return draft;
}

/** The calls of a connector by operation. */
function callsOf(text: string): Values {
  const entities = Object.entries(valueAt(text, "entities") as Record<string, { actions: Record<string, { call: string }> }>);
  return Object.fromEntries(
    entities.flatMap(([entity, { actions }]) => Object.entries(actions).map(([action, { call }]) => [`${entity}.${action}`, call])),
  );
}

/** The lines without the list at the end. */
function linesOf(text: string): readonly string[] {
  return text.replace(/\r?\n# In the document, but not[^]*$/u, "").split("\n");
}

/** Whether all lines of a text are in another one, in their order. */
function hasLinesOf(text: string, before: string): boolean {
  const lines = linesOf(text);
  let at = 0;
  return linesOf(before).every((line) => {
    at = lines.indexOf(line, at) + 1;
    return at > 0;
  });
}

const FIRST = choose(["GET /pets"]).text;

describe("operations are added to", () => {
  it("an entity and beside it, and the rest stays byte for byte", () => {
    const { text, ...counts } = choose(["GET /pets/{id}", "GET /owners"], FIRST);
    expect(counts).toMatchObject({ entities: 1, operations: 2, records: 1, leftOut: 0, kept: 0 });
    expect(errorsIn(text)).toEqual([]);
    expect(callsOf(text)).toEqual({ "pets.list": "GET /pets", "pets.get": "GET /pets/{id}", "owners.list": "GET /owners" });
    expect(hasLinesOf(text, FIRST)).toBe(true);
    const whole = choose(["GET /pets", "GET /pets/{id}", "GET /owners"]).text;
    expect([...linesOf(text)].sort()).toEqual([...linesOf(whole)].sort());
  });

  it("nothing twice", () => {
    const { text, kept, operations } = choose(["/pets"], choose(["/pets"]).text);
    expect([text, kept, operations]).toEqual([choose(["/pets"]).text, 2, 0]);
  });

  it("a connector that was reviewed, where comments belong to what is above them", () => {
    const before = reviewed(FIRST)
      .replace("  Pet:\n", "  # Checked with the sales team.\n  Pet:\n")
      .replace(/\n\nentities:/u, "\n      # color: string -- Only in the old version.\n\n# All that we need.\nentities:")
      .replace(/(\n +call: GET \/pets)\n/u, "$1\n          # Nothing else.\n    # No sandbox.\n");
    expect(errorsIn(before)).toEqual([]);
    const { text } = choose(["GET /pets/{id}", "GET /owners"], before);
    expect(errorsIn(text)).toEqual([]);
    expect(hasLinesOf(text, before)).toBe(true);
    expect(text).toMatch(/# color: string -- Only in the old version\.\n {2}Owner:\n[^]*\n\n# All that we need\.\nentities:/u);
    expect(text).toMatch(/call: GET \/pets\n {10}# Nothing else\.\n {6}get:\n[^]*\n {4}# No sandbox\.\n {2}owners:\n/u);
    expect(text.match(/^ {2}Pet:/gmu)).toHaveLength(1);
  });

  it("entities and records that have other names now", () => {
    const before = FIRST.replaceAll("  pets:", "  animals:").replaceAll(/\bPet\b(?!\))/gu, "Animal");
    expect(errorsIn(before)).toEqual([]);
    const { text } = choose(["/pets/{id}", "GET /owners"], before);
    expect(errorsIn(text)).toEqual([]);
    expect(Object.keys(callsOf(text))).toEqual(["animals.list", "animals.get", "animals.delete", "owners.list"]);
    expect(valueAt(text, "records", "Owner", "fields", "first")).toContain("Animal");
    expect(Object.keys(valueAt(text, "records") as Values)).toEqual(["Animal", "Owner"]);
  });

  it("an entity whose name another one of the document has", () => {
    const before = choose(["GET /owners/{id}/pets"]).text.replace("  owner_pets:", "  pets:");
    const { text } = choose(["GET /pets"], before);
    expect(errorsIn(text)).toEqual([]);
    expect(callsOf(text)).toEqual({ "pets.list": "GET /owners/{id}/pets", "pets_2.list": "GET /pets" });
  });

  it("no action that an entity has with another call", () => {
    const before = choose(["/pets"]).text.replace("call: GET /pets\n", "call: GET /v2/pets\n");
    const { text, operations } = choose(["/pets", "GET /pets/{id}"], before);
    expect([operations, callsOf(text)]).toEqual([1, { ...callsOf(before), "pets.get": "GET /pets/{id}" }]);
    expect(text.replaceAll(/\n# (?!- )/gu, " ")).toContain("pets/get): pets.list is already GET /v2/pets.");
  });

  it("a record without some of its fields", () => {
    const before = FIRST.replace(/\n {6}name: .*/u, "");
    const { text } = choose(["POST /pets"], before);
    expect(errorsIn(text)).toEqual([]);
    expect(valueAt(text, "entities", "pets", "actions", "create", "params", "name")).toMatchObject({ no_effect: "Not reviewed." });
  });

  it("another record with the same name", () => {
    const before = reviewed(FIRST)
      .replace(/\n {6}age: .*/u, "")
      .replace(/\n {6}name: .*/u, "")
      .replace("{ vary: { id: ", "{ vary: { code: ");
    const { text } = choose(["GET /owners"], before.replace("      id: ", "      code: "));
    expect(errorsIn(text)).toEqual([]);
    expect(Object.keys(valueAt(text, "records") as Values)).toEqual(["Pet", "PetResult", "Owner"]);
  });

  it("a file with the line ends of Windows", () => {
    const { text } = choose(["GET /pets/{id}", "GET /owners", "/pets/{id}/feed"], FIRST.replaceAll("\n", "\r\n"));
    expect(text.replaceAll("\r\n", "")).not.toContain("\n");
    expect(text.replaceAll("\r\n", "\n")).toBe(choose(["GET /pets/{id}", "GET /owners", "/pets/{id}/feed"], FIRST).text);
  });

  it("a mapping with other margins", () => {
    const wide = FIRST.replaceAll(/^ +/gmu, (margin) => margin + margin);
    const { text } = choose(["GET /pets/{id}"], wide);
    expect(errorsIn(text)).toEqual([]);
    expect(hasLinesOf(text, wide)).toBe(true);
  });

  it("no mapping in braces", () => {
    const before = `${FIRST.slice(0, FIRST.indexOf("\nrecords:"))}\nentities: { pets: { description: Pets., actions: {} } }\n`;
    expect(() => choose(["GET /owners"], before)).toThrow(UsageError);
  });
});

describe("the list of what is not in the draft", () => {
  it("has what did not fit this time, once, and how many are not chosen", () => {
    const list = (text: string): readonly string[] =>
      text
        .slice(text.indexOf("# In the document"))
        .split(/\n# - /u)
        .slice(1);
    const first = choose(["GET /pets", "/pets/{id}/feed"]).text;
    expect(list(first)).toEqual([expect.stringMatching(/^POST \/pets\/\{id\}\/feed/u), expect.stringMatching(/^5 operations/u)]);
    const second = choose(["/owners", "/pets/{id}/feed"], first).text;
    expect(list(second)).toEqual([list(first)[0], expect.stringMatching(/^4 operations/u)]);
    const all = choose(["/**"], second).text;
    expect(list(all)).toEqual([list(first)[0]?.replace(/\n?$/u, "\n")]);
  });

  it("loses what is placed now", () => {
    const two = documentOf({
      "/pets/search": { get: json({ type: "array", items: {} }) },
      "/pets/find": { get: json({ type: "array", items: {} }) },
    });
    const before = choose([], undefined, two).text;
    expect(before).toContain("# - GET /pets/find (");
    const other = before.replace("api_search:", "list:");
    expect(choose(["/pets/find"], other, two).text).not.toContain("# - GET /pets/find (");
  });

  it("begins again where somebody has removed it", () => {
    const before = FIRST.replace(/\n# In the document[^]*$/u, "");
    expect(choose(["/pets/{id}/feed", "GET /owners"], before).text).toMatch(
      /\n\n# In the document, but not in this draft:\n# - POST [^]*\n# - 4 op/u,
    );
  });
});

it("any document in two steps is accepted, keeps all lines, and has every operation", () => {
  fc.assert(
    fc.property(randomDocument, fc.integer({ min: 0, max: 7 }), (document, seed) => {
      const whole = tryDraft(document);
      if ("problem" in whole) return;
      const names = whole.rows.slice(1).flatMap(([operation = "", entity]) => (entity === "-" ? [] : [operation]));
      const first = choose(
        names.filter((_, index) => index === 0 || (index + seed) % 2 === 0),
        undefined,
        document,
      ).text;
      const { text } = choose(names, first, document);
      expect(errorsIn(text)).toEqual([]);
      expect(hasLinesOf(text, first)).toBe(true);
      expect(callsOf(text)).toEqual(callsOf(draftOf(document).text));
    }),
    runs(12),
  );
});
