// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
// openapi-typescript 7.13.0, document 450f83d7d42b9b348cd988705c5d9d8d74910f5792ca38aa9599d837903a5cfa, text c3bcc7861389c8ea1796299fb551c923f429565ca2bb6af2c02a814290ca49e2

export interface paths {
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
    "/instances/{instance}/execute#shop.orders.list": {
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
         * @description Lists orders. Results are sorted newest first. Use `after` to get the next page.
         */
        post: operations["shopOrdersList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instances/{instance}/execute#shop.orders.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an order
         * @description Returns an order.
         */
        post: operations["shopOrdersGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instances/{instance}/execute#shop.orders.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an order
         * @description Makes an order.
         */
        post: operations["shopOrdersCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instances/{instance}/execute#shop.orders.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an order
         * @description Deletes an order. This cannot be undone.
         */
        post: operations["shopOrdersDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instances/{instance}/execute#shop.orders.api_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search orders
         * @description Searches orders. Use `page` to get the next page.
         */
        post: operations["shopOrdersApiSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/instances/{instance}/execute#shop.receipts.download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download a receipt
         * @description Downloads a receipt. Maximum file size: 10 MB.
         */
        post: operations["shopReceiptsDownload"];
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
            "shop.orders.list": {
                params: components["schemas"]["ShopOrdersListParams"];
                request: components["schemas"]["ShopOrdersListRequest"];
                record: components["schemas"]["ShopOrder"];
                meta: components["schemas"]["ShopOrdersListMeta"];
                response: components["schemas"]["ShopOrdersListResponse"];
            };
            "shop.orders.get": {
                params: components["schemas"]["ShopOrdersGetParams"];
                request: components["schemas"]["ShopOrdersGetRequest"];
                record: components["schemas"]["ShopOrder"];
                response: components["schemas"]["ShopOrdersGetResponse"];
            };
            "shop.orders.create": {
                params: components["schemas"]["ShopOrdersCreateParams"];
                request: components["schemas"]["ShopOrdersCreateRequest"];
                record: components["schemas"]["ShopOrder"];
                response: components["schemas"]["ShopOrdersCreateResponse"];
            };
            "shop.orders.delete": {
                params: components["schemas"]["ShopOrdersDeleteParams"];
                request: components["schemas"]["ShopOrdersDeleteRequest"];
                record: components["schemas"]["ShopDeletedOrder"];
                response: components["schemas"]["ShopOrdersDeleteResponse"];
            };
            "shop.orders.api_search": {
                params: components["schemas"]["ShopOrdersApiSearchParams"];
                request: components["schemas"]["ShopOrdersApiSearchRequest"];
                record: components["schemas"]["ShopOrderSearch"];
                response: components["schemas"]["ShopOrdersApiSearchResponse"];
            };
            "shop.receipts.download": {
                params: components["schemas"]["ShopReceiptsDownloadParams"];
                request: components["schemas"]["ShopReceiptsDownloadRequest"];
            };
        };
        ExecuteRequest: components["schemas"]["HelpDeskExecuteRequest"] | components["schemas"]["ShopExecuteRequest"];
        ExecuteResponse: components["schemas"]["HelpDeskExecuteResponse"] | components["schemas"]["ShopExecuteResponse"];
        GatewayCreateInstanceRequest: components["schemas"]["HelpDeskCreateRequest"] | components["schemas"]["ShopCreateRequest"] | components["schemas"]["GatewayUnknownInstanceRequest"];
        /** @description Creates an instance of a connector that is not in the catalog. */
        GatewayUnknownInstanceRequest: {
            /** @description Which connector. */
            connector_definition_id: string;
            /** @description Credentials. */
            auth_config: {
                [key: string]: unknown;
            };
        };
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
        ShopCreateRequest: {
            /**
             * @description Which connector.
             * @constant
             */
            connector_definition_id: "00000000-0000-4000-8000-000000000001";
            /** @description Credentials. */
            auth_config: components["schemas"]["ShopAuthConfig"];
        };
        ShopExecuteRequest: components["schemas"]["ShopOrdersRequest"] | components["schemas"]["ShopReceiptsRequest"];
        ShopOrdersRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "orders";
            action: string;
        } & (components["schemas"]["ShopOrdersListRequest"] | components["schemas"]["ShopOrdersGetRequest"] | components["schemas"]["ShopOrdersCreateRequest"] | components["schemas"]["ShopOrdersDeleteRequest"] | components["schemas"]["ShopOrdersApiSearchRequest"]);
        ShopReceiptsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "receipts";
            action: string;
        } & components["schemas"]["ShopReceiptsDownloadRequest"];
        ShopExecuteResponse: components["schemas"]["ShopOrdersListResponse"] | components["schemas"]["ShopOrdersGetResponse"] | components["schemas"]["ShopOrdersCreateResponse"] | components["schemas"]["ShopOrdersDeleteResponse"] | components["schemas"]["ShopOrdersApiSearchResponse"];
        ShopOrdersListParams: {
            /**
             * @description Page size.
             * @default 10
             */
            limit?: number;
            /** @description Id of the last order. */
            after?: string;
            /** @description When it was made. */
            created?: components["schemas"]["ShopInterval"];
            /** @description Only orders with these tags. */
            tags?: string;
        };
        /** @description Lists orders. */
        ShopOrdersListRequest: {
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
            params?: components["schemas"]["ShopOrdersListParams"];
        };
        ShopOrdersListMeta: {
            /** @description Whether there are more. */
            has_more: boolean;
        };
        ShopOrdersListResponse: {
            /** @description What it returns. */
            result?: components["schemas"]["ShopOrder"][];
            /** @description Where the next page is. */
            paging?: components["schemas"]["ShopOrdersListMeta"] | null;
        };
        ShopOrdersGetParams: {
            /** @description Id of the order. */
            id: string;
        };
        /** @description Returns an order. */
        ShopOrdersGetRequest: {
            /**
             * @description Kind of record.
             * @constant
             */
            entity: "orders";
            /**
             * @description What to do. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description What the operation needs. */
            params: components["schemas"]["ShopOrdersGetParams"];
        };
        ShopOrdersGetResponse: {
            /** @description What it returns. */
            result?: components["schemas"]["ShopOrder"];
            /** @description Where the next page is. */
            paging?: {
                [key: string]: unknown;
            } | null;
        };
        ShopOrdersCreateParams: {
            /** @description Name of the product. */
            name: string;
            /** @description Code of the product. */
            code?: string;
        } | {
            /** @description Name of the product. */
            name?: string;
            /** @description Code of the product. */
            code: string;
        };
        /** @description Makes an order. */
        ShopOrdersCreateRequest: {
            /**
             * @description Kind of record.
             * @constant
             */
            entity: "orders";
            /**
             * @description What to do. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "create";
            /** @description What the operation needs. */
            params: components["schemas"]["ShopOrdersCreateParams"];
        };
        ShopOrdersCreateResponse: {
            /** @description What it returns. */
            result?: components["schemas"]["ShopOrder"];
            /** @description Where the next page is. */
            paging?: {
                [key: string]: unknown;
            } | null;
        };
        ShopOrdersDeleteParams: {
            /** @description Id of the order. */
            id: string;
        };
        /** @description Deletes an order. */
        ShopOrdersDeleteRequest: {
            /**
             * @description Kind of record.
             * @constant
             */
            entity: "orders";
            /**
             * @description What to do. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "delete";
            /** @description What the operation needs. */
            params: components["schemas"]["ShopOrdersDeleteParams"];
        };
        ShopOrdersDeleteResponse: {
            /** @description What it returns. */
            result?: components["schemas"]["ShopDeletedOrder"];
            /** @description Where the next page is. */
            paging?: {
                [key: string]: unknown;
            } | null;
        };
        ShopOrdersApiSearchParams: {
            /** @description What to find. */
            query: string;
            /** @description Cursor of the page. */
            page?: string;
        };
        /** @description Searches orders. */
        ShopOrdersApiSearchRequest: {
            /**
             * @description Kind of record.
             * @constant
             */
            entity: "orders";
            /**
             * @description What to do. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description What the operation needs. */
            params: components["schemas"]["ShopOrdersApiSearchParams"];
        };
        ShopOrdersApiSearchResponse: {
            /** @description What it returns. */
            result?: components["schemas"]["ShopOrderSearch"];
            /** @description Where the next page is. */
            paging?: {
                [key: string]: unknown;
            } | null;
        };
        ShopReceiptsDownloadParams: {
            /** @description Id of the order. */
            id: string;
            /** @description Which bytes. */
            range_header?: string;
        };
        /** @description Downloads a receipt. */
        ShopReceiptsDownloadRequest: {
            /**
             * @description Kind of record.
             * @constant
             */
            entity: "receipts";
            /**
             * @description What to do. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "download";
            /** @description What the operation needs. */
            params: components["schemas"]["ShopReceiptsDownloadParams"];
        };
        /**
         * API key
         * @description The key of an account.
         */
        ShopAuthConfig: {
            /**
             * @description The key.
             * @example key_EXAMPLE
             */
            api_key: string;
        };
        /** @description From when to when. */
        ShopInterval: {
            /**
             * Format: date-time
             * @description Earliest time.
             */
            from?: string;
            /**
             * Format: date-time
             * @description Latest time.
             */
            to?: string;
        };
        /** @description An order. */
        ShopOrder: {
            /** @description Id of the order. */
            id: string;
            /**
             * @description Kind of the record.
             * @constant
             */
            object: "order";
            /** @description What the buyer wrote, if anything. */
            note?: string | null;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status: "open" | "closed";
            /** @description What was ordered, one line a product. */
            lines: components["schemas"]["ShopLine"][];
            /** @description Values of the shop's own. */
            extra?: unknown;
        };
        /** @description A line of an order. */
        ShopLine: {
            /** @description Number of pieces. */
            quantity: number;
        };
        /** @description A page of found orders. */
        ShopOrderSearch: {
            /** @description The orders. */
            data: components["schemas"]["ShopOrder"][];
            /** @description Cursor of the next page. */
            next_page?: string | null;
            /** @description Whether there are more. */
            has_more: boolean;
        };
        /** @description Confirms that an order was deleted. */
        ShopDeletedOrder: {
            /** @description Number of pieces. */
            quantity: number;
            /** @description Whether it is gone. */
            deleted: boolean;
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
    shopOrdersList: {
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
                 *         "limit": 10
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ShopOrdersListRequest"];
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
                     *           "id": "ord_1",
                     *           "object": "order",
                     *           "status": "open",
                     *           "lines": [
                     *             {
                     *               "quantity": 1
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "paging": {
                     *         "has_more": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ShopOrdersListResponse"];
                };
            };
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
        };
    };
    shopOrdersGet: {
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
                 *       "action": "get",
                 *       "params": {
                 *         "id": "id_EXAMPLE1"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ShopOrdersGetRequest"];
            };
        };
        responses: {
            /** @description The `Order` record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": {
                     *         "id": "ord_1",
                     *         "object": "order",
                     *         "status": "open",
                     *         "lines": [
                     *           {
                     *             "quantity": 1
                     *           }
                     *         ]
                     *       },
                     *       "paging": null
                     *     }
                     */
                    "application/json": components["schemas"]["ShopOrdersGetResponse"];
                };
            };
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
        };
    };
    shopOrdersCreate: {
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
                 *       "action": "create",
                 *       "params": {
                 *         "name": "Example name"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ShopOrdersCreateRequest"];
            };
        };
        responses: {
            /** @description The new `Order` record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": {
                     *         "id": "ord_1",
                     *         "object": "order",
                     *         "status": "open",
                     *         "lines": [
                     *           {
                     *             "quantity": 1
                     *           }
                     *         ]
                     *       },
                     *       "paging": null
                     *     }
                     */
                    "application/json": components["schemas"]["ShopOrdersCreateResponse"];
                };
            };
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
        };
    };
    shopOrdersDelete: {
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
                 *       "action": "delete",
                 *       "params": {
                 *         "id": "id_EXAMPLE1"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ShopOrdersDeleteRequest"];
            };
        };
        responses: {
            /** @description A `DeletedOrder` record, which confirms the deletion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": {
                     *         "quantity": 1,
                     *         "deleted": true
                     *       },
                     *       "paging": null
                     *     }
                     */
                    "application/json": components["schemas"]["ShopOrdersDeleteResponse"];
                };
            };
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
        };
    };
    shopOrdersApiSearch: {
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
                 *       "action": "api_search",
                 *       "params": {
                 *         "query": "example"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ShopOrdersApiSearchRequest"];
            };
        };
        responses: {
            /** @description An `OrderSearch` record with a page of results in `data`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "result": {
                     *         "data": [
                     *           {
                     *             "id": "ord_1",
                     *             "object": "order",
                     *             "status": "open",
                     *             "lines": [
                     *               {
                     *                 "quantity": 1
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "next_page": "cursor_EXAMPLE1",
                     *         "has_more": false
                     *       },
                     *       "paging": null
                     *     }
                     */
                    "application/json": components["schemas"]["ShopOrdersApiSearchResponse"];
                };
            };
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
        };
    };
    shopReceiptsDownload: {
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
                 *       "entity": "receipts",
                 *       "action": "download",
                 *       "params": {
                 *         "id": "id_EXAMPLE1"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ShopReceiptsDownloadRequest"];
            };
        };
        responses: {
            /** @description The content of the file. */
            200: {
                headers: {
                    /**
                     * @description May contain the name of the file.
                     * @example attachment; filename="report.pdf"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 (the whole file follows) */
                    "application/octet-stream": string;
                };
            };
            /** @description The requested byte range of the file. */
            206: {
                headers: {
                    /**
                     * @description May contain the name of the file.
                     * @example attachment; filename="report.pdf"
                     */
                    "Content-Disposition"?: string;
                    /**
                     * @description First and last byte of the range, and the size of the file.
                     * @example bytes 0-99/1024
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 (bytes 0 to 99 of the file) */
                    "application/octet-stream": string;
                };
            };
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
        };
    };
}
