// @generated from spec/connectors/issue_tracker.yaml by connector-gateway-spec. Do not edit.
import type {
  CallById,
  ConnectorDefinition,
  Execute,
  OptionalPagedCall,
  RequiredCall,
  UncheckedConnector,
  WrappedPage,
} from "../runtime/client/client_types.js";
import type { Operation } from "../runtime/operation.js";
import type { Guard, Validator } from "../runtime/validator_types.js";
import type { ExecuteEnvelope, NoRequest } from "./gateway.types.js";

/**
 * A response with a page of issues inside `data`.
 * Document 3, Resources and their fields, Issue-tracker connector.
 */
export interface IssuePage {
  /**
   * GraphQL response data. The public API has the page under `issues`.
   * Assumed: The query selects it, and the schema in spec/inner/issue_tracker.graphql gives its type.
   */
  data: {
    /**
     * A page of the issues that the user of the key can see. Never null in the schema.
     * Document 3, Endpoints, Issue-tracker operations.
     */
    issues?: {
      /** Issues on the page. Never null in the schema. */
      nodes?: IssueNode[] | null;
      /** Position of the page in the list. Never null in the schema. */
      pageInfo?: {
        /** Whether there are more items after this page. Never null in the schema. */
        hasNextPage?: boolean | null;
        /** Cursor of the last item on the page. */
        endCursor?: string | null;
      } | null;
    } | null;
  };
}

/** `issue_tracker.records.IssuePage` */
export declare const issuePage: Validator<IssuePage>;

export declare const isIssuePage: Guard<IssuePage>;

/**
 * A response with one issue inside `data`.
 * Document 3, Resources and their fields, Issue-tracker connector.
 */
export interface Issue {
  /**
   * GraphQL response data. The public API has the issue under `issue`.
   * Assumed: The query selects it, and the schema in spec/inner/issue_tracker.graphql gives its type.
   */
  data: {
    /**
     * One issue. A wrong id is an error, not null. Never null in the schema.
     * Document 3, Endpoints, Issue-tracker operations.
     */
    issue?: IssueNode | null;
  };
}

/** `issue_tracker.records.Issue` */
export declare const issue: Validator<Issue>;

export declare const isIssue: Guard<Issue>;

/**
 * A response with a page of projects inside `data`.
 * Document 3, Resources and their fields, Issue-tracker connector.
 */
export interface ProjectPage {
  /**
   * GraphQL response data. The public API has the page under `projects`.
   * Assumed: The query selects it, and the schema in spec/inner/issue_tracker.graphql gives its type.
   */
  data: {
    /**
     * A page of the projects of the workspace. Never null in the schema.
     * Document 3, Endpoints, Issue-tracker operations.
     */
    projects?: {
      /** Projects on the page. Never null in the schema. */
      nodes?: ProjectNode[] | null;
      /** Position of the page in the list. Never null in the schema. */
      pageInfo?: {
        /** Whether there are more items after this page. Never null in the schema. */
        hasNextPage?: boolean | null;
        /** Cursor of the last item on the page. */
        endCursor?: string | null;
      } | null;
    } | null;
  };
}

/** `issue_tracker.records.ProjectPage` */
export declare const projectPage: Validator<ProjectPage>;

export declare const isProjectPage: Guard<ProjectPage>;

/**
 * A response with one project inside `data`.
 * Document 3, Resources and their fields, Issue-tracker connector.
 */
export interface Project {
  /**
   * GraphQL response data. The public API has the project under `project`.
   * Assumed: The query selects it, and the schema in spec/inner/issue_tracker.graphql gives its type.
   */
  data: {
    /**
     * One project. A wrong id is an error, not null. Never null in the schema.
     * Document 3, Endpoints, Issue-tracker operations.
     */
    project?: ProjectNode | null;
  };
}

/** `issue_tracker.records.Project` */
export declare const project: Validator<Project>;

export declare const isProject: Guard<Project>;

/**
 * A response with a page of teams inside `data`.
 * Document 3, Resources and their fields, Issue-tracker connector.
 */
