// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type * as types from "../connectors/issue_tracker.js";
import type { CallById, Execute, OptionalPagedCall, RequiredCall, WrappedPage } from "../runtime/client/client_types.js";
import type { Operation } from "../runtime/operation.js";

/** The operations of Issue tracker, in the order of the catalog. */
export declare const operations: readonly Operation[];

/** What `gateway.create` takes for Issue tracker: credentials, a name, and what else the connector needs. */
export interface CreateRequest extends Omit<types.CreateInstanceRequest, "connector_definition_id"> {}

/** The actions of `issues` of Issue tracker. */
export interface IssueTrackerIssuesActions {
  /**
   * Lists issues.
   * The next page is requested with `after`; `.all()` iterates all pages.
   * `issue_tracker.issues.list`, Document 3, Endpoints, Issue-tracker operations.
   */
  readonly list: OptionalPagedCall<types.IssuesListParams, { [key: string]: unknown }, WrappedPage<{ [key: string]: unknown }, { [key: string]: unknown }, types.IssuesListRecord>, types.IssuesListResponse>;
  /**
   * Reads one issue.
   * `issue_tracker.issues.get`, Document 3, Endpoints, Issue-tracker operations.
   */
  readonly get: RequiredCall<types.IssuesGetParams, types.IssuesGetRecord, types.IssuesGetResponse>;
}

/** The actions of `projects` of Issue tracker. */
export interface IssueTrackerProjectsActions {
  /**
   * Lists projects.
   * The next page is requested with `after`; `.all()` iterates all pages.
   * `issue_tracker.projects.list`, Document 3, Endpoints, Issue-tracker operations.
   */
  readonly list: OptionalPagedCall<types.ProjectsListParams, { [key: string]: unknown }, WrappedPage<{ [key: string]: unknown }, { [key: string]: unknown }, types.ProjectsListRecord>, types.ProjectsListResponse>;
  /**
   * Reads one project.
   * `issue_tracker.projects.get`, Document 3, Endpoints, Issue-tracker operations.
   */
  readonly get: RequiredCall<types.ProjectsGetParams, types.ProjectsGetRecord, types.ProjectsGetResponse>;
}

/** The actions of `teams` of Issue tracker. */
export interface IssueTrackerTeamsActions {
  /**
   * Lists teams.
   * The next page is requested with `after`; `.all()` iterates all pages.
   * `issue_tracker.teams.list`, Document 3, Endpoints, Issue-tracker operations.
   */
  readonly list: OptionalPagedCall<types.TeamsListParams, { [key: string]: unknown }, WrappedPage<{ [key: string]: unknown }, { [key: string]: unknown }, types.TeamsListRecord>, types.TeamsListResponse>;
  /**
   * Reads one team.
   * `issue_tracker.teams.get`, Document 3, Endpoints, Issue-tracker operations.
   */
  readonly get: RequiredCall<types.TeamsGetParams, types.TeamsGetRecord, types.TeamsGetResponse>;
}

/** The entities of Issue tracker with their actions. */
export interface IssueTrackerEntities {
  /** Units of work, such as features to build and bugs to fix. */
  readonly issues: IssueTrackerIssuesActions;
  /** Larger pieces of work that group related issues. */
  readonly projects: IssueTrackerProjectsActions;
  /** Groups of people who work on issues together. */
  readonly teams: IssueTrackerTeamsActions;
}

/** An instance of Issue tracker: `instance.<entity>.<action>(params, options)`. */
export interface IssueTrackerInstance extends IssueTrackerEntities {
  /** Id of the instance, for `gateway.instance`. */
  readonly instanceId: string;
  /** Calls an operation by its id: `instance.call("issue_tracker.issues.list", params, options)`. */
  readonly call: CallById<IssueTrackerCalls>;
  /** Sends a request body: `instance.execute({ entity, action, params }, options)`. */
  readonly execute: Execute<IssueTrackerRequests, IssueTrackerEntities>;
}

/** An instance of Issue tracker. */
export type Client = IssueTrackerInstance;

/** The call of every operation of Issue tracker, by id. */
export interface IssueTrackerCalls {
  readonly "issue_tracker.issues.list": IssueTrackerIssuesActions["list"];
  readonly "issue_tracker.issues.get": IssueTrackerIssuesActions["get"];
  readonly "issue_tracker.projects.list": IssueTrackerProjectsActions["list"];
  readonly "issue_tracker.projects.get": IssueTrackerProjectsActions["get"];
  readonly "issue_tracker.teams.list": IssueTrackerTeamsActions["list"];
  readonly "issue_tracker.teams.get": IssueTrackerTeamsActions["get"];
}

/** The request body of every operation of Issue tracker, by entity, then action. */
export interface IssueTrackerRequests {
  readonly issues: {
    readonly list: types.IssuesListRequest;
    readonly get: types.IssuesGetRequest;
  };
  readonly projects: {
    readonly list: types.ProjectsListRequest;
    readonly get: types.ProjectsGetRequest;
  };
  readonly teams: {
    readonly list: types.TeamsListRequest;
    readonly get: types.TeamsGetRequest;
  };
}
