// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type * as HelpDesk from "./connectors/help_desk.js";
import type * as Shop from "./connectors/shop.js";
import type { CreateInstanceRequest, CreateInstanceResponse, ErrorBody } from "./connectors/gateway.js";
import type { GatewayClient, GatewayOptions } from "./runtime/client/client_types.js";
import type { Operation } from "./runtime/operation.js";
import type { Validator } from "./runtime/validator_types.js";
export type { CreateInstanceRequest, CreateInstanceResponse, ErrorBody } from "./connectors/gateway.js";
export type { CallOptions, GatewayClient, GatewayOptions } from "./runtime/client/client_types.js";
export type { Operation } from "./runtime/operation.js";
export type { Tolerant } from "./runtime/tolerant.js";
export type { CheckOptions, CheckResult, Profile, ValidationIssue, Validator } from "./runtime/validator_types.js";
export { GatewayError } from "./runtime/client/gateway_error.js";
export { UnknownAddressError } from "./runtime/unknown_address_error.js";
export { ValidationError } from "./runtime/validation_error.js";

/** The types of each connector: its requests, and params, results and responses by entity, then action. */
export interface Connectors {
  /** Help desk */
  help_desk: {
    request: HelpDesk.ExecuteRequest;
    params: HelpDesk.Params;
    results: HelpDesk.Results;
    responses: HelpDesk.Responses;
  };
  /** Shop */
  shop: {
    request: Shop.ExecuteRequest;
    params: Shop.Params;
    results: Shop.Results;
    responses: Shop.Responses;
  };
}

/** The id of a connector. */
export type ConnectorId = keyof Connectors;

/** Any request to an instance of the connector, told apart by `entity`, then `action`. */
export type ExecuteRequest<C extends ConnectorId = ConnectorId> = Connectors[C]["request"];

/** The response body of one operation. Downloads have none. */
export type ExecuteResponse<C extends ConnectorId, E extends keyof Connectors[C]["responses"], A extends keyof Connectors[C]["responses"][E]> = Connectors[C]["responses"][E][A];

/** The types of every operation, by its id. */
export interface Operations {
  "help_desk.orders.list": {
    params: HelpDesk.OrdersListParams;
    request: HelpDesk.OrdersListRequest;
    record: HelpDesk.OrdersListRecord;
    response: HelpDesk.OrdersListResponse;
  };
  "help_desk.tickets.get": {
    params: HelpDesk.TicketsGetParams;
    request: HelpDesk.TicketsGetRequest;
    record: HelpDesk.TicketsGetRecord;
    response: HelpDesk.TicketsGetResponse;
  };
  "help_desk.tickets.update": {
    params: HelpDesk.TicketsUpdateParams;
    request: HelpDesk.TicketsUpdateRequest;
    record: HelpDesk.TicketsUpdateRecord;
    response: HelpDesk.TicketsUpdateResponse;
  };
  "shop.orders.list": {
    params: Shop.OrdersListParams;
    request: Shop.OrdersListRequest;
    record: Shop.OrdersListRecord;
    meta: Shop.OrdersListMeta;
    response: Shop.OrdersListResponse;
  };
  "shop.orders.get": {
    params: Shop.OrdersGetParams;
    request: Shop.OrdersGetRequest;
    record: Shop.OrdersGetRecord;
    response: Shop.OrdersGetResponse;
  };
  "shop.orders.create": {
    params: Shop.OrdersCreateParams;
    request: Shop.OrdersCreateRequest;
    record: Shop.OrdersCreateRecord;
    response: Shop.OrdersCreateResponse;
  };
  "shop.orders.delete": {
    params: Shop.OrdersDeleteParams;
    request: Shop.OrdersDeleteRequest;
    record: Shop.OrdersDeleteRecord;
    response: Shop.OrdersDeleteResponse;
  };
  "shop.orders.api_search": {
    params: Shop.OrdersApiSearchParams;
    request: Shop.OrdersApiSearchRequest;
    record: Shop.OrdersApiSearchRecord;
    response: Shop.OrdersApiSearchResponse;
  };
  "shop.receipts.download": {
    params: Shop.ReceiptsDownloadParams;
    request: Shop.ReceiptsDownloadRequest;
  };
}

/** `<connector>.<entity>.<action>` */
export type OperationId = keyof Operations;

