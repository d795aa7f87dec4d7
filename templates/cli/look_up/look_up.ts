import { type Catalog, countOf, jsonText, operationsOf, UsageError } from "#templates/core";
import type { LookUpArguments } from "../arguments.js";
import type { CommandContext, SpecPackage } from "../context.js";
import { loadAddressesOf } from "../load_addresses.js";
import { checkAddress, unknownConnector } from "../names.js";
import { printExplanation } from "./explain.js";
import { printTable } from "./outline.js";

/**
 * What one of the commands that look something up prints.
 * @throws UsageError for a name that does not exist
 */
export async function lookUp({ command, json, invalid, ...wanted }: LookUpArguments, { spec }: CommandContext): Promise<string> {
  const { name = "" } = wanted;
  const isAddress = command === "schema" || command === "example";
  const fault = isAddress ? checkAddress(name, await loadAddressesOf(spec, name)) : undefined;
  if (fault !== undefined) throw fault;
  switch (command) {
    case "list":
      return printList(spec.readCatalog(), wanted.name, json);
    case "explain":
      return printExplanation(spec, (await spec.loadAddressBook()).addresses, name, json);
    case "schema":
      return toJson((await spec.loadJsonSchemaFor())(name));
    case "example":
      return printExample(spec, name, invalid);
  }
}

/**
 * A valid value of an address, or all that break a rule, each with the issue that it causes.
 * @throws UsageError if there is no such example
 */
function printExample(spec: SpecPackage, address: string, invalid: boolean): string {
  const [owner = ""] = address.split(".");
  const examples = spec.readExamples(owner)[address];
  const shown = invalid ? examples?.invalid : examples?.valid[0];
  if (shown === undefined)
    throw new UsageError(`there is no example of ${address}`, `connector-gateway-spec schema ${address} shows its schema`);
  return toJson(shown);
}

/**
 * The connectors, or the operations of one.
 * @throws UsageError for a connector that does not exist
 */
function printList({ connectors }: Catalog, name: string | undefined, json: boolean): string {
  const entries = connectors.map((connector) => {
    const { id, title, entities } = connector;
    return { id, title, entities: entities.length, operations: operationsOf(connector).length };
  });
  const list = entries.map((one) => [one.id, one.title, countOf(one.entities, "entity", "entities"), countOf(one.operations, "operation")]);
  if (name === undefined) return json ? toJson(entries) : printTable(list, "");
  const connector = connectors.find(({ id }) => id === name);
  const ids = connectors.map(({ id }) => id);
  if (connector === undefined) throw unknownConnector(name, ids);
  const operations = operationsOf(connector);
  if (json) return toJson(operations.map(({ id, kind, effect, description }) => ({ id, kind, effect, description })));
  const rows = operations.map(({ id, kind, effect, permanent, returns }) => {
    const record = connector.records.find((each) => each.name === returns?.record);
    return [id, permanent ? "permanent" : effect, kind, record?.address ?? ""];
  });
  return printTable(rows, "");
}

const toJson = (value: unknown): string => `${jsonText(value, 2)}\n`;
