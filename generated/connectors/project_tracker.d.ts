// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type { Client, CreateRequest } from "../operations/project_tracker.js";
import type { ConnectorDefinition } from "../runtime/client/client_types.js";
import type { Validator } from "../runtime/validator_types.js";
import type { ExecuteEnvelope } from "./gateway.js";
export type { Client, CreateRequest } from "../operations/project_tracker.js";
export { operations } from "../operations/project_tracker.js";

/**
 * An issue of the tracker.
 * Document 3, Resources and their fields, Project-tracker connector.
 */
export interface Issue {
  /** Document 3, Resources and their fields, Project-tracker connector. */
  id: string;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  key: string;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  self: string;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  expand?: string | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  fields: { [key: string]: unknown };
}

/**
 * A project of the tracker.
 * Document 3, Resources and their fields, Project-tracker connector.
 */
export interface Project {
  /** Document 3, Resources and their fields, Project-tracker connector. */
  id: string;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  key: string;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  name: string;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  self: string;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  expand?: string | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  description?: string | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  lead?: { [key: string]: unknown } | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  avatarUrls: { [key: string]: unknown };
  /** Document 3, Resources and their fields, Project-tracker connector. */
  projectTypeKey: string;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  simplified: boolean;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  style: string;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  isPrivate: boolean;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  properties: { [key: string]: unknown };
  /** Document 3, Resources and their fields, Project-tracker connector. */
  projectCategory?: { [key: string]: unknown } | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  entityId?: string | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  uuid?: string | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  url?: string | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  assigneeType?: string | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  components?: unknown[] | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  issueTypes?: unknown[] | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  versions?: unknown[] | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  roles?: { [key: string]: unknown } | null;
}

/**
 * A user of the tracker.
 * Document 3, Resources and their fields, Project-tracker connector.
 */
export interface User {
  /** Document 3, Resources and their fields, Project-tracker connector. */
  self: string;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  accountId: string;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  accountType: string;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  emailAddress?: string | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  avatarUrls: { [key: string]: unknown };
  /** Document 3, Resources and their fields, Project-tracker connector. */
  displayName: string;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  active: boolean;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  timeZone?: string | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  locale?: string | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  expand?: string | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  groups?: { [key: string]: unknown } | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  applicationRoles?: { [key: string]: unknown } | null;
}

/**
 * A field that issues can have.
 * Document 3, Resources and their fields, Project-tracker connector.
 */
export interface IssueField {
  /** Document 3, Resources and their fields, Project-tracker connector. */
  id: string;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  key?: string | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  name: string;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  custom?: boolean | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  orderable?: boolean | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  navigable?: boolean | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  searchable?: boolean | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  clauseNames?: unknown[] | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  schema?: { [key: string]: unknown } | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  untranslatedName?: string | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  typeDisplayName?: string | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  description?: string | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  searcherKey?: string | null;
  /**
   * Integer.
   * Document 3, Resources and their fields, Project-tracker connector.
   */
  screensCount?: number | null;
  /**
   * Integer.
   * Document 3, Resources and their fields, Project-tracker connector.
   */
  contextsCount?: number | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  isLocked?: boolean | null;
  /**
   * Real traffic also shows: object.
   * Document 3, Resources and their fields, Project-tracker connector.
   */
  lastUsed?: string | null;
}

/**
 * A page of issue fields found by a search.
 * Document 3, Resources and their fields, Project-tracker connector.
 */
export interface IssueFieldSearchResult {
  /**
   * Integer.
   * Document 3, Resources and their fields, Project-tracker connector.
   */
  maxResults: number;
  /**
   * Integer.
   * Document 3, Resources and their fields, Project-tracker connector.
   */
  startAt: number;
  /**
   * Integer.
   * Document 3, Resources and their fields, Project-tracker connector.
   */
  total: number;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  isLast: boolean;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  values: IssueField[];
}

/**
 * A comment on an issue.
 * Document 3, Resources and their fields, Project-tracker connector.
 */
export interface IssueComment {
  /** Document 3, Resources and their fields, Project-tracker connector. */
  id: string;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  self: string;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  body: { [key: string]: unknown };
  /** Document 3, Resources and their fields, Project-tracker connector. */
  author: { [key: string]: unknown };
  /** Document 3, Resources and their fields, Project-tracker connector. */
  updateAuthor: { [key: string]: unknown };
  /** Document 3, Resources and their fields, Project-tracker connector. */
  created: string;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  updated: string;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  jsdPublic: boolean;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  visibility?: { [key: string]: unknown } | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  renderedBody?: string | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  properties?: unknown[] | null;
}

/**
 * Time that somebody spent on an issue.
 * Document 3, Resources and their fields, Project-tracker connector.
 */
