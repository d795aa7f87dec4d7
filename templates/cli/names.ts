import { suggestion, UsageError } from "#templates/core";

/** Whether an address is that of a request to the execute endpoint: of an operation, a connector or the gateway. */
export function isRequestAddress(address: string): boolean {
  return /^\w+\.(?:execute|\w+\.\w+\.request)$/.test(address);
}

/** Whether an address is that of the credentials of a connector. */
export function isCredentialsAddress(address: string): boolean {
  return /^\w+\.auth_config$/.test(address);
}

/** Checks an address that somebody wrote; undefined if it exists. */
export function checkAddress(address: string, addresses: readonly string[]): UsageError | undefined {
  if (addresses.includes(address)) return undefined;
  const credentials = withoutCredentials(address, addresses);
  if (credentials !== undefined) return credentials;
  const parts = addresses.filter((known) => known.startsWith(`${address}.`));
  const help =
    parts.length > 0
      ? `use one of ${parts.slice(0, 5).join(", ")}`
      : suggestion(address, addresses, "connector-gateway-spec list shows the connectors and their operations");
  return new UsageError(`unknown address "${address}"`, help);
}

/** Checks the name of a connector that somebody wrote; undefined if it exists. */
export function checkConnector(connector: string, connectors: readonly string[]): UsageError | undefined {
  return connectors.includes(connector) ? undefined : unknownConnector(connector, connectors);
}

/** There is no connector of that name. */
export function unknownConnector(connector: string, connectors: readonly string[]): UsageError {
  return new UsageError(`unknown connector "${connector}"`, suggestion(connector, connectors, `connectors are ${connectors.join(", ")}`));
}

/** The error for an address of credentials that a connector does not take; undefined for everything else. */
export function withoutCredentials(address: string, addresses: readonly string[]): UsageError | undefined {
  const connector = /^(.+)\.auth_config$/.exec(address)?.[1];
  if (connector === undefined || addresses.includes(address) || !addresses.includes(`${connector}.execute`)) return undefined;
  return new UsageError(
    `unknown address "${address}"`,
    `${connector} takes no credentials, and its request to gateway.create_instance has no auth_config`,
  );
}
