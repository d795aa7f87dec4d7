// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type { Validator } from "../runtime/validator_types.js";
import type * as HelpDesk from "./help_desk.js";
import type * as Shop from "./shop.js";

/**
 * `ErrorDetail`.
 * Document 1, Resources.
 */
export interface ErrorDetail {
  /** Document 1, Resources. */
  message?: string | null;
}

/**
 * The response body of all operations.
 * Assumed: Not shown.
 * Document 1, Endpoints.
 */
export interface ExecuteEnvelope {
}

/** The body that creates an instance of a connector that the catalog does not know. */
export interface UnknownConnectorRequest {
  /**
   * UUID.
   * Document 1, Endpoints.
   */
  connector_definition_id: string;
  /** Document 1, Endpoints. */
  auth_config: { [key: string]: unknown };
}

/** The body that creates an instance: of a connector of the catalog, or of one that it does not know. */
export type CreateInstanceRequest =
  | HelpDesk.CreateInstanceRequest
  | Shop.CreateInstanceRequest
  | UnknownConnectorRequest;

/** Any request to an instance of any connector. */
export type ExecuteRequest =
  | HelpDesk.ExecuteRequest
  | Shop.ExecuteRequest;

/**
 * The new instance.
 * Assumed: Not shown.
 * Document 1, Endpoints.
 */
export interface CreateInstanceResponse {
  /**
   * Assumed: Not shown.
   * Document 1, Endpoints.
   */
  id?: string;
}

/**
 * The body of an answer that is not a success.
 * Assumed: Not shown.
 * Document 1, Endpoints.
 */
export interface ErrorBody {
  /**
   * Assumed: Not shown.
   * Document 1, Endpoints.
   */
  errors?: ErrorDetail[];
}

/** `gateway.create_instance` */
export declare const createInstance: Validator<CreateInstanceRequest>;

/** `gateway.create_instance_response` */
export declare const createInstanceResponse: Validator<CreateInstanceResponse>;

/** `gateway.execute` */
export declare const execute: Validator<ExecuteRequest>;

/** `gateway.error` */
export declare const error: Validator<ErrorBody>;
