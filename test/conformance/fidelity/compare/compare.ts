import type { Connector, Field, ObjectShape, Operation } from "../../../../generator/resolve/model/types.ts";
import { innerShape, statedFields, statedRecordFields } from "./catalog_facts.ts";
import { compareLimits } from "./limits.ts";
import { compareNames } from "./names.ts";
import type { FidelityTable } from "../table.ts";

/** Everything that a table and the model's connector do not agree on, a sentence each; empty when they do. */
export function compareFidelity(table: FidelityTable, connector: Connector): readonly string[] {
  const operations = new Map(
    connector.entities.flatMap((entity) => entity.operations).map((operation) => [`${operation.entity}.${operation.action}`, operation]),
  );
  return [
    ...compareKeys(connector.id, "operation", Object.keys(table.operations), [...operations.keys()]),
    ...compareKeys(connector.id, "operation with a record", Object.keys(table.records), recordKeys(operations)),
    ...compareKeys(connector.id, "operation with Meta", Object.keys(table.meta), metaKeys(operations)),
    ...[...operations].flatMap(([key, operation]) => compareOperation(table, connector, key, operation)),
    ...compareAuth(table, connector),
    ...compareLimits(connector, table.limits, Object.keys(table.auth)),
    ...compareRecords(table, connector, operations),
    ...compareNested(table, connector, operations),
  ];
}

type Operations = ReadonlyMap<string, Operation>;

function recordKeys(operations: Operations): readonly string[] {
  return [...operations].filter(([, { kind }]) => kind !== "download").map(([key]) => key);
}

function metaKeys(operations: Operations): readonly string[] {
  return [...operations].filter(([, { meta }]) => meta !== undefined && statedFields(meta).length > 0).map(([key]) => key);
}

function compareKeys(where: string, what: string, document: readonly string[], catalog: readonly string[]): readonly string[] {
  return [
    ...document.filter((key) => !catalog.includes(key)).map((key) => `${where}: the document has the ${what} ${key}, the catalog does not`),
    ...catalog.filter((key) => !document.includes(key)).map((key) => `${where}: the catalog has the ${what} ${key}, the document does not`),
  ];
}

function compareOperation(table: FidelityTable, connector: Connector, key: string, operation: Operation): readonly string[] {
  const params = table.operations[key];
  const meta = table.meta[key];
  const count = table.records[key];
  const found = statedRecordFields(connector, operation).length;
  return [
    ...(params === undefined
      ? []
      : compareNames({ where: `${operation.id}, params`, document: params, catalog: statedFields(operation.params), as: "params" })),
    ...(meta === undefined || operation.meta === undefined
      ? []
      : compareNames({ where: `${operation.id}, meta`, document: meta, catalog: statedFields(operation.meta), as: "fields" })),
    ...(count === undefined || count === found
      ? []
      : [`${operation.id}: the document shows ${count} fields of the record, the catalog ${found}`]),
  ];
}

function compareAuth({ auth }: FidelityTable, connector: Connector): readonly string[] {
  const methods = Object.entries(auth);
  if (methods.length !== connector.auth.length) {
    return [`${connector.id}: the document has ${methods.length} auth methods, the catalog ${connector.auth.length}`];
  }
  return methods.flatMap(([method, document], index) => {
    const catalog = connector.auth[index]?.shape.fields ?? [];
    return compareNames({ where: `${connector.id}.auth_config, ${method}`, document, catalog, as: "params" });
  });
}

function compareRecords({ fields = {} }: FidelityTable, connector: Connector, operations: Operations): readonly string[] {
  return Object.entries(fields).flatMap(([keys, document]) =>
    keys.split(" ").flatMap((key) => {
      const operation = operations.get(key);
      const where = `${connector.id}.${key}, record`;
      if (operation === undefined) return [`${where}: the catalog has no such operation`];
      return compareNames({ where, document, catalog: statedRecordFields(connector, operation), as: "fields" });
    }),
  );
}

function compareNested({ nested = {} }: FidelityTable, connector: Connector, operations: Operations): readonly string[] {
  const found = new Map([...operations].flatMap(([key, operation]) => operationShapes(connector, key, operation)));
  return [
    ...compareKeys(connector.id, "spelled-out object", Object.keys(nested), [...found.keys()]),
    ...[...found].flatMap(([path, shape]) => {
      const as = path.split(".")[2] === "params" ? "params" : "fields";
      const document = nested[path];
      if (document === undefined) return [];
      return compareNames({ where: `${connector.id}.${path}`, document, catalog: statedFields(shape), as });
    }),
  ];
}

type Shapes = readonly (readonly [path: string, shape: ObjectShape])[];

function operationShapes(connector: Connector, key: string, operation: Operation): Shapes {
  return [
    ...innerShapes(connector, `${key}.params`, statedFields(operation.params), []),
    ...innerShapes(connector, `${key}.record`, statedRecordFields(connector, operation), []),
  ];
}

/** Spelled-out objects below some fields. A record that holds itself is entered once on each way down. */
function innerShapes(connector: Connector, path: string, fields: readonly Field[], above: readonly ObjectShape[]): Shapes {
  return fields.flatMap((field) => {
    const shape = innerShape(connector, field.type);
    if (shape === undefined || above.includes(shape)) return [];
    const inner = `${path}.${field.name}`;
    return [[inner, shape] as const, ...innerShapes(connector, inner, statedFields(shape), [...above, shape])];
  });
}
