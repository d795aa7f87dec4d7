// @generated from spec/ by connector-gateway-spec. Do not edit.
// openapi-typescript 7.13.0, input 3c9c8a38696158abbca0918244309e7d4a10ef146fd4cdc0e5c8929c7d29783c, text 0d133ed3181a79fc9c2c9c3288b699f5a53bdb12da0ab217c9343fa707b748ee

import type * as ProjectTracker from "../connectors/project_tracker.js";
import type * as Gateway from "../connectors/gateway.js";

/** The types of the parts of each operation, by operation id. */
export interface Operations {
  /** Searches issues with a query in the tracker's query language. */
  "project_tracker.issues.api_search": {
    params: ProjectTracker.IssuesApiSearchParams;
    request: ProjectTracker.IssuesApiSearchRequest;
    record: ProjectTracker.IssuesApiSearchRecord;
    meta: ProjectTracker.IssuesApiSearchMeta;
    response: ProjectTracker.IssuesApiSearchResponse;
  };
  /** Reads one issue. */
  "project_tracker.issues.get": {
    params: ProjectTracker.IssuesGetParams;
    request: ProjectTracker.IssuesGetRequest;
    record: ProjectTracker.IssuesGetRecord;
    response: ProjectTracker.IssuesGetResponse;
  };
  /** Searches projects. */
  "project_tracker.projects.api_search": {
    params: ProjectTracker.ProjectsApiSearchParams;
    request: ProjectTracker.ProjectsApiSearchRequest;
    record: ProjectTracker.ProjectsApiSearchRecord;
    meta: ProjectTracker.ProjectsApiSearchMeta;
    response: ProjectTracker.ProjectsApiSearchResponse;
  };
  /** Reads one project. */
  "project_tracker.projects.get": {
    params: ProjectTracker.ProjectsGetParams;
    request: ProjectTracker.ProjectsGetRequest;
    record: ProjectTracker.ProjectsGetRecord;
    response: ProjectTracker.ProjectsGetResponse;
  };
  /** Reads one user. */
  "project_tracker.users.get": {
    params: ProjectTracker.UsersGetParams;
    request: ProjectTracker.UsersGetRequest;
    record: ProjectTracker.UsersGetRecord;
    response: ProjectTracker.UsersGetResponse;
  };
  /** Lists users. There are no filters. */
  "project_tracker.users.list": {
    params: ProjectTracker.UsersListParams;
    request: ProjectTracker.UsersListRequest;
    record: ProjectTracker.UsersListRecord;
    response: ProjectTracker.UsersListResponse;
  };
  /** Searches users. */
  "project_tracker.users.api_search": {
    params: ProjectTracker.UsersApiSearchParams;
    request: ProjectTracker.UsersApiSearchRequest;
    record: ProjectTracker.UsersApiSearchRecord;
    response: ProjectTracker.UsersApiSearchResponse;
  };
  /** Lists all issue fields. */
  "project_tracker.issue_fields.list": {
    params: ProjectTracker.IssueFieldsListParams;
    request: ProjectTracker.IssueFieldsListRequest;
    record: ProjectTracker.IssueFieldsListRecord;
    response: ProjectTracker.IssueFieldsListResponse;
  };
  /** Searches issue fields. */
  "project_tracker.issue_fields.api_search": {
    params: ProjectTracker.IssueFieldsApiSearchParams;
    request: ProjectTracker.IssueFieldsApiSearchRequest;
    record: ProjectTracker.IssueFieldsApiSearchRecord;
    response: ProjectTracker.IssueFieldsApiSearchResponse;
  };
  /** Lists the comments on an issue. */
  "project_tracker.issue_comments.list": {
    params: ProjectTracker.IssueCommentsListParams;
    request: ProjectTracker.IssueCommentsListRequest;
    record: ProjectTracker.IssueCommentsListRecord;
    meta: ProjectTracker.IssueCommentsListMeta;
    response: ProjectTracker.IssueCommentsListResponse;
  };
  /** Reads one comment on an issue. */
  "project_tracker.issue_comments.get": {
    params: ProjectTracker.IssueCommentsGetParams;
    request: ProjectTracker.IssueCommentsGetRequest;
    record: ProjectTracker.IssueCommentsGetRecord;
    response: ProjectTracker.IssueCommentsGetResponse;
  };
  /** Lists the worklogs of an issue. */
  "project_tracker.issue_worklogs.list": {
    params: ProjectTracker.IssueWorklogsListParams;
    request: ProjectTracker.IssueWorklogsListRequest;
    record: ProjectTracker.IssueWorklogsListRecord;
    meta: ProjectTracker.IssueWorklogsListMeta;
    response: ProjectTracker.IssueWorklogsListResponse;
  };
  /** Reads one worklog of an issue. */
  "project_tracker.issue_worklogs.get": {
    params: ProjectTracker.IssueWorklogsGetParams;
    request: ProjectTracker.IssueWorklogsGetRequest;
    record: ProjectTracker.IssueWorklogsGetRecord;
    response: ProjectTracker.IssueWorklogsGetResponse;
  };
}

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
     * @description Lists users. There are no filters. Use `startAt` to get the next page.
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
     * @description Lists all issue fields. Cannot be paged. The action has no parameters and no Meta for another page.
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
    ExecuteRequest: components["schemas"]["ProjectTrackerExecuteRequest"];
    ExecuteResponse: components["schemas"]["ProjectTrackerExecuteResponse"];
    GatewayCreateInstanceRequest: components["schemas"]["ProjectTrackerCreateRequest"];
    GatewayCreateInstanceResponse: Gateway.CreateInstanceResponse;
    GatewayErrorBody: Gateway.ErrorBody;
    GatewayErrorDetail: Gateway.ErrorDetail;
    ProjectTrackerCreateRequest: ProjectTracker.CreateInstanceRequest;
    ProjectTrackerExecuteRequest: ProjectTracker.ExecuteRequest;
    ProjectTrackerExecuteResponse: components["schemas"]["ProjectTrackerIssuesApiSearchResponse"] | components["schemas"]["ProjectTrackerIssuesGetResponse"] | components["schemas"]["ProjectTrackerProjectsApiSearchResponse"] | components["schemas"]["ProjectTrackerProjectsGetResponse"] | components["schemas"]["ProjectTrackerUsersGetResponse"] | components["schemas"]["ProjectTrackerUsersListResponse"] | components["schemas"]["ProjectTrackerUsersApiSearchResponse"] | components["schemas"]["ProjectTrackerIssueFieldsListResponse"] | components["schemas"]["ProjectTrackerIssueFieldsApiSearchResponse"] | components["schemas"]["ProjectTrackerIssueCommentsListResponse"] | components["schemas"]["ProjectTrackerIssueCommentsGetResponse"] | components["schemas"]["ProjectTrackerIssueWorklogsListResponse"] | components["schemas"]["ProjectTrackerIssueWorklogsGetResponse"];
    ProjectTrackerIssuesApiSearchParams: ProjectTracker.IssuesApiSearchParams;
    ProjectTrackerIssuesApiSearchRequest: ProjectTracker.IssuesApiSearchRequest;
    ProjectTrackerIssuesApiSearchMeta: ProjectTracker.IssuesApiSearchMeta;
    ProjectTrackerIssuesApiSearchResponse: ProjectTracker.IssuesApiSearchResponse;
    ProjectTrackerIssuesGetParams: ProjectTracker.IssuesGetParams;
    ProjectTrackerIssuesGetRequest: ProjectTracker.IssuesGetRequest;
    ProjectTrackerIssuesGetResponse: ProjectTracker.IssuesGetResponse;
    ProjectTrackerProjectsApiSearchParams: ProjectTracker.ProjectsApiSearchParams;
    ProjectTrackerProjectsApiSearchRequest: ProjectTracker.ProjectsApiSearchRequest;
    ProjectTrackerProjectsApiSearchMeta: ProjectTracker.ProjectsApiSearchMeta;
    ProjectTrackerProjectsApiSearchResponse: ProjectTracker.ProjectsApiSearchResponse;
    ProjectTrackerProjectsGetParams: ProjectTracker.ProjectsGetParams;
    ProjectTrackerProjectsGetRequest: ProjectTracker.ProjectsGetRequest;
    ProjectTrackerProjectsGetResponse: ProjectTracker.ProjectsGetResponse;
    ProjectTrackerUsersGetParams: ProjectTracker.UsersGetParams;
    ProjectTrackerUsersGetRequest: ProjectTracker.UsersGetRequest;
    ProjectTrackerUsersGetResponse: ProjectTracker.UsersGetResponse;
    ProjectTrackerUsersListParams: ProjectTracker.UsersListParams;
    ProjectTrackerUsersListRequest: ProjectTracker.UsersListRequest;
    ProjectTrackerUsersListResponse: ProjectTracker.UsersListResponse;
    ProjectTrackerUsersApiSearchParams: ProjectTracker.UsersApiSearchParams;
    ProjectTrackerUsersApiSearchRequest: ProjectTracker.UsersApiSearchRequest;
    ProjectTrackerUsersApiSearchResponse: ProjectTracker.UsersApiSearchResponse;
    ProjectTrackerIssueFieldsListParams: ProjectTracker.IssueFieldsListParams;
    ProjectTrackerIssueFieldsListRequest: ProjectTracker.IssueFieldsListRequest;
    ProjectTrackerIssueFieldsListResponse: ProjectTracker.IssueFieldsListResponse;
    ProjectTrackerIssueFieldsApiSearchParams: ProjectTracker.IssueFieldsApiSearchParams;
    ProjectTrackerIssueFieldsApiSearchRequest: ProjectTracker.IssueFieldsApiSearchRequest;
    ProjectTrackerIssueFieldsApiSearchResponse: ProjectTracker.IssueFieldsApiSearchResponse;
    ProjectTrackerIssueCommentsListParams: ProjectTracker.IssueCommentsListParams;
    ProjectTrackerIssueCommentsListRequest: ProjectTracker.IssueCommentsListRequest;
    ProjectTrackerIssueCommentsListMeta: ProjectTracker.IssueCommentsListMeta;
    ProjectTrackerIssueCommentsListResponse: ProjectTracker.IssueCommentsListResponse;
    ProjectTrackerIssueCommentsGetParams: ProjectTracker.IssueCommentsGetParams;
    ProjectTrackerIssueCommentsGetRequest: ProjectTracker.IssueCommentsGetRequest;
    ProjectTrackerIssueCommentsGetResponse: ProjectTracker.IssueCommentsGetResponse;
    ProjectTrackerIssueWorklogsListParams: ProjectTracker.IssueWorklogsListParams;
    ProjectTrackerIssueWorklogsListRequest: ProjectTracker.IssueWorklogsListRequest;
    ProjectTrackerIssueWorklogsListMeta: ProjectTracker.IssueWorklogsListMeta;
    ProjectTrackerIssueWorklogsListResponse: ProjectTracker.IssueWorklogsListResponse;
    ProjectTrackerIssueWorklogsGetParams: ProjectTracker.IssueWorklogsGetParams;
    ProjectTrackerIssueWorklogsGetRequest: ProjectTracker.IssueWorklogsGetRequest;
    ProjectTrackerIssueWorklogsGetResponse: ProjectTracker.IssueWorklogsGetResponse;
    ProjectTrackerAuthConfig: ProjectTracker.AuthConfig;
    ProjectTrackerIssue: ProjectTracker.Issue;
    ProjectTrackerProject: ProjectTracker.Project;
    ProjectTrackerUser: ProjectTracker.User;
    ProjectTrackerIssueField: ProjectTracker.IssueField;
    ProjectTrackerIssueFieldSearchResult: ProjectTracker.IssueFieldSearchResult;
    ProjectTrackerIssueComment: ProjectTracker.IssueComment;
    ProjectTrackerIssueWorklog: ProjectTracker.IssueWorklog;
  };
  responses: {
    /** @description The credentials match none of the connector's authentication methods. */
    Error400: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The bearer token is missing or invalid. */
    Error401: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The bearer token does not permit the request, or a rule of the operation refuses it. */
    Error403: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description No instance with this id exists, or the third-party system has no such record. */
    Error404: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The method is not POST. The `Allow` header lists the methods that the path accepts. */
    Error405: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The request body is longer than the gateway accepts. */
    Error413: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The request body is not JSON in UTF-8, or it is compressed. */
    Error415: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The request body is invalid, for example because a required property is missing. */
    Error422: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The third-party system refuses the credentials of the instance. */
    Error424: {
      headers: {
        [name: string]: unknown;
      };
      content: {
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
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The gateway failed with an internal error. */
    Error500: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The gateway does not implement the operation. */
    Error501: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The third-party system cannot be reached or returns an invalid response. */
    Error502: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The gateway cannot answer at the moment, for example because its database is not available. The `Retry-After` header says how long to wait. */
    Error503: {
      headers: {
        /**
         * @description Number of seconds to wait before retrying, or the HTTP date after which to retry.
         * @example 30
         */
        "Retry-After"?: string;
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
    /** @description The third-party system does not respond in time. */
    Error504: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["GatewayErrorBody"];
      };
    };
  };
  parameters: {
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
          "application/json": components["schemas"]["GatewayCreateInstanceResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      503: components["responses"]["Error503"];
    };
  };
  execute: {
    parameters: {
      query?: never;
      header?: never;
      path: {
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
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  projectTrackerIssuesApiSearch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
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
          "application/json": components["schemas"]["ProjectTrackerIssuesApiSearchResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  projectTrackerIssuesGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
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
          "application/json": components["schemas"]["ProjectTrackerIssuesGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  projectTrackerProjectsApiSearch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
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
          "application/json": components["schemas"]["ProjectTrackerProjectsApiSearchResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  projectTrackerProjectsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
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
          "application/json": components["schemas"]["ProjectTrackerProjectsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  projectTrackerUsersGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
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
          "application/json": components["schemas"]["ProjectTrackerUsersGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  projectTrackerUsersList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
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
          "application/json": components["schemas"]["ProjectTrackerUsersListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  projectTrackerUsersApiSearch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
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
          "application/json": components["schemas"]["ProjectTrackerUsersApiSearchResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  projectTrackerIssueFieldsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
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
          "application/json": components["schemas"]["ProjectTrackerIssueFieldsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  projectTrackerIssueFieldsApiSearch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
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
          "application/json": components["schemas"]["ProjectTrackerIssueFieldsApiSearchResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  projectTrackerIssueCommentsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
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
          "application/json": components["schemas"]["ProjectTrackerIssueCommentsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  projectTrackerIssueCommentsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
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
          "application/json": components["schemas"]["ProjectTrackerIssueCommentsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  projectTrackerIssueWorklogsList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
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
          "application/json": components["schemas"]["ProjectTrackerIssueWorklogsListResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
  projectTrackerIssueWorklogsGet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        connector_instance_id: components["parameters"]["connector_instance_id"];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
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
          "application/json": components["schemas"]["ProjectTrackerIssueWorklogsGetResponse"];
        };
      };
      400: components["responses"]["Error400"];
      401: components["responses"]["Error401"];
      403: components["responses"]["Error403"];
      404: components["responses"]["Error404"];
      405: components["responses"]["Error405"];
      413: components["responses"]["Error413"];
      415: components["responses"]["Error415"];
      422: components["responses"]["Error422"];
      424: components["responses"]["Error424"];
      429: components["responses"]["Error429"];
      500: components["responses"]["Error500"];
      501: components["responses"]["Error501"];
      502: components["responses"]["Error502"];
      503: components["responses"]["Error503"];
      504: components["responses"]["Error504"];
    };
  };
}
