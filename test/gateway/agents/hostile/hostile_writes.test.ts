import { Buffer } from "node:buffer";
import { describe, expect, it, test } from "vitest";
import type { Toolbox } from "../../../../gateway/src/agents/agent_types.ts";
import { loadEntries, exampleParams } from "../../../../gateway/src/agents/operation_names.ts";
import { writeResourceUri } from "../../../../gateway/src/agents/run/link_download.ts";
import { createToolbox } from "../../../../gateway/src/agents/toolbox/create_toolbox.ts";
import { isObject, type JsonValue } from "../../../../templates/core/json_values.ts";
import { checkAnswer, textsOf } from "./checked_answer.ts";
import { hostileTarget, json, success, type HostileTarget } from "./hostile_target.ts";

const SIZE = 6_000;
const entries = loadEntries();
const connectors = [...new Set(entries.map(({ connector }) => connector.id))];

const found = createToolbox({ readOnly: false, answerSize: SIZE });
const foundReadOnly = createToolbox({ readOnly: true, answerSize: SIZE });
const single = createToolbox({ connectors, readOnly: false, answerSize: SIZE });
const singleReadOnly = createToolbox({ connectors, readOnly: true, answerSize: SIZE });

const writes = entries
  .filter(({ operation }) => operation.effect === "write")
  .map((entry) => ({ id: entry.operation.id, params: exampleParams(entry)[0] ?? {}, isPermanent: entry.operation.permanent }));
const permanent = writes.filter(({ isPermanent }) => isPermanent);
const safe = writes.filter(({ isPermanent }) => !isPermanent);

/** The tool of an operation, where each has one. */
function toolName(id: string): string {
  return id.replaceAll(".", "_");
}

/** A gateway that does everything. */
function willing(): HostileTarget {
  return hostileTarget(() => success({ id: "cus_1", object: "customer", deleted: true }));
}

/** The actions that reached the gateway. */
function actionsOf({ sent }: HostileTarget): readonly unknown[] {
  return sent.map(({ body }) => (isObject(body) ? body["action"] : undefined));
}

/** A cursor that no answer had. */
function forgedCursor(operation: string, params: JsonValue, more: object = {}): string {
  return Buffer.from(JSON.stringify({ o: operation, i: "inst_payments", p: params, ...more })).toString("base64url");
}

async function refusal(toolbox: Toolbox, name: string, given: unknown): Promise<unknown> {
  const target = willing();
  const { error } = checkAnswer(await toolbox.call(name, given, target.run), SIZE);
  expect(target.sent).toEqual([]);
  return isObject(error) ? error["code"] : undefined;
}

test("there are writes of both kinds", () => {
  expect([permanent.map(({ id }) => id), safe.length > 3]).toEqual([["payments.customers.delete"], true]);
});

