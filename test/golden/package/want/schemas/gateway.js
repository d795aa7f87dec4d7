// @generated from spec/ by connector-gateway-spec. Do not edit.

export const definitions = {
  create_instance: { anyOf: [{ $ref: "#/$defs/help_desk.create_instance" }, { $ref: "#/$defs/shop.create_instance" }, { $ref: "#/$defs/unknown-connector.create_instance" }] },
  execute: { anyOf: [{ $ref: "#/$defs/help_desk.execute" }, { $ref: "#/$defs/shop.execute" }] },
  create_instance_response: { type: "object", properties: { id: { description: "Id of the instance.", type: "string" } } },
  error: { type: "object", properties: { errors: { description: "Single faults.", type: "array", items: { $ref: "#/$defs/ErrorDetail" } } } },
  ErrorDetail: { description: "A fault.", type: "object", properties: { message: { description: "The fault in words.", type: ["string", "null"] } } },
  "unknown-connector.create_instance": { type: "object", properties: { connector_definition_id: { description: "Which connector.", type: "string", pattern: "^(?!(?:00000000-0000-4000-8000-000000000002|00000000-0000-4000-8000-000000000001)$)(?=[\\s\\S]*?(?:^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$))" }, auth_config: { description: "Credentials.", type: "object", additionalProperties: true } }, required: ["connector_definition_id", "auth_config"], additionalProperties: false },
  "help_desk.create_instance": { type: "object", properties: { connector_definition_id: { description: "Which connector.", type: "string", const: "00000000-0000-4000-8000-000000000002" }, auth_config: { description: "Credentials.", $ref: "#/$defs/help_desk.auth_config" }, config: { type: "object", properties: { subdomain: { description: "First part of the address.", type: "string" } }, additionalProperties: true } }, required: ["connector_definition_id", "auth_config"], additionalProperties: false },
  "shop.create_instance": { type: "object", properties: { connector_definition_id: { description: "Which connector.", type: "string", const: "00000000-0000-4000-8000-000000000001" }, auth_config: { description: "Credentials.", $ref: "#/$defs/shop.auth_config" } }, required: ["connector_definition_id", "auth_config"], additionalProperties: false },
};
