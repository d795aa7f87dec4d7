import { describe, expect, test } from "vitest";
import { examplesEmitter } from "../../../../../generator/emit/examples/index.ts";
import { connectorAddresses, gatewayAddresses } from "../../../../../generator/schema/addresses.ts";
import { miniModel } from "../../../../fixtures/mini_model.ts";

interface Faulty {
  readonly about: string;
  readonly issue: { readonly code: string; readonly pointer: string };
  readonly value: unknown;
}

interface Examples {
  readonly valid: readonly unknown[];
  readonly invalid: readonly Faulty[];
  readonly warned?: readonly Faulty[];
}

const files = new Map(
  examplesEmitter
    .emit({ model: miniModel, templates: new Map(), version: "1" })
    .map(({ path, text }) => [path, JSON.parse(text) as Readonly<Record<string, Examples>>]),
);

/** The examples of an address. */
function at(address: string): Examples {
  const found = files.get(`examples/${address.split(".", 1)[0] ?? ""}.json`)?.[address];
  if (found === undefined) throw new Error(`no examples at ${address}`);
  return found;
}

function issues(address: string): readonly string[] {
  return at(address).invalid.map(({ issue: { code, pointer } }) => `${code} ${pointer}`);
}

test("one file a connector and one of the gateway, with every address in its order", () => {
  const { gateway, connectors } = miniModel;
  expect([...files.keys()]).toEqual(["examples/payments.json", "examples/file_storage.json", "examples/gateway.json"]);
  for (const connector of connectors) {
    const names = connectorAddresses(gateway, connector).map(({ name }) => name);
    expect(Object.keys(files.get(`examples/${connector.id}.json`) ?? {})).toEqual(names);
  }
  expect(Object.keys(files.get("examples/gateway.json") ?? {})).toEqual(gatewayAddresses(gateway).map(({ name }) => name));
});

describe("params", () => {
  test("usual, full and empty ones where nothing is required", () => {
    expect(at("payments.customers.list.params").valid).toEqual([
      { limit: 10 },
      { limit: 10, starting_after: expect.any(String) as string, created: expect.any(Object) as object, expand: "address" },
      {},
    ]);
    expect(at("payments.customers.get.params").valid).toEqual([{ id: "cus_EXAMPLE1" }]);
  });

  test("every rule of every parameter is broken once", () => {
    expect(issues("payments.customers.get.params")).toEqual([
      "params/unknown /id_",
      "params/missing /id",
      "value/type /id",
      "value/null /id",
      "value/type ",
      "value/null ",
    ]);
    expect(issues("payments.refunds.create.params")[0]).toBe("params/at-least-one-of ");
  });

  test("a value with a fault has nothing else but what is required", () => {
    const values = at("payments.customers.list.params").invalid.map(({ value }) => value);
    expect(values.filter((value) => typeof value === "object" && value !== null && Object.keys(value).length > 1)).toEqual([]);
  });

  test("an unknown name is an error, or a warning if the params are open", () => {
    expect(at("payments.customers.get.params")).not.toHaveProperty("warned");
    expect(issues("payments.customers.create.params")).not.toContain("params/unknown /email_");
    expect(at("payments.customers.create.params").warned).toEqual([
      {
        about: "is not documented",
        issue: { code: "params/unknown", pointer: "/email_" },
        value: { email_: "ada@example.com" },
      },
    ]);
    expect(at("payments.customers.create.request").warned?.map(({ issue }) => issue.pointer)).toEqual(["/params/email_"]);
  });

  test("what is wrong is described in words", () => {
    const { invalid } = at("payments.customers.list.params");
    expect(invalid.find(({ issue }) => issue.code === "value/maximum")).toEqual({
      about: "is larger than the maximum",
      issue: { code: "value/maximum", pointer: "/limit" },
      value: { limit: 101 },
    });
    expect(invalid.at(-1)?.about).toBe("is null");
  });
});

describe("requests", () => {
  test("with params and, where none is needed, without", () => {
    expect(at("payments.customers.list.request").valid).toEqual([
      { entity: "customers", action: "list", params: { limit: 10 } },
      { entity: "customers", action: "list" },
    ]);
    expect(at("payments.customers.get.request").valid).toHaveLength(1);
  });

  test("the body around the params, and one fault of the params", () => {
    expect(issues("payments.customers.get.request")).toEqual([
      "field/unknown /entity_",
      "field/missing /entity",
      "value/const /entity",
      "value/null /entity",
      "value/type /params",
      "params/unknown /params/id_",
    ]);
  });
});

