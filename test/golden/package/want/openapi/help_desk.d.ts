// @generated from spec/ by connector-gateway-spec. Do not edit.
// openapi-typescript 7.13.0, input 47dd066b6e066c17, text cbf2bd6112c893b6

import type * as HelpDesk from "../connectors/help_desk.js";
import type * as Gateway from "../connectors/gateway.js";

/** The types of the parts of each operation, by operation id. */
export interface Operations {
  /** Lists orders. */
  "help_desk.orders.list": {
    params: HelpDesk.OrdersListParams;
    request: HelpDesk.OrdersListRequest;
    record: HelpDesk.OrdersListRecord;
    response: HelpDesk.OrdersListResponse;
  };
  /** Returns a ticket. */
  "help_desk.tickets.get": {
    params: HelpDesk.TicketsGetParams;
    request: HelpDesk.TicketsGetRequest;
    record: HelpDesk.TicketsGetRecord;
    response: HelpDesk.TicketsGetResponse;
  };
  /** Changes a ticket. */
  "help_desk.tickets.update": {
    params: HelpDesk.TicketsUpdateParams;
    request: HelpDesk.TicketsUpdateRequest;
    record: HelpDesk.TicketsUpdateRecord;
    response: HelpDesk.TicketsUpdateResponse;
  };
}

export interface paths {
  "/instances": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a connector instance
     * @description Creates an instance.
     */
    post: operations["createInstance"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/instances/{instance}/execute": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Execute an operation
     * @description Runs an operation.
     */
    post: operations["execute"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/instances/{instance}/execute#help_desk.orders.list": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List orders
     * @description Lists orders. Use `page` to get the next page.
     */
    post: operations["helpDeskOrdersList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/instances/{instance}/execute#help_desk.tickets.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a ticket
     * @description Returns a ticket.
     */
    post: operations["helpDeskTicketsGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/instances/{instance}/execute#help_desk.tickets.update": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Update a ticket
     * @description Changes a ticket. Undocumented parameters are accepted too. The document shows no parameter but the id.
     */
    post: operations["helpDeskTicketsUpdate"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    ExecuteRequest: components["schemas"]["HelpDeskExecuteRequest"];
    ExecuteResponse: components["schemas"]["HelpDeskExecuteResponse"];
    GatewayCreateInstanceRequest: components["schemas"]["HelpDeskCreateRequest"];
    GatewayCreateInstanceResponse: Gateway.CreateInstanceResponse;
    GatewayErrorBody: Gateway.ErrorBody;
    GatewayErrorDetail: Gateway.ErrorDetail;
    HelpDeskCreateRequest: HelpDesk.CreateInstanceRequest;
    HelpDeskExecuteRequest: HelpDesk.ExecuteRequest;
    HelpDeskExecuteResponse: components["schemas"]["HelpDeskOrdersListResponse"] | components["schemas"]["HelpDeskTicketsGetResponse"] | components["schemas"]["HelpDeskTicketsUpdateResponse"];
    HelpDeskOrdersListParams: HelpDesk.OrdersListParams;
    HelpDeskOrdersListRequest: HelpDesk.OrdersListRequest;
    HelpDeskOrdersListResponse: HelpDesk.OrdersListResponse;
    HelpDeskTicketsGetParams: HelpDesk.TicketsGetParams;
    HelpDeskTicketsGetRequest: HelpDesk.TicketsGetRequest;
    HelpDeskTicketsGetResponse: HelpDesk.TicketsGetResponse;
    HelpDeskTicketsUpdateParams: HelpDesk.TicketsUpdateParams;
    HelpDeskTicketsUpdateRequest: HelpDesk.TicketsUpdateRequest;
    HelpDeskTicketsUpdateResponse: HelpDesk.TicketsUpdateResponse;
    HelpDeskAuthConfig: HelpDesk.AuthConfig;
    HelpDeskTicket: HelpDesk.Ticket;
    HelpDeskOrder: HelpDesk.Order;
  };
  responses: {
    /** @description There is none. */
    Error404: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description Too many. */
    Error429: {
      headers: {
        /**
         * @description Number of seconds to wait before retrying, or the HTTP date after which to retry.
         * @example 30
         */
        "Retry-After"?: string;
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
  };
  parameters: {
    instance: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  createInstance: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["GatewayCreateInstanceRequest"];
      };
    };
    responses: {
      /** @description The new instance. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["GatewayCreateInstanceResponse"];
        };
      };
      429: components["responses"]["Error429"];
    };
  };
  execute: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        instance: components["parameters"]["instance"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["ExecuteRequest"];
      };
    };
    responses: {
      /** @description The result of the operation. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ExecuteResponse"];
        };
      };
      404: components["responses"]["Error404"];
      429: components["responses"]["Error429"];
    };
  };
  helpDeskOrdersList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        instance: components["parameters"]["instance"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["HelpDeskOrdersListRequest"];
      };
    };
    responses: {
      /** @description A page of `Order` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["HelpDeskOrdersListResponse"];
        };
      };
      404: components["responses"]["Error404"];
      429: components["responses"]["Error429"];
    };
  };
  helpDeskTicketsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        instance: components["parameters"]["instance"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["HelpDeskTicketsGetRequest"];
      };
    };
    responses: {
      /** @description The `Ticket` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["HelpDeskTicketsGetResponse"];
        };
      };
      404: components["responses"]["Error404"];
      429: components["responses"]["Error429"];
    };
  };
  helpDeskTicketsUpdate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        instance: components["parameters"]["instance"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["HelpDeskTicketsUpdateRequest"];
      };
    };
    responses: {
      /** @description The updated `Ticket` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["HelpDeskTicketsUpdateResponse"];
        };
      };
      404: components["responses"]["Error404"];
      429: components["responses"]["Error429"];
    };
  };
}
