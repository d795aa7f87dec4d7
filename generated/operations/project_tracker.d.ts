// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type * as types from "../connectors/project_tracker.js";
import type { CallById, Execute, OptionalCall, OptionalPagedCall, Page, RequiredCall, RequiredPagedCall, UnpagedList, WrappedPage } from "../runtime/client/client_types.js";
import type { Operation } from "../runtime/operation.js";

/** The operations of Project tracker, in the order of the catalog. */
export declare const operations: readonly Operation[];

/** What `gateway.create` takes for Project tracker: credentials, a name, and what else the connector needs. */
export interface CreateRequest extends Omit<types.CreateInstanceRequest, "connector_definition_id"> {}

/** The actions of `issues` of Project tracker. */
export interface ProjectTrackerIssuesActions {
  /**
   * Searches issues with a query in the tracker's query language.
   * The next page is requested with `nextPageToken`; `.all()` iterates all pages.
   * `project_tracker.issues.api_search`, Document 3, Endpoints, Project-tracker operations.
   */
  readonly api_search: OptionalPagedCall<types.IssuesApiSearchParams, types.IssuesApiSearchRecord, Page<types.IssuesApiSearchRecord, types.IssuesApiSearchMeta>, types.IssuesApiSearchResponse>;
  /**
   * Reads one issue.
   * `project_tracker.issues.get`, Document 3, Endpoints, Project-tracker operations.
   */
  readonly get: RequiredCall<types.IssuesGetParams, types.IssuesGetRecord, types.IssuesGetResponse>;
}

/** The actions of `projects` of Project tracker. */
export interface ProjectTrackerProjectsActions {
  /**
   * Searches projects.
   * The next page is requested with `startAt`; `.all()` iterates all pages. Not shown: How to use `nextPage`,
   * and how to recognize the last page other than by `total`.
   * `project_tracker.projects.api_search`, Document 3, Endpoints, Project-tracker operations.
   */
  readonly api_search: OptionalPagedCall<types.ProjectsApiSearchParams, types.ProjectsApiSearchRecord, Page<types.ProjectsApiSearchRecord, types.ProjectsApiSearchMeta>, types.ProjectsApiSearchResponse>;
  /**
   * Reads one project.
   * `project_tracker.projects.get`, Document 3, Endpoints, Project-tracker operations.
   */
  readonly get: RequiredCall<types.ProjectsGetParams, types.ProjectsGetRecord, types.ProjectsGetResponse>;
}

/** The actions of `users` of Project tracker. */
export interface ProjectTrackerUsersActions {
  /**
   * Reads one user.
   * `project_tracker.users.get`, Document 3, Endpoints, Project-tracker operations.
   */
  readonly get: RequiredCall<types.UsersGetParams, types.UsersGetRecord, types.UsersGetResponse>;
  /**
   * Lists users.
   * The next page is requested with `startAt`; `.all()` iterates all pages.
   * `project_tracker.users.list`, Document 3, Endpoints, Project-tracker operations.
   */
  readonly list: OptionalPagedCall<types.UsersListParams, types.UsersListRecord, Page<types.UsersListRecord, { [key: string]: unknown }>, types.UsersListResponse>;
  /**
   * Searches users.
   * The next page is requested with `startAt`; `.all()` iterates all pages.
   * `project_tracker.users.api_search`, Document 3, Endpoints, Project-tracker operations.
   */
  readonly api_search: OptionalPagedCall<types.UsersApiSearchParams, types.UsersApiSearchRecord, Page<types.UsersApiSearchRecord, { [key: string]: unknown }>, types.UsersApiSearchResponse>;
}

/** The actions of `issue_fields` of Project tracker. */
export interface ProjectTrackerIssueFieldsActions {
  /**
   * Lists all issue fields.
   * Cannot be paged: The action has no parameters and no Meta that could lead to another page.
   * `project_tracker.issue_fields.list`, Document 3, Endpoints, Project-tracker operations.
   */
  readonly list: OptionalCall<types.IssueFieldsListParams, UnpagedList<types.IssueFieldsListRecord, { [key: string]: unknown }>, types.IssueFieldsListResponse>;
  /**
   * Searches issue fields.
   * The next page is requested with `startAt`; `.all()` iterates all pages.
   * `project_tracker.issue_fields.api_search`, Document 3, Endpoints, Project-tracker operations.
   */
  readonly api_search: OptionalPagedCall<types.IssueFieldsApiSearchParams, types.IssueField, WrappedPage<types.IssueField, { [key: string]: unknown }, types.IssueFieldsApiSearchRecord>, types.IssueFieldsApiSearchResponse>;
}

/** The actions of `issue_comments` of Project tracker. */
export interface ProjectTrackerIssueCommentsActions {
  /**
   * Lists the comments on an issue.
   * The next page is requested with `startAt`; `.all()` iterates all pages.
   * `project_tracker.issue_comments.list`, Document 3, Endpoints, Project-tracker operations.
   */
  readonly list: RequiredPagedCall<types.IssueCommentsListParams, types.IssueCommentsListRecord, Page<types.IssueCommentsListRecord, types.IssueCommentsListMeta>, types.IssueCommentsListResponse>;
  /**
   * Reads one comment on an issue.
   * `project_tracker.issue_comments.get`, Document 3, Endpoints, Project-tracker operations.
   */
  readonly get: RequiredCall<types.IssueCommentsGetParams, types.IssueCommentsGetRecord, types.IssueCommentsGetResponse>;
}

