// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type { Client, CreateRequest } from "../operations/issue_tracker.js";
import type { ConnectorDefinition } from "../runtime/client/client_types.js";
import type { Validator } from "../runtime/validator_types.js";
import type { ExecuteEnvelope } from "./gateway.js";
export type { Client, CreateRequest } from "../operations/issue_tracker.js";
export { operations } from "../operations/issue_tracker.js";

/**
 * A page of issues inside `data`.
 * Document 3, Resources and their fields, Issue-tracker connector.
 */
export interface IssuePage {
  /**
   * Not shown: What the tracker's answer contains.
   * Document 3, Resources and their fields, Issue-tracker connector.
   */
  data: { [key: string]: unknown };
}

/**
 * One issue inside `data`.
 * Document 3, Resources and their fields, Issue-tracker connector.
 */
export interface Issue {
  /**
   * Not shown: What the tracker's answer contains.
   * Document 3, Resources and their fields, Issue-tracker connector.
   */
  data: { [key: string]: unknown };
}

/**
 * A page of projects inside `data`.
 * Document 3, Resources and their fields, Issue-tracker connector.
 */
export interface ProjectPage {
  /**
   * Not shown: What the tracker's answer contains.
   * Document 3, Resources and their fields, Issue-tracker connector.
   */
  data: { [key: string]: unknown };
}

/**
 * One project inside `data`.
 * Document 3, Resources and their fields, Issue-tracker connector.
 */
export interface Project {
  /**
   * Not shown: What the tracker's answer contains.
   * Document 3, Resources and their fields, Issue-tracker connector.
   */
  data: { [key: string]: unknown };
}

/**
 * A page of teams inside `data`.
 * Document 3, Resources and their fields, Issue-tracker connector.
 */
export interface TeamPage {
  /**
   * Not shown: What the tracker's answer contains.
   * Document 3, Resources and their fields, Issue-tracker connector.
   */
  data: { [key: string]: unknown };
}

/**
 * One team inside `data`.
 * Document 3, Resources and their fields, Issue-tracker connector.
 */
export interface Team {
  /**
   * Not shown: What the tracker's answer contains.
   * Document 3, Resources and their fields, Issue-tracker connector.
   */
  data: { [key: string]: unknown };
}

/**
 * Lists issues.
 * Params of `issue_tracker.issues.list`.
 * Document 3, Endpoints, Issue-tracker operations.
 */
export interface IssuesListParams {
  /**
   * Number of items to return. Integer, at most 250.
   * Document 3, Endpoints, Issue-tracker operations.
   * @default 50 Assumed: The provider's own default; the document gives only the maximum.
   */
  first?: number | undefined;
  /**
   * Cursor of the item after which the page begins. The first page is asked for without it.
   * Document 3, Endpoints, Issue-tracker operations.
   */
  after?: string | undefined;
}

/** The request body of `issue_tracker.issues.list`. */
export interface IssuesListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "issues";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: IssuesListParams | undefined;
}

/**
 * What `issue_tracker.issues.list` returns.
 * Assumed: The document says "records with data"; we take the result to be one record whose data holds the page.
 */
export type IssuesListRecord = IssuePage;

/** The response body of `issue_tracker.issues.list`. */
export interface IssuesListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: IssuePage;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Reads one issue.
 * Params of `issue_tracker.issues.get`.
 * Document 3, Endpoints, Issue-tracker operations.
 */
export interface IssuesGetParams {
  /**
   * Identifier of the issue.
   * Document 3, Endpoints, Issue-tracker operations.
   */
  id: string;
}

/** The request body of `issue_tracker.issues.get`. */
export interface IssuesGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "issues";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: IssuesGetParams;
}

/** What `issue_tracker.issues.get` returns. */
export type IssuesGetRecord = Issue;

/** The response body of `issue_tracker.issues.get`. */
export interface IssuesGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Issue;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists projects.
 * Params of `issue_tracker.projects.list`.
 * Document 3, Endpoints, Issue-tracker operations.
 */
