import { operationsOf, type Connector, type Gateway, type Model, type Operation } from "#generator/resolve";
import type { EmitterInput } from "../emitter.ts";
import { type ReferencePage, wholePage } from "../reference_pages.ts";

/** The source of all parts of the page. */
export interface PageSource {
  readonly model: Model;
  readonly gateway: Gateway;
  /** The page that is printed. */
  readonly page: ReferencePage;
  /** Version of the package. */
  readonly version: string;
}

/** Props of every part of the page. */
export interface PageProps {
  readonly source: PageSource;
}

/** Props of the parts of a connector. */
export interface ConnectorProps extends PageProps {
  readonly connector: Connector;
}

/** Props of the parts of an operation. */
export interface OperationProps extends ConnectorProps {
  readonly operation: Operation;
}

/** Prepares what the parts of the page need. */
export function openSource({ model, version }: EmitterInput, page: ReferencePage = wholePage(model)): PageSource {
  return { model, gateway: model.gateway, page, version };
}

/** The call that the page begins with: the first of the connector that has most operations. */
export function firstCallOf(connectors: readonly Connector[]): Omit<OperationProps, "source"> | undefined {
  const [connector] = [...connectors].sort((left, right) => operationsOf(right).length - operationsOf(left).length);
  const operation = connector === undefined ? undefined : operationsOf(connector)[0];
  return connector === undefined || operation === undefined ? undefined : { connector, operation };
}