/** The actions of `issue_worklogs` of Project tracker. */
export interface ProjectTrackerIssueWorklogsActions {
  /**
   * Lists the worklogs of an issue.
   * The next page is requested with `startAt`; `.all()` iterates all pages.
   * `project_tracker.issue_worklogs.list`, Document 3, Endpoints, Project-tracker operations.
   */
  readonly list: RequiredPagedCall<types.IssueWorklogsListParams, types.IssueWorklogsListRecord, Page<types.IssueWorklogsListRecord, types.IssueWorklogsListMeta>, types.IssueWorklogsListResponse>;
  /**
   * Reads one worklog of an issue.
   * `project_tracker.issue_worklogs.get`, Document 3, Endpoints, Project-tracker operations.
   */
  readonly get: RequiredCall<types.IssueWorklogsGetParams, types.IssueWorklogsGetRecord, types.IssueWorklogsGetResponse>;
}

/** The entities of Project tracker with their actions. */
export interface ProjectTrackerEntities {
  /** Units of work, such as bugs, tasks and stories. */
  readonly issues: ProjectTrackerIssuesActions;
  /** Projects, which group related issues. */
  readonly projects: ProjectTrackerProjectsActions;
  /** People and apps that have an account. */
  readonly users: ProjectTrackerUsersActions;
  /** Fields that issues can have, both built-in and custom. */
  readonly issue_fields: ProjectTrackerIssueFieldsActions;
  /** Comments on issues. */
  readonly issue_comments: ProjectTrackerIssueCommentsActions;
  /** Records of time that users spent on issues. */
  readonly issue_worklogs: ProjectTrackerIssueWorklogsActions;
}

/** An instance of Project tracker: `instance.<entity>.<action>(params, options)`. */
export interface ProjectTrackerInstance extends ProjectTrackerEntities {
  /** Id of the instance, for `gateway.instance`. */
  readonly instanceId: string;
  /** Calls an operation by its id: `instance.call("project_tracker.issues.api_search", params, options)`. */
  readonly call: CallById<ProjectTrackerCalls>;
  /** Sends a request body: `instance.execute({ entity, action, params }, options)`. */
  readonly execute: Execute<ProjectTrackerRequests, ProjectTrackerEntities>;
}

/** An instance of Project tracker. */
export type Client = ProjectTrackerInstance;

/** The call of every operation of Project tracker, by id. */
export interface ProjectTrackerCalls {
  readonly "project_tracker.issues.api_search": ProjectTrackerIssuesActions["api_search"];
  readonly "project_tracker.issues.get": ProjectTrackerIssuesActions["get"];
  readonly "project_tracker.projects.api_search": ProjectTrackerProjectsActions["api_search"];
  readonly "project_tracker.projects.get": ProjectTrackerProjectsActions["get"];
  readonly "project_tracker.users.get": ProjectTrackerUsersActions["get"];
  readonly "project_tracker.users.list": ProjectTrackerUsersActions["list"];
  readonly "project_tracker.users.api_search": ProjectTrackerUsersActions["api_search"];
  readonly "project_tracker.issue_fields.list": ProjectTrackerIssueFieldsActions["list"];
  readonly "project_tracker.issue_fields.api_search": ProjectTrackerIssueFieldsActions["api_search"];
  readonly "project_tracker.issue_comments.list": ProjectTrackerIssueCommentsActions["list"];
  readonly "project_tracker.issue_comments.get": ProjectTrackerIssueCommentsActions["get"];
  readonly "project_tracker.issue_worklogs.list": ProjectTrackerIssueWorklogsActions["list"];
  readonly "project_tracker.issue_worklogs.get": ProjectTrackerIssueWorklogsActions["get"];
}

/** The request body of every operation of Project tracker, by entity, then action. */
export interface ProjectTrackerRequests {
  readonly issues: {
    readonly api_search: types.IssuesApiSearchRequest;
    readonly get: types.IssuesGetRequest;
  };
  readonly projects: {
    readonly api_search: types.ProjectsApiSearchRequest;
    readonly get: types.ProjectsGetRequest;
  };
  readonly users: {
    readonly get: types.UsersGetRequest;
    readonly list: types.UsersListRequest;
    readonly api_search: types.UsersApiSearchRequest;
  };
  readonly issue_fields: {
    readonly list: types.IssueFieldsListRequest;
    readonly api_search: types.IssueFieldsApiSearchRequest;
  };
  readonly issue_comments: {
    readonly list: types.IssueCommentsListRequest;
    readonly get: types.IssueCommentsGetRequest;
  };
  readonly issue_worklogs: {
    readonly list: types.IssueWorklogsListRequest;
    readonly get: types.IssueWorklogsGetRequest;
  };
}
