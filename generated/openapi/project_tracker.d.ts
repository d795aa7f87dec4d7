// @generated from spec/ by connector-gateway-spec. Do not edit.
// openapi-typescript 7.13.0, input 42d56ef76d9413a0, text 3cd051ce024499f2

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
    /** @description Values of the issue's fields, by field id. Named here are the built-in fields of issues; custom fields have ids such as `customfield_10050`. */
    ProjectTrackerIssueFieldValues: {
      /** @description Title of the issue, in one line. */
      summary?: string | null;
      /** @description Description of the issue, as a rich-text document. */
      description?: components["schemas"]["ProjectTrackerRichTextDocument"] | null;
      /** @description Environment in which the issue occurs, as a rich-text document. */
      environment?: components["schemas"]["ProjectTrackerRichTextDocument"] | null;
      /** @description Step of the workflow that the issue has reached. */
      status?: components["schemas"]["ProjectTrackerIssueStatus"] | null;
      /** @description Category of the issue's status. */
      statusCategory?: components["schemas"]["ProjectTrackerStatusCategory"] | null;
      /** @description Type of the issue. */
      issuetype?: components["schemas"]["ProjectTrackerIssueType"] | null;
      /** @description Priority of the issue. */
      priority?: components["schemas"]["ProjectTrackerIssuePriority"] | null;
      /** @description Way in which the issue was resolved. Null while it is unresolved. */
      resolution?: components["schemas"]["ProjectTrackerIssueResolution"] | null;
      /** @description User who is to work on the issue. Null while it is unassigned. */
      assignee?: components["schemas"]["ProjectTrackerUserDetails"] | null;
      /** @description User who reported the issue. */
      reporter?: components["schemas"]["ProjectTrackerUserDetails"] | null;
      /** @description User who created the issue. */
      creator?: components["schemas"]["ProjectTrackerUserDetails"] | null;
      /** @description Project that the issue belongs to. */
      project?: components["schemas"]["ProjectTrackerProjectDetails"] | null;
      /** @description Issue that this one is a part of. */
      parent?: components["schemas"]["ProjectTrackerLinkedIssue"] | null;
      /** @description Subtasks of the issue. */
      subtasks?: components["schemas"]["ProjectTrackerLinkedIssue"][] | null;
      /** @description Links to other issues. */
      issuelinks?: components["schemas"]["ProjectTrackerIssueLink"][] | null;
      /** @description Labels of the issue. */
      labels?: string[] | null;
      /** @description Components of the project that the issue concerns. */
      components?: components["schemas"]["ProjectTrackerProjectComponent"][] | null;
      /** @description Versions in which the issue is resolved or to be resolved. */
      fixVersions?: components["schemas"]["ProjectTrackerProjectVersion"][] | null;
      /** @description Versions that the issue affects. */
      versions?: components["schemas"]["ProjectTrackerProjectVersion"][] | null;
      /** @description Time of creation, such as `2025-03-04T09:12:45.120+0000`. */
      created?: string | null;
      /** @description Time of the last change, such as `2025-03-06T16:40:02.310+0000`. */
      updated?: string | null;
      /** @description Date by which the issue is to be completed, such as `2025-03-14`. */
      duedate?: string | null;
      /** @description Time at which the issue was resolved. */
      resolutiondate?: string | null;
      /** @description Time at which the category of the status last changed. */
      statuscategorychangedate?: string | null;
      /** @description Time at which the caller last viewed the issue. */
      lastViewed?: string | null;
      /** @description Estimated and logged times of the issue. */
      timetracking?: components["schemas"]["ProjectTrackerTimeTracking"] | null;
      /** @description Time logged on the issue, in seconds. */
      timespent?: number | null;
      /** @description Estimate of the remaining time, in seconds. */
      timeestimate?: number | null;
      /** @description First estimate of the whole time, in seconds. */
      timeoriginalestimate?: number | null;
      /** @description Time logged on the issue and its subtasks, in seconds. */
      aggregatetimespent?: number | null;
      /** @description Estimate of the remaining time of the issue and its subtasks, in seconds. */
      aggregatetimeestimate?: number | null;
      /** @description First estimate of the whole time of the issue and its subtasks, in seconds. */
      aggregatetimeoriginalestimate?: number | null;
      /** @description Logged time of the issue, compared with its estimate. */
      progress?: components["schemas"]["ProjectTrackerWorkProgress"] | null;
      /** @description Logged time of the issue and its subtasks, compared with their estimates. */
      aggregateprogress?: components["schemas"]["ProjectTrackerWorkProgress"] | null;
      /** @description Logged time as a percentage of the first estimate, -1 if there is no estimate. */
      workratio?: number | null;
      /** @description Votes for the issue. */
      votes?: components["schemas"]["ProjectTrackerIssueVotes"] | null;
      /** @description Users who watch the issue. */
      watches?: components["schemas"]["ProjectTrackerIssueWatches"] | null;
      /** @description Files that are attached to the issue. */
      attachment?: components["schemas"]["ProjectTrackerIssueAttachment"][] | null;
      /** @description First page of the issue's comments. */
      comment?: components["schemas"]["ProjectTrackerIssueCommentPage"] | null;
      /** @description First page of the issue's worklogs. */
      worklog?: components["schemas"]["ProjectTrackerIssueWorklogPage"] | null;
      /** @description Security level that restricts who can see the issue. Null if there is none. */
      security?: components["schemas"]["ProjectTrackerSecurityLevel"] | null;
      /** @description Restrictions on who can see the issue, in team-managed projects. */
      issuerestriction?: {
        /** @description Restrictions by their kind. */
        issuerestrictions?: unknown;
        /** @description Whether clients should show the restrictions. */
        shouldDisplay?: boolean | null;
      } | null;
    };
    /** @description A document in the Atlassian Document Format. */
    ProjectTrackerRichTextDocument: {
      /** @description Type of the root node, always `doc`. */
      type?: string | null;
      /** @description Version of the format. */
      version?: number | null;
      /** @description Blocks of the document, in reading order. */
      content?: components["schemas"]["ProjectTrackerRichTextNode"][] | null;
    };
    /** @description A block, an inline element or a piece of text in a document. */
    ProjectTrackerRichTextNode: {
      /** @description Type of the node, such as `paragraph`, `bulletList`, `mention` or `text`. */
      type?: string | null;
      /** @description Text of a node of type `text`. */
      text?: string | null;
      /** @description Attributes of the node, which depend on its type, such as the level of a heading. */
      attrs?: {
        [key: string]: unknown;
      } | null;
      /** @description Formatting of the text. */
      marks?: components["schemas"]["ProjectTrackerRichTextMark"][] | null;
      /** @description Nodes inside this one, in reading order. */
      content?: components["schemas"]["ProjectTrackerRichTextNode"][] | null;
    };
    /** @description Formatting of a piece of text. */
    ProjectTrackerRichTextMark: {
      /** @description Kind of formatting. Known values: `code`, `em`, `link`, `strike`, `strong`, `subsup`, `textColor`, `underline`. */
      type?: string | null;
      /** @description Attributes of the formatting, such as the address of a link. */
      attrs?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description A step of a workflow. */
    ProjectTrackerIssueStatus: {
      /** @description URL of the status in the tracker's REST API. */
      self?: string | null;
      /** @description Numeric id of the status, as a string. */
      id?: string | null;
      /** @description Name of the status, such as `In Progress`. */
      name?: string | null;
      /** @description Explanation of the status. */
      description?: string | null;
      /** @description URL of the status's icon. */
      iconUrl?: string | null;
      /** @description Category of the status. */
      statusCategory?: components["schemas"]["ProjectTrackerStatusCategory"] | null;
    };
    /** @description A category of statuses, which tells open, started and finished work apart. */
    ProjectTrackerStatusCategory: {
      /** @description URL of the category in the tracker's REST API. */
      self?: string | null;
      /** @description Id of the category. */
      id?: number | null;
      /** @description Key of the category, such as `new`, `indeterminate` or `done`. */
      key?: string | null;
      /** @description Name of the color in which clients show the category, such as `blue-gray`. */
      colorName?: string | null;
      /** @description Name of the category, such as `To Do`. */
      name?: string | null;
    };
    /** @description A type of issue, such as a bug or a task. */
    ProjectTrackerIssueType: {
      /** @description URL of the type in the tracker's REST API. */
      self?: string | null;
      /** @description Numeric id of the type, as a string. */
      id?: string | null;
      /** @description Name of the type, such as `Bug`. */
      name?: string | null;
      /** @description Explanation of the type. */
      description?: string | null;
      /** @description URL of the type's icon. */
      iconUrl?: string | null;
      /** @description Whether issues of the type are subtasks of other issues. */
      subtask?: boolean | null;
      /** @description Id of the image from which the icon is made. */
      avatarId?: number | null;
      /** @description Unique id of the type, set for types of team-managed projects. */
      entityId?: string | null;
      /** @description Level of the type in the hierarchy, -1 for subtasks, 0 for ordinary issues and 1 for epics. */
      hierarchyLevel?: number | null;
      /** @description Project that the type belongs to. Absent for types of the whole site. */
      scope?: components["schemas"]["ProjectTrackerIssueTypeScope"] | null;
    };
    /** @description Where a type of issues can be used. */
    ProjectTrackerIssueTypeScope: {
      /** @description Kind of scope. Known values: `PROJECT`, `TEMPLATE`. */
      type?: string | null;
      /** @description Project in which the type can be used. */
      project?: components["schemas"]["ProjectTrackerProjectDetails"] | null;
    };
    /** @description The main properties of a project. */
    ProjectTrackerProjectDetails: {
      /** @description URL of the project in the tracker's REST API. */
      self?: string | null;
      /** @description Numeric id of the project, as a string. */
      id?: string | null;
      /** @description Key of the project, with which the keys of its issues begin. */
      key?: string | null;
      /** @description Name of the project. */
      name?: string | null;
      /** @description Product that the project is made for. Known values: `software`, `service_desk`, `business`. */
      projectTypeKey?: string | null;
      /** @description Whether the project is team-managed, with a simplified configuration. */
      simplified?: boolean | null;
      /** @description URLs of the project's avatar images. */
      avatarUrls?: components["schemas"]["ProjectTrackerAvatarUrls"] | null;
      /** @description Category that the project belongs to. */
      projectCategory?: components["schemas"]["ProjectTrackerProjectCategory"] | null;
    };
    /** @description URLs of an avatar image, by size in pixels. */
    ProjectTrackerAvatarUrls: {
      /** @description URL of the image at 16 by 16 pixels. */
      "16x16"?: string | null;
      /** @description URL of the image at 24 by 24 pixels. */
      "24x24"?: string | null;
      /** @description URL of the image at 32 by 32 pixels. */
      "32x32"?: string | null;
      /** @description URL of the image at 48 by 48 pixels. */
      "48x48"?: string | null;
    };
    /** @description A category into which projects are grouped. */
    ProjectTrackerProjectCategory: {
      /** @description URL of the category in the tracker's REST API. */
      self?: string | null;
      /** @description Numeric id of the category, as a string. */
      id?: string | null;
      /** @description Name of the category. */
      name?: string | null;
      /** @description Explanation of the category. */
      description?: string | null;
    };
    /** @description A priority that issues can have. */
    ProjectTrackerIssuePriority: {
      /** @description URL of the priority in the tracker's REST API. */
      self?: string | null;
      /** @description Numeric id of the priority, as a string. */
      id?: string | null;
      /** @description Name of the priority, such as `High`. */
      name?: string | null;
      /** @description Explanation of the priority. */
      description?: string | null;
      /** @description URL of the priority's icon. */
      iconUrl?: string | null;
      /** @description Color in which clients show the priority, such as `#f15C75`. */
      statusColor?: string | null;
      /** @description Whether new issues get the priority. */
      isDefault?: boolean | null;
    };
    /** @description A way in which issues can be resolved. */
    ProjectTrackerIssueResolution: {
      /** @description URL of the resolution in the tracker's REST API. */
      self?: string | null;
      /** @description Numeric id of the resolution, as a string. */
      id?: string | null;
      /** @description Name of the resolution, such as `Done`. */
      name?: string | null;
      /** @description Explanation of the resolution. */
      description?: string | null;
    };
    /** @description The main properties of a user. */
    ProjectTrackerUserDetails: {
      /** @description URL of the user in the tracker's REST API. */
      self?: string | null;
      /** @description Account id of the user, the same in all products of the provider. */
      accountId?: string | null;
      /** @description Kind of account. Known values: `atlassian`, `app`, `customer`, `unknown`. */
      accountType?: string | null;
      /** @description Display name of the user. */
      displayName?: string | null;
      /** @description Email address of the user, unless the user's privacy settings hide it. */
      emailAddress?: string | null;
      /** @description Whether the account is active. */
      active?: boolean | null;
      /** @description Time zone of the user, as an IANA name such as `Europe/Lisbon`. */
      timeZone?: string | null;
      /** @description URLs of the user's avatar images. */
      avatarUrls?: components["schemas"]["ProjectTrackerAvatarUrls"] | null;
      /** @description Former key of the user, empty or absent since account ids took its place. */
      key?: string | null;
      /** @description Former user name, empty or absent since account ids took its place. */
      name?: string | null;
    };
    /** @description Another issue that the issue is related to, with a few of its fields. */
    ProjectTrackerLinkedIssue: {
      /** @description Numeric id of the issue, as a string. */
      id?: string | null;
      /** @description Key of the issue. */
      key?: string | null;
      /** @description URL of the issue in the tracker's REST API. */
      self?: string | null;
      /** @description Some of the issue's fields. */
      fields?: {
        /** @description Title of the issue, in one line. */
        summary?: string | null;
        /** @description Step of the workflow that the issue has reached. */
        status?: components["schemas"]["ProjectTrackerIssueStatus"] | null;
        /** @description Priority of the issue. */
        priority?: components["schemas"]["ProjectTrackerIssuePriority"] | null;
        /** @description Type of the issue. */
        issuetype?: components["schemas"]["ProjectTrackerIssueType"] | null;
        /** @description User who is to work on the issue. Usually left out. */
        assignee?: components["schemas"]["ProjectTrackerUserDetails"] | null;
        /** @description Estimated and logged times of the issue. Usually left out. */
        timetracking?: components["schemas"]["ProjectTrackerTimeTracking"] | null;
      } | null;
    };
    /** @description Estimated and logged times, as text and in seconds. */
    ProjectTrackerTimeTracking: {
      /** @description First estimate of the whole time, such as `3d 4h`. */
      originalEstimate?: string | null;
      /** @description Estimate of the remaining time, such as `1d`. */
      remainingEstimate?: string | null;
      /** @description Time logged, such as `3h 20m`. */
      timeSpent?: string | null;
      /** @description First estimate of the whole time, in seconds. */
      originalEstimateSeconds?: number | null;
      /** @description Estimate of the remaining time, in seconds. */
      remainingEstimateSeconds?: number | null;
      /** @description Time logged, in seconds. */
      timeSpentSeconds?: number | null;
    };
    /** @description A link between two issues. Either `inwardIssue` or `outwardIssue` is given; the other side is the issue itself. */
    ProjectTrackerIssueLink: {
      /** @description Numeric id of the link, as a string. */
      id?: string | null;
      /** @description URL of the link in the tracker's REST API. */
      self?: string | null;
      /** @description Type of the link. */
      type?: components["schemas"]["ProjectTrackerIssueLinkType"] | null;
      /** @description Issue on the other side of a link to which `type.inward` applies. */
      inwardIssue?: components["schemas"]["ProjectTrackerLinkedIssue"] | null;
      /** @description Issue on the other side of a link to which `type.outward` applies. */
      outwardIssue?: components["schemas"]["ProjectTrackerLinkedIssue"] | null;
    };
    /** @description A type of link between issues, with a description for each direction. */
    ProjectTrackerIssueLinkType: {
      /** @description Numeric id of the type, as a string. */
      id?: string | null;
      /** @description Name of the type, such as `Blocks`. */
      name?: string | null;
      /** @description Relation of the issue to an `inwardIssue`, such as `is blocked by`. */
      inward?: string | null;
      /** @description Relation of the issue to an `outwardIssue`, such as `blocks`. */
      outward?: string | null;
      /** @description URL of the type in the tracker's REST API. */
      self?: string | null;
    };
    /** @description A component of a project. The fields of issues have only its id, its name, its description and its URL. */
    ProjectTrackerProjectComponent: {
      /** @description URL of the component in the tracker's REST API. */
      self?: string | null;
      /** @description Numeric id of the component, as a string. */
      id?: string | null;
      /** @description Name of the component. */
      name?: string | null;
      /** @description Explanation of the component. */
      description?: string | null;
      /** @description User who leads the component. */
      lead?: components["schemas"]["ProjectTrackerUserDetails"] | null;
      /** @description Account id of the user who leads the component. */
      leadAccountId?: string | null;
      /** @description Former user name of the lead, which the provider no longer sends. */
      leadUserName?: string | null;
      /** @description Who is to be assigned to new issues of the component. Known values: `PROJECT_DEFAULT`, `COMPONENT_LEAD`, `PROJECT_LEAD`, `UNASSIGNED`. */
      assigneeType?: string | null;
      /** @description User whom `assigneeType` determines. */
      assignee?: components["schemas"]["ProjectTrackerUserDetails"] | null;
      /** @description Who is actually assigned to new issues, which differs from `assigneeType` where that names nobody who can be assigned. Known values: `PROJECT_DEFAULT`, `COMPONENT_LEAD`, `PROJECT_LEAD`, `UNASSIGNED`. */
      realAssigneeType?: string | null;
      /** @description User who is actually assigned to new issues. */
      realAssignee?: components["schemas"]["ProjectTrackerUserDetails"] | null;
      /** @description Whether `assigneeType` names somebody who can be assigned. */
      isAssigneeTypeValid?: boolean | null;
      /** @description Key of the project that the component belongs to. */
      project?: string | null;
      /** @description Numeric id of the project that the component belongs to. */
      projectId?: number | null;
      /** @description Atlassian resource identifier of the component, for components that are managed in another product. */
      ari?: string | null;
      /** @description Further details of a component that is managed in another product. */
      metadata?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description A version of a project, released or planned. */
    ProjectTrackerProjectVersion: {
      /** @description URL of the version in the tracker's REST API. */
      self?: string | null;
      /** @description Numeric id of the version, as a string. */
      id?: string | null;
      /** @description Name of the version. */
      name?: string | null;
      /** @description Explanation of the version. */
      description?: string | null;
      /** @description Whether the version is archived. */
      archived?: boolean | null;
      /** @description Whether the version is released. */
      released?: boolean | null;
      /** @description Date on which work on the version begins, such as `2025-03-04`. */
      startDate?: string | null;
      /** @description Date on which the version is released, such as `2025-03-14`. */
      releaseDate?: string | null;
      /** @description Whether the release date has passed and the version is not released. */
      overdue?: boolean | null;
      /** @description Start date in the date format of the site, such as `4/Mar/25`. */
      userStartDate?: string | null;
      /** @description Release date in the date format of the site, such as `14/Mar/25`. */
      userReleaseDate?: string | null;
      /**
       * @deprecated
       * @description Key of the project that the version belongs to. Deprecated: Use `projectId`.
       */
      project?: string | null;
      /** @description Numeric id of the project that the version belongs to. */
      projectId?: string | number | null;
      /** @description Account id of the user who drives the version, if `expand` requests it. */
      driver?: string | null;
    };
    /** @description Logged time, compared with the estimate. */
    ProjectTrackerWorkProgress: {
      /** @description Time logged, in seconds. */
      progress?: number | null;
      /** @description Time logged and remaining, in seconds. */
      total?: number | null;
      /** @description Time logged as a percentage of the total. Absent if the total is 0. */
      percent?: number | null;
    };
    /** @description How many users have voted for an issue. */
    ProjectTrackerIssueVotes: {
      /** @description URL of the votes in the tracker's REST API. */
      self?: string | null;
      /** @description Number of votes. */
      votes?: number | null;
      /** @description Whether the caller has voted for the issue. */
      hasVoted?: boolean | null;
    };
    /** @description How many users watch an issue. */
    ProjectTrackerIssueWatches: {
      /** @description URL of the watchers in the tracker's REST API. */
      self?: string | null;
      /** @description Number of users who watch the issue. */
      watchCount?: number | null;
      /** @description Whether the caller watches the issue. */
      isWatching?: boolean | null;
    };
    /** @description A file that is attached to an issue. */
    ProjectTrackerIssueAttachment: {
      /** @description Numeric id of the attachment. */
      id?: string | number | null;
      /** @description URL of the attachment in the tracker's REST API. */
      self?: string | null;
      /** @description Name of the file. */
      filename?: string | null;
      /** @description User who attached the file. */
      author?: components["schemas"]["ProjectTrackerUserDetails"] | null;
      /** @description Time at which the file was attached, such as `2025-03-04T10:02:11.000+0000`. */
      created?: string | null;
      /** @description Size of the file, in bytes. */
      size?: number | null;
      /** @description Media type of the file. */
      mimeType?: string | null;
      /** @description URL of the file's content. */
      content?: string | null;
      /** @description URL of a thumbnail, for images. */
      thumbnail?: string | null;
    };
    /** @description A page of the comments on an issue. */
    ProjectTrackerIssueCommentPage: {
      /** @description Comments on this page. */
      comments?: components["schemas"]["ProjectTrackerPartialIssueComment"][] | null;
      /** @description URL of the comments in the tracker's REST API. */
      self?: string | null;
      /** @description Index of the first comment on this page, counted from 0. */
      startAt?: number | null;
      /** @description Maximum number of comments per page. */
      maxResults?: number | null;
      /** @description Number of comments on the issue. */
      total?: number | null;
    };
    /** @description A page of the worklogs of an issue. */
    ProjectTrackerIssueWorklogPage: {
      /** @description Worklogs on this page. */
      worklogs?: components["schemas"]["ProjectTrackerPartialIssueWorklog"][] | null;
      /** @description Index of the first worklog on this page, counted from 0. */
      startAt?: number | null;
      /** @description Maximum number of worklogs per page. */
      maxResults?: number | null;
      /** @description Number of worklogs of the issue. */
      total?: number | null;
    };
    /** @description A security level, which restricts who can see issues. */
    ProjectTrackerSecurityLevel: {
      /** @description URL of the level in the tracker's REST API. */
      self?: string | null;
      /** @description Numeric id of the level, as a string. */
      id?: string | null;
      /** @description Name of the level. */
      name?: string | null;
      /** @description Explanation of the level. */
      description?: string | null;
    };
    /** @description The groups of a user. */
    ProjectTrackerUserGroups: {
      /** @description Number of groups. */
      size?: number | null;
      /** @description Groups of the user. */
      items?: components["schemas"]["ProjectTrackerUserGroup"][] | null;
      /** @description Maximum number of groups that are returned. */
      "max-results"?: number | null;
    };
    /** @description A group of users. */
    ProjectTrackerUserGroup: {
      /** @description Name of the group. */
      name?: string | null;
      /** @description Id of the group, the same in all products of the provider. */
      groupId?: string | null;
      /** @description URL of the group in the tracker's REST API. */
      self?: string | null;
    };
    /** @description The application roles of a user. */
    ProjectTrackerApplicationRoles: {
      /** @description Number of application roles. */
      size?: number | null;
      /** @description Application roles of the user. */
      items?: components["schemas"]["ProjectTrackerApplicationRole"][] | null;
      /** @description Maximum number of application roles that are returned. */
      "max-results"?: number | null;
    };
    /** @description An application role, which gives groups of users access to a product. */
    ProjectTrackerApplicationRole: {
      /** @description Key of the role, such as `jira-software`. */
      key?: string | null;
      /** @description Name of the role. */
      name?: string | null;
      /** @description Names of the groups that have the role. */
      groups?: string[] | null;
      /** @description Groups that have the role. */
      groupDetails?: components["schemas"]["ProjectTrackerUserGroup"][] | null;
      /** @description Names of the groups that new users of the role join. */
      defaultGroups?: string[] | null;
      /** @description Groups that new users of the role join. */
      defaultGroupsDetails?: components["schemas"]["ProjectTrackerUserGroup"][] | null;
      /** @description Whether new users get the role unless another is chosen. */
      selectedByDefault?: boolean | null;
      /**
       * @deprecated
       * @description Whether the role is defined. Deprecated: There is no replacement.
       */
      defined?: boolean | null;
      /** @description Number of users that the license allows. */
      numberOfSeats?: number | null;
      /** @description Number of further users that the license allows. */
      remainingSeats?: number | null;
      /** @description Number of users who count toward the license. */
      userCount?: number | null;
      /** @description Kind of users whom the license counts, such as `users` or `developers`. */
      userCountDescription?: string | null;
      /** @description Whether the license allows any number of users. */
      hasUnlimitedSeats?: boolean | null;
      /** @description Whether the role belongs to the platform, not to a single product. */
      platform?: boolean | null;
    };
    /** @description The schema of a field's values. */
    ProjectTrackerFieldSchema: {
      /** @description Type of the values, such as `string`, `number`, `array` or `user`. */
      type?: string | null;
      /** @description Type of the elements, if `type` is `array`. */
      items?: string | null;
      /** @description Name of a built-in field. */
      system?: string | null;
      /** @description Key of the type of a custom field. */
      custom?: string | null;
      /** @description Numeric id of a custom field. */
      customId?: number | null;
      /** @description Settings of a custom field. */
      configuration?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description The group or project role to which something is restricted. */
    ProjectTrackerVisibilityRestriction: {
      /** @description Whether a group or a project role is meant. Known values: `group`, `role`. */
      type?: string | null;
      /** @description Name of the group or role. */
      value?: string | null;
      /** @description Id of the group, or name of the role. */
      identifier?: string | null;
    };
    /** @description A property that an app has stored. */
    ProjectTrackerEntityProperty: {
      /** @description Key of the property. */
      key?: string | null;
      /** @description Value of the property, which the app defines. */
      value?: unknown;
    };
    /** @description The record `IssueComment` inside another one, which may have only some of its fields. */
    ProjectTrackerPartialIssueComment: {
      /** @description Numeric id of the comment, as a string. */
      id?: string | null;
      /** @description URL of the comment in the tracker's REST API. */
      self?: string | null;
      /** @description Text of the comment, as a rich-text document in JSON. */
      body?: components["schemas"]["ProjectTrackerRichTextDocument"] | null;
      /** @description User who wrote the comment. */
      author?: components["schemas"]["ProjectTrackerUserDetails"] | null;
      /** @description User who last changed the comment. */
      updateAuthor?: components["schemas"]["ProjectTrackerUserDetails"] | null;
      /** @description Time of creation, such as `2025-03-04T10:02:11.000+0000`. */
      created?: string | null;
      /** @description Time of the last change, such as `2025-03-04T10:05:40.000+0000`. */
      updated?: string | null;
      /** @description Whether customers of the service desk can see the comment. */
      jsdPublic?: boolean | null;
      /** @description Group or project role that the comment is restricted to. */
      visibility?: components["schemas"]["ProjectTrackerVisibilityRestriction"] | null;
      /** @description Text of the comment as HTML, if `expand` requests it. */
      renderedBody?: string | null;
      /** @description Properties of the comment, if `expand` requests them. */
      properties?: components["schemas"]["ProjectTrackerEntityProperty"][] | null;
    };
    /** @description The record `IssueWorklog` inside another one, which may have only some of its fields. */
    ProjectTrackerPartialIssueWorklog: {
      /** @description Numeric id of the worklog, as a string. */
      id?: string | null;
      /** @description URL of the worklog in the tracker's REST API. */
      self?: string | null;
      /** @description User who logged the time. */
      author?: components["schemas"]["ProjectTrackerUserDetails"] | null;
      /** @description User who last changed the worklog. */
      updateAuthor?: components["schemas"]["ProjectTrackerUserDetails"] | null;
      /** @description Comment on the work, as a rich-text document in JSON. */
      comment?: components["schemas"]["ProjectTrackerRichTextDocument"] | null;
      /** @description Time when the worklog was created, such as `2025-03-05T17:30:00.000+0000`. */
      created?: string | null;
      /** @description Time of the last change, such as `2025-03-05T17:30:00.000+0000`. */
      updated?: string | null;
      /** @description Time when the work started, such as `2025-03-05T14:00:00.000+0000`. */
      started?: string | null;
      /** @description Time spent, as text such as `3h 20m`. */
      timeSpent?: string | null;
      /** @description Time spent, in seconds. */
      timeSpentSeconds?: number | null;
      /** @description Numeric id of the issue that the time was spent on, as a string. */
      issueId?: string | null;
      /** @description Group or project role that the worklog is restricted to. */
      visibility?: components["schemas"]["ProjectTrackerVisibilityRestriction"] | null;
      /** @description Properties of the worklog, if `expand` requests them. */
      properties?: components["schemas"]["ProjectTrackerEntityProperty"][] | null;
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
