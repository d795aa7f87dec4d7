// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type { Download, OptionalPagedCall, Page, RequiredCall, RequiredPagedCall, WrappedPage } from "../runtime/client/client_types.js";
import type { Operation } from "../runtime/operation.js";
import type {
  CreateInstanceRequest,
  Order,
  OrdersApiSearchParams,
  OrdersApiSearchRecord,
  OrdersCreateParams,
  OrdersCreateRecord,
  OrdersDeleteParams,
  OrdersDeleteRecord,
  OrdersGetParams,
  OrdersGetRecord,
  OrdersListMeta,
  OrdersListParams,
  OrdersListRecord,
  ReceiptsDownloadParams,
} from "../connectors/shop.js";

/** The operations of Shop, in the order of the catalog. */
export declare const operations: readonly Operation[];

/** What `gateway.create` takes for Shop: credentials, a name, and what else the connector needs. */
export type CreateRequest = Omit<CreateInstanceRequest, "connector_definition_id">;

/** An instance of Shop: `client.<entity>.<action>(params, options)`. */
export interface Client {
  /** What was ordered. */
  readonly orders: {
    /**
     * list of orders.
     * Newest first.
     * Pages are asked for with `after`; `.all()` walks them.
     * `shop.orders.list`, Document 9, Operations.
     */
    readonly list: OptionalPagedCall<OrdersListParams, OrdersListRecord, Page<OrdersListRecord, OrdersListMeta>>;
    /**
     * get of orders.
     * `shop.orders.get`, Document 9, Operations.
     */
    readonly get: RequiredCall<OrdersGetParams, OrdersGetRecord>;
    /**
     * create of orders.
     * `shop.orders.create`, Document 9, Operations.
     */
    readonly create: RequiredCall<OrdersCreateParams, OrdersCreateRecord>;
    /**
     * delete of orders.
     * This is permanent and cannot be undone.
     * `shop.orders.delete`, Document 9, Operations.
     */
    readonly delete: RequiredCall<OrdersDeleteParams, OrdersDeleteRecord>;
    /**
     * api_search of orders.
     * Pages are asked for with `page`; `.all()` walks them.
     * `shop.orders.api_search`, Document 9, Operations.
     */
    readonly api_search: RequiredPagedCall<OrdersApiSearchParams, Order, WrappedPage<Order, { [key: string]: unknown }, OrdersApiSearchRecord>>;
  };
  readonly receipts: {
    /**
     * download of receipts.
     * At most 10 MB.
     * `shop.receipts.download`, Document 9, Operations.
     */
    readonly download: RequiredCall<ReceiptsDownloadParams, Download>;
  };
}
