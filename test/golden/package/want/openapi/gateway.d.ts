// @generated from spec/ by connector-gateway-spec. Do not edit.
// openapi-typescript 7.13.0, input 8a363b402fa5f86c, text 395c8d8b094fef65

import type * as HelpDesk from "../connectors/help_desk.js";
import type * as Shop from "../connectors/shop.js";
import type * as Gateway from "../connectors/gateway.js";
import type { Blob } from "../runtime/client/platform_types.js";
import type { Operations as AllOperations } from "../index.js";

/** The types of the parts of each operation, by operation id. */
export interface Operations extends AllOperations {}

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
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    ExecuteRequest: Gateway.ExecuteRequest;
    ExecuteResponse: components["schemas"]["HelpDeskExecuteResponse"] | components["schemas"]["ShopExecuteResponse"];
    GatewayCreateInstanceRequest: Gateway.CreateInstanceRequest;
    GatewayUnknownInstanceRequest: Gateway.UnknownConnectorRequest;
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
    ShopCreateRequest: Shop.CreateInstanceRequest;
    ShopExecuteRequest: Shop.ExecuteRequest;
    ShopExecuteResponse: components["schemas"]["ShopOrdersListResponse"] | components["schemas"]["ShopOrdersGetResponse"] | components["schemas"]["ShopOrdersCreateResponse"] | components["schemas"]["ShopOrdersDeleteResponse"] | components["schemas"]["ShopOrdersApiSearchResponse"];
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
    ShopAuthConfig: Shop.AuthConfig;
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
          /**
           * @description May contain the name of the file.
           * @example attachment; filename="report.pdf"
           */
          "Content-Disposition"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ExecuteResponse"];
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
