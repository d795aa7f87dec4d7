import { readFileSync } from "node:fs";
import { operations, validatorFor } from "connector-gateway-spec";
import { operationOf, toolsFor, type ToolDefinition } from "connector-gateway-spec/tools";
import { describe, expect, test } from "vitest";
import type { JsonValue } from "../../../generator/resolve/model/types.ts";
import { raisedBy } from "../../fixtures/documented_connectors.ts";
import { materialOf, mutate, randomFrom } from "../../fixtures/mutate.ts";
import { strictAjv, strictAjv7 } from "../../fixtures/strict_ajv.ts";

/** The most tokens of definitions, estimated as a quarter of the bytes. The server of MCP adds to those of one connector. */
const MOST_TOKENS = { payments: 5_800, all: 17_500 };
const MUTATED_VALUES = 60;
const SEED = 20_251_122;

const tools = toolsFor();
const named = tools.map((tool) => [tool.name, tool] as const);
const connectors = [...new Set(operations.map(({ connector }) => connector))];
const [ajv, ajv7] = [strictAjv(), strictAjv7()];

type Examples = Readonly<Record<string, { readonly valid: readonly JsonValue[] } | undefined>>;

const examples = connectors.map((id) => readJson(`examples/${id}.json`) as Examples);
const material = materialOf(connectors.map((id) => readJson(`schemas/${id}.json`)));

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(new URL(import.meta.resolve(`connector-gateway-spec/${name}`)), "utf8"));
}

function tokensOf(definitions: readonly ToolDefinition[]): number {
  return Buffer.byteLength(JSON.stringify(definitions)) / 4;
}

/** The names of all keywords and params in a schema. */
function keysIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}

describe("the definitions of all tools", () => {
  test("fit into a context", () => {
    expect(tokensOf(toolsFor({ connectors: ["payments"] }))).toBeLessThanOrEqual(MOST_TOKENS.payments);
    expect(tokensOf(tools)).toBeLessThanOrEqual(MOST_TOKENS.all + raisedBy(2_500, connectors));
  });

  test("are those of all operations, in the order of the catalog", () => {
    expect(tools.map(({ name }) => operationOf(name))).toEqual(operations.map(({ id }) => id));
  });

  test("say which operations only read, and which cannot be undone", () => {
    const hints = operations.map(({ effect, permanent }) =>
      effect === "read" ? { readOnlyHint: true } : { readOnlyHint: false, destructiveHint: permanent === true },
    );
    expect(tools.map(({ annotations }) => annotations)).toEqual(hints);
    const final = tools.filter(({ description }) => description.includes("cannot be undone")).map(({ name }) => operationOf(name));
    expect(final).toEqual(operations.filter(({ permanent }) => permanent).map(({ id }) => id));
  });
});

describe.each(named)("%s", (name, { description, inputSchema }) => {
  test("is what providers of models accept", () => {
    expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/u);
    expect(description).toMatch(/^[A-Z].*[.!?:)]$/su);
    expect(inputSchema.type).toBe("object");
    expect(Object.keys(inputSchema).filter((key) => !["type", "properties", "required", "description"].includes(key))).toEqual([]);
    expect(keysIn(inputSchema).filter((key) => /^\$|^(?:const|oneOf|allOf|if|then|definitions)$/u.test(key))).toEqual([]);
  });

  test("takes all params that the operation takes, in both dialects of JSON Schema", () => {
    const { id } = operations.find((operation) => operation.id === operationOf(name)) ?? {};
    if (id === undefined) throw new Error(`${name} stands for no operation`);
    const address = `${id}.params` as const;
    const valid = examples.flatMap((file) => file[address]?.valid ?? []);
    const random = randomFrom(SEED);
    const mutated = Array.from({ length: MUTATED_VALUES }, (_, index) => mutate(valid[index % valid.length] ?? null, material, random));
    const accepted = [...valid, ...mutated].map((value): unknown => JSON.parse(JSON.stringify(value))).filter(validatorFor(address).is);
    const refused = [ajv.compile(inputSchema), ajv7.compile(inputSchema)].flatMap((accepts) => accepted.filter((value) => !accepts(value)));
    expect(accepted.length).toBeGreaterThan(0);
    expect(refused).toEqual([]);
  });
});
