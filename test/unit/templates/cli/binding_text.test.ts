import { describe, expect, it } from "vitest";
import type { Binding, MetaSource, ParamPlace, Vendor, VendorAuth } from "../../../../templates/core/bindings.ts";
import { bindingText, vendorText } from "../../../../templates/cli/look_up/explain.ts";

const VENDOR: Vendor = {
  name: "Desk Inc.",
  baseUrl: "https://{subdomain}.desk.example",
  auth: {},
  body: "json",
  queryStyle: "repeat",
  errors: { message: [["message"]], code: [], kinds: {} },
};

const BINDING: Binding = { call: "GET /v1/tickets/{id}", method: "GET", path: "/v1/tickets/{id}", params: {}, rest: "query" };

const RETIRED = { because: "Version 2 takes its place.", source: "https://desk.example/end" };

describe("a third party", () => {
  it("has a name and an address", () => {
    expect(vendorText(VENDOR)).toEqual(["third party  Desk Inc., https://{subdomain}.desk.example"]);
  });

  it.each<[Partial<Vendor>, string]>([
    [
      { version: { value: "2024-05-01", because: "The last one with notes.", header: "Desk-Version" } },
      "version 2024-05-01, in the header Desk-Version: The last one with notes.",
    ],
    [{ version: { value: "v3", because: "Current.", paths: { "/v3": "/{version}" } } }, "version v3, in the path: Current."],
    [{ body: "form" }, "bodies are forms"],
    [{ idempotencyHeader: "Idempotency-Key" }, "the header Idempotency-Key makes a repeated write safe"],
    [{ retired: { ...RETIRED, on: "2027-01-31" } }, "retired on 2027-01-31: Version 2 takes its place. https://desk.example/end"],
    [{ retired: RETIRED }, "retired: Version 2 takes its place. https://desk.example/end"],
  ])("%j", (details, line) => {
    expect(vendorText({ ...VENDOR, ...details }).slice(1)).toEqual([`  ${line}`]);
  });

  it.each<[VendorAuth, string]>([
    [{ kind: "header", header: "Authorization", value: "Bearer {key}" }, "Authorization: Bearer {key}"],
    [{ kind: "basic", username: "key" }, "Basic authentication with key and no password"],
    [{ kind: "basic", username: "user", password: "word" }, "Basic authentication with user and word"],
    [
      {
        ...{ kind: "oauth_refresh", header: "Authorization", value: "Bearer {access_token}", tokenUrl: "https://desk.example/token" },
        ...{ accessToken: "access_token", refreshToken: "refresh_token", clientId: "client_id", clientSecret: "client_secret" },
      },
      "Authorization: Bearer {access_token}, renewed at https://desk.example/token",
    ],
  ])("signs calls: %j", (way, text) => {
    expect(vendorText({ ...VENDOR, auth: { login: way } }).slice(1)).toEqual([`  login: ${text}`]);
  });
});

describe("the call of an operation", () => {
  it("is the first line", () => {
    expect(bindingText(BINDING)).toEqual(["call  GET /v1/tickets/{id}"]);
  });

  it.each<[ParamPlace, string | undefined]>([
    [{ in: "path", name: "id" }, undefined],
    [{ in: "query", name: "id" }, undefined],
    [{ in: "query", name: "ids[]" }, "ids[] in the query"],
    [{ in: "header", name: "Range" }, "the header Range"],
    [{ in: "answer" }, "picks the file in the answer"],
    [{ in: "nowhere", because: "There is none." }, "not sent. There is none."],
  ])("sends a param: %j", (place, text) => {
    expect(bindingText({ ...BINDING, params: { id: place } }).slice(1)).toEqual(text === undefined ? [] : [`  id: ${text}`]);
  });

  it.each<[MetaSource, string]>([
    [{ body: ["errors", "0", "cursor"] }, "errors[0].cursor"],
    [{ link: "next" }, 'the link to "next" in the header Link'],
    [{ header: "X-Total" }, "the header X-Total"],
    [{ because: "There is none." }, "always null. There is none."],
  ])("has a source of Meta: %j", (source, text) => {
    expect(bindingText({ ...BINDING, meta: { total: source } }).slice(1)).toEqual([`  meta.total: ${text}`]);
  });

  it.each<[Partial<Binding>, string]>([
    [{ fixed: { fields: "*" } }, 'fields: "*", unless it is given'],
    [{ take: ["data", "notes"] }, "result: data.notes"],
    [{ graphql: { file: "queries/notes.graphql", query: "{ a }" } }, "query: queries/notes.graphql"],
    [
      { follow: { address: ["files", { param: "index" }, "url"], hosts: ["a.example", "b.example"] } },
      "content: from the address in files[{index}].url, without credentials, on a.example, b.example",
    ],
    [{ retired: RETIRED }, "retired: Version 2 takes its place. https://desk.example/end"],
  ])("%j", (details, line) => {
    expect(bindingText({ ...BINDING, ...details }).slice(1)).toEqual([`  ${line}`]);
  });

  it("is retired with the whole interface, and has its version", () => {
    const vendor = { ...VENDOR, retired: RETIRED, version: { value: "v3", because: "Current.", header: "X" } };
    expect(bindingText(BINDING, vendor).slice(1)).toEqual([
      "  version v3",
      "  retired: Version 2 takes its place. https://desk.example/end",
    ]);
  });
});