export interface TeamPage {
  /**
   * GraphQL response data. The public API has the page under `teams`.
   * Assumed: The query selects it, and the schema in spec/inner/issue_tracker.graphql gives its type.
   */
  data: {
    /**
     * A page of the teams whose issues the user of the key can see. Never null in the schema.
     * Document 3, Endpoints, Issue-tracker operations.
     */
    teams?: {
      /** Teams on the page. Never null in the schema. */
      nodes?: TeamNode[] | null;
      /** Position of the page in the list. Never null in the schema. */
      pageInfo?: {
        /** Whether there are more items after this page. Never null in the schema. */
        hasNextPage?: boolean | null;
        /** Cursor of the last item on the page. */
        endCursor?: string | null;
      } | null;
    } | null;
  };
}

/** `issue_tracker.records.TeamPage` */
export declare const teamPage: Validator<TeamPage>;

export declare const isTeamPage: Guard<TeamPage>;

/**
 * A response with one team inside `data`.
 * Document 3, Resources and their fields, Issue-tracker connector.
 */
export interface Team {
  /**
   * GraphQL response data. The public API has the team under `team`.
   * Assumed: The query selects it, and the schema in spec/inner/issue_tracker.graphql gives its type.
   */
  data: {
    /**
     * One team. A wrong id is an error, not null. Never null in the schema.
     * Document 3, Endpoints, Issue-tracker operations.
     */
    team?: TeamNode | null;
  };
}

/** `issue_tracker.records.Team` */
export declare const team: Validator<Team>;

export declare const isTeam: Guard<Team>;

/**
 * A unit of work of a team, such as a bug or a feature.
 * Assumed: The query selects it, and the schema in spec/inner/issue_tracker.graphql gives its type.
 */
export interface IssueNode {
  /** Id of the issue, a UUID. Never null in the schema. */
  id?: string | null;
  /**
   * Readable name of the issue, made of the team's key and the number, such as `EXA-101`. Never null in the
   * schema.
   */
  identifier?: string | null;
  /** Number of the issue within its team. Never null in the schema. */
  number?: number | null;
  /** One-line summary of the work. Never null in the schema. */
  title?: string | null;
  /** Full text of the issue in Markdown. */
  description?: string | null;
  /** Priority, where 0 is none, 1 urgent, 2 high, 3 medium and 4 low. Never null in the schema. */
  priority?: number | null;
  /** Address of the issue in the web app. Never null in the schema. */
  url?: string | null;
  /** Day by which the issue is due. */
  dueDate?: string | null;
  /** Step of the team's workflow that the issue is in. Never null in the schema. */
  state?: {
    /** Id of the state, a UUID. Never null in the schema. */
    id?: string | null;
    /** Name of the state as the team chose it, such as `In review`. Never null in the schema. */
    name?: string | null;
    /**
     * Category of the state. One of `triage`, `backlog`, `unstarted`, `started`, `completed`, `canceled` and
     * `duplicate`. Never null in the schema.
     */
    type?: string | null;
  } | null;
  /** User who works on the issue, null if nobody does. */
  assignee?: {
    /** Id of the user, a UUID. Never null in the schema. */
    id?: string | null;
    /** First and last name of the user. Never null in the schema. */
    name?: string | null;
    /** Email address of the user. Never null in the schema. */
    email?: string | null;
  } | null;
  /** Team that owns the issue. Never null in the schema. */
  team?: {
    /** Id of the team, a UUID. Never null in the schema. */
    id?: string | null;
    /** Short unique key of the team, the first part of the identifiers of its issues. Never null in the schema. */
    key?: string | null;
    /** Name of the team. Never null in the schema. */
    name?: string | null;
  } | null;
  /** Project that the issue belongs to, null if it belongs to none. */
  project?: {
    /** Id of the project, a UUID. Never null in the schema. */
    id?: string | null;
    /** Name of the project. Never null in the schema. */
    name?: string | null;
  } | null;
  /** Time of creation. Never null in the schema. */
  createdAt?: string | null;
  /** Time of the last significant change, at first the time of creation. Never null in the schema. */
  updatedAt?: string | null;
  /** Time when the issue was completed. */
  completedAt?: string | null;
  /** Time when the issue was canceled. */
  canceledAt?: string | null;
  /** Time when the issue was archived, null if it is not. */
  archivedAt?: string | null;
}

