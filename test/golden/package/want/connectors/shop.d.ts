// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type { Client, CreateRequest } from "../operations/shop.js";
import type { ConnectorDefinition } from "../runtime/client/client_types.js";
import type { Validator } from "../runtime/validator_types.js";
import type { ExecuteEnvelope } from "./gateway.js";
export type { Client, CreateRequest } from "../operations/shop.js";
export { operations } from "../operations/shop.js";

/**
 * An order.
 * Document 9, Records.
 */
export interface Order {
  /** Document 9, Records. */
  id: string;
  /** Document 9, Records. */
  object: "order";
  /** Document 9, Records. */
  note?: string | null;
  /**
   * Where it stands.
   * Document 9, Records.
   */
  status: "open" | "closed";
  /** Document 9, Records. */
  lines: Line[];
  /** Document 9, Records. */
  extra?: unknown;
}

/**
 * `Line`.
 * Document 9, Records.
 */
export interface Line {
  /**
   * Integer, at least 1.
   * Document 9, Records.
   */
  quantity: number;
}

/**
 * `OrderSearch`.
 * Document 9, Records.
 */
export interface OrderSearch {
  /** Document 9, Records. */
  data: Order[];
  /** Document 9, Records. */
  next_page?: string | null;
  /** Document 9, Records. */
  has_more: boolean;
}

/**
 * `DeletedOrder`.
 * Document 9, Records.
 */
export interface DeletedOrder {
  /**
   * Integer, at least 1.
   * Document 9, Records.
   */
  quantity: number;
  /** Document 9, Records. */
  deleted: boolean;
}

/**
 * From when to when.
 * Document 9, Operations.
 */
export interface Interval {
  /**
   * Date and time of RFC 3339.
   * Document 9, Operations.
   */
  from?: string | undefined;
  /**
   * Date and time of RFC 3339.
   * Document 9, Operations.
   */
  to?: string | undefined;
}

/**
 * Params of `shop.orders.list`.
 * Newest first.
 * Document 9, Operations.
 */
export interface OrdersListParams {
  /**
   * Page size. Integer from 1 to 100.
   * Document 9, Operations.
   * @default 10
   */
  limit?: number | undefined;
  /** Document 9, Operations. */
  after?: string | undefined;
  /**
   * When it was made.
   * Document 9, Operations.
   */
  created?: Interval | undefined;
  /**
   * Any of `gift`, `rush`, joined by commas without blanks; at most 2 values.
   * Document 9, Operations.
   */
  tags?: "gift" | "rush" | (string & {}) | undefined;
}

/** The request body of `shop.orders.list`. */
export interface OrdersListRequest {
  /** Document 1, Endpoints. */
  entity: "orders";
  /** Document 1, Endpoints. */
  action: "list";
  /** Document 1, Endpoints. */
  params?: OrdersListParams | undefined;
}

/** What `shop.orders.list` returns. */
export type OrdersListRecord = Order;

/**
 * Paging information of `shop.orders.list`.
 * Document 9, Operations.
 */
export interface OrdersListMeta {
  /** Document 9, Operations. */
  has_more: boolean;
}

/** The response body of `shop.orders.list`. */
export interface OrdersListResponse extends ExecuteEnvelope {
  /**
   * Assumed: Not shown.
   * Document 1, Endpoints.
   */
  result?: Order[];
  /**
   * Assumed: Not shown.
   * Document 1, Endpoints.
   */
  paging?: OrdersListMeta | null;
}

/**
 * Params of `shop.orders.get`.
 * Document 9, Operations.
 */
export interface OrdersGetParams {
  /** Document 9, Operations. */
  id: string;
}

/** The request body of `shop.orders.get`. */
export interface OrdersGetRequest {
  /** Document 1, Endpoints. */
  entity: "orders";
  /** Document 1, Endpoints. */
  action: "get";
  /** Document 1, Endpoints. */
  params: OrdersGetParams;
}

/** What `shop.orders.get` returns. */
export type OrdersGetRecord = Order;

/** The response body of `shop.orders.get`. */
export interface OrdersGetResponse extends ExecuteEnvelope {
  /**
   * Assumed: Not shown.
   * Document 1, Endpoints.
   */
  result?: Order;
  /**
   * Assumed: Not shown.
   * Document 1, Endpoints.
   */
  paging?: { [key: string]: unknown } | null;
}

