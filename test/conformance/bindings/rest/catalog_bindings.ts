import type { Binding, Vendor } from "../../../../templates/shared/bindings.ts";
import { operationsOf } from "../../../../generator/model/walk.ts";
import type { Connector, Operation } from "../../../../generator/model/types.ts";
import { readCatalogSources } from "../../../../generator/source/read.ts";
import { loadModel } from "../../../fixtures/load_model.ts";

/** An operation of the catalog that is bound to a call. */
export interface BoundOperation {
  readonly operation: Operation;
  readonly binding: Binding;
}

const connectors = loadConnectors();

/** The third party behind a connector. */
export function vendorOf(connector: string): Vendor {
  const { vendor } = connectorOf(connector);
  if (vendor === undefined) throw new Error(`The connector ${connector} has no vendor.`);
  return vendor;
}

/** The operations of a connector that are bound to a call, by id. */
export function boundOperations(connector: string): ReadonlyMap<string, BoundOperation> {
  const bound = operationsOf(connectorOf(connector)).flatMap((operation) =>
    operation.binding === undefined ? [] : [[operation.id, { operation, binding: operation.binding }] as const],
  );
  return new Map(bound);
}

/** The ids of all operations of a connector. */
export function operationIds(connector: string): readonly string[] {
  return operationsOf(connectorOf(connector)).map(({ id }) => id);
}

/** The pattern of a field of `config`. */
export function configPattern(connector: string, name: string): RegExp {
  const type = connectorOf(connector).config?.shape.fields.find((field) => field.name === name)?.type;
  if (type?.kind !== "scalar" || type.pattern === undefined) throw new Error(`The config of ${connector} has no pattern for ${name}.`);
  return new RegExp(type.pattern, "u");
}

function connectorOf(id: string): Connector {
  const connector = connectors.find((candidate) => candidate.id === id);
  if (connector === undefined) throw new Error(`The catalog has no connector ${id}.`);
  return connector;
}

function loadConnectors(): readonly Connector[] {
  const { model, diagnostics } = loadModel(readCatalogSources(process.cwd()));
  if (model === undefined) throw new Error(`The catalog has errors: ${JSON.stringify(diagnostics.slice(0, 3))}`);
  return model.connectors;
}
