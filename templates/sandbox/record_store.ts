import { deepFreeze, OperationError } from "#templates/runtime";
import type {
  ConnectorDefinition,
  OperationDefinition,
  JsonObject,
  InstanceState,
  OperationResult,
  SandboxState,
  RecordStore,
  StoreOptions,
} from "./definition.js";
import { hashText } from "./seeded.js";
import { requireParams, type Call } from "./operations/call.js";
import { downloadContent } from "./operations/download.js";
import { listRecords } from "./operations/list.js";
import { createRecord, deleteRecord, updateRecord } from "./operations/write.js";
import { firstAt, withValue } from "./paths.js";
import { GeneratedRecords } from "./records/generated_records.js";
import { InstanceRecords, type RecordSource } from "./records/instance_records.js";
import { findRecord } from "./operations/find_record.js";
import { shapeOf } from "./operations/shapes.js";

/** A connector, its operations by id, and the numbers that the tokens of its feeds start from. */
interface ServedSource extends RecordSource {
  readonly operations: ReadonlyMap<string, OperationDefinition>;
  readonly feedStart: (entity: string) => number;
}

/** An instance. Its records are made when they are first needed. */
interface Instance {
  readonly source: ServedSource;
  readonly loaded: InstanceState["records"] | undefined;
  records?: InstanceRecords;
}

/**
 * A sandbox without its HTTP: an instance `inst_<connector>` of every connector, with records that are made from the catalog's
 * examples. Calls and their order determine every answer.
 */
export function createRecordStore(connectors: readonly ConnectorDefinition[], options: StoreOptions): RecordStore {
  const sources = new Map(connectors.map((definition) => [definition.connector, toSource(definition, options)]));
  const instances = new Map<string, Instance>();

  function add(id: string, connector: string, loaded?: InstanceState["records"]): void {
    const source = sources.get(connector);
    if (source === undefined) throw new RangeError(`There is no connector "${connector}".`);
    instances.set(id, { source, loaded });
  }

  function reset(): void {
    instances.clear();
    for (const connector of sources.keys()) add(`inst_${connector}`, connector);
  }

  reset();
  return {
    addInstance(id, connector) {
      if (instances.has(id)) throw new RangeError(`There is an instance "${id}" already.`);
      add(id, connector);
    },
    connectorOf: (id) => instances.get(id)?.source.definition.connector,
    execute(id, operation, params) {
      const instance = instances.get(id);
      if (instance === undefined) throw new OperationError(404, "No instance with this id exists.", { code: "request/unknown-instance" });
      const { operations, feedStart } = instance.source;
      const definition = operations.get(operation);
      if (definition === undefined)
        throw new OperationError(501, `${operation} is not implemented.`, { code: "operation/not-implemented" });
      const key = hashText(`${id} ${operation}`, options.seed);
      const records = recordsOf(instance);
      return run({ definition, given: params, params: { ...definition.defaults, ...params }, records, key, feedStart });
    },
    reset,
    state: () => stateOf(instances),
    load(state) {
      const copies = Object.entries(state.instances).map(
        ([id, instance]) => [id, instance.connector, structuredClone(instance.records)] as const,
      );
      const unknown = copies.find(([, connector]) => !sources.has(connector));
      if (unknown !== undefined) throw new RangeError(`There is no connector "${unknown[1]}".`);
      instances.clear();
      for (const copy of copies) add(...copy);
    },
  };
}

function toSource(definition: ConnectorDefinition, options: StoreOptions): ServedSource {
  return {
    definition,
    generated: new GeneratedRecords(definition, options),
    operations: new Map(definition.operations.map((operation) => [operation.operation.id, operation])),
    feedStart: feedStartOf(definition),
  };
}

/** The numbers in the examples of the fields that hold start tokens. */
function feedStartOf({ operations, entities }: ConnectorDefinition): (entity: string) => number {
  const starts = operations.flatMap(({ operation, starts: fields }) =>
    Object.entries(fields).map(([field, feed]) => {
      const holder = entities.find(({ name }) => name === operation.entity);
      return [feed, Number(holder === undefined ? 0 : firstAt(holder.example, field))] as const;
    }),
  );
  const numbers = new Map(starts.filter(([, number]) => Number.isSafeInteger(number)));
  return (entity) => numbers.get(entity) ?? 1;
}

function recordsOf(instance: Instance): InstanceRecords {
  instance.records ??= new InstanceRecords(instance.source, instance.loaded);
  return instance.records;
}

function run(call: Call): OperationResult {
  const { kind, action } = call.definition.operation;
  switch (kind) {
    case "list":
    case "search_wrapper":
    case "page_record":
      return listRecords(call);
    case "download":
      return downloadContent(call);
    case "delete_result":
      return deleteRecord(call);
    case "record":
      if (action === "create") return createRecord(call);
      return action === "update" ? updateRecord(call) : readRecord(call);
  }
}

function stateOf(instances: ReadonlyMap<string, Instance>): SandboxState {
  const states = [...instances].map(([id, instance]) => {
    const records = deepFreeze(recordsOf(instance).records);
    return [id, { connector: instance.source.definition.connector, records }] as const;
  });
  return { version: 1, instances: Object.fromEntries(states) };
}

/**
 * One record, with the tokens of the feeds that start now.
 * @throws OperationError 404 for a record that does not exist, 422 for a selection that cannot be read.
 */
function readRecord(call: Call): JsonObject {
  requireParams(call);
  const { table, row } = findRecord(call);
  const started = Object.entries(call.definition.starts).reduce<JsonObject>(
    (record, [field, entity]) => withValue(record, [field], String(call.feedStart(entity))),
    table.at(row),
  );
  return shapeOf(call, table.entity, "record")(started);
}
