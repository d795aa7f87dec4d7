// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
// openapi-typescript 7.13.0, document b9aa6ab8687926a990d82deedbf787b76f88a5f14eef89108521a98342d544a8, text ad45cd55f43b8625aa363900621728ddfc5891a46970b18096f0efd3a9193863

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
         * orders.list
         * @description list of orders. Newest first. Pages are asked for with `after`.
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
         * orders.get
         * @description get of orders.
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
         * orders.create
         * @description create of orders.
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
         * orders.delete
         * @description delete of orders. This is permanent and cannot be undone.
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
         * orders.api_search
         * @description api_search of orders. Pages are asked for with `page`.
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
         * receipts.download
         * @description download of receipts. At most 10 MB.
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
        /** @description For a connector that is not part of the catalog. */
        GatewayUnknownInstanceRequest: {
            connector_definition_id: string;
            auth_config: {
                [key: string]: unknown;
            };
        };
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
        ShopCreateRequest: {
            /** @constant */
            connector_definition_id: "00000000-0000-4000-8000-000000000001";
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
            after?: string;
            /** @description When it was made. */
            created?: components["schemas"]["ShopInterval"];
            tags?: string;
        };
        ShopOrdersListRequest: {
            /** @constant */
            entity: "orders";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "list";
            params?: components["schemas"]["ShopOrdersListParams"];
        };
        ShopOrdersListMeta: {
            has_more: boolean;
        };
        ShopOrdersListResponse: {
            result?: components["schemas"]["ShopOrder"][];
            paging?: components["schemas"]["ShopOrdersListMeta"] | null;
        };
        ShopOrdersGetParams: {
            id: string;
        };
        ShopOrdersGetRequest: {
            /** @constant */
            entity: "orders";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "get";
            params: components["schemas"]["ShopOrdersGetParams"];
        };
        ShopOrdersGetResponse: {
            result?: components["schemas"]["ShopOrder"];
            paging?: {
                [key: string]: unknown;
            } | null;
        };
        ShopOrdersCreateParams: {
            name: string;
            code?: string;
        } | {
            name?: string;
            code: string;
        };
        ShopOrdersCreateRequest: {
            /** @constant */
            entity: "orders";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "create";
            params: components["schemas"]["ShopOrdersCreateParams"];
        };
        ShopOrdersCreateResponse: {
            result?: components["schemas"]["ShopOrder"];
            paging?: {
                [key: string]: unknown;
            } | null;
        };
        ShopOrdersDeleteParams: {
            id: string;
        };
        ShopOrdersDeleteRequest: {
            /** @constant */
            entity: "orders";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "delete";
            params: components["schemas"]["ShopOrdersDeleteParams"];
        };
        ShopOrdersDeleteResponse: {
            result?: components["schemas"]["ShopDeletedOrder"];
            paging?: {
                [key: string]: unknown;
            } | null;
        };
        ShopOrdersApiSearchParams: {
            query: string;
            page?: string;
        };
        ShopOrdersApiSearchRequest: {
            /** @constant */
            entity: "orders";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "api_search";
            params: components["schemas"]["ShopOrdersApiSearchParams"];
        };
        ShopOrdersApiSearchResponse: {
            result?: components["schemas"]["ShopOrderSearch"];
            paging?: {
                [key: string]: unknown;
            } | null;
        };
        ShopReceiptsDownloadParams: {
            id: string;
            range_header?: string;
        };
        ShopReceiptsDownloadRequest: {
            /** @constant */
            entity: "receipts";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            action: "download";
            params: components["schemas"]["ShopReceiptsDownloadParams"];
        };
        /** API key */
        ShopAuthConfig: {
            /** @example key_EXAMPLE */
            api_key: string;
        };
        /** @description From when to when. */
        ShopInterval: {
            /** Format: date-time */
            from?: string;
            /** Format: date-time */
            to?: string;
        };
        /** @description An order. */
        ShopOrder: {
            id: string;
            /** @constant */
            object: "order";
            note?: string | null;
            /**
             * @description Where it stands.
             * @enum {string}
             */
            status: "open" | "closed";
            lines: components["schemas"]["ShopLine"][];
            extra?: unknown;
        };
        ShopLine: {
            quantity: number;
        };
        ShopOrderSearch: {
            data: components["schemas"]["ShopOrder"][];
            next_page?: string | null;
            has_more: boolean;
        };
        ShopDeletedOrder: {
            quantity: number;
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
    shopOrdersList: {
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
                 *         "limit": 10
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ShopOrdersListRequest"];
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
            /** @description What the operation returns. */
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
            /** @description What the operation returns. */
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
            /** @description What the operation returns. */
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
            /** @description What the operation returns. */
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
            /** @description The bytes of the file. */
            200: {
                headers: {
                    /** @description May carry the name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            /** @description The part of the file that was asked for. */
            206: {
                headers: {
                    /** @description May carry the name of the file. */
                    "Content-Disposition"?: string;
                    /** @description Which bytes of how many these are. */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            404: components["responses"]["Error404"];
            429: components["responses"]["Error429"];
        };
    };
}
