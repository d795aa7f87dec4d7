import { isObject } from "../../../templates/shared/json_values.ts";
import { createInstanceShape } from "../../model/body_shapes.ts";
import type { AuthMethod, Connector, Gateway, JsonValue, Model } from "../../model/types.ts";
import { buildCreateInstance, type Extent } from "../../schema/examples.ts";
import { selectFaults, inObject, type AddressExamples, type InvalidExample, type JsonObject } from "./fault.ts";
import { distinct, recordsFor } from "./samples.ts";
import { shapeFaults } from "./value_faults.ts";

/** An id that no connector of the catalog has. The gateway may know more connectors. */
const OTHER_DEFINITION_ID = "00000000-0000-4000-8000-000000000000";

/** The credentials of each method, and what can be wrong with them. */
export function authConfigExamples(gateway: Gateway, connector: Connector): AddressExamples {
  const valid = connector.auth.flatMap((method) => [
    toAuthConfig(gateway, connector, method, "usual"),
    toAuthConfig(gateway, connector, method, "full"),
  ]);
  return { valid: distinct(valid), faults: connector.auth.flatMap((method) => methodFaults(gateway, connector, method)) };
}

/** The auth methods of a connector; one that is undefined if it has none. */
function methodsOf({ auth }: Connector): readonly (AuthMethod | undefined)[] {
  return auth.length === 0 ? [undefined] : auth;
}

/** Instances of all connectors with all methods, what can be wrong with the first, and what validators warn about. */
export function createInstanceExamples({ gateway, connectors }: Model): AddressExamples {
  const valid = connectors.flatMap((connector) =>
    methodsOf(connector).flatMap((method) => [
      buildCreateInstance(gateway, connector, method, "usual"),
      buildCreateInstance(gateway, connector, method, "full"),
    ]),
  );
  const faults = connectors.flatMap((connector, index) =>
    createFaults(gateway, connector).filter(({ warning }) => index === 0 || warning === true),
  );
  return { valid: distinct(valid), faults: selectFaults(faults) };
}

function createFaults(gateway: Gateway, connector: Connector): readonly InvalidExample[] {
  const [method] = connector.auth;
  const valid = buildCreateInstance(gateway, connector, method);
  if (!isObject(valid)) return [];
  const full = buildCreateInstance(gateway, connector, method, "full");
  const faults = shapeFaults(createInstanceShape(gateway, connector), { valid, full }, "field", recordsFor(gateway));
  return [
    // The id selects the rules for the rest, so the faults of a constant do not apply to it.
    ...faults.filter(({ code, path: [key] }) => key !== "connector_definition_id" || code === "field/missing"),
    ...idFaults(valid, connector.definitionId.value),
    ...(method === undefined ? [] : methodFaults(gateway, connector, method).map((fault) => inObject(valid, "auth_config", fault))),
  ];
}

function idFaults(valid: JsonObject, id: string): readonly InvalidExample[] {
  const path = ["connector_definition_id"];
  const withId = (other: string): JsonObject => ({ ...valid, connector_definition_id: other });
  const unknown = { code: "request/unknown-connector", path, warning: true } as const;
  const typo = `${id.slice(0, -1)}${id.endsWith("0") ? "1" : "0"}`;
  return [
    { code: "value/format", path, what: "is not a UUID", value: withId("example") },
    { ...unknown, what: "is nearly the id of a known connector", value: withId(typo) },
    {
      ...unknown,
      what: "is not the id of a known connector",
      value: { ...withId(OTHER_DEFINITION_ID), auth_config: { key: "EXAMPLE0000" } },
    },
  ];
}

function methodFaults(gateway: Gateway, connector: Connector, method: AuthMethod): readonly InvalidExample[] {
  const samples = { valid: toAuthConfig(gateway, connector, method, "usual"), full: toAuthConfig(gateway, connector, method, "full") };
  return shapeFaults(method.shape, samples, "field", recordsFor(gateway, connector));
}

function toAuthConfig(gateway: Gateway, connector: Connector, method: AuthMethod, extent: Extent): JsonValue {
  const request = buildCreateInstance(gateway, connector, method, extent);
  return isObject(request) ? (request["auth_config"] ?? {}) : {};
}
