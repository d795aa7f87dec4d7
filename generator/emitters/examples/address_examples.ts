import { isObject } from "../../../templates/shared/json_values.ts";
import type { JsonValue, Model, ObjectShape, Operation, ValueType } from "../../model/types.ts";
import { shapeOf, writtenShape } from "../../model/value_types.ts";
import type { Address } from "../../schema/addresses.ts";
import { connectorExecuteExamples, gatewayExecuteExamples } from "./execute_examples.ts";
import { selectFaults, selectFirst, without, type AddressExamples, type InvalidExample } from "./fault.ts";
import { authConfigExamples, createInstanceExamples } from "./instance_examples.ts";
import { distinct, leanSamples, recordsFor, samplesOf } from "./samples.ts";
import { outerFaults, shapeFaults } from "./value_faults.ts";

/** The examples of an address. They are the same each time. */
export function toExamples(model: Model, address: Address): AddressExamples {
  switch (address.kind) {
    case "part":
      return partExamples(model, address);
    case "record":
      return recordExamples(model, address);
    case "auth_config":
      return authConfigExamples(model.gateway, address.connector);
    case "connector_execute":
      return connectorExecuteExamples(model.gateway, address.connector);
    case "gateway_execute":
      return gatewayExecuteExamples(model);
    case "create_instance":
      return createInstanceExamples(model);
    case "gateway_shape":
      return answerExamples(model, address, address.shape, (usual, full) => [usual, full]);
  }
}

function partExamples(model: Model, address: Address & { kind: "part" }): AddressExamples {
  switch (address.part) {
    case "params":
      return paramsExamples(model, address);
    case "request":
      return requestExamples(model, address);
    case "record":
      return operationRecordExamples(model, address);
    case "meta":
      return answerExamples(model, address, fieldsOf(address.type), (usual, full) => [usual, full]);
    case "response":
      return answerExamples(model, address, fieldsOf(address.type), (usual) => [usual, ...emptyPage(model, address.operation, usual)]);
  }
}

/** Everything that can be wrong with the params. */
function paramsExamples(model: Model, address: Address & { kind: "part" }): AddressExamples {
  const samples = samplesOf(model, address);
  const { params, paramsRequired } = address.operation;
  const records = recordsFor(model.gateway, address.connector);
  const faults = shapeFaults(params, leanSamples(params, samples, records), "params", records);
  const outer = outerFaults(address.type, samples.valid);
  return { valid: distinct([samples.valid, samples.full, ...(paramsRequired ? [] : [{}])]), faults: [...faults, ...outer] };
}

/** What can be wrong with the body around the params, and the first error and the first warning inside them. */
function requestExamples(model: Model, address: Address & { kind: "part" }): AddressExamples {
  const samples = samplesOf(model, address);
  const { paramsRequired } = address.operation;
  const bare = isObject(samples.valid) && !paramsRequired ? [without(samples.valid, ["params"])] : [];
  const shape = fieldsOf(address.type);
  const records = recordsFor(model.gateway, address.connector);
  const faults = shapeFaults(shape, leanSamples(shape, samples, records), "field", records);
  const inParams = faults.filter(({ path }) => path[0] === "params" && path.length > 1);
  const around = faults.filter((fault) => !inParams.includes(fault));
  return { valid: distinct([samples.valid, ...bare]), faults: [...selectFaults(around), ...selectFirst(inParams)] };
}

/** The address of an operation's record has one valid value. Everything else is at the address of the record itself. */
function operationRecordExamples(model: Model, address: Address): AddressExamples {
  return { valid: [samplesOf(model, address).valid], faults: [] };
}

function recordExamples(model: Model, address: Address & { type: ValueType }): AddressExamples {
  const records = recordsFor(model.gateway, address.connector);
  const samples = samplesOf(model, address);
  const shape = shapeOf(address.type, records);
  if (shape === undefined) return { valid: [samples.valid], faults: [] };
  const lean = leanSamples(shape, samples, records);
  const faults = selectFaults([...shapeFaults(shape, lean, "field", records), ...outerFaults(address.type, lean.valid)]);
  return { valid: distinct([samples.valid, samples.full, lean.valid]), faults };
}

/** What is wrong in an answer: every way in which what is demanded can be absent, a few other faults, and one in a record. */
function answerExamples(
  model: Model,
  address: Address,
  shape: ObjectShape,
  select: (usual: JsonValue, full: JsonValue) => readonly JsonValue[],
): AddressExamples {
  const records = recordsFor(model.gateway, address.connector);
  const samples = samplesOf(model, address);
  const faults = shapeFaults(shape, leanSamples(shape, samples, records), "field", records);
  const isAbsent = ({ code, path: [name, ...inside] }: InvalidExample): boolean =>
    (code === "field/missing" || code === "value/null") &&
    inside.length === 0 &&
    shape.fields.some((field) => field.demanded && field.name === name);
  const others = faults.filter((fault) => !isAbsent(fault));
  const inRecord = others.filter(({ path }) => isInRecord(shape, path));
  const around = others.filter((fault) => !inRecord.includes(fault));
  return {
    valid: distinct(select(samples.valid, samples.full)),
    faults: [...faults.filter(isAbsent), ...selectFaults(around), ...selectFirst(inRecord)],
  };
}

/** Whether a path leads into a record or into the records of a list: the address of the record has these faults. */
function isInRecord({ fields }: ObjectShape, [key, ...inside]: InvalidExample["path"]): boolean {
  const type = fields.find(({ name }) => name === key)?.type;
  if (type?.kind === "array") return type.items.kind === "record" && inside.length > 1;
  return type?.kind === "record" && inside.length > 0;
}

/** The response of a list that finds nothing. */
function emptyPage({ gateway }: Model, { kind }: Operation, response: JsonValue): readonly JsonValue[] {
  return kind === "list" && isObject(response) ? [{ ...response, [gateway.execute.response.result]: [] }] : [];
}

function fieldsOf(type: ValueType): ObjectShape {
  const shape = writtenShape(type);
  if (shape !== undefined) return shape;
  throw new Error(`a part of an operation must have fields, not be of the kind ${type.kind}`);
}