export interface IssueWorklog {
  /** Document 3, Resources and their fields, Project-tracker connector. */
  id: string;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  self: string;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  author: { [key: string]: unknown };
  /** Document 3, Resources and their fields, Project-tracker connector. */
  updateAuthor: { [key: string]: unknown };
  /** Document 3, Resources and their fields, Project-tracker connector. */
  comment: { [key: string]: unknown };
  /** Document 3, Resources and their fields, Project-tracker connector. */
  created: string;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  updated: string;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  started: string;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  timeSpent: string;
  /**
   * Integer.
   * Document 3, Resources and their fields, Project-tracker connector.
   */
  timeSpentSeconds: number;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  issueId: string;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  visibility?: { [key: string]: unknown } | null;
  /** Document 3, Resources and their fields, Project-tracker connector. */
  properties?: unknown[] | null;
}

/**
 * Searches issues with the tracker's query language.
 * Params of `project_tracker.issues.api_search`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface IssuesApiSearchParams {
  /**
   * Query in the tracker's query language.
   * Document 3, Endpoints, Project-tracker operations.
   */
  jql?: string | undefined;
  /**
   * Token of a later page. The first page is asked for without one.
   * Document 3, Endpoints, Project-tracker operations.
   */
  nextPageToken?: string | undefined;
  /**
   * Page size. Fewer issues may come back when many fields or properties are asked for; a page holds most when
   * only `id` or `key` is. Integer, at most 5000.
   * Document 3, Endpoints, Project-tracker operations.
   * @default 50 Assumed: The provider's own default; the document gives none.
   */
  maxResults?: number | undefined;
  /**
   * Fields to return. Without it all navigable fields come back. Values, joined by commas without blanks.
   * Document 3, Endpoints, Project-tracker operations.
   */
  fields?: string | undefined;
  /**
   * What to expand in the answer. Any of `renderedFields`, `names`, `schema`, `transitions`, `operations`,
   * `editmeta`, `changelog`, `versionedRepresentations`, joined by commas without blanks.
   * Document 3, Endpoints, Project-tracker operations.
   */
  expand?: "renderedFields" | "names" | "schema" | "transitions" | "operations" | "editmeta" | "changelog" | "versionedRepresentations" | (string & {}) | undefined;
  /**
   * Keys of the issue properties to return. Values, joined by commas without blanks; at most 5 values.
   * Document 3, Endpoints, Project-tracker operations.
   */
  properties?: string | undefined;
  /**
   * With true, `fields` names fields by key; with false, by id.
   * Document 3, Endpoints, Project-tracker operations.
   * @default false
   */
  fieldsByKeys?: boolean | undefined;
  /**
   * Gives up early when the data of some field cannot be read.
   * Document 3, Endpoints, Project-tracker operations.
   * @default false
   */
  failFast?: boolean | undefined;
}

/** The request body of `project_tracker.issues.api_search`. */
export interface IssuesApiSearchRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "issues";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "api_search";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: IssuesApiSearchParams | undefined;
}

/** What `project_tracker.issues.api_search` returns. */
export type IssuesApiSearchRecord = Issue;

/**
 * Paging information of `project_tracker.issues.api_search`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface IssuesApiSearchMeta {
  /**
   * Token of the next page; left out on the last page.
   * Document 3, Endpoints, Project-tracker operations.
   */
  nextPageToken?: string | null;
  /** Document 3, Endpoints, Project-tracker operations. */
  isLast?: boolean | null;
  /**
   * Integer.
   * Document 3, Endpoints, Project-tracker operations.
   */
  total: number;
}

/** The response body of `project_tracker.issues.api_search`. */
export interface IssuesApiSearchResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Issue[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: IssuesApiSearchMeta | null;
}

/**
 * Reads one issue.
 * Params of `project_tracker.issues.get`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface IssuesGetParams {
  /**
   * Id or key of the issue.
   * Document 3, Endpoints, Project-tracker operations.
   */
  issueIdOrKey: string;
  /**
   * Fields to return. Without it all navigable fields come back. Values, joined by commas without blanks.
   * Document 3, Endpoints, Project-tracker operations.
   */
  fields?: string | undefined;
  /**
   * What to expand in the answer. Any of `renderedFields`, `names`, `schema`, `transitions`, `operations`,
   * `editmeta`, `changelog`, `versionedRepresentations`, joined by commas without blanks.
   * Document 3, Endpoints, Project-tracker operations.
   */
  expand?: "renderedFields" | "names" | "schema" | "transitions" | "operations" | "editmeta" | "changelog" | "versionedRepresentations" | (string & {}) | undefined;
  /**
   * Keys of the issue properties to return. Values, joined by commas without blanks; at most 5 values.
   * Document 3, Endpoints, Project-tracker operations.
   */
  properties?: string | undefined;
  /**
   * With true, `fields` names fields by key; with false, by id.
   * Document 3, Endpoints, Project-tracker operations.
   * @default false
   */
  fieldsByKeys?: boolean | undefined;
  /**
   * Adds this read to what the user has looked at recently.
   * Document 3, Endpoints, Project-tracker operations.
   * @default false
   */
  updateHistory?: boolean | undefined;
  /**
   * Gives up early when the data of some field cannot be read.
   * Document 3, Endpoints, Project-tracker operations.
   * @default false
   */
  failFast?: boolean | undefined;
}

/** The request body of `project_tracker.issues.get`. */
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

