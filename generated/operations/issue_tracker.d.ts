// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type { OptionalPagedCall, RequiredCall, WrappedPage } from "../runtime/client/client_types.js";
import type { Operation } from "../runtime/operation.js";
import type {
  CreateInstanceRequest,
  IssuesGetParams,
  IssuesGetRecord,
  IssuesListParams,
  IssuesListRecord,
  ProjectsGetParams,
  ProjectsGetRecord,
  ProjectsListParams,
  ProjectsListRecord,
  TeamsGetParams,
  TeamsGetRecord,
  TeamsListParams,
  TeamsListRecord,
} from "../connectors/issue_tracker.js";

/** The operations of Issue tracker, in the order of the catalog. */
export declare const operations: readonly Operation[];

/** What `gateway.create` takes for Issue tracker: credentials, a name, and what else the connector needs. */
export type CreateRequest = Omit<CreateInstanceRequest, "connector_definition_id">;

/** An instance of Issue tracker: `client.<entity>.<action>(params, options)`. */
export interface Client {
  /** Pieces of work to be done. */
  readonly issues: {
    /**
     * Lists issues.
     * Pages are asked for with `after`; `.all()` walks them.
     * `issue_tracker.issues.list`, Document 3, Endpoints, Issue-tracker operations.
     */
    readonly list: OptionalPagedCall<IssuesListParams, { [key: string]: unknown }, WrappedPage<{ [key: string]: unknown }, { [key: string]: unknown }, IssuesListRecord>>;
    /**
     * Reads one issue.
     * `issue_tracker.issues.get`, Document 3, Endpoints, Issue-tracker operations.
     */
    readonly get: RequiredCall<IssuesGetParams, IssuesGetRecord>;
  };
  /** Undertakings that bundle issues. */
  readonly projects: {
    /**
     * Lists projects.
     * Pages are asked for with `after`; `.all()` walks them.
     * `issue_tracker.projects.list`, Document 3, Endpoints, Issue-tracker operations.
     */
    readonly list: OptionalPagedCall<ProjectsListParams, { [key: string]: unknown }, WrappedPage<{ [key: string]: unknown }, { [key: string]: unknown }, ProjectsListRecord>>;
    /**
     * Reads one project.
     * `issue_tracker.projects.get`, Document 3, Endpoints, Issue-tracker operations.
     */
    readonly get: RequiredCall<ProjectsGetParams, ProjectsGetRecord>;
  };
  /** Groups of people who share issues. */
  readonly teams: {
    /**
     * Lists teams.
     * Pages are asked for with `after`; `.all()` walks them.
     * `issue_tracker.teams.list`, Document 3, Endpoints, Issue-tracker operations.
     */
    readonly list: OptionalPagedCall<TeamsListParams, { [key: string]: unknown }, WrappedPage<{ [key: string]: unknown }, { [key: string]: unknown }, TeamsListRecord>>;
    /**
     * Reads one team.
     * `issue_tracker.teams.get`, Document 3, Endpoints, Issue-tracker operations.
     */
    readonly get: RequiredCall<TeamsGetParams, TeamsGetRecord>;
  };
}
