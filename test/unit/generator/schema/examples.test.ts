import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Connector, Field, Gateway, Model, ObjectShape } from "../../../../generator/resolve/model/types.ts";
import { listAddresses } from "../../../../generator/schema/addresses.ts";
import { buildCreateInstance, buildExample, buildPartExample, type Extent, exampleScalar } from "../../../../generator/schema/examples.ts";
import { miniGateway, miniModel } from "../../../fixtures/mini_model.ts";
import {
  any,
  arrayOf,
  closed,
  connector,
  constant,
  entity,
  field,
  nullable,
  object,
  oneOf,
  open,
  operation,
  param,
  record,
  recordDefinition,
  returns,
  scalar,
  stated,
} from "../../../fixtures/model_builders.ts";
import { CHARACTER } from "../../../fixtures/character.ts";

const text = scalar("string");

function ofMini(address: string, extent?: Extent): unknown {
  const found = listAddresses(miniModel).find(({ name }) => name === address);
  return found && buildExample(miniModel, found, extent);
}

function shop(details: Partial<Connector>): Connector {
  return connector("shop", "Shop", "00000000-0000-4000-8000-000000000000", details);
}

function ofParams(params: ObjectShape, extent?: Extent): unknown {
  return buildPartExample(miniGateway, shop({}), operation("shop", "orders", "list", params), "params", extent);
}

function ofRecord(fields: readonly Field[], extent?: Extent): unknown {
  const records = [recordDefinition("Order", fields)];
  const get = operation("shop", "orders", "get", closed([]), returns("Order"));
  return buildPartExample(miniGateway, shop({ records, entities: [entity("orders", [get])] }), get, "record", extent);
}

describe("exampleScalar", () => {
  test.each([
    ["object", constant("customer"), "customer"],
    ["status", oneOf("open", "paid"), "open"],
    ["status", scalar("string", { nullable: true, enum: [null, "paid"] }), "paid"],
    ["kind", scalar("string", { knownValues: ["good"] }), "good"],
    ["customer_id", text, "customer_EXAMPLE1"],
    ["id", text, "id_EXAMPLE1"],
    ["invoice_pdf", text, "example"],
    ["hosted_invoice_url", text, "https://example.com/1"],
    ["createdAt", text, "2025-03-14T09:26:53Z"],
    ["created", text, "2025-03-14T09:26:53Z"],
    ["updated_on", text, "2025-03-14T09:26:53Z"],
    ["ts", text, "2025-03-14T09:26:53Z"],
    ["thread_ts", text, "2025-03-14T09:26:53Z"],
    ["startTime", text, "2025-03-14T09:26:53Z"],
    ["dueDate", text, "2025-03-14T09:26:53Z"],
    ["chats", text, "example"],
    ["Attic", text, "example"],
    ["DateRange", text, "example"],
    ["not_created", text, "2025-03-14T09:26:53Z"],
    ["recreated", text, "example"],
    ["identity", text, "example"],
    ["parentId", text, "parent_EXAMPLE1"],
    ["accountID", text, "account_EXAMPLE1"],
    ["created", scalar("integer"), 1741944413],
    ["amount_due", scalar("integer"), 1999],
    ["page", scalar("integer", { min: 3 }), 3],
    ["page", scalar("integer", { max: 0 }), 0],
    ["rate", scalar("number"), 0.5],
    ["deleted", scalar("boolean"), true],
    ["has_more", scalar("boolean"), false],
    ["code", scalar("string", { maxLength: 3 }), "exa"],
    ["code", scalar("string", { minLength: 9 }), "examplexx"],
    ["key", scalar("string", { pattern: "^sk_(test|live)_" }), "sk_test_EXAMPLE0000"],
    ["spaces", scalar("string", { commaList: { values: ["drive", "app"], minItems: 2 } }), "drive,app"],
    ["uuid", scalar("string", { format: "uuid" }), "00000000-0000-4000-8000-000000000000"],
    ["when", scalar("string", { format: "date-time" }), "2025-03-14T09:26:53Z"],
  ])("makes up a %s", (name, type, want) => {
    expect(exampleScalar(name, type)).toBe(want);
  });

  test("asks for an example where a pattern leaves nothing to guess", () => {
    expect(() => exampleScalar("code", scalar("string", { pattern: "^[XYZ]{7}$" }))).toThrow("add an `example` to the catalog");
  });

  test("fits the lengths, whatever the name", () => {
    fc.assert(
      fc.property(fc.string({ unit: CHARACTER }), fc.nat(20), fc.nat(20), (name, minLength, more) => {
        const value = exampleScalar(name, scalar("string", { minLength, maxLength: minLength + more }));
        const { length } = Array.from(String(value));
        expect(length >= minLength && length <= minLength + more).toBe(true);
      }),
    );
  });
});

