// @generated from spec/ by connector-gateway-spec. Do not edit.
/**
 * A single error in a request.
 * Assumed: Part of the assumed error body.
 * Document 1, Resources and their fields, Gateway resources.
 */
export interface ErrorDetail {
  /** Path of the field that caused the error. */
  field?: string | null;
  /** What is wrong with the field. */
  message?: string | null;
  /** Machine-readable error code. */
  error_code?: string | null;
}

/**
 * The result of a successful operation.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ExecuteEnvelope {
  /** Indicates that the operation succeeded. */
  status: "success";
  /** Information about the execution itself. */
  execution_metadata?: {
    /** Id of the instance that ran the operation. */
    connector_instance_id?: string;
    /** Execution time in milliseconds. Integer. */
    execution_time_ms?: number;
  };
  /** Warning about an operation that succeeded. */
  warning?: { [key: string]: unknown };
}

/**
 * Matches no request. As a member of `ExecuteRequest`, it makes compile errors name the params of the right
 * operation.
 */
export interface NoRequest {
  entity: never;
  action: never;
  params?: object;
}
