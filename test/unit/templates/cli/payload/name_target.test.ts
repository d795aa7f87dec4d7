import fc from "fast-check";
import { addresses } from "connector-gateway-spec";
import { expect, test } from "vitest";
import { nameTarget } from "../../../../../templates/cli/payload/targeted_value.ts";
import { readCatalog } from "../../../../fixtures/command_line.ts";

const rules = { addresses: new Set<string>(addresses), connectors: readCatalog().connectors.map(({ id }) => id) };

function target(name: string): unknown {
  const found = nameTarget(name, rules);
  return typeof found === "object" ? [found.code, found.hint] : found;
}

test.each<[string, unknown]>([
  ["payments.customers.list.params.json", "payments.customers.list.params"],
  ["a/b.c/payments.customers.list.params.2.valid.json", "payments.customers.list.params"],
  ["payments.customers.list.params-2.json", "payments.customers.list.params"],
  ["payments.customers.list.params_large.ndjson", "payments.customers.list.params"],
  ["payments.customers.list.params2.json", "payments.customers.list.params"],
  ["payments.records.Customer.json", "payments.records.Customer"],
  ["payments.auth_config.json", "payments.auth_config"],
  ["crm.auth_config-0.json", "crm.auth_config"],
  ["gateway.error.json", "gateway.error"],
  ["gateway.create_instance_response.json", "gateway.create_instance_response"],
  ["gateway.create_instance_2.json", "gateway.create_instance"],
  ["payments.records.Customers.json", ["target/unknown-address", "did you mean payments.records.Customer?"]],
  ["payments.custmers.list.params.json", ["target/unknown-address", "did you mean payments.customers.list.params?"]],
  ["payments.customers.list.params.json.gz", "payments.customers.list.params"],
  ["payments.custmers.list.params.json.gz", ["target/unknown-address", "did you mean payments.customers.list.params?"]],
  ["payments.json", undefined],
  ["payments.large.json.gz", undefined],
  ["customers.list.params.json", undefined],
  ["request.json", undefined],
  ["", undefined],
])("%s", (name, wanted) => {
  expect(target(name)).toEqual(wanted);
});

test("every address is found at the beginning of a name", () => {
  fc.assert(
    fc.property(fc.constantFrom(...addresses), fc.stringMatching(/^[._-][0-9][0-9.-]*$/), (address, rest) => {
      const found = nameTarget(`${address}${rest}`, rules);
      expect(typeof found === "string" && found.startsWith(address)).toBe(true);
    }),
  );
});

test("any name gets an address, a problem or nothing", () => {
  fc.assert(fc.property(fc.string(), (name) => ["string", "object", "undefined"].includes(typeof nameTarget(name, rules))));
});