/**
 * Params of `shop.orders.create`.
 * At least one of `name`, `code` must be there.
 * Document 9, Operations.
 */
export type OrdersCreateParams = {
  /** Document 9, Operations. */
  name?: string | undefined;
  /**
   * Assumed: Seen elsewhere.
   * Document 9, Operations.
   */
  code?: string | undefined;
} & ({ name: string } | { code: string });

/** The request body of `shop.orders.create`. */
export interface OrdersCreateRequest {
  /** Document 1, Endpoints. */
  entity: "orders";
  /** Document 1, Endpoints. */
  action: "create";
  /** Document 1, Endpoints. */
  params: OrdersCreateParams;
}

/** What `shop.orders.create` returns. */
export type OrdersCreateRecord = Order;

/** The response body of `shop.orders.create`. */
export interface OrdersCreateResponse extends ExecuteEnvelope {
  /**
   * Assumed: Not shown.
   * Document 1, Endpoints.
   */
  result?: Order;
  /**
   * Assumed: Not shown.
   * Document 1, Endpoints.
   */
  paging?: { [key: string]: unknown } | null;
}

/**
 * Params of `shop.orders.delete`.
 * What it does cannot be undone.
 * Document 9, Operations.
 */
export interface OrdersDeleteParams {
  /** Document 9, Operations. */
  id: string;
}

/** The request body of `shop.orders.delete`. */
export interface OrdersDeleteRequest {
  /** Document 1, Endpoints. */
  entity: "orders";
  /** Document 1, Endpoints. */
  action: "delete";
  /** Document 1, Endpoints. */
  params: OrdersDeleteParams;
}

/** What `shop.orders.delete` returns. */
export type OrdersDeleteRecord = DeletedOrder;

/** The response body of `shop.orders.delete`. */
export interface OrdersDeleteResponse extends ExecuteEnvelope {
  /**
   * Assumed: Not shown.
   * Document 1, Endpoints.
   */
  result?: DeletedOrder;
  /**
   * Assumed: Not shown.
   * Document 1, Endpoints.
   */
  paging?: { [key: string]: unknown } | null;
}

/**
 * Params of `shop.orders.api_search`.
 * Document 9, Operations.
 */
export interface OrdersApiSearchParams {
  /** Document 9, Operations. */
  query: string;
  /** Document 9, Operations. */
  page?: string | undefined;
}

/** The request body of `shop.orders.api_search`. */
export interface OrdersApiSearchRequest {
  /** Document 1, Endpoints. */
  entity: "orders";
  /** Document 1, Endpoints. */
  action: "api_search";
  /** Document 1, Endpoints. */
  params: OrdersApiSearchParams;
}

/**
 * What `shop.orders.api_search` returns.
 * Assumed: Seen elsewhere.
 */
export type OrdersApiSearchRecord = OrderSearch;

/** The response body of `shop.orders.api_search`. */
export interface OrdersApiSearchResponse extends ExecuteEnvelope {
  /**
   * Assumed: Not shown.
   * Document 1, Endpoints.
   */
  result?: OrderSearch;
  /**
   * Assumed: Not shown.
   * Document 1, Endpoints.
   */
  paging?: { [key: string]: unknown } | null;
}

/**
 * Params of `shop.receipts.download`.
 * Document 9, Operations.
 */
export interface ReceiptsDownloadParams {
  /** Document 9, Operations. */
  id: string;
  /** Document 9, Operations. */
  range_header?: string | undefined;
}

/** The request body of `shop.receipts.download`. */
export interface ReceiptsDownloadRequest {
  /** Document 1, Endpoints. */
  entity: "receipts";
  /** Document 1, Endpoints. */
  action: "download";
  /** Document 1, Endpoints. */
  params: ReceiptsDownloadParams;
}

/**
 * API key.
 * Document 9, Access.
 */
export interface ApiKeyAuthConfig {
  /**
   * Matches `^key_`.
   * A secret: never shown in messages and logs.
   * Document 9, Access.
   */
  api_key: string;
}

