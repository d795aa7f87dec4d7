import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../../gateway/src/agents/agent_types.ts";
import { isProblem } from "../../../../gateway/src/agents/arguments/argument_values.ts";
import { readRunArguments } from "../../../../gateway/src/agents/toolbox/finder_set.ts";
import { readMoreArguments } from "../../../../gateway/src/agents/toolbox/operation_tools.ts";
import { loadEntries } from "../../../../gateway/src/agents/operation_names.ts";
import { writeCursor, type CursorContent } from "../../../../gateway/src/agents/run/fit_answer.ts";

const entries = loadEntries();

const content: CursorContent = {
  operation: "payments.customers.list",
  instance: "inst_1",
  params: { limit: 5, starting_after: "cus_5" },
  position: { records: 2, characters: 0 },
  fields: ["id", "email"],
};

function cursorOf(changes: Partial<CursorContent> = {}): string {
  return writeCursor({ ...content, ...changes });
}

function read(given: JsonObject) {
  return readRunArguments(given, "run_read", { entries, readOnly: false });
}

describe("a cursor", () => {
  const cursor = cursorOf();

  test.each<[string, JsonObject]>([
    ["alone", { cursor }],
    ["with its operation", { cursor, operation: content.operation }],
    ["with the params of its page", { cursor, operation: content.operation, params: content.params }],
    ["with the params of the first page", { cursor, operation: content.operation, params: { limit: 5 } }],
    ["with no params", { cursor, operation: content.operation, params: {} }],
    ["with its fields and instance", { cursor, operation: content.operation, fields: "id,email", instance: "inst_1" }],
  ])("%s continues the read", (_, given) => {
    const { operation, ...others } = content;
    const request = read(given);
    if (isProblem(request)) throw new Error(request.message);
    const { entry, ...wanted } = request;
    expect([entry.operation.id, wanted]).toEqual([operation, { ...others, isConfirmed: false }]);
  });

  test.each<[string, JsonObject, string]>([
    ["another operation", { cursor, operation: "payments.invoices.list" }, "`operation` is not what that answer began with"],
    ["other params", { cursor, operation: content.operation, params: { limit: 6 } }, "`params` is not what that answer began with"],
    ["other fields", { cursor, operation: content.operation, fields: ["id"] }, "`fields` is not what that answer began with"],
    ["another instance", { cursor, operation: content.operation, instance: "inst_2" }, "`instance` is not what that answer began with"],
  ])("with %s is refused", (_, given, text) => {
    const problem = read(given);
    expect(problem).toMatchObject({ code: "arguments/cursor", message: expect.stringContaining(text) as unknown });
  });

  test.each<[string, JsonObject]>([
    ["is no cursor", { cursor: "cus_5" }],
    ["is no text", { cursor: 5 }],
    ["is cut off", { cursor: cursor.slice(0, -9) }],
    ["is of a write", { cursor: cursorOf({ operation: "payments.customers.create", params: {} }) }],
    ["is of an operation that does not exist", { cursor: cursorOf({ operation: "payments.customers.drop" }) }],
    ["has params that are not valid", { cursor: cursorOf({ params: { limit: "5" } }) }],
    ["has params that are not documented", { cursor: cursorOf({ operation: "payments.payment_intents.list", params: { foo: 1 } }) }],
  ])("that %s is refused", (_, given) => {
    const want = { code: "arguments/cursor", message: expect.stringContaining("is not the cursor of an answer") as unknown };
    expect(read(given)).toMatchObject(want);
    expect(readMoreArguments(given, entries)).toMatchObject(want);
  });

  test("of the third party belongs in the params", () => {
    const message = "The parameter `cursor` of messaging.users.list belongs in `params`.";
    expect(read({ operation: "messaging.users.list", cursor: "dXNlcjox" })).toMatchObject({
      code: "arguments/cursor",
      message: expect.stringContaining(message) as unknown,
    });
  });

  test("continues with read_more", () => {
    expect(readMoreArguments({ cursor }, entries)).toMatchObject({ params: content.params, position: content.position });
  });

  test.each([[undefined], [{}], ["cursor"], [[cursor]]])("is needed by read_more: %j", (given) => {
    expect(readMoreArguments(given, entries)).toMatchObject({ code: "arguments/cursor" });
  });
});
