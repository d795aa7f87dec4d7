// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type { OptionalPagedCall, Page, RequiredCall } from "../runtime/client/client_types.js";
import type { Operation } from "../runtime/operation.js";
import type {
  CreateInstanceRequest,
  OrdersListParams,
  OrdersListRecord,
  TicketsGetParams,
  TicketsGetRecord,
  TicketsUpdateParams,
  TicketsUpdateRecord,
} from "../connectors/help_desk.js";

/** The operations of Help desk, in the order of the catalog. */
export declare const operations: readonly Operation[];

/** What `gateway.create` takes for Help desk: credentials, a name, and what else the connector needs. */
export type CreateRequest = Omit<CreateInstanceRequest, "connector_definition_id">;

/** An instance of Help desk: `client.<entity>.<action>(params, options)`. */
export interface Client {
  readonly orders: {
    /**
     * list of orders.
     * Pages are asked for with `page`; `.all()` walks them. Not shown: When it ends.
     * `help_desk.orders.list`, Document 9, Operations.
     */
    readonly list: OptionalPagedCall<OrdersListParams, OrdersListRecord, Page<OrdersListRecord, { [key: string]: unknown }>>;
  };
  readonly tickets: {
    /**
     * get of tickets.
     * `help_desk.tickets.get`, Document 9, Operations.
     */
    readonly get: RequiredCall<TicketsGetParams, TicketsGetRecord>;
    /**
     * update of tickets.
     * `help_desk.tickets.update`, Document 9, Operations.
     */
    readonly update: RequiredCall<TicketsUpdateParams, TicketsUpdateRecord>;
  };
}