/** What `project_tracker.issues.get` returns. */
export type IssuesGetRecord = Issue;

/** The response body of `project_tracker.issues.get`. */
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
 * Searches projects.
 * Params of `project_tracker.projects.api_search`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface ProjectsApiSearchParams {
  /**
   * Index of the first item to return. Integer.
   * Document 3, Endpoints, Project-tracker operations.
   * @default 0 Assumed: An offset starts at the first item; the document gives no default.
   */
  startAt?: number | undefined;
  /**
   * Page size; fewer projects may come back. Integer, at most 100.
   * Document 3, Endpoints, Project-tracker operations.
   * @default 50 Assumed: The provider's own default; the document gives none.
   */
  maxResults?: number | undefined;
  /**
   * What to sort by: `+` before it means ascending, `-` descending.
   * Document 3, Endpoints, Project-tracker operations.
   */
  orderBy?: "category" | "+category" | "-category" | "key" | "+key" | "-key" | "name" | "+name" | "-name" | "owner" | "+owner" | "-owner" | "issueCount" | "+issueCount" | "-issueCount" | "lastIssueUpdatedDate" | "+lastIssueUpdatedDate" | "-lastIssueUpdatedDate" | "archivedDate" | "+archivedDate" | "-archivedDate" | "deletedDate" | "+deletedDate" | "-deletedDate" | undefined;
  /**
   * Only the projects with these ids. At most 50 elements. Each: integer.
   * Document 3, Endpoints, Project-tracker operations.
   */
  id?: number[] | undefined;
  /**
   * Only the projects with these keys. At most 50 elements.
   * Document 3, Endpoints, Project-tracker operations.
   */
  keys?: string[] | undefined;
  /**
   * Text to find in the key or the name, taken literally, upper and lower case alike.
   * Document 3, Endpoints, Project-tracker operations.
   */
  query?: string | undefined;
  /**
   * Only projects of these types. Values, joined by commas without blanks.
   * Document 3, Endpoints, Project-tracker operations.
   */
  typeKey?: string | undefined;
  /**
   * Only the projects of the category with this id. Integer.
   * Document 3, Endpoints, Project-tracker operations.
   */
  categoryId?: number | undefined;
  /**
   * Only the projects where the user has the permission for this.
   * Document 3, Endpoints, Project-tracker operations.
   */
  action?: "view" | "browse" | "edit" | "create" | undefined;
  /**
   * What to expand in the answer. Any of `description`, `projectKeys`, `lead`, `issueTypes`, `url`, `insight`,
   * joined by commas without blanks.
   * Document 3, Endpoints, Project-tracker operations.
   */
  expand?: "description" | "projectKeys" | "lead" | "issueTypes" | "url" | "insight" | (string & {}) | undefined;
  /**
   * Only projects in one of these states.
   * Document 3, States and transitions.
   * @experimental The document marks this filter as experimental.
   */
  status?: ("live" | "archived" | "deleted")[] | undefined;
}

/** The request body of `project_tracker.projects.api_search`. */
export interface ProjectsApiSearchRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "projects";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "api_search";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: ProjectsApiSearchParams | undefined;
}

/** What `project_tracker.projects.api_search` returns. */
export type ProjectsApiSearchRecord = Project;

/**
 * Paging information of `project_tracker.projects.api_search`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface ProjectsApiSearchMeta {
  /** Document 3, Endpoints, Project-tracker operations. */
  nextPage?: string | null;
  /**
   * Integer.
   * Document 3, Endpoints, Project-tracker operations.
   */
  total: number;
}

/** The response body of `project_tracker.projects.api_search`. */
export interface ProjectsApiSearchResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: Project[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: ProjectsApiSearchMeta | null;
}

/**
 * Reads one project.
 * Params of `project_tracker.projects.get`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface ProjectsGetParams {
  /**
   * Id or key of the project.
   * Document 3, Endpoints, Project-tracker operations.
   */
  projectIdOrKey: string;
  /**
   * What to expand in the answer. Any of `description`, `projectKeys`, `lead`, `issueTypes`, `url`, `insight`,
   * joined by commas without blanks.
   * Document 3, Endpoints, Project-tracker operations.
   */
  expand?: "description" | "projectKeys" | "lead" | "issueTypes" | "url" | "insight" | (string & {}) | undefined;
  /**
   * Keys of the project properties to return. Values, joined by commas without blanks.
   * Document 3, Endpoints, Project-tracker operations.
   */
  properties?: string | undefined;
}

/** The request body of `project_tracker.projects.get`. */
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

/** What `project_tracker.projects.get` returns. */
export type ProjectsGetRecord = Project;

/** The response body of `project_tracker.projects.get`. */
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
 * Reads one user.
 * Params of `project_tracker.users.get`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface UsersGetParams {
  /**
   * Account id of the user.
   * Document 3, Endpoints, Project-tracker operations.
   */
  accountId: string;
  /**
   * What to expand in the answer. Any of `groups`, `applicationRoles`, joined by commas without blanks.
   * Document 3, Endpoints, Project-tracker operations.
   */
  expand?: "groups" | "applicationRoles" | (string & {}) | undefined;
}

