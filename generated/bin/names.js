import { suggestion } from "./suggestion.js";
import { UsageError } from "./usage_error.js";

export function addressFault(address, addresses) {
    if (addresses.includes(address))
        return undefined;
    const parts = addresses.filter((known) => known.startsWith(`${address}.`));
    const help = parts.length > 0
        ? `use one of ${parts.slice(0, 5).join(", ")}`
        : suggestion(address, addresses, "connector-gateway-spec list shows the connectors and their operations");
    return new UsageError(`unknown address "${address}"`, help);
}

export function connectorFault(connector, connectors) {
    return connectors.includes(connector) ? undefined : unknownConnector(connector, connectors);
}

export function unknownConnector(connector, connectors) {
    return new UsageError(`unknown connector "${connector}"`, suggestion(connector, connectors, `connectors are ${connectors.join(", ")}`));
}
