// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type { AtLeastOneOf } from "../runtime/at_least_one_of.js";
import type { Client, CreateRequest } from "../operations/shop.js";
import type { ConnectorDefinition } from "../runtime/client/client_types.js";
import type { Validator } from "../runtime/validator_types.js";
import type { ExecuteEnvelope, NoRequest } from "./gateway.js";
export type { Client, CreateRequest, ShopInstance } from "../operations/shop.js";
export { operations } from "../operations/shop.js";

/**
 * An order.
 * Document 9, Records.
 */
export interface Order {
  /** Id of the order. */
  id: string;
  /** Kind of the record. */
  object: "order";
  /** What the buyer wrote, if anything. */
  note?: string | null;
  /** Where it stands. */
  status: "open" | "closed";
  /** What was ordered, one line a product. */
  lines: Line[];
  /** Values of the shop's own. */
  extra?: unknown;
}

/**
 * A line of an order.
 * Document 9, Records.
 */
export interface Line {
  /** Number of pieces. Integer, at least 1. */
  quantity: number;
}

/**
 * A page of found orders.
 * Document 9, Records.
 */
export interface OrderSearch {
  /** The orders. */
  data: Order[];
  /** Cursor of the next page. */
  next_page?: string | null;
  /** Whether there are more. */
  has_more: boolean;
}

/**
 * Confirms that an order was deleted.
 * Document 9, Records.
 */
export interface DeletedOrder {
  /** Number of pieces. Integer, at least 1. */
  quantity: number;
  /** Whether it is gone. */
  deleted: boolean;
}

/**
 * From when to when.
 * Document 9, Operations.
 */
export interface Interval {
  /** Earliest time. RFC 3339 date and time. */
  from?: string | undefined;
  /** Latest time. RFC 3339 date and time. */
  to?: string | undefined;
}

/**
 * Lists orders.
 * Params of `shop.orders.list`.
 * Newest first.
 * Document 9, Operations.
 */
export interface OrdersListParams {
  /** Page size. Integer from 1 to 100. Default: 10. */
  limit?: number | undefined;
  /** Id of the last order. */
  after?: string | undefined;
  /** When it was made. */
  created?: Interval | undefined;
  /** Only orders with these tags. Comma-separated list of `gift`, `rush`, without spaces; at most 2 values. */
  tags?: "gift" | "rush" | (string & {}) | undefined;
}

/**
 * Request body of `shop.orders.list`.
 * Document 1, Endpoints.
 */
export interface OrdersListRequest {
  /** Kind of record. */
  entity: "orders";
  /** What to do. */
  action: "list";
  /** What the operation needs. */
  params?: OrdersListParams | undefined;
}

/** A record that `shop.orders.list` returns. */
export type OrdersListRecord = Order;

/**
 * Meta of `shop.orders.list`: its paging information.
 * Document 9, Operations.
 */
export interface OrdersListMeta {
  /** Whether there are more. */
  has_more: boolean;
}

/**
 * Response body of `shop.orders.list`.
 * Assumed: Not shown.
 * Document 1, Endpoints.
 */
export interface OrdersListResponse extends ExecuteEnvelope {
  /** What it returns. */
  result?: Order[];
  /** Where the next page is. */
  paging?: OrdersListMeta | null;
}

/**
 * Returns an order.
 * Params of `shop.orders.get`.
 * Document 9, Operations.
 */
export interface OrdersGetParams {
  /** Id of the order. */
  id: string;
}

/**
 * Request body of `shop.orders.get`.
 * Document 1, Endpoints.
 */
export interface OrdersGetRequest {
  /** Kind of record. */
  entity: "orders";
  /** What to do. */
  action: "get";
  /** What the operation needs. */
  params: OrdersGetParams;
}

/** A record that `shop.orders.get` returns. */
export type OrdersGetRecord = Order;

/**
 * Response body of `shop.orders.get`.
 * Assumed: Not shown.
 * Document 1, Endpoints.
 */
export interface OrdersGetResponse extends ExecuteEnvelope {
  /** What it returns. */
  result?: Order;
  /** Where the next page is. */
  paging?: { [key: string]: unknown } | null;
}

/** The fields of `OrdersCreateParams`, which requires only one of `name` and `code`. */
export interface OrdersCreateParamsFields {
  /** Name of the product. */
  name: string;
  /**
   * Code of the product.
   * Assumed: Seen elsewhere.
   */
  code: string;
}

/**
 * Makes an order.
 * Params of `shop.orders.create`.
 * At least one of `name`, `code` is required.
 * Document 9, Operations.
 */
