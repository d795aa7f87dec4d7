// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
// openapi-typescript 7.13.0, document 72f122b460b9a81b0b089005118bf7296033d4896de3daaac98a9e3ff233f5e1, text 7f2d68862efab9afb27dbc7b4c4645612d9a30e8e6fde8bb57dfc4111eb59767

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
         * @description Creates a connector instance for one third-party account. A connector whose catalog defines `config` takes that key beside `auth_config`; all others take the three fields here and nothing else.
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
         * contacts.list
         * @description Lists contacts. Pages are asked for with `after`.
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
         * contacts.get
         * @description Reads one contact.
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
         * contacts.api_search
         * @description Searches contacts by filters and by text. Pages are asked for with `after`.
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
         * companies.list
         * @description Lists companies. Pages are asked for with `after`.
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
         * companies.get
         * @description Reads one company.
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
         * companies.api_search
         * @description Searches companies by filters and by text. Pages are asked for with `after`.
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
         * deals.list
         * @description Lists deals. Pages are asked for with `after`.
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
         * deals.get
         * @description Reads one deal.
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
         * deals.api_search
         * @description Searches deals by filters and by text. Pages are asked for with `after`.
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
         * tickets.list
         * @description Lists tickets. Pages are asked for with `after`.
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
         * tickets.get
         * @description Reads one ticket.
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
         * tickets.api_search
         * @description Searches tickets by filters and by text. Pages are asked for with `after`.
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
         * schemas.list
         * @description Lists the schemas of the custom object types. Cannot be paged: The document gives this operation neither a paging parameter nor Meta.
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
         * schemas.get
         * @description Reads the schema of one custom object type.
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
         * objects.list
         * @description Lists the objects of a custom object type. Pages are asked for with `after`.
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
         * objects.get
         * @description Reads one object of a custom object type.
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
        /** @description The parts of every operation by its name. */
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
        GatewayCreateInstanceResponse: {
            /**
             * @description Id of the new instance; the execute path takes it.
             * @example inst_EXAMPLE0001
             */
            id?: string;
        };
        GatewayErrorBody: {
            /**
             * @description The fault in one sentence.
             * @example The request is not valid.
             */
            message?: string | null;
            /** @description Single faults. */
            errors?: components["schemas"]["GatewayErrorDetail"][];
        };
        /** @description One fault of a request. */
        GatewayErrorDetail: {
            /**
             * @description Which field is at fault.
             * @example params.id
             */
            field?: string | null;
            /**
             * @description What is wrong with it.
             * @example Field required
             */
            message?: string | null;
            /**
             * @description A code for programs.
             * @example missing
             */
            error_code?: string | null;
        };
        CrmCreateRequest: {
            /**
             * @description Which connector the instance is for. Every connector has one fixed value.
             * @constant
             */
            connector_definition_id: "36c891d9-4bd9-43ac-bad2-10e12756272c";
            /** @description Credentials of the third-party account. Which fields it has depends on the connector. */
            auth_config: components["schemas"]["CrmAuthConfig"];
            /**
             * @description Name under which the instance is shown.
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
             * @description How many records to return at most. The document shows neither a default nor a maximum.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as the previous page returned it. Left out on the first call.
             * @example 512002
             */
            after?: string;
            /**
             * @description Types of the associated objects to return, separated by commas. Contacts, deals, tickets, or custom objects by their object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.
             * @example deals,tickets
             */
            associations?: string;
            /**
             * @description Names of the properties to return, separated by commas. Unknown names are ignored.
             * @example email,lastname
             */
            properties?: string;
            /**
             * @description Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored. Using it lowers the number of records that one request can read at most.
             * @example lifecyclestage
             */
            propertiesWithHistory?: string;
            /**
             * @description Whether only archived records are returned.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Lists contacts. */
        CrmContactsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "contacts";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["CrmContactsListParams"];
        };
        CrmContactsListMeta: {
            /**
             * @description What to pass as `after` to get the next page.
             * @example 512002
             */
            next_cursor: string;
            /**
             * @description Address of the next page.
             * @example https://crm.example.com/objects?after=512002
             */
            next_link: string;
        };
        CrmContactsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmCrmObject"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["CrmContactsListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmContactsGetParams: {
            /**
             * @description Id of the contact, or its value of the property that `idProperty` names.
             * @example 512001
             */
            contactId: string;
            /**
             * @description Names of the properties to return, separated by commas. Unknown names are ignored.
             * @example email,lastname
             */
            properties?: string;
            /**
             * @description Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored.
             * @example lifecyclestage
             */
            propertiesWithHistory?: string;
            /**
             * @description Types of the associated objects to return, separated by commas.
             * @example companies,deals
             */
            associations?: string;
            /**
             * @description Name of a property whose values are unique. The record is then looked up by the value of this property.
             * @example external_id
             */
            idProperty?: string;
            /**
             * @description Whether only archived records are returned.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Reads one contact. */
        CrmContactsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "contacts";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["CrmContactsGetParams"];
        };
        CrmContactsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmCrmObject"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmContactsApiSearchParams: {
            /**
             * @description The groups of filters.
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
             * @description How many results to return at most. The document shows neither a default nor a maximum; we believe that 1 to 200 are possible.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as the previous page returned it. Left out on the first call.
             * @example 512002
             */
            after?: string;
            /**
             * @description The criteria by which results are sorted.
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
        /** @description Searches contacts by filters and by text. */
        CrmContactsApiSearchRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "contacts";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["CrmContactsApiSearchParams"];
        };
        CrmContactsApiSearchMeta: {
            /**
             * @description How many records the search found.
             * @example 2
             */
            total: number;
            /**
             * @description What to pass as `after` to get the next page.
             * @example 10
             */
            next_cursor: string;
            /**
             * @description Address of the next page.
             * @example https://crm.example.com/search?after=10
             */
            next_link: string;
        };
        CrmContactsApiSearchResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmCrmObject"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["CrmContactsApiSearchMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmCompaniesListParams: {
            /**
             * @description How many records to return at most. The document shows neither a default nor a maximum.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as the previous page returned it. Left out on the first call.
             * @example 512002
             */
            after?: string;
            /**
             * @description Types of the associated objects to return, separated by commas. Contacts, deals, tickets, or custom objects by their object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.
             * @example deals,tickets
             */
            associations?: string;
            /**
             * @description Names of the properties to return, separated by commas. Unknown names are ignored.
             * @example name,domain
             */
            properties?: string;
            /**
             * @description Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored. Using it lowers the number of records that one request can read at most.
             * @example lifecyclestage
             */
            propertiesWithHistory?: string;
            /**
             * @description Whether only archived records are returned.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Lists companies. */
        CrmCompaniesListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "companies";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["CrmCompaniesListParams"];
        };
        CrmCompaniesListMeta: {
            /**
             * @description What to pass as `after` to get the next page.
             * @example 512002
             */
            next_cursor: string;
            /**
             * @description Address of the next page.
             * @example https://crm.example.com/objects?after=512002
             */
            next_link: string;
        };
        CrmCompaniesListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmCrmObject"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["CrmCompaniesListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmCompaniesGetParams: {
            /**
             * @description Id of the company, or its value of the property that `idProperty` names.
             * @example 612001
             */
            companyId: string;
            /**
             * @description Names of the properties to return, separated by commas. Unknown names are ignored.
             * @example name,domain
             */
            properties?: string;
            /**
             * @description Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored.
             * @example lifecyclestage
             */
            propertiesWithHistory?: string;
            /**
             * @description Types of the associated objects to return, separated by commas.
             * @example companies,deals
             */
            associations?: string;
            /**
             * @description Name of a property whose values are unique. The record is then looked up by the value of this property.
             * @example external_id
             */
            idProperty?: string;
            /**
             * @description Whether only archived records are returned.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Reads one company. */
        CrmCompaniesGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "companies";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["CrmCompaniesGetParams"];
        };
        CrmCompaniesGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmCrmObject"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmCompaniesApiSearchParams: {
            /**
             * @description The groups of filters.
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
             * @description How many results to return at most. The document shows neither a default nor a maximum; we believe that 1 to 200 are possible.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as the previous page returned it. Left out on the first call.
             * @example 512002
             */
            after?: string;
            /**
             * @description The criteria by which results are sorted.
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
        /** @description Searches companies by filters and by text. */
        CrmCompaniesApiSearchRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "companies";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["CrmCompaniesApiSearchParams"];
        };
        CrmCompaniesApiSearchMeta: {
            /**
             * @description How many records the search found.
             * @example 2
             */
            total: number;
            /**
             * @description What to pass as `after` to get the next page.
             * @example 10
             */
            next_cursor: string;
            /**
             * @description Address of the next page.
             * @example https://crm.example.com/search?after=10
             */
            next_link: string;
        };
        CrmCompaniesApiSearchResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmCrmObject"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["CrmCompaniesApiSearchMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmDealsListParams: {
            /**
             * @description How many records to return at most. The document shows neither a default nor a maximum.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as the previous page returned it. Left out on the first call.
             * @example 512002
             */
            after?: string;
            /**
             * @description Types of the associated objects to return, separated by commas. Contacts, deals, tickets, or custom objects by their object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.
             * @example deals,tickets
             */
            associations?: string;
            /**
             * @description Names of the properties to return, separated by commas. Unknown names are ignored.
             * @example dealname,amount
             */
            properties?: string;
            /**
             * @description Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored. Using it lowers the number of records that one request can read at most.
             * @example dealstage
             */
            propertiesWithHistory?: string;
            /**
             * @description Whether only archived records are returned.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Lists deals. */
        CrmDealsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "deals";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["CrmDealsListParams"];
        };
        CrmDealsListMeta: {
            /**
             * @description What to pass as `after` to get the next page.
             * @example 512002
             */
            next_cursor: string;
            /**
             * @description Address of the next page.
             * @example https://crm.example.com/objects?after=512002
             */
            next_link: string;
        };
        CrmDealsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmCrmObject"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["CrmDealsListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmDealsGetParams: {
            /**
             * @description Id of the deal, or its value of the property that `idProperty` names.
             * @example 712001
             */
            dealId: string;
            /**
             * @description Names of the properties to return, separated by commas. Unknown names are ignored.
             * @example dealname,amount
             */
            properties?: string;
            /**
             * @description Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored.
             * @example dealstage
             */
            propertiesWithHistory?: string;
            /**
             * @description Types of the associated objects to return, separated by commas.
             * @example companies,deals
             */
            associations?: string;
            /**
             * @description Name of a property whose values are unique. The record is then looked up by the value of this property.
             * @example external_id
             */
            idProperty?: string;
            /**
             * @description Whether only archived records are returned.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Reads one deal. */
        CrmDealsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "deals";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["CrmDealsGetParams"];
        };
        CrmDealsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmCrmObject"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmDealsApiSearchParams: {
            /**
             * @description The groups of filters.
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
             * @description How many results to return at most. The document shows neither a default nor a maximum; we believe that 1 to 200 are possible.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as the previous page returned it. Left out on the first call.
             * @example 512002
             */
            after?: string;
            /**
             * @description The criteria by which results are sorted.
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
        /** @description Searches deals by filters and by text. */
        CrmDealsApiSearchRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "deals";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["CrmDealsApiSearchParams"];
        };
        CrmDealsApiSearchMeta: {
            /**
             * @description How many records the search found.
             * @example 2
             */
            total: number;
            /**
             * @description What to pass as `after` to get the next page.
             * @example 10
             */
            next_cursor: string;
            /**
             * @description Address of the next page.
             * @example https://crm.example.com/search?after=10
             */
            next_link: string;
        };
        CrmDealsApiSearchResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmCrmObject"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["CrmDealsApiSearchMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmTicketsListParams: {
            /**
             * @description How many records to return at most. The document shows neither a default nor a maximum.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as the previous page returned it. Left out on the first call.
             * @example 512002
             */
            after?: string;
            /**
             * @description Types of the associated objects to return, separated by commas. Contacts, deals, tickets, or custom objects by their object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.
             * @example deals,tickets
             */
            associations?: string;
            /**
             * @description Names of the properties to return, separated by commas. Unknown names are ignored.
             * @example subject,priority
             */
            properties?: string;
            /**
             * @description Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored. Using it lowers the number of records that one request can read at most.
             * @example priority
             */
            propertiesWithHistory?: string;
            /**
             * @description Whether only archived records are returned.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Lists tickets. */
        CrmTicketsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "tickets";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["CrmTicketsListParams"];
        };
        CrmTicketsListMeta: {
            /**
             * @description What to pass as `after` to get the next page.
             * @example 512002
             */
            next_cursor: string;
            /**
             * @description Address of the next page.
             * @example https://crm.example.com/objects?after=512002
             */
            next_link: string;
        };
        CrmTicketsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmCrmObject"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["CrmTicketsListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmTicketsGetParams: {
            /**
             * @description Id of the ticket, or its value of the property that `idProperty` names.
             * @example 812001
             */
            ticketId: string;
            /**
             * @description Names of the properties to return, separated by commas. Unknown names are ignored.
             * @example subject,priority
             */
            properties?: string;
            /**
             * @description Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored.
             * @example priority
             */
            propertiesWithHistory?: string;
            /**
             * @description Types of the associated objects to return, separated by commas.
             * @example companies,deals
             */
            associations?: string;
            /**
             * @description Name of a property whose values are unique. The record is then looked up by the value of this property.
             * @example external_id
             */
            idProperty?: string;
            /**
             * @description Whether only archived records are returned.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Reads one ticket. */
        CrmTicketsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "tickets";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["CrmTicketsGetParams"];
        };
        CrmTicketsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmCrmObject"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmTicketsApiSearchParams: {
            /**
             * @description The groups of filters.
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
             * @description How many results to return at most. The document shows neither a default nor a maximum; we believe that 1 to 200 are possible.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as the previous page returned it. Left out on the first call.
             * @example 512002
             */
            after?: string;
            /**
             * @description The criteria by which results are sorted.
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
        /** @description Searches tickets by filters and by text. */
        CrmTicketsApiSearchRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "tickets";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["CrmTicketsApiSearchParams"];
        };
        CrmTicketsApiSearchMeta: {
            /**
             * @description How many records the search found.
             * @example 2
             */
            total: number;
            /**
             * @description What to pass as `after` to get the next page.
             * @example 10
             */
            next_cursor: string;
            /**
             * @description Address of the next page.
             * @example https://crm.example.com/search?after=10
             */
            next_link: string;
        };
        CrmTicketsApiSearchResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmCrmObject"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["CrmTicketsApiSearchMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmSchemasListParams: {
            /**
             * @description Whether only archived records are returned.
             * @example false
             */
            archived?: boolean;
        };
        /** @description Lists the schemas of the custom object types. */
        CrmSchemasListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "schemas";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["CrmSchemasListParams"];
        };
        CrmSchemasListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmObjectSchema"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmSchemasGetParams: {
            /**
             * @description The custom object type, by its fully qualified name or its object type id.
             * @example 2-1234567
             */
            objectType: string;
        };
        /** @description Reads the schema of one custom object type. */
        CrmSchemasGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "schemas";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["CrmSchemasGetParams"];
        };
        CrmSchemasGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmObjectSchema"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmObjectsListParams: {
            /**
             * @description The custom object type, by its fully qualified name or its object type id.
             * @example 2-1234567
             */
            objectType: string;
            /**
             * @description How many records to return at most. The document shows neither a default nor a maximum.
             * @default 25
             * @example 10
             */
            limit?: number;
            /**
             * @description Paging cursor of the last record read, as the previous page returned it. Left out on the first call.
             * @example 512002
             */
            after?: string;
            /**
             * @description Names of the properties to return, separated by commas. Unknown names are ignored.
             * @example plate,model
             */
            properties?: string;
            /**
             * @description Whether only archived records are returned.
             * @example false
             */
            archived?: boolean;
            /**
             * @description Types of the associated objects to return, separated by commas. Contacts, deals, tickets, or custom objects by their object type id or fully qualified name. Known values: `contacts`, `deals`, `tickets`.
             * @example deals,tickets
             */
            associations?: string;
            /**
             * @description Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored. Using it lowers the number of records that one request can read at most.
             * @example model
             */
            propertiesWithHistory?: string;
        };
        /** @description Lists the objects of a custom object type. */
        CrmObjectsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "objects";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["CrmObjectsListParams"];
        };
        CrmObjectsListMeta: {
            /**
             * @description What to pass as `after` to get the next page.
             * @example 512002
             */
            next_cursor: string;
            /**
             * @description Address of the next page.
             * @example https://crm.example.com/objects?after=512002
             */
            next_link: string;
        };
        CrmObjectsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmCrmObject"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["CrmObjectsListMeta"] | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        CrmObjectsGetParams: {
            /**
             * @description The custom object type, by its fully qualified name or its object type id.
             * @example 2-1234567
             */
            objectType: string;
            /**
             * @description Id of the object, or its value of the property that `idProperty` names.
             * @example 912001
             */
            objectId: string;
            /**
             * @description Names of the properties to return, separated by commas. Unknown names are ignored.
             * @example plate,model
             */
            properties?: string;
            /**
             * @description Whether only archived records are returned.
             * @example false
             */
            archived?: boolean;
            /**
             * @description Types of the associated objects to return, separated by commas.
             * @example companies,deals
             */
            associations?: string;
            /**
             * @description Name of a property whose values are unique. The record is then looked up by the value of this property.
             * @example external_id
             */
            idProperty?: string;
            /**
             * @description Names of the properties to return together with their earlier values, separated by commas. Unknown names are ignored.
             * @example model
             */
            propertiesWithHistory?: string;
        };
        /** @description Reads one object of a custom object type. */
        CrmObjectsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "objects";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["CrmObjectsGetParams"];
        };
        CrmObjectsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["CrmCrmObject"];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: {
                [key: string]: unknown;
            } | null;
            /** @description About the execution itself. */
            execution_metadata?: {
                /**
                 * @description The instance that ran the operation.
                 * @example inst_EXAMPLE0001
                 */
                connector_instance_id?: string;
                /**
                 * @description How long it took in milliseconds.
                 * @example 182
                 */
                execution_time_ms?: number;
            };
            /** @description Something to note although the operation went well. */
            warning?: {
                [key: string]: unknown;
            };
        };
        /**
         * OAuth 2.0
         * @description A client of the CRM and the token with which new access tokens are obtained.
         */
        CrmAuthConfig: {
            /**
             * @description Identifier of the OAuth client.
             * @example EXAMPLE-client-id
             */
            client_id: string;
            /**
             * @description Secret of the OAuth client.
             * @example EXAMPLE-client-secret
             */
            client_secret: string;
            /**
             * @description Token from which access tokens are obtained.
             * @example EXAMPLE-refresh-token
             */
            refresh_token: string;
            /**
             * @description Access token of the CRM account. May be left out, because `refresh_token` is given.
             * @example EXAMPLE-access-token
             */
            access_token?: string;
        };
        /** @description One condition on one property. */
        CrmSearchFilter: {
            /**
             * @description How the property is compared.
             * @example EQ
             * @enum {string}
             */
            operator?: "BETWEEN" | "CONTAINS_TOKEN" | "EQ" | "GT" | "GTE" | "HAS_PROPERTY" | "IN" | "LT" | "LTE" | "NEQ" | "NOT_CONTAINS_TOKEN" | "NOT_HAS_PROPERTY" | "NOT_IN";
            /**
             * @description Name of the property to filter on.
             * @example lifecyclestage
             */
            propertyName?: string;
            /**
             * @description The value to match.
             * @example customer
             */
            value?: string;
            /**
             * @description The values to match.
             * @example [
             *       "customer",
             *       "opportunity"
             *     ]
             */
            values?: string[];
        };
        /** @description Several conditions that belong together. */
        CrmSearchFilterGroup: {
            /**
             * @description The filters of the group.
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
        /** @description One criterion by which results are sorted. */
        CrmSearchSort: {
            /**
             * @description Name of the property to sort by.
             * @example createdate
             */
            propertyName?: string;
            /**
             * @description In which order.
             * @example DESCENDING
             * @enum {string}
             */
            direction?: "ASCENDING" | "DESCENDING";
        };
        /** @description A contact, company, deal, ticket or custom object. All five have the same fields; what differs is inside `properties`. */
        CrmCrmObject: {
            id: string;
            properties: {
                [key: string]: unknown;
            };
            createdAt: string;
            updatedAt: string;
            archived: boolean;
            archivedAt?: string | null;
            propertiesWithHistory?: {
                [key: string]: unknown;
            } | null;
            associations?: {
                [key: string]: unknown;
            } | null;
            objectWriteTraceId?: string | null;
            url?: string | null;
        };
        /** @description The definition of a custom object type. */
        CrmObjectSchema: {
            id: string;
            name: string;
            labels: {
                [key: string]: unknown;
            };
            objectTypeId: string;
            fullyQualifiedName: string;
            requiredProperties: string[];
            searchableProperties: string[];
            primaryDisplayProperty: string;
            secondaryDisplayProperties: string[];
            description?: string | null;
            allowsSensitiveProperties: boolean;
            archived: boolean;
            restorable: boolean;
            metaType: string;
            createdByUserId: number;
            updatedByUserId: number;
            properties: {
                [key: string]: unknown;
            }[];
            associations: {
                [key: string]: unknown;
            }[];
            createdAt: string;
            updatedAt: string;
        };
    };
    responses: {
        /** @description The credentials fit none of the connector's auth methods. */
        Error400: {
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
        /** @description The bearer token is missing or not valid. */
        Error401: {
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
        /** @description The bearer token does not allow the call. */
        Error403: {
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
        /** @description There is no instance with that id. */
        Error404: {
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
        /** @description The body does not fit, for instance because a required property is missing. */
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
        /** @description Too many requests. Retry-After says how long to wait. */
        Error429: {
            headers: {
                /** @description Seconds to wait, or the time from which to try again. */
                "Retry-After"?: string;
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
        /** @description A fault of the gateway itself. */
        Error500: {
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
    };
    parameters: {
        /**
         * @description Id of the instance that the operation is sent to.
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
            /** @description The new instance. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
                 * @description Id of the instance that the operation is sent to.
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
            /** @description What the operation returns. */
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
