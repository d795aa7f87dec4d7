import { describe, expect, it, test } from "vitest";
import { sentenceFor } from "../../../../generator/author/document_texts.ts";
import { answering, documentOf, draftOf, errorsIn, valueAt, type Values } from "./drafting.ts";

const one = { type: "object", properties: { id: { type: "string" } } };
const many = { type: "array", items: one };
const json = (schema: unknown): Values => ({ responses: answering(schema) });
const file = { responses: { "200": { content: { "application/pdf": {} } } } };

/** The operations of a draft as `entity.action`, by the call that each makes. */
function operationsOf(paths: Values): Values {
  const { text } = draftOf(documentOf(paths));
  expect(errorsIn(text)).toEqual([]);
  const entities = Object.entries(valueAt(text, "entities") as Values);
  const actions = entities.flatMap(([entity, value]) =>
    Object.entries((value as { actions: Record<string, { call: string }> }).actions).map(([action, { call }]) => [
      call,
      `${entity}.${action}`,
    ]),
  );
  return Object.fromEntries(actions as [string, string][]);
}

describe("an operation becomes", () => {
  it.each([
    ["/pets", "get", json(many), "pets.list"],
    ["/v1/pets", "get", json(many), "pets.list"],
    ["/api/v2/pet", "get", json(many), "pets.list"],
    ["/pets", "get", json({ type: "object", properties: { data: many, next: { type: "string" } } }), "pets.list"],
    ["/pets", "post", json(one), "pets.create"],
    ["/pets/{id}", "get", json(one), "pets.get"],
    ["/pets/{id}.json", "get", json(one), "pets.get"],
    ["/pets/{id}", "put", json(one), "pets.update"],
    ["/pets/{id}", "patch", json(one), "pets.update"],
    ["/pets/{id}", "post", json(one), "pets.update"],
    ["/pets/{id}", "delete", json(one), "pets.delete"],
    ["/pets/{id}/photo", "get", file, "photos.download"],
    ["/pets/search", "get", json(many), "pets.api_search"],
    ["/pets/findByTags", "get", json(many), "pets.api_search"],
    ["/pets:search", "post", json(many), "pets.api_search"],
    ["/times/{from}:{to}", "get", json(one), "times.get"],
    ["/conversations.list", "get", json(many), "conversations.list"],
    ["/me", "get", json(one), "me.get"],
    ["/Pet-Shops", "get", json(many), "pet_shops.list"],
    ["/call", "get", json(one), "call_2.get"],
  ])("%s %s", (path, method, operation, want) => {
    expect(operationsOf({ [path]: { [method]: operation } })).toEqual({ [`${method.toUpperCase()} ${path}`]: want });
  });

  it("one of an entity that is named after its parents, where the short name is that of a shorter path", () => {
    const get = json(many);
    const names = operationsOf({ "/users/{id}/emails": { get }, "/emails": { get }, "/teams/{id}/emails": { get } });
    expect(names).toEqual({
      "GET /users/{id}/emails": "user_emails.list",
      "GET /emails": "emails.list",
      "GET /teams/{id}/emails": "team_emails.list",
    });
  });
});

describe("left out, with the reason, is", () => {
  it.each([
    ["/pets/{id}/cancel", "post", json(one), "It runs a command, and no action of the gateway fits one."],
    ["/pets/{id}:archive", "post", json(one), "It runs a command, and no action of the gateway fits one."],
    ["/pets/{id}:get", "post", json(one), "It runs a command, and no action of the gateway fits one."],
    ["/pets:batchGet", "post", json(many), "It runs a command, and no action of the gateway fits one."],
    ["/v1/{name}:batch-get", "get", json(many), "It runs a command, and no action of the gateway fits one."],
    ["/pets", "head", json(one), "No action of the gateway fits this method."],
    ["/p q", "get", json(one), "A call cannot have such a path."],
    [
      "/pets",
      "post",
      { requestBody: { content: { "multipart/form-data": {} } }, ...json(one) },
      "Its body is multipart/form-data, which a call cannot send.",
    ],
    [
      "/pets",
      "post",
      { requestBody: { content: { "application/json": { schema: many } } }, ...json(one) },
      "Its body is no object, so it has no params.",
    ],
    ["/pets", "post", file, "It returns application/pdf, which only a download may do."],
    ["/names", "get", json({ type: "array", items: { type: "string" } }), "It returns no object."],
    ["/things/find", "get", json(many), "things.api_search is already GET /things/search."],
  ])("%s %s", (path, method, operation, reason) => {
    const others = { "/things/search": { get: json(many) } };
    const { text, leftOut, operations } = draftOf(documentOf({ ...others, [path]: { [method]: operation } }));
    expect(errorsIn(text)).toEqual([]);
    expect([operations, leftOut]).toEqual([1, 1]);
    const list = text.slice(text.indexOf("# In the document, but not in this draft:")).replaceAll(/\n# (?!- )/gu, " ");
    expect(list).toMatch(`# - ${method.toUpperCase()} ${path} (`);
    expect(list).toContain(`): ${reason}`);
  });

  it("a method that OpenAPI has no key for", () => {
    const { text } = draftOf(documentOf({ "/pets": { get: json(many), additionalOperations: { LINK: json(one) } } }));
    expect(text.replaceAll(/\n# (?!- )/gu, " ")).toContain(
      "# - LINK /pets (/paths/~1pets/additionalOperations/LINK): No action of the gateway fits this method.",
    );
  });

  it("calls that change many records, where another one names the record", () => {
    const paths = { "/pets": { patch: json(one), delete: json(one) }, "/pets/{id}": { put: json(one), delete: json(one) } };
    expect(operationsOf(paths)).toEqual({ "PUT /pets/{id}": "pets.update", "DELETE /pets/{id}": "pets.delete" });
  });

  it("PUT, where PATCH changes the same record", () => {
    expect(operationsOf({ "/pets/{id}": { put: json(one), patch: json(one) } })).toEqual({ "PATCH /pets/{id}": "pets.update" });
  });

  it("a request that the system sends itself", () => {
    const post = { post: { responses: { "200": { description: "OK" } } } };
    const get = { ...json(many), callbacks: { onChange: { "{$request.query.url}": post } } };
    const { text } = draftOf(documentOf({ "/pets": { get } }, { webhooks: { newPet: post }, "x-webhooks": { oldPet: post } }));
    expect(errorsIn(text)).toEqual([]);
    const list = text.replaceAll(/\n# (?!- )/gu, " ");
    for (const name of ['The webhook "newPet"', 'The webhook "oldPet"', 'The callback "onChange" of GET /pets'])
      expect(list).toContain(`# - ${name}: the system sends this request, `);
  });
});

test.each([
  ["created_at", "Created at."],
  ["TCreateResult", "Create result."],
  ["TShirt", "T shirt."],
  ["HTTPServerName", "Http server name."],
  ["petID", "Pet id."],
])("%s reads as words", (name, sentence) => {
  expect(sentenceFor(name)).toBe(sentence);
});