/** The request body of `project_tracker.users.get`. */
export interface UsersGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "users";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: UsersGetParams;
}

/** What `project_tracker.users.get` returns. */
export type UsersGetRecord = User;

/** The response body of `project_tracker.users.get`. */
export interface UsersGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: User;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists users.
 * Params of `project_tracker.users.list`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface UsersListParams {
  /**
   * Index of the first item to return. Integer.
   * Document 3, Endpoints, Project-tracker operations.
   * @default 0 Assumed: An offset starts at the first item; the document gives no default.
   */
  startAt?: number | undefined;
  /**
   * Page size; fewer users may come back. Integer, at most 1000.
   * Document 3, Endpoints, Project-tracker operations.
   * @default 50 Assumed: The provider's own default; the document gives none.
   */
  maxResults?: number | undefined;
}

/** The request body of `project_tracker.users.list`. */
export interface UsersListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "users";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: UsersListParams | undefined;
}

/** What `project_tracker.users.list` returns. */
export type UsersListRecord = User;

/** The response body of `project_tracker.users.list`. */
export interface UsersListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: User[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Searches users.
 * Params of `project_tracker.users.api_search`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface UsersApiSearchParams {
  /**
   * Text to match with the display name, the email address and the account id.
   * Document 3, Endpoints, Project-tracker operations.
   */
  query?: string | undefined;
  /**
   * Index of the first item to return. Integer.
   * Document 3, Endpoints, Project-tracker operations.
   * @default 0 Assumed: An offset starts at the first item; the document gives no default.
   */
  startAt?: number | undefined;
  /**
   * Page size; fewer users may come back. Integer, at most 1000.
   * Document 3, Endpoints, Project-tracker operations.
   * @default 50 Assumed: The provider's own default; the document gives none.
   */
  maxResults?: number | undefined;
  /**
   * Account id of a user.
   * Document 3, Endpoints, Project-tracker operations.
   */
  accountId?: string | undefined;
  /**
   * A search on user properties; how it is written is not shown.
   * Document 3, Endpoints, Project-tracker operations.
   */
  property?: string | undefined;
}

/** The request body of `project_tracker.users.api_search`. */
export interface UsersApiSearchRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "users";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "api_search";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: UsersApiSearchParams | undefined;
}

/** What `project_tracker.users.api_search` returns. */
export type UsersApiSearchRecord = User;

/** The response body of `project_tracker.users.api_search`. */
export interface UsersApiSearchResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: User[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists all issue fields.
 * Params of `project_tracker.issue_fields.list`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface IssueFieldsListParams {
  /** There are none. */
  [name: string]: never;
}

/** The request body of `project_tracker.issue_fields.list`. */
export interface IssueFieldsListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "issue_fields";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: IssueFieldsListParams | undefined;
}

/** What `project_tracker.issue_fields.list` returns. */
export type IssueFieldsListRecord = IssueField;

/** The response body of `project_tracker.issue_fields.list`. */
export interface IssueFieldsListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: IssueField[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Searches issue fields.
 * Params of `project_tracker.issue_fields.api_search`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface IssueFieldsApiSearchParams {
  /**
   * Index of the first item to return. Integer.
   * Document 3, Endpoints, Project-tracker operations.
   * @default 0 Assumed: An offset starts at the first item; the document gives no default.
   */
  startAt?: number | undefined;
  /**
   * Page size; fewer fields may come back. Integer, at most 100.
   * Document 3, Endpoints, Project-tracker operations.
   * @default 50 Assumed: The provider's own default; the document gives none.
   */
  maxResults?: number | undefined;
  /**
   * Only fields of these kinds.
   * Document 3, Endpoints, Project-tracker operations.
   */
  type?: ("custom" | "system")[] | undefined;
  /**
   * Only the fields with these ids.
   * Document 3, Endpoints, Project-tracker operations.
   */
  id?: string[] | undefined;
  /**
   * Text to find in the name, the description or the field id, upper and lower case alike.
   * Document 3, Endpoints, Project-tracker operations.
   */
  query?: string | undefined;
  /**
   * What to sort by, with an optional `+` or `-` before it.
   * Document 3, Endpoints, Project-tracker operations.
   */
  orderBy?: "contextsCount" | "+contextsCount" | "-contextsCount" | "lastUsed" | "+lastUsed" | "-lastUsed" | "name" | "+name" | "-name" | "screensCount" | "+screensCount" | "-screensCount" | undefined;
  /**
   * What to expand in the answer. Any of `searcherKey`, `screensCount`, `contextsCount`, `isLocked`, `lastUsed`,
   * joined by commas without blanks.
   * Document 3, Endpoints, Project-tracker operations.
   */
  expand?: "searcherKey" | "screensCount" | "contextsCount" | "isLocked" | "lastUsed" | (string & {}) | undefined;
}

/** The request body of `project_tracker.issue_fields.api_search`. */
export interface IssueFieldsApiSearchRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "issue_fields";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "api_search";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params?: IssueFieldsApiSearchParams | undefined;
}

