import { describe, expect, test } from "vitest";
import type { Connector } from "../../../../../generator/resolve/model/types.ts";
import { miniModel } from "../../../../fixtures/mini_model.ts";
import { CREATE, emit, EXECUTE, post, read, ref, schema } from "./read_document.ts";

describe("responses", () => {
  test("of an operation have an envelope and open records", () => {
    expect(schema("PaymentsCustomersListResponse")).toMatchObject({
      properties: { result: { type: "array", items: ref("PaymentsCustomer") }, execution_metadata: ref("GatewayExecutionMetadata") },
    });
    expect(schema("PaymentsCustomer")).toHaveProperty("properties.address", {
      description: "Where they live.",
      type: ["object", "null"],
      additionalProperties: true,
    });
    expect(schema("PaymentsCustomer")).not.toHaveProperty("additionalProperties");
  });

  test.each([
    ["payments.customers.list", "A page of `Customer` records."],
    ["payments.customers.api_search", "A `CustomerSearchResult` record with the results in `data`."],
    ["payments.customers.create", "The new `Customer` record."],
    ["payments.customers.delete", "A `CustomerDeleteResult` record, which confirms the deletion."],
    ["file_storage.files.download", "The content of the file."],
  ])("of %s say what they contain", (operation, want) => {
    expect(post("operations", operation)["responses"]?.["200"]?.["description"]).toBe(want);
  });

  test("of a download are bytes: the whole file or a range", () => {
    const responses = post("operations", "file_storage.files.download")["responses"];
    expect(Object.keys(responses ?? {})).toEqual(["200", "206", "400", "401", "403", "404", "422", "429", "500"]);
    for (const status of ["200", "206"]) {
      expect(responses?.[status]).toMatchObject({
        content: { "application/octet-stream": { schema: { format: "binary" } } },
      });
      expect(responses?.[status]).not.toHaveProperty(["content", "application/octet-stream", "schema", "type"]);
    }
    const all = post("gateway", EXECUTE)["responses"];
    expect(Object.keys(all?.["200"]?.["content"] ?? {})).toEqual(["application/json", "application/octet-stream"]);
    expect(Object.keys(post("payments", EXECUTE)["responses"]?.["200"]?.["content"] ?? {})).toEqual(["application/json"]);
  });

  test("of errors have the error body of the gateway", () => {
    expect(post("gateway", CREATE)["responses"]).not.toHaveProperty("404");
    const responses = read("gateway")["components"]?.["responses"];
    expect(responses?.["Error429"]).toMatchObject({
      description: "Too many requests.",
      headers: { "Retry-After": { schema: { type: "string" } } },
      content: { "application/json": { schema: ref("GatewayErrorBody"), example: { message: "The request is not valid." } } },
      "x-origin": "assumed",
    });
    expect(responses?.["Error400"]).not.toHaveProperty("headers");
  });

  test("of errors have the example of their status, or of the error body", () => {
    const { gateway } = miniModel;
    const statuses = gateway.statuses.map((status) =>
      status.status === 404 ? { ...status, example: { message: "No such instance." } } : status,
    );
    const responses = read("gateway", emit({ ...miniModel, gateway: { ...gateway, statuses } }))["components"]?.["responses"];
    expect(responses?.["Error404"]).toHaveProperty("content.application/json.example", { message: "No such instance." });
    expect(responses?.["Error400"]).toHaveProperty("content.application/json.example.message", "The request is not valid.");
  });

  test("have an example of every header and every download", () => {
    const all = read("gateway")["components"]?.["responses"]?.["Error429"];
    expect(all).toHaveProperty("headers.Retry-After.example", "30");
    const responses = post("operations", "file_storage.files.download")["responses"];
    expect(responses?.["200"]).toMatchObject({
      headers: { "Content-Disposition": { example: 'attachment; filename="report.pdf"' } },
      content: { "application/octet-stream": { example: expect.stringContaining("whole file") as string } },
    });
    expect(responses?.["206"]).toMatchObject({
      headers: { "Content-Range": { example: "bytes 0-99/1024" } },
      content: { "application/octet-stream": { example: expect.stringContaining("bytes 0 to 99") as string } },
    });
  });

  test("are not JSON for a connector that only has downloads", () => {
    const [, storage] = miniModel.connectors;
    const [, files] = storage?.entities ?? [];
    const download = files?.operations.find(({ kind }) => kind === "download");
    if (storage === undefined || files === undefined || download === undefined) throw new Error("the mini model has no download");
    const only: Connector = { ...storage, entities: [{ ...files, operations: [download] }] };
    const emitted = emit({ ...miniModel, connectors: [only] });
    expect(read("gateway", emitted)["paths"]?.[EXECUTE]?.["post"]?.["responses"]?.["200"]).not.toHaveProperty("content.application/json");
    expect(read("gateway", emitted)["components"]?.["schemas"]).not.toHaveProperty("ExecuteResponse");
  });
});
