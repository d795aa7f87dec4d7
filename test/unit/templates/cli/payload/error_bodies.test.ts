import fc from "fast-check";
import { addresses } from "connector-gateway-spec";
import { describe, expect, test } from "vitest";
import { splitDocument } from "../../../../../templates/cli/payload/split.ts";
import { toCatalogRules } from "../../../../../templates/cli/payload/targeted_value.ts";
import { findingsOf, readCatalog } from "../../../../fixtures/command_line.ts";

const connectors = readCatalog().connectors.map(({ id }) => id);
const rules = { addresses: new Set<string>(addresses), connectors, ofCatalog: () => toCatalogRules(readCatalog()) };
const request = { entity: "customers", action: "list" };
const download = { entity: "files", action: "download", params: { fileId: "1" } };
const creation = {
  connector_definition_id: "e094cb9a-26de-4645-8761-65c0c425d1de",
  auth_config: { api_key: "sk_test_EXAMPLE0000" },
  name: "n",
};

/** The schema of each value in a document as `path address`; the code of the problem where there is no schema. */
function targetsOf(value: unknown): readonly string[] {
  return splitDocument(value, undefined, rules).map(
    ({ path, target }) => ["$", ...path, ""].join(".") + ("code" in target ? target.code : target.join("|")),
  );
}

/** The schema of the response of an exchange. */
function responseTarget(exchange: object): string | undefined {
  return targetsOf({ connector: "payments", request, ...exchange }).find((text) => text.startsWith("$.response"));
}

describe("the response of an exchange is an error", () => {
  test.each<[string, object]>([
    ["with the status 400", { status: 400, response: { anything: 1 } }],
    ["with the status 404 beside success keys", { status: 404, response: { status: "success", result: [] } }],
    ["with the status 500 and an unknown body", { status: 500, response: {} }],
    ["with a message", { response: { message: "The request is not valid." } }],
    ["with errors", { response: { errors: [{ message: "no" }] } }],
    ["with null instead of a message", { response: { message: null, errors: [] } }],
    ["with more keys", { response: { errors: [], request_id: "r" } }],
    ["without a request", { request: undefined, response: { message: "no" } }],
    ["to a request that names no operation", { request: { entity: "x", action: "y" }, response: { message: "no" } }],
    ["to the creation of an instance", { request: creation, response: { message: "no" } }],
    ["of a download with a status", { connector: "file_storage", request: download, status: 404, response: { message: "no" } }],
  ])("%s", (_what, exchange) => {
    expect(responseTarget(exchange)).toBe("$.response.gateway.error");
  });

  test.each<[string, object, string | undefined]>([
    ["a success", { response: { status: "success", result: [] } }, "$.response.payments.customers.list.response"],
    ["an empty object", { response: {} }, "$.response.payments.customers.list.response"],
    ["other data", { response: { data: [] } }, "$.response.payments.customers.list.response"],
    ["a message beside a status", { response: { status: "success", message: "x" } }, "$.response.payments.customers.list.response"],
    ["a message beside a result", { response: { result: [], message: "x" } }, "$.response.payments.customers.list.response"],
    ["an error with the status 200", { status: 200, response: { message: "x" } }, "$.response.payments.customers.list.response"],
    ["a list", { response: [] }, "$.response.payments.customers.list.response"],
    ["a string", { response: "x" }, "$.response.payments.customers.list.response"],
    ["a new instance", { request: creation, response: { id: "i", message: "x" } }, "$.response.gateway.create_instance_response"],
    ["a status that is not one of HTTP", { status: 0, response: { message: "x" } }, "$.response.gateway.error"],
    ["a downloaded file without a status", { connector: "file_storage", request: download, response: { message: "x" } }, undefined],
  ])("not: %s", (_what, exchange, wanted) => {
    expect(responseTarget(exchange)).toBe(wanted);
  });
});

describe("recorded responses { status, body }", () => {
  test.each<[string, unknown, readonly string[]]>([
    ["an error", { status: 404, body: { message: "x" } }, ["$.response.body.gateway.error"]],
    ["a success", { status: 200, body: { message: "x" } }, ["$.response.body.payments.customers.list.response"]],
    ["an error as text", { status: 404, headers: {}, body: '{"message":"x"}' }, ["$.response.body.gateway.error"]],
    ["a page of a proxy", { status: 502, body: "<html>" }, ["$.response.body.input/not-checked"]],
    ["no body", { status: 500, body: null }, ["$.response.body.input/not-checked"]],
  ])("%s", (_what, response, wanted) => {
    expect(targetsOf({ connector: "payments", request, response }).slice(1)).toEqual(wanted);
  });

  test.each<[unknown, readonly string[]]>([
    [{ status: 404, body: { message: "x" } }, ["$.body.gateway.error"]],
    [{ status: 200, body: {} }, ["$.target/unknown"]],
    [{ status: "success", body: {} }, ["$.target/unknown"]],
  ])("alone: %j", (value, wanted) => {
    expect(targetsOf(value)).toEqual(wanted);
  });
});

describe("a value without a request", () => {
  test.each<[unknown, string]>([
    [{ message: "x", errors: [] }, "$.gateway.error"],
    [{ errors: [{ field: "a", message: "b" }] }, "$.gateway.error"],
    [{ errors: [1] }, "$.gateway.error"],
    [{ message: "x" }, "$.target/unknown"],
    [{ errors: "x" }, "$.target/unknown"],
    [{ errors: [], data: null }, "$.target/unknown"],
    [{ errors: [], status: "success" }, "$.target/unknown"],
    [{ ...request, errors: [] }, "$.crm|payments"],
  ])("%j", (value, wanted) => {
    expect(targetsOf(value)[0]?.replace(/^\$\.\w+\.customers.*/, "$.crm|payments")).toBe(wanted);
  });

  test("any JSON value gets a schema or a problem", () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => targetsOf(value).every((text) => text.startsWith("$."))));
  });
});

test("the findings are those of the error schema, also inside a HAR file", async () => {
  const body = { message: 5, errors: [{ field: 1 }] };
  const call = (status: number): object => ({
    request: {
      method: "POST",
      url: "https://gateway.example.test/api/v1/connectors/instances/i/execute",
      postData: { text: JSON.stringify(request) },
    },
    response: { status, content: { text: JSON.stringify(body) } },
  });
  const files = {
    "alone.json": JSON.stringify(body),
    "b.ndjson": JSON.stringify({ connector: "payments", request, response: body }),
    "c.har": JSON.stringify({ log: { entries: [call(422), call(0)] } }),
  };
  const codes = (await findingsOf("alone.json b.ndjson c.har", { files })).map((text) => text.replace(/:\d+:\d+/, ""));
  const text = (entry: number): string => `$.log.entries[${entry}].response.content.text`;
  expect(codes).toEqual([
    "alone.json value/type $.message",
    "alone.json value/type $.errors[0].field",
    "b.ndjson value/type $.response.message",
    "b.ndjson value/type $.response.errors[0].field",
    ...[0, 1].flatMap((entry) => [`c.har value/type ${text(entry)}.message`, `c.har value/type ${text(entry)}.errors[0].field`]),
  ]);
});
