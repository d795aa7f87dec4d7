// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
// openapi-typescript 7.13.0, document 4c48fc4b84ef66ab7889d05f9d24e9e0e5199bd4d5efb002c7d2b09b81c192a9, text d1404accc854f5b5f5bf69b7091db9e8e5533a596fa29a2f39dba7ea07687b61

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
         * List issues
         * @description Lists issues. Use `after` to get the next page.
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
         * Get an issue
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
         * List projects
         * @description Lists projects. Use `after` to get the next page.
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
         * Get a project
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
         * List teams
         * @description Lists teams. Use `after` to get the next page.
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
         * Get a team
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
        /** @description Index of all operations by id, with the schemas of each. No request or response uses it. */
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
        IssueTrackerCreateRequest: {
            /**
             * @description Id of the connector to create the instance for. Each connector has one fixed id.
             * @constant
             */
            connector_definition_id: "1c5d8316-ed42-4473-8fbc-2626f03f070c";
            /** @description Credentials of the third-party account. The fields depend on the connector. */
            auth_config: components["schemas"]["IssueTrackerAuthConfig"];
            /**
             * @description Display name of the instance.
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
             * @description Number of items to return per page.
             * @default 50
             * @example 25
             */
            first?: number;
            /**
             * @description Cursor after which the page starts, normally the `endCursor` of the previous page. Leave it out for the first page.
             * @example WyJpc3N1ZS1leGFtcGxlLTAyIl0
             */
            after?: string;
        };
        /** @description Lists issues. */
        IssueTrackerIssuesListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "issues";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["IssueTrackerIssuesListParams"];
        };
        IssueTrackerIssuesListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["IssueTrackerIssuePage"];
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
        IssueTrackerIssuesGetParams: {
            /**
             * @description Id of the issue.
             * @example 1f0c5a52-0000-4000-8000-000000000101
             */
            id: string;
        };
        /** @description Reads one issue. */
        IssueTrackerIssuesGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "issues";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["IssueTrackerIssuesGetParams"];
        };
        IssueTrackerIssuesGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["IssueTrackerIssue"];
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
        IssueTrackerProjectsListParams: {
            /**
             * @description Number of items to return per page.
             * @default 50
             * @example 25
             */
            first?: number;
            /**
             * @description Cursor after which the page starts, normally the `endCursor` of the previous page. Leave it out for the first page.
             * @example WyJpc3N1ZS1leGFtcGxlLTAyIl0
             */
            after?: string;
        };
        /** @description Lists projects. */
        IssueTrackerProjectsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "projects";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["IssueTrackerProjectsListParams"];
        };
        IssueTrackerProjectsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["IssueTrackerProjectPage"];
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
        IssueTrackerProjectsGetParams: {
            /**
             * @description Id of the project.
             * @example 2f0c5a52-0000-4000-8000-000000000201
             */
            id: string;
        };
        /** @description Reads one project. */
        IssueTrackerProjectsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "projects";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["IssueTrackerProjectsGetParams"];
        };
        IssueTrackerProjectsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["IssueTrackerProject"];
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
        IssueTrackerTeamsListParams: {
            /**
             * @description Number of items to return per page.
             * @default 50
             * @example 25
             */
            first?: number;
            /**
             * @description Cursor after which the page starts, normally the `endCursor` of the previous page. Leave it out for the first page.
             * @example WyJpc3N1ZS1leGFtcGxlLTAyIl0
             */
            after?: string;
        };
        /** @description Lists teams. */
        IssueTrackerTeamsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "teams";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["IssueTrackerTeamsListParams"];
        };
        IssueTrackerTeamsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["IssueTrackerTeamPage"];
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
        IssueTrackerTeamsGetParams: {
            /**
             * @description Id of the team.
             * @example 3f0c5a52-0000-4000-8000-000000000301
             */
            id: string;
        };
        /** @description Reads one team. */
        IssueTrackerTeamsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "teams";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["IssueTrackerTeamsGetParams"];
        };
        IssueTrackerTeamsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["IssueTrackerTeam"];
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
         * API key
         * @description A personal API key of a user of the tracker.
         */
        IssueTrackerAuthConfig: {
            /**
             * @description Personal API key of the user on whose behalf the connector reads.
             * @example tracker_key_EXAMPLE0000
             */
            api_key: string;
        };
        /** @description A response with a page of issues inside `data`. */
        IssueTrackerIssuePage: {
            /** @description GraphQL response data. The public API has the page under `issues`. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description A response with one issue inside `data`. */
        IssueTrackerIssue: {
            /** @description GraphQL response data. The public API has the issue under `issue`. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description A response with a page of projects inside `data`. */
        IssueTrackerProjectPage: {
            /** @description GraphQL response data. The public API has the page under `projects`. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description A response with one project inside `data`. */
        IssueTrackerProject: {
            /** @description GraphQL response data. The public API has the project under `project`. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description A response with a page of teams inside `data`. */
        IssueTrackerTeamPage: {
            /** @description GraphQL response data. The public API has the page under `teams`. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description A response with one team inside `data`. */
        IssueTrackerTeam: {
            /** @description GraphQL response data. The public API has the team under `team`. */
            data: {
                [key: string]: unknown;
            };
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
    issueTrackerIssuesList: {
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
            /** @description An `IssuePage` record with a page of results in `data.issues.nodes`. */
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
            /** @description The `Issue` record. */
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
            /** @description A `ProjectPage` record with a page of results in `data.projects.nodes`. */
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
            /** @description The `Project` record. */
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
            /** @description A `TeamPage` record with a page of results in `data.teams.nodes`. */
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
            /** @description The `Team` record. */
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