/** `auth_config` of Shop: exactly the fields of one method. */
export type AuthConfig = ApiKeyAuthConfig;

/**
 * The body that creates an instance of Shop.
 * Document 1, Endpoints.
 */
export interface CreateInstanceRequest {
  /**
   * Assumed: Made up.
   * Document 1, Endpoints.
   */
  connector_definition_id: "00000000-0000-4000-8000-000000000001";
  /** Document 1, Endpoints. */
  auth_config: AuthConfig;
}

/** Any request to an instance of Shop: `entity` and `action` say which. */
export type ExecuteRequest =
  | OrdersListRequest
  | OrdersGetRequest
  | OrdersCreateRequest
  | OrdersDeleteRequest
  | OrdersApiSearchRequest
  | ReceiptsDownloadRequest;

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

/** What the operations of Shop return. By entity, then action. */
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

/** `shop.orders.list.params` */
export declare const ordersListParams: Validator<OrdersListParams>;

/** `shop.orders.list.request` */
export declare const ordersListRequest: Validator<OrdersListRequest>;

/** `shop.orders.list.record` */
export declare const ordersListRecord: Validator<OrdersListRecord>;

/** `shop.orders.list.meta` */
export declare const ordersListMeta: Validator<OrdersListMeta>;

/** `shop.orders.list.response` */
export declare const ordersListResponse: Validator<OrdersListResponse>;

/** `shop.orders.get.params` */
export declare const ordersGetParams: Validator<OrdersGetParams>;

/** `shop.orders.get.request` */
export declare const ordersGetRequest: Validator<OrdersGetRequest>;

/** `shop.orders.get.record` */
export declare const ordersGetRecord: Validator<OrdersGetRecord>;

/** `shop.orders.get.response` */
export declare const ordersGetResponse: Validator<OrdersGetResponse>;

/** `shop.orders.create.params` */
export declare const ordersCreateParams: Validator<OrdersCreateParams>;

/** `shop.orders.create.request` */
export declare const ordersCreateRequest: Validator<OrdersCreateRequest>;

/** `shop.orders.create.record` */
export declare const ordersCreateRecord: Validator<OrdersCreateRecord>;

/** `shop.orders.create.response` */
export declare const ordersCreateResponse: Validator<OrdersCreateResponse>;

/** `shop.orders.delete.params` */
export declare const ordersDeleteParams: Validator<OrdersDeleteParams>;

/** `shop.orders.delete.request` */
export declare const ordersDeleteRequest: Validator<OrdersDeleteRequest>;

/** `shop.orders.delete.record` */
export declare const ordersDeleteRecord: Validator<OrdersDeleteRecord>;

/** `shop.orders.delete.response` */
export declare const ordersDeleteResponse: Validator<OrdersDeleteResponse>;

/** `shop.orders.api_search.params` */
export declare const ordersApiSearchParams: Validator<OrdersApiSearchParams>;

/** `shop.orders.api_search.request` */
export declare const ordersApiSearchRequest: Validator<OrdersApiSearchRequest>;

/** `shop.orders.api_search.record` */
export declare const ordersApiSearchRecord: Validator<OrdersApiSearchRecord>;

/** `shop.orders.api_search.response` */
export declare const ordersApiSearchResponse: Validator<OrdersApiSearchResponse>;

/** `shop.receipts.download.params` */
export declare const receiptsDownloadParams: Validator<ReceiptsDownloadParams>;

/** `shop.receipts.download.request` */
export declare const receiptsDownloadRequest: Validator<ReceiptsDownloadRequest>;

/** `shop.records.Order` */
export declare const order: Validator<Order>;

/** `shop.records.Line` */
export declare const line: Validator<Line>;

/** `shop.records.OrderSearch` */
export declare const orderSearch: Validator<OrderSearch>;

/** `shop.records.DeletedOrder` */
export declare const deletedOrder: Validator<DeletedOrder>;

/** `shop.auth_config` */
export declare const authConfig: Validator<AuthConfig>;

/** `shop.execute` */
export declare const execute: Validator<ExecuteRequest>;

/** Shop for `createGateway` of `connector-gateway-spec/client`. */
export declare const connector: ConnectorDefinition<Client, CreateRequest>;