describe("buildExample of a request", () => {
  test("has what a typical call has", () => {
    expect(ofMini("payments.customers.list.params")).toEqual({ limit: 10 });
    expect(ofMini("payments.customers.list.request")).toEqual({ entity: "customers", action: "list", params: { limit: 10 } });
    expect(ofMini("payments.refunds.create.params")).toEqual({ charge: "example" });
    expect(ofMini("payments.execute")).toEqual(ofMini("payments.customers.list.request"));
    expect(ofMini("gateway.execute")).toEqual(ofMini("payments.customers.list.request"));
  });

  test("has everything when it is to be full", () => {
    expect(ofMini("payments.customers.list.params", "full")).toEqual({
      limit: 10,
      starting_after: "cursor_EXAMPLE1",
      created: { gt: 1, gte: 1 },
      expand: "address",
    });
  });

  test("does not ask for a later page", () => {
    const params = closed([param("starting_after", text), param("ending_before", text), param("email", text)]);
    const paging = { kind: "record_cursor", next: "starting_after", previous: "ending_before" } as const;
    const more = { origin: stated.origin, more: { in: "meta", field: "has_more" }, id: "id" } as const;
    const list = operation("shop", "orders", "list", params, { paging: { ...paging, ...more } });
    expect(buildPartExample(miniGateway, shop({}), list, "params")).toEqual({ email: "ada@example.com" });
  });

  test("takes the examples of the catalog, and what is required in practice", () => {
    const params = closed([
      param("id", text, { required: true, example: "re_1" }),
      param("fields", text, { requiredInPractice: "Refused without.", default: { value: "*", origin: stated.origin } }),
      param("other", text, { example: "o" }),
    ]);
    expect(ofParams(params)).toEqual({ id: "re_1", fields: "*" });
  });

  test("has nothing of the examples that the gateway gives for any request or answer", () => {
    const { createInstance, execute } = miniGateway;
    const exampled = (shape: ObjectShape): ObjectShape => ({
      ...shape,
      fields: shape.fields.map((each) => ({ ...each, example: "general" })),
    });
    const general: Gateway = {
      ...miniGateway,
      createInstance: { ...createInstance, request: exampled(createInstance.request) },
      execute: {
        ...execute,
        request: exampled(execute.request),
        response: { ...execute.response, shape: exampled(execute.response.shape) },
      },
    };
    const list = operation("shop", "orders", "list", closed([param("id", text)]), { meta: open([field("more", text)]) });
    expect(buildPartExample(general, shop({}), list, "request")).toEqual({
      entity: "orders",
      action: "list",
      params: { id: "id_EXAMPLE1" },
    });
    expect(buildPartExample(general, shop({}), list, "response")).toMatchObject({ connector_metadata: { more: "example" } });
    expect(buildCreateInstance(general, shop({}))).toMatchObject({
      connector_definition_id: "00000000-0000-4000-8000-000000000000",
      auth_config: { token: "token_EXAMPLE0000" },
      name: "general",
    });
  });

  test("leaves params out where there are none", () => {
    const list = operation("shop", "orders", "list", closed([]));
    expect(buildPartExample(miniGateway, shop({}), list, "request")).toEqual({ entity: "orders", action: "list" });
  });

  test("shows inside of objects what has an example, or the first field", () => {
    const filter = object({ shape: closed([param("a", text), param("b", text, { example: "b" })]) });
    const interval = object({ shape: closed([param("gt", scalar("integer")), param("lt", scalar("integer"))]) });
    const params = closed([param("filter", filter, { required: true }), param("when", interval, { required: true })]);
    expect(ofParams(params)).toEqual({ filter: { b: "b" }, when: { gt: 1 } });
  });
});

