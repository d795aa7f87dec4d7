// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type { Client, CreateRequest } from "../operations/help_desk.js";
import type { ConnectorDefinition } from "../runtime/client/client_types.js";
import type { Validator } from "../runtime/validator_types.js";
import type { ExecuteEnvelope, NoRequest } from "./gateway.js";
export type { Client, CreateRequest, HelpDeskInstance } from "../operations/help_desk.js";
export { operations } from "../operations/help_desk.js";

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

/** A record that `help_desk.orders.list` returns. */
export type OrdersListRecord = Order;

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

/**
 * Returns a ticket.
 * Params of `help_desk.tickets.get`.
 * Document 9, Operations.
 */
export interface TicketsGetParams {
  /** Number of the ticket. Integer. */
  id: number;
}

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

/** A record that `help_desk.tickets.get` returns. */
export type TicketsGetRecord = Ticket;

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

/** A record that `help_desk.tickets.update` returns. */
export type TicketsUpdateRecord = Ticket;

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
export type AuthConfig =
  | TokenAuthConfig
  | LoginAuthConfig;

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

/** Any request to an instance of Help desk, discriminated by `entity`, then `action`. */
export type ExecuteRequest =
  | OrdersListRequest
  | TicketsGetRequest
  | TicketsUpdateRequest
  | NoRequest;

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

/** Validates `help_desk.orders.list.params`. */
export declare const ordersListParams: Validator<OrdersListParams>;

/** Validates `help_desk.orders.list.request`. */
export declare const ordersListRequest: Validator<OrdersListRequest>;

/** Validates `help_desk.orders.list.record`. */
export declare const ordersListRecord: Validator<OrdersListRecord>;

/** Validates `help_desk.orders.list.response`. */
export declare const ordersListResponse: Validator<OrdersListResponse>;

/** Validates `help_desk.tickets.get.params`. */
export declare const ticketsGetParams: Validator<TicketsGetParams>;

/** Validates `help_desk.tickets.get.request`. */
export declare const ticketsGetRequest: Validator<TicketsGetRequest>;

/** Validates `help_desk.tickets.get.record`. */
export declare const ticketsGetRecord: Validator<TicketsGetRecord>;

/** Validates `help_desk.tickets.get.response`. */
export declare const ticketsGetResponse: Validator<TicketsGetResponse>;

/** Validates `help_desk.tickets.update.params`. */
export declare const ticketsUpdateParams: Validator<TicketsUpdateParams>;

/** Validates `help_desk.tickets.update.request`. */
export declare const ticketsUpdateRequest: Validator<TicketsUpdateRequest>;

/** Validates `help_desk.tickets.update.record`. */
export declare const ticketsUpdateRecord: Validator<TicketsUpdateRecord>;

/** Validates `help_desk.tickets.update.response`. */
export declare const ticketsUpdateResponse: Validator<TicketsUpdateResponse>;

/** Validates `help_desk.records.Ticket`. */
export declare const ticket: Validator<Ticket>;

/** Validates `help_desk.records.Order`. */
export declare const order: Validator<Order>;

/** Validates `help_desk.auth_config`. */
export declare const authConfig: Validator<AuthConfig>;

/** Validates `help_desk.execute`. */
export declare const execute: Validator<ExecuteRequest>;

/** Help desk for the option `connectors` of `createGateway` from `connector-gateway-spec/client`. */
export declare const connector: ConnectorDefinition<Client, CreateRequest>;
