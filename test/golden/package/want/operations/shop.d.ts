// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type * as types from "../connectors/shop.js";
import type { CallById, Download, Execute, OptionalPagedCall, Page, RequiredCall, RequiredPagedCall, WrappedPage } from "../runtime/client/client_types.js";
import type { Operation } from "../runtime/operation.js";

/** The operations of Shop, in the order of the catalog. */
export declare const operations: readonly Operation[];

/** What `gateway.create` takes for Shop: credentials, a name, and what else the connector needs. */
export interface CreateRequest extends Omit<types.CreateInstanceRequest, "connector_definition_id"> {}

/** The actions of `orders` of Shop. */
export interface ShopOrdersActions {
  /**
   * Lists orders.
   * Newest first.
   * The next page is requested with `after`; `.all()` iterates all pages.
   * `shop.orders.list`, Document 9, Operations.
   */
  readonly list: OptionalPagedCall<types.OrdersListParams, types.OrdersListRecord, Page<types.OrdersListRecord, types.OrdersListMeta>, types.OrdersListResponse>;
  /**
   * Returns an order.
   * `shop.orders.get`, Document 9, Operations.
   */
  readonly get: RequiredCall<types.OrdersGetParams, types.OrdersGetRecord, types.OrdersGetResponse>;
  /**
   * Makes an order.
   * `shop.orders.create`, Document 9, Operations.
   */
  readonly create: RequiredCall<types.OrdersCreateParams, types.OrdersCreateRecord, types.OrdersCreateResponse>;
  /**
   * Deletes an order.
   * This is permanent and cannot be undone.
   * `shop.orders.delete`, Document 9, Operations.
   */
  readonly delete: RequiredCall<types.OrdersDeleteParams, types.OrdersDeleteRecord, types.OrdersDeleteResponse>;
  /**
   * Searches orders.
   * The next page is requested with `page`; `.all()` iterates all pages.
   * `shop.orders.api_search`, Document 9, Operations.
   */
  readonly api_search: RequiredPagedCall<types.OrdersApiSearchParams, types.Order, WrappedPage<types.Order, { [key: string]: unknown }, types.OrdersApiSearchRecord>, types.OrdersApiSearchResponse>;
}

/** The actions of `receipts` of Shop. */
export interface ShopReceiptsActions {
  /**
   * Downloads a receipt.
   * At most 10 MB.
   * `shop.receipts.download`, Document 9, Operations.
   */
  readonly download: RequiredCall<types.ReceiptsDownloadParams, Download, undefined>;
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
    readonly list: types.OrdersListRequest;
    readonly get: types.OrdersGetRequest;
    readonly create: types.OrdersCreateRequest;
    readonly delete: types.OrdersDeleteRequest;
    readonly api_search: types.OrdersApiSearchRequest;
  };
  readonly receipts: {
    readonly download: types.ReceiptsDownloadRequest;
  };
}