export type OrdersCreateParams = { type: AtLeastOneOf<OrdersCreateParamsFields, "name", "code"> }["type"];

/**
 * Request body of `shop.orders.create`.
 * Document 1, Endpoints.
 */
export interface OrdersCreateRequest {
  /** Kind of record. */
  entity: "orders";
  /** What to do. */
  action: "create";
  /** What the operation needs. */
  params: OrdersCreateParams;
}

/** A record that `shop.orders.create` returns. */
export type OrdersCreateRecord = Order;

/**
 * Response body of `shop.orders.create`.
 * Assumed: Not shown.
 * Document 1, Endpoints.
 */
export interface OrdersCreateResponse extends ExecuteEnvelope {
  /** What it returns. */
  result?: Order;
  /** Where the next page is. */
  paging?: { [key: string]: unknown } | null;
}

/**
 * Deletes an order.
 * Params of `shop.orders.delete`.
 * This cannot be undone.
 * Document 9, Operations.
 */
export interface OrdersDeleteParams {
  /** Id of the order. */
  id: string;
}

/**
 * Request body of `shop.orders.delete`.
 * Document 1, Endpoints.
 */
export interface OrdersDeleteRequest {
  /** Kind of record. */
  entity: "orders";
  /** What to do. */
  action: "delete";
  /** What the operation needs. */
  params: OrdersDeleteParams;
}

/** A record that `shop.orders.delete` returns. */
export type OrdersDeleteRecord = DeletedOrder;

/**
 * Response body of `shop.orders.delete`.
 * Assumed: Not shown.
 * Document 1, Endpoints.
 */
export interface OrdersDeleteResponse extends ExecuteEnvelope {
  /** What it returns. */
  result?: DeletedOrder;
  /** Where the next page is. */
  paging?: { [key: string]: unknown } | null;
}

/**
 * Searches orders.
 * Params of `shop.orders.api_search`.
 * Document 9, Operations.
 */
export interface OrdersApiSearchParams {
  /** What to find. */
  query: string;
  /** Cursor of the page. */
  page?: string | undefined;
}

/**
 * Request body of `shop.orders.api_search`.
 * Document 1, Endpoints.
 */
export interface OrdersApiSearchRequest {
  /** Kind of record. */
  entity: "orders";
  /** What to do. */
  action: "api_search";
  /** What the operation needs. */
  params: OrdersApiSearchParams;
}

/**
 * A record that `shop.orders.api_search` returns.
 * Assumed: Seen elsewhere.
 */
export type OrdersApiSearchRecord = OrderSearch;

/**
 * Response body of `shop.orders.api_search`.
 * Assumed: Not shown.
 * Document 1, Endpoints.
 */
export interface OrdersApiSearchResponse extends ExecuteEnvelope {
  /** What it returns. */
  result?: OrderSearch;
  /** Where the next page is. */
  paging?: { [key: string]: unknown } | null;
}

/**
 * Downloads a receipt.
 * Params of `shop.receipts.download`.
 * Document 9, Operations.
 */
export interface ReceiptsDownloadParams {
  /** Id of the order. */
  id: string;
  /** Which bytes. */
  range_header?: string | undefined;
}

/**
 * Request body of `shop.receipts.download`.
 * Document 1, Endpoints.
 */
export interface ReceiptsDownloadRequest {
  /** Kind of record. */
  entity: "receipts";
  /** What to do. */
  action: "download";
  /** What the operation needs. */
  params: ReceiptsDownloadParams;
}

/**
 * The key of an account.
 * Document 9, Access.
 */
export interface ApiKeyAuthConfig {
  /**
   * The key. Matches `^key_`.
   * A secret: messages and logs never show it.
   */
  api_key: string;
}

/** `auth_config` of Shop: the fields of exactly one auth method. */
export type AuthConfig = ApiKeyAuthConfig;

/**
 * Creates an instance.
 * Request body that creates an instance of Shop.
 * Document 1, Endpoints.
 */
export interface CreateInstanceRequest {
  /**
   * Which connector.
   * Assumed: Made up.
   */
  connector_definition_id: "00000000-0000-4000-8000-000000000001";
  /** Credentials. */
  auth_config: AuthConfig;
}

/** Any request to an instance of Shop, discriminated by `entity`, then `action`. */
export type ExecuteRequest =
  | OrdersListRequest
  | OrdersGetRequest
  | OrdersCreateRequest
  | OrdersDeleteRequest
  | OrdersApiSearchRequest
  | ReceiptsDownloadRequest
  | NoRequest;

