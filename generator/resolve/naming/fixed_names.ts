import { importedChecks } from "../model/apply_constraints.ts";

/**
 * The names that the package assigns itself, whatever the catalog contains. Names of the catalog must not collide with those
 * in the same module.
 */

const words = (text: string): readonly string[] => text.split(" ");

/** Types of other modules of the package, by the path of the module. */
type TypesByModule = readonly (readonly [from: string, names: readonly string[]])[];

const namesIn = (types: TypesByModule): readonly string[] => types.flatMap(([, names]) => names);

/** The types of the runtime that modules of connectors and of the gateway import. */
export const importedTypes: TypesByModule = [
  ["../runtime/at_least_one_of.js", ["AtLeastOneOf"]],
  [
    "../runtime/client/client_types.js",
    [
      ...words("CallById ConnectorDefinition Download Execute OpenCallOptions OptionalCall OptionalPagedCall Page Prefilled"),
      ...words("RequiredCall RequiredPagedCall UncheckedConnector UnpagedList UnpagedWrapper WrappedPage"),
    ],
  ],
  ["../runtime/operation.js", ["Operation"]],
  ["../runtime/validator_types.js", ["Guard", "Validator"]],
];

/** Types that the module of a connector declares or imports. */
export const connectorTypes: readonly string[] = [
  ...namesIn(importedTypes),
  ...words("AuthConfig Client CreateInstanceRequest CreateRequest ExecuteEnvelope ExecuteRequest NoRequest Params Responses Results"),
  "RuleTable",
];

/** Values that the module of a connector exports, declares or imports. */
export const connectorValues: readonly string[] = [
  ...words("anyOf authConfig calls commaList connector createRequest createGuard createParamsValidator createRequestValidator"),
  ...words(
    "createResponseValidator createValidator deepFreeze discriminatedBy execute gateway operations toOperationValidators toDownload",
  ),
  ...words("toOperations uncheckedConnector validators withDescriptions"),
  ...importedChecks.flatMap(({ names }) => names),
];

/** The members of an instance of a connector besides its entities. */
export const instanceMembers = ["call", "execute", "instanceId"] as const;

/** Types that the module of the gateway declares or imports. */
export const gatewayTypes: readonly string[] = [
  ...words(
    "CreateInstanceRequest CreateInstanceResponse ErrorBody ExecuteEnvelope ExecuteRequest GatewayDefinition Guard NoRequest RuleTable",
  ),
  ...words("UnknownConnectorRequest Validator"),
];

/** The types that `index.d.ts` exports from other modules. */
export const exportedTypes: TypesByModule = [
  ["./connectors/gateway.js", words("CreateInstanceRequest CreateInstanceResponse ErrorBody ExecuteEnvelope")],
  [
    "./runtime/client/client_types.js",
    [
      ...words("CallHeaders CallOptions CallPromise CallResponse ConnectorDefinition ConnectorDefinitions Download GatewayClient"),
      ...words("GatewayOptions InstanceClient OpenCallOptions OptionalCall OptionalPagedCall OutgoingRequest Page Prefilled"),
      ...words("RequestHook RequiredCall RequiredPagedCall ResponseHook RetryOptions TokenSource UnpagedList UnpagedWrapper Walk"),
      ...words("WithResponse WrappedPage"),
    ],
  ],
  ["./runtime/client/gateway_error.js", words("GatewayErrorDetails GatewayErrorKind")],
  ["./runtime/operation.js", words("Operation OperationKind Paging")],
  ["./runtime/tolerant.js", ["Tolerant"]],
  ["./runtime/validator_types.js", words("CheckOptions CheckResult Profile ValidationIssue Validator")],
];

/** Types of `index.d.ts`, which also exports each connector under its name in PascalCase. */
export const rootTypes: readonly string[] = [
  ...namesIn(exportedTypes),
  ...words("Address AddressTypes AllConnectors ConnectorId Connectors ExecuteRequest ExecuteResponse OperationId Operations Validators"),
];

/** Components of the OpenAPI documents that belong to no connector, beside the gateway's own types. */
export const gatewayComponents = ["ExecuteRequest", "ExecuteResponse", "GatewayUnknownInstanceRequest"] as const;

/** Components that every connector has in the OpenAPI documents beside its types. */
export const connectorComponents = ["ExecuteResponse"] as const;

/** Types that `openapi/<document>.d.ts` declares or imports. It imports each connector under its name in PascalCase. */
export const declarationTypes = ["Blob", "Operations"] as const;
