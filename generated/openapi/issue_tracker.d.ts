// @generated from spec/ by connector-gateway-spec. Do not edit.
// openapi-typescript 7.13.0, input c940c2945dd7486d, text cd4d3a9435dd3f36

import type * as IssueTracker from "../connectors/issue_tracker.js";
import type * as Gateway from "../connectors/gateway.js";

/** The types of the parts of each operation, by operation id. */
export interface Operations {
  /** Lists issues. There are no filters. */
  "issue_tracker.issues.list": {
    params: IssueTracker.IssuesListParams;
    request: IssueTracker.IssuesListRequest;
    record: IssueTracker.IssuesListRecord;
    response: IssueTracker.IssuesListResponse;
  };
  /** Reads one issue. */
  "issue_tracker.issues.get": {
    params: IssueTracker.IssuesGetParams;
    request: IssueTracker.IssuesGetRequest;
    record: IssueTracker.IssuesGetRecord;
    response: IssueTracker.IssuesGetResponse;
  };
  /** Lists projects. There are no filters. */
  "issue_tracker.projects.list": {
    params: IssueTracker.ProjectsListParams;
    request: IssueTracker.ProjectsListRequest;
    record: IssueTracker.ProjectsListRecord;
    response: IssueTracker.ProjectsListResponse;
  };
  /** Reads one project. */
  "issue_tracker.projects.get": {
    params: IssueTracker.ProjectsGetParams;
    request: IssueTracker.ProjectsGetRequest;
    record: IssueTracker.ProjectsGetRecord;
    response: IssueTracker.ProjectsGetResponse;
  };
  /** Lists teams. There are no filters. */
  "issue_tracker.teams.list": {
    params: IssueTracker.TeamsListParams;
    request: IssueTracker.TeamsListRequest;
    record: IssueTracker.TeamsListRecord;
    response: IssueTracker.TeamsListResponse;
  };
  /** Reads one team. */
  "issue_tracker.teams.get": {
    params: IssueTracker.TeamsGetParams;
    request: IssueTracker.TeamsGetRequest;
    record: IssueTracker.TeamsGetRecord;
    response: IssueTracker.TeamsGetResponse;
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
     * @description Lists issues. There are no filters. Use `after` to get the next page.
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
     * @description Lists projects. There are no filters. Use `after` to get the next page.
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
     * @description Lists teams. There are no filters. Use `after` to get the next page.
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
    ExecuteRequest: components["schemas"]["IssueTrackerExecuteRequest"];
    ExecuteResponse: components["schemas"]["IssueTrackerExecuteResponse"];
    GatewayCreateInstanceRequest: components["schemas"]["IssueTrackerCreateRequest"];
    GatewayCreateInstanceResponse: Gateway.CreateInstanceResponse;
    GatewayErrorBody: Gateway.ErrorBody;
    GatewayErrorDetail: Gateway.ErrorDetail;
    IssueTrackerCreateRequest: IssueTracker.CreateInstanceRequest;
    IssueTrackerExecuteRequest: IssueTracker.ExecuteRequest;
    IssueTrackerExecuteResponse: components["schemas"]["IssueTrackerIssuesListResponse"] | components["schemas"]["IssueTrackerIssuesGetResponse"] | components["schemas"]["IssueTrackerProjectsListResponse"] | components["schemas"]["IssueTrackerProjectsGetResponse"] | components["schemas"]["IssueTrackerTeamsListResponse"] | components["schemas"]["IssueTrackerTeamsGetResponse"];
    IssueTrackerIssuesListParams: IssueTracker.IssuesListParams;
    IssueTrackerIssuesListRequest: IssueTracker.IssuesListRequest;
    IssueTrackerIssuesListResponse: IssueTracker.IssuesListResponse;
    IssueTrackerIssuesGetParams: IssueTracker.IssuesGetParams;
    IssueTrackerIssuesGetRequest: IssueTracker.IssuesGetRequest;
    IssueTrackerIssuesGetResponse: IssueTracker.IssuesGetResponse;
    IssueTrackerProjectsListParams: IssueTracker.ProjectsListParams;
    IssueTrackerProjectsListRequest: IssueTracker.ProjectsListRequest;
    IssueTrackerProjectsListResponse: IssueTracker.ProjectsListResponse;
    IssueTrackerProjectsGetParams: IssueTracker.ProjectsGetParams;
    IssueTrackerProjectsGetRequest: IssueTracker.ProjectsGetRequest;
    IssueTrackerProjectsGetResponse: IssueTracker.ProjectsGetResponse;
    IssueTrackerTeamsListParams: IssueTracker.TeamsListParams;
    IssueTrackerTeamsListRequest: IssueTracker.TeamsListRequest;
    IssueTrackerTeamsListResponse: IssueTracker.TeamsListResponse;
    IssueTrackerTeamsGetParams: IssueTracker.TeamsGetParams;
    IssueTrackerTeamsGetRequest: IssueTracker.TeamsGetRequest;
    IssueTrackerTeamsGetResponse: IssueTracker.TeamsGetResponse;
    IssueTrackerAuthConfig: IssueTracker.AuthConfig;
    IssueTrackerIssuePage: IssueTracker.IssuePage;
    IssueTrackerIssue: IssueTracker.Issue;
    IssueTrackerProjectPage: IssueTracker.ProjectPage;
    IssueTrackerProject: IssueTracker.Project;
    IssueTrackerTeamPage: IssueTracker.TeamPage;
    IssueTrackerTeam: IssueTracker.Team;
    /** @description A unit of work of a team, such as a bug or a feature. */
    IssueTrackerIssueNode: {
      /** @description Id of the issue, a UUID. Never null in the schema. */
      id?: string | null;
      /** @description Readable name of the issue, made of the team's key and the number, such as `EXA-101`. Never null in the schema. */
      identifier?: string | null;
      /** @description Number of the issue within its team. Never null in the schema. */
      number?: number | null;
      /** @description One-line summary of the work. Never null in the schema. */
      title?: string | null;
      /** @description Full text of the issue in Markdown. */
      description?: string | null;
      /** @description Priority, where 0 is none, 1 urgent, 2 high, 3 medium and 4 low. Never null in the schema. */
      priority?: number | null;
      /** @description Address of the issue in the web app. Never null in the schema. */
      url?: string | null;
      /** @description Day by which the issue is due. */
      dueDate?: string | null;
      /** @description Step of the team's workflow that the issue is in. Never null in the schema. */
      state?: {
        /** @description Id of the state, a UUID. Never null in the schema. */
        id?: string | null;
        /** @description Name of the state as the team chose it, such as `In review`. Never null in the schema. */
        name?: string | null;
        /** @description Category of the state. One of `triage`, `backlog`, `unstarted`, `started`, `completed`, `canceled` and `duplicate`. Never null in the schema. */
        type?: string | null;
      } | null;
      /** @description User who works on the issue, null if nobody does. */
      assignee?: {
        /** @description Id of the user, a UUID. Never null in the schema. */
        id?: string | null;
        /** @description First and last name of the user. Never null in the schema. */
        name?: string | null;
        /** @description Email address of the user. Never null in the schema. */
        email?: string | null;
      } | null;
      /** @description Team that owns the issue. Never null in the schema. */
      team?: {
        /** @description Id of the team, a UUID. Never null in the schema. */
        id?: string | null;
        /** @description Short unique key of the team, the first part of the identifiers of its issues. Never null in the schema. */
        key?: string | null;
        /** @description Name of the team. Never null in the schema. */
        name?: string | null;
      } | null;
      /** @description Project that the issue belongs to, null if it belongs to none. */
      project?: {
        /** @description Id of the project, a UUID. Never null in the schema. */
        id?: string | null;
        /** @description Name of the project. Never null in the schema. */
        name?: string | null;
      } | null;
      /** @description Time of creation. Never null in the schema. */
      createdAt?: string | null;
      /** @description Time of the last significant change, at first the time of creation. Never null in the schema. */
      updatedAt?: string | null;
      /** @description Time when the issue was completed. */
      completedAt?: string | null;
      /** @description Time when the issue was canceled. */
      canceledAt?: string | null;
      /** @description Time when the issue was archived, null if it is not. */
      archivedAt?: string | null;
    };
    /** @description A larger piece of work that groups issues, possibly of several teams. */
    IssueTrackerProjectNode: {
      /** @description Id of the project, a UUID. Never null in the schema. */
      id?: string | null;
      /** @description Name of the project. Never null in the schema. */
      name?: string | null;
      /** @description Short summary of the project, empty if there is none. Never null in the schema. */
      description?: string | null;
      /**
       * @deprecated
       * @description Category of the status that the project is in, such as `planned` or `started`. Never null in the schema. Deprecated: The status of the project replaces it.
       */
      state?: string | null;
      /** @description Address of the project in the web app. Never null in the schema. */
      url?: string | null;
      /** @description Day on which work is planned to start. */
      startDate?: string | null;
      /** @description Day on which the project is planned to be complete. */
      targetDate?: string | null;
      /** @description Time of creation. Never null in the schema. */
      createdAt?: string | null;
      /** @description Time of the last significant change, at first the time of creation. Never null in the schema. */
      updatedAt?: string | null;
      /** @description Time when the project was completed. */
      completedAt?: string | null;
      /** @description Time when the project was canceled. */
      canceledAt?: string | null;
      /** @description Time when the project was archived, null if it is not. */
      archivedAt?: string | null;
    };
    /** @description A group of people who share issues and a workflow. */
    IssueTrackerTeamNode: {
      /** @description Id of the team, a UUID. Never null in the schema. */
      id?: string | null;
      /** @description Short unique key of the team, the first part of the identifiers of its issues. Never null in the schema. */
      key?: string | null;
      /** @description Name of the team. Never null in the schema. */
      name?: string | null;
      /** @description Purpose of the team in a few words. */
      description?: string | null;
      /** @description Time zone of the team as an IANA name, such as `Europe/Lisbon`. Never null in the schema. */
      timezone?: string | null;
      /** @description Time of creation. Never null in the schema. */
      createdAt?: string | null;
      /** @description Time of the last significant change, at first the time of creation. Never null in the schema. */
      updatedAt?: string | null;
      /** @description Time when the team was archived, null if it is not. */
      archivedAt?: string | null;
    };
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
  issueTrackerIssuesList: {
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
          "application/json": components["schemas"]["IssueTrackerIssuesListResponse"];
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
  issueTrackerIssuesGet: {
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
          "application/json": components["schemas"]["IssueTrackerIssuesGetResponse"];
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
  issueTrackerProjectsList: {
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
          "application/json": components["schemas"]["IssueTrackerProjectsListResponse"];
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
  issueTrackerProjectsGet: {
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
          "application/json": components["schemas"]["IssueTrackerProjectsGetResponse"];
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
  issueTrackerTeamsList: {
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
          "application/json": components["schemas"]["IssueTrackerTeamsListResponse"];
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
  issueTrackerTeamsGet: {
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
          "application/json": components["schemas"]["IssueTrackerTeamsGetResponse"];
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
