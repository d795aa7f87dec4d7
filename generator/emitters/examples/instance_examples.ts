import { createInstanceShape } from "../../model/exchange.ts";
import type { AuthMethod, Connector, Gateway, JsonValue, Model } from "../../model/types.ts";
import { buildCreateInstance, type Extent } from "../../schema/examples.ts";
import { selectFaults, inObject, isObject, type AddressExamples, type Fault } from "./fault.ts";
import { distinct, recordsFor } from "./samples.ts";
import { shapeFaults } from "./value_faults.ts";

/** An id that no connector has: the gateway may know more connectors than the catalog. */
const OTHER_DEFINITION_ID = "00000000-0000-4000-8000-000000000000";

/** The credentials of each method, and what can be wrong with them. */
export function authConfigExamples(gateway: Gateway, connector: Connector): AddressExamples {
  const valid = connector.auth.flatMap((method) => [
    toAuthConfig(gateway, connector, method, "usual"),
    toAuthConfig(gateway, connector, method, "full"),
  ]);
  return { valid: distinct(valid), invalid: connector.auth.flatMap((method) => methodFaults(gateway, connector, method)) };
}

/** Instances of all connectors with all methods and of an unknown one, and what can be wrong with the first. */
export function createInstanceExamples({ gateway, connectors }: Model): AddressExamples {
  const valid = connectors.flatMap((connector) =>
    connector.auth.flatMap((method) => [
      buildCreateInstance(gateway, connector, method, "usual"),
      buildCreateInstance(gateway, connector, method, "full"),
    ]),
  );
  const [first] = valid;
  const other = isObject(first) ? [{ ...first, connector_definition_id: OTHER_DEFINITION_ID, auth_config: { key: "EXAMPLE0000" } }] : [];
  const invalid = connectors.slice(0, 1).flatMap((connector) => createFaults(gateway, connector));
  return { valid: distinct([...valid, ...other]), invalid: selectFaults(invalid) };
}

function createFaults(gateway: Gateway, connector: Connector): readonly Fault[] {
  const [method] = connector.auth;
  const valid = buildCreateInstance(gateway, connector, method);
  if (method === undefined || !isObject(valid)) return [];
  const full = buildCreateInstance(gateway, connector, method, "full");
  const faults = shapeFaults(createInstanceShape(gateway, connector), { valid, full }, "field", recordsFor(gateway));
  const noUuid = {
    code: "value/format",
    path: ["connector_definition_id"],
    what: "is no uuid",
    value: { ...valid, connector_definition_id: "example" },
  };
  return [
    // The id selects what the rest must be, so that another id is no fault as long as it is one.
    ...faults.filter(({ code, path: [key] }) => key !== "connector_definition_id" || code === "field/missing"),
    { ...noUuid, code: "value/format" },
    ...methodFaults(gateway, connector, method).map((fault) => inObject(valid, "auth_config", fault)),
  ];
}

function methodFaults(gateway: Gateway, connector: Connector, method: AuthMethod): readonly Fault[] {
  const samples = { valid: toAuthConfig(gateway, connector, method, "usual"), full: toAuthConfig(gateway, connector, method, "full") };
  return shapeFaults(method.shape, samples, "field", recordsFor(gateway, connector));
}

function toAuthConfig(gateway: Gateway, connector: Connector, method: AuthMethod, extent: Extent): JsonValue {
  const request = buildCreateInstance(gateway, connector, method, extent);
  return isObject(request) ? (request["auth_config"] ?? {}) : {};
}
