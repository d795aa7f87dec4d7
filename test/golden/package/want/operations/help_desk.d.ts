// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type * as types from "../connectors/help_desk.js";
import type { CallById, Execute, OpenCallOptions, OptionalPagedCall, Page, RequiredCall } from "../runtime/client/client_types.js";
import type { Operation } from "../runtime/operation.js";

/** The operations of Help desk, in the order of the catalog. */
export declare const operations: readonly Operation[];

/** What `gateway.create` takes for Help desk: credentials, a name, and what else the connector needs. */
export interface CreateRequest extends Omit<types.CreateInstanceRequest, "connector_definition_id"> {}

/** The actions of `orders` of Help desk. */
export interface HelpDeskOrdersActions {
  /**
   * Lists orders.
   * The next page is requested with `page`; `.all()` iterates all pages. Not shown: When it ends.
   * `help_desk.orders.list`, Document 9, Operations.
   */
  readonly list: OptionalPagedCall<types.OrdersListParams, types.OrdersListRecord, Page<types.OrdersListRecord, { [key: string]: unknown }>, types.OrdersListResponse>;
}

/** The actions of `tickets` of Help desk. */
export interface HelpDeskTicketsActions {
  /**
   * Returns a ticket.
   * `help_desk.tickets.get`, Document 9, Operations.
   */
  readonly get: RequiredCall<types.TicketsGetParams, types.TicketsGetRecord, types.TicketsGetResponse>;
  /**
   * Changes a ticket.
   * `help_desk.tickets.update`, Document 9, Operations.
   */
  readonly update: RequiredCall<types.TicketsUpdateParams, types.TicketsUpdateRecord, types.TicketsUpdateResponse, OpenCallOptions>;
}

/** The entities of Help desk with their actions. */
export interface HelpDeskEntities {
  /** Orders that tickets are about. */
  readonly orders: HelpDeskOrdersActions;
  /** Tickets of all queues. */
  readonly tickets: HelpDeskTicketsActions;
}

/** An instance of Help desk: `instance.<entity>.<action>(params, options)`. */
export interface HelpDeskInstance extends HelpDeskEntities {
  /** Id of the instance, for `gateway.instance`. */
  readonly instanceId: string;
  /** Calls an operation by its id: `instance.call("help_desk.orders.list", params, options)`. */
  readonly call: CallById<HelpDeskCalls>;
  /** Sends a request body: `instance.execute({ entity, action, params }, options)`. */
  readonly execute: Execute<HelpDeskRequests, HelpDeskEntities>;
}

/** An instance of Help desk. */
export type Client = HelpDeskInstance;

/** The call of every operation of Help desk, by id. */
export interface HelpDeskCalls {
  readonly "help_desk.orders.list": HelpDeskOrdersActions["list"];
  readonly "help_desk.tickets.get": HelpDeskTicketsActions["get"];
  readonly "help_desk.tickets.update": HelpDeskTicketsActions["update"];
}

/** The request body of every operation of Help desk, by entity, then action. */
export interface HelpDeskRequests {
  readonly orders: {
    readonly list: types.OrdersListRequest;
  };
  readonly tickets: {
    readonly get: types.TicketsGetRequest;
    readonly update: types.TicketsUpdateRequest;
  };
}
