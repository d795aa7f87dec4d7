// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
// openapi-typescript 7.13.0, document e6faa4ce3111be2c177fe37ab81c5d0addfabbd3767634d22d1a53830a1c66ec, text c9161479a831cbf832ed113f687420984213c0c936dbf11846699cb0f54f4d07

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
        ExecuteRequest: components["schemas"]["ShopExecuteRequest"];
        ExecuteResponse: components["schemas"]["ShopExecuteResponse"];
        GatewayCreateInstanceRequest: components["schemas"]["ShopCreateRequest"];
        GatewayCreateInstanceResponse: {
            id?: string;
        };
        GatewayErrorBody: {
            errors?: components["schemas"]["GatewayErrorDetail"][];
        };
        GatewayErrorDetail: {
            message?: string | null;
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
                    /** @description May carry the name of the file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecuteResponse"];
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
