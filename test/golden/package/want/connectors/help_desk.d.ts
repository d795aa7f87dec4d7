// @generated from spec/connectors/help_desk.yaml by connector-gateway-spec. Do not edit.
import type {
  CallById,
  ConnectorDefinition,
  Execute,
  OpenCallOptions,
  OptionalPagedCall,
  Page,
  RequiredCall,
  UncheckedConnector,
} from "../runtime/client/client_types.js";
import type { Operation } from "../runtime/operation.js";
import type { Guard, Validator } from "../runtime/validator_types.js";
import type { ExecuteEnvelope, NoRequest } from "./gateway.types.js";

/**
 * A question or a complaint.
 * Document 9, Records.
 */
export interface Ticket {
  /**
   * Number of the ticket. Integer.
   * Real traffic also shows: string.
   */
  id: number;
  /** Order that the ticket is about. */
  order?: Order | null;
  /** Names of the labels, in no order. */
  labels: string[];
  /** Stars that the customer gave. Integer from 1 to 5. */
  rating?: number | null;
  /** When it was opened. RFC 3339 date and time. */
  opened: string;
  /** What happened so far. */
  history: ({ [key: string]: unknown } | null)[];
}

/** `help_desk.records.Ticket` */
export declare const ticket: Validator<Ticket>;

export declare const isTicket: Guard<Ticket>;

/**
 * What the ticket is about.
 * Document 9, Records.
 */
export interface Order {
  /** Id of the order. */
  id: string;
  /**
   * When it was placed.
   * Assumed: Seen in one answer.
   */
  placed?: string;
}

/** `help_desk.records.Order` */
export declare const order: Validator<Order>;

export declare const isOrder: Guard<Order>;

/**
 * Lists orders.
 * Params of `help_desk.orders.list`.
 * Document 9, Operations.
 */
export interface OrdersListParams {
  /** Number of the page. Integer, at least 1. */
  page?: number | undefined;
  /** Page size. Integer, at most 50. */
  per_page?: number | undefined;
}

/** `help_desk.orders.list.params` */
export declare const ordersListParams: Validator<OrdersListParams>;

export declare const isOrdersListParams: Guard<OrdersListParams>;

/**
 * Request body of `help_desk.orders.list`.
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

/** `help_desk.orders.list.request` */
export declare const ordersListRequest: Validator<OrdersListRequest>;

/** A record that `help_desk.orders.list` returns. */
export type OrdersListRecord = Order;

/** `help_desk.orders.list.record` */
export declare const ordersListRecord: Validator<OrdersListRecord>;

/**
 * Response body of `help_desk.orders.list`.
 * Assumed: Not shown.
 * Document 1, Endpoints.
 */
export interface OrdersListResponse extends ExecuteEnvelope {
  /** What it returns. */
  result?: Order[];
  /** Where the next page is. */
  paging?: { [key: string]: unknown } | null;
}

/** `help_desk.orders.list.response` */
export declare const ordersListResponse: Validator<OrdersListResponse>;

/**
 * Returns a ticket.
 * Params of `help_desk.tickets.get`.
 * Document 9, Operations.
 */
export interface TicketsGetParams {
  /** Number of the ticket. Integer. */
  id: number;
}

/** `help_desk.tickets.get.params` */
export declare const ticketsGetParams: Validator<TicketsGetParams>;

export declare const isTicketsGetParams: Guard<TicketsGetParams>;

/**
 * Request body of `help_desk.tickets.get`.
 * Document 1, Endpoints.
 */
export interface TicketsGetRequest {
  /** Kind of record. */
  entity: "tickets";
  /** What to do. */
  action: "get";
  /** What the operation needs. */
  params: TicketsGetParams;
}

/** `help_desk.tickets.get.request` */
export declare const ticketsGetRequest: Validator<TicketsGetRequest>;

/** A record that `help_desk.tickets.get` returns. */
export type TicketsGetRecord = Ticket;

/** `help_desk.tickets.get.record` */
export declare const ticketsGetRecord: Validator<TicketsGetRecord>;

/**
 * Response body of `help_desk.tickets.get`.
 * Assumed: Not shown.
 * Document 1, Endpoints.
 */
export interface TicketsGetResponse extends ExecuteEnvelope {
  /** What it returns. */
  result?: Ticket;
  /** Where the next page is. */
  paging?: { [key: string]: unknown } | null;
}

/** `help_desk.tickets.get.response` */
export declare const ticketsGetResponse: Validator<TicketsGetResponse>;

/**
 * Changes a ticket.
 * Params of `help_desk.tickets.update`.
 * The document shows no parameter but the id.
 * The call option `undocumentedParams` sends params that are not documented.
 * Document 9, Operations.
 */
export type TicketsUpdateParams = {
  /** Number of the ticket. Integer. */
  id: number;
  /**
   * Values by free names.
   * Assumed: Usual for such calls.
   */
  metadata?: { [key: string]: string } | undefined;
};

/** `help_desk.tickets.update.params` */
export declare const ticketsUpdateParams: Validator<TicketsUpdateParams>;

export declare const isTicketsUpdateParams: Guard<TicketsUpdateParams>;

/**
 * Request body of `help_desk.tickets.update`.
 * Document 1, Endpoints.
 */
