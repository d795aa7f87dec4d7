import type { Model } from "../../model/types.ts";
import { connectorAddresses, gatewayAddresses, type Address } from "../../schema/addresses.ts";
import { printJson } from "../../schema/json_schema.ts";
import type { Emitter, OutputFile } from "../emitter.ts";
import { toExamples } from "./address_examples.ts";
import type { Fault } from "./fault.ts";

/**
 * `examples/<connector>.json`: for each address values that hold, and values that break exactly one rule, with the issue
 * that a validator must give for them.
 */
export const examplesEmitter: Emitter = {
  name: "examples",
  emit: ({ model }) => [
    ...model.connectors.map((connector) => emitExamples(model, connector.id, connectorAddresses(model.gateway, connector))),
    emitExamples(model, "gateway", gatewayAddresses(model.gateway)),
  ],
};

function emitExamples(model: Model, id: string, addresses: readonly Address[]): OutputFile {
  const examples = addresses.map((address) => {
    const { valid, invalid } = toExamples(model, address);
    return [address.name, { valid, invalid: invalid.map(toInvalid) }] as const;
  });
  return { path: `examples/${id}.json`, text: printJson(Object.fromEntries(examples)) };
}

/** What is wrong in words, the issue, the value. */
function toInvalid({ code, path, what, value }: Fault): object {
  const pointer = path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
  return { about: `${pointer === "" ? "The value" : pointer} ${what}.`, issue: { code, pointer }, value };
}
