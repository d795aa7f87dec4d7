// @generated from spec/connectors/shop.yaml by connector-gateway-spec. Do not edit.
import type { OperationCall, UncheckedConnector } from "../runtime/client/unchecked_types.js";
import type { Client, CreateRequest, ShopOrdersActions, ShopReceiptsActions } from "./shop.js";

/** Lists orders. */
export declare const shopOrdersList: OperationCall<ShopOrdersActions["list"]>;

/** Returns an order. */
export declare const shopOrdersGet: OperationCall<ShopOrdersActions["get"]>;

/** Makes an order. */
export declare const shopOrdersCreate: OperationCall<ShopOrdersActions["create"]>;

/** Deletes an order. */
export declare const shopOrdersDelete: OperationCall<ShopOrdersActions["delete"]>;

/** Searches orders. */
export declare const shopOrdersApiSearch: OperationCall<ShopOrdersActions["api_search"]>;

/** Shop for the option `connectors` of `createUncheckedGateway`. */
export declare const connector: UncheckedConnector<Client, CreateRequest>;
