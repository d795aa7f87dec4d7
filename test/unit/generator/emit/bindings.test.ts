import { describe, expect, it, test } from "vitest";
import connectorSchema from "../../../../spec/connector.schema.json" with { type: "json" };
import { errorKinds, queryStyles, resetUnits, type Binding, type Vendor } from "../../../../templates/core/bindings.ts";
import { boundAndChanged, boundCatalog, DESK, QUERY } from "../../../fixtures/bound_catalog.ts";
import { emitModel } from "../../../fixtures/emitted_package.ts";
import { diagnose, modelOf, shopCatalog } from "../../../fixtures/shop_catalog.ts";
import type { Operation } from "../../../../generator/resolve/model/types.ts";
import type { SourceFile } from "../../../../generator/read/source/source_file.ts";

function vendorOf(sources: readonly SourceFile[]): Vendor | undefined {
  return modelOf(sources).connectors[0]?.vendor;
}

function bindingOf(id: string, sources: readonly SourceFile[] = boundCatalog()): Binding | undefined {
  const operations = modelOf(sources).connectors.flatMap(({ entities }) =>
    entities.flatMap((entity): readonly Operation[] => entity.operations),
  );
  return operations.find((operation) => operation.id === id)?.binding;
}

test("the catalog of the tests has no mistakes", () => {
  expect(diagnose(boundCatalog())).toEqual([]);
});

describe("a vendor", () => {
  it("has what the catalog says, with paths as lists", () => {
    expect(vendorOf(boundCatalog())).toEqual({
      name: "Desk Inc.",
      baseUrl: "https://{subdomain}.desk.example",
      version: { value: "2024-05-01", because: "The last one with notes.", header: "Desk-Version" },
      auth: {
        key: { kind: "header", header: "Authorization", value: "Bearer {api_key}" },
        login: { kind: "basic", username: "user", password: "password" },
        oauth: {
          kind: "oauth_refresh",
          header: "Authorization",
          value: "Bearer {access_token}",
          tokenUrl: "https://desk.example/token",
          accessToken: "access_token",
          refreshToken: "refresh",
          clientId: "client_id",
          clientSecret: "client_secret",
        },
      },
      body: "form",
      queryStyle: "brackets",
      idempotencyHeader: "Idempotency-Key",
      errors: {
        message: [
          ["error", "message"],
          ["errors", "0", "message"],
        ],
        code: [["error", "code"]],
        param: ["error", "param"],
        failWhen: { path: ["ok"], is: false },
        kinds: { no_such_ticket: "not_found" },
      },
      limits: { remaining: "X-Remaining", reset: { header: "X-Reset", unit: "unix_seconds" }, shouldRetry: "X-Retry" },
      retired: { because: "Version 2 takes its place.", source: "https://desk.example/end", on: "2027-01-31" },
    });
  });

  it.each<[string, string, string, Partial<Vendor>]>([
    ["JSON bodies and repeated names by default", "  body: form\n", "", { body: "json", queryStyle: "repeat" }],
    ["the query style that is written", "  body: form\n", "  body: form\n  query_style: comma\n", { body: "form", queryStyle: "comma" }],
  ])("has %s", (_, from, to, wanted) => {
    expect(vendorOf(boundAndChanged(DESK, from, to))).toMatchObject(wanted);
  });

  it("gets the value of its header from the name of the field with the access token", () => {
    const changed = boundAndChanged(DESK, "refresh_token: refresh }", "refresh_token: refresh, access_token: refresh, header: X-Token }");
    expect(vendorOf(changed)?.auth.oauth).toMatchObject({ header: "X-Token", value: "Bearer {refresh}", accessToken: "refresh" });
  });
});

describe("a binding", () => {
  it("has a place for every param, and a source for every field of Meta", () => {
    expect(bindingOf("desk.tickets.list")).toEqual({
      call: "GET /v1/tickets",
      method: "GET",
      path: "/v1/tickets",
      params: {
        limit: { in: "query", name: "limit" },
        page: { in: "query", name: "page" },
        ids: { in: "query", name: "ids[]" },
        created: { in: "query", name: "created" },
        trace: { in: "nowhere", because: "The third party has no such param." },
        fields: { in: "query", name: "fields" },
      },
      rest: "query",
      fixed: { fields: "*", expand: ["notes", "owner"] },
      take: ["data"],
      meta: {
        has_more: { body: ["has_more"] },
        next_page: { link: "next" },
        count: { header: "X-Count" },
        total: { because: "The third party does not count." },
      },
    });
  });

  it.each<[string, Partial<Binding>]>([
    ["desk.tickets.get", { queryStyle: "comma", retired: { because: "Tickets end.", source: "https://desk.example/tickets" } }],
    [
      "desk.tickets.update",
      { method: "PUT", rest: "body", params: { id: { in: "path", name: "id" }, note: { in: "body", name: "note" } } },
    ],
    [
      "desk.tickets.download",
      {
        params: { id: { in: "path", name: "id" }, file_index: { in: "answer" }, range_header: { in: "header", name: "Range" } },
        follow: { address: ["ticket", "files", { param: "file_index" }, "url"], hosts: ["files.desk.example"] },
      },
    ],
    [
      "desk.notes.list",
      { rest: "variable", params: { first: { in: "variable", name: "first" }, after: { in: "variable", name: "after" } } },
    ],
  ])("of %s", (id, wanted) => {
    expect(bindingOf(id)).toMatchObject(wanted);
  });

  it("has the text of its GraphQL file, with line feeds alone", () => {
    const changed = boundAndChanged(QUERY, "String) {\n", "String) {\r\n");
    const graphql = bindingOf("desk.notes.list", changed)?.graphql;
    expect(graphql?.file).toBe("queries/notes.graphql");
    expect(graphql?.query).toMatch(/^# The notes of all tickets\.\nquery Notes\(\$first: Int, \$after: String\) \{\n {2}notes[^\r]*\}$/u);
  });
});

describe("bindings.js", () => {
  it("has a line for each param and each property", () => {
    const code = emitModel(modelOf(boundCatalog())).get("bindings.js") ?? "";
    expect(code).toContain('  "desk.tickets.download": {\n    call: "GET /v1/tickets/{id}",\n    method: "GET",\n');
    expect(code).toContain('      file_index: { in: "answer" },\n');
    expect(code).toContain('  desk: {\n    name: "Desk Inc.",\n');
  });

  it("has empty tables for a catalog without vendors", () => {
    const code = emitModel(modelOf(shopCatalog())).get("bindings.js") ?? "";
    expect(code.match(/deepFreeze\(\{\}\)/gu)).toHaveLength(2);
  });
});

describe("the words of the catalog and of the types are the same", () => {
  const { definitions } = connectorSchema;

  it.each([
    ["query styles", definitions.query_style.enum, queryStyles],
    ["kinds of errors", definitions.vendor_errors.properties.kinds.additionalProperties.enum, errorKinds],
    ["units of limits", definitions.vendor_limits.properties.unit.enum, resetUnits],
  ])("for %s", (_, written, typed) => {
    expect(written).toEqual(typed);
  });
});
