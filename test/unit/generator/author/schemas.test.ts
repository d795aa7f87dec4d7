import { describe, expect, it, test } from "vitest";
import { readForeignDocument } from "../../../../generator/read/source/documents.ts";
import { answering, documentOf, draftOf, errorsIn, valueAt, withField, withParam, type Values } from "./drafting.ts";

const pet = { type: "object", required: ["id"], properties: { id: { type: "string" }, name: { type: "string" } }, description: "A pet." };
const REF = { $ref: "#/components/schemas/Pet" };

/** The drafted field, and the names of all records. */
function drafted(
  schema: unknown,
  rest: Values = {},
): { readonly field: unknown; readonly records: readonly string[]; readonly text: string } {
  const { text } = draftOf({ ...withField(schema, { Pet: pet, Text: { type: "string", maxLength: 5 } }), ...rest });
  expect(errorsIn(text)).toEqual([]);
  const records = valueAt(text, "records") as Values;
  return { field: valueAt(text, "records", "Thing", "fields", "value"), records: Object.keys(records), text };
}

describe("keys beside a reference", () => {
  it.each([
    [{ ...REF, description: "Its pet." }, "Pet -- Its pet."],
    [{ ...REF, type: "object", title: "X", "x-a": 1 }, "Pet -- A pet."],
    [{ ...REF, required: ["name"] }, "PetVariant -- A pet."],
    [{ ...REF, properties: { age: { type: "integer" } } }, "PetVariant -- A pet."],
    [
      { $ref: "#/components/schemas/Text", minLength: 2 },
      { type: "string", min_length: 2, max_length: 5, description: "Value." },
    ],
    [
      { $ref: "#/components/schemas/Text", maxLength: 9 },
      { type: "string", max_length: 5, description: "Value." },
    ],
  ])("count in OpenAPI 3.1: %j is %j", (schema, want) => {
    expect(drafted(schema).field).toEqual(want);
  });

  it("make a record of their own, and leave alone that of the target", () => {
    const properties = { a: { ...REF, required: ["name"] }, b: REF, c: { ...REF, description: "C." } };
    const { text, records } = drafted({ type: "object", properties });
    expect(records).toEqual(["Pet", "Thing", "PetVariant"]);
    expect(valueAt(text, "records", "Pet", "fields")).toEqual({ id: "string -- Id.", name: "string | null -- Name." });
    expect(valueAt(text, "records", "PetVariant", "fields")).toEqual({ id: "string -- Id.", name: "string -- Name." });
    expect(valueAt(text, "records", "Pet", "description")).toBe("A pet.");
  });

  const narrowed = { nullable: true, required: ["name"] };
  const record = { type: "object", properties: { id: { type: "string" }, value: { $ref: "#/definitions/Pet", ...narrowed } } };
  const swagger = { "/things/{id}": { get: { responses: { "200": { description: "OK", schema: record } } } } };
  it.each([
    { ...withField({ ...REF, ...narrowed }, { Pet: pet }), openapi: "3.0.3" },
    { ...withField({ ...REF, ...narrowed }, { Pet: pet }), openapi: 3 },
    { swagger: "2.0", paths: swagger, definitions: { Pet: pet } },
  ])("do not count before OpenAPI 3.1, which a comment says: %j", (document) => {
    const { text } = draftOf(document);
    expect(valueAt(text, "records", "Thing", "fields", "value")).toMatch(/^Pet /u);
    expect(text).toContain("# Keys beside a reference do not count before OpenAPI 3.1: nullable, required.\n");
  });
});