/** What `project_tracker.issue_fields.api_search` returns. */
export type IssueFieldsApiSearchRecord = IssueFieldSearchResult;

/** The response body of `project_tracker.issue_fields.api_search`. */
export interface IssueFieldsApiSearchResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: IssueFieldSearchResult;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists the comments of an issue.
 * Params of `project_tracker.issue_comments.list`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface IssueCommentsListParams {
  /**
   * Id or key of the issue.
   * Document 3, Endpoints, Project-tracker operations.
   */
  issueIdOrKey: string;
  /**
   * Index of the first item to return. Integer.
   * Document 3, Endpoints, Project-tracker operations.
   * @default 0 Assumed: An offset starts at the first item; the document gives no default.
   */
  startAt?: number | undefined;
  /**
   * Page size; fewer comments may come back. Integer.
   * Document 3, Endpoints, Project-tracker operations.
   * @default 50 Assumed: The page size of the connector's other operations; the document gives none.
   */
  maxResults?: number | undefined;
  /**
   * Sorts by the time of creation, with an optional `+` or `-` before it.
   * Document 3, Endpoints, Project-tracker operations.
   */
  orderBy?: "created" | "-created" | "+created" | undefined;
  /**
   * What to expand in the answer. Any of `renderedBody`, `properties`, joined by commas without blanks.
   * Document 3, Endpoints, Project-tracker operations.
   */
  expand?: "renderedBody" | "properties" | (string & {}) | undefined;
}

/** The request body of `project_tracker.issue_comments.list`. */
export interface IssueCommentsListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "issue_comments";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: IssueCommentsListParams;
}

/** What `project_tracker.issue_comments.list` returns. */
export type IssueCommentsListRecord = IssueComment;

/**
 * Paging information of `project_tracker.issue_comments.list`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface IssueCommentsListMeta {
  /**
   * Integer.
   * Document 3, Endpoints, Project-tracker operations.
   */
  startAt: number;
  /**
   * Integer.
   * Document 3, Endpoints, Project-tracker operations.
   */
  maxResults: number;
  /**
   * Integer.
   * Document 3, Endpoints, Project-tracker operations.
   */
  total: number;
}

/** The response body of `project_tracker.issue_comments.list`. */
export interface IssueCommentsListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: IssueComment[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: IssueCommentsListMeta | null;
}

/**
 * Reads one comment of an issue.
 * Params of `project_tracker.issue_comments.get`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface IssueCommentsGetParams {
  /**
   * Id or key of the issue.
   * Document 3, Endpoints, Project-tracker operations.
   */
  issueIdOrKey: string;
  /**
   * Id of the comment.
   * Document 3, Endpoints, Project-tracker operations.
   */
  commentId: string;
  /**
   * What to expand in the answer. Any of `renderedBody`, `properties`, joined by commas without blanks.
   * Document 3, Endpoints, Project-tracker operations.
   */
  expand?: "renderedBody" | "properties" | (string & {}) | undefined;
}

/** The request body of `project_tracker.issue_comments.get`. */
export interface IssueCommentsGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "issue_comments";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: IssueCommentsGetParams;
}

/** What `project_tracker.issue_comments.get` returns. */
export type IssueCommentsGetRecord = IssueComment;

/** The response body of `project_tracker.issue_comments.get`. */
export interface IssueCommentsGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: IssueComment;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * Lists the worklogs of an issue.
 * Params of `project_tracker.issue_worklogs.list`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface IssueWorklogsListParams {
  /**
   * Id or key of the issue.
   * Document 3, Endpoints, Project-tracker operations.
   */
  issueIdOrKey: string;
  /**
   * Index of the first item to return. Integer.
   * Document 3, Endpoints, Project-tracker operations.
   * @default 0 Assumed: An offset starts at the first item; the document gives no default.
   */
  startAt?: number | undefined;
  /**
   * Page size; fewer worklogs may come back. Integer.
   * Document 3, Endpoints, Project-tracker operations.
   * @default 50 Assumed: The page size of the connector's other operations; the document gives none.
   */
  maxResults?: number | undefined;
  /**
   * What to expand in the answer. Any of `properties`, joined by commas without blanks.
   * Document 3, Endpoints, Project-tracker operations.
   */
  expand?: "properties" | (string & {}) | undefined;
}

/** The request body of `project_tracker.issue_worklogs.list`. */
export interface IssueWorklogsListRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "issue_worklogs";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "list";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: IssueWorklogsListParams;
}

/** What `project_tracker.issue_worklogs.list` returns. */
export type IssueWorklogsListRecord = IssueWorklog;

/**
 * Paging information of `project_tracker.issue_worklogs.list`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface IssueWorklogsListMeta {
  /**
   * Integer.
   * Document 3, Endpoints, Project-tracker operations.
   */
  startAt: number;
  /**
   * Integer.
   * Document 3, Endpoints, Project-tracker operations.
   */
  maxResults: number;
  /**
   * Integer.
   * Document 3, Endpoints, Project-tracker operations.
   */
  total: number;
}

/** The response body of `project_tracker.issue_worklogs.list`. */
export interface IssueWorklogsListResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: IssueWorklog[];
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: IssueWorklogsListMeta | null;
}

