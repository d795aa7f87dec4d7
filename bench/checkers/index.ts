import type { CheckOptions } from "connector-gateway-spec";
import { jsonSchemaFor } from "connector-gateway-spec/schemas";
import { validatorAt } from "../../test/fixtures/validator_at.ts";
import { fromBuilders } from "./from_builders.ts";
import { fromJsonSchema } from "./from_json_schema.ts";
import type { Checker } from "./checker.ts";

/** The name of the package in all tables. */
export const OURS = "ours";

/** The checkers of other libraries for an address, and why a library has none. */
export interface Rivals {
  readonly checkers: readonly Checker[];
  readonly missing: readonly { readonly by: string; readonly reason: string }[];
}

const known = new Map<string, Promise<Rivals>>();

/** Makes the checkers of an address from its JSON Schema, once. */
export function rivalsOf(address: string): Promise<Rivals> {
  const found = known.get(address) ?? makeRivals(address);
  known.set(address, found);
  return found;
}

/** The validator of the package for an address, as users call it. Throws when there is none. */
export function ownChecker(address: string, options?: CheckOptions): Checker {
  const { is, check } = validatorAt(address);
  return { by: OURS, accepts: is, check: options === undefined ? (value) => check(value).ok : (value) => check(value, options).ok };
}

async function makeRivals(address: string): Promise<Rivals> {
  const checkers: Checker[] = [];
  const missing: { by: string; reason: string }[] = [];
  for (const { by, build } of [...fromJsonSchema, ...fromBuilders]) {
    try {
      checkers.push({ by, ...(await build(jsonSchemaFor(address))) });
    } catch (error) {
      missing.push({ by, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { checkers, missing };
}
