// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
// openapi-typescript 7.13.0, document a1048490874c146917078166c1092b56c3fcb221f80b40a27b7fdac6c4fb2e9b, text b9c509d226d2d38612a5d408e72dbfdc1c7577c53cb9da1c997bd92a0e26c7dd

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
    "/api/v1/connectors/instances/{connector_instance_id}/execute#project_tracker.issues.api_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search issues
         * @description Searches issues with a query in the tracker's query language. Use `nextPageToken` to get the next page.
         */
        post: operations["projectTrackerIssuesApiSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#project_tracker.issues.get": {
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
        post: operations["projectTrackerIssuesGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#project_tracker.projects.api_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search projects
         * @description Searches projects. Use `startAt` to get the next page.
         */
        post: operations["projectTrackerProjectsApiSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#project_tracker.projects.get": {
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
        post: operations["projectTrackerProjectsGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#project_tracker.users.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a user
         * @description Reads one user.
         */
        post: operations["projectTrackerUsersGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#project_tracker.users.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List users
         * @description Lists users. Use `startAt` to get the next page.
         */
        post: operations["projectTrackerUsersList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#project_tracker.users.api_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search users
         * @description Searches users. Use `startAt` to get the next page.
         */
        post: operations["projectTrackerUsersApiSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#project_tracker.issue_fields.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List issue fields
         * @description Lists all issue fields. Cannot be paged. The action has no parameters and no Meta that could lead to another page.
         */
        post: operations["projectTrackerIssueFieldsList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#project_tracker.issue_fields.api_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search issue fields
         * @description Searches issue fields. Use `startAt` to get the next page.
         */
        post: operations["projectTrackerIssueFieldsApiSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#project_tracker.issue_comments.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List issue comments
         * @description Lists the comments on an issue. Use `startAt` to get the next page.
         */
        post: operations["projectTrackerIssueCommentsList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#project_tracker.issue_comments.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an issue comment
         * @description Reads one comment on an issue.
         */
        post: operations["projectTrackerIssueCommentsGet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#project_tracker.issue_worklogs.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List issue worklogs
         * @description Lists the worklogs of an issue. Use `startAt` to get the next page.
         */
        post: operations["projectTrackerIssueWorklogsList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connectors/instances/{connector_instance_id}/execute#project_tracker.issue_worklogs.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an issue worklog
         * @description Reads one worklog of an issue.
         */
        post: operations["projectTrackerIssueWorklogsGet"];
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
            "project_tracker.issues.api_search": {
                params: components["schemas"]["ProjectTrackerIssuesApiSearchParams"];
                request: components["schemas"]["ProjectTrackerIssuesApiSearchRequest"];
                record: components["schemas"]["ProjectTrackerIssue"];
                meta: components["schemas"]["ProjectTrackerIssuesApiSearchMeta"];
                response: components["schemas"]["ProjectTrackerIssuesApiSearchResponse"];
            };
            "project_tracker.issues.get": {
                params: components["schemas"]["ProjectTrackerIssuesGetParams"];
                request: components["schemas"]["ProjectTrackerIssuesGetRequest"];
                record: components["schemas"]["ProjectTrackerIssue"];
                response: components["schemas"]["ProjectTrackerIssuesGetResponse"];
            };
            "project_tracker.projects.api_search": {
                params: components["schemas"]["ProjectTrackerProjectsApiSearchParams"];
                request: components["schemas"]["ProjectTrackerProjectsApiSearchRequest"];
                record: components["schemas"]["ProjectTrackerProject"];
                meta: components["schemas"]["ProjectTrackerProjectsApiSearchMeta"];
                response: components["schemas"]["ProjectTrackerProjectsApiSearchResponse"];
            };
            "project_tracker.projects.get": {
                params: components["schemas"]["ProjectTrackerProjectsGetParams"];
                request: components["schemas"]["ProjectTrackerProjectsGetRequest"];
                record: components["schemas"]["ProjectTrackerProject"];
                response: components["schemas"]["ProjectTrackerProjectsGetResponse"];
            };
            "project_tracker.users.get": {
                params: components["schemas"]["ProjectTrackerUsersGetParams"];
                request: components["schemas"]["ProjectTrackerUsersGetRequest"];
                record: components["schemas"]["ProjectTrackerUser"];
                response: components["schemas"]["ProjectTrackerUsersGetResponse"];
            };
            "project_tracker.users.list": {
                params: components["schemas"]["ProjectTrackerUsersListParams"];
                request: components["schemas"]["ProjectTrackerUsersListRequest"];
                record: components["schemas"]["ProjectTrackerUser"];
                response: components["schemas"]["ProjectTrackerUsersListResponse"];
            };
            "project_tracker.users.api_search": {
                params: components["schemas"]["ProjectTrackerUsersApiSearchParams"];
                request: components["schemas"]["ProjectTrackerUsersApiSearchRequest"];
                record: components["schemas"]["ProjectTrackerUser"];
                response: components["schemas"]["ProjectTrackerUsersApiSearchResponse"];
            };
            "project_tracker.issue_fields.list": {
                params: components["schemas"]["ProjectTrackerIssueFieldsListParams"];
                request: components["schemas"]["ProjectTrackerIssueFieldsListRequest"];
                record: components["schemas"]["ProjectTrackerIssueField"];
                response: components["schemas"]["ProjectTrackerIssueFieldsListResponse"];
            };
            "project_tracker.issue_fields.api_search": {
                params: components["schemas"]["ProjectTrackerIssueFieldsApiSearchParams"];
                request: components["schemas"]["ProjectTrackerIssueFieldsApiSearchRequest"];
                record: components["schemas"]["ProjectTrackerIssueFieldSearchResult"];
                response: components["schemas"]["ProjectTrackerIssueFieldsApiSearchResponse"];
            };
            "project_tracker.issue_comments.list": {
                params: components["schemas"]["ProjectTrackerIssueCommentsListParams"];
                request: components["schemas"]["ProjectTrackerIssueCommentsListRequest"];
                record: components["schemas"]["ProjectTrackerIssueComment"];
                meta: components["schemas"]["ProjectTrackerIssueCommentsListMeta"];
                response: components["schemas"]["ProjectTrackerIssueCommentsListResponse"];
            };
            "project_tracker.issue_comments.get": {
                params: components["schemas"]["ProjectTrackerIssueCommentsGetParams"];
                request: components["schemas"]["ProjectTrackerIssueCommentsGetRequest"];
                record: components["schemas"]["ProjectTrackerIssueComment"];
                response: components["schemas"]["ProjectTrackerIssueCommentsGetResponse"];
            };
            "project_tracker.issue_worklogs.list": {
                params: components["schemas"]["ProjectTrackerIssueWorklogsListParams"];
                request: components["schemas"]["ProjectTrackerIssueWorklogsListRequest"];
                record: components["schemas"]["ProjectTrackerIssueWorklog"];
                meta: components["schemas"]["ProjectTrackerIssueWorklogsListMeta"];
                response: components["schemas"]["ProjectTrackerIssueWorklogsListResponse"];
            };
            "project_tracker.issue_worklogs.get": {
                params: components["schemas"]["ProjectTrackerIssueWorklogsGetParams"];
                request: components["schemas"]["ProjectTrackerIssueWorklogsGetRequest"];
                record: components["schemas"]["ProjectTrackerIssueWorklog"];
                response: components["schemas"]["ProjectTrackerIssueWorklogsGetResponse"];
            };
        };
        ExecuteRequest: components["schemas"]["ProjectTrackerExecuteRequest"];
        ExecuteResponse: components["schemas"]["ProjectTrackerExecuteResponse"];
        GatewayCreateInstanceRequest: components["schemas"]["ProjectTrackerCreateRequest"];
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
        ProjectTrackerCreateRequest: {
            /**
             * @description Id of the connector to create the instance for. Each connector has one fixed id.
             * @constant
             */
            connector_definition_id: "68e63de2-bb83-4c7e-93fa-a8a9051e3993";
            /** @description Credentials of the third-party account. The fields depend on the connector. */
            auth_config: components["schemas"]["ProjectTrackerAuthConfig"];
            /** @description Settings of the connector other than its credentials. */
            config?: {
                /**
                 * @description Subdomain of the tenant, used to build the base address of the third-party API.
                 * @example example-team
                 */
                subdomain?: string;
            } & {
                [key: string]: unknown;
            };
            /**
             * @description Display name of the instance.
             * @example Main account
             */
            name: string;
        };
        ProjectTrackerExecuteRequest: components["schemas"]["ProjectTrackerIssuesRequest"] | components["schemas"]["ProjectTrackerProjectsRequest"] | components["schemas"]["ProjectTrackerUsersRequest"] | components["schemas"]["ProjectTrackerIssueFieldsRequest"] | components["schemas"]["ProjectTrackerIssueCommentsRequest"] | components["schemas"]["ProjectTrackerIssueWorklogsRequest"];
        ProjectTrackerIssuesRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "issues";
            action: string;
        } & (components["schemas"]["ProjectTrackerIssuesApiSearchRequest"] | components["schemas"]["ProjectTrackerIssuesGetRequest"]);
        ProjectTrackerProjectsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "projects";
            action: string;
        } & (components["schemas"]["ProjectTrackerProjectsApiSearchRequest"] | components["schemas"]["ProjectTrackerProjectsGetRequest"]);
        ProjectTrackerUsersRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "users";
            action: string;
        } & (components["schemas"]["ProjectTrackerUsersGetRequest"] | components["schemas"]["ProjectTrackerUsersListRequest"] | components["schemas"]["ProjectTrackerUsersApiSearchRequest"]);
        ProjectTrackerIssueFieldsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "issue_fields";
            action: string;
        } & (components["schemas"]["ProjectTrackerIssueFieldsListRequest"] | components["schemas"]["ProjectTrackerIssueFieldsApiSearchRequest"]);
        ProjectTrackerIssueCommentsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "issue_comments";
            action: string;
        } & (components["schemas"]["ProjectTrackerIssueCommentsListRequest"] | components["schemas"]["ProjectTrackerIssueCommentsGetRequest"]);
        ProjectTrackerIssueWorklogsRequest: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            entity: "issue_worklogs";
            action: string;
        } & (components["schemas"]["ProjectTrackerIssueWorklogsListRequest"] | components["schemas"]["ProjectTrackerIssueWorklogsGetRequest"]);
        ProjectTrackerExecuteResponse: components["schemas"]["ProjectTrackerIssuesApiSearchResponse"] | components["schemas"]["ProjectTrackerIssuesGetResponse"] | components["schemas"]["ProjectTrackerProjectsApiSearchResponse"] | components["schemas"]["ProjectTrackerProjectsGetResponse"] | components["schemas"]["ProjectTrackerUsersGetResponse"] | components["schemas"]["ProjectTrackerUsersListResponse"] | components["schemas"]["ProjectTrackerUsersApiSearchResponse"] | components["schemas"]["ProjectTrackerIssueFieldsListResponse"] | components["schemas"]["ProjectTrackerIssueFieldsApiSearchResponse"] | components["schemas"]["ProjectTrackerIssueCommentsListResponse"] | components["schemas"]["ProjectTrackerIssueCommentsGetResponse"] | components["schemas"]["ProjectTrackerIssueWorklogsListResponse"] | components["schemas"]["ProjectTrackerIssueWorklogsGetResponse"];
        ProjectTrackerIssuesApiSearchParams: {
            /**
             * @description Query in the tracker's query language. An `ORDER BY` clause sets the order.
             * @example project = EXA AND status = "In progress" ORDER BY updated DESC
             */
            jql?: string;
            /**
             * @description The `nextPageToken` of the previous page. Leave it out for the first page.
             * @example page-token-EXAMPLE-2
             */
            nextPageToken?: string;
            /**
             * @description Page size. A page can hold fewer issues when many fields or properties are requested, and holds the most when only `id` or `key` is requested.
             * @default 50
             * @example 100
             */
            maxResults?: number;
            /**
             * @description Fields to return; by default, all navigable fields.
             * @example summary,status,assignee
             */
            fields?: string;
            /**
             * @description Additional parts of the issue to include in the response.
             * @example names,changelog
             */
            expand?: string;
            /**
             * @description Keys of the issue properties to return.
             * @example review.state,review.owner
             */
            properties?: string;
            /**
             * @description Whether `fields` contains field keys (true) or field ids (false).
             * @default false
             * @example true
             */
            fieldsByKeys?: boolean;
            /**
             * @description Whether the request fails early when the data of some fields cannot be retrieved.
             * @default false
             * @example true
             */
            failFast?: boolean;
        };
        /** @description Searches issues with a query in the tracker's query language. */
        ProjectTrackerIssuesApiSearchRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "issues";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["ProjectTrackerIssuesApiSearchParams"];
        };
        ProjectTrackerIssuesApiSearchMeta: {
            /**
             * @description Token of the next page, left out on the last page.
             * @example null
             */
            nextPageToken?: string | null;
            /**
             * @description Whether this is the last page.
             * @example true
             */
            isLast?: boolean | null;
            /**
             * @description Number of issues that match the query.
             * @example 1
             */
            total: number;
        };
        ProjectTrackerIssuesApiSearchResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["ProjectTrackerIssue"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["ProjectTrackerIssuesApiSearchMeta"] | null;
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
        ProjectTrackerIssuesGetParams: {
            /**
             * @description Id or key of the issue.
             * @example EXA-42
             */
            issueIdOrKey: string;
            /**
             * @description Fields to return; by default, all navigable fields.
             * @example summary,status,assignee
             */
            fields?: string;
            /**
             * @description Additional parts of the issue to include in the response.
             * @example names,changelog
             */
            expand?: string;
            /**
             * @description Keys of the issue properties to return.
             * @example review.state,review.owner
             */
            properties?: string;
            /**
             * @description Whether `fields` contains field keys (true) or field ids (false).
             * @default false
             * @example true
             */
            fieldsByKeys?: boolean;
            /**
             * @description Whether to add this read to the user's recent history.
             * @default false
             * @example false
             */
            updateHistory?: boolean;
            /**
             * @description Whether the request fails early when the data of some fields cannot be retrieved.
             * @default false
             * @example true
             */
            failFast?: boolean;
        };
        /** @description Reads one issue. */
        ProjectTrackerIssuesGetRequest: {
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
            params: components["schemas"]["ProjectTrackerIssuesGetParams"];
        };
        ProjectTrackerIssuesGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["ProjectTrackerIssue"];
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
        ProjectTrackerProjectsApiSearchParams: {
            /**
             * @description Index of the first item to return. The first page starts at 0.
             * @default 0
             * @example 50
             */
            startAt?: number;
            /**
             * @description Page size. A page can hold fewer projects.
             * @default 50
             * @example 25
             */
            maxResults?: number;
            /**
             * @description Sort order. A leading `+` means ascending, a leading `-` descending.
             * @example -lastIssueUpdatedDate
             * @enum {string}
             */
            orderBy?: "category" | "+category" | "-category" | "key" | "+key" | "-key" | "name" | "+name" | "-name" | "owner" | "+owner" | "-owner" | "issueCount" | "+issueCount" | "-issueCount" | "lastIssueUpdatedDate" | "+lastIssueUpdatedDate" | "-lastIssueUpdatedDate" | "archivedDate" | "+archivedDate" | "-archivedDate" | "deletedDate" | "+deletedDate" | "-deletedDate";
            /**
             * @description Only the projects with these ids.
             * @example [
             *       10000,
             *       10001
             *     ]
             */
            id?: number[];
            /**
             * @description Only the projects with these keys.
             * @example [
             *       "EXA",
             *       "DOCS"
             *     ]
             */
            keys?: string[];
            /**
             * @description Literal text to find in the key or the name, ignoring case.
             * @example export
             */
            query?: string;
            /**
             * @description Only the projects of these types.
             * @example software,business
             */
            typeKey?: string;
            /**
             * @description Only the projects of the category with this id.
             * @example 10010
             */
            categoryId?: number;
            /**
             * @description Only the projects for which the user has this permission.
             * @example browse
             * @enum {string}
             */
            action?: "view" | "browse" | "edit" | "create";
            /**
             * @description Additional parts of the project to include in the response.
             * @example description,lead
             */
            expand?: string;
            /**
             * @description Only the projects in these states. Experimental: The document marks this filter as experimental.
             * @example [
             *       "live",
             *       "archived"
             *     ]
             */
            status?: ("live" | "archived" | "deleted")[];
        };
        /** @description Searches projects. */
        ProjectTrackerProjectsApiSearchRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "projects";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["ProjectTrackerProjectsApiSearchParams"];
        };
        ProjectTrackerProjectsApiSearchMeta: {
            /**
             * @description URL of the next page, if there is one.
             * @example null
             */
            nextPage?: string | null;
            /**
             * @description Number of projects that match the search.
             * @example 1
             */
            total: number;
        };
        ProjectTrackerProjectsApiSearchResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["ProjectTrackerProject"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["ProjectTrackerProjectsApiSearchMeta"] | null;
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
        ProjectTrackerProjectsGetParams: {
            /**
             * @description Id or key of the project.
             * @example EXA
             */
            projectIdOrKey: string;
            /**
             * @description Additional parts of the project to include in the response.
             * @example description,lead
             */
            expand?: string;
            /**
             * @description Keys of the project properties to return.
             * @example reviewCycle
             */
            properties?: string;
        };
        /** @description Reads one project. */
        ProjectTrackerProjectsGetRequest: {
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
            params: components["schemas"]["ProjectTrackerProjectsGetParams"];
        };
        ProjectTrackerProjectsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["ProjectTrackerProject"];
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
        ProjectTrackerUsersGetParams: {
            /**
             * @description Account id of the user.
             * @example 000000-example-0001
             */
            accountId: string;
            /**
             * @description Additional parts of the user to include in the response.
             * @example groups
             */
            expand?: string;
        };
        /** @description Reads one user. */
        ProjectTrackerUsersGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "users";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["ProjectTrackerUsersGetParams"];
        };
        ProjectTrackerUsersGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["ProjectTrackerUser"];
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
        ProjectTrackerUsersListParams: {
            /**
             * @description Index of the first item to return. The first page starts at 0.
             * @default 0
             * @example 50
             */
            startAt?: number;
            /**
             * @description Page size. A page can hold fewer users.
             * @default 50
             * @example 200
             */
            maxResults?: number;
        };
        /** @description Lists users. */
        ProjectTrackerUsersListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "users";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["ProjectTrackerUsersListParams"];
        };
        ProjectTrackerUsersListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["ProjectTrackerUser"][];
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
        ProjectTrackerUsersApiSearchParams: {
            /**
             * @description Text to match against the display name, the email address and the account id.
             * @example ada
             */
            query?: string;
            /**
             * @description Index of the first item to return. The first page starts at 0.
             * @default 0
             * @example 50
             */
            startAt?: number;
            /**
             * @description Page size. A page can hold fewer users.
             * @default 50
             * @example 200
             */
            maxResults?: number;
            /**
             * @description Account id of the user to find.
             * @example 000000-example-0001
             */
            accountId?: string;
            /**
             * @description Query on user properties. The document does not show its syntax.
             * @example team.name
             */
            property?: string;
        };
        /** @description Searches users. */
        ProjectTrackerUsersApiSearchRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "users";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["ProjectTrackerUsersApiSearchParams"];
        };
        ProjectTrackerUsersApiSearchResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["ProjectTrackerUser"][];
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
        ProjectTrackerIssueFieldsListParams: Record<string, never>;
        /** @description Lists all issue fields. */
        ProjectTrackerIssueFieldsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "issue_fields";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["ProjectTrackerIssueFieldsListParams"];
        };
        ProjectTrackerIssueFieldsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["ProjectTrackerIssueField"][];
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
        ProjectTrackerIssueFieldsApiSearchParams: {
            /**
             * @description Index of the first item to return. The first page starts at 0.
             * @default 0
             * @example 50
             */
            startAt?: number;
            /**
             * @description Page size. A page can hold fewer fields.
             * @default 50
             * @example 25
             */
            maxResults?: number;
            /**
             * @description Only the fields of these kinds, custom or built-in.
             * @example [
             *       "custom"
             *     ]
             */
            type?: ("custom" | "system")[];
            /**
             * @description Only the fields with these ids.
             * @example [
             *       "customfield_10050"
             *     ]
             */
            id?: string[];
            /**
             * @description Text to find in the name, the description or the id of the field, ignoring case.
             * @example release
             */
            query?: string;
            /**
             * @description Sort order. A leading `+` means ascending, a leading `-` descending.
             * @example -lastUsed
             * @enum {string}
             */
            orderBy?: "contextsCount" | "+contextsCount" | "-contextsCount" | "lastUsed" | "+lastUsed" | "-lastUsed" | "name" | "+name" | "-name" | "screensCount" | "+screensCount" | "-screensCount";
            /**
             * @description Additional parts of each field to include in the response.
             * @example screensCount,lastUsed
             */
            expand?: string;
        };
        /** @description Searches issue fields. */
        ProjectTrackerIssueFieldsApiSearchRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "issue_fields";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params?: components["schemas"]["ProjectTrackerIssueFieldsApiSearchParams"];
        };
        ProjectTrackerIssueFieldsApiSearchResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["ProjectTrackerIssueFieldSearchResult"];
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
        ProjectTrackerIssueCommentsListParams: {
            /**
             * @description Id or key of the issue.
             * @example EXA-42
             */
            issueIdOrKey: string;
            /**
             * @description Index of the first item to return. The first page starts at 0.
             * @default 0
             * @example 50
             */
            startAt?: number;
            /**
             * @description Page size. A page can hold fewer comments.
             * @default 50
             * @example 25
             */
            maxResults?: number;
            /**
             * @description Sort order by creation time. A leading `+` means ascending, a leading `-` descending.
             * @example -created
             * @enum {string}
             */
            orderBy?: "created" | "-created" | "+created";
            /**
             * @description Additional parts of the comment to include in the response.
             * @example renderedBody
             */
            expand?: string;
        };
        /** @description Lists the comments on an issue. */
        ProjectTrackerIssueCommentsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "issue_comments";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["ProjectTrackerIssueCommentsListParams"];
        };
        ProjectTrackerIssueCommentsListMeta: {
            /**
             * @description Index of the first comment on this page, counted from 0.
             * @example 0
             */
            startAt: number;
            /**
             * @description Maximum number of comments per page.
             * @example 50
             */
            maxResults: number;
            /**
             * @description Number of comments on the issue.
             * @example 1
             */
            total: number;
        };
        ProjectTrackerIssueCommentsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["ProjectTrackerIssueComment"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["ProjectTrackerIssueCommentsListMeta"] | null;
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
        ProjectTrackerIssueCommentsGetParams: {
            /**
             * @description Id or key of the issue.
             * @example EXA-42
             */
            issueIdOrKey: string;
            /**
             * @description Id of the comment.
             * @example 10501
             */
            commentId: string;
            /**
             * @description Additional parts of the comment to include in the response.
             * @example renderedBody
             */
            expand?: string;
        };
        /** @description Reads one comment on an issue. */
        ProjectTrackerIssueCommentsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "issue_comments";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["ProjectTrackerIssueCommentsGetParams"];
        };
        ProjectTrackerIssueCommentsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["ProjectTrackerIssueComment"];
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
        ProjectTrackerIssueWorklogsListParams: {
            /**
             * @description Id or key of the issue.
             * @example EXA-42
             */
            issueIdOrKey: string;
            /**
             * @description Index of the first item to return. The first page starts at 0.
             * @default 0
             * @example 50
             */
            startAt?: number;
            /**
             * @description Page size. A page can hold fewer worklogs.
             * @default 50
             * @example 25
             */
            maxResults?: number;
            /**
             * @description Additional parts of the worklog to include in the response.
             * @example properties
             */
            expand?: string;
        };
        /** @description Lists the worklogs of an issue. */
        ProjectTrackerIssueWorklogsListRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "issue_worklogs";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["ProjectTrackerIssueWorklogsListParams"];
        };
        ProjectTrackerIssueWorklogsListMeta: {
            /**
             * @description Index of the first worklog on this page, counted from 0.
             * @example 0
             */
            startAt: number;
            /**
             * @description Maximum number of worklogs per page.
             * @example 50
             */
            maxResults: number;
            /**
             * @description Number of worklogs of the issue.
             * @example 1
             */
            total: number;
        };
        ProjectTrackerIssueWorklogsListResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["ProjectTrackerIssueWorklog"][];
            /** @description Meta of the operation. Values that the third party does not provide are null, and the object itself may be missing. */
            connector_metadata?: components["schemas"]["ProjectTrackerIssueWorklogsListMeta"] | null;
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
        ProjectTrackerIssueWorklogsGetParams: {
            /**
             * @description Id or key of the issue.
             * @example EXA-42
             */
            issueIdOrKey: string;
            /**
             * @description Id of the worklog.
             * @example 10601
             */
            worklogId: string;
            /**
             * @description Additional parts of the worklog to include in the response.
             * @example properties
             */
            expand?: string;
        };
        /** @description Reads one worklog of an issue. */
        ProjectTrackerIssueWorklogsGetRequest: {
            /**
             * @description Entity to act on. Written in lower snake case.
             * @constant
             */
            entity: "issue_worklogs";
            /**
             * @description Action to perform on the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be omitted if the operation has no required parameter. */
            params: components["schemas"]["ProjectTrackerIssueWorklogsGetParams"];
        };
        ProjectTrackerIssueWorklogsGetResponse: {
            /**
             * @description Indicates that the operation succeeded.
             * @constant
             */
            status: "success";
            /** @description What the operation returned. A list returns an array of records, most other operations a single record. */
            result: components["schemas"]["ProjectTrackerIssueWorklog"];
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
         * API token
         * @description Email address of an account together with an API token of that account.
         */
        ProjectTrackerAuthConfig: {
            /**
             * @description Email address of the account.
             * @example ada.example@example.test
             */
            username: string;
            /**
             * @description API token of the account, not the password that its owner signs in with.
             * @example tracker_token_EXAMPLE0000
             */
            password: string;
        };
        /** @description An issue, the unit of work in the tracker. */
        ProjectTrackerIssue: {
            /** @description Numeric id of the issue, as a string. */
            id: string;
            /** @description Key of the issue, made of the project key and a number. */
            key: string;
            /** @description URL of the issue in the tracker's REST API. */
            self: string;
            /** @description Names of the parts that the `expand` parameter can add, joined by commas. */
            expand?: string | null;
            /** @description Values of the issue's fields, by field id. */
            fields: {
                [key: string]: unknown;
            };
        };
        /** @description A project, which groups related issues. */
        ProjectTrackerProject: {
            /** @description Numeric id of the project, as a string. */
            id: string;
            /** @description Key of the project, with which the keys of its issues begin. */
            key: string;
            /** @description Name of the project. */
            name: string;
            /** @description URL of the project in the tracker's REST API. */
            self: string;
            /** @description Names of the parts that the `expand` parameter can add, joined by commas. */
            expand?: string | null;
            /** @description Description of the project. */
            description?: string | null;
            /** @description User who leads the project. */
            lead?: {
                [key: string]: unknown;
            } | null;
            /** @description URLs of the project's avatar images, by size in pixels such as `48x48`. */
            avatarUrls: {
                [key: string]: unknown;
            };
            /** @description Type of the project, such as `software` or `business`. */
            projectTypeKey: string;
            /** @description Whether the project is team-managed, with a simplified configuration. */
            simplified: boolean;
            /** @description Way in which the project is managed, such as `classic` (company-managed) or `next-gen` (team-managed). */
            style: string;
            /** @description Whether the project is private. */
            isPrivate: boolean;
            /** @description Values of the project's properties, by property key. */
            properties: {
                [key: string]: unknown;
            };
            /** @description Category that the project belongs to. */
            projectCategory?: {
                [key: string]: unknown;
            } | null;
            /** @description Unique id of the project, set for team-managed projects. */
            entityId?: string | null;
            /** @description UUID of the project, set for team-managed projects. */
            uuid?: string | null;
            /** @description Link to more information about the project, such as its documentation. */
            url?: string | null;
            /** @description Who is assigned to new issues by default, such as `PROJECT_LEAD` or `UNASSIGNED`. */
            assigneeType?: string | null;
            /** @description Components that the project is divided into. */
            components?: unknown[] | null;
            /** @description Types of issues that the project can contain. */
            issueTypes?: unknown[] | null;
            /** @description Versions of the project, released and planned. */
            versions?: unknown[] | null;
            /** @description URLs of the project's roles in the tracker's REST API, by role name. */
            roles?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A person or app with an account. */
        ProjectTrackerUser: {
            /** @description URL of the user in the tracker's REST API. */
            self: string;
            /** @description Account id of the user, the same in all products of the provider. */
            accountId: string;
            /** @description Type of the account, such as `atlassian` (a regular user), `app` or `customer`. */
            accountType: string;
            /** @description Email address of the user, unless the user's privacy settings hide it. */
            emailAddress?: string | null;
            /** @description URLs of the user's avatar images, by size in pixels such as `48x48`. */
            avatarUrls: {
                [key: string]: unknown;
            };
            /** @description Display name of the user. */
            displayName: string;
            /** @description Whether the account is active. */
            active: boolean;
            /** @description Time zone of the user, as an IANA name such as `Europe/Lisbon`. */
            timeZone?: string | null;
            /** @description Locale of the user, such as `en_GB`. */
            locale?: string | null;
            /** @description Names of the parts that the `expand` parameter can add, joined by commas. */
            expand?: string | null;
            /** @description Groups of which the user is a member. */
            groups?: {
                [key: string]: unknown;
            } | null;
            /** @description Application roles that the user has. */
            applicationRoles?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A field that issues can have, built-in or custom. */
        ProjectTrackerIssueField: {
            /** @description Id of the field, such as `summary` or `customfield_10050`. */
            id: string;
            /** @description Key of the field, usually the same as its id. */
            key?: string | null;
            /** @description Display name of the field. */
            name: string;
            /** @description Whether customers added the field; false for built-in fields. */
            custom?: boolean | null;
            /** @description Whether issues can be sorted by the field. */
            orderable?: boolean | null;
            /** @description Whether the field can be shown as a column in lists of issues. */
            navigable?: boolean | null;
            /** @description Whether queries can search the field. */
            searchable?: boolean | null;
            /** @description Names that refer to the field in queries. */
            clauseNames?: unknown[] | null;
            /** @description Schema of the field's values, such as their type and the id of the custom field. */
            schema?: {
                [key: string]: unknown;
            } | null;
            /** @description Name of the field before translation. */
            untranslatedName?: string | null;
            /** @description Display name of the field's type. */
            typeDisplayName?: string | null;
            /** @description Description of the field. */
            description?: string | null;
            /** @description Key of the searcher, which determines how queries can search a custom field. */
            searcherKey?: string | null;
            /** @description Number of screens that show the field. */
            screensCount?: number | null;
            /** @description Number of contexts that the field has. */
            contextsCount?: number | null;
            /** @description Whether the field is locked, so that it cannot be changed. */
            isLocked?: boolean | null;
            /** @description Time when a value of the field was last changed, such as `2025-03-06T16:40:02.310+0000`. */
            lastUsed?: string | null;
        };
        /** @description A page of the issue fields that a search found. */
        ProjectTrackerIssueFieldSearchResult: {
            /** @description Maximum number of fields per page. */
            maxResults: number;
            /** @description Index of the first field on this page, counted from 0. */
            startAt: number;
            /** @description Number of fields that match the search. */
            total: number;
            /** @description Whether this is the last page. */
            isLast: boolean;
            /** @description Issue fields on this page. */
            values: components["schemas"]["ProjectTrackerIssueField"][];
        };
        /** @description A comment on an issue. */
        ProjectTrackerIssueComment: {
            /** @description Numeric id of the comment, as a string. */
            id: string;
            /** @description URL of the comment in the tracker's REST API. */
            self: string;
            /** @description Text of the comment, as a rich-text document in JSON. */
            body: {
                [key: string]: unknown;
            };
            /** @description User who wrote the comment. */
            author: {
                [key: string]: unknown;
            };
            /** @description User who last changed the comment. */
            updateAuthor: {
                [key: string]: unknown;
            };
            /** @description Time of creation, such as `2025-03-04T10:02:11.000+0000`. */
            created: string;
            /** @description Time of the last change, such as `2025-03-04T10:05:40.000+0000`. */
            updated: string;
            /** @description Whether customers of the service desk can see the comment. */
            jsdPublic: boolean;
            /** @description Group or project role that the comment is restricted to. */
            visibility?: {
                [key: string]: unknown;
            } | null;
            /** @description Text of the comment as HTML, if `expand` requests it. */
            renderedBody?: string | null;
            /** @description Properties of the comment, if `expand` requests them. */
            properties?: unknown[] | null;
        };
        /** @description A record of time that a user spent on an issue. */
        ProjectTrackerIssueWorklog: {
            /** @description Numeric id of the worklog, as a string. */
            id: string;
            /** @description URL of the worklog in the tracker's REST API. */
            self: string;
            /** @description User who logged the time. */
            author: {
                [key: string]: unknown;
            };
            /** @description User who last changed the worklog. */
            updateAuthor: {
                [key: string]: unknown;
            };
            /** @description Comment on the work, as a rich-text document in JSON. */
            comment: {
                [key: string]: unknown;
            };
            /** @description Time when the worklog was created, such as `2025-03-05T17:30:00.000+0000`. */
            created: string;
            /** @description Time of the last change, such as `2025-03-05T17:30:00.000+0000`. */
            updated: string;
            /** @description Time when the work started, such as `2025-03-05T14:00:00.000+0000`. */
            started: string;
            /** @description Time spent, as text such as `3h 20m`. */
            timeSpent: string;
            /** @description Time spent, in seconds. */
            timeSpentSeconds: number;
            /** @description Numeric id of the issue that the time was spent on, as a string. */
            issueId: string;
            /** @description Group or project role that the worklog is restricted to. */
            visibility?: {
                [key: string]: unknown;
            } | null;
            /** @description Properties of the worklog, if `expand` requests them. */
            properties?: unknown[] | null;
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
    projectTrackerIssuesApiSearch: {
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
                 *       "action": "api_search",
                 *       "params": {
                 *         "jql": "project = EXA AND status = \"In progress\" ORDER BY updated DESC"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProjectTrackerIssuesApiSearchRequest"];
            };
        };
        responses: {
            /** @description A page of `Issue` records. */
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
                     *           "id": "10042",
                     *           "key": "EXA-42",
                     *           "self": "https://example-team.tracker.test/rest/api/3/issue/10042",
                     *           "expand": "renderedFields,names,schema,transitions,operations,editmeta,changelog,versionedRepresentations",
                     *           "fields": {
                     *             "summary": "Export stops at the first empty row",
                     *             "status": {
                     *               "id": "3",
                     *               "name": "In progress"
                     *             },
                     *             "issuetype": {
                     *               "id": "10001",
                     *               "name": "Bug",
                     *               "subtask": false
                     *             },
                     *             "labels": [
                     *               "export",
                     *               "regression"
                     *             ],
                     *             "created": "2025-03-04T09:12:45.120+0000",
                     *             "updated": "2025-03-06T16:40:02.310+0000"
                     *           }
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "nextPageToken": null,
                     *         "isLast": true,
                     *         "total": 1
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectTrackerIssuesApiSearchResponse"];
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
    projectTrackerIssuesGet: {
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
                 *         "issueIdOrKey": "EXA-42"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProjectTrackerIssuesGetRequest"];
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
                     *         "id": "10042",
                     *         "key": "EXA-42",
                     *         "self": "https://example-team.tracker.test/rest/api/3/issue/10042",
                     *         "expand": "renderedFields,names,schema,transitions,operations,editmeta,changelog,versionedRepresentations",
                     *         "fields": {
                     *           "summary": "Export stops at the first empty row",
                     *           "status": {
                     *             "id": "3",
                     *             "name": "In progress"
                     *           },
                     *           "issuetype": {
                     *             "id": "10001",
                     *             "name": "Bug",
                     *             "subtask": false
                     *           },
                     *           "labels": [
                     *             "export",
                     *             "regression"
                     *           ],
                     *           "created": "2025-03-04T09:12:45.120+0000",
                     *           "updated": "2025-03-06T16:40:02.310+0000"
                     *         }
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectTrackerIssuesGetResponse"];
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
    projectTrackerProjectsApiSearch: {
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
                 *       "action": "api_search",
                 *       "params": {
                 *         "maxResults": 25
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProjectTrackerProjectsApiSearchRequest"];
            };
        };
        responses: {
            /** @description A page of `Project` records. */
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
                     *           "id": "10000",
                     *           "key": "EXA",
                     *           "name": "Example exports",
                     *           "self": "https://example-team.tracker.test/rest/api/3/project/10000",
                     *           "expand": "description,lead,issueTypes,url,projectKeys",
                     *           "description": "Everything about the export of reports.",
                     *           "lead": {
                     *             "self": "https://example-team.tracker.test/rest/api/3/user?accountId=000000-example-0001",
                     *             "accountId": "000000-example-0001",
                     *             "displayName": "Ada Example",
                     *             "active": true
                     *           },
                     *           "avatarUrls": {
                     *             "16x16": "https://example-team.tracker.test/avatar/10000?size=xsmall",
                     *             "48x48": "https://example-team.tracker.test/avatar/10000?size=large"
                     *           },
                     *           "projectTypeKey": "software",
                     *           "simplified": false,
                     *           "style": "classic",
                     *           "isPrivate": false,
                     *           "properties": {
                     *             "reviewCycle": "weekly"
                     *           },
                     *           "projectCategory": {
                     *             "id": "10010",
                     *             "name": "Reporting",
                     *             "description": "Reports and exports"
                     *           },
                     *           "entityId": "4f0c5a52-0000-4000-8000-000000000401",
                     *           "uuid": "4f0c5a52-0000-4000-8000-000000000401",
                     *           "url": "https://exports.example.test",
                     *           "assigneeType": "PROJECT_LEAD",
                     *           "components": [
                     *             {
                     *               "id": "10100",
                     *               "name": "Spreadsheet writer"
                     *             }
                     *           ],
                     *           "issueTypes": [
                     *             {
                     *               "id": "10001",
                     *               "name": "Bug",
                     *               "subtask": false
                     *             },
                     *             {
                     *               "id": "10002",
                     *               "name": "Task",
                     *               "subtask": false
                     *             }
                     *           ],
                     *           "versions": [
                     *             {
                     *               "id": "10200",
                     *               "name": "2.4",
                     *               "released": false,
                     *               "archived": false
                     *             }
                     *           ],
                     *           "roles": {
                     *             "Developers": "https://example-team.tracker.test/rest/api/3/project/10000/role/10300"
                     *           }
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "nextPage": null,
                     *         "total": 1
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectTrackerProjectsApiSearchResponse"];
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
    projectTrackerProjectsGet: {
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
                 *         "projectIdOrKey": "EXA"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProjectTrackerProjectsGetRequest"];
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
                     *         "id": "10000",
                     *         "key": "EXA",
                     *         "name": "Example exports",
                     *         "self": "https://example-team.tracker.test/rest/api/3/project/10000",
                     *         "expand": "description,lead,issueTypes,url,projectKeys",
                     *         "description": "Everything about the export of reports.",
                     *         "lead": {
                     *           "self": "https://example-team.tracker.test/rest/api/3/user?accountId=000000-example-0001",
                     *           "accountId": "000000-example-0001",
                     *           "displayName": "Ada Example",
                     *           "active": true
                     *         },
                     *         "avatarUrls": {
                     *           "16x16": "https://example-team.tracker.test/avatar/10000?size=xsmall",
                     *           "48x48": "https://example-team.tracker.test/avatar/10000?size=large"
                     *         },
                     *         "projectTypeKey": "software",
                     *         "simplified": false,
                     *         "style": "classic",
                     *         "isPrivate": false,
                     *         "properties": {
                     *           "reviewCycle": "weekly"
                     *         },
                     *         "projectCategory": {
                     *           "id": "10010",
                     *           "name": "Reporting",
                     *           "description": "Reports and exports"
                     *         },
                     *         "entityId": "4f0c5a52-0000-4000-8000-000000000401",
                     *         "uuid": "4f0c5a52-0000-4000-8000-000000000401",
                     *         "url": "https://exports.example.test",
                     *         "assigneeType": "PROJECT_LEAD",
                     *         "components": [
                     *           {
                     *             "id": "10100",
                     *             "name": "Spreadsheet writer"
                     *           }
                     *         ],
                     *         "issueTypes": [
                     *           {
                     *             "id": "10001",
                     *             "name": "Bug",
                     *             "subtask": false
                     *           },
                     *           {
                     *             "id": "10002",
                     *             "name": "Task",
                     *             "subtask": false
                     *           }
                     *         ],
                     *         "versions": [
                     *           {
                     *             "id": "10200",
                     *             "name": "2.4",
                     *             "released": false,
                     *             "archived": false
                     *           }
                     *         ],
                     *         "roles": {
                     *           "Developers": "https://example-team.tracker.test/rest/api/3/project/10000/role/10300"
                     *         }
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectTrackerProjectsGetResponse"];
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
    projectTrackerUsersGet: {
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
                 *       "entity": "users",
                 *       "action": "get",
                 *       "params": {
                 *         "accountId": "000000-example-0001"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProjectTrackerUsersGetRequest"];
            };
        };
        responses: {
            /** @description The `User` record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "self": "https://example-team.tracker.test/rest/api/3/user?accountId=000000-example-0001",
                     *         "accountId": "000000-example-0001",
                     *         "accountType": "atlassian",
                     *         "emailAddress": "ada.example@example.test",
                     *         "avatarUrls": {
                     *           "16x16": "https://avatars.example.test/ada?size=16",
                     *           "48x48": "https://avatars.example.test/ada?size=48"
                     *         },
                     *         "displayName": "Ada Example",
                     *         "active": true,
                     *         "timeZone": "Europe/Lisbon",
                     *         "locale": "en_GB",
                     *         "expand": "groups,applicationRoles",
                     *         "groups": {
                     *           "size": 1,
                     *           "items": [
                     *             {
                     *               "name": "exports-developers",
                     *               "groupId": "5f0c5a52-0000-4000-8000-000000000501"
                     *             }
                     *           ]
                     *         },
                     *         "applicationRoles": {
                     *           "size": 1,
                     *           "items": [
                     *             {
                     *               "key": "example-software",
                     *               "name": "Example Software"
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectTrackerUsersGetResponse"];
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
    projectTrackerUsersList: {
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
                 *       "entity": "users",
                 *       "action": "list",
                 *       "params": {
                 *         "maxResults": 200
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProjectTrackerUsersListRequest"];
            };
        };
        responses: {
            /** @description A page of `User` records. */
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
                     *           "self": "https://example-team.tracker.test/rest/api/3/user?accountId=000000-example-0001",
                     *           "accountId": "000000-example-0001",
                     *           "accountType": "atlassian",
                     *           "emailAddress": "ada.example@example.test",
                     *           "avatarUrls": {
                     *             "16x16": "https://avatars.example.test/ada?size=16",
                     *             "48x48": "https://avatars.example.test/ada?size=48"
                     *           },
                     *           "displayName": "Ada Example",
                     *           "active": true,
                     *           "timeZone": "Europe/Lisbon",
                     *           "locale": "en_GB",
                     *           "expand": "groups,applicationRoles",
                     *           "groups": {
                     *             "size": 1,
                     *             "items": [
                     *               {
                     *                 "name": "exports-developers",
                     *                 "groupId": "5f0c5a52-0000-4000-8000-000000000501"
                     *               }
                     *             ]
                     *           },
                     *           "applicationRoles": {
                     *             "size": 1,
                     *             "items": [
                     *               {
                     *                 "key": "example-software",
                     *                 "name": "Example Software"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectTrackerUsersListResponse"];
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
    projectTrackerUsersApiSearch: {
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
                 *       "entity": "users",
                 *       "action": "api_search",
                 *       "params": {
                 *         "query": "ada"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProjectTrackerUsersApiSearchRequest"];
            };
        };
        responses: {
            /** @description A page of `User` records. */
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
                     *           "self": "https://example-team.tracker.test/rest/api/3/user?accountId=000000-example-0001",
                     *           "accountId": "000000-example-0001",
                     *           "accountType": "atlassian",
                     *           "emailAddress": "ada.example@example.test",
                     *           "avatarUrls": {
                     *             "16x16": "https://avatars.example.test/ada?size=16",
                     *             "48x48": "https://avatars.example.test/ada?size=48"
                     *           },
                     *           "displayName": "Ada Example",
                     *           "active": true,
                     *           "timeZone": "Europe/Lisbon",
                     *           "locale": "en_GB",
                     *           "expand": "groups,applicationRoles",
                     *           "groups": {
                     *             "size": 1,
                     *             "items": [
                     *               {
                     *                 "name": "exports-developers",
                     *                 "groupId": "5f0c5a52-0000-4000-8000-000000000501"
                     *               }
                     *             ]
                     *           },
                     *           "applicationRoles": {
                     *             "size": 1,
                     *             "items": [
                     *               {
                     *                 "key": "example-software",
                     *                 "name": "Example Software"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       ],
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectTrackerUsersApiSearchResponse"];
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
    projectTrackerIssueFieldsList: {
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
                 *       "entity": "issue_fields",
                 *       "action": "list"
                 *     }
                 */
                "application/json": components["schemas"]["ProjectTrackerIssueFieldsListRequest"];
            };
        };
        responses: {
            /** @description A list of `IssueField` records. */
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
                     *           "id": "customfield_10050",
                     *           "key": "customfield_10050",
                     *           "name": "Release note",
                     *           "custom": true,
                     *           "orderable": true,
                     *           "navigable": true,
                     *           "searchable": true,
                     *           "clauseNames": [
                     *             "cf[10050]",
                     *             "Release note"
                     *           ],
                     *           "schema": {
                     *             "type": "string",
                     *             "custom": "example.fields:textarea",
                     *             "customId": 10050
                     *           },
                     *           "untranslatedName": "Release note",
                     *           "typeDisplayName": "Paragraph",
                     *           "description": "One sentence for the readers of the release notes.",
                     *           "searcherKey": "example.fields:textsearcher",
                     *           "screensCount": 3,
                     *           "contextsCount": 1,
                     *           "isLocked": false,
                     *           "lastUsed": "2025-03-06T16:40:02.310+0000"
                     *         }
                     *       ],
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectTrackerIssueFieldsListResponse"];
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
    projectTrackerIssueFieldsApiSearch: {
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
                 *       "entity": "issue_fields",
                 *       "action": "api_search",
                 *       "params": {
                 *         "maxResults": 25
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProjectTrackerIssueFieldsApiSearchRequest"];
            };
        };
        responses: {
            /** @description An `IssueFieldSearchResult` record with a page of results in `values`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "maxResults": 50,
                     *         "startAt": 0,
                     *         "total": 1,
                     *         "isLast": true,
                     *         "values": [
                     *           {
                     *             "id": "customfield_10050",
                     *             "key": "customfield_10050",
                     *             "name": "Release note",
                     *             "custom": true,
                     *             "orderable": true,
                     *             "navigable": true,
                     *             "searchable": true,
                     *             "clauseNames": [
                     *               "cf[10050]",
                     *               "Release note"
                     *             ],
                     *             "schema": {
                     *               "type": "string",
                     *               "custom": "example.fields:textarea",
                     *               "customId": 10050
                     *             },
                     *             "untranslatedName": "Release note",
                     *             "typeDisplayName": "Paragraph",
                     *             "description": "One sentence for the readers of the release notes.",
                     *             "searcherKey": "example.fields:textsearcher",
                     *             "screensCount": 3,
                     *             "contextsCount": 1,
                     *             "isLocked": false,
                     *             "lastUsed": "2025-03-06T16:40:02.310+0000"
                     *           }
                     *         ]
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectTrackerIssueFieldsApiSearchResponse"];
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
    projectTrackerIssueCommentsList: {
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
                 *       "entity": "issue_comments",
                 *       "action": "list",
                 *       "params": {
                 *         "issueIdOrKey": "EXA-42"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProjectTrackerIssueCommentsListRequest"];
            };
        };
        responses: {
            /** @description A page of `IssueComment` records. */
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
                     *           "id": "10501",
                     *           "self": "https://example-team.tracker.test/rest/api/3/issue/10042/comment/10501",
                     *           "body": {
                     *             "type": "doc",
                     *             "version": 1,
                     *             "content": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "content": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "Happens with every report that has a blank line."
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           },
                     *           "author": {
                     *             "accountId": "000000-example-0001",
                     *             "displayName": "Ada Example",
                     *             "active": true
                     *           },
                     *           "updateAuthor": {
                     *             "accountId": "000000-example-0001",
                     *             "displayName": "Ada Example",
                     *             "active": true
                     *           },
                     *           "created": "2025-03-04T10:02:11.000+0000",
                     *           "updated": "2025-03-04T10:05:40.000+0000",
                     *           "jsdPublic": true,
                     *           "visibility": {
                     *             "type": "role",
                     *             "value": "Developers",
                     *             "identifier": "Developers"
                     *           },
                     *           "renderedBody": "<p>Happens with every report that has a blank line.</p>",
                     *           "properties": [
                     *             {
                     *               "key": "review.state",
                     *               "value": {
                     *                 "done": true
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "startAt": 0,
                     *         "maxResults": 50,
                     *         "total": 1
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectTrackerIssueCommentsListResponse"];
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
    projectTrackerIssueCommentsGet: {
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
                 *       "entity": "issue_comments",
                 *       "action": "get",
                 *       "params": {
                 *         "issueIdOrKey": "EXA-42",
                 *         "commentId": "10501"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProjectTrackerIssueCommentsGetRequest"];
            };
        };
        responses: {
            /** @description The `IssueComment` record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": "10501",
                     *         "self": "https://example-team.tracker.test/rest/api/3/issue/10042/comment/10501",
                     *         "body": {
                     *           "type": "doc",
                     *           "version": 1,
                     *           "content": [
                     *             {
                     *               "type": "paragraph",
                     *               "content": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "Happens with every report that has a blank line."
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         },
                     *         "author": {
                     *           "accountId": "000000-example-0001",
                     *           "displayName": "Ada Example",
                     *           "active": true
                     *         },
                     *         "updateAuthor": {
                     *           "accountId": "000000-example-0001",
                     *           "displayName": "Ada Example",
                     *           "active": true
                     *         },
                     *         "created": "2025-03-04T10:02:11.000+0000",
                     *         "updated": "2025-03-04T10:05:40.000+0000",
                     *         "jsdPublic": true,
                     *         "visibility": {
                     *           "type": "role",
                     *           "value": "Developers",
                     *           "identifier": "Developers"
                     *         },
                     *         "renderedBody": "<p>Happens with every report that has a blank line.</p>",
                     *         "properties": [
                     *           {
                     *             "key": "review.state",
                     *             "value": {
                     *               "done": true
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectTrackerIssueCommentsGetResponse"];
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
    projectTrackerIssueWorklogsList: {
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
                 *       "entity": "issue_worklogs",
                 *       "action": "list",
                 *       "params": {
                 *         "issueIdOrKey": "EXA-42"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProjectTrackerIssueWorklogsListRequest"];
            };
        };
        responses: {
            /** @description A page of `IssueWorklog` records. */
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
                     *           "id": "10601",
                     *           "self": "https://example-team.tracker.test/rest/api/3/issue/10042/worklog/10601",
                     *           "author": {
                     *             "accountId": "000000-example-0001",
                     *             "displayName": "Ada Example",
                     *             "active": true
                     *           },
                     *           "updateAuthor": {
                     *             "accountId": "000000-example-0001",
                     *             "displayName": "Ada Example",
                     *             "active": true
                     *           },
                     *           "comment": {
                     *             "type": "doc",
                     *             "version": 1,
                     *             "content": [
                     *               {
                     *                 "type": "paragraph",
                     *                 "content": [
                     *                   {
                     *                     "type": "text",
                     *                     "text": "Reproduced it and wrote a test."
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           },
                     *           "created": "2025-03-05T17:30:00.000+0000",
                     *           "updated": "2025-03-05T17:30:00.000+0000",
                     *           "started": "2025-03-05T14:00:00.000+0000",
                     *           "timeSpent": "3h 20m",
                     *           "timeSpentSeconds": 12000,
                     *           "issueId": "10042",
                     *           "visibility": {
                     *             "type": "group",
                     *             "value": "exports-developers",
                     *             "identifier": "5f0c5a52-0000-4000-8000-000000000501"
                     *           },
                     *           "properties": [
                     *             {
                     *               "key": "billing.code",
                     *               "value": {
                     *                 "code": "EX-7"
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "connector_metadata": {
                     *         "startAt": 0,
                     *         "maxResults": 50,
                     *         "total": 1
                     *       },
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectTrackerIssueWorklogsListResponse"];
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
    projectTrackerIssueWorklogsGet: {
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
                 *       "entity": "issue_worklogs",
                 *       "action": "get",
                 *       "params": {
                 *         "issueIdOrKey": "EXA-42",
                 *         "worklogId": "10601"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProjectTrackerIssueWorklogsGetRequest"];
            };
        };
        responses: {
            /** @description The `IssueWorklog` record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "result": {
                     *         "id": "10601",
                     *         "self": "https://example-team.tracker.test/rest/api/3/issue/10042/worklog/10601",
                     *         "author": {
                     *           "accountId": "000000-example-0001",
                     *           "displayName": "Ada Example",
                     *           "active": true
                     *         },
                     *         "updateAuthor": {
                     *           "accountId": "000000-example-0001",
                     *           "displayName": "Ada Example",
                     *           "active": true
                     *         },
                     *         "comment": {
                     *           "type": "doc",
                     *           "version": 1,
                     *           "content": [
                     *             {
                     *               "type": "paragraph",
                     *               "content": [
                     *                 {
                     *                   "type": "text",
                     *                   "text": "Reproduced it and wrote a test."
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         },
                     *         "created": "2025-03-05T17:30:00.000+0000",
                     *         "updated": "2025-03-05T17:30:00.000+0000",
                     *         "started": "2025-03-05T14:00:00.000+0000",
                     *         "timeSpent": "3h 20m",
                     *         "timeSpentSeconds": 12000,
                     *         "issueId": "10042",
                     *         "visibility": {
                     *           "type": "group",
                     *           "value": "exports-developers",
                     *           "identifier": "5f0c5a52-0000-4000-8000-000000000501"
                     *         },
                     *         "properties": [
                     *           {
                     *             "key": "billing.code",
                     *             "value": {
                     *               "code": "EX-7"
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "connector_metadata": null,
                     *       "execution_metadata": {
                     *         "connector_instance_id": "inst_EXAMPLE0001",
                     *         "execution_time_ms": 182
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProjectTrackerIssueWorklogsGetResponse"];
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
