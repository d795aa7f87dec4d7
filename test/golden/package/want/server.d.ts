// @generated from spec/ by connector-gateway-spec. Do not edit.
import * as HelpDesk from "./connectors/help_desk.js";
import * as Shop from "./connectors/shop.js";
import type {
  Awaitable,
  Caller,
  Download,
  GatewayHandler,
  HandlerOptions,
  ListResult,
  OperationContext,
  PlainListResult,
  Reply,
} from "./runtime/server/index.js";

export { OperationError, download, memoryInstances, memoryWrites, redact, reply } from "./runtime/server/index.js";
export type {
  Answer,
  Awaitable,
  BytePart,
  Caller,
  CorsOptions,
  Deviation,
  Download,
  DownloadDetails,
  ErrorEntry,
  FallbackHandler,
  FileContent,
  GatewayHandler,
  HandlerOptions,
  Instance,
  InstanceStore,
  ListResult,
  MemoryInstance,
  NewInstance,
  OperationContext,
  OperationErrorDetails,
  PlainListResult,
  Reply,
  ReplyDetails,
  RequestHead,
  RunOnce,
} from "./runtime/server/index.js";

/** The handler of each operation, by operation id. `fallback` handles those that are left out. */
export interface OperationHandlers<Who extends Caller = Caller> {
  /** Lists orders. */
  readonly "help_desk.orders.list"?: (
    params: HelpDesk.OrdersListParams,
    context: OperationContext<Who>,
  ) => Awaitable<PlainListResult<HelpDesk.OrdersListRecord>>;
  /** Returns a ticket. */
  readonly "help_desk.tickets.get"?: (
    params: HelpDesk.TicketsGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<HelpDesk.TicketsGetRecord | Reply<HelpDesk.TicketsGetRecord, undefined>>;
  /** Changes a ticket. */
  readonly "help_desk.tickets.update"?: (
    params: HelpDesk.TicketsUpdateParams,
    context: OperationContext<Who>,
  ) => Awaitable<HelpDesk.TicketsUpdateRecord | Reply<HelpDesk.TicketsUpdateRecord, undefined>>;
  /** Lists orders. */
  readonly "shop.orders.list"?: (
    params: Shop.OrdersListParams,
    context: OperationContext<Who>,
  ) => Awaitable<ListResult<Shop.OrdersListRecord, Shop.OrdersListMeta>>;
  /** Returns an order. */
  readonly "shop.orders.get"?: (
    params: Shop.OrdersGetParams,
    context: OperationContext<Who>,
  ) => Awaitable<Shop.OrdersGetRecord | Reply<Shop.OrdersGetRecord, undefined>>;
  /** Makes an order. */
  readonly "shop.orders.create"?: (
    params: Shop.OrdersCreateParams,
    context: OperationContext<Who>,
  ) => Awaitable<Shop.OrdersCreateRecord | Reply<Shop.OrdersCreateRecord, undefined>>;
  /** Deletes an order. */
  readonly "shop.orders.delete"?: (
    params: Shop.OrdersDeleteParams,
    context: OperationContext<Who>,
  ) => Awaitable<Shop.OrdersDeleteRecord | Reply<Shop.OrdersDeleteRecord, undefined>>;
  /** Searches orders. */
  readonly "shop.orders.api_search"?: (
    params: Shop.OrdersApiSearchParams,
    context: OperationContext<Who>,
  ) => Awaitable<Shop.OrdersApiSearchRecord | Reply<Shop.OrdersApiSearchRecord, undefined>>;
  /** Downloads a receipt. */
  readonly "shop.receipts.download"?: (
    params: Shop.ReceiptsDownloadParams,
    context: OperationContext<Who>,
  ) => Awaitable<Download>;
}

/** How a gateway answers. */
export interface GatewayHandlerOptions<Who extends Caller = Caller> extends HandlerOptions<Who> {
  readonly operations: OperationHandlers<NoInfer<Who>>;
}

/**
 * A function that answers every request to the gateway, for any server that speaks fetch.
 * `connector-gateway-spec/server/node` has a
 * listener for `node:http`. It checks each request against the catalog before a handler sees it, and what the
 * handler returns.
 * Throws TypeError when a handler is for an operation that does not exist, or another option is not valid.
 */
export declare function createGatewayHandler<Who extends Caller = Caller>(options: GatewayHandlerOptions<Who>): GatewayHandler;
