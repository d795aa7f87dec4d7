import { describe, expect, test } from "vitest";
import type { JsonObject, OperationEntry } from "../../../../gateway/src/agents/agent_types.ts";
import { readToolArguments } from "../../../../gateway/src/agents/toolbox/operation_tools.ts";
import { findEntry, loadEntries } from "../../../../gateway/src/agents/operation_names.ts";

const entries = loadEntries();

function entryOf(id: string): OperationEntry {
  const entry = findEntry(entries, id);
  if (entry === undefined) throw new Error(`There is no operation ${id}.`);
  return entry;
}

describe("the arguments of a tool with one operation", () => {
  test.each<[string, unknown, JsonObject, boolean]>([
    ["payments.customers.list", undefined, {}, false],
    ["payments.customers.list", { limit: 5 }, { limit: 5 }, false],
    ["payments.customers.delete", { id: "cus_1" }, { id: "cus_1" }, false],
    ["payments.customers.delete", { id: "cus_1", confirm: true }, { id: "cus_1" }, true],
    ["payments.customers.delete", { id: "cus_1", confirm: false }, { id: "cus_1" }, false],
    ["messaging.users.list", { cursor: "dXNlcjox" }, { cursor: "dXNlcjox" }, false],
  ])("of %s: %j", (id, given, params, isConfirmed) => {
    const entry = entryOf(id);
    expect(readToolArguments(given, entry)).toEqual({ entry, params, isConfirmed });
  });

  test.each<[string, unknown, string, string, JsonObject]>([
    ["payments.customers.list", "limit", "arguments/type", "must be an object", { limit: 25 }],
    ["payments.customers.list", { params: { limit: 500 } }, "arguments/type", "leave out `params`", { limit: 100 }],
    ["payments.customers.list", { limit: 500 }, "value/maximum", "at most 100", { limit: 100 }],
    ["payments.customers.list", { confirm: true }, "params/unknown", "`confirm` is not a parameter", {}],
    ["payments.customers.delete", { id: "cus_1", confirm: "yes" }, "arguments/type", "without quotes", { id: "cus_1" }],
    ["payments.customers.delete", { confirm: true }, "params/missing", "`id` is missing", { id: "cus_EXAMPLE0001" }],
  ])("of %s are refused: %j", (id, given, code, text, example) => {
    const message: unknown = expect.stringContaining(text);
    expect(readToolArguments(given, entryOf(id))).toMatchObject({ code, message, example });
  });
});
