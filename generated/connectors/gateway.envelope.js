// @generated from spec/ by connector-gateway-spec. Do not edit.
import { deepFreeze, stringFormat } from "../runtime/engine.js";

export const dateTime = /* @__PURE__ */ stringFormat(
  "date-time",
  "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:(?:0[1-9]|1[0-9]|2[0-8])|29|3[01]|30)|(?:0[469]|11)-(?:(?:0[1-9]|1[0-9]|2[0-8])|29|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt](?:(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])|(?:23:59:60(?:\\.[0-9]+)?(?:[Zz]|[+-]00:00)|(?:[01][0-9]|2[0-3]):(?:[14]4|[25]9):60(?:\\.[0-9]+)?[+-](?:[01][0-9]|2[0-3]):[0-5][0-9]))$",
  "an RFC 3339 date-time such as 2024-05-31T09:30:00Z",
);

export const uuid = /* @__PURE__ */ stringFormat(
  "uuid",
  "^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$",
  "a UUID such as 123e4567-e89b-12d3-a456-426614174000",
);

export function ErrorDetail() {
  return {
    name: "ErrorDetail",
    fields: {
      field: "string | null",
      message: "string | null",
      error_code: "string | null",
    },
  };
}

export function request() {
  return {
    name: "the request",
    side: "request",
    required: ["entity", "action"],
    fields: {
      entity: "string",
      action: { enum: ["list", "get", "create", "update", "delete", "api_search", "download"] },
      params: "object",
    },
  };
}

export function response() {
  return {
    name: "the response",
    required: ["status", "result"],
    optional: ["execution_metadata", "warning"],
    fields: {
      status: { const: "success" },
      result: "any",
      connector_metadata: "object | null",
      execution_metadata: {
        table: {
          name: "execution_metadata",
          optional: ["connector_instance_id", "execution_time_ms"],
          fields: { connector_instance_id: "string", execution_time_ms: "integer" },
        },
      },
      warning: "object",
    },
  };
}

export const definition = /* @__PURE__ */ deepFreeze({
  createPath: "/api/v1/connectors/instances",
  executePath: "/api/v1/connectors/instances/{connector_instance_id}/execute",
  result: "result",
  meta: "connector_metadata",
  success: { status: "success" },
  execution: { field: "execution_metadata", instanceId: "connector_instance_id", milliseconds: "execution_time_ms" },
});
