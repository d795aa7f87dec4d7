import { Buffer } from "node:buffer";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadEntries, exampleParams, paramsValidator } from "../../../../gateway/src/agents/operation_names.ts";
import { createToolbox } from "../../../../gateway/src/agents/toolbox/create_toolbox.ts";
import { isObject } from "../../../../templates/core/json_values.ts";
import { runs } from "../../../fixtures/property_runs.ts";
import { checkAnswer } from "./checked_answer.ts";
import { hostileTarget, success, type SentRequest } from "./hostile_target.ts";

/** The descriptions of all operations fit. */
const SIZE = 6_000;

/** The least that a user can set. */
const LEAST = 1_000;

const entries = loadEntries();
const connectors = [...new Set(entries.map(({ connector }) => connector.id))];

const toolboxes = [
  { name: "four tools", toolbox: createToolbox({ readOnly: false, answerSize: SIZE }) },
  { name: "tools that only read", toolbox: createToolbox({ readOnly: true, answerSize: SIZE }) },
  { name: "a tool for each operation", toolbox: createToolbox({ connectors, readOnly: false, answerSize: SIZE }) },
  { name: "a tool for each read", toolbox: createToolbox({ connectors, readOnly: true, answerSize: SIZE }) },
];

const ids = entries.map(({ operation }) => operation.id);
const examples = entries.flatMap((entry) => exampleParams(entry).map((params) => ({ operation: entry.operation.id, params })));
const fieldNames = [...new Set(entries.flatMap(({ operation }) => operation.params.fields.map(({ name }) => name)))];

/** Any JSON, and texts that a program may trip over. */
const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 3, stringUnit: "binary" }),
  fc.constantFrom("", "__proto__", "\ud800", "\u0000", "x".repeat(50_000), -0, 1e308, Number.MAX_SAFE_INTEGER + 1),
);

const anyParams = fc.oneof(
  fc.constantFrom(...examples.map(({ params }) => params)),
  fc.dictionary(fc.oneof(fc.constantFrom(...fieldNames), fc.string()), anyJson, { maxKeys: 4 }),
  anyJson,
);

const anyCursor = fc
  .record(
    {
      o: fc.oneof(fc.constantFrom(...ids), anyJson),
      i: fc.oneof(fc.constantFrom("inst_payments", "inst_crm"), anyJson),
      p: anyParams,
      r: anyJson,
      c: anyJson,
      d: anyJson,
      f: anyJson,
    },
    { requiredKeys: [] },
  )
  .map((content) => Buffer.from(JSON.stringify(content)).toString("base64url"));

/** Arguments of the tools, half of them right. */
const anyArguments = fc.oneof(
  anyJson,
  anyParams,
  fc.constantFrom(...examples),
  fc.record(
    {
      operation: fc.oneof(fc.constantFrom(...ids), anyJson),
      params: anyParams,
      query: anyJson,
      connector: fc.oneof(fc.constantFrom(...connectors), anyJson),
      limit: anyJson,
      fields: fc.oneof(fc.array(fc.string()), anyJson),
      cursor: fc.oneof(anyCursor, anyJson),
      instance: fc.oneof(fc.constantFrom("inst_payments"), anyJson),
      confirm: anyJson,
    },
    { requiredKeys: [] },
  ),
);

/** A body that reached the gateway: is it an operation of the catalog, with valid params? */
function isValid({ body }: SentRequest, canWrite: boolean): boolean {
  if (!isObject(body)) return false;
  const { entity, action, params = {} } = body;
  return entries.some(
    (entry) =>
      entry.entity.name === entity &&
      entry.operation.action === action &&
      (canWrite || entry.operation.effect === "read") &&
      paramsValidator(entry).check(params).ok,
  );
}

const given = fc.record({ chosen: fc.nat(), unknown: fc.option(fc.string(), { freq: 20 }), input: anyArguments, result: anyJson });

describe.each(toolboxes)("any arguments to $name", ({ toolbox }) => {
  const canWrite = toolbox.tools.some(({ annotations }) => !annotations.readOnlyHint);

  it("are answered, and nothing is sent that is not valid", async () => {
    await fc.assert(
      fc.asyncProperty(given, async ({ chosen, unknown, input, result }) => {
        const name = unknown ?? toolbox.tools[chosen % toolbox.tools.length]?.name ?? "";
        const { run, sent } = hostileTarget(() => success(result));
        const content = checkAnswer(await toolbox.call(name, input, run), SIZE);
        expect(sent.filter((request) => !isValid(request, canWrite))).toEqual([]);
        const code = isObject(content["error"]) ? content["error"]["code"] : undefined;
        if (/^(?:arguments|params|tool)\//u.test(String(code))) expect(sent).toEqual([]);
        expect(code).not.toBe("internal");
      }),
      runs(60),
    );
  });

  it.each([undefined, () => 1, Symbol("x"), 1n, new Date(0), new Map(), Number.NaN])("that are no JSON are answered: %#", async (input) => {
    const { run, sent } = hostileTarget(() => success({}));
    for (const { name } of toolbox.tools.slice(0, 10)) checkAnswer(await toolbox.call(name, input, run), SIZE);
    expect(sent.filter((request) => !isValid(request, canWrite))).toEqual([]);
  });

  it("may be nested deeply or refer to themselves", async () => {
    const deep: unknown = JSON.parse(`${"[".repeat(20_000)}${"]".repeat(20_000)}`);
    const round: Record<string, unknown> = { operation: "payments.customers.get" };
    round["params"] = round;
    const { run, sent } = hostileTarget(() => success({}));
    for (const { name } of toolbox.tools.slice(0, 10)) {
      for (const input of [deep, { operation: "payments.customers.get", params: deep }, { id: deep, query: deep, cursor: deep }, round]) {
        checkAnswer(await toolbox.call(name, input, run), SIZE);
      }
    }
    expect(sent.filter((request) => !isValid(request, canWrite))).toEqual([]);
  });
});

describe("any answer to any operation", () => {
  const toolbox = createToolbox({ readOnly: false, answerSize: LEAST });

  it("becomes an answer of the tool", async () => {
    const anyEnvelope = fc.record(
      {
        status: fc.oneof(fc.constant("success"), anyJson),
        result: anyJson,
        connector_metadata: anyJson,
        warning: anyJson,
        message: anyJson,
        errors: anyJson,
      },
      { requiredKeys: [] },
    );
    const status = fc.constantFrom(200, 200, 200, 201, 400, 401, 404, 409, 422, 500);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...examples), fc.oneof(anyEnvelope, anyJson), status, async (call, envelope, code) => {
        const { run } = hostileTarget(() => new Response(JSON.stringify(envelope), { status: code }));
        const effect = entries.find(({ operation }) => operation.id === call.operation)?.operation.effect;
        const answer = await toolbox.call(
          effect === "read" ? "run_read" : "run_write",
          effect === "read" ? call : { ...call, confirm: true },
          run,
        );
        expect(checkAnswer(answer, LEAST)).not.toHaveProperty("error.code", "internal");
      }),
      runs(60),
    );
  });

  it("may be nested deeply", async () => {
    const nested = `{"status":"success","result":{"id":${"[".repeat(30_000)}${"]".repeat(30_000)}}}`;
    const { run } = hostileTarget(() => new Response(nested));
    const answer = await toolbox.call("run_read", { operation: "payments.customers.get", params: { id: "cus_1" } }, run);
    expect(checkAnswer(answer, LEAST)).not.toHaveProperty("error.code", "internal");
  });
});
