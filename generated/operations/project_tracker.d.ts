// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type { OptionalCall, OptionalPagedCall, Page, RequiredCall, RequiredPagedCall, UnpagedList, WrappedPage } from "../runtime/client/client_types.js";
import type { Operation } from "../runtime/operation.js";
import type {
  CreateInstanceRequest,
  IssueCommentsGetParams,
  IssueCommentsGetRecord,
  IssueCommentsListMeta,
  IssueCommentsListParams,
  IssueCommentsListRecord,
  IssueField,
  IssueFieldsApiSearchParams,
  IssueFieldsApiSearchRecord,
  IssueFieldsListParams,
  IssueFieldsListRecord,
  IssueWorklogsGetParams,
  IssueWorklogsGetRecord,
  IssueWorklogsListMeta,
  IssueWorklogsListParams,
  IssueWorklogsListRecord,
  IssuesApiSearchMeta,
  IssuesApiSearchParams,
  IssuesApiSearchRecord,
  IssuesGetParams,
  IssuesGetRecord,
  ProjectsApiSearchMeta,
  ProjectsApiSearchParams,
  ProjectsApiSearchRecord,
  ProjectsGetParams,
  ProjectsGetRecord,
  UsersApiSearchParams,
  UsersApiSearchRecord,
  UsersGetParams,
  UsersGetRecord,
  UsersListParams,
  UsersListRecord,
} from "../connectors/project_tracker.js";

/** The operations of Project tracker, in the order of the catalog. */
export declare const operations: readonly Operation[];

/** What `gateway.create` takes for Project tracker: credentials, a name, and what else the connector needs. */
export type CreateRequest = Omit<CreateInstanceRequest, "connector_definition_id">;

/** An instance of Project tracker: `client.<entity>.<action>(params, options)`. */
export interface Client {
  /** Pieces of work in the tracker. */
  readonly issues: {
    /**
     * Searches issues with the tracker's query language.
     * Pages are asked for with `nextPageToken`; `.all()` walks them.
     * `project_tracker.issues.api_search`, Document 3, Endpoints, Project-tracker operations.
     */
    readonly api_search: OptionalPagedCall<IssuesApiSearchParams, IssuesApiSearchRecord, Page<IssuesApiSearchRecord, IssuesApiSearchMeta>>;
    /**
     * Reads one issue.
     * `project_tracker.issues.get`, Document 3, Endpoints, Project-tracker operations.
     */
    readonly get: RequiredCall<IssuesGetParams, IssuesGetRecord>;
  };
  /** Projects that issues belong to. */
  readonly projects: {
    /**
     * Searches projects.
     * Pages are asked for with `startAt`; `.all()` walks them. Not shown: How nextPage is to be used, and when
     * there are no more pages other than by total.
     * `project_tracker.projects.api_search`, Document 3, Endpoints, Project-tracker operations.
     */
    readonly api_search: OptionalPagedCall<ProjectsApiSearchParams, ProjectsApiSearchRecord, Page<ProjectsApiSearchRecord, ProjectsApiSearchMeta>>;
    /**
     * Reads one project.
     * `project_tracker.projects.get`, Document 3, Endpoints, Project-tracker operations.
     */
    readonly get: RequiredCall<ProjectsGetParams, ProjectsGetRecord>;
  };
  /** People and apps with an account. */
  readonly users: {
    /**
     * Reads one user.
     * `project_tracker.users.get`, Document 3, Endpoints, Project-tracker operations.
     */
    readonly get: RequiredCall<UsersGetParams, UsersGetRecord>;
    /**
     * Lists users.
     * Pages are asked for with `startAt`; `.all()` walks them.
     * `project_tracker.users.list`, Document 3, Endpoints, Project-tracker operations.
     */
    readonly list: OptionalPagedCall<UsersListParams, UsersListRecord, Page<UsersListRecord, { [key: string]: unknown }>>;
    /**
     * Searches users.
     * Pages are asked for with `startAt`; `.all()` walks them.
     * `project_tracker.users.api_search`, Document 3, Endpoints, Project-tracker operations.
     */
    readonly api_search: OptionalPagedCall<UsersApiSearchParams, UsersApiSearchRecord, Page<UsersApiSearchRecord, { [key: string]: unknown }>>;
  };
  /** Fields that issues have, those of the system and those that customers add. */
  readonly issue_fields: {
    /**
     * Lists all issue fields.
     * Cannot be paged: The action has no parameters and no Meta that could ask for another page.
     * `project_tracker.issue_fields.list`, Document 3, Endpoints, Project-tracker operations.
     */
    readonly list: OptionalCall<IssueFieldsListParams, UnpagedList<IssueFieldsListRecord, { [key: string]: unknown }>>;
    /**
     * Searches issue fields.
     * Pages are asked for with `startAt`; `.all()` walks them.
     * `project_tracker.issue_fields.api_search`, Document 3, Endpoints, Project-tracker operations.
     */
    readonly api_search: OptionalPagedCall<IssueFieldsApiSearchParams, IssueField, WrappedPage<IssueField, { [key: string]: unknown }, IssueFieldsApiSearchRecord>>;
  };
  /** Comments on an issue. */
  readonly issue_comments: {
    /**
     * Lists the comments of an issue.
     * Pages are asked for with `startAt`; `.all()` walks them.
     * `project_tracker.issue_comments.list`, Document 3, Endpoints, Project-tracker operations.
     */
    readonly list: RequiredPagedCall<IssueCommentsListParams, IssueCommentsListRecord, Page<IssueCommentsListRecord, IssueCommentsListMeta>>;
    /**
     * Reads one comment of an issue.
     * `project_tracker.issue_comments.get`, Document 3, Endpoints, Project-tracker operations.
     */
    readonly get: RequiredCall<IssueCommentsGetParams, IssueCommentsGetRecord>;
  };
  /** Time spent on an issue. */
  readonly issue_worklogs: {
    /**
     * Lists the worklogs of an issue.
     * Pages are asked for with `startAt`; `.all()` walks them.
     * `project_tracker.issue_worklogs.list`, Document 3, Endpoints, Project-tracker operations.
     */
    readonly list: RequiredPagedCall<IssueWorklogsListParams, IssueWorklogsListRecord, Page<IssueWorklogsListRecord, IssueWorklogsListMeta>>;
    /**
     * Reads one worklog of an issue.
     * `project_tracker.issue_worklogs.get`, Document 3, Endpoints, Project-tracker operations.
     */
    readonly get: RequiredCall<IssueWorklogsGetParams, IssueWorklogsGetRecord>;
  };
}
