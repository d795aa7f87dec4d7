// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type { Validator } from "../runtime/validator_types.js";
import type * as Crm from "./crm.js";
import type * as FileStorage from "./file_storage.js";
import type * as IssueTracker from "./issue_tracker.js";
import type * as Messaging from "./messaging.js";
import type * as Payments from "./payments.js";
import type * as ProjectTracker from "./project_tracker.js";
import type * as Recruiting from "./recruiting.js";

/**
 * One fault of a request.
 * Assumed: Part of the assumed error body.
 * Document 1, Resources and their fields, Gateway resources.
 */
export interface ErrorDetail {
  /**
   * Which field is at fault.
   * Assumed: Part of the assumed error body.
   * Document 1, Resources and their fields, Gateway resources.
   */
  field?: string | null;
  /**
   * What is wrong with it.
   * Assumed: Part of the assumed error body.
   * Document 1, Resources and their fields, Gateway resources.
   */
  message?: string | null;
  /**
   * A code for programs.
   * Assumed: Part of the assumed error body.
   * Document 1, Resources and their fields, Gateway resources.
   */
  error_code?: string | null;
}

/**
 * The response body of all operations.
 * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
 * endpoints beside the execute endpoint of a public gateway of the same shape.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ExecuteEnvelope {
  /**
   * Says that the operation went well.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  status?: "success";
  /**
   * About the execution itself.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  execution_metadata?: {
    /**
     * The instance that ran the operation.
     * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
     * endpoints beside the execute endpoint of a public gateway of the same shape.
     * Document 1, Endpoints, Gateway endpoints.
     */
    connector_instance_id?: string;
    /**
     * How long it took in milliseconds. Integer.
     * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
     * endpoints beside the execute endpoint of a public gateway of the same shape.
     * Document 1, Endpoints, Gateway endpoints.
     */
    execution_time_ms?: number;
  };
  /**
   * Something to note although the operation went well.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  warning?: { [key: string]: unknown };
}

/** The body that creates an instance of a connector that the catalog does not know. */
export interface UnknownConnectorRequest {
  /**
   * Which connector the instance is for. Every connector has one fixed value. UUID.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_definition_id: string;
  /**
   * Credentials of the third-party account. Which fields it has depends on the connector.
   * A secret: never shown in messages and logs.
   * Document 1, Endpoints, Gateway endpoints.
   */
  auth_config: { [key: string]: unknown };
  /**
   * Name under which the instance is shown.
   * Document 1, Endpoints, Gateway endpoints.
   */
  name: string;
}

/** The body that creates an instance: of a connector of the catalog, or of one that it does not know. */
export type CreateInstanceRequest =
  | Crm.CreateInstanceRequest
  | FileStorage.CreateInstanceRequest
  | IssueTracker.CreateInstanceRequest
  | Messaging.CreateInstanceRequest
  | Payments.CreateInstanceRequest
  | ProjectTracker.CreateInstanceRequest
  | Recruiting.CreateInstanceRequest
  | UnknownConnectorRequest;

/** Any request to an instance of any connector. */
export type ExecuteRequest =
  | Crm.ExecuteRequest
  | FileStorage.ExecuteRequest
  | IssueTracker.ExecuteRequest
  | Messaging.ExecuteRequest
  | Payments.ExecuteRequest
  | ProjectTracker.ExecuteRequest
  | Recruiting.ExecuteRequest;

/**
 * The new instance.
 * Assumed: The document does not show the body. A client needs the id for the next call, and a public gateway of
 * the same shape returns it as `id` among keys that vary.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CreateInstanceResponse {
  /**
   * Id of the new instance; the execute path takes it.
   * Assumed: The document does not show the body. A client needs the id for the next call, and a public gateway of
   * the same shape returns it as `id` among keys that vary.
   * Document 1, Endpoints, Gateway endpoints.
   */
  id?: string;
}

/**
 * The body of an answer that is not a success.
 * Assumed: The document shows nothing about errors. A public gateway of the same shape answers with a message
 * and a list of single faults.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ErrorBody {
  /**
   * The fault in one sentence.
   * Assumed: The document shows nothing about errors. A public gateway of the same shape answers with a message
   * and a list of single faults.
   * Document 1, Endpoints, Gateway endpoints.
   */
  message?: string | null;
  /**
   * Single faults.
   * Assumed: The document shows nothing about errors. A public gateway of the same shape answers with a message
   * and a list of single faults.
   * Document 1, Endpoints, Gateway endpoints.
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