/**
 * Reads one worklog of an issue.
 * Params of `project_tracker.issue_worklogs.get`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface IssueWorklogsGetParams {
  /**
   * Id or key of the issue.
   * Document 3, Endpoints, Project-tracker operations.
   */
  issueIdOrKey: string;
  /**
   * Id of the worklog.
   * Document 3, Endpoints, Project-tracker operations.
   */
  worklogId: string;
  /**
   * What to expand in the answer. Any of `properties`, joined by commas without blanks.
   * Document 3, Endpoints, Project-tracker operations.
   */
  expand?: "properties" | (string & {}) | undefined;
}

/** The request body of `project_tracker.issue_worklogs.get`. */
export interface IssueWorklogsGetRequest {
  /**
   * Kind of record. Written in lower snake case.
   * Document 1, Endpoints, Gateway endpoints.
   */
  entity: "issue_worklogs";
  /**
   * What to do with the entity.
   * Document 1, Endpoints, Gateway endpoints.
   */
  action: "get";
  /**
   * Parameters of the operation. They may be left out when the operation has no required one.
   * Document 1, Endpoints, Gateway endpoints.
   */
  params: IssueWorklogsGetParams;
}

/** What `project_tracker.issue_worklogs.get` returns. */
export type IssueWorklogsGetRecord = IssueWorklog;

/** The response body of `project_tracker.issue_worklogs.get`. */
export interface IssueWorklogsGetResponse extends ExecuteEnvelope {
  /**
   * An array of records for a list; otherwise one record.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  result?: IssueWorklog;
  /**
   * The Meta of the operation. Values that the third party leaves out are null here; it may be missing as a whole.
   * Assumed: The document says what is returned, Records and Meta, but not under which keys. These are the keys of
   * endpoints beside the execute endpoint of a public gateway of the same shape.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/**
 * The account's email address together with an API token of that account.
 * Document 3, Authentication.
 */
export interface ApiTokenAuthConfig {
  /**
   * Email address of the account.
   * Document 3, Authentication.
   */
  username: string;
  /**
   * An API token of the account, not the password that its owner signs in with.
   * A secret: never shown in messages and logs.
   * Document 3, Authentication.
   */
  password: string;
}

/** `auth_config` of Project tracker: exactly the fields of one method. */
export type AuthConfig = ApiTokenAuthConfig;

/**
 * Creates a connector instance for one third-party account. A connector whose catalog defines `config` takes
 * that key beside `auth_config`; all others take the three fields here and nothing else.
 * The body that creates an instance of Project tracker.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CreateInstanceRequest {
  /**
   * Which connector the instance is for. Every connector has one fixed value.
   * Assumed: The value that a public gateway of the same shape uses for this connector; the documents give none.
   * Document 1, Endpoints, Gateway endpoints.
   */
  connector_definition_id: "68e63de2-bb83-4c7e-93fa-a8a9051e3993";
  /**
   * Credentials of the third-party account. Which fields it has depends on the connector.
   * A secret: never shown in messages and logs.
   * Document 1, Endpoints, Gateway endpoints.
   */
  auth_config: AuthConfig;
  /**
   * Assumed: The document calls the variable required and does not show where the create request carries it, and
   * public create requests leave it out. So it is optional here and has a place of its own beside auth_config.
   * Document 3, Endpoints, Project-tracker operations.
   */
  config?: {
    /**
     * Further names are accepted. The document calls the variable required and does not show where the create
     * request carries it, and public create requests leave it out. So it is optional here and has a place of its own
     * beside auth_config.
     */
    [name: string]: unknown;
    /**
     * Subdomain of the tenant; the base address of the third-party API is built from it.
     * Assumed: The name, type and meaning are stated and that it is required; where it goes is not, so nobody is
     * made to send it.
     * Document 3, Endpoints, Project-tracker operations.
     */
    subdomain?: string | undefined;
  } | undefined;
  /**
   * Name under which the instance is shown.
   * Document 1, Endpoints, Gateway endpoints.
   */
  name: string;
}

/** Any request to an instance of Project tracker: `entity` and `action` say which. */
export type ExecuteRequest =
  | IssuesApiSearchRequest
  | IssuesGetRequest
  | ProjectsApiSearchRequest
  | ProjectsGetRequest
  | UsersGetRequest
  | UsersListRequest
  | UsersApiSearchRequest
  | IssueFieldsListRequest
  | IssueFieldsApiSearchRequest
  | IssueCommentsListRequest
  | IssueCommentsGetRequest
  | IssueWorklogsListRequest
  | IssueWorklogsGetRequest;

/** Params of all operations of Project tracker. By entity, then action. */
export interface Params {
  issues: {
    api_search: IssuesApiSearchParams;
    get: IssuesGetParams;
  };
  projects: {
    api_search: ProjectsApiSearchParams;
    get: ProjectsGetParams;
  };
  users: {
    get: UsersGetParams;
    list: UsersListParams;
    api_search: UsersApiSearchParams;
  };
  issue_fields: {
    list: IssueFieldsListParams;
    api_search: IssueFieldsApiSearchParams;
  };
  issue_comments: {
    list: IssueCommentsListParams;
    get: IssueCommentsGetParams;
  };
  issue_worklogs: {
    list: IssueWorklogsListParams;
    get: IssueWorklogsGetParams;
  };
}

