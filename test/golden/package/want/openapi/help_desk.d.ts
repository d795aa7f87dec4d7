// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
// openapi-typescript 7.13.0, document 9386da06aab81f761388f9377ebf7c3085c53ae80305d1004d4ab17f27983ee5, text 05e960979343402dac3c726d6c9bc77a1b0a7ff3568b54fe157be14ae095a5ac

export interface paths {
    "/instances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a connector instance
         * @description Creates a connector instance.
         */
        post: operations["createInstance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instances/{instance}/execute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run an operation
         * @description Runs one operation of an instance's connector.
         */
        post: operations["execute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instances/{instance}/execute#help_desk.orders.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * orders.list
         * @description list of orders. Pages are asked for with `page`.
         */
        post: operations["helpDeskOrdersList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instances/{instance}/execute#help_desk.tickets.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * tickets.get
         * @description get of tickets.
         */
        post: operations["helpDeskTicketsGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instances/{instance}/execute#help_desk.tickets.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * tickets.update
         * @description update of tickets. Other params are accepted too: The document shows no parameter but the id.
         */
        post: operations["helpDeskTicketsUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The parts of every operation by its name. */
        Operations: {
            "help_desk.orders.list": {
                params: components["schemas"]["HelpDeskOrdersListParams"];
                request: components["schemas"]["HelpDeskOrdersListRequest"];
                record: components["schemas"]["HelpDeskOrder"];
                response: components["schemas"]["HelpDeskOrdersListResponse"];
            };
            "help_desk.tickets.get": {
                params: components["schemas"]["HelpDeskTicketsGetParams"];
                request: components["schemas"]["HelpDeskTicketsGetRequest"];
                record: components["schemas"]["HelpDeskTicket"];
                response: components["schemas"]["HelpDeskTicketsGetResponse"];
            };
            "help_desk.tickets.update": {
                params: components["schemas"]["HelpDeskTicketsUpdateParams"];
                request: components["schemas"]["HelpDeskTicketsUpdateRequest"];
                record: components["schemas"]["HelpDeskTicket"];
                response: components["schemas"]["HelpDeskTicketsUpdateResponse"];
            };
        };
        ExecuteRequest: components["schemas"]["HelpDeskExecuteRequest"];
        ExecuteResponse: components["schemas"]["HelpDeskExecuteResponse"];
        GatewayCreateInstanceRequest: components["schemas"]["HelpDeskCreateRequest"];
        GatewayCreateInstanceResponse: {
            id?: string;
        };
        GatewayErrorBody: {
            errors?: components["schemas"]["GatewayErrorDetail"][];
        };
        GatewayErrorDetail: {
            message?: string | null;
        };
        HelpDeskCreateRequest: {
            /** @constant */
            connector_definition_id: "00000000-0000-4000-8000-000000000002";
            auth_config: components["schemas"]["HelpDeskAuthConfig"];
            config?: {
                /** @example example */
                subdomain?: string;
            } & {
                [key: string]: unknown;
            };
        };
        HelpDeskExecuteRequest: components["schemas"]["HelpDeskOrdersRequest"] | components["schemas"]["HelpDeskTicketsRequest"];
        HelpDeskOrdersRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "orders";
            action: string;
        } & components["schemas"]["HelpDeskOrdersListRequest"];
        HelpDeskTicketsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "tickets";
            action: string;
        } & (components["schemas"]["HelpDeskTicketsGetRequest"] | components["schemas"]["HelpDeskTicketsUpdateRequest"]);
        HelpDeskExecuteResponse: components["schemas"]["HelpDeskOrdersListResponse"] | components["schemas"]["HelpDeskTicketsGetResponse"] | components["schemas"]["HelpDeskTicketsUpdateResponse"];
        HelpDeskOrdersListParams: {
            page?: number;
            per_page?: number;
        };
        HelpDeskOrdersListRequest: {
            /** @constant */
            entity: "orders";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "list";
            params?: components["schemas"]["HelpDeskOrdersListParams"];
        };
        HelpDeskOrdersListResponse: {
            result?: components["schemas"]["HelpDeskOrder"][];
            paging?: {
                [key: string]: unknown;
            } | null;
        };
        HelpDeskTicketsGetParams: {
            id: number;
        };
        HelpDeskTicketsGetRequest: {
            /** @constant */
            entity: "tickets";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "get";
            params: components["schemas"]["HelpDeskTicketsGetParams"];
        };
        HelpDeskTicketsGetResponse: {
            result?: components["schemas"]["HelpDeskTicket"];
            paging?: {
                [key: string]: unknown;
            } | null;
        };
        HelpDeskTicketsUpdateParams: {
            id: number;
            metadata?: {
                [key: string]: string;
            };
        } & {
            [key: string]: unknown;
        };
        HelpDeskTicketsUpdateRequest: {
            /** @constant */
            entity: "tickets";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "update";
            params: components["schemas"]["HelpDeskTicketsUpdateParams"];
        };
        HelpDeskTicketsUpdateResponse: {
            result?: components["schemas"]["HelpDeskTicket"];
            paging?: {
                [key: string]: unknown;
            } | null;
        };
        HelpDeskAuthConfig: {
            /** @example token_EXAMPLE */
            token: string;
        } | {
            user: string;
            /** @example EXAMPLE */
            password: string;
        };
        /** @description A question or a complaint. */
        HelpDeskTicket: {
            id: number;
            order?: components["schemas"]["HelpDeskOrder"] | null;
            labels: string[];
            rating?: number | null;
            /** Format: date-time */
            opened: string;
            history: ({
                [key: string]: unknown;
            } | null)[];
        };
        /** @description What the ticket is about. */
        HelpDeskOrder: {
            id: string;
            placed?: string;
        };
    };
    responses: {
        /** @description There is none. */
        Error404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errors": [
                 *         {
                 *           "message": "An example."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
        /** @description Too many. */
        Error429: {
            headers: {
                /** @description Seconds to wait, or the time from which to try again. */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errors": [
                 *         {
                 *           "message": "An example."
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
    };
    parameters: {
        instance: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createInstance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GatewayCreateInstanceRequest"];
            };
        };
        responses: {
            /** @description The new instance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "id_EXAMPLE1"
                     *     }
                     */
                    "application/json": components["schemas"]["GatewayCreateInstanceResponse"];
                };
            };
            429: components["responses"]["Error429"];
        };
    };
    execute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                instance: components["parameters"]["instance"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExecuteRequest"];
            };
        };
        responses: {
            /** @description What the operation returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecuteResponse"];
                };
            };
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
        };
    };
    helpDeskOrdersList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                instance: components["parameters"]["instance"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "orders",
                 *       "action": "list",
                 *       "params": {
                 *         "per_page": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["HelpDeskOrdersListRequest"];
            };
        };
        responses: {
            /** @description What the operation returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": [
                     *         {
                     *           "id": "id_EXAMPLE1",
                     *           "placed": "example"
                     *         }
                     *       ],
                     *       "paging": null
                     *     }
                     */
                    "application/json": components["schemas"]["HelpDeskOrdersListResponse"];
                };
            };
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
        };
    };
    helpDeskTicketsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                instance: components["parameters"]["instance"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "tickets",
                 *       "action": "get",
                 *       "params": {
                 *         "id": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["HelpDeskTicketsGetRequest"];
            };
        };
        responses: {
            /** @description What the operation returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": {
                     *         "id": 1,
                     *         "order": {
                     *           "id": "id_EXAMPLE1",
                     *           "placed": "example"
                     *         },
                     *         "labels": [
                     *           "example"
                     *         ],
                     *         "rating": 1,
                     *         "opened": "2025-03-14T09:26:53Z",
                     *         "history": []
                     *       },
                     *       "paging": null
                     *     }
                     */
                    "application/json": components["schemas"]["HelpDeskTicketsGetResponse"];
                };
            };
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
        };
    };
    helpDeskTicketsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                instance: components["parameters"]["instance"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "tickets",
                 *       "action": "update",
                 *       "params": {
                 *         "id": 1
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["HelpDeskTicketsUpdateRequest"];
            };
        };
        responses: {
            /** @description What the operation returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": {
                     *         "id": 1,
                     *         "order": {
                     *           "id": "id_EXAMPLE1",
                     *           "placed": "example"
                     *         },
                     *         "labels": [
                     *           "example"
                     *         ],
                     *         "rating": 1,
                     *         "opened": "2025-03-14T09:26:53Z",
                     *         "history": []
                     *       },
                     *       "paging": null
                     *     }
                     */
                    "application/json": components["schemas"]["HelpDeskTicketsUpdateResponse"];
                };
            };
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
        };
    };
}
