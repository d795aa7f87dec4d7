import { importedChecks } from "../model/apply_constraints.ts";

/**
 * The names that the package assigns itself, whatever the catalog contains. Names of the catalog must not collide with those
 * in the same module.
 */

const words = (text: string): readonly string[] => text.split(" ");

/** Types that the module of a connector declares or imports. */
export const connectorTypes: readonly string[] = [
  ...words(
    "AtLeastOneOf AuthConfig CallById Client ConnectorDefinition CreateInstanceRequest CreateRequest Download Execute ExecuteEnvelope",
  ),
  ...words("ExecuteRequest Guard NoRequest OpenCallOptions Operation OptionalCall OptionalPagedCall Page Params Prefilled RequiredCall"),
  ...words("RequiredPagedCall Responses Results RuleTable UncheckedConnector UnpagedList UnpagedWrapper Validator WrappedPage"),
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

/** Types of `index.d.ts`, which also exports each connector under its name in PascalCase. */
export const rootTypes: readonly string[] = [
  ...words(
    "Address AddressTypes AllConnectors CallHeaders CallOptions CallPromise CallResponse CheckOptions CheckResult ConnectorDefinition",
  ),
  ...words("ConnectorDefinitions ConnectorId Connectors CreateInstanceRequest CreateInstanceResponse Download ErrorBody ExecuteEnvelope"),
  ...words(
    "ExecuteRequest ExecuteResponse GatewayClient GatewayErrorDetails GatewayErrorKind GatewayOptions InstanceClient OpenCallOptions",
  ),
  ...words("Operation OperationId OperationKind Operations OptionalCall OptionalPagedCall OutgoingRequest Page Paging Prefilled Profile"),
  ...words("RequestHook RequiredCall RequiredPagedCall ResponseHook RetryOptions Tolerant TokenSource UnpagedList UnpagedWrapper"),
  ...words("ValidationIssue Validator Validators Walk WithResponse WrappedPage"),
];

/** Components of the OpenAPI documents that belong to no connector, beside the gateway's own types. */
export const gatewayComponents = ["ExecuteRequest", "ExecuteResponse", "GatewayUnknownInstanceRequest"] as const;

/** Components that every connector has in the OpenAPI documents beside its types. */
export const connectorComponents = ["ExecuteResponse"] as const;

/** Types that `openapi/<document>.d.ts` declares or imports. It imports each connector under its name in PascalCase. */
export const declarationTypes = ["Blob", "Operations"] as const;
