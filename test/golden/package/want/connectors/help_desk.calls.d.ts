// @generated from spec/connectors/help_desk.yaml by connector-gateway-spec. Do not edit.
import type { OperationCall, UncheckedConnector } from "../runtime/client/unchecked_types.js";
import type { Client, CreateRequest, HelpDeskOrdersActions, HelpDeskTicketsActions } from "./help_desk.js";

/** Lists orders. */
export declare const helpDeskOrdersList: OperationCall<HelpDeskOrdersActions["list"]>;

/** Returns a ticket. */
export declare const helpDeskTicketsGet: OperationCall<HelpDeskTicketsActions["get"]>;

/** Changes a ticket. */
export declare const helpDeskTicketsUpdate: OperationCall<HelpDeskTicketsActions["update"]>;

/** Help desk for the option `connectors` of `createUncheckedGateway`. */
export declare const connector: UncheckedConnector<Client, CreateRequest>;
