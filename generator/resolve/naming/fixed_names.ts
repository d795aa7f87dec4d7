import { importedChecks } from "../model/apply_constraints.ts";

/**
 * The names that the package assigns itself, whatever the catalog contains. Names of the catalog must not collide with those
 * in the same module.
 */

/** Types that the module of a connector declares or imports. */
export const connectorTypes = [
  "AtLeastOneOf",
  "AuthConfig",
  "CallById",
  "Client",
  "ConnectorDefinition",
  "CreateInstanceRequest",
  "CreateRequest",
  "Download",
  "Execute",
  "ExecuteEnvelope",
  "ExecuteRequest",
  "Guard",
  "NoRequest",
  "OpenCallOptions",
  "Operation",
  "OptionalCall",
  "OptionalPagedCall",
  "Page",
  "Params",
  "Prefilled",
  "RequiredCall",
  "RequiredPagedCall",
  "Responses",
  "Results",
  "RuleTable",
  "UnpagedList",
  "UnpagedWrapper",
  "Validator",
  "WrappedPage",
] as const;

/** Values that the module of a connector exports, declares or imports. */
export const connectorValues = [
  "anyOf",
  "authConfig",
  "commaList",
  "connector",
  "createRequest",
  "createGuard",
  "createParamsValidator",
  "createRequestValidator",
  "createResponseValidator",
  "createValidator",
  "deepFreeze",
  "discriminatedBy",
  "execute",
  "gateway",
  "operations",
  "toOperationValidators",
  "toDownload",
  "toOperations",
  "validators",
  ...importedChecks.flatMap(({ names }) => names),
] as const;

/** The members of an instance of a connector besides its entities. */
export const instanceMembers = ["call", "execute", "instanceId"] as const;

/** Types of the modules of the gateway. */
export const gatewayTypes = [
  "CreateInstanceRequest",
  "CreateInstanceResponse",
  "ErrorBody",
  "ExecuteEnvelope",
  "ExecuteRequest",
  "GatewayDefinition",
  "Guard",
  "NoRequest",
  "RuleTable",
  "UnknownConnectorRequest",
  "Validator",
] as const;

/** Types of `index.d.ts`, which also exports each connector under its name in PascalCase. */
export const rootTypes = [
  "Address",
  "AddressTypes",
  "AllConnectors",
  "CallHeaders",
  "CallOptions",
  "CallPromise",
  "CallResponse",
  "CheckOptions",
  "CheckResult",
  "ConnectorDefinition",
  "ConnectorDefinitions",
  "ConnectorId",
  "Connectors",
  "CreateInstanceRequest",
  "CreateInstanceResponse",
  "Download",
  "ErrorBody",
  "ExecuteEnvelope",
  "ExecuteRequest",
  "ExecuteResponse",
  "GatewayClient",
  "GatewayErrorDetails",
  "GatewayErrorKind",
  "GatewayOptions",
  "InstanceClient",
  "OpenCallOptions",
  "Operation",
  "OperationId",
  "OperationKind",
  "Operations",
  "OptionalCall",
  "OptionalPagedCall",
  "OutgoingRequest",
  "Page",
  "Paging",
  "Prefilled",
  "Profile",
  "RequestHook",
  "RequiredCall",
  "RequiredPagedCall",
  "ResponseHook",
  "RetryOptions",
  "Tolerant",
  "TokenSource",
  "UnpagedList",
  "UnpagedWrapper",
  "ValidationIssue",
  "Validator",
  "Validators",
  "Walk",
  "WithResponse",
  "WrappedPage",
] as const;

/** Components of the OpenAPI documents that belong to no connector, beside the gateway's own types. */
export const gatewayComponents = ["ExecuteRequest", "ExecuteResponse", "GatewayUnknownInstanceRequest"] as const;

/** Components that every connector has in the OpenAPI documents beside its types. */
export const connectorComponents = ["ExecuteResponse"] as const;

/** Types that `openapi/<document>.d.ts` declares or imports. It imports each connector under its name in PascalCase. */
export const declarationTypes = ["Blob", "Operations"] as const;
