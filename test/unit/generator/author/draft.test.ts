import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { format } from "prettier";
import { describe, expect, it, test } from "vitest";
import { isObject } from "../../../../templates/core/json_values.ts";
import { readForeignDocument } from "../../../../generator/read/source/documents.ts";
import { randomDocument } from "../../../fixtures/openapi/random_documents.ts";
import { runs } from "../../../fixtures/property_runs.ts";
import { answering, documentOf, draftOf, errorsIn, reviewed, tryDraft, valueAt, type Values } from "./drafting.ts";

const FOLDER = join(import.meta.dirname, "../../../fixtures/openapi");
const METHODS = ["get", "post", "put", "patch", "delete", "head", "options"];

function readFixture(name: string): unknown {
  const read = readForeignDocument(readFileSync(join(FOLDER, name), "utf8"));
  if (!("value" in read)) throw new Error(read.problem);
  return read.value;
}

/** How many operations a document has. */
function countOperations(document: unknown): number {
  const paths = isObject(document) && isObject(document["paths"]) ? Object.entries(document["paths"]) : [];
  return paths.flatMap(([path, item]) =>
    path.startsWith("/") && isObject(item) ? Object.keys(item).filter((key) => METHODS.includes(key)) : [],
  ).length;
}

describe("a draft of", () => {
  it.each([
    ["petstore.yaml", [3, 8, 5, 2]],
    ["billing.json", [3, 8, 5, 1]],
    ["repositories.yaml", [5, 9, 5, 0]],
    ["swagger.yaml", [2, 4, 1, 0]],
  ])("%s is accepted, before and after its review, and has every operation", async (name, counts) => {
    const document = readFixture(name);
    const { text, entities, operations, records, leftOut } = draftOf(document);
    expect([entities, operations, records, leftOut]).toEqual(counts);
    expect(operations + leftOut).toBe(countOperations(document));
    expect(errorsIn(text)).toEqual([]);
    expect(errorsIn(reviewed(text))).toEqual([]);
    expect(await format(text, { parser: "yaml", printWidth: 140 })).toBe(text);
  });

  it("any document is accepted, before and after its review, and loses no operation", () => {
    fc.assert(
      fc.property(randomDocument, (document) => {
        const draft = tryDraft(document);
        if ("problem" in draft) {
          const isReference = JSON.stringify(document).includes(`"$ref":${JSON.stringify(draft.problem.named)}`);
          expect(draft.problem.code).toBe(isReference ? "openapi/unknown-ref" : "openapi/no-operations");
          return;
        }
        expect(draft.operations + draft.leftOut).toBe(countOperations(document));
        expect(errorsIn(draft.text)).toEqual([]);
        expect(errorsIn(reviewed(draft.text))).toEqual([]);
      }),
      runs(12),
    );
  });

  it("the same document is the same", () => {
    expect(draftOf(readFixture("billing.json")).text).toBe(draftOf(readFixture("billing.json")).text);
  });

  it("hundreds of paths has all of them", () => {
    const record = (index: number): Values => ({
      type: "object",
      properties: { id: { type: "string" }, next: { $ref: `#/components/schemas/Thing${String((index + 1) % 400)}` } },
    });
    const indexes = Array.from({ length: 400 }, (_, index) => index);
    const schemas = Object.fromEntries(indexes.map((index) => [`Thing${String(index)}`, record(index)]));
    const pathsOf = (index: number): readonly (readonly [string, Values])[] => {
      const item = { $ref: `#/components/schemas/Thing${String(index)}` };
      const path = `/things_${String(index)}`;
      return [
        [path, { get: { responses: answering({ type: "array", items: item }) } }],
        [`${path}/{id}`, { get: { responses: answering(item) } }],
      ];
    };
    const paths = Object.fromEntries(indexes.flatMap(pathsOf));
    expect(draftOf(documentOf(paths, { components: { schemas } }))).toMatchObject({
      entities: 400,
      operations: 800,
      records: 400,
      leftOut: 0,
    });
  });
});

test("everything that is taken over says where it comes from, and that it is not reviewed", () => {
  const { text } = draftOf(readFixture("petstore.yaml"));
  expect(valueAt(text, "records", "Pet", "assumed")).toBe("Taken over from openapi.json (/components/schemas/Pet); not reviewed.");
  const action = valueAt(text, "entities", "pets", "actions", "get", "assumed");
  expect(action).toBe("Taken over from openapi.json (/paths/~1pet~1{petId}/get); not reviewed.");
});

describe("names that a record cannot have get another one", () => {
  const schema = { type: "object", properties: { id: { type: "string" } } };
  it.each([
    ["File", "FileResult"],
    ["ErrorDetail", "ErrorDetailResult"],
    ["Page", "PageResult"],
    ["ThingsGetParams", "ThingsGetParamsResult"],
    ["2fast", "Record2fast"],
    ["über-Ding", "UberDing"],
    ["日本", "RecordResult"],
  ])("%s: %s", (name, want) => {
    const paths = { "/things/{id}": { get: { responses: answering({ $ref: `#/components/schemas/${encodeURIComponent(name)}` }) } } };
    const { text } = draftOf(documentOf(paths, { components: { schemas: { [name]: schema } } }));
    expect(errorsIn(text)).toEqual([]);
    expect(Object.keys(valueAt(text, "records") as Values)).toEqual([want]);
  });
});

describe("no draft is made of", () => {
  const get = { get: { responses: {} } };
  const endless: Values = { allOf: [] };
  (endless["allOf"] as unknown[]).push(endless, endless);
  it("a document that contains itself", () => {
    expect(tryDraft(documentOf({ "/a": { get: { responses: answering(endless) } } }))).toMatchObject({
      problem: { code: "openapi/not-openapi" },
    });
  });

  it.each([
    ["text", "openapi/not-openapi"],
    [[], "openapi/not-openapi"],
    [{ paths: { "/a": get } }, "openapi/not-openapi"],
    [{ openapi: "4.0.0", paths: { "/a": get } }, "openapi/version"],
    [{ openapi: {}, paths: { "/a": get } }, "openapi/version"],
    [{ swagger: "1.2", paths: { "/a": get } }, "openapi/version"],
    [{ openapi: "3.0.0" }, "openapi/no-operations"],
    [{ openapi: "3.0.0", paths: { "/a": {} } }, "openapi/no-operations"],
    [{ openapi: "3.0.0", paths: { "/a": { $ref: "other.yaml" } } }, "openapi/external-ref"],
    [{ openapi: "3.0.0", paths: { "/a": { $ref: "#/x" } } }, "openapi/unknown-ref"],
    [{ openapi: "3.0.0", paths: { "/a": { $ref: "#/toString" } } }, "openapi/unknown-ref"],
  ])("%j: %s", (document, code) => {
    expect(tryDraft(document)).toMatchObject({ problem: { code } });
  });
});
