import { describe, expect, test } from "vitest";
import type { JsonObject, RunRequest, ToolProblem } from "../../../../gateway/src/agents/agent_types.ts";
import { isProblem } from "../../../../gateway/src/agents/arguments/argument_values.ts";
import { readRunArguments } from "../../../../gateway/src/agents/toolbox/finder_set.ts";
import type { RunTool } from "../../../../gateway/src/agents/arguments/continued_read.ts";
import { loadEntries } from "../../../../gateway/src/agents/operation_names.ts";

const entries = loadEntries();

function read(given: unknown, tool: RunTool = "run_read", readOnly = false): RunRequest | ToolProblem {
  return readRunArguments(given, tool, { entries, readOnly });
}

/** What is run, with the id of its operation. */
function accepted(given: unknown, tool?: RunTool): JsonObject {
  const request = read(given, tool);
  if (isProblem(request)) throw new Error(`${request.code}: ${request.message}`);
  const { entry, position: _, ...others } = request;
  const { params, instance, fields, isConfirmed } = others;
  return {
    operation: entry.operation.id,
    params,
    ...(instance !== undefined && { instance }),
    ...(fields !== undefined && { fields }),
    isConfirmed,
  };
}

function refused(given: unknown, tool?: RunTool, readOnly?: boolean): ToolProblem {
  const problem = read(given, tool, readOnly);
  if (!isProblem(problem)) throw new Error("It was accepted.");
  return problem;
}

const list = "payments.customers.list";
const create = "payments.customers.create";
const remove = "payments.customers.delete";

describe("accepts", () => {
  test.each<[string, JsonObject, JsonObject, RunTool?]>([
    ["no params", { operation: list }, { operation: list, params: {}, isConfirmed: false }],
    ["params", { operation: list, params: { limit: 5 } }, { operation: list, params: { limit: 5 }, isConfirmed: false }],
    ["params as a JSON text", { operation: list, params: '{"limit":5}' }, { operation: list, params: { limit: 5 }, isConfirmed: false }],
    [
      "null for what is left out",
      { operation: list, params: null, fields: null, cursor: null, instance: null },
      { operation: list, params: {}, isConfirmed: false },
    ],
    ["the name of the tool", { operation: "payments_customers_list" }, { operation: list, params: {}, isConfirmed: false }],
    ["an instance", { operation: list, instance: "inst_1" }, { operation: list, params: {}, instance: "inst_1", isConfirmed: false }],
    [
      "fields as a list",
      { operation: list, fields: ["id", "address.city"] },
      { operation: list, params: {}, fields: ["id", "address.city"], isConfirmed: false },
    ],
    [
      "fields as a text, each once",
      { operation: list, fields: "id, email,,id" },
      { operation: list, params: {}, fields: ["id", "email"], isConfirmed: false },
    ],
    ["fields as a JSON text", { operation: list, fields: '["id"]' }, { operation: list, params: {}, fields: ["id"], isConfirmed: false }],
    ["no fields as all of them", { operation: list, fields: [] }, { operation: list, params: {}, isConfirmed: false }],
    [
      "a write",
      { operation: create, params: { email: "jo@example.com" } },
      { operation: create, params: { email: "jo@example.com" }, isConfirmed: false },
      "run_write",
    ],
    [
      "a confirmed write",
      { operation: remove, params: { id: "cus_1" }, confirm: true },
      { operation: remove, params: { id: "cus_1" }, isConfirmed: true },
      "run_write",
    ],
    [
      "what is inside of a free object as it is",
      { operation: create, params: { metadata: { " odd name ": "x", limit: "5" } } },
      { operation: create, params: { metadata: { " odd name ": "x", limit: "5" } }, isConfirmed: false },
      "run_write",
    ],
  ])("%s", (_, given, want, tool) => {
    expect(accepted(given, tool)).toEqual(want);
  });
});