describe("parts of allOf count together, in any order", () => {
  const text = { type: "string" };
  const tests: readonly [readonly Values[], unknown][] = [
    [[{ type: ["string", "null"] }, text], "string -- Value."],
    [[{ type: "string", nullable: true }, text], "string -- Value."],
    [[{ type: ["string", "null"] }, { description: "V." }], "string | null -- V."],
    [[{ type: ["string", "integer"] }, { type: ["integer", "boolean"] }], "integer -- Value."],
    [[{ type: "number" }, { type: "integer" }], "integer -- Value."],
    [[{ enum: ["a", "b", 1] }, { type: "string", enum: ["b", "c"] }], { enum: ["b"], description: "Value." }],
    [
      [
        { ...text, minLength: 1, maxLength: 9 },
        { minLength: 3, maxLength: 12 },
      ],
      { type: "string", min_length: 3, max_length: 9, description: "Value." },
    ],
    [
      [{ type: "integer", minimum: 1, exclusiveMinimum: true }, { minimum: 1, exclusiveMaximum: 9 }, { maximum: 9 }],
      { type: "integer", min: 2, max: 8, description: "Value." },
    ],
    [
      [
        { type: "array", items: {} },
        { type: "array", items: REF },
      ],
      "array<Pet> -- Value.",
    ],
    [
      [
        { type: "array", items: { type: "object" } },
        { items: REF, minItems: 1 },
      ],
      { type: "array<Pet>", min_items: 1, description: "Value." },
    ],
    [[REF, { type: "object" }], "Pet -- A pet."],
    [[REF, { required: ["name"] }], { description: "A pet.", fields: { id: "string -- Id.", name: "string -- Name." } }],
    [[text, { type: "integer" }], "any -- Value."],
  ];
  it.each(tests)("%j are %j", (parts, want) => {
    expect(drafted({ allOf: parts }).field).toEqual(want);
    expect(drafted({ allOf: parts.toReversed() }).field).toEqual(want);
  });

  it("a wrapper of lists says what is in the list, and nothing is lost beside it", () => {
    const wrapper = { type: "object", required: ["data"], properties: { data: { type: "array", items: {} }, total: { type: "integer" } } };
    const pets = { type: "object", properties: { data: { type: "array", items: REF } } };
    const answers = [
      [wrapper, pets],
      [pets, wrapper],
    ].map((parts) => {
      const paths = { "/pets": { get: { responses: answering({ allOf: parts }) }, post: { responses: answering(REF) } } };
      return draftOf(documentOf(paths, { components: { schemas: { Pet: pet } } })).text;
    });
    for (const text of answers) {
      expect(valueAt(text, "entities", "pets", "record")).toBe("Pet");
      expect(Object.keys(valueAt(text, "entities", "pets", "actions") as Values)).toEqual(["list", "create"]);
      expect(valueAt(text, "entities", "pets", "actions", "list", "take")).toBe("data");
    }
  });
});

test("the order of paths and of schemas does not matter", () => {
  const cat = { allOf: [{ $ref: "#/components/schemas/Animal" }, { type: "object", properties: { purrs: { type: "boolean" } } }] };
  const dog = { allOf: [{ $ref: "#/components/schemas/Animal" }, { type: "object", properties: { barks: { type: "boolean" } } }] };
  const oneOf = [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }];
  const animal = { type: "object", properties: { id: { type: "string" } }, oneOf };
  const names = ["Cat", "Dog", "Animal"];
  const textOf = (order: readonly string[]): readonly string[] => {
    const paths = Object.fromEntries(
      order.map((name) => [`/${name.toLowerCase()}s/{id}`, { get: { responses: answering({ $ref: `#/components/schemas/${name}` }) } }]),
    );
    const { text } = draftOf(documentOf(paths, { components: { schemas: { Animal: animal, Cat: cat, Dog: dog } } }));
    expect(errorsIn(text)).toEqual([]);
    return text.split("\n").toSorted();
  };
  const [first = [], ...others] = [names, names.toReversed(), ["Animal", "Cat", "Dog"], ["Dog", "Cat", "Animal"]].map(textOf);
  for (const other of others) expect(other).toEqual(first);
  expect(first.join("\n")).toContain("purrs");
});

test("a schema with a name has it before one without that would have the same", () => {
  const inline = { get: { responses: answering({ type: "object", properties: { id: { type: "string" }, a: {} } }) } };
  const paths = { "/pets/{id}": inline, "/shops/{id}": { get: { responses: answering(REF) } } };
  for (const ordered of [paths, Object.fromEntries(Object.entries(paths).toReversed())]) {
    const { text } = draftOf(documentOf(ordered, { components: { schemas: { Pet: pet } } }));
    expect(valueAt(text, "entities", "shops", "record")).toBe("Pet");
    expect(valueAt(text, "entities", "pets", "record")).toBe("PetResult");
  }
});