describe("answers", () => {
  test("a page, and an empty one", () => {
    const [page, empty] = at("payments.customers.list.response").valid;
    expect(page).toMatchObject({ status: "success", result: [{ id: "cus_EXAMPLE1" }] });
    expect(empty).toMatchObject({ status: "success", result: [] });
    expect(at("payments.customers.get.response").valid).toHaveLength(1);
  });

  test("faults around the records and in them, with little else in the value", () => {
    expect(issues("payments.customers.list.response")).toEqual([
      "field/missing /status",
      "field/missing /result",
      "value/null /status",
      "value/null /result",
      "value/const /status",
      "value/type /result",
      "value/null /result/0",
      "field/missing /connector_metadata/has_more",
      "field/missing /result/0/id",
    ]);
    const [missing] = at("payments.customers.list.response").invalid;
    expect(missing?.value).toEqual({ result: [] });
  });

  test("the faults of a record are at its own address", () => {
    expect(at("payments.customers.list.record")).toEqual({ valid: [at("payments.records.Customer").valid[0]], invalid: [] });
  });

  test("records: usual, full, and with nothing but what is demanded", () => {
    const { valid } = at("payments.records.Refund");
    expect(valid).toContainEqual({ id: expect.any(String) as string });
    expect(issues("payments.records.Customer")).toEqual([
      "field/missing /id",
      "value/type /id",
      "value/null /id",
      "value/const /object",
      "value/enum /status",
    ]);
  });
});

describe("instances", () => {
  test("each auth method, and what can be wrong with each", () => {
    expect(at("file_storage.auth_config").valid).toEqual([
      { client_id: "client_EXAMPLE1", refresh_token: "refresh_EXAMPLE0000" },
      { client_id: "client_EXAMPLE1", refresh_token: "refresh_EXAMPLE0000", access_token: "access_EXAMPLE0000" },
      { token: "token_EXAMPLE0000" },
    ]);
    expect(issues("payments.auth_config")).toEqual([
      "field/unknown /api_key_",
      "field/missing /api_key",
      "value/type /api_key",
      "value/pattern /api_key",
      "value/null /api_key",
    ]);
  });

  test("all connectors with all methods, values beside the credentials, unknown connectors", () => {
    const { valid, warned } = at("gateway.create_instance");
    expect(valid).toContainEqual(expect.objectContaining({ config: { subdomain: "example" } }));
    expect(warned?.map(({ issue: { code, pointer } }) => `${code} ${pointer}`)).toEqual([
      "request/unknown-connector /connector_definition_id",
      "field/unknown /config/subdomain_",
      "request/unknown-connector /connector_definition_id",
    ]);
    expect(warned?.map(({ value }) => value)).toContainEqual(
      expect.objectContaining({ connector_definition_id: "00000000-0000-4000-8000-000000000000" }),
    );
    expect(issues("gateway.create_instance")).toContain("value/format /connector_definition_id");
    expect(issues("gateway.create_instance")).toContain("value/pattern /auth_config/api_key");
  });
});

describe("any request", () => {
  test("of a connector: one of each entity", () => {
    expect(at("payments.execute").valid).toEqual([
      { entity: "customers", action: "list", params: { limit: 10 } },
      { entity: "refunds", action: "create", params: expect.any(Object) as object },
      { entity: "users", action: "list", params: expect.any(Object) as object },
    ]);
    expect(issues("payments.execute").slice(0, 4)).toEqual([
      "request/unknown-entity /entity",
      "field/missing /entity",
      "value/type /entity",
      "request/unknown-action /action",
    ]);
  });

  test("of the gateway: the unknown action belongs to an entity that only one connector has", () => {
    const broken = at("gateway.execute").invalid.find(({ issue }) => issue.code === "request/unknown-action");
    expect(broken?.value).toMatchObject({ entity: "customers", action: "update" });
    const owners = miniModel.connectors.filter(({ entities }) => entities.some(({ name }) => name === "customers"));
    expect(owners.map(({ id }) => id)).toEqual(["payments"]);
  });
});
