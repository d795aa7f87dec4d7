import type { Connector, Gateway, Model, Operation } from "#generator/resolve";
import type { EmitterInput } from "../emitter.ts";

/** What all parts of the page are made from. */
export interface PageSource {
  readonly model: Model;
  readonly gateway: Gateway;
  /** Version of the package. */
  readonly version: string;
}

/** What every part of the page gets. */
export interface PageProps {
  readonly source: PageSource;
}

/** What the parts of a connector get. */
export interface ConnectorProps extends PageProps {
  readonly connector: Connector;
}

/** What the parts of an operation get. */
export interface OperationProps extends ConnectorProps {
  readonly operation: Operation;
}

/** Prepares what the parts of the page need. */
export function openSource({ model, version }: EmitterInput): PageSource {
  return { model, gateway: model.gateway, version };
}