/**
 * A larger piece of work that groups issues, possibly of several teams.
 * Assumed: The query selects it, and the schema in spec/inner/issue_tracker.graphql gives its type.
 */
export interface ProjectNode {
  /** Id of the project, a UUID. Never null in the schema. */
  id?: string | null;
  /** Name of the project. Never null in the schema. */
  name?: string | null;
  /** Short summary of the project, empty if there is none. Never null in the schema. */
  description?: string | null;
  /**
   * Category of the status that the project is in, such as `planned` or `started`. Never null in the schema.
   * @deprecated The status of the project replaces it.
   */
  state?: string | null;
  /** Address of the project in the web app. Never null in the schema. */
  url?: string | null;
  /** Day on which work is planned to start. */
  startDate?: string | null;
  /** Day on which the project is planned to be complete. */
  targetDate?: string | null;
  /** Time of creation. Never null in the schema. */
  createdAt?: string | null;
  /** Time of the last significant change, at first the time of creation. Never null in the schema. */
  updatedAt?: string | null;
  /** Time when the project was completed. */
  completedAt?: string | null;
  /** Time when the project was canceled. */
  canceledAt?: string | null;
  /** Time when the project was archived, null if it is not. */
  archivedAt?: string | null;
}

/**
 * A group of people who share issues and a workflow.
 * Assumed: The query selects it, and the schema in spec/inner/issue_tracker.graphql gives its type.
 */
export interface TeamNode {
  /** Id of the team, a UUID. Never null in the schema. */
  id?: string | null;
  /** Short unique key of the team, the first part of the identifiers of its issues. Never null in the schema. */
  key?: string | null;
  /** Name of the team. Never null in the schema. */
  name?: string | null;
  /** Purpose of the team in a few words. */
  description?: string | null;
  /** Time zone of the team as an IANA name, such as `Europe/Lisbon`. Never null in the schema. */
  timezone?: string | null;
  /** Time of creation. Never null in the schema. */
  createdAt?: string | null;
  /** Time of the last significant change, at first the time of creation. Never null in the schema. */
  updatedAt?: string | null;
  /** Time when the team was archived, null if it is not. */
  archivedAt?: string | null;
}

/**
 * Lists issues. There are no filters.
 * Params of `issue_tracker.issues.list`.
 * Document 3, Endpoints, Issue-tracker operations.
 */
export interface IssuesListParams {
  /**
   * Number of items to return per page. Integer, at most 250. Default: 50.
   * The default is assumed: The provider's public API uses this default; the document states only the maximum.
   */
  first?: number | undefined;
  /**
   * Cursor after which the page starts, normally the `endCursor` of the previous page. Leave it out for the
   * first page.
   */
  after?: string | undefined;
}

/** `issue_tracker.issues.list.params` */
export declare const issuesListParams: Validator<IssuesListParams>;

export declare const isIssuesListParams: Guard<IssuesListParams>;

/**
 * Request body of `issue_tracker.issues.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface IssuesListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "issues";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: IssuesListParams | undefined;
}

/** `issue_tracker.issues.list.request` */
export declare const issuesListRequest: Validator<IssuesListRequest>;

/**
 * A record that `issue_tracker.issues.list` returns.
 * Assumed: The document says only "Records with `data`". We take the result to be one record whose `data` holds
 * the page.
 */
export type IssuesListRecord = IssuePage;

/** `issue_tracker.issues.list.record` */
export declare const issuesListRecord: Validator<IssuesListRecord>;

/**
 * Response body of `issue_tracker.issues.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface IssuesListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: IssuePage;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `issue_tracker.issues.list.response` */
export declare const issuesListResponse: Validator<IssuesListResponse>;

/**
 * Reads one issue.
 * Params of `issue_tracker.issues.get`.
 * Document 3, Endpoints, Issue-tracker operations.
 */
