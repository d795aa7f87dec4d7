import { jsonPointer } from "../../../templates/shared/json_values.ts";
import type { Model } from "../../model/types.ts";
import { connectorAddresses, gatewayAddresses, type Address } from "../../schema/addresses.ts";
import { printJsonLines, type JsonLines } from "../../print/json.ts";
import type { Emitter, OutputFile } from "../emitter.ts";
import { toExamples } from "./address_examples.ts";
import type { InvalidExample } from "./fault.ts";

/**
 * `examples/<connector>.json`: for each address valid values, and invalid values with exactly one error each, with the
 * issue that a validator must report. Where a validator can warn, there are also values with exactly one warning.
 */
export const examplesEmitter: Emitter = {
  name: "examples",
  emit: ({ model }) => [
    ...model.connectors.map((connector) => emitExamples(model, connector.id, connectorAddresses(model.gateway, connector))),
    emitExamples(model, "gateway", gatewayAddresses(model.gateway)),
  ],
};

/** A line for each value. */
const EXAMPLES_LINES: JsonLines = { "*": { "*": {} } };

function emitExamples(model: Model, id: string, addresses: readonly Address[]): OutputFile {
  const examples = addresses.map((address) => {
    const { valid, faults } = toExamples(model, address);
    const invalid = faults.filter(({ warning }) => !warning).map(toFaulty);
    const warned = faults.filter(({ warning }) => warning).map(toFaulty);
    return [address.name, { valid, invalid, ...(warned.length > 0 && { warned }) }] as const;
  });
  return { path: `examples/${id}.json`, text: printJsonLines(Object.fromEntries(examples), EXAMPLES_LINES) };
}

/** What is wrong with the value at the pointer in words, the issue, the value. */
function toFaulty({ code, path, what, value }: InvalidExample): object {
  const pointer = jsonPointer(path);
  return { about: what, issue: { code, pointer }, value };
}
