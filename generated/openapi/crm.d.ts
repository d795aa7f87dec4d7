// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
// openapi-typescript 7.13.0, document 0f0b497e46f9c0a89535e1d860351b21a3c761aac10dfce67e13c7c1a2e91933, text 268f37f310c2751ae86359051269fa46697a2bef0338807503a651349bea0b1f

export interface paths {
    "/api/v1/connectors/instances": {
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
         * @description Creates a connector instance for one third-party account. A connector that defines `config` in the catalog accepts that key in addition to `auth_config`; all others accept only the three fields listed here.
         */
        post: operations["createInstance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute": {
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
         * @description Runs an operation on a connector instance.
         */
        post: operations["execute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.contacts.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List contacts
         * @description Lists contacts. Use `after` to get the next page.
         */
        post: operations["crmContactsList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.contacts.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a contact
         * @description Returns one contact by its id or by a unique property.
         */
        post: operations["crmContactsGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.contacts.api_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search contacts
         * @description Searches contacts by property filters and text. Use `after` to get the next page.
         */
        post: operations["crmContactsApiSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.companies.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List companies
         * @description Lists companies. Use `after` to get the next page.
         */
        post: operations["crmCompaniesList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.companies.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a company
         * @description Returns one company by its id or by a unique property.
         */
        post: operations["crmCompaniesGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.companies.api_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search companies
         * @description Searches companies by property filters and text. Use `after` to get the next page.
         */
        post: operations["crmCompaniesApiSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.deals.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List deals
         * @description Lists deals. Use `after` to get the next page.
         */
        post: operations["crmDealsList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.deals.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a deal
         * @description Returns one deal by its id or by a unique property.
         */
        post: operations["crmDealsGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.deals.api_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search deals
         * @description Searches deals by property filters and text. Use `after` to get the next page.
         */
        post: operations["crmDealsApiSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.tickets.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List tickets
         * @description Lists tickets. Use `after` to get the next page.
         */
        post: operations["crmTicketsList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.tickets.get": {
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
         * @description Returns one ticket by its id or by a unique property.
         */
        post: operations["crmTicketsGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.tickets.api_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search tickets
         * @description Searches tickets by property filters and text. Use `after` to get the next page.
         */
        post: operations["crmTicketsApiSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.schemas.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List schemas
         * @description Lists the schemas of all custom object types. Cannot be paged. The document lists neither paging parameters nor Meta for this operation.
         */
        post: operations["crmSchemasList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.schemas.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a schema
         * @description Returns the schema of one custom object type.
         */
        post: operations["crmSchemasGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.objects.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List objects
         * @description Lists the records of a custom object type. Use `after` to get the next page.
         */
        post: operations["crmObjectsList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#crm.objects.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an object
         * @description Returns one record of a custom object type by its id or by a unique property.
         */
        post: operations["crmObjectsGet"];
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
            "crm.contacts.list": {
                params: components["schemas"]["CrmContactsListParams"];
                request: components["schemas"]["CrmContactsListRequest"];
                record: components["schemas"]["CrmCrmObject"];
                meta: components["schemas"]["CrmContactsListMeta"];
                response: components["schemas"]["CrmContactsListResponse"];
            };
            "crm.contacts.get": {
                params: components["schemas"]["CrmContactsGetParams"];
                request: components["schemas"]["CrmContactsGetRequest"];
                record: components["schemas"]["CrmCrmObject"];
                response: components["schemas"]["CrmContactsGetResponse"];
            };
            "crm.contacts.api_search": {
                params: components["schemas"]["CrmContactsApiSearchParams"];
                request: components["schemas"]["CrmContactsApiSearchRequest"];
                record: components["schemas"]["CrmCrmObject"];
                meta: components["schemas"]["CrmContactsApiSearchMeta"];
                response: components["schemas"]["CrmContactsApiSearchResponse"];
            };
            "crm.companies.list": {
                params: components["schemas"]["CrmCompaniesListParams"];
                request: components["schemas"]["CrmCompaniesListRequest"];
                record: components["schemas"]["CrmCrmObject"];
                meta: components["schemas"]["CrmCompaniesListMeta"];
                response: components["schemas"]["CrmCompaniesListResponse"];
            };
            "crm.companies.get": {
                params: components["schemas"]["CrmCompaniesGetParams"];
                request: components["schemas"]["CrmCompaniesGetRequest"];
                record: components["schemas"]["CrmCrmObject"];
                response: components["schemas"]["CrmCompaniesGetResponse"];
            };
            "crm.companies.api_search": {
                params: components["schemas"]["CrmCompaniesApiSearchParams"];
                request: components["schemas"]["CrmCompaniesApiSearchRequest"];
                record: components["schemas"]["CrmCrmObject"];
                meta: components["schemas"]["CrmCompaniesApiSearchMeta"];
                response: components["schemas"]["CrmCompaniesApiSearchResponse"];
            };
            "crm.deals.list": {
                params: components["schemas"]["CrmDealsListParams"];
                request: components["schemas"]["CrmDealsListRequest"];
                record: components["schemas"]["CrmCrmObject"];
                meta: components["schemas"]["CrmDealsListMeta"];
                response: components["schemas"]["CrmDealsListResponse"];
            };
            "crm.deals.get": {
                params: components["schemas"]["CrmDealsGetParams"];
                request: components["schemas"]["CrmDealsGetRequest"];
                record: components["schemas"]["CrmCrmObject"];
                response: components["schemas"]["CrmDealsGetResponse"];
            };
            "crm.deals.api_search": {
                params: components["schemas"]["CrmDealsApiSearchParams"];
                request: components["schemas"]["CrmDealsApiSearchRequest"];
                record: components["schemas"]["CrmCrmObject"];
                meta: components["schemas"]["CrmDealsApiSearchMeta"];
                response: components["schemas"]["CrmDealsApiSearchResponse"];
            };
            "crm.tickets.list": {
                params: components["schemas"]["CrmTicketsListParams"];
                request: components["schemas"]["CrmTicketsListRequest"];
                record: components["schemas"]["CrmCrmObject"];
                meta: components["schemas"]["CrmTicketsListMeta"];
                response: components["schemas"]["CrmTicketsListResponse"];
            };
            "crm.tickets.get": {
                params: components["schemas"]["CrmTicketsGetParams"];
                request: components["schemas"]["CrmTicketsGetRequest"];
                record: components["schemas"]["CrmCrmObject"];
                response: components["schemas"]["CrmTicketsGetResponse"];
            };
            "crm.tickets.api_search": {
                params: components["schemas"]["CrmTicketsApiSearchParams"];
                request: components["schemas"]["CrmTicketsApiSearchRequest"];
                record: components["schemas"]["CrmCrmObject"];
                meta: components["schemas"]["CrmTicketsApiSearchMeta"];
                response: components["schemas"]["CrmTicketsApiSearchResponse"];
            };
            "crm.schemas.list": {
                params: components["schemas"]["CrmSchemasListParams"];
                request: components["schemas"]["CrmSchemasListRequest"];
                record: components["schemas"]["CrmObjectSchema"];
                response: components["schemas"]["CrmSchemasListResponse"];
            };
            "crm.schemas.get": {
                params: components["schemas"]["CrmSchemasGetParams"];
                request: components["schemas"]["CrmSchemasGetRequest"];
                record: components["schemas"]["CrmObjectSchema"];
                response: components["schemas"]["CrmSchemasGetResponse"];
            };
            "crm.objects.list": {
                params: components["schemas"]["CrmObjectsListParams"];
                request: components["schemas"]["CrmObjectsListRequest"];
                record: components["schemas"]["CrmCrmObject"];
                meta: components["schemas"]["CrmObjectsListMeta"];
                response: components["schemas"]["CrmObjectsListResponse"];
            };
            "crm.objects.get": {
                params: components["schemas"]["CrmObjectsGetParams"];
                request: components["schemas"]["CrmObjectsGetRequest"];
                record: components["schemas"]["CrmCrmObject"];
                response: components["schemas"]["CrmObjectsGetResponse"];
            };
        };
        ExecuteRequest: components["schemas"]["CrmExecuteRequest"];
        ExecuteResponse: components["schemas"]["CrmExecuteResponse"];
        GatewayCreateInstanceRequest: components["schemas"]["CrmCreateRequest"];
        /** @description The new connector instance. */
        GatewayCreateInstanceResponse: {
            /**
             * @description Id of the new instance. The path of the execute endpoint takes it.
             * @example inst_EXAMPLE0001
             */
            id?: string;
        };
        /** @description The body of every error response. */
        GatewayErrorBody: {
            /**
             * @description Summary of the error.
             * @example The request is not valid.
             */
            message?: string | null;
            /** @description Individual errors. */
            errors?: components["schemas"]["GatewayErrorDetail"][];
        };
        /** @description A single error in a request. */
        GatewayErrorDetail: {
            /**
             * @description Path of the field that caused the error.
             * @example params.id
             */
            field?: string | null;
            /**
             * @description What is wrong with the field.
             * @example Field required
             */
            message?: string | null;
            /**
             * @description Machine-readable error code.
             * @example missing
             */
            error_code?: string | null;
        };
        CrmCreateRequest: {
            /**
             * @description Id of the connector to create the instance for. Each connector has one fixed id.
             * @constant
             */
            connector_definition_id: "36c891d9-4bd9-43ac-bad2-10e12756272c";
            /** @description Credentials of the third-party account. The fields depend on the connector. */
            auth_config: components["schemas"]["CrmAuthConfig"];
            /**
             * @description Display name of the instance.
             * @example Main account
             */
            name: string;
        };
        CrmExecuteRequest: components["schemas"]["CrmContactsRequest"] | components["schemas"]["CrmCompaniesRequest"] | components["schemas"]["CrmDealsRequest"] | components["schemas"]["CrmTicketsRequest"] | components["schemas"]["CrmSchemasRequest"] | components["schemas"]["CrmObjectsRequest"];
        CrmContactsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "contacts";
            action: string;
        } & (components["schemas"]["CrmContactsListRequest"] | components["schemas"]["CrmContactsGetRequest"] | components["schemas"]["CrmContactsApiSearchRequest"]);
        CrmCompaniesRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "companies";
            action: string;
        } & (components["schemas"]["CrmCompaniesListRequest"] | components["schemas"]["CrmCompaniesGetRequest"] | components["schemas"]["CrmCompaniesApiSearchRequest"]);
        CrmDealsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "deals";
            action: string;
        } & (components["schemas"]["CrmDealsListRequest"] | components["schemas"]["CrmDealsGetRequest"] | components["schemas"]["CrmDealsApiSearchRequest"]);
        CrmTicketsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "tickets";
            action: string;
        } & (components["schemas"]["CrmTicketsListRequest"] | components["schemas"]["CrmTicketsGetRequest"] | components["schemas"]["CrmTicketsApiSearchRequest"]);
        CrmSchemasRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "schemas";
            action: string;
        } & (components["schemas"]["CrmSchemasListRequest"] | components["schemas"]["CrmSchemasGetRequest"]);
        CrmObjectsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "objects";
            action: string;
        } & (components["schemas"]["CrmObjectsListRequest"] | components["schemas"]["CrmObjectsGetRequest"]);
        CrmExecuteResponse: components["schemas"]["CrmContactsListResponse"] | components["schemas"]["CrmContactsGetResponse"] | components["schemas"]["CrmContactsApiSearchResponse"] | components["schemas"]["CrmCompaniesListResponse"] | components["schemas"]["CrmCompaniesGetResponse"] | components["schemas"]["CrmCompaniesApiSearchResponse"] | components["schemas"]["CrmDealsListResponse"] | components["schemas"]["CrmDealsGetResponse"] | components["schemas"]["CrmDealsApiSearchResponse"] | components["schemas"]["CrmTicketsListResponse"] | components["schemas"]["CrmTicketsGetResponse"] | components["schemas"]["CrmTicketsApiSearchResponse"] | components["schemas"]["CrmSchemasListResponse"] | components["schemas"]["CrmSchemasGetResponse"] | components["schemas"]["CrmObjectsListResponse"] | components["schemas"]["CrmObjectsGetResponse"];
        CrmContactsListParams: {
            /**
             * @description Maximum number of records per page. The document states neither a default nor a maximum.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page.
             * @example 512002
             */
            after?: string;
            /**
             * @description Comma-separated object types for which to return associated records. Accepts contacts, deals and tickets, and custom object types by object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.
             * @example deals,tickets
             */
            associations?: string;
            /**
             * @description Comma-separated names of the properties to return. Unknown names are ignored.
             * @example email,lastname
             */
            properties?: string;
            /**
             * @description Comma-separated names of the properties to return together with their previous values. Unknown names are ignored. Requesting history lowers the maximum number of records per request.
             * @example lifecyclestage
             */
            propertiesWithHistory?: string;
            /**
             * @description Whether to return only archived records.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Lists contacts. */
        CrmContactsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "contacts";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["CrmContactsListParams"];
        };
        CrmContactsListMeta: {
            /**
             * @description Cursor of the next page. Pass it as `after` in the next request.
             * @example 512002
             */
            next_cursor: string;
            /**
             * @description URL of the next page.
             * @example https://crm.example.com/objects?after=512002
             */
            next_link: string;
        };
        CrmContactsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmCrmObject"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["CrmContactsListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmContactsGetParams: {
            /**
             * @description Id of the contact, or its value of the property named in `idProperty`.
             * @example 512001
             */
            contactId: string;
            /**
             * @description Comma-separated names of the properties to return. Unknown names are ignored.
             * @example email,lastname
             */
            properties?: string;
            /**
             * @description Comma-separated names of the properties to return together with their previous values. Unknown names are ignored.
             * @example lifecyclestage
             */
            propertiesWithHistory?: string;
            /**
             * @description Comma-separated object types for which to return associated records.
             * @example companies,deals
             */
            associations?: string;
            /**
             * @description Name of a property with unique values. If given, the record is looked up by this property instead of its id.
             * @example external_id
             */
            idProperty?: string;
            /**
             * @description Whether to return only archived records.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Returns one contact by its id or by a unique property. */
        CrmContactsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "contacts";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["CrmContactsGetParams"];
        };
        CrmContactsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmCrmObject"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmContactsApiSearchParams: {
            /**
             * @description Groups of filters to search by.
             * @example [
             *       {
             *         "filters": [
             *           {
             *             "operator": "EQ",
             *             "propertyName": "lifecyclestage",
             *             "value": "customer"
             *           }
             *         ]
             *       }
             *     ]
             */
            filterGroups?: components["schemas"]["CrmSearchFilterGroup"][];
            /**
             * @description Names of the properties to return.
             * @example [
             *       "email",
             *       "lastname"
             *     ]
             */
            properties?: string[];
            /**
             * @description Maximum number of results per page. The document states neither a default nor a maximum; 1 to 200 should work.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page.
             * @example 512002
             */
            after?: string;
            /**
             * @description Sort criteria for the results.
             * @example [
             *       {
             *         "propertyName": "createdate",
             *         "direction": "DESCENDING"
             *       }
             *     ]
             */
            sorts?: components["schemas"]["CrmSearchSort"][];
            /**
             * @description Text to search for.
             * @example example.com
             */
            query?: string;
        };
        /** @description Searches contacts by property filters and text. */
        CrmContactsApiSearchRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "contacts";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["CrmContactsApiSearchParams"];
        };
        CrmContactsApiSearchMeta: {
            /**
             * @description Total number of records that match the search.
             * @example 2
             */
            total: number;
            /**
             * @description Cursor of the next page. Pass it as `after` in the next request.
             * @example 10
             */
            next_cursor: string;
            /**
             * @description URL of the next page.
             * @example https://crm.example.com/search?after=10
             */
            next_link: string;
        };
        CrmContactsApiSearchResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmCrmObject"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["CrmContactsApiSearchMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmCompaniesListParams: {
            /**
             * @description Maximum number of records per page. The document states neither a default nor a maximum.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page.
             * @example 512002
             */
            after?: string;
            /**
             * @description Comma-separated object types for which to return associated records. Accepts contacts, deals and tickets, and custom object types by object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.
             * @example deals,tickets
             */
            associations?: string;
            /**
             * @description Comma-separated names of the properties to return. Unknown names are ignored.
             * @example name,domain
             */
            properties?: string;
            /**
             * @description Comma-separated names of the properties to return together with their previous values. Unknown names are ignored. Requesting history lowers the maximum number of records per request.
             * @example lifecyclestage
             */
            propertiesWithHistory?: string;
            /**
             * @description Whether to return only archived records.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Lists companies. */
        CrmCompaniesListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "companies";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["CrmCompaniesListParams"];
        };
        CrmCompaniesListMeta: {
            /**
             * @description Cursor of the next page. Pass it as `after` in the next request.
             * @example 512002
             */
            next_cursor: string;
            /**
             * @description URL of the next page.
             * @example https://crm.example.com/objects?after=512002
             */
            next_link: string;
        };
        CrmCompaniesListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmCrmObject"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["CrmCompaniesListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmCompaniesGetParams: {
            /**
             * @description Id of the company, or its value of the property named in `idProperty`.
             * @example 612001
             */
            companyId: string;
            /**
             * @description Comma-separated names of the properties to return. Unknown names are ignored.
             * @example name,domain
             */
            properties?: string;
            /**
             * @description Comma-separated names of the properties to return together with their previous values. Unknown names are ignored.
             * @example lifecyclestage
             */
            propertiesWithHistory?: string;
            /**
             * @description Comma-separated object types for which to return associated records.
             * @example companies,deals
             */
            associations?: string;
            /**
             * @description Name of a property with unique values. If given, the record is looked up by this property instead of its id.
             * @example external_id
             */
            idProperty?: string;
            /**
             * @description Whether to return only archived records.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Returns one company by its id or by a unique property. */
        CrmCompaniesGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "companies";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["CrmCompaniesGetParams"];
        };
        CrmCompaniesGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmCrmObject"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmCompaniesApiSearchParams: {
            /**
             * @description Groups of filters to search by.
             * @example [
             *       {
             *         "filters": [
             *           {
             *             "operator": "EQ",
             *             "propertyName": "lifecyclestage",
             *             "value": "customer"
             *           }
             *         ]
             *       }
             *     ]
             */
            filterGroups?: components["schemas"]["CrmSearchFilterGroup"][];
            /**
             * @description Names of the properties to return.
             * @example [
             *       "name",
             *       "domain"
             *     ]
             */
            properties?: string[];
            /**
             * @description Maximum number of results per page. The document states neither a default nor a maximum; 1 to 200 should work.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page.
             * @example 512002
             */
            after?: string;
            /**
             * @description Sort criteria for the results.
             * @example [
             *       {
             *         "propertyName": "createdate",
             *         "direction": "DESCENDING"
             *       }
             *     ]
             */
            sorts?: components["schemas"]["CrmSearchSort"][];
            /**
             * @description Text to search for.
             * @example example.com
             */
            query?: string;
        };
        /** @description Searches companies by property filters and text. */
        CrmCompaniesApiSearchRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "companies";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["CrmCompaniesApiSearchParams"];
        };
        CrmCompaniesApiSearchMeta: {
            /**
             * @description Total number of records that match the search.
             * @example 2
             */
            total: number;
            /**
             * @description Cursor of the next page. Pass it as `after` in the next request.
             * @example 10
             */
            next_cursor: string;
            /**
             * @description URL of the next page.
             * @example https://crm.example.com/search?after=10
             */
            next_link: string;
        };
        CrmCompaniesApiSearchResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmCrmObject"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["CrmCompaniesApiSearchMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmDealsListParams: {
            /**
             * @description Maximum number of records per page. The document states neither a default nor a maximum.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page.
             * @example 512002
             */
            after?: string;
            /**
             * @description Comma-separated object types for which to return associated records. Accepts contacts, deals and tickets, and custom object types by object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.
             * @example deals,tickets
             */
            associations?: string;
            /**
             * @description Comma-separated names of the properties to return. Unknown names are ignored.
             * @example dealname,amount
             */
            properties?: string;
            /**
             * @description Comma-separated names of the properties to return together with their previous values. Unknown names are ignored. Requesting history lowers the maximum number of records per request.
             * @example dealstage
             */
            propertiesWithHistory?: string;
            /**
             * @description Whether to return only archived records.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Lists deals. */
        CrmDealsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "deals";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["CrmDealsListParams"];
        };
        CrmDealsListMeta: {
            /**
             * @description Cursor of the next page. Pass it as `after` in the next request.
             * @example 512002
             */
            next_cursor: string;
            /**
             * @description URL of the next page.
             * @example https://crm.example.com/objects?after=512002
             */
            next_link: string;
        };
        CrmDealsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmCrmObject"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["CrmDealsListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmDealsGetParams: {
            /**
             * @description Id of the deal, or its value of the property named in `idProperty`.
             * @example 712001
             */
            dealId: string;
            /**
             * @description Comma-separated names of the properties to return. Unknown names are ignored.
             * @example dealname,amount
             */
            properties?: string;
            /**
             * @description Comma-separated names of the properties to return together with their previous values. Unknown names are ignored.
             * @example dealstage
             */
            propertiesWithHistory?: string;
            /**
             * @description Comma-separated object types for which to return associated records.
             * @example companies,deals
             */
            associations?: string;
            /**
             * @description Name of a property with unique values. If given, the record is looked up by this property instead of its id.
             * @example external_id
             */
            idProperty?: string;
            /**
             * @description Whether to return only archived records.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Returns one deal by its id or by a unique property. */
        CrmDealsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "deals";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["CrmDealsGetParams"];
        };
        CrmDealsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmCrmObject"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmDealsApiSearchParams: {
            /**
             * @description Groups of filters to search by.
             * @example [
             *       {
             *         "filters": [
             *           {
             *             "operator": "EQ",
             *             "propertyName": "dealstage",
             *             "value": "closedwon"
             *           }
             *         ]
             *       }
             *     ]
             */
            filterGroups?: components["schemas"]["CrmSearchFilterGroup"][];
            /**
             * @description Names of the properties to return.
             * @example [
             *       "dealname",
             *       "amount"
             *     ]
             */
            properties?: string[];
            /**
             * @description Maximum number of results per page. The document states neither a default nor a maximum; 1 to 200 should work.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page.
             * @example 512002
             */
            after?: string;
            /**
             * @description Sort criteria for the results.
             * @example [
             *       {
             *         "propertyName": "createdate",
             *         "direction": "DESCENDING"
             *       }
             *     ]
             */
            sorts?: components["schemas"]["CrmSearchSort"][];
            /**
             * @description Text to search for.
             * @example example.com
             */
            query?: string;
        };
        /** @description Searches deals by property filters and text. */
        CrmDealsApiSearchRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "deals";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["CrmDealsApiSearchParams"];
        };
        CrmDealsApiSearchMeta: {
            /**
             * @description Total number of records that match the search.
             * @example 2
             */
            total: number;
            /**
             * @description Cursor of the next page. Pass it as `after` in the next request.
             * @example 10
             */
            next_cursor: string;
            /**
             * @description URL of the next page.
             * @example https://crm.example.com/search?after=10
             */
            next_link: string;
        };
        CrmDealsApiSearchResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmCrmObject"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["CrmDealsApiSearchMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmTicketsListParams: {
            /**
             * @description Maximum number of records per page. The document states neither a default nor a maximum.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page.
             * @example 512002
             */
            after?: string;
            /**
             * @description Comma-separated object types for which to return associated records. Accepts contacts, deals and tickets, and custom object types by object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.
             * @example deals,tickets
             */
            associations?: string;
            /**
             * @description Comma-separated names of the properties to return. Unknown names are ignored.
             * @example subject,priority
             */
            properties?: string;
            /**
             * @description Comma-separated names of the properties to return together with their previous values. Unknown names are ignored. Requesting history lowers the maximum number of records per request.
             * @example priority
             */
            propertiesWithHistory?: string;
            /**
             * @description Whether to return only archived records.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Lists tickets. */
        CrmTicketsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "tickets";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["CrmTicketsListParams"];
        };
        CrmTicketsListMeta: {
            /**
             * @description Cursor of the next page. Pass it as `after` in the next request.
             * @example 512002
             */
            next_cursor: string;
            /**
             * @description URL of the next page.
             * @example https://crm.example.com/objects?after=512002
             */
            next_link: string;
        };
        CrmTicketsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmCrmObject"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["CrmTicketsListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmTicketsGetParams: {
            /**
             * @description Id of the ticket, or its value of the property named in `idProperty`.
             * @example 812001
             */
            ticketId: string;
            /**
             * @description Comma-separated names of the properties to return. Unknown names are ignored.
             * @example subject,priority
             */
            properties?: string;
            /**
             * @description Comma-separated names of the properties to return together with their previous values. Unknown names are ignored.
             * @example priority
             */
            propertiesWithHistory?: string;
            /**
             * @description Comma-separated object types for which to return associated records.
             * @example companies,deals
             */
            associations?: string;
            /**
             * @description Name of a property with unique values. If given, the record is looked up by this property instead of its id.
             * @example external_id
             */
            idProperty?: string;
            /**
             * @description Whether to return only archived records.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Returns one ticket by its id or by a unique property. */
        CrmTicketsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "tickets";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["CrmTicketsGetParams"];
        };
        CrmTicketsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmCrmObject"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmTicketsApiSearchParams: {
            /**
             * @description Groups of filters to search by.
             * @example [
             *       {
             *         "filters": [
             *           {
             *             "operator": "EQ",
             *             "propertyName": "priority",
             *             "value": "HIGH"
             *           }
             *         ]
             *       }
             *     ]
             */
            filterGroups?: components["schemas"]["CrmSearchFilterGroup"][];
            /**
             * @description Names of the properties to return.
             * @example [
             *       "subject",
             *       "priority"
             *     ]
             */
            properties?: string[];
            /**
             * @description Maximum number of results per page. The document states neither a default nor a maximum; 1 to 200 should work.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page.
             * @example 512002
             */
            after?: string;
            /**
             * @description Sort criteria for the results.
             * @example [
             *       {
             *         "propertyName": "createdate",
             *         "direction": "DESCENDING"
             *       }
             *     ]
             */
            sorts?: components["schemas"]["CrmSearchSort"][];
            /**
             * @description Text to search for.
             * @example example.com
             */
            query?: string;
        };
        /** @description Searches tickets by property filters and text. */
        CrmTicketsApiSearchRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "tickets";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["CrmTicketsApiSearchParams"];
        };
        CrmTicketsApiSearchMeta: {
            /**
             * @description Total number of records that match the search.
             * @example 2
             */
            total: number;
            /**
             * @description Cursor of the next page. Pass it as `after` in the next request.
             * @example 10
             */
            next_cursor: string;
            /**
             * @description URL of the next page.
             * @example https://crm.example.com/search?after=10
             */
            next_link: string;
        };
        CrmTicketsApiSearchResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmCrmObject"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["CrmTicketsApiSearchMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmSchemasListParams: {
            /**
             * @description Whether to return only archived records.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Lists the schemas of all custom object types. */
        CrmSchemasListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "schemas";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["CrmSchemasListParams"];
        };
        CrmSchemasListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmObjectSchema"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmSchemasGetParams: {
            /**
             * @description Custom object type, given as its fully qualified name or object type id.
             * @example 2-1234567
             */
            objectType: string;
        };
        /** @description Returns the schema of one custom object type. */
        CrmSchemasGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "schemas";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["CrmSchemasGetParams"];
        };
        CrmSchemasGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmObjectSchema"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmObjectsListParams: {
            /**
             * @description Custom object type, given as its fully qualified name or object type id.
             * @example 2-1234567
             */
            objectType: string;
            /**
             * @description Maximum number of records per page. The document states neither a default nor a maximum.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as returned with the previous page. Omit it to get the first page.
             * @example 512002
             */
            after?: string;
            /**
             * @description Comma-separated names of the properties to return. Unknown names are ignored.
             * @example plate,model
             */
            properties?: string;
            /**
             * @description Whether to return only archived records.
             * @example false
             */
            archived?: boolean;
            /**
             * @description Comma-separated object types for which to return associated records. Accepts contacts, deals and tickets, and custom object types by object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.
             * @example deals,tickets
             */
            associations?: string;
            /**
             * @description Comma-separated names of the properties to return together with their previous values. Unknown names are ignored. Requesting history lowers the maximum number of records per request.
             * @example model
             */
            propertiesWithHistory?: string;
        };
        /** @description Lists the records of a custom object type. */
        CrmObjectsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "objects";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["CrmObjectsListParams"];
        };
        CrmObjectsListMeta: {
            /**
             * @description Cursor of the next page. Pass it as `after` in the next request.
             * @example 512002
             */
            next_cursor: string;
            /**
             * @description URL of the next page.
             * @example https://crm.example.com/objects?after=512002
             */
            next_link: string;
        };
        CrmObjectsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmCrmObject"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["CrmObjectsListMeta"] | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmObjectsGetParams: {
            /**
             * @description Custom object type, given as its fully qualified name or object type id.
             * @example 2-1234567
             */
            objectType: string;
            /**
             * @description Id of the record, or its value of the property named in `idProperty`.
             * @example 912001
             */
            objectId: string;
            /**
             * @description Comma-separated names of the properties to return. Unknown names are ignored.
             * @example plate,model
             */
            properties?: string;
            /**
             * @description Whether to return only archived records.
             * @example false
             */
            archived?: boolean;
            /**
             * @description Comma-separated object types for which to return associated records.
             * @example companies,deals
             */
            associations?: string;
            /**
             * @description Name of a property with unique values. If given, the record is looked up by this property instead of its id.
             * @example external_id
             */
            idProperty?: string;
            /**
             * @description Comma-separated names of the properties to return together with their previous values. Unknown names are ignored.
             * @example model
             */
            propertiesWithHistory?: string;
        };
        /** @description Returns one record of a custom object type by its id or by a unique property. */
        CrmObjectsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "objects";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["CrmObjectsGetParams"];
        };
        CrmObjectsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["CrmCrmObject"];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description Information about the execution itself. */
            execution_metadata?: {
                /**
                 * @description Id of the instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description Execution time in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Warning about an operation that succeeded. */
            warning?: {
                [key: string]: unknown;
            };
        };
        /**
         * OAuth 2.0
         * @description An OAuth client of the CRM and the refresh token issued to it.
         */
        CrmAuthConfig: {
            /**
             * @description Id of the OAuth client.
             * @example EXAMPLE-client-id
             */
            client_id: string;
            /**
             * @description Secret of the OAuth client.
             * @example EXAMPLE-client-secret
             */
            client_secret: string;
            /**
             * @description Refresh token that is exchanged for access tokens.
             * @example EXAMPLE-refresh-token
             */
            refresh_token: string;
            /**
             * @description Access token for the CRM account. It may be omitted because `refresh_token` is given.
             * @example EXAMPLE-access-token
             */
            access_token?: string;
        };
        /** @description A condition on one property. */
        CrmSearchFilter: {
            /**
             * @description Operator that compares the property with the value or values.
             * @example EQ
             * @enum {string}
             */
            operator?: "BETWEEN" | "CONTAINS_TOKEN" | "EQ" | "GT" | "GTE" | "HAS_PROPERTY" | "IN" | "LT" | "LTE" | "NEQ" | "NOT_CONTAINS_TOKEN" | "NOT_HAS_PROPERTY" | "NOT_IN";
            /**
             * @description Name of the property to filter by.
             * @example lifecyclestage
             */
            propertyName?: string;
            /**
             * @description Value to match.
             * @example customer
             */
            value?: string;
            /**
             * @description Values to match.
             * @example [
             *       "customer",
             *       "opportunity"
             *     ]
             */
            values?: string[];
        };
        /** @description A group of filters. */
        CrmSearchFilterGroup: {
            /**
             * @description Filters in the group.
             * @example [
             *       {
             *         "operator": "EQ",
             *         "propertyName": "lifecyclestage",
             *         "value": "customer"
             *       }
             *     ]
             */
            filters?: components["schemas"]["CrmSearchFilter"][];
        };
        /** @description A sort criterion. */
        CrmSearchSort: {
            /**
             * @description Name of the property to sort by.
             * @example createdate
             */
            propertyName?: string;
            /**
             * @description Sort direction.
             * @example DESCENDING
             * @enum {string}
             */
            direction?: "ASCENDING" | "DESCENDING";
        };
        /** @description A contact, company, deal, ticket or custom object. All five have the same fields and differ only in their `properties`. */
        CrmCrmObject: {
            /** @description Id of the record, unique within its object type. */
            id: string;
            /** @description Values of the returned properties by property name. */
            properties: {
                [key: string]: unknown;
            };
            /** @description When the record was created, as an ISO 8601 timestamp. */
            createdAt: string;
            /** @description When the record was last updated, as an ISO 8601 timestamp. */
            updatedAt: string;
            /** @description Whether the record is archived. */
            archived: boolean;
            /** @description When the record was archived, as an ISO 8601 timestamp. */
            archivedAt?: string | null;
            /** @description Current and previous values of the properties requested with history, by property name. */
            propertiesWithHistory?: {
                [key: string]: unknown;
            } | null;
            /** @description Associated records by object type. */
            associations?: {
                [key: string]: unknown;
            } | null;
            /** @description Id for tracing the write request that the record comes from. */
            objectWriteTraceId?: string | null;
            /** @description URL of the record in the CRM's web app. */
            url?: string | null;
        };
        /** @description The definition of a custom object type. */
        CrmObjectSchema: {
            /** @description Id of the schema. */
            id: string;
            /** @description Internal name of the object type. */
            name: string;
            /** @description Singular and plural display names of the object type. */
            labels: {
                [key: string]: unknown;
            };
            /** @description Id of the object type, such as `2-1234567`. */
            objectTypeId: string;
            /** @description Name of the object type prefixed with the account, such as `p7654321_van`. */
            fullyQualifiedName: string;
            /** @description Names of the properties that every new record must have. */
            requiredProperties: string[];
            /** @description Names of the properties that text searches look in. */
            searchableProperties: string[];
            /** @description Name of the property that identifies a record when it is displayed. */
            primaryDisplayProperty: string;
            /** @description Names of the properties displayed below the primary one. */
            secondaryDisplayProperties: string[];
            /** @description Description of the object type. */
            description?: string | null;
            /** @description Whether the object type can have properties for sensitive data. */
            allowsSensitiveProperties: boolean;
            /** @description Whether the object type is archived. */
            archived: boolean;
            /** @description Whether the object type can be restored after it is archived. */
            restorable: boolean;
            /** @description Kind of object type, such as `PORTAL_SPECIFIC` for one that belongs to a single account. */
            metaType: string;
            /** @description Id of the user who created the object type. */
            createdByUserId: number;
            /** @description Id of the user who last updated the object type. */
            updatedByUserId: number;
            /** @description Definitions of the properties of the object type. */
            properties: {
                [key: string]: unknown;
            }[];
            /** @description Definitions of the associations with other object types. */
            associations: {
                [key: string]: unknown;
            }[];
            /** @description When the object type was created, as an ISO 8601 timestamp. */
            createdAt: string;
            /** @description When the object type was last updated, as an ISO 8601 timestamp. */
            updatedAt: string;
        };
    };
    responses: {
        /** @description The credentials match none of the connector's authentication methods. */
        Error400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The credentials match none of the connector's authentication methods.",
                 *       "errors": [
                 *         {
                 *           "field": "auth_config.api_key",
                 *           "message": "Field required",
                 *           "error_code": "missing"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
        /** @description The bearer token is missing or invalid. */
        Error401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The bearer token is missing or invalid.",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
        /** @description The bearer token does not permit the request. */
        Error403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The bearer token does not permit this request.",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
        /** @description No instance with this id exists. */
        Error404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Connector instance inst_EXAMPLE0001 not found.",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
        /** @description The request body is invalid, for example because a required property is missing. */
        Error422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The request is not valid.",
                 *       "errors": [
                 *         {
                 *           "field": "params.id",
                 *           "message": "Field required",
                 *           "error_code": "missing"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
        /** @description Too many requests. The `Retry-After` header says how long to wait. */
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
                 *       "message": "Too many requests. Try again in 30 seconds.",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
        /** @description The gateway failed with an internal error. */
        Error500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Internal server error.",
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["GatewayErrorBody"];
            };
        };
    };
    parameters: {
        /**
         * @description Id of the instance that runs the operation.
         * @example inst_EXAMPLE0001
         */
        connector_instance_id: string;
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
            /** @description The new connector instance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "inst_EXAMPLE0001"
                     *     }
                     */
                    "application/json": components["schemas"]["GatewayCreateInstanceResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    execute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that runs the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExecuteRequest"];
            };
        };
        responses: {
            /** @description The result of a successful operation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecuteResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    crmContactsList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that runs the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "contacts",
                 *       "action": "list",
                 *       "params": {
                 *         "limit": 10
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CrmContactsListRequest"];
            };
        };
        responses: {
            /** @description A page of `CrmObject` records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": "512001",
                     *           "properties": {
                     *             "email": "grace@example.com",
                     *             "firstname": "Grace",
                     *             "lastname": "Example",
                     *             "lifecyclestage": "customer",
                     *             "createdate": "2024-03-11T09:24:00.000Z"
                     *           },
                     *           "createdAt": "2024-03-11T09:24:00.000Z",
                     *           "updatedAt": "2024-06-10T16:05:31.000Z",
                     *           "archived": true,
                     *           "archivedAt": "2024-06-10T16:05:31.000Z",
                     *           "propertiesWithHistory": {
                     *             "lifecyclestage": [
                     *               {
                     *                 "value": "customer",
                     *                 "timestamp": "2024-05-02T10:00:00.000Z",
                     *                 "sourceType": "CRM_UI"
                     *               },
                     *               {
                     *                 "value": "lead",
                     *                 "timestamp": "2024-03-11T09:24:00.000Z",
                     *                 "sourceType": "FORM"
                     *               }
                     *             ]
                     *           },
                     *           "associations": {
                     *             "companies": {
                     *               "results": [
                     *                 {
                     *                   "id": "612001",
                     *                   "type": "contact_to_company"
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "objectWriteTraceId": "trace-example-512001",
                     *           "url": "https://crm.example.com/contacts/1234567/record/0-1/512001"
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "next_cursor": "512002",
                     *         "next_link": "https://crm.example.com/objects?after=512002"
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CrmContactsListResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    crmContactsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that runs the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "contacts",
                 *       "action": "get",
                 *       "params": {
                 *         "contactId": "512001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CrmContactsGetRequest"];
            };
        };
        responses: {
            /** @description The `CrmObject` record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": "512001",
                     *         "properties": {
                     *           "email": "grace@example.com",
                     *           "firstname": "Grace",
                     *           "lastname": "Example",
                     *           "lifecyclestage": "customer",
                     *           "createdate": "2024-03-11T09:24:00.000Z"
                     *         },
                     *         "createdAt": "2024-03-11T09:24:00.000Z",
                     *         "updatedAt": "2024-06-10T16:05:31.000Z",
                     *         "archived": true,
                     *         "archivedAt": "2024-06-10T16:05:31.000Z",
                     *         "propertiesWithHistory": {
                     *           "lifecyclestage": [
                     *             {
                     *               "value": "customer",
                     *               "timestamp": "2024-05-02T10:00:00.000Z",
                     *               "sourceType": "CRM_UI"
                     *             },
                     *             {
                     *               "value": "lead",
                     *               "timestamp": "2024-03-11T09:24:00.000Z",
                     *               "sourceType": "FORM"
                     *             }
                     *           ]
                     *         },
                     *         "associations": {
                     *           "companies": {
                     *             "results": [
                     *               {
                     *                 "id": "612001",
                     *                 "type": "contact_to_company"
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "objectWriteTraceId": "trace-example-512001",
                     *         "url": "https://crm.example.com/contacts/1234567/record/0-1/512001"
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CrmContactsGetResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    crmContactsApiSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that runs the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "contacts",
                 *       "action": "api_search",
                 *       "params": {
                 *         "filterGroups": [
                 *           {
                 *             "filters": [
                 *               {
                 *                 "operator": "EQ",
                 *                 "propertyName": "lifecyclestage",
                 *                 "value": "customer"
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CrmContactsApiSearchRequest"];
            };
        };
        responses: {
            /** @description A page of `CrmObject` records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": "512001",
                     *           "properties": {
                     *             "email": "grace@example.com",
                     *             "firstname": "Grace",
                     *             "lastname": "Example",
                     *             "lifecyclestage": "customer",
                     *             "createdate": "2024-03-11T09:24:00.000Z"
                     *           },
                     *           "createdAt": "2024-03-11T09:24:00.000Z",
                     *           "updatedAt": "2024-06-10T16:05:31.000Z",
                     *           "archived": true,
                     *           "archivedAt": "2024-06-10T16:05:31.000Z",
                     *           "propertiesWithHistory": {
                     *             "lifecyclestage": [
                     *               {
                     *                 "value": "customer",
                     *                 "timestamp": "2024-05-02T10:00:00.000Z",
                     *                 "sourceType": "CRM_UI"
                     *               },
                     *               {
                     *                 "value": "lead",
                     *                 "timestamp": "2024-03-11T09:24:00.000Z",
                     *                 "sourceType": "FORM"
                     *               }
                     *             ]
                     *           },
                     *           "associations": {
                     *             "companies": {
                     *               "results": [
                     *                 {
                     *                   "id": "612001",
                     *                   "type": "contact_to_company"
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "objectWriteTraceId": "trace-example-512001",
                     *           "url": "https://crm.example.com/contacts/1234567/record/0-1/512001"
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "total": 2,
                     *         "next_cursor": "10",
                     *         "next_link": "https://crm.example.com/search?after=10"
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CrmContactsApiSearchResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    crmCompaniesList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that runs the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "companies",
                 *       "action": "list",
                 *       "params": {
                 *         "limit": 10
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CrmCompaniesListRequest"];
            };
        };
        responses: {
            /** @description A page of `CrmObject` records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": "512001",
                     *           "properties": {
                     *             "email": "grace@example.com",
                     *             "firstname": "Grace",
                     *             "lastname": "Example",
                     *             "lifecyclestage": "customer",
                     *             "createdate": "2024-03-11T09:24:00.000Z"
                     *           },
                     *           "createdAt": "2024-03-11T09:24:00.000Z",
                     *           "updatedAt": "2024-06-10T16:05:31.000Z",
                     *           "archived": true,
                     *           "archivedAt": "2024-06-10T16:05:31.000Z",
                     *           "propertiesWithHistory": {
                     *             "lifecyclestage": [
                     *               {
                     *                 "value": "customer",
                     *                 "timestamp": "2024-05-02T10:00:00.000Z",
                     *                 "sourceType": "CRM_UI"
                     *               },
                     *               {
                     *                 "value": "lead",
                     *                 "timestamp": "2024-03-11T09:24:00.000Z",
                     *                 "sourceType": "FORM"
                     *               }
                     *             ]
                     *           },
                     *           "associations": {
                     *             "companies": {
                     *               "results": [
                     *                 {
                     *                   "id": "612001",
                     *                   "type": "contact_to_company"
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "objectWriteTraceId": "trace-example-512001",
                     *           "url": "https://crm.example.com/contacts/1234567/record/0-1/512001"
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "next_cursor": "512002",
                     *         "next_link": "https://crm.example.com/objects?after=512002"
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CrmCompaniesListResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    crmCompaniesGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that runs the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "companies",
                 *       "action": "get",
                 *       "params": {
                 *         "companyId": "612001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CrmCompaniesGetRequest"];
            };
        };
        responses: {
            /** @description The `CrmObject` record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": "512001",
                     *         "properties": {
                     *           "email": "grace@example.com",
                     *           "firstname": "Grace",
                     *           "lastname": "Example",
                     *           "lifecyclestage": "customer",
                     *           "createdate": "2024-03-11T09:24:00.000Z"
                     *         },
                     *         "createdAt": "2024-03-11T09:24:00.000Z",
                     *         "updatedAt": "2024-06-10T16:05:31.000Z",
                     *         "archived": true,
                     *         "archivedAt": "2024-06-10T16:05:31.000Z",
                     *         "propertiesWithHistory": {
                     *           "lifecyclestage": [
                     *             {
                     *               "value": "customer",
                     *               "timestamp": "2024-05-02T10:00:00.000Z",
                     *               "sourceType": "CRM_UI"
                     *             },
                     *             {
                     *               "value": "lead",
                     *               "timestamp": "2024-03-11T09:24:00.000Z",
                     *               "sourceType": "FORM"
                     *             }
                     *           ]
                     *         },
                     *         "associations": {
                     *           "companies": {
                     *             "results": [
                     *               {
                     *                 "id": "612001",
                     *                 "type": "contact_to_company"
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "objectWriteTraceId": "trace-example-512001",
                     *         "url": "https://crm.example.com/contacts/1234567/record/0-1/512001"
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CrmCompaniesGetResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    crmCompaniesApiSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that runs the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "companies",
                 *       "action": "api_search",
                 *       "params": {
                 *         "filterGroups": [
                 *           {
                 *             "filters": [
                 *               {
                 *                 "operator": "EQ",
                 *                 "propertyName": "lifecyclestage",
                 *                 "value": "customer"
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CrmCompaniesApiSearchRequest"];
            };
        };
        responses: {
            /** @description A page of `CrmObject` records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": "512001",
                     *           "properties": {
                     *             "email": "grace@example.com",
                     *             "firstname": "Grace",
                     *             "lastname": "Example",
                     *             "lifecyclestage": "customer",
                     *             "createdate": "2024-03-11T09:24:00.000Z"
                     *           },
                     *           "createdAt": "2024-03-11T09:24:00.000Z",
                     *           "updatedAt": "2024-06-10T16:05:31.000Z",
                     *           "archived": true,
                     *           "archivedAt": "2024-06-10T16:05:31.000Z",
                     *           "propertiesWithHistory": {
                     *             "lifecyclestage": [
                     *               {
                     *                 "value": "customer",
                     *                 "timestamp": "2024-05-02T10:00:00.000Z",
                     *                 "sourceType": "CRM_UI"
                     *               },
                     *               {
                     *                 "value": "lead",
                     *                 "timestamp": "2024-03-11T09:24:00.000Z",
                     *                 "sourceType": "FORM"
                     *               }
                     *             ]
                     *           },
                     *           "associations": {
                     *             "companies": {
                     *               "results": [
                     *                 {
                     *                   "id": "612001",
                     *                   "type": "contact_to_company"
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "objectWriteTraceId": "trace-example-512001",
                     *           "url": "https://crm.example.com/contacts/1234567/record/0-1/512001"
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "total": 2,
                     *         "next_cursor": "10",
                     *         "next_link": "https://crm.example.com/search?after=10"
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CrmCompaniesApiSearchResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    crmDealsList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that runs the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "deals",
                 *       "action": "list",
                 *       "params": {
                 *         "limit": 10
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CrmDealsListRequest"];
            };
        };
        responses: {
            /** @description A page of `CrmObject` records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": "512001",
                     *           "properties": {
                     *             "email": "grace@example.com",
                     *             "firstname": "Grace",
                     *             "lastname": "Example",
                     *             "lifecyclestage": "customer",
                     *             "createdate": "2024-03-11T09:24:00.000Z"
                     *           },
                     *           "createdAt": "2024-03-11T09:24:00.000Z",
                     *           "updatedAt": "2024-06-10T16:05:31.000Z",
                     *           "archived": true,
                     *           "archivedAt": "2024-06-10T16:05:31.000Z",
                     *           "propertiesWithHistory": {
                     *             "lifecyclestage": [
                     *               {
                     *                 "value": "customer",
                     *                 "timestamp": "2024-05-02T10:00:00.000Z",
                     *                 "sourceType": "CRM_UI"
                     *               },
                     *               {
                     *                 "value": "lead",
                     *                 "timestamp": "2024-03-11T09:24:00.000Z",
                     *                 "sourceType": "FORM"
                     *               }
                     *             ]
                     *           },
                     *           "associations": {
                     *             "companies": {
                     *               "results": [
                     *                 {
                     *                   "id": "612001",
                     *                   "type": "contact_to_company"
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "objectWriteTraceId": "trace-example-512001",
                     *           "url": "https://crm.example.com/contacts/1234567/record/0-1/512001"
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "next_cursor": "512002",
                     *         "next_link": "https://crm.example.com/objects?after=512002"
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CrmDealsListResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    crmDealsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that runs the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "deals",
                 *       "action": "get",
                 *       "params": {
                 *         "dealId": "712001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CrmDealsGetRequest"];
            };
        };
        responses: {
            /** @description The `CrmObject` record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": "512001",
                     *         "properties": {
                     *           "email": "grace@example.com",
                     *           "firstname": "Grace",
                     *           "lastname": "Example",
                     *           "lifecyclestage": "customer",
                     *           "createdate": "2024-03-11T09:24:00.000Z"
                     *         },
                     *         "createdAt": "2024-03-11T09:24:00.000Z",
                     *         "updatedAt": "2024-06-10T16:05:31.000Z",
                     *         "archived": true,
                     *         "archivedAt": "2024-06-10T16:05:31.000Z",
                     *         "propertiesWithHistory": {
                     *           "lifecyclestage": [
                     *             {
                     *               "value": "customer",
                     *               "timestamp": "2024-05-02T10:00:00.000Z",
                     *               "sourceType": "CRM_UI"
                     *             },
                     *             {
                     *               "value": "lead",
                     *               "timestamp": "2024-03-11T09:24:00.000Z",
                     *               "sourceType": "FORM"
                     *             }
                     *           ]
                     *         },
                     *         "associations": {
                     *           "companies": {
                     *             "results": [
                     *               {
                     *                 "id": "612001",
                     *                 "type": "contact_to_company"
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "objectWriteTraceId": "trace-example-512001",
                     *         "url": "https://crm.example.com/contacts/1234567/record/0-1/512001"
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CrmDealsGetResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    crmDealsApiSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that runs the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "deals",
                 *       "action": "api_search",
                 *       "params": {
                 *         "filterGroups": [
                 *           {
                 *             "filters": [
                 *               {
                 *                 "operator": "EQ",
                 *                 "propertyName": "dealstage",
                 *                 "value": "closedwon"
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CrmDealsApiSearchRequest"];
            };
        };
        responses: {
            /** @description A page of `CrmObject` records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": "512001",
                     *           "properties": {
                     *             "email": "grace@example.com",
                     *             "firstname": "Grace",
                     *             "lastname": "Example",
                     *             "lifecyclestage": "customer",
                     *             "createdate": "2024-03-11T09:24:00.000Z"
                     *           },
                     *           "createdAt": "2024-03-11T09:24:00.000Z",
                     *           "updatedAt": "2024-06-10T16:05:31.000Z",
                     *           "archived": true,
                     *           "archivedAt": "2024-06-10T16:05:31.000Z",
                     *           "propertiesWithHistory": {
                     *             "lifecyclestage": [
                     *               {
                     *                 "value": "customer",
                     *                 "timestamp": "2024-05-02T10:00:00.000Z",
                     *                 "sourceType": "CRM_UI"
                     *               },
                     *               {
                     *                 "value": "lead",
                     *                 "timestamp": "2024-03-11T09:24:00.000Z",
                     *                 "sourceType": "FORM"
                     *               }
                     *             ]
                     *           },
                     *           "associations": {
                     *             "companies": {
                     *               "results": [
                     *                 {
                     *                   "id": "612001",
                     *                   "type": "contact_to_company"
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "objectWriteTraceId": "trace-example-512001",
                     *           "url": "https://crm.example.com/contacts/1234567/record/0-1/512001"
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "total": 2,
                     *         "next_cursor": "10",
                     *         "next_link": "https://crm.example.com/search?after=10"
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CrmDealsApiSearchResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    crmTicketsList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that runs the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "tickets",
                 *       "action": "list",
                 *       "params": {
                 *         "limit": 10
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CrmTicketsListRequest"];
            };
        };
        responses: {
            /** @description A page of `CrmObject` records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": "512001",
                     *           "properties": {
                     *             "email": "grace@example.com",
                     *             "firstname": "Grace",
                     *             "lastname": "Example",
                     *             "lifecyclestage": "customer",
                     *             "createdate": "2024-03-11T09:24:00.000Z"
                     *           },
                     *           "createdAt": "2024-03-11T09:24:00.000Z",
                     *           "updatedAt": "2024-06-10T16:05:31.000Z",
                     *           "archived": true,
                     *           "archivedAt": "2024-06-10T16:05:31.000Z",
                     *           "propertiesWithHistory": {
                     *             "lifecyclestage": [
                     *               {
                     *                 "value": "customer",
                     *                 "timestamp": "2024-05-02T10:00:00.000Z",
                     *                 "sourceType": "CRM_UI"
                     *               },
                     *               {
                     *                 "value": "lead",
                     *                 "timestamp": "2024-03-11T09:24:00.000Z",
                     *                 "sourceType": "FORM"
                     *               }
                     *             ]
                     *           },
                     *           "associations": {
                     *             "companies": {
                     *               "results": [
                     *                 {
                     *                   "id": "612001",
                     *                   "type": "contact_to_company"
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "objectWriteTraceId": "trace-example-512001",
                     *           "url": "https://crm.example.com/contacts/1234567/record/0-1/512001"
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "next_cursor": "512002",
                     *         "next_link": "https://crm.example.com/objects?after=512002"
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CrmTicketsListResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    crmTicketsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that runs the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
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
                 *         "ticketId": "812001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CrmTicketsGetRequest"];
            };
        };
        responses: {
            /** @description The `CrmObject` record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": "512001",
                     *         "properties": {
                     *           "email": "grace@example.com",
                     *           "firstname": "Grace",
                     *           "lastname": "Example",
                     *           "lifecyclestage": "customer",
                     *           "createdate": "2024-03-11T09:24:00.000Z"
                     *         },
                     *         "createdAt": "2024-03-11T09:24:00.000Z",
                     *         "updatedAt": "2024-06-10T16:05:31.000Z",
                     *         "archived": true,
                     *         "archivedAt": "2024-06-10T16:05:31.000Z",
                     *         "propertiesWithHistory": {
                     *           "lifecyclestage": [
                     *             {
                     *               "value": "customer",
                     *               "timestamp": "2024-05-02T10:00:00.000Z",
                     *               "sourceType": "CRM_UI"
                     *             },
                     *             {
                     *               "value": "lead",
                     *               "timestamp": "2024-03-11T09:24:00.000Z",
                     *               "sourceType": "FORM"
                     *             }
                     *           ]
                     *         },
                     *         "associations": {
                     *           "companies": {
                     *             "results": [
                     *               {
                     *                 "id": "612001",
                     *                 "type": "contact_to_company"
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "objectWriteTraceId": "trace-example-512001",
                     *         "url": "https://crm.example.com/contacts/1234567/record/0-1/512001"
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CrmTicketsGetResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    crmTicketsApiSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that runs the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "tickets",
                 *       "action": "api_search",
                 *       "params": {
                 *         "filterGroups": [
                 *           {
                 *             "filters": [
                 *               {
                 *                 "operator": "EQ",
                 *                 "propertyName": "priority",
                 *                 "value": "HIGH"
                 *               }
                 *             ]
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CrmTicketsApiSearchRequest"];
            };
        };
        responses: {
            /** @description A page of `CrmObject` records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": "512001",
                     *           "properties": {
                     *             "email": "grace@example.com",
                     *             "firstname": "Grace",
                     *             "lastname": "Example",
                     *             "lifecyclestage": "customer",
                     *             "createdate": "2024-03-11T09:24:00.000Z"
                     *           },
                     *           "createdAt": "2024-03-11T09:24:00.000Z",
                     *           "updatedAt": "2024-06-10T16:05:31.000Z",
                     *           "archived": true,
                     *           "archivedAt": "2024-06-10T16:05:31.000Z",
                     *           "propertiesWithHistory": {
                     *             "lifecyclestage": [
                     *               {
                     *                 "value": "customer",
                     *                 "timestamp": "2024-05-02T10:00:00.000Z",
                     *                 "sourceType": "CRM_UI"
                     *               },
                     *               {
                     *                 "value": "lead",
                     *                 "timestamp": "2024-03-11T09:24:00.000Z",
                     *                 "sourceType": "FORM"
                     *               }
                     *             ]
                     *           },
                     *           "associations": {
                     *             "companies": {
                     *               "results": [
                     *                 {
                     *                   "id": "612001",
                     *                   "type": "contact_to_company"
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "objectWriteTraceId": "trace-example-512001",
                     *           "url": "https://crm.example.com/contacts/1234567/record/0-1/512001"
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "total": 2,
                     *         "next_cursor": "10",
                     *         "next_link": "https://crm.example.com/search?after=10"
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CrmTicketsApiSearchResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    crmSchemasList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that runs the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "schemas",
                 *       "action": "list",
                 *       "params": {
                 *         "archived": false
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CrmSchemasListRequest"];
            };
        };
        responses: {
            /** @description A list of `ObjectSchema` records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": "1234567",
                     *           "name": "van",
                     *           "labels": {
                     *             "singular": "Van",
                     *             "plural": "Vans"
                     *           },
                     *           "objectTypeId": "2-1234567",
                     *           "fullyQualifiedName": "p7654321_van",
                     *           "requiredProperties": [
                     *             "plate"
                     *           ],
                     *           "searchableProperties": [
                     *             "plate",
                     *             "model"
                     *           ],
                     *           "primaryDisplayProperty": "plate",
                     *           "secondaryDisplayProperties": [
                     *             "model"
                     *           ],
                     *           "description": "The vans of the delivery fleet",
                     *           "allowsSensitiveProperties": false,
                     *           "archived": false,
                     *           "restorable": true,
                     *           "metaType": "PORTAL_SPECIFIC",
                     *           "createdByUserId": 71001,
                     *           "updatedByUserId": 71002,
                     *           "properties": [
                     *             {
                     *               "name": "plate",
                     *               "label": "Plate",
                     *               "type": "string",
                     *               "fieldType": "text",
                     *               "hasUniqueValue": true,
                     *               "archived": false
                     *             },
                     *             {
                     *               "name": "model",
                     *               "label": "Model",
                     *               "type": "string",
                     *               "fieldType": "text",
                     *               "hasUniqueValue": false,
                     *               "archived": false
                     *             }
                     *           ],
                     *           "associations": [
                     *             {
                     *               "id": "91",
                     *               "fromObjectTypeId": "2-1234567",
                     *               "toObjectTypeId": "0-1",
                     *               "name": "van_to_contact"
                     *             }
                     *           ],
                     *           "createdAt": "2024-01-15T08:00:00.000Z",
                     *           "updatedAt": "2024-04-02T13:20:00.000Z"
                     *         }
                     *       ],
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CrmSchemasListResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    crmSchemasGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that runs the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "schemas",
                 *       "action": "get",
                 *       "params": {
                 *         "objectType": "2-1234567"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CrmSchemasGetRequest"];
            };
        };
        responses: {
            /** @description The `ObjectSchema` record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": "1234567",
                     *         "name": "van",
                     *         "labels": {
                     *           "singular": "Van",
                     *           "plural": "Vans"
                     *         },
                     *         "objectTypeId": "2-1234567",
                     *         "fullyQualifiedName": "p7654321_van",
                     *         "requiredProperties": [
                     *           "plate"
                     *         ],
                     *         "searchableProperties": [
                     *           "plate",
                     *           "model"
                     *         ],
                     *         "primaryDisplayProperty": "plate",
                     *         "secondaryDisplayProperties": [
                     *           "model"
                     *         ],
                     *         "description": "The vans of the delivery fleet",
                     *         "allowsSensitiveProperties": false,
                     *         "archived": false,
                     *         "restorable": true,
                     *         "metaType": "PORTAL_SPECIFIC",
                     *         "createdByUserId": 71001,
                     *         "updatedByUserId": 71002,
                     *         "properties": [
                     *           {
                     *             "name": "plate",
                     *             "label": "Plate",
                     *             "type": "string",
                     *             "fieldType": "text",
                     *             "hasUniqueValue": true,
                     *             "archived": false
                     *           },
                     *           {
                     *             "name": "model",
                     *             "label": "Model",
                     *             "type": "string",
                     *             "fieldType": "text",
                     *             "hasUniqueValue": false,
                     *             "archived": false
                     *           }
                     *         ],
                     *         "associations": [
                     *           {
                     *             "id": "91",
                     *             "fromObjectTypeId": "2-1234567",
                     *             "toObjectTypeId": "0-1",
                     *             "name": "van_to_contact"
                     *           }
                     *         ],
                     *         "createdAt": "2024-01-15T08:00:00.000Z",
                     *         "updatedAt": "2024-04-02T13:20:00.000Z"
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CrmSchemasGetResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    crmObjectsList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that runs the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "objects",
                 *       "action": "list",
                 *       "params": {
                 *         "objectType": "2-1234567"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CrmObjectsListRequest"];
            };
        };
        responses: {
            /** @description A page of `CrmObject` records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": [
                     *         {
                     *           "id": "512001",
                     *           "properties": {
                     *             "email": "grace@example.com",
                     *             "firstname": "Grace",
                     *             "lastname": "Example",
                     *             "lifecyclestage": "customer",
                     *             "createdate": "2024-03-11T09:24:00.000Z"
                     *           },
                     *           "createdAt": "2024-03-11T09:24:00.000Z",
                     *           "updatedAt": "2024-06-10T16:05:31.000Z",
                     *           "archived": true,
                     *           "archivedAt": "2024-06-10T16:05:31.000Z",
                     *           "propertiesWithHistory": {
                     *             "lifecyclestage": [
                     *               {
                     *                 "value": "customer",
                     *                 "timestamp": "2024-05-02T10:00:00.000Z",
                     *                 "sourceType": "CRM_UI"
                     *               },
                     *               {
                     *                 "value": "lead",
                     *                 "timestamp": "2024-03-11T09:24:00.000Z",
                     *                 "sourceType": "FORM"
                     *               }
                     *             ]
                     *           },
                     *           "associations": {
                     *             "companies": {
                     *               "results": [
                     *                 {
                     *                   "id": "612001",
                     *                   "type": "contact_to_company"
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "objectWriteTraceId": "trace-example-512001",
                     *           "url": "https://crm.example.com/contacts/1234567/record/0-1/512001"
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "next_cursor": "512002",
                     *         "next_link": "https://crm.example.com/objects?after=512002"
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CrmObjectsListResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
    crmObjectsGet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the instance that runs the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id: components["parameters"]["connector_instance_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity": "objects",
                 *       "action": "get",
                 *       "params": {
                 *         "objectType": "2-1234567",
                 *         "objectId": "912001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CrmObjectsGetRequest"];
            };
        };
        responses: {
            /** @description The `CrmObject` record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": "512001",
                     *         "properties": {
                     *           "email": "grace@example.com",
                     *           "firstname": "Grace",
                     *           "lastname": "Example",
                     *           "lifecyclestage": "customer",
                     *           "createdate": "2024-03-11T09:24:00.000Z"
                     *         },
                     *         "createdAt": "2024-03-11T09:24:00.000Z",
                     *         "updatedAt": "2024-06-10T16:05:31.000Z",
                     *         "archived": true,
                     *         "archivedAt": "2024-06-10T16:05:31.000Z",
                     *         "propertiesWithHistory": {
                     *           "lifecyclestage": [
                     *             {
                     *               "value": "customer",
                     *               "timestamp": "2024-05-02T10:00:00.000Z",
                     *               "sourceType": "CRM_UI"
                     *             },
                     *             {
                     *               "value": "lead",
                     *               "timestamp": "2024-03-11T09:24:00.000Z",
                     *               "sourceType": "FORM"
                     *             }
                     *           ]
                     *         },
                     *         "associations": {
                     *           "companies": {
                     *             "results": [
                     *               {
                     *                 "id": "612001",
                     *                 "type": "contact_to_company"
                     *               }
                     *             ]
                     *           }
                     *         },
                     *         "objectWriteTraceId": "trace-example-512001",
                     *         "url": "https://crm.example.com/contacts/1234567/record/0-1/512001"
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CrmObjectsGetResponse"];
                };
            };
            400: components["responses"]["Error400"];
            401: components["responses"]["Error401"];
            403: components["responses"]["Error403"];
            404: components["responses"]["Error404"];
            422: components["responses"]["Error422"];
            429: components["responses"]["Error429"];
            500: components["responses"]["Error500"];
        };
    };
}
