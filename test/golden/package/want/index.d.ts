// @generated from spec/ by connector-gateway-spec. Do not edit.
import * as HelpDesk from "./connectors/help_desk.js";
import * as Shop from "./connectors/shop.js";
import type { CreateInstanceRequest, CreateInstanceResponse, ErrorBody } from "./connectors/gateway.js";
import type { GatewayClient, GatewayOptions } from "./runtime/client/client_types.js";
import type { Operation } from "./runtime/operation.js";
import type { Validator } from "./runtime/validator_types.js";

export { GatewayError } from "./runtime/client/index.js";
export { UnknownAddressError } from "./runtime/unknown_address_error.js";
export { ValidationError } from "./runtime/validation_error.js";
export type { CreateInstanceRequest, CreateInstanceResponse, ErrorBody, ExecuteEnvelope } from "./connectors/gateway.js";
export type {
  CallHeaders,
  CallOptions,
  CallPromise,
  CallResponse,
  ConnectorDefinition,
  ConnectorDefinitions,
  Download,
  GatewayClient,
  GatewayOptions,
  InstanceClient,
  OpenCallOptions,
  OptionalCall,
  OptionalPagedCall,
  OutgoingRequest,
  Page,
  Prefilled,
  RequestHook,
  RequiredCall,
  RequiredPagedCall,
  ResponseHook,
  RetryOptions,
  TokenSource,
  UnpagedList,
  UnpagedWrapper,
  Walk,
  WithResponse,
  WrappedPage,
} from "./runtime/client/client_types.js";
export type { GatewayErrorDetails, GatewayErrorKind } from "./runtime/client/gateway_error.js";
export type { Operation, OperationKind, Paging } from "./runtime/operation.js";
export type { Tolerant } from "./runtime/tolerant.js";
export type { CheckOptions, CheckResult, Profile, ValidationIssue, Validator } from "./runtime/validator_types.js";
export type { HelpDeskInstance } from "./connectors/help_desk.js";
export type { ShopInstance } from "./connectors/shop.js";

/** The types of each connector: its requests, and its params, results and responses by entity, then action. */
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

/** Any request to an instance of the connector, discriminated by `entity`, then `action`. */
export type ExecuteRequest<C extends ConnectorId = ConnectorId> = Connectors[C]["request"];

/** The response body of one operation. A download has none. */
export type ExecuteResponse<
  C extends ConnectorId,
  E extends keyof Connectors[C]["responses"],
  A extends keyof Connectors[C]["responses"][E]
> = Connectors[C]["responses"][E][A];

/** The types of the parts of each operation, by operation id. */
export interface Operations {
  /** Lists orders. */
  "help_desk.orders.list": {
    params: HelpDesk.OrdersListParams;
    request: HelpDesk.OrdersListRequest;
    record: HelpDesk.OrdersListRecord;
    response: HelpDesk.OrdersListResponse;
  };
  /** Returns a ticket. */
  "help_desk.tickets.get": {
    params: HelpDesk.TicketsGetParams;
    request: HelpDesk.TicketsGetRequest;
    record: HelpDesk.TicketsGetRecord;
    response: HelpDesk.TicketsGetResponse;
  };
  /** Changes a ticket. */
  "help_desk.tickets.update": {
    params: HelpDesk.TicketsUpdateParams;
    request: HelpDesk.TicketsUpdateRequest;
    record: HelpDesk.TicketsUpdateRecord;
    response: HelpDesk.TicketsUpdateResponse;
  };
  /** Lists orders. */
  "shop.orders.list": {
    params: Shop.OrdersListParams;
    request: Shop.OrdersListRequest;
    record: Shop.OrdersListRecord;
    meta: Shop.OrdersListMeta;
    response: Shop.OrdersListResponse;
  };
  /** Returns an order. */
  "shop.orders.get": {
    params: Shop.OrdersGetParams;
    request: Shop.OrdersGetRequest;
    record: Shop.OrdersGetRecord;
    response: Shop.OrdersGetResponse;
  };
  /** Makes an order. */
  "shop.orders.create": {
    params: Shop.OrdersCreateParams;
    request: Shop.OrdersCreateRequest;
    record: Shop.OrdersCreateRecord;
    response: Shop.OrdersCreateResponse;
  };
  /** Deletes an order. */
  "shop.orders.delete": {
    params: Shop.OrdersDeleteParams;
    request: Shop.OrdersDeleteRequest;
    record: Shop.OrdersDeleteRecord;
    response: Shop.OrdersDeleteResponse;
  };
  /** Searches orders. */
  "shop.orders.api_search": {
    params: Shop.OrdersApiSearchParams;
    request: Shop.OrdersApiSearchRequest;
    record: Shop.OrdersApiSearchRecord;
    response: Shop.OrdersApiSearchResponse;
  };
  /** Downloads a receipt. */
  "shop.receipts.download": {
    params: Shop.ReceiptsDownloadParams;
    request: Shop.ReceiptsDownloadRequest;
  };
}

/** The id of an operation: `<connector>.<entity>.<action>`. */
export type OperationId = keyof Operations;

/** The type of a valid value, by address. */
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

/** The name of something that a value can be validated against: `payments.customers.list.params`. */
export type Address = keyof AddressTypes;

/** All addresses, sorted. */
export declare const addresses: readonly Address[];

/** The validator of an address that is known at run time only; undefined for an unknown address. */
export declare function findValidator(address: string): Validator<unknown> | undefined;

/**
 * The validator of an address. For an address that is known at run time only, use `findValidator`.
 * At run time, throws `UnknownAddressError` for an unknown address, with the most similar ones.
 */
export declare function validatorFor<A extends Address>(address: A): Validator<AddressTypes[A]>;

/** All operations, in the order of the catalog. */
export declare const operations: readonly Operation<OperationId>[];

/** The operation with an id that is known at run time only; undefined for an unknown id. */
export declare function findOperation(id: string): Operation<OperationId> | undefined;

/**
 * The operation with this id. For an id that is known at run time only, use `findOperation`.
 * At run time, throws `UnknownAddressError` for an unknown id, with the most similar ones.
 */
export declare function getOperation<Id extends OperationId>(id: Id): Operation<Id>;

/** The connectors of `createGateway`. */
export type AllConnectors = {
  help_desk: typeof HelpDesk.connector;
  shop: typeof Shop.connector;
};

/**
 * A client for a connector gateway, with all connectors. `connector-gateway-spec/client` has the same for the
 * connectors that you choose.
 * Throws TypeError when `baseUrl` is not a plain http(s) address or another option is not valid.
 */
export declare function createGateway(options: GatewayOptions): GatewayClient<AllConnectors>;