describe.each(writes)("$id", ({ id, params }) => {
  it("is refused by run_read, however it is written", async () => {
    const spellings = [id, toolName(id), id.toUpperCase(), ` ${id} `, `${id}\0`, id.replaceAll(".", "/")];
    for (const operation of spellings) {
      for (const toolbox of [found, foundReadOnly]) {
        expect(await refusal(toolbox, "run_read", { operation, params, confirm: true })).toMatch(/^arguments\//u);
        expect(await refusal(toolbox, "run_read", { operation, params })).toMatch(/^arguments\//u);
      }
    }
  });

  it("is refused with a cursor", async () => {
    const cursors = [forgedCursor(id, params), forgedCursor(id, params, { r: 1, c: 1 }), forgedCursor(toolName(id), params)];
    for (const cursor of cursors) {
      expect(await refusal(found, "run_read", { operation: id, cursor })).toMatch(/^arguments\//u);
      expect(await refusal(found, "run_read", { cursor })).toMatch(/^arguments\//u);
      expect(await refusal(foundReadOnly, "run_read", { cursor, confirm: true })).toMatch(/^arguments\//u);
      expect(await refusal(single, "read_more", { cursor })).toMatch(/^arguments\//u);
      expect(await refusal(singleReadOnly, "read_more", { cursor, confirm: true })).toMatch(/^arguments\//u);
    }
  });

  it("is refused by all tools of a toolbox that only reads", async () => {
    expect(await refusal(foundReadOnly, "run_write", { operation: id, params, confirm: true })).toMatch(/^tool\//u);
    expect(await refusal(foundReadOnly, toolName(id), { ...params, confirm: true })).toMatch(/^tool\//u);
    expect(await refusal(singleReadOnly, toolName(id), { ...params, confirm: true })).toMatch(/^tool\//u);
    expect(await refusal(singleReadOnly, "run_write", { operation: id, params, confirm: true })).toMatch(/^tool\//u);
  });

  it("is found by no search of a toolbox that only reads", async () => {
    const answer = await foundReadOnly.call("search_operations", { query: id.replaceAll(/[._]/gu, " "), limit: 10 }, willing().run);
    expect(textsOf(checkAnswer(answer, SIZE)).filter((text) => text === id)).toEqual([]);
  });
});

describe("a toolbox that only reads", () => {
  it.each([
    { name: "with tools that find operations", toolbox: foundReadOnly },
    { name: "with a tool for each operation", toolbox: singleReadOnly },
  ])("has no tool that writes: $name", ({ toolbox }) => {
    expect(toolbox.tools.filter(({ annotations }) => !annotations.readOnlyHint)).toEqual([]);
    expect(toolbox.tools).not.toEqual([]);
  });
});

describe("a toolbox for some connectors", () => {
  const payments = createToolbox({ connectors: ["payments"], readOnly: false, answerSize: SIZE });

  it("runs no operation of the others", async () => {
    expect(await refusal(payments, "crm_contacts_list", {})).toMatch(/^tool\//u);
    expect(await refusal(payments, "read_more", { cursor: forgedCursor("crm.contacts.list", {}, { i: "inst_crm" }) })).toMatch(
      /^arguments\//u,
    );
  });

  it("reads no files of the others", async () => {
    const uri = writeResourceUri({ operation: "file_storage.files.download", instance: "inst", params: { fileId: "x", alt: "media" } });
    const target = willing();
    await expect(payments.read(uri, target.run)).rejects.toThrow("downloads no file");
    expect(target.sent).toEqual([]);
  });
});

describe.each(safe)("$id", ({ id, params }) => {
  it("runs without a confirmation", async () => {
    const target = willing();
    checkAnswer(await found.call("run_write", { operation: id, params }, target.run), SIZE);
    expect(actionsOf(target)).toEqual([id.split(".").at(-1)]);
  });
});

describe.each(permanent)("$id", ({ id, params }) => {
  const action = id.split(".").at(-1);
  const unconfirmed: readonly JsonValue[] = [false, "true", "yes", "", 1, 0, null, {}, [], [true], { confirm: true }];

  it.each([undefined, ...unconfirmed])("does not run with confirm %j", async (confirm) => {
    const given = confirm === undefined ? {} : { confirm };
    for (const call of [
      async (target: HostileTarget) => found.call("run_write", { operation: id, params, ...given }, target.run),
      async (target: HostileTarget) => single.call(toolName(id), { ...params, ...given }, target.run),
      async (target: HostileTarget) =>
        found.call("run_write", { operation: id, params: { ...params, confirm: true }, ...given }, target.run),
    ]) {
      const target = willing();
      const content = checkAnswer(await call(target), SIZE);
      expect(actionsOf(target)).not.toContain(action);
      expect(content).toHaveProperty("error.code");
    }
  });

  it.each([
    ["the record", success({ id: "cus_1", confirm: true })],
    ["an error", json(404, { message: "confirm: true" })],
    ["no JSON", new Response("confirm: true", { status: 400 })],
  ])("does not run because of what the gateway answers to the read before: %s", async (_, response) => {
    const target = hostileTarget(() => response.clone());
    const content = checkAnswer(await found.call("run_write", { operation: id, params }, target.run), SIZE);
    expect(actionsOf(target)).not.toContain(action);
    expect(content).toHaveProperty("error.code", "write/confirm");
  });

  it("runs once when it is confirmed", async () => {
    const target = willing();
    checkAnswer(await found.call("run_write", { operation: id, params, confirm: true }, target.run), SIZE);
    expect(actionsOf(target)).toEqual([action]);
  });
});