export interface ProjectsListParams {
  /**
   * Number of items to return. Integer, at most 250.
   * Document 3, Endpoints, Issue-tracker operations.
   * @default 50 Assumed: The provider's own default; the document gives only the maximum.
   */
  first?: number | undefined;
  /**
   * Cursor of the item after which the page begins. The first page is asked for without it.
   * Document 3, Endpoints, Issue-tracker operations.
   */
  after?: string | undefined;
}

/** The request body of `issue_tracker.projects.list`. */
export interface ProjectsListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "projects";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: ProjectsListParams | undefined;
}

/**
 * What `issue_tracker.projects.list` returns.
 * Assumed: The document says "records with data"; we take the result to be one record whose data holds the page.
 */
export type ProjectsListRecord = ProjectPage;

/** The response body of `issue_tracker.projects.list`. */
export interface ProjectsListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: ProjectPage;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Reads one project.
 * Params of `issue_tracker.projects.get`.
 * Document 3, Endpoints, Issue-tracker operations.
 */
export interface ProjectsGetParams {
  /**
   * Identifier of the project.
   * Document 3, Endpoints, Issue-tracker operations.
   */
  id: string;
}

/** The request body of `issue_tracker.projects.get`. */
export interface ProjectsGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "projects";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: ProjectsGetParams;
}

/** What `issue_tracker.projects.get` returns. */
export type ProjectsGetRecord = Project;

/** The response body of `issue_tracker.projects.get`. */
export interface ProjectsGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Project;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists teams.
 * Params of `issue_tracker.teams.list`.
 * Document 3, Endpoints, Issue-tracker operations.
 */
export interface TeamsListParams {
  /**
   * Number of items to return. Integer, at most 250.
   * Document 3, Endpoints, Issue-tracker operations.
   * @default 50 Assumed: The provider's own default; the document gives only the maximum.
   */
  first?: number | undefined;
  /**
   * Cursor of the item after which the page begins. The first page is asked for without it.
   * Document 3, Endpoints, Issue-tracker operations.
   */
  after?: string | undefined;
}

/** The request body of `issue_tracker.teams.list`. */
export interface TeamsListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "teams";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: TeamsListParams | undefined;
}

/**
 * What `issue_tracker.teams.list` returns.
 * Assumed: The document says "records with data"; we take the result to be one record whose data holds the page.
 */
export type TeamsListRecord = TeamPage;

/** The response body of `issue_tracker.teams.list`. */
export interface TeamsListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: TeamPage;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Reads one team.
 * Params of `issue_tracker.teams.get`.
 * Document 3, Endpoints, Issue-tracker operations.
 */
export interface TeamsGetParams {
  /**
   * Identifier of the team.
   * Document 3, Endpoints, Issue-tracker operations.
   */
  id: string;
}

/** The request body of `issue_tracker.teams.get`. */
export interface TeamsGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "teams";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: TeamsGetParams;
}

/** What `issue_tracker.teams.get` returns. */
export type TeamsGetRecord = Team;

/** The response body of `issue_tracker.teams.get`. */
export interface TeamsGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Team;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * A personal API key of the tracker.
 * Document 3, Authentication.
 */
export interface ApiKeyAuthConfig {
  /**
   * Personal API key of the person in whose name the tracker is read.
   * A secret: never shown in messages and logs.
   * Document 3, Authentication.
   */
  api_key: string;
}

/** `auth_config` of Issue tracker: exactly the fields of one method. */
export type AuthConfig = ApiKeyAuthConfig;

/**
 * Creates a connector instance for one third-party account. A connector whose catalog defines `config` takes
 * that key beside `auth_config`; all others take the three fields here and nothing else.
 * The body that creates an instance of Issue tracker.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CreateInstanceRequest {
  /**
   * Which connector the instance is for. Every connector has one fixed value.
   * Assumed: The value that a public gateway of the same shape uses for this connector; the documents give none.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_definition_id: "1c5d8316-ed42-4473-8fbc-2626f03f070c";
  /**
   * Credentials of the third-party account. Which fields it has depends on the connector.
   * A secret: never shown in messages and logs.
   * Document 1, Endpoints, Gateway endpoints.
   */
  auth_config: AuthConfig;
  /**
   * Name under which the instance is shown.
   * Document 1, Endpoints, Gateway endpoints.
   */
  name: string;
}

