// @generated from spec/ by connector-gateway-spec. Do not edit.
import type { Guard, Validator } from "../runtime/validator_types.js";
import * as Crm from "./crm.js";
import * as FileStorage from "./file_storage.js";
import * as IssueTracker from "./issue_tracker.js";
import * as Messaging from "./messaging.js";
import * as Payments from "./payments.js";
import * as ProjectTracker from "./project_tracker.js";
import * as Recruiting from "./recruiting.js";
import type { ErrorDetail } from "./gateway.types.js";

export type { ErrorDetail, ExecuteEnvelope, NoRequest } from "./gateway.types.js";

/**
 * Creates a connector instance for one third-party account. A connector that defines `config` in the catalog
 * accepts that key in addition to `auth_config`; all others accept only the three fields listed here.
 * Request body that creates an instance of a connector that is not in the catalog.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface UnknownConnectorRequest {
  /** Id of the connector to create the instance for. Each connector has one fixed id. UUID. */
  connector_definition_id: string;
  /**
   * Credentials of the third-party account. The fields depend on the connector.
   * A secret: messages and logs never show it.
   */
  auth_config: { [key: string]: unknown };
  /** Display name of the instance. */
  name: string;
}

/** Request body that creates an instance of any connector. */
export type CreateInstanceRequest =
  | Crm.CreateInstanceRequest
  | FileStorage.CreateInstanceRequest
  | IssueTracker.CreateInstanceRequest
  | Messaging.CreateInstanceRequest
  | Payments.CreateInstanceRequest
  | ProjectTracker.CreateInstanceRequest
  | Recruiting.CreateInstanceRequest
  | UnknownConnectorRequest;

/** Any request to an instance of any connector, discriminated by `entity`, then `action`. */
export type ExecuteRequest =
  | Crm.ExecuteRequest
  | FileStorage.ExecuteRequest
  | IssueTracker.ExecuteRequest
  | Messaging.ExecuteRequest
  | Payments.ExecuteRequest
  | ProjectTracker.ExecuteRequest
  | Recruiting.ExecuteRequest;

/**
 * The new connector instance.
 * Assumed: The document does not show the response body. Clients need the id of the instance for the execute
 * call. A public gateway of the same shape (a publicly documented service with the same endpoints and
 * connectors) returns it as `id`, next to other keys that vary.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CreateInstanceResponse {
  /** Id of the new instance. The path of the execute endpoint takes it. */
  id?: string;
}

/**
 * The body of every error response.
 * Assumed: The document does not describe errors. A public gateway of the same shape returns a message and a
 * list of individual errors.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ErrorBody {
  /** Summary of the error. */
  message?: string | null;
  /** Individual errors. */
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
