import { readFileSync } from "node:fs";
import { addresses, operations } from "connector-gateway-spec";
import { expect, test } from "vitest";
import type { JsonValue } from "../../generator/resolve/model/types.ts";
import { materialOf, mutate, randomFrom } from "../fixtures/mutate.ts";
import { validatorAt } from "../fixtures/validator_at.ts";

const SEED = 7;
const MUTATIONS = 40;
const modules = [...new Set(operations.map(({ connector }) => connector)), "gateway"];

interface Examples {
  readonly [address: string]: { readonly valid: readonly JsonValue[]; readonly invalid: readonly { readonly value: JsonValue }[] };
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(import.meta.resolve(`connector-gateway-spec/${name}`)), "utf8"));
}

/** The address behind each guard of a module, from the names of its validators. */
async function guardsOf(id: string): Promise<readonly (readonly [address: string, guard: (value: unknown) => boolean])[]> {
  const path = `connector-gateway-spec/${id}`;
  const module = new Map(Object.entries((await import(/* @vite-ignore */ path)) as Readonly<Record<string, unknown>>));
  return [...module].flatMap(([name, guard]) => {
    if (!/^is[A-Z]/u.test(name) || typeof guard !== "function") return [];
    const validator = module.get(name.charAt(2).toLowerCase() + name.slice(3)) as { readonly address: string };
    return [[validator.address, guard as (value: unknown) => boolean] as const];
  });
}

test.each(modules)("the guards of %s say what its validators say", async (id) => {
  const examples = read(`examples/${id}.json`) as Examples;
  const material = materialOf(read(`schemas/${id}.json`));
  const guards = await guardsOf(id);
  expect(guards.length).toBeGreaterThan(1);
  for (const [address, guard] of guards) {
    const { valid = [], invalid = [] } = examples[address] ?? {};
    const given = [...valid, ...invalid.map(({ value }) => value)];
    const random = randomFrom(SEED + addresses.findIndex((known) => known === address));
    const mutated = Array.from({ length: MUTATIONS }, (_, index) => mutate(given[index % given.length] ?? null, material, random));
    const values = [...given, ...mutated];
    expect(values.map(guard), address).toEqual(values.map(validatorAt(address).is));
  }
});
