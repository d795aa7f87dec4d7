// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type { Client, CreateRequest } from "../operations/help_desk.js";
import type { ConnectorDefinition } from "../runtime/client/client_types.js";
import type { Validator } from "../runtime/validator_types.js";
import type { ExecuteEnvelope } from "./gateway.js";
export type { Client, CreateRequest } from "../operations/help_desk.js";
export { operations } from "../operations/help_desk.js";

/**
 * A question or a complaint.
 * Document 9, Records.
 */
export interface Ticket {
  /**
   * Integer.
   * Real traffic also shows: string.
   * Document 9, Records.
   */
  id: number;
  /** Document 9, Records. */
  order?: Order | null;
  /** Document 9, Records. */
  labels: string[];
  /**
   * Integer from 1 to 5.
   * Document 9, Records.
   */
  rating?: number | null;
  /**
   * Date and time of RFC 3339.
   * Document 9, Records.
   */
  opened: string;
  /** Document 9, Records. */
  history: ({ [key: string]: unknown } | null)[];
}

/**
 * What the ticket is about.
 * Document 9, Records.
 */
export interface Order {
  /** Document 9, Records. */
  id: string;
  /**
   * Assumed: Seen in one answer.
   * Document 9, Records.
   */
  placed?: string;
}

/**
 * Params of `help_desk.orders.list`.
 * Document 9, Operations.
 */
export interface OrdersListParams {
  /**
   * Integer, at least 1.
   * Document 9, Operations.
   */
  page?: number | undefined;
  /**
   * Integer, at most 50.
   * Document 9, Operations.
   */
  per_page?: number | undefined;
}

/** The request body of `help_desk.orders.list`. */
export interface OrdersListRequest {
  /** Document 1, Endpoints. */
  entity: "orders";
  /** Document 1, Endpoints. */
  action: "list";
  /** Document 1, Endpoints. */
  params?: OrdersListParams | undefined;
}

/** What `help_desk.orders.list` returns. */
export type OrdersListRecord = Order;

/** The response body of `help_desk.orders.list`. */
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
  paging?: { [key: string]: unknown } | null;
}

/**
 * Params of `help_desk.tickets.get`.
 * Document 9, Operations.
 */
export interface TicketsGetParams {
  /**
   * Integer.
   * Document 9, Operations.
   */
  id: number;
}

/** The request body of `help_desk.tickets.get`. */
export interface TicketsGetRequest {
  /** Document 1, Endpoints. */
  entity: "tickets";
  /** Document 1, Endpoints. */
  action: "get";
  /** Document 1, Endpoints. */
  params: TicketsGetParams;
}

/** What `help_desk.tickets.get` returns. */
export type TicketsGetRecord = Ticket;

/** The response body of `help_desk.tickets.get`. */
export interface TicketsGetResponse extends ExecuteEnvelope {
  /**
   * Assumed: Not shown.
   * Document 1, Endpoints.
   */
  result?: Ticket;
  /**
   * Assumed: Not shown.
   * Document 1, Endpoints.
   */
  paging?: { [key: string]: unknown } | null;
}

/**
 * Params of `help_desk.tickets.update`.
 * Document 9, Operations.
 */
export interface TicketsUpdateParams {
  /** Further names are accepted. The document shows no parameter but the id. */
  [name: string]: unknown;
  /**
   * Integer.
   * Document 9, Operations.
   */
  id: number;
  /**
   * Assumed: Usual for such calls.
   * Document 9, Operations.
   */
  metadata?: { [key: string]: string } | undefined;
}

/** The request body of `help_desk.tickets.update`. */
export interface TicketsUpdateRequest {
  /** Document 1, Endpoints. */
  entity: "tickets";
  /** Document 1, Endpoints. */
  action: "update";
  /** Document 1, Endpoints. */
  params: TicketsUpdateParams;
}

/** What `help_desk.tickets.update` returns. */
export type TicketsUpdateRecord = Ticket;

