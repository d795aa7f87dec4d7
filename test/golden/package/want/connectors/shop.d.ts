// @generated from spec/connectors/shop.yaml by connector-gateway-spec. Do not edit.
import type { AtLeastOneOf } from "../runtime/at_least_one_of.js";
import type {
  CallById,
  ConnectorDefinition,
  Download,
  Execute,
  OptionalPagedCall,
  Page,
  RequiredCall,
  RequiredPagedCall,
  UncheckedConnector,
  WrappedPage,
} from "../runtime/client/client_types.js";
import type { Operation } from "../runtime/operation.js";
import type { Guard, Validator } from "../runtime/validator_types.js";
import type { ExecuteEnvelope, NoRequest } from "./gateway.types.js";

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

/** `shop.records.Order` */
export declare const order: Validator<Order>;

export declare const isOrder: Guard<Order>;

/**
 * A line of an order.
 * Document 9, Records.
 */
export interface Line {
  /** Number of pieces. Integer, at least 1. */
  quantity: number;
}

/** `shop.records.Line` */
export declare const line: Validator<Line>;

export declare const isLine: Guard<Line>;

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

/** `shop.records.OrderSearch` */
export declare const orderSearch: Validator<OrderSearch>;

export declare const isOrderSearch: Guard<OrderSearch>;

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

/** `shop.records.DeletedOrder` */
export declare const deletedOrder: Validator<DeletedOrder>;

export declare const isDeletedOrder: Guard<DeletedOrder>;

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

/** `shop.orders.list.params` */
export declare const ordersListParams: Validator<OrdersListParams>;

export declare const isOrdersListParams: Guard<OrdersListParams>;

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

/** `shop.orders.list.request` */
export declare const ordersListRequest: Validator<OrdersListRequest>;

/** A record that `shop.orders.list` returns. */
export type OrdersListRecord = Order;

/** `shop.orders.list.record` */
export declare const ordersListRecord: Validator<OrdersListRecord>;

/**
 * Meta of `shop.orders.list`: its paging information.
 * Document 9, Operations.
 */
export interface OrdersListMeta {
  /** Whether there are more. */
  has_more: boolean;
}

/** `shop.orders.list.meta` */
export declare const ordersListMeta: Validator<OrdersListMeta>;

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

/** `shop.orders.list.response` */
export declare const ordersListResponse: Validator<OrdersListResponse>;

/**
 * Returns an order.
 * Params of `shop.orders.get`.
 * Document 9, Operations.
 */
export interface OrdersGetParams {
  /** Id of the order. */
  id: string;
}

/** `shop.orders.get.params` */
export declare const ordersGetParams: Validator<OrdersGetParams>;

export declare const isOrdersGetParams: Guard<OrdersGetParams>;

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

/** `shop.orders.get.request` */
export declare const ordersGetRequest: Validator<OrdersGetRequest>;

/** A record that `shop.orders.get` returns. */
export type OrdersGetRecord = Order;

/** `shop.orders.get.record` */
export declare const ordersGetRecord: Validator<OrdersGetRecord>;

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

/** `shop.orders.get.response` */
export declare const ordersGetResponse: Validator<OrdersGetResponse>;

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

/** `shop.orders.create.params` */
export declare const ordersCreateParams: Validator<OrdersCreateParams>;

export declare const isOrdersCreateParams: Guard<OrdersCreateParams>;

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

/** `shop.orders.create.request` */
export declare const ordersCreateRequest: Validator<OrdersCreateRequest>;

/** A record that `shop.orders.create` returns. */
export type OrdersCreateRecord = Order;

/** `shop.orders.create.record` */
export declare const ordersCreateRecord: Validator<OrdersCreateRecord>;

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

/** `shop.orders.create.response` */
export declare const ordersCreateResponse: Validator<OrdersCreateResponse>;

/**
 * Deletes an order.
 * Params of `shop.orders.delete`.
 * This is permanent and cannot be undone.
 * Document 9, Operations.
 */
export interface OrdersDeleteParams {
  /** Id of the order. */
  id: string;
}

/** `shop.orders.delete.params` */
export declare const ordersDeleteParams: Validator<OrdersDeleteParams>;

export declare const isOrdersDeleteParams: Guard<OrdersDeleteParams>;

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

/** `shop.orders.delete.request` */
export declare const ordersDeleteRequest: Validator<OrdersDeleteRequest>;

/** A record that `shop.orders.delete` returns. */
export type OrdersDeleteRecord = DeletedOrder;

/** `shop.orders.delete.record` */
export declare const ordersDeleteRecord: Validator<OrdersDeleteRecord>;

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

/** `shop.orders.delete.response` */
export declare const ordersDeleteResponse: Validator<OrdersDeleteResponse>;

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

/** `shop.orders.api_search.params` */
export declare const ordersApiSearchParams: Validator<OrdersApiSearchParams>;

export declare const isOrdersApiSearchParams: Guard<OrdersApiSearchParams>;

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

/** `shop.orders.api_search.request` */
export declare const ordersApiSearchRequest: Validator<OrdersApiSearchRequest>;

/**
 * A record that `shop.orders.api_search` returns.
 * Assumed: Seen elsewhere.
 */
export type OrdersApiSearchRecord = OrderSearch;

/** `shop.orders.api_search.record` */
export declare const ordersApiSearchRecord: Validator<OrdersApiSearchRecord>;

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

