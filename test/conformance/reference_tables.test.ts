import { readFileSync } from "node:fs";
import vm from "node:vm";
import { operations } from "connector-gateway-spec";
import { expect, test } from "vitest";
import { printPageTables } from "../../generator/emit/modules/shared_modules.ts";
import { createParamsValidator } from "../../templates/runtime/body_validators.js";
import { commaList } from "../../templates/runtime/comma_list.js";
import { toOperations, deepFreeze } from "../../templates/runtime/operation_lookup.js";
import type { TableSource } from "../../templates/runtime/rules.js";
import * as checks from "../../templates/core/constraints.js";
import { loadCatalog } from "../fixtures/emitted_package.ts";
import { validatorAt } from "../fixtures/validator_at.ts";

interface PageTables {
  readonly connectors: readonly {
    readonly id: string;
    readonly operations: readonly unknown[];
    readonly params: Readonly<Record<string, TableSource>>;
  }[];
}

/** The tables as the script of the page gets them. */
const tablesOf = vm.runInThisContext(printPageTables(loadCatalog())) as (runtime: object) => PageTables;
const { connectors } = tablesOf({ ...checks, commaList, deepFreeze, toOperations });

/** Values of the params of an operation, with and without faults. */
function valuesAt(connector: string, address: string): readonly unknown[] {
  const file = new URL(import.meta.resolve(`connector-gateway-spec/examples/${connector}.json`));
  const examples = JSON.parse(readFileSync(file, "utf8")) as Readonly<
    Record<string, { readonly valid: readonly unknown[]; readonly invalid: readonly { readonly value: unknown }[] }>
  >;
  const { valid = [], invalid = [] } = examples[address] ?? {};
  return [...valid, ...invalid.map(({ value }) => value)];
}

test("the page has the operations of the package, and their descriptions in its text", () => {
  const facts = operations.map(({ description: _description, ...rest }) => rest);
  expect(connectors.flatMap(({ operations: own }) => own)).toEqual(facts);
});

test.each(connectors)("the page finds in the params of $id what the package finds", ({ id, params }) => {
  for (const [name, table] of Object.entries(params)) {
    const address = `${id}.${name}.params`;
    const ofPage = createParamsValidator(`${id}.${name}`, table);
    const values = valuesAt(id, address);
    expect(values.length, address).toBeGreaterThan(0);
    expect(
      values.map((value) => ofPage.check(value)),
      address,
    ).toEqual(values.map((value) => validatorAt(address).check(value)));
  }
});