/** The response body of `help_desk.tickets.update`. */
export interface TicketsUpdateResponse extends ExecuteEnvelope {
  /**
   * Assumed: Not shown.
   * Document 1, Endpoints.
   */
  result?: Ticket;
  /**
   * Assumed: Not shown.
   * Document 1, Endpoints.
   */
  paging?: { [key: string]: unknown } | null;
}

/**
 * Token.
 * Document 9, Access.
 */
export interface TokenAuthConfig {
  /**
   * A secret: never shown in messages and logs.
   * Document 9, Access.
   */
  token: string;
  /** Belongs to another method. */
  user?: undefined;
  /** Belongs to another method. */
  password?: undefined;
}

/**
 * Login.
 * Document 9, Access.
 */
export interface LoginAuthConfig {
  /** Document 9, Access. */
  user: string;
  /**
   * A secret: never shown in messages and logs.
   * Document 9, Access.
   */
  password: string;
  /** Belongs to another method. */
  token?: undefined;
}

/** `auth_config` of Help desk: exactly the fields of one method. */
export type AuthConfig =
  | TokenAuthConfig
  | LoginAuthConfig;

/**
 * The body that creates an instance of Help desk.
 * Document 1, Endpoints.
 */
export interface CreateInstanceRequest {
  /** Document 1, Endpoints. */
  connector_definition_id: "00000000-0000-4000-8000-000000000002";
  /** Document 1, Endpoints. */
  auth_config: AuthConfig;
  /**
   * Assumed: The document does not show where it goes.
   * Document 9, Access.
   */
  config?: {
    /** Further names are accepted. The document does not show where it goes. */
    [name: string]: unknown;
    /**
     * Assumed: The document does not show where it goes.
     * Document 9, Access.
     */
    subdomain?: string | undefined;
  } | undefined;
}

/** Any request to an instance of Help desk: `entity` and `action` say which. */
export type ExecuteRequest =
  | OrdersListRequest
  | TicketsGetRequest
  | TicketsUpdateRequest;

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

/** What the operations of Help desk return. By entity, then action. */
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

/** `help_desk.orders.list.params` */
export declare const ordersListParams: Validator<OrdersListParams>;

/** `help_desk.orders.list.request` */
export declare const ordersListRequest: Validator<OrdersListRequest>;

/** `help_desk.orders.list.record` */
export declare const ordersListRecord: Validator<OrdersListRecord>;

/** `help_desk.orders.list.response` */
export declare const ordersListResponse: Validator<OrdersListResponse>;

/** `help_desk.tickets.get.params` */
export declare const ticketsGetParams: Validator<TicketsGetParams>;

/** `help_desk.tickets.get.request` */
export declare const ticketsGetRequest: Validator<TicketsGetRequest>;

/** `help_desk.tickets.get.record` */
export declare const ticketsGetRecord: Validator<TicketsGetRecord>;

/** `help_desk.tickets.get.response` */
export declare const ticketsGetResponse: Validator<TicketsGetResponse>;

/** `help_desk.tickets.update.params` */
export declare const ticketsUpdateParams: Validator<TicketsUpdateParams>;

/** `help_desk.tickets.update.request` */
export declare const ticketsUpdateRequest: Validator<TicketsUpdateRequest>;

/** `help_desk.tickets.update.record` */
export declare const ticketsUpdateRecord: Validator<TicketsUpdateRecord>;

/** `help_desk.tickets.update.response` */
export declare const ticketsUpdateResponse: Validator<TicketsUpdateResponse>;

/** `help_desk.records.Ticket` */
export declare const ticket: Validator<Ticket>;

/** `help_desk.records.Order` */
export declare const order: Validator<Order>;

/** `help_desk.auth_config` */
export declare const authConfig: Validator<AuthConfig>;

/** `help_desk.execute` */
export declare const execute: Validator<ExecuteRequest>;

/** Help desk for `createGateway` of `connector-gateway-spec/client`. */
export declare const connector: ConnectorDefinition<Client, CreateRequest>;