export interface IssuesGetParams {
  /** Id of the issue. */
  id: string;
}

/** `issue_tracker.issues.get.params` */
export declare const issuesGetParams: Validator<IssuesGetParams>;

export declare const isIssuesGetParams: Guard<IssuesGetParams>;

/**
 * Request body of `issue_tracker.issues.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface IssuesGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "issues";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: IssuesGetParams;
}

/** `issue_tracker.issues.get.request` */
export declare const issuesGetRequest: Validator<IssuesGetRequest>;

/** A record that `issue_tracker.issues.get` returns. */
export type IssuesGetRecord = Issue;

/** `issue_tracker.issues.get.record` */
export declare const issuesGetRecord: Validator<IssuesGetRecord>;

/**
 * Response body of `issue_tracker.issues.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface IssuesGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Issue;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `issue_tracker.issues.get.response` */
export declare const issuesGetResponse: Validator<IssuesGetResponse>;

/**
 * Lists projects. There are no filters.
 * Params of `issue_tracker.projects.list`.
 * Document 3, Endpoints, Issue-tracker operations.
 */
export interface ProjectsListParams {
  /**
   * Number of items to return per page. Integer, at most 250. Default: 50.
   * The default is assumed: The provider's public API uses this default; the document states only the maximum.
   */
  first?: number | undefined;
  /**
   * Cursor after which the page starts, normally the `endCursor` of the previous page. Leave it out for the
   * first page.
   */
  after?: string | undefined;
}

/** `issue_tracker.projects.list.params` */
export declare const projectsListParams: Validator<ProjectsListParams>;

export declare const isProjectsListParams: Guard<ProjectsListParams>;

/**
 * Request body of `issue_tracker.projects.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ProjectsListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "projects";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: ProjectsListParams | undefined;
}

/** `issue_tracker.projects.list.request` */
export declare const projectsListRequest: Validator<ProjectsListRequest>;

/**
 * A record that `issue_tracker.projects.list` returns.
 * Assumed: The document says only "Records with `data`". We take the result to be one record whose `data` holds
 * the page.
 */
export type ProjectsListRecord = ProjectPage;

/** `issue_tracker.projects.list.record` */
export declare const projectsListRecord: Validator<ProjectsListRecord>;

/**
 * Response body of `issue_tracker.projects.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ProjectsListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: ProjectPage;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `issue_tracker.projects.list.response` */
export declare const projectsListResponse: Validator<ProjectsListResponse>;

/**
 * Reads one project.
 * Params of `issue_tracker.projects.get`.
 * Document 3, Endpoints, Issue-tracker operations.
 */
export interface ProjectsGetParams {
  /** Id of the project. */
  id: string;
}

/** `issue_tracker.projects.get.params` */
export declare const projectsGetParams: Validator<ProjectsGetParams>;

export declare const isProjectsGetParams: Guard<ProjectsGetParams>;

/**
 * Request body of `issue_tracker.projects.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ProjectsGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "projects";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: ProjectsGetParams;
}

/** `issue_tracker.projects.get.request` */
export declare const projectsGetRequest: Validator<ProjectsGetRequest>;

/** A record that `issue_tracker.projects.get` returns. */
export type ProjectsGetRecord = Project;

/** `issue_tracker.projects.get.record` */
export declare const projectsGetRecord: Validator<ProjectsGetRecord>;

/**
 * Response body of `issue_tracker.projects.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ProjectsGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Project;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `issue_tracker.projects.get.response` */
export declare const projectsGetResponse: Validator<ProjectsGetResponse>;

/**
 * Lists teams. There are no filters.
 * Params of `issue_tracker.teams.list`.
 * Document 3, Endpoints, Issue-tracker operations.
 */
export interface TeamsListParams {
  /**
   * Number of items to return per page. Integer, at most 250. Default: 50.
   * The default is assumed: The provider's public API uses this default; the document states only the maximum.
   */
  first?: number | undefined;
  /**
   * Cursor after which the page starts, normally the `endCursor` of the previous page. Leave it out for the
   * first page.
   */
  after?: string | undefined;
}