/** What the operations of Project tracker return. By entity, then action. */
export interface Results {
  issues: {
    api_search: Issue[];
    get: Issue;
  };
  projects: {
    api_search: Project[];
    get: Project;
  };
  users: {
    get: User;
    list: User[];
    api_search: User[];
  };
  issue_fields: {
    list: IssueField[];
    api_search: IssueFieldSearchResult;
  };
  issue_comments: {
    list: IssueComment[];
    get: IssueComment;
  };
  issue_worklogs: {
    list: IssueWorklog[];
    get: IssueWorklog;
  };
}

/** Response bodies of all operations of Project tracker. By entity, then action. */
export interface Responses {
  issues: {
    api_search: IssuesApiSearchResponse;
    get: IssuesGetResponse;
  };
  projects: {
    api_search: ProjectsApiSearchResponse;
    get: ProjectsGetResponse;
  };
  users: {
    get: UsersGetResponse;
    list: UsersListResponse;
    api_search: UsersApiSearchResponse;
  };
  issue_fields: {
    list: IssueFieldsListResponse;
    api_search: IssueFieldsApiSearchResponse;
  };
  issue_comments: {
    list: IssueCommentsListResponse;
    get: IssueCommentsGetResponse;
  };
  issue_worklogs: {
    list: IssueWorklogsListResponse;
    get: IssueWorklogsGetResponse;
  };
}

/** `project_tracker.issues.api_search.params` */
export declare const issuesApiSearchParams: Validator<IssuesApiSearchParams>;

/** `project_tracker.issues.api_search.request` */
export declare const issuesApiSearchRequest: Validator<IssuesApiSearchRequest>;

/** `project_tracker.issues.api_search.record` */
export declare const issuesApiSearchRecord: Validator<IssuesApiSearchRecord>;

/** `project_tracker.issues.api_search.meta` */
export declare const issuesApiSearchMeta: Validator<IssuesApiSearchMeta>;

/** `project_tracker.issues.api_search.response` */
export declare const issuesApiSearchResponse: Validator<IssuesApiSearchResponse>;

/** `project_tracker.issues.get.params` */
export declare const issuesGetParams: Validator<IssuesGetParams>;

/** `project_tracker.issues.get.request` */
export declare const issuesGetRequest: Validator<IssuesGetRequest>;

/** `project_tracker.issues.get.record` */
export declare const issuesGetRecord: Validator<IssuesGetRecord>;

/** `project_tracker.issues.get.response` */
export declare const issuesGetResponse: Validator<IssuesGetResponse>;

/** `project_tracker.projects.api_search.params` */
export declare const projectsApiSearchParams: Validator<ProjectsApiSearchParams>;

/** `project_tracker.projects.api_search.request` */
export declare const projectsApiSearchRequest: Validator<ProjectsApiSearchRequest>;

/** `project_tracker.projects.api_search.record` */
export declare const projectsApiSearchRecord: Validator<ProjectsApiSearchRecord>;

/** `project_tracker.projects.api_search.meta` */
export declare const projectsApiSearchMeta: Validator<ProjectsApiSearchMeta>;

/** `project_tracker.projects.api_search.response` */
export declare const projectsApiSearchResponse: Validator<ProjectsApiSearchResponse>;

/** `project_tracker.projects.get.params` */
export declare const projectsGetParams: Validator<ProjectsGetParams>;

/** `project_tracker.projects.get.request` */
export declare const projectsGetRequest: Validator<ProjectsGetRequest>;

/** `project_tracker.projects.get.record` */
export declare const projectsGetRecord: Validator<ProjectsGetRecord>;

/** `project_tracker.projects.get.response` */
export declare const projectsGetResponse: Validator<ProjectsGetResponse>;

/** `project_tracker.users.get.params` */
export declare const usersGetParams: Validator<UsersGetParams>;

/** `project_tracker.users.get.request` */
export declare const usersGetRequest: Validator<UsersGetRequest>;

/** `project_tracker.users.get.record` */
export declare const usersGetRecord: Validator<UsersGetRecord>;

/** `project_tracker.users.get.response` */
export declare const usersGetResponse: Validator<UsersGetResponse>;

/** `project_tracker.users.list.params` */
export declare const usersListParams: Validator<UsersListParams>;

/** `project_tracker.users.list.request` */
export declare const usersListRequest: Validator<UsersListRequest>;

/** `project_tracker.users.list.record` */
export declare const usersListRecord: Validator<UsersListRecord>;

/** `project_tracker.users.list.response` */
export declare const usersListResponse: Validator<UsersListResponse>;

/** `project_tracker.users.api_search.params` */
export declare const usersApiSearchParams: Validator<UsersApiSearchParams>;

/** `project_tracker.users.api_search.request` */
export declare const usersApiSearchRequest: Validator<UsersApiSearchRequest>;