describe("buildExample of what creates an instance", () => {
  test("takes the first connector and its first method", () => {
    expect(ofMini("gateway.create_instance")).toEqual({
      connector_definition_id: "e094cb9a-26de-4645-8761-65c0c425d1de",
      auth_config: { api_key: "sk_test_EXAMPLE0000" },
      name: "Main account",
    });
    expect(ofMini("file_storage.auth_config", "full")).toEqual({
      client_id: "client_EXAMPLE1",
      refresh_token: "refresh_EXAMPLE0000",
      access_token: "access_EXAMPLE0000",
    });
  });

  test("uses the given auth method", () => {
    const storage = miniModel.connectors[1];
    expect(storage && buildCreateInstance(miniGateway, storage, storage.auth[1])).toMatchObject({
      auth_config: { token: "token_EXAMPLE0000" },
    });
  });
});

describe("buildExample of an answer", () => {
  test("is the catalog's own record in the envelope", () => {
    const [payments] = miniModel.connectors;
    const customer = payments?.records.find(({ name }) => name === "Customer")?.example;
    expect(ofMini("payments.records.Customer")).toEqual(customer);
    expect(ofMini("payments.customers.list.response")).toEqual({
      status: "success",
      result: [customer],
      connector_metadata: { has_more: false },
      execution_metadata: { execution_time_ms: 12 },
    });
    expect(ofMini("payments.customers.get.response")).toMatchObject({ result: customer, connector_metadata: null });
  });

  test("is made up where the catalog has none", () => {
    const fields = [
      field("id", text),
      field("address", nullable(object())),
      field("lines", object()),
      field("tags", arrayOf(text)),
      field("images", arrayOf(any)),
      field("codes", nullable(arrayOf(any))),
      field("pairs", arrayOf(any, { minItems: 2 })),
      field("extra", any),
      field("guess", object(), { origin: { kind: "assumed", because: "Seen." }, required: false }),
      field("names", object({ values: text })),
    ];
    const usual = {
      id: "id_EXAMPLE1",
      address: null,
      lines: {},
      tags: ["example"],
      images: [],
      codes: null,
      pairs: [{}, {}],
      names: { example: "example" },
    };
    expect(ofRecord(fields)).toEqual(usual);
    expect(ofRecord(fields, "full")).toEqual({ ...usual, extra: {}, guess: {} });
  });

  test("ends where a record holds itself", () => {
    const fields = [field("id", text), field("parent", nullable(record("Order"))), field("children", arrayOf(record("Order")))];
    expect(ofRecord(fields)).toEqual({ id: "id_EXAMPLE1", parent: null, children: [] });
  });

  test("fills up the catalog's own record when it is to be full", () => {
    const order = recordDefinition("Order", [field("id", text), field("note", nullable(text))], { example: { id: "or_1" } });
    const get = operation("shop", "orders", "get", closed([]), returns("Order"));
    const example = (extent: Extent): unknown => buildPartExample(miniGateway, shop({ records: [order] }), get, "record", extent);
    expect(example("usual")).toEqual({ id: "or_1" });
    expect(example("full")).toEqual({ id: "or_1", note: "An example." });
  });

  test("tells what a gateway says about an error", () => {
    expect(ofMini("gateway.error")).toEqual({
      message: "The request is not valid.",
      errors: [{ field: "params.limit", message: "must be at most 100" }],
    });
  });
});

test("an empty model has nothing to make an example of", () => {
  const empty: Model = { gateway: miniGateway, connectors: [] };
  const address = listAddresses(empty).find(({ name }) => name === "gateway.execute");
  expect(() => address && buildExample(empty, address)).toThrow("no connector to make an example of");
  expect(ofParams(open([]))).toEqual({});
});
