// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
// openapi-typescript 7.13.0, document 720abbdf886ea1d45dd093be0456ee72b2a5d758f28982ed974df22263fdfa09, text 6902e1b042c982d386f226bf8508a1da736af0139efa68c54ee350c6bf854818

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
         * @description Creates an instance.
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
         * Execute an operation
         * @description Runs an operation.
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
         * List orders
         * @description Lists orders. Use `page` to get the next page.
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
         * Get a ticket
         * @description Returns a ticket.
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
         * Update a ticket
         * @description Changes a ticket. Undocumented parameters are accepted too. The document shows no parameter but the id.
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
        /** @description Index of all operations by id, with the schemas of each. No request or response uses it. */
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
            /** @description Id of the instance. */
            id?: string;
        };
        GatewayErrorBody: {
            /** @description Single faults. */
            errors?: components["schemas"]["GatewayErrorDetail"][];
        };
        /** @description A fault. */
        GatewayErrorDetail: {
            /** @description The fault in words. */
            message?: string | null;
        };
        HelpDeskCreateRequest: {
            /**
             * @description Which connector.
             * @constant
             */
            connector_definition_id: "00000000-0000-4000-8000-000000000002";
            /** @description Credentials. */
            auth_config: components["schemas"]["HelpDeskAuthConfig"];
            config?: {
                /**
                 * @description First part of the address.
                 * @example example
                 */
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
            /** @description Number of the page. */
            page?: number;
            /** @description Page size. */
            per_page?: number;
        };
        /** @description Lists orders. */
        HelpDeskOrdersListRequest: {
            /**
             * @description Kind of record.
             * @constant
             */
            entity: "orders";
            /**
             * @description What to do. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description What the operation needs. */
            params?: components["schemas"]["HelpDeskOrdersListParams"];
        };
        HelpDeskOrdersListResponse: {
            /** @description What it returns. */
            result?: components["schemas"]["HelpDeskOrder"][];
            /** @description Where the next page is. */
            paging?: {
                [key: string]: unknown;
            } | null;
        };
        HelpDeskTicketsGetParams: {
            /** @description Number of the ticket. */
            id: number;
        };
        /** @description Returns a ticket. */
        HelpDeskTicketsGetRequest: {
            /**
             * @description Kind of record.
             * @constant
             */
            entity: "tickets";
            /**
             * @description What to do. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description What the operation needs. */
            params: components["schemas"]["HelpDeskTicketsGetParams"];
        };
        HelpDeskTicketsGetResponse: {
            /** @description What it returns. */
            result?: components["schemas"]["HelpDeskTicket"];
            /** @description Where the next page is. */
            paging?: {
                [key: string]: unknown;
            } | null;
        };
        HelpDeskTicketsUpdateParams: {
            /** @description Number of the ticket. */
            id: number;
            /** @description Values by free names. */
            metadata?: {
                [key: string]: string;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description Changes a ticket. */
        HelpDeskTicketsUpdateRequest: {
            /**
             * @description Kind of record.
             * @constant
             */
            entity: "tickets";
            /**
             * @description What to do. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "update";
            /** @description What the operation needs. */
            params: components["schemas"]["HelpDeskTicketsUpdateParams"];
        };
        HelpDeskTicketsUpdateResponse: {
            /** @description What it returns. */
            result?: components["schemas"]["HelpDeskTicket"];
            /** @description Where the next page is. */
            paging?: {
                [key: string]: unknown;
            } | null;
        };
        HelpDeskAuthConfig: {
            /**
             * @description The token.
             * @example token_EXAMPLE
             */
            token: string;
        } | {
            /** @description Name of the agent. */
            user: string;
            /**
             * @description Password of the agent.
             * @example EXAMPLE
             */
            password: string;
        };
        /** @description A question or a complaint. */
        HelpDeskTicket: {
            /** @description Number of the ticket. */
            id: number;
            /** @description Order that the ticket is about. */
            order?: components["schemas"]["HelpDeskOrder"] | null;
            /** @description Names of the labels, in no order. */
            labels: string[];
            /** @description Stars that the customer gave. */
            rating?: number | null;
            /**
             * Format: date-time
             * @description When it was opened.
             */
            opened: string;
            /** @description What happened so far. */
            history: ({
                [key: string]: unknown;
            } | null)[];
        };
        /** @description What the ticket is about. */
        HelpDeskOrder: {
            /** @description Id of the order. */
            id: string;
            /** @description When it was placed. */
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
                /**
                 * @description Number of seconds to wait before retrying, or the HTTP date after which to retry.
                 * @example 30
                 */
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
        /** @description Id of the instance. */
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
                /** @description Id of the instance. */
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
            /** @description The result of the operation. */
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
                /** @description Id of the instance. */
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
            /** @description A page of `Order` records. */
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
                /** @description Id of the instance. */
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
            /** @description The `Ticket` record. */
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
                /** @description Id of the instance. */
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
            /** @description The updated `Ticket` record. */
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