/** `project_tracker.users.api_search.record` */
export declare const usersApiSearchRecord: Validator<UsersApiSearchRecord>;

/** `project_tracker.users.api_search.response` */
export declare const usersApiSearchResponse: Validator<UsersApiSearchResponse>;

/** `project_tracker.issue_fields.list.params` */
export declare const issueFieldsListParams: Validator<IssueFieldsListParams>;

/** `project_tracker.issue_fields.list.request` */
export declare const issueFieldsListRequest: Validator<IssueFieldsListRequest>;

/** `project_tracker.issue_fields.list.record` */
export declare const issueFieldsListRecord: Validator<IssueFieldsListRecord>;

/** `project_tracker.issue_fields.list.response` */
export declare const issueFieldsListResponse: Validator<IssueFieldsListResponse>;

/** `project_tracker.issue_fields.api_search.params` */
export declare const issueFieldsApiSearchParams: Validator<IssueFieldsApiSearchParams>;

/** `project_tracker.issue_fields.api_search.request` */
export declare const issueFieldsApiSearchRequest: Validator<IssueFieldsApiSearchRequest>;

/** `project_tracker.issue_fields.api_search.record` */
export declare const issueFieldsApiSearchRecord: Validator<IssueFieldsApiSearchRecord>;

/** `project_tracker.issue_fields.api_search.response` */
export declare const issueFieldsApiSearchResponse: Validator<IssueFieldsApiSearchResponse>;

/** `project_tracker.issue_comments.list.params` */
export declare const issueCommentsListParams: Validator<IssueCommentsListParams>;

/** `project_tracker.issue_comments.list.request` */
export declare const issueCommentsListRequest: Validator<IssueCommentsListRequest>;

/** `project_tracker.issue_comments.list.record` */
export declare const issueCommentsListRecord: Validator<IssueCommentsListRecord>;

/** `project_tracker.issue_comments.list.meta` */
export declare const issueCommentsListMeta: Validator<IssueCommentsListMeta>;

/** `project_tracker.issue_comments.list.response` */
export declare const issueCommentsListResponse: Validator<IssueCommentsListResponse>;

/** `project_tracker.issue_comments.get.params` */
export declare const issueCommentsGetParams: Validator<IssueCommentsGetParams>;

/** `project_tracker.issue_comments.get.request` */
export declare const issueCommentsGetRequest: Validator<IssueCommentsGetRequest>;

/** `project_tracker.issue_comments.get.record` */
export declare const issueCommentsGetRecord: Validator<IssueCommentsGetRecord>;

/** `project_tracker.issue_comments.get.response` */
export declare const issueCommentsGetResponse: Validator<IssueCommentsGetResponse>;

/** `project_tracker.issue_worklogs.list.params` */
export declare const issueWorklogsListParams: Validator<IssueWorklogsListParams>;

/** `project_tracker.issue_worklogs.list.request` */
export declare const issueWorklogsListRequest: Validator<IssueWorklogsListRequest>;

/** `project_tracker.issue_worklogs.list.record` */
export declare const issueWorklogsListRecord: Validator<IssueWorklogsListRecord>;

/** `project_tracker.issue_worklogs.list.meta` */
export declare const issueWorklogsListMeta: Validator<IssueWorklogsListMeta>;

/** `project_tracker.issue_worklogs.list.response` */
export declare const issueWorklogsListResponse: Validator<IssueWorklogsListResponse>;

/** `project_tracker.issue_worklogs.get.params` */
export declare const issueWorklogsGetParams: Validator<IssueWorklogsGetParams>;

/** `project_tracker.issue_worklogs.get.request` */
export declare const issueWorklogsGetRequest: Validator<IssueWorklogsGetRequest>;

/** `project_tracker.issue_worklogs.get.record` */
export declare const issueWorklogsGetRecord: Validator<IssueWorklogsGetRecord>;

/** `project_tracker.issue_worklogs.get.response` */
export declare const issueWorklogsGetResponse: Validator<IssueWorklogsGetResponse>;

/** `project_tracker.records.Issue` */
export declare const issue: Validator<Issue>;

/** `project_tracker.records.Project` */
export declare const project: Validator<Project>;

/** `project_tracker.records.User` */
export declare const user: Validator<User>;

/** `project_tracker.records.IssueField` */
export declare const issueField: Validator<IssueField>;

/** `project_tracker.records.IssueFieldSearchResult` */
export declare const issueFieldSearchResult: Validator<IssueFieldSearchResult>;

/** `project_tracker.records.IssueComment` */
export declare const issueComment: Validator<IssueComment>;

/** `project_tracker.records.IssueWorklog` */
export declare const issueWorklog: Validator<IssueWorklog>;

/** `project_tracker.auth_config` */
export declare const authConfig: Validator<AuthConfig>;

/** `project_tracker.execute` */
export declare const execute: Validator<ExecuteRequest>;

/** Project tracker for `createGateway` of `connector-gateway-spec/client`. */
export declare const connector: ConnectorDefinition<Client, CreateRequest>;
