// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
// openapi-typescript 7.13.0, document d01c07bdc7c65d731b3ff504ef6434421536269f30c1e5607bbd669a408caa88, text 959273e5ebaa53898a17950281d0f4b2a635986887fe32923db8ae0c7c26f869

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
    "/api/v1/connectors/instances/{connector_instance_id}/execute#issue_tracker.issues.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * issues.list
         * @description Lists issues. Pages are asked for with `after`.
         */
        post: operations["issueTrackerIssuesList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#issue_tracker.issues.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * issues.get
         * @description Reads one issue.
         */
        post: operations["issueTrackerIssuesGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#issue_tracker.projects.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * projects.list
         * @description Lists projects. Pages are asked for with `after`.
         */
        post: operations["issueTrackerProjectsList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#issue_tracker.projects.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * projects.get
         * @description Reads one project.
         */
        post: operations["issueTrackerProjectsGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#issue_tracker.teams.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * teams.list
         * @description Lists teams. Pages are asked for with `after`.
         */
        post: operations["issueTrackerTeamsList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#issue_tracker.teams.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * teams.get
         * @description Reads one team.
         */
        post: operations["issueTrackerTeamsGet"];
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
            "issue_tracker.issues.list": {
                params: components["schemas"]["IssueTrackerIssuesListParams"];
                request: components["schemas"]["IssueTrackerIssuesListRequest"];
                record: components["schemas"]["IssueTrackerIssuePage"];
                response: components["schemas"]["IssueTrackerIssuesListResponse"];
            };
            "issue_tracker.issues.get": {
                params: components["schemas"]["IssueTrackerIssuesGetParams"];
                request: components["schemas"]["IssueTrackerIssuesGetRequest"];
                record: components["schemas"]["IssueTrackerIssue"];
                response: components["schemas"]["IssueTrackerIssuesGetResponse"];
            };
            "issue_tracker.projects.list": {
                params: components["schemas"]["IssueTrackerProjectsListParams"];
                request: components["schemas"]["IssueTrackerProjectsListRequest"];
                record: components["schemas"]["IssueTrackerProjectPage"];
                response: components["schemas"]["IssueTrackerProjectsListResponse"];
            };
            "issue_tracker.projects.get": {
                params: components["schemas"]["IssueTrackerProjectsGetParams"];
                request: components["schemas"]["IssueTrackerProjectsGetRequest"];
                record: components["schemas"]["IssueTrackerProject"];
                response: components["schemas"]["IssueTrackerProjectsGetResponse"];
            };
            "issue_tracker.teams.list": {
                params: components["schemas"]["IssueTrackerTeamsListParams"];
                request: components["schemas"]["IssueTrackerTeamsListRequest"];
                record: components["schemas"]["IssueTrackerTeamPage"];
                response: components["schemas"]["IssueTrackerTeamsListResponse"];
            };
            "issue_tracker.teams.get": {
                params: components["schemas"]["IssueTrackerTeamsGetParams"];
                request: components["schemas"]["IssueTrackerTeamsGetRequest"];
                record: components["schemas"]["IssueTrackerTeam"];
                response: components["schemas"]["IssueTrackerTeamsGetResponse"];
            };
        };
        ExecuteRequest: components["schemas"]["IssueTrackerExecuteRequest"];
        ExecuteResponse: components["schemas"]["IssueTrackerExecuteResponse"];
        GatewayCreateInstanceRequest: components["schemas"]["IssueTrackerCreateRequest"];
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
        IssueTrackerCreateRequest: {
            /**
             * @description Which connector the instance is for. Every connector has one fixed value.
             * @constant
             */
            connector_definition_id: "1c5d8316-ed42-4473-8fbc-2626f03f070c";
            /** @description Credentials of the third-party account. Which fields it has depends on the connector. */
            auth_config: components["schemas"]["IssueTrackerAuthConfig"];
            /**
             * @description Name under which the instance is shown.
             * @example Main account
             */
            name: string;
        };
        IssueTrackerExecuteRequest: components["schemas"]["IssueTrackerIssuesRequest"] | components["schemas"]["IssueTrackerProjectsRequest"] | components["schemas"]["IssueTrackerTeamsRequest"];
        IssueTrackerIssuesRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "issues";
            action: string;
        } & (components["schemas"]["IssueTrackerIssuesListRequest"] | components["schemas"]["IssueTrackerIssuesGetRequest"]);
        IssueTrackerProjectsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "projects";
            action: string;
        } & (components["schemas"]["IssueTrackerProjectsListRequest"] | components["schemas"]["IssueTrackerProjectsGetRequest"]);
        IssueTrackerTeamsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "teams";
            action: string;
        } & (components["schemas"]["IssueTrackerTeamsListRequest"] | components["schemas"]["IssueTrackerTeamsGetRequest"]);
        IssueTrackerExecuteResponse: components["schemas"]["IssueTrackerIssuesListResponse"] | components["schemas"]["IssueTrackerIssuesGetResponse"] | components["schemas"]["IssueTrackerProjectsListResponse"] | components["schemas"]["IssueTrackerProjectsGetResponse"] | components["schemas"]["IssueTrackerTeamsListResponse"] | components["schemas"]["IssueTrackerTeamsGetResponse"];
        IssueTrackerIssuesListParams: {
            /**
             * @description Number of items to return.
             * @default 50
             * @example 25
             */
            first?: number;
            /**
             * @description Cursor of the item after which the page begins. The first page is asked for without it.
             * @example WyJpc3N1ZS1leGFtcGxlLTAyIl0
             */
            after?: string;
        };
        /** @description Lists issues. */
        IssueTrackerIssuesListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "issues";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["IssueTrackerIssuesListParams"];
        };
        IssueTrackerIssuesListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["IssueTrackerIssuePage"];
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
        IssueTrackerIssuesGetParams: {
            /**
             * @description Identifier of the issue.
             * @example 1f0c5a52-0000-4000-8000-000000000101
             */
            id: string;
        };
        /** @description Reads one issue. */
        IssueTrackerIssuesGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "issues";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["IssueTrackerIssuesGetParams"];
        };
        IssueTrackerIssuesGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["IssueTrackerIssue"];
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
        IssueTrackerProjectsListParams: {
            /**
             * @description Number of items to return.
             * @default 50
             * @example 25
             */
            first?: number;
            /**
             * @description Cursor of the item after which the page begins. The first page is asked for without it.
             * @example WyJpc3N1ZS1leGFtcGxlLTAyIl0
             */
            after?: string;
        };
        /** @description Lists projects. */
        IssueTrackerProjectsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "projects";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["IssueTrackerProjectsListParams"];
        };
        IssueTrackerProjectsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["IssueTrackerProjectPage"];
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
        IssueTrackerProjectsGetParams: {
            /**
             * @description Identifier of the project.
             * @example 2f0c5a52-0000-4000-8000-000000000201
             */
            id: string;
        };
        /** @description Reads one project. */
        IssueTrackerProjectsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "projects";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["IssueTrackerProjectsGetParams"];
        };
        IssueTrackerProjectsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["IssueTrackerProject"];
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
        IssueTrackerTeamsListParams: {
            /**
             * @description Number of items to return.
             * @default 50
             * @example 25
             */
            first?: number;
            /**
             * @description Cursor of the item after which the page begins. The first page is asked for without it.
             * @example WyJpc3N1ZS1leGFtcGxlLTAyIl0
             */
            after?: string;
        };
        /** @description Lists teams. */
        IssueTrackerTeamsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "teams";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["IssueTrackerTeamsListParams"];
        };
        IssueTrackerTeamsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["IssueTrackerTeamPage"];
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
        IssueTrackerTeamsGetParams: {
            /**
             * @description Identifier of the team.
             * @example 3f0c5a52-0000-4000-8000-000000000301
             */
            id: string;
        };
        /** @description Reads one team. */
        IssueTrackerTeamsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "teams";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["IssueTrackerTeamsGetParams"];
        };
        IssueTrackerTeamsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["IssueTrackerTeam"];
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
         * API key
         * @description A personal API key of the tracker.
         */
        IssueTrackerAuthConfig: {
            /**
             * @description Personal API key of the person in whose name the tracker is read.
             * @example tracker_key_EXAMPLE0000
             */
            api_key: string;
        };
        /** @description A page of issues inside `data`. */
        IssueTrackerIssuePage: {
            data: {
                [key: string]: unknown;
            };
        };
        /** @description One issue inside `data`. */
        IssueTrackerIssue: {
            data: {
                [key: string]: unknown;
            };
        };
        /** @description A page of projects inside `data`. */
        IssueTrackerProjectPage: {
            data: {
                [key: string]: unknown;
            };
        };
        /** @description One project inside `data`. */
        IssueTrackerProject: {
            data: {
                [key: string]: unknown;
            };
        };
        /** @description A page of teams inside `data`. */
        IssueTrackerTeamPage: {
            data: {
                [key: string]: unknown;
            };
        };
        /** @description One team inside `data`. */
        IssueTrackerTeam: {
            data: {
                [key: string]: unknown;
            };
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
    issueTrackerIssuesList: {
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
                 *       "entity": "issues",
                 *       "action": "list",
                 *       "params": {
                 *         "first": 25
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["IssueTrackerIssuesListRequest"];
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
                     *         "data": {
                     *           "issues": {
                     *             "nodes": [
                     *               {
                     *                 "id": "1f0c5a52-0000-4000-8000-000000000101",
                     *                 "identifier": "EXA-101",
                     *                 "title": "Search forgets its filters after a reload",
                     *                 "priority": 2,
                     *                 "createdAt": "2025-03-04T09:12:45.120Z",
                     *                 "updatedAt": "2025-03-06T16:40:02.310Z"
                     *               },
                     *               {
                     *                 "id": "1f0c5a52-0000-4000-8000-000000000102",
                     *                 "identifier": "EXA-102",
                     *                 "title": "Write the release notes for May",
                     *                 "priority": 4,
                     *                 "createdAt": "2025-03-05T13:01:00.000Z",
                     *                 "updatedAt": "2025-03-05T13:01:00.000Z"
                     *               }
                     *             ],
                     *             "pageInfo": {
                     *               "hasNextPage": false,
                     *               "endCursor": "WyJpc3N1ZS1leGFtcGxlLTAyIl0"
                     *             }
                     *           }
                     *         }
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["IssueTrackerIssuesListResponse"];
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
    issueTrackerIssuesGet: {
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
                 *       "entity": "issues",
                 *       "action": "get",
                 *       "params": {
                 *         "id": "1f0c5a52-0000-4000-8000-000000000101"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["IssueTrackerIssuesGetRequest"];
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
                     *         "data": {
                     *           "issue": {
                     *             "id": "1f0c5a52-0000-4000-8000-000000000101",
                     *             "identifier": "EXA-101",
                     *             "title": "Search forgets its filters after a reload",
                     *             "description": "Set a filter and reload the page. All filters are gone.",
                     *             "priority": 2,
                     *             "createdAt": "2025-03-04T09:12:45.120Z",
                     *             "updatedAt": "2025-03-06T16:40:02.310Z"
                     *           }
                     *         }
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["IssueTrackerIssuesGetResponse"];
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
    issueTrackerProjectsList: {
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
                 *       "entity": "projects",
                 *       "action": "list",
                 *       "params": {
                 *         "first": 25
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["IssueTrackerProjectsListRequest"];
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
                     *         "data": {
                     *           "projects": {
                     *             "nodes": [
                     *               {
                     *                 "id": "2f0c5a52-0000-4000-8000-000000000201",
                     *                 "name": "Faster search",
                     *                 "state": "started",
                     *                 "startDate": "2025-02-01",
                     *                 "targetDate": "2025-06-30",
                     *                 "createdAt": "2025-01-20T08:30:00.000Z"
                     *               }
                     *             ],
                     *             "pageInfo": {
                     *               "hasNextPage": false,
                     *               "endCursor": "WyJwcm9qZWN0LWV4YW1wbGUtMDEiXQ"
                     *             }
                     *           }
                     *         }
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["IssueTrackerProjectsListResponse"];
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
    issueTrackerProjectsGet: {
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
                 *       "entity": "projects",
                 *       "action": "get",
                 *       "params": {
                 *         "id": "2f0c5a52-0000-4000-8000-000000000201"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["IssueTrackerProjectsGetRequest"];
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
                     *         "data": {
                     *           "project": {
                     *             "id": "2f0c5a52-0000-4000-8000-000000000201",
                     *             "name": "Faster search",
                     *             "description": "Bring the median answer time under 200 ms.",
                     *             "state": "started",
                     *             "startDate": "2025-02-01",
                     *             "targetDate": "2025-06-30",
                     *             "createdAt": "2025-01-20T08:30:00.000Z"
                     *           }
                     *         }
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["IssueTrackerProjectsGetResponse"];
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
    issueTrackerTeamsList: {
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
                 *       "entity": "teams",
                 *       "action": "list",
                 *       "params": {
                 *         "first": 25
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["IssueTrackerTeamsListRequest"];
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
                     *         "data": {
                     *           "teams": {
                     *             "nodes": [
                     *               {
                     *                 "id": "3f0c5a52-0000-4000-8000-000000000301",
                     *                 "key": "EXA",
                     *                 "name": "Example team",
                     *                 "timezone": "Europe/Lisbon",
                     *                 "createdAt": "2024-11-02T10:00:00.000Z"
                     *               }
                     *             ],
                     *             "pageInfo": {
                     *               "hasNextPage": false,
                     *               "endCursor": "WyJ0ZWFtLWV4YW1wbGUtMDEiXQ"
                     *             }
                     *           }
                     *         }
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["IssueTrackerTeamsListResponse"];
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
    issueTrackerTeamsGet: {
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
                 *       "entity": "teams",
                 *       "action": "get",
                 *       "params": {
                 *         "id": "3f0c5a52-0000-4000-8000-000000000301"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["IssueTrackerTeamsGetRequest"];
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
                     *         "data": {
                     *           "team": {
                     *             "id": "3f0c5a52-0000-4000-8000-000000000301",
                     *             "key": "EXA",
                     *             "name": "Example team",
                     *             "description": "Looks after search and filters.",
                     *             "timezone": "Europe/Lisbon",
                     *             "createdAt": "2024-11-02T10:00:00.000Z"
                     *           }
                     *         }
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["IssueTrackerTeamsGetResponse"];
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
