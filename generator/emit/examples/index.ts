import { jsonPointer } from "#templates/core";
import type { Model, ObjectShape, ValueType, AppliedConstraint } from "#generator/resolve";
import {
  constraintsOnItems,
  constraintsOnStrings,
  LONGEST_ARRAY,
  LONGEST_TEXT,
  innerTypes,
  itemLimits,
  writtenShape,
} from "#generator/resolve";
import { connectorAddresses, gatewayAddresses, type Address } from "#generator/schema";
import { printJsonLines, type JsonLines } from "#generator/print";
import type { Emitter, OutputFile } from "../emitter.ts";
import { toExamples } from "./address_examples.ts";
import type { InvalidExample, ExampleCode } from "./value_faults.ts";

/**
 * `examples/<connector>.json`: for each address valid values, and invalid values with exactly one error each, with the
 * issue that a validator must report. Where a validator can warn, there are also values with exactly one warning.
 */
export const examplesEmitter: Emitter = {
  emit: ({ model }) => [
    ...model.connectors.map((connector) => emitExamples(model, connector.id, connectorAddresses(model.gateway, connector))),
    emitExamples(model, "gateway", gatewayAddresses(model.gateway)),
  ],
};

/** A line for each value. */
const EXAMPLES_LINES: JsonLines = { "*": { "*": {} } };

function emitExamples(model: Model, id: string, addresses: readonly Address[]): OutputFile {
  const examples = addresses.map((address) => [address.name, toEntry(model, address)] as const);
  return { path: `examples/${id}.json`, text: printJsonLines(Object.fromEntries(examples), EXAMPLES_LINES) };
}

function toEntry(model: Model, address: Address): object {
  const { valid, faults } = toExamples(model, address);
  const invalid = faults.filter(({ warning }) => !warning).map(toFaulty);
  const warned = faults.filter(({ warning }) => warning).map(toFaulty);
  const leftOut = leftOutAt(address).map(({ code, path, what }) => ({ about: what, issue: { code, pointer: jsonPointer(path) } }));
  return { valid, invalid, ...(warned.length > 0 && { warned }), ...(leftOut.length > 0 && { left_out: leftOut }) };
}

/** The faults of the params of an operation, or of a record, whose values would be too long. */
function leftOutAt(address: Address): readonly LeftOut[] {
  if (address.kind === "part") return address.part === "params" ? leftOutOf(address.operation.params) : [];
  if (address.kind !== "record") return [];
  const record = address.connector?.records.find(({ name }) => address.type.kind === "record" && name === address.type.record);
  return record === undefined ? [] : leftOutOf(record.shape);
}

/** The fault in words, the issue, and the faulty value. */
function toFaulty({ code, path, what, value }: InvalidExample): object {
  const pointer = jsonPointer(path);
  return { about: what, issue: { code, pointer }, value };
}

/** A fault that has no example, because the value would be too long. */
type LeftOut = Pick<InvalidExample, "path" | "what"> & { readonly code: ExampleCode };

/** The faults of an object that have no example. Those inside of records are at the addresses of the records. */
function leftOutOf({ fields }: ObjectShape, path: InvalidExample["path"] = []): readonly LeftOut[] {
  return fields.flatMap(({ name, type }) => leftOutOfType(type, [...path, name]));
}

function leftOutOfType(type: ValueType, path: InvalidExample["path"]): readonly LeftOut[] {
  const shape = writtenShape(type);
  const ofText =
    type.kind === "scalar"
      ? [...tooLong(constraintsOnStrings(type), path), ...tooLong(constraintsOnItems(type.commaList ?? {}), path)]
      : [];
  return [
    ...ofText,
    ...tooLong(constraintsOnItems(itemLimits(type)), path),
    ...(shape === undefined ? [] : leftOutOf(shape, path)),
    ...innerTypes(type).flatMap(({ type: inner, step }) => leftOutOfType(inner, [...path, step.key === "number" ? 0 : "example"])),
  ];
}

function tooLong<Value>(constraints: readonly AppliedConstraint<Value>[], path: InvalidExample["path"]): readonly LeftOut[] {
  return constraints
    .filter(({ keywords: { maxLength = 0, maxItems = 0 } }) => maxLength > LONGEST_TEXT || maxItems >= LONGEST_ARRAY)
    .map(({ check, fault }) => ({ code: check().code, path, what: fault }));
}