/** Params of all operations of Shop. By entity, then action. */
export interface Params {
  orders: {
    list: OrdersListParams;
    get: OrdersGetParams;
    create: OrdersCreateParams;
    delete: OrdersDeleteParams;
    api_search: OrdersApiSearchParams;
  };
  receipts: {
    download: ReceiptsDownloadParams;
  };
}

/** Results of all operations of Shop. By entity, then action. */
export interface Results {
  orders: {
    list: Order[];
    get: Order;
    create: Order;
    delete: DeletedOrder;
    api_search: OrderSearch;
  };
}

/** Response bodies of all operations of Shop. By entity, then action. */
export interface Responses {
  orders: {
    list: OrdersListResponse;
    get: OrdersGetResponse;
    create: OrdersCreateResponse;
    delete: OrdersDeleteResponse;
    api_search: OrdersApiSearchResponse;
  };
}

/** Validates `shop.orders.list.params`. */
export declare const ordersListParams: Validator<OrdersListParams>;

/** Validates `shop.orders.list.request`. */
export declare const ordersListRequest: Validator<OrdersListRequest>;

/** Validates `shop.orders.list.record`. */
export declare const ordersListRecord: Validator<OrdersListRecord>;

/** Validates `shop.orders.list.meta`. */
export declare const ordersListMeta: Validator<OrdersListMeta>;

/** Validates `shop.orders.list.response`. */
export declare const ordersListResponse: Validator<OrdersListResponse>;

/** Validates `shop.orders.get.params`. */
export declare const ordersGetParams: Validator<OrdersGetParams>;

/** Validates `shop.orders.get.request`. */
export declare const ordersGetRequest: Validator<OrdersGetRequest>;

/** Validates `shop.orders.get.record`. */
export declare const ordersGetRecord: Validator<OrdersGetRecord>;

/** Validates `shop.orders.get.response`. */
export declare const ordersGetResponse: Validator<OrdersGetResponse>;

/** Validates `shop.orders.create.params`. */
export declare const ordersCreateParams: Validator<OrdersCreateParams>;

/** Validates `shop.orders.create.request`. */
export declare const ordersCreateRequest: Validator<OrdersCreateRequest>;

/** Validates `shop.orders.create.record`. */
export declare const ordersCreateRecord: Validator<OrdersCreateRecord>;

/** Validates `shop.orders.create.response`. */
export declare const ordersCreateResponse: Validator<OrdersCreateResponse>;

/** Validates `shop.orders.delete.params`. */
export declare const ordersDeleteParams: Validator<OrdersDeleteParams>;

/** Validates `shop.orders.delete.request`. */
export declare const ordersDeleteRequest: Validator<OrdersDeleteRequest>;

/** Validates `shop.orders.delete.record`. */
export declare const ordersDeleteRecord: Validator<OrdersDeleteRecord>;

/** Validates `shop.orders.delete.response`. */
export declare const ordersDeleteResponse: Validator<OrdersDeleteResponse>;

/** Validates `shop.orders.api_search.params`. */
export declare const ordersApiSearchParams: Validator<OrdersApiSearchParams>;

/** Validates `shop.orders.api_search.request`. */
export declare const ordersApiSearchRequest: Validator<OrdersApiSearchRequest>;

/** Validates `shop.orders.api_search.record`. */
export declare const ordersApiSearchRecord: Validator<OrdersApiSearchRecord>;

/** Validates `shop.orders.api_search.response`. */
export declare const ordersApiSearchResponse: Validator<OrdersApiSearchResponse>;

/** Validates `shop.receipts.download.params`. */
export declare const receiptsDownloadParams: Validator<ReceiptsDownloadParams>;

/** Validates `shop.receipts.download.request`. */
export declare const receiptsDownloadRequest: Validator<ReceiptsDownloadRequest>;

/** Validates `shop.records.Order`. */
export declare const order: Validator<Order>;

/** Validates `shop.records.Line`. */
export declare const line: Validator<Line>;

/** Validates `shop.records.OrderSearch`. */
export declare const orderSearch: Validator<OrderSearch>;

/** Validates `shop.records.DeletedOrder`. */
export declare const deletedOrder: Validator<DeletedOrder>;

/** Validates `shop.auth_config`. */
export declare const authConfig: Validator<AuthConfig>;

/** Validates `shop.execute`. */
export declare const execute: Validator<ExecuteRequest>;

/** Shop for the option `connectors` of `createGateway` from `connector-gateway-spec/client`. */
export declare const connector: ConnectorDefinition<Client, CreateRequest>;
