// @generated from spec/ by connector-gateway-spec. Do not edit.
import type { Guard, Validator } from "../runtime/validator_types.js";
import * as HelpDesk from "./help_desk.js";
import * as Shop from "./shop.js";
import type { ErrorDetail } from "./gateway.types.js";

export type { ErrorDetail, ExecuteEnvelope, NoRequest } from "./gateway.types.js";

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
 * The new instance.
 * Assumed: Not shown.
 * Document 1, Endpoints.
 */
export interface CreateInstanceResponse {
  /** Id of the instance. */
  id?: string;
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

/** `gateway.create_instance` */
export declare const createInstanceRequest: Validator<CreateInstanceRequest>;

/** `gateway.execute` */
export declare const executeRequest: Validator<ExecuteRequest>;

/** `gateway.create_instance_response` */
export declare const createInstanceResponse: Validator<CreateInstanceResponse>;

export declare const isCreateInstanceResponse: Guard<CreateInstanceResponse>;

/** `gateway.error` */
export declare const errorBody: Validator<ErrorBody>;

export declare const isErrorBody: Guard<ErrorBody>;

/** All validators of the gateway. */
export declare const validators: readonly Validator<unknown>[];