describe("references", () => {
  const schemas = {
    ...{ "a/b c~d": pet, Anchored: { ...pet, $anchor: "Pet" }, Identified: { ...pet, $id: "https://example.com/pet" } },
    ...{ Alias: { $ref: "#Pet" }, AliasOfAlias: { $ref: "#/components/schemas/Alias" }, Loop: { $ref: "#/components/schemas/Loop/a" } },
  };
  it.each([
    ["#/components/schemas/AliasOfAlias/properties/id", "string"],
    ["#/components/schemas/Loop/properties/id", "any"],
    ["#/components/schemas/a~1b%20c~0d", "ABCD"],
    ["#/components/schemas/a%7E1b%20c%7E0d", "ABCD"],
    ["#/components/schemas/a~1b c~0d", "ABCD"],
    ["#/components/schemas/Anchored", "Anchored"],
    ["#Pet", "Anchored"],
    ["https://example.com/pet", "Identified"],
    ["https://example.com/pet#/properties/id", "string"],
  ])("%s is %s", ($ref, want) => {
    const { text } = draftOf(withField({ $ref }, schemas));
    expect(errorsIn(text)).toEqual([]);
    expect(valueAt(text, "records", "Thing", "fields", "value")).toMatch(new RegExp(`^${want} -- `, "u"));
  });

  it("to one schema in several ways make one record", () => {
    const properties = {
      a: { $ref: "#Pet" },
      b: { $ref: "#/components/schemas/Anchored" },
      c: { $ref: "#/components/schemas/Anchore%64" },
    };
    const { text } = draftOf(withField({ type: "object", properties }, schemas));
    expect(Object.keys(valueAt(text, "records") as Values)).toEqual(["Anchored", "Thing"]);
  });

  it("to a path are followed, and so are operations beside them", () => {
    const item = { get: { responses: answering({ type: "array", items: REF }) } };
    const paths = { "/pets": { $ref: "#/components/pathItems/a~1b", post: { responses: answering(REF) } } };
    const components = { schemas: { Pet: pet }, pathItems: { "a/b": item } };
    for (const openapi of ["3.0.0", "3.1.0"]) {
      const { text } = draftOf({ ...documentOf(paths, { components }), openapi });
      expect(Object.keys(valueAt(text, "entities", "pets", "actions") as Values)).toEqual(["list", "create"]);
    }
  });

  const good = { get: { responses: answering(REF) } };
  it.each([
    ["a path", { $ref: "#/nowhere" }, "* /b"],
    ["an operation", { get: { $ref: "#/nowhere" } }, "GET /b"],
    ["a param", { get: { ...good.get, parameters: [{ $ref: "#/nowhere" }] } }, "GET /b"],
    ["the schema of a param", { get: { ...good.get, parameters: [{ name: "a", in: "query", schema: { $ref: "#/nowhere" } }] } }, "GET /b"],
    ["a body", { post: { ...good.get, requestBody: { $ref: "#/nowhere" } } }, "POST /b"],
    [
      "the schema of a body",
      { post: { ...good.get, requestBody: { content: { "application/json": { schema: { $ref: "#nowhere" } } } } } },
      "POST /b",
    ],
    ["an answer", { get: { responses: { "200": { $ref: "other.json#/a" } } } }, "GET /b"],
    ["the schema of an answer", { get: { responses: answering({ $ref: "other.json#/a" }) } }, "GET /b"],
  ])("that lead nowhere cost the operation: %s", (_, item, want) => {
    const { text, operations, leftOut } = draftOf(documentOf({ "/a": good, "/b": item }, { components: { schemas: { Pet: pet } } }));
    expect(errorsIn(text)).toEqual([]);
    expect([operations, leftOut]).toEqual([1, 1]);
    expect(text.slice(text.indexOf("# In the document, but not"))).toContain(`- ${want} (`);
    expect(text).toContain('The document refers to "');
  });

  it("that lead nowhere inside of a record are a comment", () => {
    const { field, text } = drafted({ $ref: "#/nowhere" });
    expect(field).toBe("any -- Value.");
    expect(text).toContain('# The document refers to "#/nowhere", which is not in it.\n');
  });
});

test("a version without quotes in YAML is read", () => {
  const lines = (version: string): string =>
    `openapi: ${version}\ninfo: { title: A, version: 1 }\npaths: { /things: { get: { responses: {} } } }\n`;
  for (const version of ["3.0", "3.1", "3.0.3", '"3.0"']) {
    const read = readForeignDocument(lines(version));
    expect(draftOf("value" in read ? read.value : undefined).operations).toBe(1);
  }
});