describe("refuses", () => {
  test.each<[string, unknown, string, string, RunTool?]>([
    ["a list", [], "arguments/type", "must be an object"],
    ["a text", "payments.customers.list", "arguments/type", "must be an object"],
    ["no operation", {}, "arguments/operation", "search_operations"],
    ["another type of operation", { operation: 5 }, "arguments/operation", "`operation` must be"],
    [
      "an unknown operation",
      { operation: "payments.customer.list" },
      "arguments/unknown-operation",
      "Did you mean payments.customers.list",
    ],
    ["a shortened operation", { operation: "customers.list" }, "arguments/unknown-operation", "Did you mean payments.customers.list"],
    ["a write in run_read", { operation: create, params: {} }, "arguments/wrong-tool", "call run_write with the same arguments"],
    ["a read in run_write", { operation: list }, "arguments/wrong-tool", "call run_read with the same arguments", "run_write"],
    ["a param beside params", { operation: list, limit: 5 }, "arguments/misplaced", "put it inside of `params`"],
    ["a misspelt param beside params", { operation: list, startingAfter: "x" }, "arguments/misplaced", "`starting_after` is a parameter"],
    ["params under another name", { operation: list, input: { limit: 5 } }, "arguments/unknown", "Did you mean `params`?"],
    ["a misspelt argument", { operation: list, feilds: ["id"] }, "arguments/unknown", "Did you mean `fields`?"],
    [
      "any other argument",
      { operation: list, verbose: true },
      "arguments/unknown",
      "There are: operation, params, fields, cursor, instance.",
    ],
    ["confirm in run_read", { operation: list, confirm: true }, "arguments/unknown", "`confirm`"],
    ["params as another text", { operation: list, params: "limit=5" }, "arguments/type", "`params` must be an object"],
    ["params as a list", { operation: list, params: [] }, "arguments/type", "`params` must be an object"],
    ["params as the JSON text of a list", { operation: list, params: "[1]" }, "arguments/type", "`params` must be an object"],
    ["fields as an object", { operation: list, fields: { id: true } }, "arguments/type", "`fields` must be a list"],
    ["too many fields", { operation: list, fields: Array.from({ length: 201 }, String) }, "arguments/type", "at most 200 names"],
    ["a field with too many characters", { operation: list, fields: "x".repeat(201) }, "arguments/type", "at most 200 characters"],
    ["fields that are no names", { operation: list, fields: [1] }, "arguments/type", "`fields` must be a list"],
    ["an empty instance", { operation: list, instance: "" }, "arguments/type", "`instance` must be the id"],
    ["a quoted confirm", { operation: remove, params: { id: "x" }, confirm: "true" }, "arguments/type", "without quotes", "run_write"],
    ["no params in run_write", { operation: create }, "arguments/missing", "`params` is missing", "run_write"],
    ["an unknown param", { operation: list, params: { emial: "x" } }, "params/unknown", "did you mean `email`?"],
    ["a number as text", { operation: list, params: { limit: "5" } }, "value/type", "Remove the quotes."],
    ["a missing param", { operation: "payments.customers.get" }, "params/missing", "`id` is missing"],
    ["an undocumented param", { operation: create, params: { iban: "x" } }, "params/unknown", "not a documented parameter", "run_write"],
    ["none of several", { operation: "payments.refunds.create", params: {} }, "params/at-least-one-of", "at least one of", "run_write"],
  ])("%s", (_, given, code, text, tool) => {
    const problem = refused(given, tool);
    expect(problem.code).toBe(code);
    expect(problem.message).toContain(text);
  });

  test("writes of a server that only reads", () => {
    const { code, message } = refused({ operation: create, params: {} }, "run_read", true);
    expect([code, message]).toEqual(["arguments/read-only", `${create} changes records, and this server only reads. Nothing was sent.`]);
  });

  test("without naming writes that are not offered", () => {
    expect(refused({ operation: "payments.customers.creat" }, "run_read", true).message).not.toContain(create);
  });

  test("with all issues and their places", () => {
    const params = { limit: 500, emial: "jo@example.com", created: { gte: "1735689600", foo: 1 } };
    const { code, message, issues, example } = refused({ operation: list, params });
    expect([code, message]).toEqual(["arguments/invalid", "There are 4 problems. Nothing was sent. Params like `example` are valid."]);
    expect(issues?.map((issue) => [issue["code"], issue["path"]])).toEqual([
      ["value/maximum", "limit"],
      ["params/unknown", "emial"],
      ["value/type", "created.gte"],
      ["field/unknown", "created.foo"],
    ]);
    expect(example).toEqual({ limit: 100, email: "jo@example.com", created: { gte: 1_735_689_600 } });
  });

  test("with at most ten issues", () => {
    const params = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`unknown${index}`, index]));
    const { message, issues } = refused({ operation: list, params });
    expect(message).toBe("There are 30 problems. The first 10 are listed. Nothing was sent. Params like `example` are valid.");
    expect(issues).toHaveLength(10);
  });

  test("with the list of names once", () => {
    const { issues } = refused({ operation: list, params: { first: 1, second: 2 } });
    expect(JSON.stringify(issues).match(/Known:/g)).toHaveLength(1);
  });
});
