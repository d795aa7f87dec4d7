// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type { Validator } from "../runtime/validator_types.js";
import type * as HelpDesk from "./help_desk.js";
import type * as Shop from "./shop.js";

/**
 * A fault.
 * Document 1, Resources.
 */
export interface ErrorDetail {
  /** The fault in words. */
  message?: string | null;
}

/**
 * Creates an instance.
 * Request body that creates an instance of a connector that is not in the catalog.
 * Document 1, Endpoints.
 */
export interface UnknownConnectorRequest {
  /** Which connector. UUID. */
  connector_definition_id: string;
  /** Credentials. */
  auth_config: { [key: string]: unknown };
}

/** Request body that creates an instance of any connector. */
export type CreateInstanceRequest =
  | HelpDesk.CreateInstanceRequest
  | Shop.CreateInstanceRequest
  | UnknownConnectorRequest;

/** Any request to an instance of any connector, discriminated by `entity`, then `action`. */
export type ExecuteRequest =
  | HelpDesk.ExecuteRequest
  | Shop.ExecuteRequest;

/**
 * Matches no request. As a member of `ExecuteRequest`, it makes compile errors name the params of the right
 * operation.
 */
export interface NoRequest {
  entity: never;
  action: never;
  params?: object;
}

/**
 * The new instance.
 * Assumed: Not shown.
 * Document 1, Endpoints.
 */
export interface CreateInstanceResponse {
  /** Id of the instance. */
  id?: string;
}

/**
 * The part of the response body that all operations share.
 * Assumed: Not shown.
 * Document 1, Endpoints.
 */
export interface ExecuteEnvelope {
}

/**
 * Body of an error response.
 * Assumed: Not shown.
 * Document 1, Endpoints.
 */
export interface ErrorBody {
  /** Single faults. */
  errors?: ErrorDetail[];
}

/** Validates `gateway.create_instance`. */
export declare const createInstanceRequest: Validator<CreateInstanceRequest>;

/** Validates `gateway.create_instance_response`. */
export declare const createInstanceResponse: Validator<CreateInstanceResponse>;

/** Validates `gateway.execute`. */
export declare const executeRequest: Validator<ExecuteRequest>;

/** Validates `gateway.error`. */
export declare const errorBody: Validator<ErrorBody>;