/** `issue_tracker.teams.list.params` */
export declare const teamsListParams: Validator<TeamsListParams>;

export declare const isTeamsListParams: Guard<TeamsListParams>;

/**
 * Request body of `issue_tracker.teams.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface TeamsListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "teams";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: TeamsListParams | undefined;
}

/** `issue_tracker.teams.list.request` */
export declare const teamsListRequest: Validator<TeamsListRequest>;

/**
 * A record that `issue_tracker.teams.list` returns.
 * Assumed: The document says only "Records with `data`". We take the result to be one record whose `data` holds
 * the page.
 */
export type TeamsListRecord = TeamPage;

/** `issue_tracker.teams.list.record` */
export declare const teamsListRecord: Validator<TeamsListRecord>;

/**
 * Response body of `issue_tracker.teams.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface TeamsListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: TeamPage;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `issue_tracker.teams.list.response` */
export declare const teamsListResponse: Validator<TeamsListResponse>;

/**
 * Reads one team.
 * Params of `issue_tracker.teams.get`.
 * Document 3, Endpoints, Issue-tracker operations.
 */
export interface TeamsGetParams {
  /** Id of the team. */
  id: string;
}

/** `issue_tracker.teams.get.params` */
export declare const teamsGetParams: Validator<TeamsGetParams>;

export declare const isTeamsGetParams: Guard<TeamsGetParams>;

/**
 * Request body of `issue_tracker.teams.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface TeamsGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "teams";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: TeamsGetParams;
}

/** `issue_tracker.teams.get.request` */
export declare const teamsGetRequest: Validator<TeamsGetRequest>;

/** A record that `issue_tracker.teams.get` returns. */
export type TeamsGetRecord = Team;

/** `issue_tracker.teams.get.record` */
export declare const teamsGetRecord: Validator<TeamsGetRecord>;

/**
 * Response body of `issue_tracker.teams.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface TeamsGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Team;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `issue_tracker.teams.get.response` */
export declare const teamsGetResponse: Validator<TeamsGetResponse>;

/** Any request to an instance of Issue tracker, discriminated by `entity`, then `action`. */
export type ExecuteRequest =
  | IssuesListRequest
  | IssuesGetRequest
  | ProjectsListRequest
  | ProjectsGetRequest
  | TeamsListRequest
  | TeamsGetRequest
  | NoRequest;

/** `issue_tracker.execute` */
export declare const execute: Validator<ExecuteRequest>;

/**
 * A personal API key of a user of the tracker.
 * Document 3, Authentication.
 */
export interface ApiKeyAuthConfig {
  /**
   * Personal API key of the user on whose behalf the connector reads.
   * A secret: messages and logs never show it.
   */
  api_key: string;
}

/** `auth_config` of Issue tracker: the fields of exactly one auth method. */
export type AuthConfig = ApiKeyAuthConfig;

/** `issue_tracker.auth_config` */
export declare const authConfig: Validator<AuthConfig>;

/** All validators of Issue tracker. */
export declare const validators: readonly Validator<unknown>[];

/**
 * Creates a connector instance for one third-party account. A connector that defines `config` in the catalog
 * accepts that key in addition to `auth_config`; all others accept only the three fields listed here.
 * Request body that creates an instance of Issue tracker.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CreateInstanceRequest {
  /**
   * Id of the connector to create the instance for. Each connector has one fixed id.
   * Assumed: A public gateway of the same shape uses this value for this connector; the documents state none.
   */
  connector_definition_id: "1c5d8316-ed42-4473-8fbc-2626f03f070c";
  /**
   * Credentials of the third-party account. The fields depend on the connector.
   * A secret: messages and logs never show it.
   */
  auth_config: AuthConfig;
  /** Display name of the instance. */
  name: string;
}

/** Params of all operations of Issue tracker. By entity, then action. */
export interface Params {
  issues: {
    list: IssuesListParams;
    get: IssuesGetParams;
  };
  projects: {
    list: ProjectsListParams;
    get: ProjectsGetParams;
  };
  teams: {
    list: TeamsListParams;
    get: TeamsGetParams;
  };
}

