import { describe, expect, test } from "vitest";
import { valibot, zod } from "../../../bench/parts/libraries/notations.ts";
import { guardsOf, validatorsOf } from "../../../bench/parts/libraries/package_exports.ts";
import { definitionAt, definitionsOf, printModule } from "../../../bench/parts/libraries/schema_code.ts";

describe("the schemas of other libraries in code", () => {
  test("say all that the JSON Schema says, in the notation of zod", () => {
    expect(printModule(zod, "payments", ["customers.list.params"]).split("\n")).toEqual([
      'import { z } from "zod";',
      'export const _Interval = z.strictObject({ "gt": z.optional(z.int()), "gte": z.optional(z.int()), "lt": z.optional(z.int()), "lte": z.optional(z.int()) });',
      expect.stringMatching(
        /^export const _customers_list_params = z\.strictObject\(\{ "limit": z\.optional\(z\.int\(\)\.gte\(1\)\.lte\(100\)\)/,
      ),
      "export const accepts = (value) => _customers_list_params.safeParse(value).success;",
      "",
    ]);
  });

  test("say all that the JSON Schema says, in the notation of valibot", () => {
    const code = printModule(valibot, "payments", ["customers.list.params"]);
    expect(code).toContain('"limit": v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)))');
    expect(code).toContain("export const accepts = (value) => v.safeParse(_customers_list_params, value).success;");
  });

  test.each([
    ["zod", zod],
    ["valibot", valibot],
  ])("are there for every schema of a connector, in %s", (_, notation) => {
    const names = Object.keys(definitionsOf("payments"));
    const [first = ""] = names;
    const code = printModule(notation, "payments", [first, ...names.slice(1)]);
    expect(code.match(/^export const _/gmu)?.length).toBe(names.length);
  });

  test("are found by address", () => {
    expect(definitionAt("payments.records.Customer")).toBe("Customer");
    expect(definitionAt("payments.customers.list.params")).toBe("customers.list.params");
  });
});

test("the validators of the package are found with their addresses, each function with that of its validator", async () => {
  const validators = await validatorsOf();
  expect(validators).toContainEqual({ connector: "payments", name: "customer", address: "payments.records.Customer" });
  const known = new Set(validators.map(({ address }) => address));
  expect((await guardsOf()).filter(({ address }) => !known.has(address))).toEqual([]);
});
