// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
// openapi-typescript 7.13.0, document 7814c5ee8ba75091cdaca104eeecb361d9b46f684a083d848df9a8e1a70ffbdc, text 47130ceed39c6efd984c9d3e194c96217c93a7439762ead1e52b738bd8408444

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
         * issues.api_search
         * @description Searches issues with the tracker's query language. Pages are asked for with `nextPageToken`.
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
         * issues.get
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
         * projects.api_search
         * @description Searches projects. Pages are asked for with `startAt`.
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
         * projects.get
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
         * users.get
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
         * users.list
         * @description Lists users. Pages are asked for with `startAt`.
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
         * users.api_search
         * @description Searches users. Pages are asked for with `startAt`.
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
         * issue_fields.list
         * @description Lists all issue fields. Cannot be paged: The action has no parameters and no Meta that could ask for another page.
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
         * issue_fields.api_search
         * @description Searches issue fields. Pages are asked for with `startAt`.
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
         * issue_comments.list
         * @description Lists the comments of an issue. Pages are asked for with `startAt`.
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
         * issue_comments.get
         * @description Reads one comment of an issue.
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
         * issue_worklogs.list
         * @description Lists the worklogs of an issue. Pages are asked for with `startAt`.
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
         * issue_worklogs.get
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
        /** @description The parts of every operation by its name. */
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
        ProjectTrackerCreateRequest: {
            /**
             * @description Which connector the instance is for. Every connector has one fixed value.
             * @constant
             */
            connector_definition_id: "68e63de2-bb83-4c7e-93fa-a8a9051e3993";
            /** @description Credentials of the third-party account. Which fields it has depends on the connector. */
            auth_config: components["schemas"]["ProjectTrackerAuthConfig"];
            config?: {
                /**
                 * @description Subdomain of the tenant; the base address of the third-party API is built from it.
                 * @example example-team
                 */
                subdomain?: string;
            } & {
                [key: string]: unknown;
            };
            /**
             * @description Name under which the instance is shown.
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
             * @description Query in the tracker's query language.
             * @example project = EXA AND status = "In progress" ORDER BY updated DESC
             */
            jql?: string;
            /**
             * @description Token of a later page. The first page is asked for without one.
             * @example page-token-EXAMPLE-2
             */
            nextPageToken?: string;
            /**
             * @description Page size. Fewer issues may come back when many fields or properties are asked for; a page holds most when only `id` or `key` is.
             * @default 50
             * @example 100
             */
            maxResults?: number;
            /**
             * @description Fields to return. Without it all navigable fields come back.
             * @example summary,status,assignee
             */
            fields?: string;
            /**
             * @description What to expand in the answer.
             * @example names,changelog
             */
            expand?: string;
            /**
             * @description Keys of the issue properties to return.
             * @example review.state,review.owner
             */
            properties?: string;
            /**
             * @description With true, `fields` names fields by key; with false, by id.
             * @default false
             * @example true
             */
            fieldsByKeys?: boolean;
            /**
             * @description Gives up early when the data of some field cannot be read.
             * @default false
             * @example true
             */
            failFast?: boolean;
        };
        /** @description Searches issues with the tracker's query language. */
        ProjectTrackerIssuesApiSearchRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "issues";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["ProjectTrackerIssuesApiSearchParams"];
        };
        ProjectTrackerIssuesApiSearchMeta: {
            /**
             * @description Token of the next page; left out on the last page.
             * @example null
             */
            nextPageToken?: string | null;
            /** @example true */
            isLast?: boolean | null;
            /** @example 1 */
            total: number;
        };
        ProjectTrackerIssuesApiSearchResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["ProjectTrackerIssue"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["ProjectTrackerIssuesApiSearchMeta"] | null;
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
        ProjectTrackerIssuesGetParams: {
            /**
             * @description Id or key of the issue.
             * @example EXA-42
             */
            issueIdOrKey: string;
            /**
             * @description Fields to return. Without it all navigable fields come back.
             * @example summary,status,assignee
             */
            fields?: string;
            /**
             * @description What to expand in the answer.
             * @example names,changelog
             */
            expand?: string;
            /**
             * @description Keys of the issue properties to return.
             * @example review.state,review.owner
             */
            properties?: string;
            /**
             * @description With true, `fields` names fields by key; with false, by id.
             * @default false
             * @example true
             */
            fieldsByKeys?: boolean;
            /**
             * @description Adds this read to what the user has looked at recently.
             * @default false
             * @example false
             */
            updateHistory?: boolean;
            /**
             * @description Gives up early when the data of some field cannot be read.
             * @default false
             * @example true
             */
            failFast?: boolean;
        };
        /** @description Reads one issue. */
        ProjectTrackerIssuesGetRequest: {
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
            params: components["schemas"]["ProjectTrackerIssuesGetParams"];
        };
        ProjectTrackerIssuesGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["ProjectTrackerIssue"];
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
        ProjectTrackerProjectsApiSearchParams: {
            /**
             * @description Index of the first item to return.
             * @default 0
             * @example 50
             */
            startAt?: number;
            /**
             * @description Page size; fewer projects may come back.
             * @default 50
             * @example 25
             */
            maxResults?: number;
            /**
             * @description What to sort by: `+` before it means ascending, `-` descending.
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
             * @description Text to find in the key or the name, taken literally, upper and lower case alike.
             * @example export
             */
            query?: string;
            /**
             * @description Only projects of these types.
             * @example software,business
             */
            typeKey?: string;
            /**
             * @description Only the projects of the category with this id.
             * @example 10010
             */
            categoryId?: number;
            /**
             * @description Only the projects where the user has the permission for this.
             * @example browse
             * @enum {string}
             */
            action?: "view" | "browse" | "edit" | "create";
            /**
             * @description What to expand in the answer.
             * @example description,lead
             */
            expand?: string;
            /**
             * @description Only projects in one of these states. Experimental: The document marks this filter as experimental.
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
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "projects";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["ProjectTrackerProjectsApiSearchParams"];
        };
        ProjectTrackerProjectsApiSearchMeta: {
            /** @example null */
            nextPage?: string | null;
            /** @example 1 */
            total: number;
        };
        ProjectTrackerProjectsApiSearchResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["ProjectTrackerProject"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["ProjectTrackerProjectsApiSearchMeta"] | null;
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
        ProjectTrackerProjectsGetParams: {
            /**
             * @description Id or key of the project.
             * @example EXA
             */
            projectIdOrKey: string;
            /**
             * @description What to expand in the answer.
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
            params: components["schemas"]["ProjectTrackerProjectsGetParams"];
        };
        ProjectTrackerProjectsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["ProjectTrackerProject"];
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
        ProjectTrackerUsersGetParams: {
            /**
             * @description Account id of the user.
             * @example 000000-example-0001
             */
            accountId: string;
            /**
             * @description What to expand in the answer.
             * @example groups
             */
            expand?: string;
        };
        /** @description Reads one user. */
        ProjectTrackerUsersGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "users";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["ProjectTrackerUsersGetParams"];
        };
        ProjectTrackerUsersGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["ProjectTrackerUser"];
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
        ProjectTrackerUsersListParams: {
            /**
             * @description Index of the first item to return.
             * @default 0
             * @example 50
             */
            startAt?: number;
            /**
             * @description Page size; fewer users may come back.
             * @default 50
             * @example 200
             */
            maxResults?: number;
        };
        /** @description Lists users. */
        ProjectTrackerUsersListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "users";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["ProjectTrackerUsersListParams"];
        };
        ProjectTrackerUsersListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["ProjectTrackerUser"][];
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
        ProjectTrackerUsersApiSearchParams: {
            /**
             * @description Text to match with the display name, the email address and the account id.
             * @example ada
             */
            query?: string;
            /**
             * @description Index of the first item to return.
             * @default 0
             * @example 50
             */
            startAt?: number;
            /**
             * @description Page size; fewer users may come back.
             * @default 50
             * @example 200
             */
            maxResults?: number;
            /**
             * @description Account id of a user.
             * @example 000000-example-0001
             */
            accountId?: string;
            /**
             * @description A search on user properties; how it is written is not shown.
             * @example team.name
             */
            property?: string;
        };
        /** @description Searches users. */
        ProjectTrackerUsersApiSearchRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "users";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["ProjectTrackerUsersApiSearchParams"];
        };
        ProjectTrackerUsersApiSearchResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["ProjectTrackerUser"][];
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
        ProjectTrackerIssueFieldsListParams: Record<string, never>;
        /** @description Lists all issue fields. */
        ProjectTrackerIssueFieldsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "issue_fields";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["ProjectTrackerIssueFieldsListParams"];
        };
        ProjectTrackerIssueFieldsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["ProjectTrackerIssueField"][];
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
        ProjectTrackerIssueFieldsApiSearchParams: {
            /**
             * @description Index of the first item to return.
             * @default 0
             * @example 50
             */
            startAt?: number;
            /**
             * @description Page size; fewer fields may come back.
             * @default 50
             * @example 25
             */
            maxResults?: number;
            /**
             * @description Only fields of these kinds.
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
             * @description Text to find in the name, the description or the field id, upper and lower case alike.
             * @example release
             */
            query?: string;
            /**
             * @description What to sort by, with an optional `+` or `-` before it.
             * @example -lastUsed
             * @enum {string}
             */
            orderBy?: "contextsCount" | "+contextsCount" | "-contextsCount" | "lastUsed" | "+lastUsed" | "-lastUsed" | "name" | "+name" | "-name" | "screensCount" | "+screensCount" | "-screensCount";
            /**
             * @description What to expand in the answer.
             * @example screensCount,lastUsed
             */
            expand?: string;
        };
        /** @description Searches issue fields. */
        ProjectTrackerIssueFieldsApiSearchRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "issue_fields";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "api_search";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params?: components["schemas"]["ProjectTrackerIssueFieldsApiSearchParams"];
        };
        ProjectTrackerIssueFieldsApiSearchResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["ProjectTrackerIssueFieldSearchResult"];
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
        ProjectTrackerIssueCommentsListParams: {
            /**
             * @description Id or key of the issue.
             * @example EXA-42
             */
            issueIdOrKey: string;
            /**
             * @description Index of the first item to return.
             * @default 0
             * @example 50
             */
            startAt?: number;
            /**
             * @description Page size; fewer comments may come back.
             * @default 50
             * @example 25
             */
            maxResults?: number;
            /**
             * @description Sorts by the time of creation, with an optional `+` or `-` before it.
             * @example -created
             * @enum {string}
             */
            orderBy?: "created" | "-created" | "+created";
            /**
             * @description What to expand in the answer.
             * @example renderedBody
             */
            expand?: string;
        };
        /** @description Lists the comments of an issue. */
        ProjectTrackerIssueCommentsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "issue_comments";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["ProjectTrackerIssueCommentsListParams"];
        };
        ProjectTrackerIssueCommentsListMeta: {
            /** @example 0 */
            startAt: number;
            /** @example 50 */
            maxResults: number;
            /** @example 1 */
            total: number;
        };
        ProjectTrackerIssueCommentsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["ProjectTrackerIssueComment"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["ProjectTrackerIssueCommentsListMeta"] | null;
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
             * @description What to expand in the answer.
             * @example renderedBody
             */
            expand?: string;
        };
        /** @description Reads one comment of an issue. */
        ProjectTrackerIssueCommentsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "issue_comments";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["ProjectTrackerIssueCommentsGetParams"];
        };
        ProjectTrackerIssueCommentsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["ProjectTrackerIssueComment"];
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
        ProjectTrackerIssueWorklogsListParams: {
            /**
             * @description Id or key of the issue.
             * @example EXA-42
             */
            issueIdOrKey: string;
            /**
             * @description Index of the first item to return.
             * @default 0
             * @example 50
             */
            startAt?: number;
            /**
             * @description Page size; fewer worklogs may come back.
             * @default 50
             * @example 25
             */
            maxResults?: number;
            /**
             * @description What to expand in the answer.
             * @example properties
             */
            expand?: string;
        };
        /** @description Lists the worklogs of an issue. */
        ProjectTrackerIssueWorklogsListRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "issue_worklogs";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "list";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["ProjectTrackerIssueWorklogsListParams"];
        };
        ProjectTrackerIssueWorklogsListMeta: {
            /** @example 0 */
            startAt: number;
            /** @example 50 */
            maxResults: number;
            /** @example 1 */
            total: number;
        };
        ProjectTrackerIssueWorklogsListResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["ProjectTrackerIssueWorklog"][];
            /** @description The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole. */
            connector_metadata?: components["schemas"]["ProjectTrackerIssueWorklogsListMeta"] | null;
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
             * @description What to expand in the answer.
             * @example properties
             */
            expand?: string;
        };
        /** @description Reads one worklog of an issue. */
        ProjectTrackerIssueWorklogsGetRequest: {
            /**
             * @description Kind of record. Written in lower snake case.
             * @constant
             */
            entity: "issue_worklogs";
            /**
             * @description What to do with the entity. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            action: "get";
            /** @description Parameters of the operation. They may be left out when the operation has no required one. */
            params: components["schemas"]["ProjectTrackerIssueWorklogsGetParams"];
        };
        ProjectTrackerIssueWorklogsGetResponse: {
            /**
             * @description Says that the operation went well.
             * @constant
             */
            status?: "success";
            /** @description An array of records for a list; otherwise one record. */
            result?: components["schemas"]["ProjectTrackerIssueWorklog"];
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
         * API token
         * @description The account's email address together with an API token of that account.
         */
        ProjectTrackerAuthConfig: {
            /**
             * @description Email address of the account.
             * @example ada.example@example.test
             */
            username: string;
            /**
             * @description An API token of the account, not the password that its owner signs in with.
             * @example tracker_token_EXAMPLE0000
             */
            password: string;
        };
        /** @description An issue of the tracker. */
        ProjectTrackerIssue: {
            id: string;
            key: string;
            self: string;
            expand?: string | null;
            fields: {
                [key: string]: unknown;
            };
        };
        /** @description A project of the tracker. */
        ProjectTrackerProject: {
            id: string;
            key: string;
            name: string;
            self: string;
            expand?: string | null;
            description?: string | null;
            lead?: {
                [key: string]: unknown;
            } | null;
            avatarUrls: {
                [key: string]: unknown;
            };
            projectTypeKey: string;
            simplified: boolean;
            style: string;
            isPrivate: boolean;
            properties: {
                [key: string]: unknown;
            };
            projectCategory?: {
                [key: string]: unknown;
            } | null;
            entityId?: string | null;
            uuid?: string | null;
            url?: string | null;
            assigneeType?: string | null;
            components?: unknown[] | null;
            issueTypes?: unknown[] | null;
            versions?: unknown[] | null;
            roles?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A user of the tracker. */
        ProjectTrackerUser: {
            self: string;
            accountId: string;
            accountType: string;
            emailAddress?: string | null;
            avatarUrls: {
                [key: string]: unknown;
            };
            displayName: string;
            active: boolean;
            timeZone?: string | null;
            locale?: string | null;
            expand?: string | null;
            groups?: {
                [key: string]: unknown;
            } | null;
            applicationRoles?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A field that issues can have. */
        ProjectTrackerIssueField: {
            id: string;
            key?: string | null;
            name: string;
            custom?: boolean | null;
            orderable?: boolean | null;
            navigable?: boolean | null;
            searchable?: boolean | null;
            clauseNames?: unknown[] | null;
            schema?: {
                [key: string]: unknown;
            } | null;
            untranslatedName?: string | null;
            typeDisplayName?: string | null;
            description?: string | null;
            searcherKey?: string | null;
            screensCount?: number | null;
            contextsCount?: number | null;
            isLocked?: boolean | null;
            lastUsed?: string | null;
        };
        /** @description A page of issue fields found by a search. */
        ProjectTrackerIssueFieldSearchResult: {
            maxResults: number;
            startAt: number;
            total: number;
            isLast: boolean;
            values: components["schemas"]["ProjectTrackerIssueField"][];
        };
        /** @description A comment on an issue. */
        ProjectTrackerIssueComment: {
            id: string;
            self: string;
            body: {
                [key: string]: unknown;
            };
            author: {
                [key: string]: unknown;
            };
            updateAuthor: {
                [key: string]: unknown;
            };
            created: string;
            updated: string;
            jsdPublic: boolean;
            visibility?: {
                [key: string]: unknown;
            } | null;
            renderedBody?: string | null;
            properties?: unknown[] | null;
        };
        /** @description Time that somebody spent on an issue. */
        ProjectTrackerIssueWorklog: {
            id: string;
            self: string;
            author: {
                [key: string]: unknown;
            };
            updateAuthor: {
                [key: string]: unknown;
            };
            comment: {
                [key: string]: unknown;
            };
            created: string;
            updated: string;
            started: string;
            timeSpent: string;
            timeSpentSeconds: number;
            issueId: string;
            visibility?: {
                [key: string]: unknown;
            } | null;
            properties?: unknown[] | null;
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
    projectTrackerIssuesApiSearch: {
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
                 *         "issueIdOrKey": "EXA-42"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProjectTrackerIssuesGetRequest"];
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
                 *         "projectIdOrKey": "EXA"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ProjectTrackerProjectsGetRequest"];
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
                 *       "entity": "issue_fields",
                 *       "action": "list"
                 *     }
                 */
                "application/json": components["schemas"]["ProjectTrackerIssueFieldsListRequest"];
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