/** Results of all operations of Issue tracker. By entity, then action. */
export interface Results {
  issues: {
    list: IssuePage;
    get: Issue;
  };
  projects: {
    list: ProjectPage;
    get: Project;
  };
  teams: {
    list: TeamPage;
    get: Team;
  };
}

/** Response bodies of all operations of Issue tracker. By entity, then action. */
export interface Responses {
  issues: {
    list: IssuesListResponse;
    get: IssuesGetResponse;
  };
  projects: {
    list: ProjectsListResponse;
    get: ProjectsGetResponse;
  };
  teams: {
    list: TeamsListResponse;
    get: TeamsGetResponse;
  };
}

/** What `gateway.create` takes for Issue tracker: credentials, a name, and what else the connector needs. */
export interface CreateRequest extends Omit<CreateInstanceRequest, "connector_definition_id"> {}

/** The actions of `issues` of Issue tracker. */
export interface IssueTrackerIssuesActions {
  /**
   * Lists issues. There are no filters.
   * The next page is requested with `after`; `.all()` iterates all pages.
   * `issue_tracker.issues.list`, Document 3, Endpoints, Issue-tracker operations.
   */
  readonly list: OptionalPagedCall<
    IssuesListParams,
    IssueNode,
    WrappedPage<IssueNode, { [key: string]: unknown }, IssuesListRecord, IssuesListParams>,
    IssuesListResponse
  >;
  /**
   * Reads one issue.
   * `issue_tracker.issues.get`, Document 3, Endpoints, Issue-tracker operations.
   */
  readonly get: RequiredCall<IssuesGetParams, IssuesGetRecord, IssuesGetResponse>;
}

/** The actions of `projects` of Issue tracker. */
export interface IssueTrackerProjectsActions {
  /**
   * Lists projects. There are no filters.
   * The next page is requested with `after`; `.all()` iterates all pages.
   * `issue_tracker.projects.list`, Document 3, Endpoints, Issue-tracker operations.
   */
  readonly list: OptionalPagedCall<
    ProjectsListParams,
    ProjectNode,
    WrappedPage<ProjectNode, { [key: string]: unknown }, ProjectsListRecord, ProjectsListParams>,
    ProjectsListResponse
  >;
  /**
   * Reads one project.
   * `issue_tracker.projects.get`, Document 3, Endpoints, Issue-tracker operations.
   */
  readonly get: RequiredCall<ProjectsGetParams, ProjectsGetRecord, ProjectsGetResponse>;
}

/** The actions of `teams` of Issue tracker. */
export interface IssueTrackerTeamsActions {
  /**
   * Lists teams. There are no filters.
   * The next page is requested with `after`; `.all()` iterates all pages.
   * `issue_tracker.teams.list`, Document 3, Endpoints, Issue-tracker operations.
   */
  readonly list: OptionalPagedCall<
    TeamsListParams,
    TeamNode,
    WrappedPage<TeamNode, { [key: string]: unknown }, TeamsListRecord, TeamsListParams>,
    TeamsListResponse
  >;
  /**
   * Reads one team.
   * `issue_tracker.teams.get`, Document 3, Endpoints, Issue-tracker operations.
   */
  readonly get: RequiredCall<TeamsGetParams, TeamsGetRecord, TeamsGetResponse>;
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
    readonly list: IssuesListRequest;
    readonly get: IssuesGetRequest;
  };
  readonly projects: {
    readonly list: ProjectsListRequest;
    readonly get: ProjectsGetRequest;
  };
  readonly teams: {
    readonly list: TeamsListRequest;
    readonly get: TeamsGetRequest;
  };
}

/** The operations of Issue tracker, in the order of the catalog. */
export declare const operations: readonly Operation[];

/** Issue tracker for the option `connectors` of `createUncheckedGateway`. */
export declare const uncheckedConnector: UncheckedConnector<Client, CreateRequest>;

/** Issue tracker for the option `connectors` of `createGateway` from `connector-gateway-spec/client`. */
export declare const connector: ConnectorDefinition<Client, CreateRequest>;
