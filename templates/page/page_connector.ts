import type { ConnectorDefinition, Operation, Validator } from "#templates/runtime";

/** A connector as the page knows it. It has no validators of answers: they would add a tenth to the page. */
export interface PageConnector extends Pick<ConnectorDefinition, "id" | "gateway" | "operations"> {
  /** The validators of params, by `<entity>.<action>`. */
  readonly params: Readonly<Record<string, Validator<unknown>>>;
}

/** The operation with an id, such as `payments.customers.list`, and its connector; undefined if no connector has it. */
export function findOperation<Connector extends Pick<PageConnector, "operations">>(
  connectors: readonly Connector[],
  id: string | null,
): { readonly connector: Connector; readonly operation: Operation } | undefined {
  for (const connector of connectors) {
    const operation = connector.operations.find((one) => one.id === id);
    if (operation !== undefined) return { connector, operation };
  }
  return undefined;
}