/** What a value is when it holds against an address. */
export interface AddressTypes {
  "help_desk.orders.list.params": HelpDesk.OrdersListParams;
  "help_desk.orders.list.request": HelpDesk.OrdersListRequest;
  "help_desk.orders.list.record": HelpDesk.OrdersListRecord;
  "help_desk.orders.list.response": HelpDesk.OrdersListResponse;
  "help_desk.tickets.get.params": HelpDesk.TicketsGetParams;
  "help_desk.tickets.get.request": HelpDesk.TicketsGetRequest;
  "help_desk.tickets.get.record": HelpDesk.TicketsGetRecord;
  "help_desk.tickets.get.response": HelpDesk.TicketsGetResponse;
  "help_desk.tickets.update.params": HelpDesk.TicketsUpdateParams;
  "help_desk.tickets.update.request": HelpDesk.TicketsUpdateRequest;
  "help_desk.tickets.update.record": HelpDesk.TicketsUpdateRecord;
  "help_desk.tickets.update.response": HelpDesk.TicketsUpdateResponse;
  "help_desk.auth_config": HelpDesk.AuthConfig;
  "help_desk.execute": HelpDesk.ExecuteRequest;
  "help_desk.records.Ticket": HelpDesk.Ticket;
  "help_desk.records.Order": HelpDesk.Order;
  "shop.orders.list.params": Shop.OrdersListParams;
  "shop.orders.list.request": Shop.OrdersListRequest;
  "shop.orders.list.record": Shop.OrdersListRecord;
  "shop.orders.list.meta": Shop.OrdersListMeta;
  "shop.orders.list.response": Shop.OrdersListResponse;
  "shop.orders.get.params": Shop.OrdersGetParams;
  "shop.orders.get.request": Shop.OrdersGetRequest;
  "shop.orders.get.record": Shop.OrdersGetRecord;
  "shop.orders.get.response": Shop.OrdersGetResponse;
  "shop.orders.create.params": Shop.OrdersCreateParams;
  "shop.orders.create.request": Shop.OrdersCreateRequest;
  "shop.orders.create.record": Shop.OrdersCreateRecord;
  "shop.orders.create.response": Shop.OrdersCreateResponse;
  "shop.orders.delete.params": Shop.OrdersDeleteParams;
  "shop.orders.delete.request": Shop.OrdersDeleteRequest;
  "shop.orders.delete.record": Shop.OrdersDeleteRecord;
  "shop.orders.delete.response": Shop.OrdersDeleteResponse;
  "shop.orders.api_search.params": Shop.OrdersApiSearchParams;
  "shop.orders.api_search.request": Shop.OrdersApiSearchRequest;
  "shop.orders.api_search.record": Shop.OrdersApiSearchRecord;
  "shop.orders.api_search.response": Shop.OrdersApiSearchResponse;
  "shop.receipts.download.params": Shop.ReceiptsDownloadParams;
  "shop.receipts.download.request": Shop.ReceiptsDownloadRequest;
  "shop.auth_config": Shop.AuthConfig;
  "shop.execute": Shop.ExecuteRequest;
  "shop.records.Order": Shop.Order;
  "shop.records.Line": Shop.Line;
  "shop.records.OrderSearch": Shop.OrderSearch;
  "shop.records.DeletedOrder": Shop.DeletedOrder;
  "gateway.create_instance": CreateInstanceRequest;
  "gateway.create_instance_response": CreateInstanceResponse;
  "gateway.execute": ExecuteRequest;
  "gateway.error": ErrorBody;
}

/** The name of something that a value can be held against. */
export type Address = keyof AddressTypes;

/** All addresses, sorted. */
export declare const addresses: readonly Address[];

/** All operations, in the order of the catalog. */
export declare const operations: readonly Operation[];

/**
 * The validator of an address.
 * Throws `UnknownAddressError` when there is none; it names the nearest addresses.
 */
export declare function validatorFor<A extends Address>(address: A): Validator<AddressTypes[A]>;

/**
 * The validator of an address.
 * Throws `UnknownAddressError` when there is none; it names the nearest addresses.
 */
export declare function validatorFor(address: string): Validator<unknown>;

/**
 * The operation with this id.
 * Throws `UnknownAddressError` when there is none; it names the nearest ids.
 */
export declare function getOperation(id: OperationId | (string & {})): Operation;

/**
 * A client for a connector gateway, with all connectors. `connector-gateway-spec/client` has the same for chosen
 * ones.
 * Throws TypeError when the base URL is not a plain http(s) address.
 */
export declare function createGateway(options: GatewayOptions): GatewayClient<{
  help_desk: typeof HelpDesk.connector;
  shop: typeof Shop.connector;
}>;