test("an address of an operation or of its path is a comment", () => {
  const servers = [{ url: "https://eu.example.com" }];
  const usual = [{ url: "https://example.com" }];
  const get = { responses: answering(pet) };
  const { text } = draftOf(
    documentOf(
      { "/a": { servers, get }, "/b": { get: { ...get, servers } }, "/c": { get }, "/d": { servers: usual, get } },
      { servers: usual },
    ),
  );
  expect(text.match(/# The document calls this at an address of its own/gu)).toHaveLength(2);
});

describe("unions", () => {
  it.each([
    [{ oneOf: [{ type: "array", items: { type: "string" } }, REF] }, "any -- Value.", "The document allows object or array."],
    [{ type: ["array", "object"] }, "any -- Value.", "The document allows object or array."],
    [{ enum: ["a", 1, true] }, { type: "string | integer | boolean", enum: ["a", 1, true], description: "Value." }, undefined],
    [
      { type: ["string", "integer", "null"], minLength: 2, minimum: 3 },
      { type: "string | integer | null", min: 3, min_length: 2, description: "Value." },
      undefined,
    ],
    [
      { oneOf: [{ const: "a" }, { const: "b" }, { type: "null" }] },
      { type: "string | null", enum: ["a", "b"], description: "Value." },
      undefined,
    ],
    [{ enum: ["a", { b: 1 }] }, "any -- Value.", "The document allows string or object."],
    [{ type: "null" }, "any -- Value.", "The document allows only null here."],
    [{ type: "array", items: { enum: ["a", null] } }, { description: "Value.", items: { type: "string | null", enum: ["a"] } }, undefined],
    [{ type: "array", items: { oneOf: [REF, { type: "null" }] } }, "array<Pet | null> -- Value.", undefined],
    [
      {
        oneOf: [
          { type: "array", items: REF },
          { type: "array", items: { type: "null" } },
        ],
      },
      "array<Pet | null> -- Value.",
      undefined,
    ],
  ])("%j is %j", (schema, want, comment) => {
    const { field, text } = drafted(schema);
    expect(field).toEqual(want);
    if (comment === undefined) expect(text).not.toMatch(/^ {6}# /mu);
    else expect(text).toContain(`      # ${comment}\n`);
  });
});

describe("what a draft does not carry is a comment, and counted", () => {
  it.each([
    [{ properties: { a: { type: "string" } } }, "The document names no type here; object is assumed."],
    [{ type: "string", format: "ipv4" }, "Not taken over: format ipv4."],
    [{ type: "string", contentEncoding: "base64" }, "Not taken over: contentEncoding."],
    [{ type: "object", properties: { a: { writeOnly: true }, b: {} } }, 'Only in requests: "a".'],
    [{ type: "object", properties: { a: {} }, required: ["x"] }, 'The document requires keys that it does not describe: "x".'],
    [
      { type: "object", properties: { a: {} }, additionalProperties: { type: "string" } },
      "Not taken over: the schema of keys that the document does not list.",
    ],
    [{ allOf: [{ type: "string", pattern: "^a" }, { pattern: "b$" }] }, "Not taken over: one of pattern."],
    [{ ...REF, not: { required: ["x"] } }, "Not taken over: not."],
  ])("%j: %s", (schema, comment) => {
    const { text } = drafted(schema);
    expect(text).toContain(`# ${comment}\n`);
    expect(draftOf(withField(schema, { Pet: pet })).lost).toBeGreaterThan(draftOf(withField({ type: "string" })).lost);
  });

  it.each([
    [{ ...answering(REF), "202": answering({ type: "string" })["200"] }, 'Not taken over: the answers with the status "202".'],
    [{ ...answering(REF), "204": { description: "Nothing." } }, 'Not taken over: the answers with the status "204".'],
    [{ ...answering(REF), "201": answering(REF)["200"] }, undefined],
    [
      { "200": { content: { "application/json": { schema: REF }, "text/csv": { schema: { type: "string" } } } } },
      'Not taken over: the answer as "text/csv".',
    ],
    [{ "200": { content: { "application/json": { schema: REF }, "application/xml": { schema: REF } } } }, undefined],
    [
      { "200": { content: { "application/json": { schema: REF } }, headers: { "X-Owner": {}, Link: {} }, links: { next: {} } } },
      'Not taken over: headers of the answer, "X-Owner".',
    ],
    [{ "200": { content: { "application/json": { schema: REF } }, links: { next: {} } } }, 'Not taken over: links of the answer, "next".'],
  ])("answers %j: %s", (responses, comment) => {
    const { text } = draftOf(documentOf({ "/things/{id}": { get: { responses } } }, { components: { schemas: { Pet: pet } } }));
    expect(errorsIn(text)).toEqual([]);
    if (comment === undefined) expect(text).not.toContain("Not taken over");
    else expect(text).toContain(`      # ${comment}\n`);
  });

  it("bodies in forms with another schema", () => {
    const content = { "application/json": { schema: REF }, "text/csv": { schema: { type: "string" } }, "application/xml": { schema: REF } };
    const post = { requestBody: { content }, responses: answering(REF) };
    const { text } = draftOf(documentOf({ "/things": { post } }, { components: { schemas: { Pet: pet } } }));
    expect(text).toContain('# Not taken over: the body as "text/csv".\n');
  });

  it.each([
    [[], "none"],
    [[{ other: [] }], "other"],
  ])("calls that are signed in another way: %j", (security, want) => {
    const get = { responses: answering(pet) };
    const securitySchemes = { main: { type: "http", scheme: "bearer" }, other: { type: "http", scheme: "basic" } };
    const paths = { "/things/{id}": { get }, "/others/{id}": { get }, "/signed/{id}": { get: { ...get, security } } };
    const { text } = draftOf(documentOf(paths, { security: [{ main: [] }], components: { securitySchemes } }));
    expect(text.match(/# The document signs this call in another way than most: .*/gu)).toEqual([
      `# The document signs this call in another way than most: ${want}.`,
    ]);
  });

  it.each([
    [{ type: "string", default: { a: 1 } }, {}, "Not taken over: default."],
    [{ type: "integer", example: "many" }, {}, "Not taken over: example."],
    [{ type: "array", items: { type: "string", maxLength: 2 }, example: ["long"] }, {}, "Not taken over: example."],
    [{ type: "object", properties: { a: { readOnly: true }, b: {} } }, {}, 'Only in answers: "a".'],
    [
      undefined,
      { content: { "application/json": { schema: { type: "object" } } } },
      "The document writes the value as application/json in one text, and describes what is inside.",
    ],
    [{ type: "array", items: { type: "integer" } }, { in: "header" }, "The document has a list here, whose elements it describes."],
  ])("a param %j %j: %s", (schema, param, comment) => {
    const { text } = draftOf(withParam(schema, param));
    expect(errorsIn(text)).toEqual([]);
    expect(text).toContain(`# ${comment}\n`);
  });

  it.each([
    [
      { type: "object", required: ["data"], properties: { data: { type: "array", items: REF }, links: { type: "array" } } },
      'Not taken over from the answer: "links".',
    ],
    [{ type: "array", items: { oneOf: [REF, { type: "null" }] } }, "The document allows null among the records."],
    [{ oneOf: [{ type: "array", items: REF }, REF] }, "The document allows object or array."],
    [{ type: ["object", "null"], properties: { id: {} } }, "The document allows null as the answer."],
    [{ type: "array", items: REF, minItems: 1, uniqueItems: true }, "Not taken over: min_items."],
  ])("an answer %j: %s", (schema, comment) => {
    const { text, lost } = draftOf(
      documentOf({ "/things": { get: { responses: answering(schema) } } }, { components: { schemas: { Pet: pet } } }),
    );
    expect(errorsIn(text)).toEqual([]);
    expect(text).toContain(`# ${comment}\n`);
    expect(lost).toBeGreaterThan(0);
  });
});

test("choices among schemas that refer to each other are spelled out once", () => {
  const names = Array.from({ length: 12 }, (_, index) => `Rule${index}`);
  const anyRule = { oneOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })) };
  const properties = Object.fromEntries(["left", "right", "condition"].map((name) => [name, anyRule]));
  const rules = names.map((name): [string, Values] => [
    name,
    { type: "object", properties: { ...properties, [name]: { type: "string" } } },
  ]);
  const { text } = draftOf(withField(anyRule, Object.fromEntries(rules)));
  expect(errorsIn(text)).toEqual([]);
  expect(text.match(/# It contains itself\.\n/gu)).toHaveLength(3);
});

test("an id that nobody writes is sent where the document requires it to name another record", () => {
  const reference = { type: "object", required: ["id"], properties: { id: { type: "string", readOnly: true }, url: { readOnly: true } } };
  const schema = { type: "object", required: ["id"], properties: { id: { type: "string", readOnly: true }, owner: reference } };
  const post = { requestBody: { content: { "application/json": { schema } } }, responses: answering(pet) };
  const { text } = draftOf(documentOf({ "/pets": { post } }));
  expect(errorsIn(text)).toEqual([]);
  expect(valueAt(text, "entities", "pets", "actions", "create", "params")).toEqual({
    owner: { no_effect: "Not reviewed.", description: "Owner.", fields: { id: "string -- Id." } },
  });
});
