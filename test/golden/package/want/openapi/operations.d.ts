// @generated from spec/ by connector-gateway-spec. Do not edit.
// openapi-typescript 7.13.0, input 335f5e4077a20cb6, text 6d7bd56184d5288c

import type * as HelpDesk from "../connectors/help_desk.js";
import type * as Shop from "../connectors/shop.js";
import type * as Gateway from "../connectors/gateway.js";
import type { Blob } from "../runtime/client/platform_types.js";
import type { Operations as AllOperations } from "../index.js";

/** The types of the parts of each operation, by operation id. */
export interface Operations extends AllOperations {}

export interface paths {
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
  "/instances/{instance}/execute#shop.orders.list": {
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
     * @description Lists orders. Results are sorted newest first. Use `after` to get the next page.
     */
    post: operations["shopOrdersList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/instances/{instance}/execute#shop.orders.get": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get an order
     * @description Returns an order.
     */
    post: operations["shopOrdersGet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/instances/{instance}/execute#shop.orders.create": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create an order
     * @description Makes an order.
     */
    post: operations["shopOrdersCreate"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/instances/{instance}/execute#shop.orders.delete": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Delete an order
     * @description Deletes an order. This cannot be undone.
     */
    post: operations["shopOrdersDelete"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/instances/{instance}/execute#shop.orders.api_search": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search orders
     * @description Searches orders. Use `page` to get the next page.
     */
    post: operations["shopOrdersApiSearch"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/instances/{instance}/execute#shop.receipts.download": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Download a receipt
     * @description Downloads a receipt. Maximum file size: 10 MB.
     */
    post: operations["shopReceiptsDownload"];
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
    GatewayErrorBody: Gateway.ErrorBody;
    GatewayErrorDetail: Gateway.ErrorDetail;
    HelpDeskOrdersListParams: HelpDesk.OrdersListParams;
    HelpDeskOrdersListRequest: HelpDesk.OrdersListRequest;
    HelpDeskOrdersListResponse: HelpDesk.OrdersListResponse;
    HelpDeskTicketsGetParams: HelpDesk.TicketsGetParams;
    HelpDeskTicketsGetRequest: HelpDesk.TicketsGetRequest;
    HelpDeskTicketsGetResponse: HelpDesk.TicketsGetResponse;
    HelpDeskTicketsUpdateParams: HelpDesk.TicketsUpdateParams;
    HelpDeskTicketsUpdateRequest: HelpDesk.TicketsUpdateRequest;
    HelpDeskTicketsUpdateResponse: HelpDesk.TicketsUpdateResponse;
    HelpDeskTicket: HelpDesk.Ticket;
    HelpDeskOrder: HelpDesk.Order;
    ShopOrdersListParams: Shop.OrdersListParams;
    ShopOrdersListRequest: Shop.OrdersListRequest;
    ShopOrdersListMeta: Shop.OrdersListMeta;
    ShopOrdersListResponse: Shop.OrdersListResponse;
    ShopOrdersGetParams: Shop.OrdersGetParams;
    ShopOrdersGetRequest: Shop.OrdersGetRequest;
    ShopOrdersGetResponse: Shop.OrdersGetResponse;
    ShopOrdersCreateParams: Shop.OrdersCreateParams;
    ShopOrdersCreateRequest: Shop.OrdersCreateRequest;
    ShopOrdersCreateResponse: Shop.OrdersCreateResponse;
    ShopOrdersDeleteParams: Shop.OrdersDeleteParams;
    ShopOrdersDeleteRequest: Shop.OrdersDeleteRequest;
    ShopOrdersDeleteResponse: Shop.OrdersDeleteResponse;
    ShopOrdersApiSearchParams: Shop.OrdersApiSearchParams;
    ShopOrdersApiSearchRequest: Shop.OrdersApiSearchRequest;
    ShopOrdersApiSearchResponse: Shop.OrdersApiSearchResponse;
    ShopReceiptsDownloadParams: Shop.ReceiptsDownloadParams;
    ShopReceiptsDownloadRequest: Shop.ReceiptsDownloadRequest;
    ShopInterval: Shop.Interval;
    ShopOrder: Shop.Order;
    ShopLine: Shop.Line;
    ShopOrderSearch: Shop.OrderSearch;
    ShopDeletedOrder: Shop.DeletedOrder;
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
  shopOrdersList: {
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
        "application/json": components["schemas"]["ShopOrdersListRequest"];
      };
    };
    responses: {
      /** @description A page of `Order` records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ShopOrdersListResponse"];
        };
      };
      404: components["responses"]["Error404"];
      429: components["responses"]["Error429"];
    };
  };
  shopOrdersGet: {
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
        "application/json": components["schemas"]["ShopOrdersGetRequest"];
      };
    };
    responses: {
      /** @description The `Order` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ShopOrdersGetResponse"];
        };
      };
      404: components["responses"]["Error404"];
      429: components["responses"]["Error429"];
    };
  };
  shopOrdersCreate: {
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
        "application/json": components["schemas"]["ShopOrdersCreateRequest"];
      };
    };
    responses: {
      /** @description The new `Order` record. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ShopOrdersCreateResponse"];
        };
      };
      404: components["responses"]["Error404"];
      429: components["responses"]["Error429"];
    };
  };
  shopOrdersDelete: {
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
        "application/json": components["schemas"]["ShopOrdersDeleteRequest"];
      };
    };
    responses: {
      /** @description A `DeletedOrder` record, which confirms the deletion. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ShopOrdersDeleteResponse"];
        };
      };
      404: components["responses"]["Error404"];
      429: components["responses"]["Error429"];
    };
  };
  shopOrdersApiSearch: {
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
        "application/json": components["schemas"]["ShopOrdersApiSearchRequest"];
      };
    };
    responses: {
      /** @description An `OrderSearch` record with a page of results in `data`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ShopOrdersApiSearchResponse"];
        };
      };
      404: components["responses"]["Error404"];
      429: components["responses"]["Error429"];
    };
  };
  shopReceiptsDownload: {
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
        "application/json": components["schemas"]["ShopReceiptsDownloadRequest"];
      };
    };
    responses: {
      /** @description The content of the file. */
      200: {
        headers: {
          /**
           * @description May contain the name of the file.
           * @example attachment; filename="report.pdf"
           */
          "Content-Disposition"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": Blob;
        };
      };
      /** @description The requested byte range of the file. */
      206: {
        headers: {
          /**
           * @description May contain the name of the file.
           * @example attachment; filename="report.pdf"
           */
          "Content-Disposition"?: string;
          /**
           * @description First and last byte of the range, and the size of the file.
           * @example bytes 0-99/1024
           */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/octet-stream": Blob;
        };
      };
      404: components["responses"]["Error404"];
      429: components["responses"]["Error429"];
    };
  };
}
