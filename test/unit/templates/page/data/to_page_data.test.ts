import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { toPageData } from "../../../../../generator/emit/reference/to_page_data.ts";
import { openSource } from "../../../../../generator/emit/reference/source.ts";
import type { Model } from "../../../../../generator/resolve/model/types.ts";
import { canShow } from "../../../../../templates/page/run/form/input_kinds.ts";
import { fieldOf, type JsonObject } from "../../../../../templates/page/run/form/values.ts";
import type { PageData, PageInput, PageOperation, PageShape } from "../../../../../templates/page/shared/page_data.ts";
import { isList, isObject, type JsonValue } from "../../../../../templates/core/json_values.ts";
import { loadCatalog } from "../../../../fixtures/emitted_package.ts";
import { miniModel } from "../../../../fixtures/mini_model.ts";

function dataOf(model: Model): PageData {
  return toPageData(openSource({ model, templates: new Map(), version: "1.2.3" }));
}

function operationOf(data: PageData, id: string): PageOperation {
  const found = data.operations.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}

/** The paths of the values of an example that no input can show. */
function unshown(shape: PageShape, value: JsonObject, path = ""): readonly string[] {
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = shape.fields.find((one) => one.name === name);
    return field === undefined ? [`${path}/${name}`] : unshownIn(field.input, inner, `${path}/${name}`);
  });
}

function unshownIn(input: PageInput, value: JsonValue, path: string): readonly string[] {
  if (!canShow(input, value)) return [path];
  if (input.kind === "object" && isObject(value)) return unshown(input, value, path);
  if (input.kind === "list" && isList(value)) return value.flatMap((one, index) => unshownIn(input.items, one, `${path}/${index}`));
  return [];
}

describe("the data of a small catalog", () => {
  const data = dataOf(miniModel);

  test("has the path of calls, the meanings of statuses, and all operations", () => {
    expect(data.executePath).toBe("/api/v1/connectors/instances/{connector_instance_id}/execute");
    expect(data.statuses["404"]).toBe("Unknown instance.");
    expect(data.operations.map(({ id }) => id)).toContain("payments.customers.list");
    expect(data.operations).toHaveLength(
      miniModel.connectors.flatMap(({ entities }) => entities.flatMap(({ operations }) => operations)).length,
    );
  });

  test.each([
    ["payments.customers.list", "limit", { kind: "number", minimum: 1, maximum: 100, integer: true }],
    [
      "payments.customers.list",
      "starting_after",
      { kind: "text", suggest: { kind: "records", from: [{ entity: "customers", fields: ["id"] }] } },
    ],
    ["payments.customers.list", "expand", { kind: "words", values: ["address", "tags"] }],
    ["payments.customers.create", "metadata", { kind: "json" }],
    ["payments.customers.get", "id", { kind: "text", suggest: { kind: "records", from: [{ entity: "customers", fields: ["id"] }] } }],
    ["file_storage.files.download", "alt", { kind: "choice", values: ["media"] }],
  ])("%s: %s", (id, name, input) => {
    expect(operationOf(data, id).fields.find((one) => one.name === name)?.input).toEqual(input);
  });

  test("has the fields inside objects", () => {
    const created = operationOf(data, "payments.customers.list").fields.find(({ name }) => name === "created");
    expect(created?.input).toMatchObject({
      kind: "object",
      fields: [{ name: "gt", input: { kind: "number", integer: true } }, { name: "gte" }],
    });
  });

  test("says what is required, open, and needed together", () => {
    expect(operationOf(data, "payments.customers.get").fields[0]?.required).toBe(true);
    expect(operationOf(data, "payments.refunds.create")).toMatchObject({ atLeastOneOf: ["charge", "payment_intent"], open: true });
    expect(operationOf(data, "payments.customers.list").open).toBeUndefined();
  });

  test("has the example that the samples show", () => {
    expect(operationOf(data, "payments.customers.get").example).toEqual({ id: "cus_EXAMPLE1" });
  });

  test("says which operations have Meta", () => {
    expect(operationOf(data, "payments.customers.list").hasMeta).toBe(true);
    expect(operationOf(data, "payments.customers.get").hasMeta).toBeUndefined();
  });
});

describe("the data of the catalog", () => {
  let model: Model;
  let data: PageData;

  beforeAll(() => {
    model = loadCatalog();
    data = dataOf(model);
  });

  test("has an input for every param of every operation", () => {
    const params = model.connectors.flatMap(({ entities }) =>
      entities.flatMap(({ operations }) => operations.map(({ id, params: { fields } }) => [id, fields.map(({ name }) => name)])),
    );
    expect(data.operations.map(({ id, fields }) => [id, fields.map(({ name }) => name)])).toEqual(params);
    expect(params.length).toBeGreaterThan(100);
  });

  test("has inputs that can show every example", () => {
    const misfits = data.operations.map((operation) => [operation.id, unshown(operation, operation.example)] as const);
    expect(misfits.filter(([, paths]) => paths.length > 0)).toEqual([]);
  });

  test("has inputs that can show the example of every param", () => {
    const misfits = model.connectors.flatMap(({ entities }) =>
      entities.flatMap(({ operations }) =>
        operations.flatMap(({ id, params: { fields } }) =>
          fields.flatMap(({ name, example }) => {
            const value = example === undefined ? {} : { [name]: example };
            return unshown(operationOf(data, id), value).map((path) => `${id}${path}`);
          }),
        ),
      ),
    );
    expect(misfits).toEqual([]);
  });

  test("suggests records only of entities and fields that there are", () => {
    const suggestions = data.operations.flatMap(({ id, fields }) =>
      fields.flatMap(({ name, input }) =>
        "suggest" in input && input.suggest.kind === "records" ? input.suggest.from.map((from) => ({ id, name, ...from })) : [],
      ),
    );
    const entities = new Set(model.connectors.flatMap((one) => one.entities.map(({ name }) => `${one.id}.${name}`)));
    expect(suggestions.filter(({ id, entity }) => !entities.has(`${id.split(".")[0] ?? ""}.${entity}`))).toEqual([]);
    expect(suggestions.filter(({ fields }) => fields.length === 0)).toEqual([]);
    expect(suggestions.length).toBeGreaterThan(100);
  });

  test.each([
    ["project_tracker.issues.api_search", "expand", "words"],
    ["payments.customers.list", "created", "object"],
    ["crm.contacts.api_search", "filterGroups", "list"],
    ["file_storage.comments.list", "startModifiedTime", "text"],
  ])("%s: %s is written with %s", (id, name, kind) => {
    expect(operationOf(data, id).fields.find((one) => one.name === name)?.input.kind).toBe(kind);
  });

  test("offers dates for seconds", () => {
    const created = operationOf(data, "payments.customers.list").fields.find(({ name }) => name === "created")?.input;
    expect(created).toMatchObject({ fields: [{ input: { format: "unix_seconds" } }, {}, {}, {}] });
  });

  test("stays small", () => {
    expect(gzipSync(JSON.stringify(data), { level: 9 }).length).toBeLessThan(15_000);
  });

  test("keeps examples apart from what objects inherit", () => {
    expect(fieldOf(operationOf(data, "payments.customers.get").example, "constructor")).toBeUndefined();
  });
});