/** Any request to an instance of Issue tracker: `entity` and `action` say which. */
export type ExecuteRequest =
  | IssuesListRequest
  | IssuesGetRequest
  | ProjectsListRequest
  | ProjectsGetRequest
  | TeamsListRequest
  | TeamsGetRequest;

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

/** What the operations of Issue tracker return. By entity, then action. */
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

/** `issue_tracker.issues.list.params` */
export declare const issuesListParams: Validator<IssuesListParams>;

/** `issue_tracker.issues.list.request` */
export declare const issuesListRequest: Validator<IssuesListRequest>;

/** `issue_tracker.issues.list.record` */
export declare const issuesListRecord: Validator<IssuesListRecord>;

/** `issue_tracker.issues.list.response` */
export declare const issuesListResponse: Validator<IssuesListResponse>;

/** `issue_tracker.issues.get.params` */
export declare const issuesGetParams: Validator<IssuesGetParams>;

/** `issue_tracker.issues.get.request` */
export declare const issuesGetRequest: Validator<IssuesGetRequest>;

/** `issue_tracker.issues.get.record` */
export declare const issuesGetRecord: Validator<IssuesGetRecord>;

/** `issue_tracker.issues.get.response` */
export declare const issuesGetResponse: Validator<IssuesGetResponse>;

/** `issue_tracker.projects.list.params` */
export declare const projectsListParams: Validator<ProjectsListParams>;

/** `issue_tracker.projects.list.request` */
export declare const projectsListRequest: Validator<ProjectsListRequest>;

/** `issue_tracker.projects.list.record` */
export declare const projectsListRecord: Validator<ProjectsListRecord>;

/** `issue_tracker.projects.list.response` */
export declare const projectsListResponse: Validator<ProjectsListResponse>;

/** `issue_tracker.projects.get.params` */
export declare const projectsGetParams: Validator<ProjectsGetParams>;

/** `issue_tracker.projects.get.request` */
export declare const projectsGetRequest: Validator<ProjectsGetRequest>;

/** `issue_tracker.projects.get.record` */
export declare const projectsGetRecord: Validator<ProjectsGetRecord>;

/** `issue_tracker.projects.get.response` */
export declare const projectsGetResponse: Validator<ProjectsGetResponse>;

/** `issue_tracker.teams.list.params` */
export declare const teamsListParams: Validator<TeamsListParams>;

/** `issue_tracker.teams.list.request` */
export declare const teamsListRequest: Validator<TeamsListRequest>;

/** `issue_tracker.teams.list.record` */
export declare const teamsListRecord: Validator<TeamsListRecord>;

/** `issue_tracker.teams.list.response` */
export declare const teamsListResponse: Validator<TeamsListResponse>;

/** `issue_tracker.teams.get.params` */
export declare const teamsGetParams: Validator<TeamsGetParams>;

/** `issue_tracker.teams.get.request` */
export declare const teamsGetRequest: Validator<TeamsGetRequest>;

/** `issue_tracker.teams.get.record` */
export declare const teamsGetRecord: Validator<TeamsGetRecord>;

/** `issue_tracker.teams.get.response` */
export declare const teamsGetResponse: Validator<TeamsGetResponse>;

/** `issue_tracker.records.IssuePage` */
export declare const issuePage: Validator<IssuePage>;

/** `issue_tracker.records.Issue` */
export declare const issue: Validator<Issue>;

/** `issue_tracker.records.ProjectPage` */
export declare const projectPage: Validator<ProjectPage>;

/** `issue_tracker.records.Project` */
export declare const project: Validator<Project>;

/** `issue_tracker.records.TeamPage` */
export declare const teamPage: Validator<TeamPage>;

/** `issue_tracker.records.Team` */
export declare const team: Validator<Team>;

/** `issue_tracker.auth_config` */
export declare const authConfig: Validator<AuthConfig>;

/** `issue_tracker.execute` */
export declare const execute: Validator<ExecuteRequest>;

/** Issue tracker for `createGateway` of `connector-gateway-spec/client`. */
export declare const connector: ConnectorDefinition<Client, CreateRequest>;
