import { Buffer } from "node:buffer";
import { createSandbox } from "connector-gateway-spec/sandbox";
import { describe, expect, onTestFinished, test } from "vitest";
import type { ContentBlock, JsonObject, OperationEntry, RunContext } from "../../../gateway/src/agents/agent_types.ts";
import { loadEntries, exampleParams } from "../../../gateway/src/agents/operation_names.ts";
import { createToolbox } from "../../../gateway/src/agents/toolbox/create_toolbox.ts";
import { isObject } from "../../../templates/core/json_values.ts";

const TOKEN = "EXAMPLE-token-of-the-equality-test";
const ENOUGH = 10_000_000;
const toolbox = createToolbox({ readOnly: false, answerSize: ENOUGH });

/** A gateway, and how to call it without tools. Two of them give equal answers to equal requests. */
interface Gateway {
  /** Makes its records what they were in the beginning. */
  readonly reset: () => void;
  readonly context: RunContext;
  readonly execute: (entry: OperationEntry, params: JsonObject) => Promise<Response>;
}

function openGateway(): Gateway {
  const { fetch, reset } = createSandbox({ token: TOKEN });
  const baseUrl = "http://sandbox.test";
  const instancesOf: RunContext["target"]["instancesOf"] = (connector) => Promise.resolve([{ id: `inst_${connector}` }]);
  return {
    reset,
    context: { target: { kind: "gateway", baseUrl, token: TOKEN, fetch, instancesOf }, signal: new AbortController().signal },
    execute: ({ operation: { connector, entity, action } }, params) =>
      fetch(`${baseUrl}/api/v1/connectors/instances/inst_${connector}/execute`, {
        method: "POST",
        headers: { authorization: `Bearer ${TOKEN}`, "content-type": "application/json" },
        body: JSON.stringify({ entity, action, params }),
      }),
  };
}

/** One for direct calls, one for tools. */
const gateways = [openGateway(), openGateway()] as const;

/** Two gateways with the same records: one for the direct call, one for the tool. */
function gatewaysFor({ operation }: OperationEntry): readonly [Gateway, Gateway] {
  // Reads change nothing.
  if (operation.effect !== "read") for (const { reset } of gateways) onTestFinished(reset);
  return gateways;
}

const calls = loadEntries().flatMap((entry) =>
  exampleParams(entry).map((params, number) => ({ name: `${entry.operation.id}, example ${number}`, entry, params })),
);
const ofJson = calls.filter(({ entry }) => entry.operation.kind !== "download");
const ofDownloads = calls.filter(({ entry }) => entry.operation.kind === "download");

describe("an operation through run_read and run_write", () => {
  test("is every operation of the catalog", () => {
    expect(new Set(calls.map(({ entry }) => entry.operation.id)).size).toBe(loadEntries().length);
  });

  test.each(ofJson)("answers what the direct call answers: $name", async ({ entry, params }) => {
    const [gateway, { context }] = gatewaysFor(entry);
    const response = await gateway.execute(entry, params);
    const direct = objectOf(await response.json());
    const answer = readText(await runTool(entry, params, context));
    if (!response.ok) {
      expect(objectOf(answer["error"])["code"]).toBe(`gateway/${response.status}`);
      return;
    }
    const redacted = textsOf(answer["redacted"]);
    expect({ result: answer["result"] }).toEqual(
      replaceAt(
        { result: direct["result"] },
        redacted.map((path) => `.${path}`),
      ),
    );
    expect(answer["meta"] ?? null).toEqual(direct["connector_metadata"] ?? null);
    expect(redacted.filter((path) => !isSecret(entry, path))).toEqual([]);
  });

  test.each(ofDownloads)("links to what the direct call downloads: $name", async ({ entry, params }) => {
    const [gateway, { context }] = gatewaysFor(entry);
    const response = await gateway.execute(entry, params);
    const content = await runTool(entry, params, context);
    if (!response.ok) {
      expect(objectOf(readText(content)["error"])["code"]).toBe(`gateway/${response.status}`);
      return;
    }
    const link = content.find((block) => block.type === "resource_link");
    const [resource, ...others] = await toolbox.read(link?.uri ?? "", context);
    const bytes = resource !== undefined && "blob" in resource ? Buffer.from(resource.blob, "base64") : Buffer.from(resource?.text ?? "");
    expect(bytes.equals(Buffer.from(await response.arrayBuffer()))).toBe(true);
    expect(link?.mimeType).toBe(response.headers.get("content-type")?.split(";")[0]);
    expect(others).toEqual([]);
  });
});

async function runTool({ operation }: OperationEntry, params: JsonObject, context: RunContext): Promise<readonly ContentBlock[]> {
  const given = { operation: operation.id, params, ...(operation.permanent && { confirm: true }) };
  return (await toolbox.call(operation.effect === "read" ? "run_read" : "run_write", given, context)).content;
}

function readText(content: readonly ContentBlock[]): Readonly<Record<string, unknown>> {
  const [block] = content;
  return objectOf(JSON.parse(block?.type === "text" ? block.text : ""));
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  expect(isObject(value)).toBe(true);
  return isObject(value) ? value : {};
}

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** The value with `[redacted]` at some paths: `[].client_secret` for that field of each record. */
function replaceAt(value: unknown, paths: readonly string[]): unknown {
  if (paths.includes("")) return "[redacted]";
  if (Array.isArray(value)) return value.map((inner) => replaceAt(inner, below("[]", paths)));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replaceAt(inner, below(`.${name}`, paths))]));
}

/** What follows a step in the paths that begin with it. */
function below(step: string, paths: readonly string[]): readonly string[] {
  const own = paths.filter((path) => path.startsWith(step)).map((path) => path.slice(step.length));
  return own.filter((rest) => /^(?:$|[.[])/.test(rest));
}

/** Whether the catalog marks the field at the end of a path as a secret. */
function isSecret({ connector }: OperationEntry, path: string): boolean {
  const name = path.split(".").at(-1);
  return connector.records.some(({ shape }) => shape.fields.some((field) => field.name === name && field.secret));
}