export interface TicketsUpdateRequest {
  /** Kind of record. */
  entity: "tickets";
  /** What to do. */
  action: "update";
  /** What the operation needs. */
  params: TicketsUpdateParams;
}

/** `help_desk.tickets.update.request` */
export declare const ticketsUpdateRequest: Validator<TicketsUpdateRequest>;

/** A record that `help_desk.tickets.update` returns. */
export type TicketsUpdateRecord = Ticket;

/** `help_desk.tickets.update.record` */
export declare const ticketsUpdateRecord: Validator<TicketsUpdateRecord>;

/**
 * Response body of `help_desk.tickets.update`.
 * Assumed: Not shown.
 * Document 1, Endpoints.
 */
export interface TicketsUpdateResponse extends ExecuteEnvelope {
  /** What it returns. */
  result?: Ticket;
  /** Where the next page is. */
  paging?: { [key: string]: unknown } | null;
}

/** `help_desk.tickets.update.response` */
export declare const ticketsUpdateResponse: Validator<TicketsUpdateResponse>;

/** Any request to an instance of Help desk, discriminated by `entity`, then `action`. */
export type ExecuteRequest =
  | OrdersListRequest
  | TicketsGetRequest
  | TicketsUpdateRequest
  | NoRequest;

/** `help_desk.execute` */
export declare const execute: Validator<ExecuteRequest>;

/**
 * A token of an account.
 * Document 9, Access.
 */
export interface TokenAuthConfig {
  /**
   * The token.
   * A secret: messages and logs never show it.
   */
  token: string;
  /** Belongs to another auth method. */
  user?: undefined;
  /** Belongs to another auth method. */
  password?: undefined;
}

/**
 * Name and password of an agent.
 * Document 9, Access.
 */
export interface LoginAuthConfig {
  /** Name of the agent. */
  user: string;
  /**
   * Password of the agent.
   * A secret: messages and logs never show it.
   */
  password: string;
  /** Belongs to another auth method. */
  token?: undefined;
}

/** `auth_config` of Help desk: the fields of exactly one auth method. */
export type AuthConfig = TokenAuthConfig | LoginAuthConfig;

/** `help_desk.auth_config` */
export declare const authConfig: Validator<AuthConfig>;

/** All validators of Help desk. */
export declare const validators: readonly Validator<unknown>[];

/**
 * Creates an instance.
 * Request body that creates an instance of Help desk.
 * Document 1, Endpoints.
 */
export interface CreateInstanceRequest {
  /** Which connector. */
  connector_definition_id: "00000000-0000-4000-8000-000000000002";
  /** Credentials. */
  auth_config: AuthConfig;
  /**
   * Assumed: The document does not show where it goes.
   * Document 9, Access.
   */
  config?: {
    /** First part of the address. */
    subdomain?: string | undefined;
  } | undefined;
}

/** Params of all operations of Help desk. By entity, then action. */
export interface Params {
  orders: {
    list: OrdersListParams;
  };
  tickets: {
    get: TicketsGetParams;
    update: TicketsUpdateParams;
  };
}

/** Results of all operations of Help desk. By entity, then action. */
export interface Results {
  orders: {
    list: Order[];
  };
  tickets: {
    get: Ticket;
    update: Ticket;
  };
}

/** Response bodies of all operations of Help desk. By entity, then action. */
export interface Responses {
  orders: {
    list: OrdersListResponse;
  };
  tickets: {
    get: TicketsGetResponse;
    update: TicketsUpdateResponse;
  };
}

/** What `gateway.create` takes for Help desk: credentials, a name, and what else the connector needs. */
export interface CreateRequest extends Omit<CreateInstanceRequest, "connector_definition_id"> {}

/** The actions of `orders` of Help desk. */
export interface HelpDeskOrdersActions {
  /**
   * Lists orders.
   * The next page is requested with `page`; `.all()` iterates all pages. Not shown: When it ends.
   * `help_desk.orders.list`, Document 9, Operations.
   */
  readonly list: OptionalPagedCall<
    OrdersListParams,
    OrdersListRecord,
    Page<OrdersListRecord, { [key: string]: unknown }, OrdersListParams>,
    OrdersListResponse
  >;
}

/** The actions of `tickets` of Help desk. */
export interface HelpDeskTicketsActions {
  /**
   * Returns a ticket.
   * `help_desk.tickets.get`, Document 9, Operations.
   */
  readonly get: RequiredCall<TicketsGetParams, TicketsGetRecord, TicketsGetResponse>;
  /**
   * Changes a ticket.
   * `help_desk.tickets.update`, Document 9, Operations.
   */
  readonly update: RequiredCall<TicketsUpdateParams, TicketsUpdateRecord, TicketsUpdateResponse, OpenCallOptions>;
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
    readonly list: OrdersListRequest;
  };
  readonly tickets: {
    readonly get: TicketsGetRequest;
    readonly update: TicketsUpdateRequest;
  };
}

/** The operations of Help desk, in the order of the catalog. */
export declare const operations: readonly Operation[];

/** Help desk for the option `connectors` of `createUncheckedGateway`. */
export declare const uncheckedConnector: UncheckedConnector<Client, CreateRequest>;

/** Help desk for the option `connectors` of `createGateway` from `connector-gateway-spec/client`. */
export declare const connector: ConnectorDefinition<Client, CreateRequest>;