/** `shop.orders.api_search.response` */
export declare const ordersApiSearchResponse: Validator<OrdersApiSearchResponse>;

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

/** `shop.receipts.download.params` */
export declare const receiptsDownloadParams: Validator<ReceiptsDownloadParams>;

export declare const isReceiptsDownloadParams: Guard<ReceiptsDownloadParams>;

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

/** `shop.receipts.download.request` */
export declare const receiptsDownloadRequest: Validator<ReceiptsDownloadRequest>;

/** Any request to an instance of Shop, discriminated by `entity`, then `action`. */
export type ExecuteRequest =
  | OrdersListRequest
  | OrdersGetRequest
  | OrdersCreateRequest
  | OrdersDeleteRequest
  | OrdersApiSearchRequest
  | ReceiptsDownloadRequest
  | NoRequest;

/** `shop.execute` */
export declare const execute: Validator<ExecuteRequest>;

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

/** `shop.auth_config` */
export declare const authConfig: Validator<AuthConfig>;

/** All validators of Shop. */
export declare const validators: readonly Validator<unknown>[];

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

/** What `gateway.create` takes for Shop: credentials, a name, and what else the connector needs. */
export interface CreateRequest extends Omit<CreateInstanceRequest, "connector_definition_id"> {}

/** The actions of `orders` of Shop. */
export interface ShopOrdersActions {
  /**
   * Lists orders.
   * Newest first.
   * The next page is requested with `after`; `.all()` iterates all pages.
   * `shop.orders.list`, Document 9, Operations.
   */
  readonly list: OptionalPagedCall<
    OrdersListParams,
    OrdersListRecord,
    Page<OrdersListRecord, OrdersListMeta, OrdersListParams>,
    OrdersListResponse
  >;
  /**
   * Returns an order.
   * `shop.orders.get`, Document 9, Operations.
   */
  readonly get: RequiredCall<OrdersGetParams, OrdersGetRecord, OrdersGetResponse>;
  /**
   * Makes an order.
   * `shop.orders.create`, Document 9, Operations.
   */
  readonly create: RequiredCall<OrdersCreateParams, OrdersCreateRecord, OrdersCreateResponse>;
  /**
   * Deletes an order.
   * This is permanent and cannot be undone.
   * `shop.orders.delete`, Document 9, Operations.
   */
  readonly delete: RequiredCall<OrdersDeleteParams, OrdersDeleteRecord, OrdersDeleteResponse>;
  /**
   * Searches orders.
   * The next page is requested with `page`; `.all()` iterates all pages.
   * `shop.orders.api_search`, Document 9, Operations.
   */
  readonly api_search: RequiredPagedCall<
    OrdersApiSearchParams,
    Order,
    WrappedPage<Order, { [key: string]: unknown }, OrdersApiSearchRecord, OrdersApiSearchParams>,
    OrdersApiSearchResponse
  >;
}

/** The actions of `receipts` of Shop. */
export interface ShopReceiptsActions {
  /**
   * Downloads a receipt.
   * At most 10 MB.
   * `shop.receipts.download`, Document 9, Operations.
   */
  readonly download: RequiredCall<ReceiptsDownloadParams, Download, undefined>;
}

/** The entities of Shop with their actions. */
export interface ShopEntities {
  /** What was ordered. */
  readonly orders: ShopOrdersActions;
  /** Receipts as PDF files. */
  readonly receipts: ShopReceiptsActions;
}

/** An instance of Shop: `instance.<entity>.<action>(params, options)`. */
export interface ShopInstance extends ShopEntities {
  /** Id of the instance, for `gateway.instance`. */
  readonly instanceId: string;
  /** Calls an operation by its id: `instance.call("shop.orders.list", params, options)`. */
  readonly call: CallById<ShopCalls>;
  /** Sends a request body: `instance.execute({ entity, action, params }, options)`. */
  readonly execute: Execute<ShopRequests, ShopEntities>;
}

/** An instance of Shop. */
export type Client = ShopInstance;

/** The call of every operation of Shop, by id. */
export interface ShopCalls {
  readonly "shop.orders.list": ShopOrdersActions["list"];
  readonly "shop.orders.get": ShopOrdersActions["get"];
  readonly "shop.orders.create": ShopOrdersActions["create"];
  readonly "shop.orders.delete": ShopOrdersActions["delete"];
  readonly "shop.orders.api_search": ShopOrdersActions["api_search"];
  readonly "shop.receipts.download": ShopReceiptsActions["download"];
}

/** The request body of every operation of Shop, by entity, then action. */
export interface ShopRequests {
  readonly orders: {
    readonly list: OrdersListRequest;
    readonly get: OrdersGetRequest;
    readonly create: OrdersCreateRequest;
    readonly delete: OrdersDeleteRequest;
    readonly api_search: OrdersApiSearchRequest;
  };
  readonly receipts: {
    readonly download: ReceiptsDownloadRequest;
  };
}

/** The operations of Shop, in the order of the catalog. */
export declare const operations: readonly Operation[];

/** Shop for the option `connectors` of `createUncheckedGateway`. */
export declare const uncheckedConnector: UncheckedConnector<Client, CreateRequest>;

/** Shop for the option `connectors` of `createGateway` from `connector-gateway-spec/client`. */
export declare const connector: ConnectorDefinition<Client, CreateRequest>;
