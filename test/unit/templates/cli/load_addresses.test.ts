import { addresses, findValidator } from "connector-gateway-spec";
import { describe, expect, test } from "vitest";
import { isCredentialsAddress, isRequestAddress } from "../../../../templates/cli/names.ts";
import { findingsOf, readCatalog, runCommand } from "../../../fixtures/command_line.ts";

const request = '{"entity":"customers","action":"list","params":{"limit":500}}';

/** What a run of `validate` loads: connectors by their ids, `all` for all of them. */
async function loadedBy(words: string, files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const loaded: string[] = [];
  const validatorsOf = (connector: string): ReturnType<typeof allOf> => allOf(`${connector}.`);
  const spec = {
    loadConnector: (connector: string) => {
      loaded.push(connector);
      return Promise.resolve(validatorsOf(connector));
    },
    loadAddressBook: () => {
      loaded.push("all");
      return Promise.resolve({ addresses, validatorFor: (address: string) => allOf(address)[0] ?? never(address) });
    },
  };
  await runCommand(["validate", ...words.split(" ")], { files, spec });
  return loaded;
}

function allOf(start: string): readonly NonNullable<ReturnType<typeof findValidator>>[] {
  return addresses.filter((address) => address.startsWith(start)).map((address) => findValidator(address) ?? never(address));
}

function never(address: string): never {
  throw new Error(`There is no validator of ${address}.`);
}

describe("validate loads", () => {
  test.each<[words: string, want: readonly string[]]>([
    ["payments.customers.list.request.json", ["payments"]],
    ["payments.customers.list.request.json payments.records.Customer.ndjson", ["payments"]],
    ["payments.customers.list.request.json crm.contacts.list.params.json", ["payments", "crm"]],
    ["folder/payments.customers.list.request.2.json", ["payments"]],
    ["request.json --as payments.customers.list.request", ["payments", "payments"]],
    ["request.json", ["all"]],
    ["request.json --connector payments", ["all"]],
    ["payments.customers.list.request.json request.json", ["all"]],
    ["payments.customers.lst.request.json", ["payments", "all"]],
    ["gateway.execute.json", ["all"]],
    ["paymentsX.json", ["all"]],
  ])("for %s", async (words, want) => {
    const names = words.split(" ").filter((word) => word.endsWith("json"));
    expect(await loadedBy(words, Object.fromEntries(names.map((name) => [name, request])))).toEqual(want);
  });

  test("all connectors where a configuration file may name any address", async () => {
    const files = { "payments.customers.list.request.json": request, "connector-gateway-spec.config.json": '{"paths":["."]}' };
    expect(await loadedBy("payments.customers.list.request.json", files)).toContain("payments");
    expect(await findingsOf("payments.customers.list.request.json", { files })).toHaveLength(1);
  });
});

test("finds the same whether one connector is loaded, or all", async () => {
  const [named, other] = ["payments.customers.list.request.json", "request.json"];
  const files = { [named]: request, [other]: request };
  const withoutName = (findings: readonly string[]): readonly string[] => findings.map((finding) => finding.replace(/^[^:]*/, ""));
  expect(withoutName(await findingsOf(named, { files }))).toEqual(
    withoutName(await findingsOf(`${other} --connector payments`, { files })),
  );
});

describe("an address says by its form", () => {
  const { gateway, connectors } = readCatalog();
  const operations = connectors.flatMap(({ entities }) => entities.flatMap((entity) => entity.operations));

  test("that it is a request", () => {
    const ofConnectors = connectors.map((connector) => connector.addresses.execute);
    const want = [gateway.addresses.execute, ...ofConnectors, ...operations.map((operation) => operation.addresses.request)];
    expect(addresses.filter(isRequestAddress)).toEqual(want.sort());
  });

  test("that it is for credentials", () => {
    const want = connectors.flatMap((connector) => connector.addresses.authConfig ?? []);
    expect(addresses.filter(isCredentialsAddress)).toEqual(want.sort());
  });
});
