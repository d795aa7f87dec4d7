// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import * as HelpDesk from "./help_desk.js";
import * as Shop from "./shop.js";
import { byKey, oneOf } from "../runtime/choices.js";
import { uuid } from "../runtime/formats.js";
import { createValidator } from "../runtime/validator.js";
import { ErrorDetail } from "./gateway.envelope.js";

/** The body that creates an instance; a known definition id selects whose `auth_config` is checked. */
export const createInstance = /* @__PURE__ */ createValidator("gateway.create_instance", /* @__PURE__ */ byKey(
  "connector_definition_id",
  "the gateway",
  {
    "00000000-0000-4000-8000-000000000002": { get validator() { return HelpDesk.connector.createRequest; } },
    "00000000-0000-4000-8000-000000000001": { get validator() { return Shop.connector.createRequest; } },
  },
  {
    table: {
      name: "the create request",
      side: "request",
      required: ["connector_definition_id", "auth_config"],
      fields: { connector_definition_id: { type: "string", format: uuid }, auth_config: "object" },
    },
  },
));

/** What comes back when an instance is created. */
export const createInstanceResponse = /* @__PURE__ */ createValidator("gateway.create_instance_response", {
  table: { name: "the created instance", side: "response", optional: ["id"], fields: { id: "string" } },
});

/** Any request to an instance of any connector. */
export const execute = /* @__PURE__ */ createValidator("gateway.execute", /* @__PURE__ */ byKey("entity", "the gateway", {
  orders: /* @__PURE__ */ byKey("action", "orders", {
    list: /* @__PURE__ */ oneOf({ validator: HelpDesk.ordersListRequest }, { validator: Shop.ordersListRequest }),
    get: { validator: Shop.ordersGetRequest },
    create: { validator: Shop.ordersCreateRequest },
    delete: { validator: Shop.ordersDeleteRequest },
    api_search: { validator: Shop.ordersApiSearchRequest },
  }),
  tickets: /* @__PURE__ */ byKey("action", "tickets", {
    get: { validator: HelpDesk.ticketsGetRequest },
    update: { validator: HelpDesk.ticketsUpdateRequest },
  }),
  receipts: /* @__PURE__ */ byKey("action", "receipts", {
    download: { validator: Shop.receiptsDownloadRequest },
  }),
}));

/** The body of an answer that is not a success. */
export const error = /* @__PURE__ */ createValidator("gateway.error", {
  table: { name: "the error body", side: "response", optional: ["errors"], fields: { errors: { items: { table: ErrorDetail } } } },
});
