// @generated from spec/connectors/project_tracker.yaml by connector-gateway-spec. Do not edit.
import type {
  CallById,
  ConnectorDefinition,
  Execute,
  OptionalCall,
  OptionalPagedCall,
  Page,
  RequiredCall,
  RequiredPagedCall,
  UncheckedConnector,
  UnpagedList,
  WrappedPage,
} from "../runtime/client/client_types.js";
import type { Operation } from "../runtime/operation.js";
import type { Guard, Validator } from "../runtime/validator_types.js";
import type { ExecuteEnvelope, NoRequest } from "./gateway.types.js";

/**
 * An issue, the unit of work in the tracker.
 * Document 3, Resources and their fields, Project-tracker connector.
 */
export interface Issue {
  /** Numeric id of the issue, as a string. */
  id: string;
  /** Key of the issue, made of the project key and a number. */
  key: string;
  /** URL of the issue in the tracker's REST API. */
  self: string;
  /** Names of the parts that the `expand` parameter can add, joined by commas. */
  expand?: string | null;
  /** Values of the issue's fields, by field id. */
  fields: IssueFieldValues;
}

/** `project_tracker.records.Issue` */
export declare const issue: Validator<Issue>;

export declare const isIssue: Guard<Issue>;

/**
 * A project, which groups related issues.
 * Document 3, Resources and their fields, Project-tracker connector.
 */
export interface Project {
  /** Numeric id of the project, as a string. */
  id: string;
  /** Key of the project, with which the keys of its issues begin. */
  key: string;
  /** Name of the project. */
  name: string;
  /** URL of the project in the tracker's REST API. */
  self: string;
  /** Names of the parts that the `expand` parameter can add, joined by commas. */
  expand?: string | null;
  /** Description of the project. */
  description?: string | null;
  /** User who leads the project. */
  lead?: UserDetails | null;
  /** URLs of the project's avatar images, by size in pixels such as `48x48`. */
  avatarUrls: AvatarUrls;
  /** Type of the project, such as `software` or `business`. */
  projectTypeKey: string;
  /** Whether the project is team-managed, with a simplified configuration. */
  simplified: boolean;
  /** Way in which the project is managed, such as `classic` (company-managed) or `next-gen` (team-managed). */
  style: string;
  /** Whether the project is private. */
  isPrivate: boolean;
  /** Values of the project's properties, by property key. */
  properties: { [key: string]: unknown };
  /** Category that the project belongs to. */
  projectCategory?: ProjectCategory | null;
  /** Unique id of the project, set for team-managed projects. */
  entityId?: string | null;
  /** UUID of the project, set for team-managed projects. */
  uuid?: string | null;
  /** Link to more information about the project, such as its documentation. */
  url?: string | null;
  /** Who is assigned to new issues by default, such as `PROJECT_LEAD` or `UNASSIGNED`. */
  assigneeType?: string | null;
  /** Components that the project is divided into. */
  components?: ProjectComponent[] | null;
  /** Types of issues that the project can contain. */
  issueTypes?: IssueType[] | null;
  /** Versions of the project, released and planned. */
  versions?: ProjectVersion[] | null;
  /** URLs of the project's roles in the tracker's REST API, by role name. */
  roles?: { [key: string]: string } | null;
}

/** `project_tracker.records.Project` */
export declare const project: Validator<Project>;

export declare const isProject: Guard<Project>;

/**
 * A person or app with an account.
 * Document 3, Resources and their fields, Project-tracker connector.
 */
export interface User {
  /** URL of the user in the tracker's REST API. */
  self: string;
  /** Account id of the user, the same in all products of the provider. */
  accountId: string;
  /** Type of the account, such as `atlassian` (a regular user), `app` or `customer`. */
  accountType: string;
  /** Email address of the user, unless the user's privacy settings hide it. */
  emailAddress?: string | null;
  /** URLs of the user's avatar images, by size in pixels such as `48x48`. */
  avatarUrls: AvatarUrls;
  /** Display name of the user. */
  displayName: string;
  /** Whether the account is active. */
  active: boolean;
  /** Time zone of the user, as an IANA name such as `Europe/Lisbon`. */
  timeZone?: string | null;
  /** Locale of the user, such as `en_GB`. */
  locale?: string | null;
  /** Names of the parts that the `expand` parameter can add, joined by commas. */
  expand?: string | null;
  /** Groups of which the user is a member. */
  groups?: UserGroups | null;
  /** Application roles that the user has. */
  applicationRoles?: ApplicationRoles | null;
}

/** `project_tracker.records.User` */
export declare const user: Validator<User>;

export declare const isUser: Guard<User>;

/**
 * A field that issues can have, built-in or custom.
 * Document 3, Resources and their fields, Project-tracker connector.
 */
export interface IssueField {
  /** Id of the field, such as `summary` or `customfield_10050`. */
  id: string;
  /** Key of the field, usually the same as its id. */
  key?: string | null;
  /** Display name of the field. */
  name: string;
  /** Whether customers added the field; false for built-in fields. */
  custom?: boolean | null;
  /** Whether issues can be sorted by the field. */
  orderable?: boolean | null;
  /** Whether the field can be shown as a column in lists of issues. */
  navigable?: boolean | null;
  /** Whether queries can search the field. */
  searchable?: boolean | null;
  /** Names that refer to the field in queries. */
  clauseNames?: string[] | null;
  /** Schema of the field's values, such as their type and the id of the custom field. */
  schema?: FieldSchema | null;
  /** Name of the field before translation. */
  untranslatedName?: string | null;
  /** Display name of the field's type. */
  typeDisplayName?: string | null;
  /** Description of the field. */
  description?: string | null;
  /** Key of the searcher, which determines how queries can search a custom field. */
  searcherKey?: string | null;
  /** Number of screens that show the field. Integer. */
  screensCount?: number | null;
  /** Number of contexts that the field has. Integer. */
  contextsCount?: number | null;
  /** Whether the field is locked, so that it cannot be changed. */
  isLocked?: boolean | null;
  /**
   * Time when a value of the field was last changed, such as `2025-03-06T16:40:02.310+0000`.
   * Real traffic also shows: object.
   */
  lastUsed?: string | null;
}

/** `project_tracker.records.IssueField` */
export declare const issueField: Validator<IssueField>;

export declare const isIssueField: Guard<IssueField>;

/**
 * A page of the issue fields that a search found.
 * Document 3, Resources and their fields, Project-tracker connector.
 */
export interface IssueFieldSearchResult {
  /** Maximum number of fields per page. Integer. */
  maxResults: number;
  /** Index of the first field on this page, counted from 0. Integer. */
  startAt: number;
  /** Number of fields that match the search. Integer. */
  total: number;
  /** Whether this is the last page. */
  isLast: boolean;
  /** Issue fields on this page. */
  values: IssueField[];
}

/** `project_tracker.records.IssueFieldSearchResult` */
export declare const issueFieldSearchResult: Validator<IssueFieldSearchResult>;

export declare const isIssueFieldSearchResult: Guard<IssueFieldSearchResult>;

/**
 * A comment on an issue.
 * Document 3, Resources and their fields, Project-tracker connector.
 */
export interface IssueComment {
  /** Numeric id of the comment, as a string. */
  id: string;
  /** URL of the comment in the tracker's REST API. */
  self: string;
  /** Text of the comment, as a rich-text document in JSON. */
  body: RichTextDocument;
  /** User who wrote the comment. */
  author: UserDetails;
  /** User who last changed the comment. */
  updateAuthor: UserDetails;
  /** Time of creation, such as `2025-03-04T10:02:11.000+0000`. */
  created: string;
  /** Time of the last change, such as `2025-03-04T10:05:40.000+0000`. */
  updated: string;
  /** Whether customers of the service desk can see the comment. */
  jsdPublic: boolean;
  /** Group or project role that the comment is restricted to. */
  visibility?: VisibilityRestriction | null;
  /** Text of the comment as HTML, if `expand` requests it. */
  renderedBody?: string | null;
  /** Properties of the comment, if `expand` requests them. */
  properties?: EntityProperty[] | null;
}

/** `project_tracker.records.IssueComment` */
export declare const issueComment: Validator<IssueComment>;

export declare const isIssueComment: Guard<IssueComment>;

/**
 * A record of time that a user spent on an issue.
 * Document 3, Resources and their fields, Project-tracker connector.
 */
export interface IssueWorklog {
  /** Numeric id of the worklog, as a string. */
  id: string;
  /** URL of the worklog in the tracker's REST API. */
  self: string;
  /** User who logged the time. */
  author: UserDetails;
  /** User who last changed the worklog. */
  updateAuthor: UserDetails;
  /** Comment on the work, as a rich-text document in JSON. */
  comment: RichTextDocument;
  /** Time when the worklog was created, such as `2025-03-05T17:30:00.000+0000`. */
  created: string;
  /** Time of the last change, such as `2025-03-05T17:30:00.000+0000`. */
  updated: string;
  /** Time when the work started, such as `2025-03-05T14:00:00.000+0000`. */
  started: string;
  /** Time spent, as text such as `3h 20m`. */
  timeSpent: string;
  /** Time spent, in seconds. Integer. */
  timeSpentSeconds: number;
  /** Numeric id of the issue that the time was spent on, as a string. */
  issueId: string;
  /** Group or project role that the worklog is restricted to. */
  visibility?: VisibilityRestriction | null;
  /** Properties of the worklog, if `expand` requests them. */
  properties?: EntityProperty[] | null;
}

/** `project_tracker.records.IssueWorklog` */
export declare const issueWorklog: Validator<IssueWorklog>;

export declare const isIssueWorklog: Guard<IssueWorklog>;

/**
 * Values of the issue's fields, by field id. Named here are the built-in fields of issues; custom fields have
 * ids such as `customfield_10050`.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface IssueFieldValues {
  [name: `customfield_${string}`]: unknown;
  /** Title of the issue, in one line. */
  summary?: string | null;
  /**
   * Description of the issue, as a rich-text document.
   * Real traffic also shows: string.
   */
  description?: RichTextDocument | null;
  /**
   * Environment in which the issue occurs, as a rich-text document.
   * Real traffic also shows: string.
   */
  environment?: RichTextDocument | null;
  /** Step of the workflow that the issue has reached. */
  status?: IssueStatus | null;
  /** Category of the issue's status. */
  statusCategory?: StatusCategory | null;
  /** Type of the issue. */
  issuetype?: IssueType | null;
  /** Priority of the issue. */
  priority?: IssuePriority | null;
  /** Way in which the issue was resolved. Null while it is unresolved. */
  resolution?: IssueResolution | null;
  /** User who is to work on the issue. Null while it is unassigned. */
  assignee?: UserDetails | null;
  /** User who reported the issue. */
  reporter?: UserDetails | null;
  /** User who created the issue. */
  creator?: UserDetails | null;
  /** Project that the issue belongs to. */
  project?: ProjectDetails | null;
  /** Issue that this one is a part of. */
  parent?: LinkedIssue | null;
  /** Subtasks of the issue. */
  subtasks?: LinkedIssue[] | null;
  /** Links to other issues. */
  issuelinks?: IssueLink[] | null;
  /** Labels of the issue. */
  labels?: string[] | null;
  /** Components of the project that the issue concerns. */
  components?: ProjectComponent[] | null;
  /** Versions in which the issue is resolved or to be resolved. */
  fixVersions?: ProjectVersion[] | null;
  /** Versions that the issue affects. */
  versions?: ProjectVersion[] | null;
  /** Time of creation, such as `2025-03-04T09:12:45.120+0000`. */
  created?: string | null;
  /** Time of the last change, such as `2025-03-06T16:40:02.310+0000`. */
  updated?: string | null;
  /** Date by which the issue is to be completed, such as `2025-03-14`. */
  duedate?: string | null;
  /** Time at which the issue was resolved. */
  resolutiondate?: string | null;
  /** Time at which the category of the status last changed. */
  statuscategorychangedate?: string | null;
  /** Time at which the caller last viewed the issue. */
  lastViewed?: string | null;
  /** Estimated and logged times of the issue. */
  timetracking?: TimeTracking | null;
  /** Time logged on the issue, in seconds. Integer. */
  timespent?: number | null;
  /** Estimate of the remaining time, in seconds. Integer. */
  timeestimate?: number | null;
  /** First estimate of the whole time, in seconds. Integer. */
  timeoriginalestimate?: number | null;
  /** Time logged on the issue and its subtasks, in seconds. Integer. */
  aggregatetimespent?: number | null;
  /** Estimate of the remaining time of the issue and its subtasks, in seconds. Integer. */
  aggregatetimeestimate?: number | null;
  /** First estimate of the whole time of the issue and its subtasks, in seconds. Integer. */
  aggregatetimeoriginalestimate?: number | null;
  /** Logged time of the issue, compared with its estimate. */
  progress?: WorkProgress | null;
  /** Logged time of the issue and its subtasks, compared with their estimates. */
  aggregateprogress?: WorkProgress | null;
  /** Logged time as a percentage of the first estimate, -1 if there is no estimate. Integer. */
  workratio?: number | null;
  /** Votes for the issue. */
  votes?: IssueVotes | null;
  /** Users who watch the issue. */
  watches?: IssueWatches | null;
  /** Files that are attached to the issue. */
  attachment?: IssueAttachment[] | null;
  /** First page of the issue's comments. */
  comment?: IssueCommentPage | null;
  /** First page of the issue's worklogs. */
  worklog?: IssueWorklogPage | null;
  /** Security level that restricts who can see the issue. Null if there is none. */
  security?: SecurityLevel | null;
  /** Restrictions on who can see the issue, in team-managed projects. */
  issuerestriction?: {
    /** Restrictions by their kind. */
    issuerestrictions?: unknown;
    /** Whether clients should show the restrictions. */
    shouldDisplay?: boolean | null;
  } | null;
}

/**
 * A document in the Atlassian Document Format.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface RichTextDocument {
  /** Type of the root node, always `doc`. */
  type?: string | null;
  /** Version of the format. Integer. */
  version?: number | null;
  /** Blocks of the document, in reading order. */
  content?: RichTextNode[] | null;
}

/**
 * A block, an inline element or a piece of text in a document.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface RichTextNode {
  /** Type of the node, such as `paragraph`, `bulletList`, `mention` or `text`. */
  type?: string | null;
  /** Text of a node of type `text`. */
  text?: string | null;
  /** Attributes of the node, which depend on its type, such as the level of a heading. */
  attrs?: { [key: string]: unknown } | null;
  /** Formatting of the text. */
  marks?: RichTextMark[] | null;
  /** Nodes inside this one, in reading order. */
  content?: RichTextNode[] | null;
}

/**
 * Formatting of a piece of text.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface RichTextMark {
  /**
   * Kind of formatting. Known values: `code`, `em`, `link`, `strike`, `strong`, `subsup`, `textColor`,
   * `underline`.
   */
  type?: "code" | "em" | "link" | "strike" | "strong" | "subsup" | "textColor" | "underline" | (string & {}) | null;
  /** Attributes of the formatting, such as the address of a link. */
  attrs?: { [key: string]: unknown } | null;
}

/**
 * A step of a workflow.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface IssueStatus {
  /** URL of the status in the tracker's REST API. */
  self?: string | null;
  /** Numeric id of the status, as a string. */
  id?: string | null;
  /** Name of the status, such as `In Progress`. */
  name?: string | null;
  /** Explanation of the status. */
  description?: string | null;
  /** URL of the status's icon. */
  iconUrl?: string | null;
  /** Category of the status. */
  statusCategory?: StatusCategory | null;
}

/**
 * A category of statuses, which tells open, started and finished work apart.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface StatusCategory {
  /** URL of the category in the tracker's REST API. */
  self?: string | null;
  /** Id of the category. Integer. */
  id?: number | null;
  /** Key of the category, such as `new`, `indeterminate` or `done`. */
  key?: string | null;
  /** Name of the color in which clients show the category, such as `blue-gray`. */
  colorName?: string | null;
  /** Name of the category, such as `To Do`. */
  name?: string | null;
}

/**
 * A type of issue, such as a bug or a task.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface IssueType {
  /** URL of the type in the tracker's REST API. */
  self?: string | null;
  /** Numeric id of the type, as a string. */
  id?: string | null;
  /** Name of the type, such as `Bug`. */
  name?: string | null;
  /** Explanation of the type. */
  description?: string | null;
  /** URL of the type's icon. */
  iconUrl?: string | null;
  /** Whether issues of the type are subtasks of other issues. */
  subtask?: boolean | null;
  /** Id of the image from which the icon is made. Integer. */
  avatarId?: number | null;
  /** Unique id of the type, set for types of team-managed projects. */
  entityId?: string | null;
  /** Level of the type in the hierarchy, -1 for subtasks, 0 for ordinary issues and 1 for epics. Integer. */
  hierarchyLevel?: number | null;
  /** Project that the type belongs to. Absent for types of the whole site. */
  scope?: IssueTypeScope | null;
}

/**
 * Where a type of issues can be used.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface IssueTypeScope {
  /** Kind of scope. Known values: `PROJECT`, `TEMPLATE`. */
  type?: "PROJECT" | "TEMPLATE" | (string & {}) | null;
  /** Project in which the type can be used. */
  project?: ProjectDetails | null;
}

/**
 * The main properties of a project.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface ProjectDetails {
  /** URL of the project in the tracker's REST API. */
  self?: string | null;
  /** Numeric id of the project, as a string. */
  id?: string | null;
  /** Key of the project, with which the keys of its issues begin. */
  key?: string | null;
  /** Name of the project. */
  name?: string | null;
  /** Product that the project is made for. Known values: `software`, `service_desk`, `business`. */
  projectTypeKey?: "software" | "service_desk" | "business" | (string & {}) | null;
  /** Whether the project is team-managed, with a simplified configuration. */
  simplified?: boolean | null;
  /** URLs of the project's avatar images. */
  avatarUrls?: AvatarUrls | null;
  /** Category that the project belongs to. */
  projectCategory?: ProjectCategory | null;
}

/**
 * URLs of an avatar image, by size in pixels.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface AvatarUrls {
  /** URL of the image at 16 by 16 pixels. */
  "16x16"?: string | null;
  /** URL of the image at 24 by 24 pixels. */
  "24x24"?: string | null;
  /** URL of the image at 32 by 32 pixels. */
  "32x32"?: string | null;
  /** URL of the image at 48 by 48 pixels. */
  "48x48"?: string | null;
}

/**
 * A category into which projects are grouped.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface ProjectCategory {
  /** URL of the category in the tracker's REST API. */
  self?: string | null;
  /** Numeric id of the category, as a string. */
  id?: string | null;
  /** Name of the category. */
  name?: string | null;
  /** Explanation of the category. */
  description?: string | null;
}

/**
 * A priority that issues can have.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface IssuePriority {
  /** URL of the priority in the tracker's REST API. */
  self?: string | null;
  /** Numeric id of the priority, as a string. */
  id?: string | null;
  /** Name of the priority, such as `High`. */
  name?: string | null;
  /** Explanation of the priority. */
  description?: string | null;
  /** URL of the priority's icon. */
  iconUrl?: string | null;
  /** Color in which clients show the priority, such as `#f15C75`. */
  statusColor?: string | null;
  /** Whether new issues get the priority. */
  isDefault?: boolean | null;
}

/**
 * A way in which issues can be resolved.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface IssueResolution {
  /** URL of the resolution in the tracker's REST API. */
  self?: string | null;
  /** Numeric id of the resolution, as a string. */
  id?: string | null;
  /** Name of the resolution, such as `Done`. */
  name?: string | null;
  /** Explanation of the resolution. */
  description?: string | null;
}

/**
 * The main properties of a user.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface UserDetails {
  /** URL of the user in the tracker's REST API. */
  self?: string | null;
  /** Account id of the user, the same in all products of the provider. */
  accountId?: string | null;
  /** Kind of account. Known values: `atlassian`, `app`, `customer`, `unknown`. */
  accountType?: "atlassian" | "app" | "customer" | "unknown" | (string & {}) | null;
  /** Display name of the user. */
  displayName?: string | null;
  /** Email address of the user, unless the user's privacy settings hide it. */
  emailAddress?: string | null;
  /** Whether the account is active. */
  active?: boolean | null;
  /** Time zone of the user, as an IANA name such as `Europe/Lisbon`. */
  timeZone?: string | null;
  /** URLs of the user's avatar images. */
  avatarUrls?: AvatarUrls | null;
  /** Former key of the user, empty or absent since account ids took its place. */
  key?: string | null;
  /** Former user name, empty or absent since account ids took its place. */
  name?: string | null;
}

/**
 * Another issue that the issue is related to, with a few of its fields.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface LinkedIssue {
  /** Numeric id of the issue, as a string. */
  id?: string | null;
  /** Key of the issue. */
  key?: string | null;
  /** URL of the issue in the tracker's REST API. */
  self?: string | null;
  /** Some of the issue's fields. */
  fields?: {
    /** Title of the issue, in one line. */
    summary?: string | null;
    /** Step of the workflow that the issue has reached. */
    status?: IssueStatus | null;
    /** Priority of the issue. */
    priority?: IssuePriority | null;
    /** Type of the issue. */
    issuetype?: IssueType | null;
    /** User who is to work on the issue. Usually left out. */
    assignee?: UserDetails | null;
    /** Estimated and logged times of the issue. Usually left out. */
    timetracking?: TimeTracking | null;
  } | null;
}

/**
 * Estimated and logged times, as text and in seconds.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface TimeTracking {
  /** First estimate of the whole time, such as `3d 4h`. */
  originalEstimate?: string | null;
  /** Estimate of the remaining time, such as `1d`. */
  remainingEstimate?: string | null;
  /** Time logged, such as `3h 20m`. */
  timeSpent?: string | null;
  /** First estimate of the whole time, in seconds. Integer. */
  originalEstimateSeconds?: number | null;
  /** Estimate of the remaining time, in seconds. Integer. */
  remainingEstimateSeconds?: number | null;
  /** Time logged, in seconds. Integer. */
  timeSpentSeconds?: number | null;
}

/**
 * A link between two issues. Either `inwardIssue` or `outwardIssue` is given; the other side is the issue
 * itself.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface IssueLink {
  /** Numeric id of the link, as a string. */
  id?: string | null;
  /** URL of the link in the tracker's REST API. */
  self?: string | null;
  /** Type of the link. */
  type?: IssueLinkType | null;
  /** Issue on the other side of a link to which `type.inward` applies. */
  inwardIssue?: LinkedIssue | null;
  /** Issue on the other side of a link to which `type.outward` applies. */
  outwardIssue?: LinkedIssue | null;
}

/**
 * A type of link between issues, with a description for each direction.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface IssueLinkType {
  /** Numeric id of the type, as a string. */
  id?: string | null;
  /** Name of the type, such as `Blocks`. */
  name?: string | null;
  /** Relation of the issue to an `inwardIssue`, such as `is blocked by`. */
  inward?: string | null;
  /** Relation of the issue to an `outwardIssue`, such as `blocks`. */
  outward?: string | null;
  /** URL of the type in the tracker's REST API. */
  self?: string | null;
}

/**
 * A component of a project. The fields of issues have only its id, its name, its description and its URL.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface ProjectComponent {
  /** URL of the component in the tracker's REST API. */
  self?: string | null;
  /** Numeric id of the component, as a string. */
  id?: string | null;
  /** Name of the component. */
  name?: string | null;
  /** Explanation of the component. */
  description?: string | null;
  /** User who leads the component. */
  lead?: UserDetails | null;
  /** Account id of the user who leads the component. */
  leadAccountId?: string | null;
  /** Former user name of the lead, which the provider no longer sends. */
  leadUserName?: string | null;
  /**
   * Who is to be assigned to new issues of the component. Known values: `PROJECT_DEFAULT`, `COMPONENT_LEAD`,
   * `PROJECT_LEAD`, `UNASSIGNED`.
   */
  assigneeType?: "PROJECT_DEFAULT" | "COMPONENT_LEAD" | "PROJECT_LEAD" | "UNASSIGNED" | (string & {}) | null;
  /** User whom `assigneeType` determines. */
  assignee?: UserDetails | null;
  /**
   * Who is actually assigned to new issues, which differs from `assigneeType` where that names nobody who can be
   * assigned. Known values: `PROJECT_DEFAULT`, `COMPONENT_LEAD`, `PROJECT_LEAD`, `UNASSIGNED`.
   */
  realAssigneeType?: "PROJECT_DEFAULT" | "COMPONENT_LEAD" | "PROJECT_LEAD" | "UNASSIGNED" | (string & {}) | null;
  /** User who is actually assigned to new issues. */
  realAssignee?: UserDetails | null;
  /** Whether `assigneeType` names somebody who can be assigned. */
  isAssigneeTypeValid?: boolean | null;
  /** Key of the project that the component belongs to. */
  project?: string | null;
  /** Numeric id of the project that the component belongs to. Integer. */
  projectId?: number | null;
  /** Atlassian resource identifier of the component, for components that are managed in another product. */
  ari?: string | null;
  /** Further details of a component that is managed in another product. */
  metadata?: { [key: string]: unknown } | null;
}

/**
 * A version of a project, released or planned.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface ProjectVersion {
  /** URL of the version in the tracker's REST API. */
  self?: string | null;
  /** Numeric id of the version, as a string. */
  id?: string | null;
  /** Name of the version. */
  name?: string | null;
  /** Explanation of the version. */
  description?: string | null;
  /** Whether the version is archived. */
  archived?: boolean | null;
  /** Whether the version is released. */
  released?: boolean | null;
  /** Date on which work on the version begins, such as `2025-03-04`. */
  startDate?: string | null;
  /** Date on which the version is released, such as `2025-03-14`. */
  releaseDate?: string | null;
  /** Whether the release date has passed and the version is not released. */
  overdue?: boolean | null;
  /** Start date in the date format of the site, such as `4/Mar/25`. */
  userStartDate?: string | null;
  /** Release date in the date format of the site, such as `14/Mar/25`. */
  userReleaseDate?: string | null;
  /**
   * Key of the project that the version belongs to.
   * @deprecated Use `projectId`.
   */
  project?: string | null;
  /** Numeric id of the project that the version belongs to. Integer. */
  projectId?: string | number | null;
  /** Account id of the user who drives the version, if `expand` requests it. */
  driver?: string | null;
}

/**
 * Logged time, compared with the estimate.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface WorkProgress {
  /** Time logged, in seconds. Integer. */
  progress?: number | null;
  /** Time logged and remaining, in seconds. Integer. */
  total?: number | null;
  /** Time logged as a percentage of the total. Absent if the total is 0. Integer. */
  percent?: number | null;
}

/**
 * How many users have voted for an issue.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface IssueVotes {
  /** URL of the votes in the tracker's REST API. */
  self?: string | null;
  /** Number of votes. Integer. */
  votes?: number | null;
  /** Whether the caller has voted for the issue. */
  hasVoted?: boolean | null;
}

/**
 * How many users watch an issue.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface IssueWatches {
  /** URL of the watchers in the tracker's REST API. */
  self?: string | null;
  /** Number of users who watch the issue. Integer. */
  watchCount?: number | null;
  /** Whether the caller watches the issue. */
  isWatching?: boolean | null;
}

/**
 * A file that is attached to an issue.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface IssueAttachment {
  /** Numeric id of the attachment. Integer. */
  id?: string | number | null;
  /** URL of the attachment in the tracker's REST API. */
  self?: string | null;
  /** Name of the file. */
  filename?: string | null;
  /** User who attached the file. */
  author?: UserDetails | null;
  /** Time at which the file was attached, such as `2025-03-04T10:02:11.000+0000`. */
  created?: string | null;
  /** Size of the file, in bytes. Integer. */
  size?: number | null;
  /** Media type of the file. */
  mimeType?: string | null;
  /** URL of the file's content. */
  content?: string | null;
  /** URL of a thumbnail, for images. */
  thumbnail?: string | null;
}

/**
 * A page of the comments on an issue.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface IssueCommentPage {
  /** Comments on this page. */
  comments?: PartialIssueComment[] | null;
  /** URL of the comments in the tracker's REST API. */
  self?: string | null;
  /** Index of the first comment on this page, counted from 0. Integer. */
  startAt?: number | null;
  /** Maximum number of comments per page. Integer. */
  maxResults?: number | null;
  /** Number of comments on the issue. Integer. */
  total?: number | null;
}

/**
 * A page of the worklogs of an issue.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface IssueWorklogPage {
  /** Worklogs on this page. */
  worklogs?: PartialIssueWorklog[] | null;
  /** Index of the first worklog on this page, counted from 0. Integer. */
  startAt?: number | null;
  /** Maximum number of worklogs per page. Integer. */
  maxResults?: number | null;
  /** Number of worklogs of the issue. Integer. */
  total?: number | null;
}

/**
 * A security level, which restricts who can see issues.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface SecurityLevel {
  /** URL of the level in the tracker's REST API. */
  self?: string | null;
  /** Numeric id of the level, as a string. */
  id?: string | null;
  /** Name of the level. */
  name?: string | null;
  /** Explanation of the level. */
  description?: string | null;
}

/**
 * The groups of a user.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface UserGroups {
  /** Number of groups. Integer. */
  size?: number | null;
  /** Groups of the user. */
  items?: UserGroup[] | null;
  /** Maximum number of groups that are returned. Integer. */
  "max-results"?: number | null;
}

/**
 * A group of users.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface UserGroup {
  /** Name of the group. */
  name?: string | null;
  /** Id of the group, the same in all products of the provider. */
  groupId?: string | null;
  /** URL of the group in the tracker's REST API. */
  self?: string | null;
}

/**
 * The application roles of a user.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface ApplicationRoles {
  /** Number of application roles. Integer. */
  size?: number | null;
  /** Application roles of the user. */
  items?: ApplicationRole[] | null;
  /** Maximum number of application roles that are returned. Integer. */
  "max-results"?: number | null;
}

/**
 * An application role, which gives groups of users access to a product.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface ApplicationRole {
  /** Key of the role, such as `jira-software`. */
  key?: string | null;
  /** Name of the role. */
  name?: string | null;
  /** Names of the groups that have the role. */
  groups?: string[] | null;
  /** Groups that have the role. */
  groupDetails?: UserGroup[] | null;
  /** Names of the groups that new users of the role join. */
  defaultGroups?: string[] | null;
  /** Groups that new users of the role join. */
  defaultGroupsDetails?: UserGroup[] | null;
  /** Whether new users get the role unless another is chosen. */
  selectedByDefault?: boolean | null;
  /**
   * Whether the role is defined.
   * @deprecated There is no replacement.
   */
  defined?: boolean | null;
  /** Number of users that the license allows. Integer. */
  numberOfSeats?: number | null;
  /** Number of further users that the license allows. Integer. */
  remainingSeats?: number | null;
  /** Number of users who count toward the license. Integer. */
  userCount?: number | null;
  /** Kind of users whom the license counts, such as `users` or `developers`. */
  userCountDescription?: string | null;
  /** Whether the license allows any number of users. */
  hasUnlimitedSeats?: boolean | null;
  /** Whether the role belongs to the platform, not to a single product. */
  platform?: boolean | null;
}

/**
 * The schema of a field's values.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface FieldSchema {
  /** Type of the values, such as `string`, `number`, `array` or `user`. */
  type?: string | null;
  /** Type of the elements, if `type` is `array`. */
  items?: string | null;
  /** Name of a built-in field. */
  system?: string | null;
  /** Key of the type of a custom field. */
  custom?: string | null;
  /** Numeric id of a custom field. Integer. */
  customId?: number | null;
  /** Settings of a custom field. */
  configuration?: { [key: string]: unknown } | null;
}

/**
 * The group or project role to which something is restricted.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface VisibilityRestriction {
  /** Whether a group or a project role is meant. Known values: `group`, `role`. */
  type?: "group" | "role" | (string & {}) | null;
  /** Name of the group or role. */
  value?: string | null;
  /** Id of the group, or name of the role. */
  identifier?: string | null;
}

/**
 * A property that an app has stored.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface EntityProperty {
  /** Key of the property. */
  key?: string | null;
  /** Value of the property, which the app defines. */
  value?: unknown;
}

/**
 * The record `IssueComment` inside another one, which may have only some of its fields.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface PartialIssueComment {
  /** Numeric id of the comment, as a string. */
  id?: string | null;
  /** URL of the comment in the tracker's REST API. */
  self?: string | null;
  /** Text of the comment, as a rich-text document in JSON. */
  body?: RichTextDocument | null;
  /** User who wrote the comment. */
  author?: UserDetails | null;
  /** User who last changed the comment. */
  updateAuthor?: UserDetails | null;
  /** Time of creation, such as `2025-03-04T10:02:11.000+0000`. */
  created?: string | null;
  /** Time of the last change, such as `2025-03-04T10:05:40.000+0000`. */
  updated?: string | null;
  /** Whether customers of the service desk can see the comment. */
  jsdPublic?: boolean | null;
  /** Group or project role that the comment is restricted to. */
  visibility?: VisibilityRestriction | null;
  /** Text of the comment as HTML, if `expand` requests it. */
  renderedBody?: string | null;
  /** Properties of the comment, if `expand` requests them. */
  properties?: EntityProperty[] | null;
}

/**
 * The record `IssueWorklog` inside another one, which may have only some of its fields.
 * Assumed: The OpenAPI document of Jira Cloud's REST API version 3 and the types of jira.js 5.4 show it.
 */
export interface PartialIssueWorklog {
  /** Numeric id of the worklog, as a string. */
  id?: string | null;
  /** URL of the worklog in the tracker's REST API. */
  self?: string | null;
  /** User who logged the time. */
  author?: UserDetails | null;
  /** User who last changed the worklog. */
  updateAuthor?: UserDetails | null;
  /** Comment on the work, as a rich-text document in JSON. */
  comment?: RichTextDocument | null;
  /** Time when the worklog was created, such as `2025-03-05T17:30:00.000+0000`. */
  created?: string | null;
  /** Time of the last change, such as `2025-03-05T17:30:00.000+0000`. */
  updated?: string | null;
  /** Time when the work started, such as `2025-03-05T14:00:00.000+0000`. */
  started?: string | null;
  /** Time spent, as text such as `3h 20m`. */
  timeSpent?: string | null;
  /** Time spent, in seconds. Integer. */
  timeSpentSeconds?: number | null;
  /** Numeric id of the issue that the time was spent on, as a string. */
  issueId?: string | null;
  /** Group or project role that the worklog is restricted to. */
  visibility?: VisibilityRestriction | null;
  /** Properties of the worklog, if `expand` requests them. */
  properties?: EntityProperty[] | null;
}

/**
 * Searches issues with a query in the tracker's query language.
 * Params of `project_tracker.issues.api_search`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface IssuesApiSearchParams {
  /** Query in the tracker's query language. An `ORDER BY` clause sets the order. */
  jql?: string | undefined;
  /** The `nextPageToken` of the previous page. Leave it out for the first page. */
  nextPageToken?: string | undefined;
  /**
   * Page size. A page can hold fewer issues when many fields or properties are requested, and holds the most
   * when only `id` or `key` is requested. Integer, at most 5000. Default: 50.
   * The default is assumed: The provider's public API uses this default; the document states none.
   */
  maxResults?: number | undefined;
  /** Fields to return; by default, all navigable fields. Comma-separated list, without spaces. */
  fields?: string | undefined;
  /**
   * Additional parts of the issue to include in the response. Comma-separated list of `renderedFields`, `names`,
   * `schema`, `transitions`, `operations`, `editmeta`, `changelog`, `versionedRepresentations`, without spaces.
   */
  expand?:
    | "renderedFields"
    | "names"
    | "schema"
    | "transitions"
    | "operations"
    | "editmeta"
    | "changelog"
    | "versionedRepresentations"
    | (string & {})
    | undefined;
  /** Keys of the issue properties to return. Comma-separated list, without spaces; at most 5 values. */
  properties?: string | undefined;
  /** Whether `fields` contains field keys (true) or field ids (false). Default: false. */
  fieldsByKeys?: boolean | undefined;
  /** Whether the request fails early when the data of some fields cannot be retrieved. Default: false. */
  failFast?: boolean | undefined;
}

/** `project_tracker.issues.api_search.params` */
export declare const issuesApiSearchParams: Validator<IssuesApiSearchParams>;

export declare const isIssuesApiSearchParams: Guard<IssuesApiSearchParams>;

/**
 * Request body of `project_tracker.issues.api_search`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface IssuesApiSearchRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "issues";
  /** Action to perform on the entity. */
  action: "api_search";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: IssuesApiSearchParams | undefined;
}

/** `project_tracker.issues.api_search.request` */
export declare const issuesApiSearchRequest: Validator<IssuesApiSearchRequest>;

/** A record that `project_tracker.issues.api_search` returns. */
export type IssuesApiSearchRecord = Issue;

/** `project_tracker.issues.api_search.record` */
export declare const issuesApiSearchRecord: Validator<IssuesApiSearchRecord>;

/**
 * Meta of `project_tracker.issues.api_search`: its paging information.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface IssuesApiSearchMeta {
  /** Token of the next page, left out on the last page. */
  nextPageToken?: string | null;
  /** Whether this is the last page. */
  isLast?: boolean | null;
  /** Number of issues that match the query. Integer. */
  total: number;
}

/** `project_tracker.issues.api_search.meta` */
export declare const issuesApiSearchMeta: Validator<IssuesApiSearchMeta>;

/**
 * Response body of `project_tracker.issues.api_search`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface IssuesApiSearchResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Issue[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: IssuesApiSearchMeta | null;
}

/** `project_tracker.issues.api_search.response` */
export declare const issuesApiSearchResponse: Validator<IssuesApiSearchResponse>;

/**
 * Reads one issue.
 * Params of `project_tracker.issues.get`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface IssuesGetParams {
  /** Id or key of the issue. */
  issueIdOrKey: string;
  /** Fields to return; by default, all navigable fields. Comma-separated list, without spaces. */
  fields?: string | undefined;
  /**
   * Additional parts of the issue to include in the response. Comma-separated list of `renderedFields`, `names`,
   * `schema`, `transitions`, `operations`, `editmeta`, `changelog`, `versionedRepresentations`, without spaces.
   */
  expand?:
    | "renderedFields"
    | "names"
    | "schema"
    | "transitions"
    | "operations"
    | "editmeta"
    | "changelog"
    | "versionedRepresentations"
    | (string & {})
    | undefined;
  /** Keys of the issue properties to return. Comma-separated list, without spaces; at most 5 values. */
  properties?: string | undefined;
  /** Whether `fields` contains field keys (true) or field ids (false). Default: false. */
  fieldsByKeys?: boolean | undefined;
  /** Whether to add this read to the user's recent history. Default: false. */
  updateHistory?: boolean | undefined;
  /** Whether the request fails early when the data of some fields cannot be retrieved. Default: false. */
  failFast?: boolean | undefined;
}

/** `project_tracker.issues.get.params` */
export declare const issuesGetParams: Validator<IssuesGetParams>;

export declare const isIssuesGetParams: Guard<IssuesGetParams>;

/**
 * Request body of `project_tracker.issues.get`.
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

/** `project_tracker.issues.get.request` */
export declare const issuesGetRequest: Validator<IssuesGetRequest>;

/** A record that `project_tracker.issues.get` returns. */
export type IssuesGetRecord = Issue;

/** `project_tracker.issues.get.record` */
export declare const issuesGetRecord: Validator<IssuesGetRecord>;

/**
 * Response body of `project_tracker.issues.get`.
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

/** `project_tracker.issues.get.response` */
export declare const issuesGetResponse: Validator<IssuesGetResponse>;

/**
 * Searches projects.
 * Params of `project_tracker.projects.api_search`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface ProjectsApiSearchParams {
  /**
   * Index of the first item to return. The first page starts at 0. Integer. Default: 0.
   * The default is assumed: Paging starts at the first item; the document states no default.
   */
  startAt?: number | undefined;
  /**
   * Page size. A page can hold fewer projects. Integer, at most 100. Default: 50.
   * The default is assumed: The provider's public API uses this default; the document states none.
   */
  maxResults?: number | undefined;
  /** Sort order. A leading `+` means ascending, a leading `-` descending. */
  orderBy?:
    | "category"
    | "+category"
    | "-category"
    | "key"
    | "+key"
    | "-key"
    | "name"
    | "+name"
    | "-name"
    | "owner"
    | "+owner"
    | "-owner"
    | "issueCount"
    | "+issueCount"
    | "-issueCount"
    | "lastIssueUpdatedDate"
    | "+lastIssueUpdatedDate"
    | "-lastIssueUpdatedDate"
    | "archivedDate"
    | "+archivedDate"
    | "-archivedDate"
    | "deletedDate"
    | "+deletedDate"
    | "-deletedDate"
    | undefined;
  /** Only the projects with these ids. At most 50 elements. Each element: integer. */
  id?: number[] | undefined;
  /** Only the projects with these keys. At most 50 elements. */
  keys?: string[] | undefined;
  /** Literal text to find in the key or the name, ignoring case. */
  query?: string | undefined;
  /** Only the projects of these types. Comma-separated list, without spaces. */
  typeKey?: string | undefined;
  /** Only the projects of the category with this id. Integer. */
  categoryId?: number | undefined;
  /** Only the projects for which the user has this permission. */
  action?: "view" | "browse" | "edit" | "create" | undefined;
  /**
   * Additional parts of the project to include in the response. Comma-separated list of `description`,
   * `projectKeys`, `lead`, `issueTypes`, `url`, `insight`, without spaces.
   */
  expand?: "description" | "projectKeys" | "lead" | "issueTypes" | "url" | "insight" | (string & {}) | undefined;
  /**
   * Only the projects in these states.
   * Document 3, States and transitions.
   * @experimental The document marks this filter as experimental.
   */
  status?: ("live" | "archived" | "deleted")[] | undefined;
}

/** `project_tracker.projects.api_search.params` */
export declare const projectsApiSearchParams: Validator<ProjectsApiSearchParams>;

export declare const isProjectsApiSearchParams: Guard<ProjectsApiSearchParams>;

/**
 * Request body of `project_tracker.projects.api_search`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ProjectsApiSearchRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "projects";
  /** Action to perform on the entity. */
  action: "api_search";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: ProjectsApiSearchParams | undefined;
}

/** `project_tracker.projects.api_search.request` */
export declare const projectsApiSearchRequest: Validator<ProjectsApiSearchRequest>;

/** A record that `project_tracker.projects.api_search` returns. */
export type ProjectsApiSearchRecord = Project;

/** `project_tracker.projects.api_search.record` */
export declare const projectsApiSearchRecord: Validator<ProjectsApiSearchRecord>;

/**
 * Meta of `project_tracker.projects.api_search`: its paging information.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface ProjectsApiSearchMeta {
  /** URL of the next page, if there is one. */
  nextPage?: string | null;
  /** Number of projects that match the search. Integer. */
  total: number;
}

/** `project_tracker.projects.api_search.meta` */
export declare const projectsApiSearchMeta: Validator<ProjectsApiSearchMeta>;

/**
 * Response body of `project_tracker.projects.api_search`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface ProjectsApiSearchResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: Project[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: ProjectsApiSearchMeta | null;
}

/** `project_tracker.projects.api_search.response` */
export declare const projectsApiSearchResponse: Validator<ProjectsApiSearchResponse>;

/**
 * Reads one project.
 * Params of `project_tracker.projects.get`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface ProjectsGetParams {
  /** Id or key of the project. */
  projectIdOrKey: string;
  /**
   * Additional parts of the project to include in the response. Comma-separated list of `description`,
   * `projectKeys`, `lead`, `issueTypes`, `url`, `insight`, without spaces.
   */
  expand?: "description" | "projectKeys" | "lead" | "issueTypes" | "url" | "insight" | (string & {}) | undefined;
  /** Keys of the project properties to return. Comma-separated list, without spaces. */
  properties?: string | undefined;
}

/** `project_tracker.projects.get.params` */
export declare const projectsGetParams: Validator<ProjectsGetParams>;

export declare const isProjectsGetParams: Guard<ProjectsGetParams>;

/**
 * Request body of `project_tracker.projects.get`.
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

/** `project_tracker.projects.get.request` */
export declare const projectsGetRequest: Validator<ProjectsGetRequest>;

/** A record that `project_tracker.projects.get` returns. */
export type ProjectsGetRecord = Project;

/** `project_tracker.projects.get.record` */
export declare const projectsGetRecord: Validator<ProjectsGetRecord>;

/**
 * Response body of `project_tracker.projects.get`.
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

/** `project_tracker.projects.get.response` */
export declare const projectsGetResponse: Validator<ProjectsGetResponse>;

/**
 * Reads one user.
 * Params of `project_tracker.users.get`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface UsersGetParams {
  /** Account id of the user. */
  accountId: string;
  /**
   * Additional parts of the user to include in the response. Comma-separated list of `groups`,
   * `applicationRoles`, without spaces.
   */
  expand?: "groups" | "applicationRoles" | (string & {}) | undefined;
}

/** `project_tracker.users.get.params` */
export declare const usersGetParams: Validator<UsersGetParams>;

export declare const isUsersGetParams: Guard<UsersGetParams>;

/**
 * Request body of `project_tracker.users.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface UsersGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "users";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: UsersGetParams;
}

/** `project_tracker.users.get.request` */
export declare const usersGetRequest: Validator<UsersGetRequest>;

/** A record that `project_tracker.users.get` returns. */
export type UsersGetRecord = User;

/** `project_tracker.users.get.record` */
export declare const usersGetRecord: Validator<UsersGetRecord>;

/**
 * Response body of `project_tracker.users.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface UsersGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: User;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `project_tracker.users.get.response` */
export declare const usersGetResponse: Validator<UsersGetResponse>;

/**
 * Lists users. There are no filters.
 * Params of `project_tracker.users.list`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface UsersListParams {
  /**
   * Index of the first item to return. The first page starts at 0. Integer. Default: 0.
   * The default is assumed: Paging starts at the first item; the document states no default.
   */
  startAt?: number | undefined;
  /**
   * Page size. A page can hold fewer users. Integer, at most 1000. Default: 50.
   * The default is assumed: The provider's public API uses this default; the document states none.
   */
  maxResults?: number | undefined;
}

/** `project_tracker.users.list.params` */
export declare const usersListParams: Validator<UsersListParams>;

export declare const isUsersListParams: Guard<UsersListParams>;

/**
 * Request body of `project_tracker.users.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface UsersListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "users";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: UsersListParams | undefined;
}

/** `project_tracker.users.list.request` */
export declare const usersListRequest: Validator<UsersListRequest>;

/** A record that `project_tracker.users.list` returns. */
export type UsersListRecord = User;

/** `project_tracker.users.list.record` */
export declare const usersListRecord: Validator<UsersListRecord>;

/**
 * Response body of `project_tracker.users.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface UsersListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: User[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `project_tracker.users.list.response` */
export declare const usersListResponse: Validator<UsersListResponse>;

/**
 * Searches users.
 * Params of `project_tracker.users.api_search`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface UsersApiSearchParams {
  /** Text to match against the display name, the email address and the account id. */
  query?: string | undefined;
  /**
   * Index of the first item to return. The first page starts at 0. Integer. Default: 0.
   * The default is assumed: Paging starts at the first item; the document states no default.
   */
  startAt?: number | undefined;
  /**
   * Page size. A page can hold fewer users. Integer, at most 1000. Default: 50.
   * The default is assumed: The provider's public API uses this default; the document states none.
   */
  maxResults?: number | undefined;
  /** Account id of the user to find. */
  accountId?: string | undefined;
  /** Query on user properties. The document does not show its syntax. */
  property?: string | undefined;
}

/** `project_tracker.users.api_search.params` */
export declare const usersApiSearchParams: Validator<UsersApiSearchParams>;

export declare const isUsersApiSearchParams: Guard<UsersApiSearchParams>;

/**
 * Request body of `project_tracker.users.api_search`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface UsersApiSearchRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "users";
  /** Action to perform on the entity. */
  action: "api_search";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: UsersApiSearchParams | undefined;
}

/** `project_tracker.users.api_search.request` */
export declare const usersApiSearchRequest: Validator<UsersApiSearchRequest>;

/** A record that `project_tracker.users.api_search` returns. */
export type UsersApiSearchRecord = User;

/** `project_tracker.users.api_search.record` */
export declare const usersApiSearchRecord: Validator<UsersApiSearchRecord>;

/**
 * Response body of `project_tracker.users.api_search`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface UsersApiSearchResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: User[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `project_tracker.users.api_search.response` */
export declare const usersApiSearchResponse: Validator<UsersApiSearchResponse>;

/**
 * Lists all issue fields.
 * Params of `project_tracker.issue_fields.list`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface IssueFieldsListParams {
  /** It has no documented fields. */
  [name: string]: never;
}

/** `project_tracker.issue_fields.list.params` */
export declare const issueFieldsListParams: Validator<IssueFieldsListParams>;

export declare const isIssueFieldsListParams: Guard<IssueFieldsListParams>;

/**
 * Request body of `project_tracker.issue_fields.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface IssueFieldsListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "issue_fields";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: IssueFieldsListParams | undefined;
}

/** `project_tracker.issue_fields.list.request` */
export declare const issueFieldsListRequest: Validator<IssueFieldsListRequest>;

/** A record that `project_tracker.issue_fields.list` returns. */
export type IssueFieldsListRecord = IssueField;

/** `project_tracker.issue_fields.list.record` */
export declare const issueFieldsListRecord: Validator<IssueFieldsListRecord>;

/**
 * Response body of `project_tracker.issue_fields.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface IssueFieldsListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: IssueField[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `project_tracker.issue_fields.list.response` */
export declare const issueFieldsListResponse: Validator<IssueFieldsListResponse>;

/**
 * Searches issue fields.
 * Params of `project_tracker.issue_fields.api_search`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface IssueFieldsApiSearchParams {
  /**
   * Index of the first item to return. The first page starts at 0. Integer. Default: 0.
   * The default is assumed: Paging starts at the first item; the document states no default.
   */
  startAt?: number | undefined;
  /**
   * Page size. A page can hold fewer fields. Integer, at most 100. Default: 50.
   * The default is assumed: The provider's public API uses this default; the document states none.
   */
  maxResults?: number | undefined;
  /** Only the fields of these kinds, custom or built-in. */
  type?: ("custom" | "system")[] | undefined;
  /** Only the fields with these ids. */
  id?: string[] | undefined;
  /** Text to find in the name, the description or the id of the field, ignoring case. */
  query?: string | undefined;
  /** Sort order. A leading `+` means ascending, a leading `-` descending. */
  orderBy?:
    | "contextsCount"
    | "+contextsCount"
    | "-contextsCount"
    | "lastUsed"
    | "+lastUsed"
    | "-lastUsed"
    | "name"
    | "+name"
    | "-name"
    | "screensCount"
    | "+screensCount"
    | "-screensCount"
    | undefined;
  /**
   * Additional parts of each field to include in the response. Comma-separated list of `searcherKey`,
   * `screensCount`, `contextsCount`, `isLocked`, `lastUsed`, without spaces.
   */
  expand?: "searcherKey" | "screensCount" | "contextsCount" | "isLocked" | "lastUsed" | (string & {}) | undefined;
}

/** `project_tracker.issue_fields.api_search.params` */
export declare const issueFieldsApiSearchParams: Validator<IssueFieldsApiSearchParams>;

export declare const isIssueFieldsApiSearchParams: Guard<IssueFieldsApiSearchParams>;

/**
 * Request body of `project_tracker.issue_fields.api_search`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface IssueFieldsApiSearchRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "issue_fields";
  /** Action to perform on the entity. */
  action: "api_search";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params?: IssueFieldsApiSearchParams | undefined;
}

/** `project_tracker.issue_fields.api_search.request` */
export declare const issueFieldsApiSearchRequest: Validator<IssueFieldsApiSearchRequest>;

/** A record that `project_tracker.issue_fields.api_search` returns. */
export type IssueFieldsApiSearchRecord = IssueFieldSearchResult;

/** `project_tracker.issue_fields.api_search.record` */
export declare const issueFieldsApiSearchRecord: Validator<IssueFieldsApiSearchRecord>;

/**
 * Response body of `project_tracker.issue_fields.api_search`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface IssueFieldsApiSearchResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: IssueFieldSearchResult;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `project_tracker.issue_fields.api_search.response` */
export declare const issueFieldsApiSearchResponse: Validator<IssueFieldsApiSearchResponse>;

/**
 * Lists the comments on an issue.
 * Params of `project_tracker.issue_comments.list`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface IssueCommentsListParams {
  /** Id or key of the issue. */
  issueIdOrKey: string;
  /**
   * Index of the first item to return. The first page starts at 0. Integer. Default: 0.
   * The default is assumed: Paging starts at the first item; the document states no default.
   */
  startAt?: number | undefined;
  /**
   * Page size. A page can hold fewer comments. Integer. Default: 50.
   * The default is assumed: The connector's other operations have this default; the document states none.
   */
  maxResults?: number | undefined;
  /** Sort order by creation time. A leading `+` means ascending, a leading `-` descending. */
  orderBy?: "created" | "-created" | "+created" | undefined;
  /**
   * Additional parts of the comment to include in the response. Comma-separated list of `renderedBody`,
   * `properties`, without spaces.
   */
  expand?: "renderedBody" | "properties" | (string & {}) | undefined;
}

/** `project_tracker.issue_comments.list.params` */
export declare const issueCommentsListParams: Validator<IssueCommentsListParams>;

export declare const isIssueCommentsListParams: Guard<IssueCommentsListParams>;

/**
 * Request body of `project_tracker.issue_comments.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface IssueCommentsListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "issue_comments";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: IssueCommentsListParams;
}

/** `project_tracker.issue_comments.list.request` */
export declare const issueCommentsListRequest: Validator<IssueCommentsListRequest>;

/** A record that `project_tracker.issue_comments.list` returns. */
export type IssueCommentsListRecord = IssueComment;

/** `project_tracker.issue_comments.list.record` */
export declare const issueCommentsListRecord: Validator<IssueCommentsListRecord>;

/**
 * Meta of `project_tracker.issue_comments.list`: its paging information.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface IssueCommentsListMeta {
  /** Index of the first comment on this page, counted from 0. Integer. */
  startAt: number;
  /** Maximum number of comments per page. Integer. */
  maxResults: number;
  /** Number of comments on the issue. Integer. */
  total: number;
}

/** `project_tracker.issue_comments.list.meta` */
export declare const issueCommentsListMeta: Validator<IssueCommentsListMeta>;

/**
 * Response body of `project_tracker.issue_comments.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface IssueCommentsListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: IssueComment[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: IssueCommentsListMeta | null;
}

/** `project_tracker.issue_comments.list.response` */
export declare const issueCommentsListResponse: Validator<IssueCommentsListResponse>;

/**
 * Reads one comment on an issue.
 * Params of `project_tracker.issue_comments.get`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface IssueCommentsGetParams {
  /** Id or key of the issue. */
  issueIdOrKey: string;
  /** Id of the comment. */
  commentId: string;
  /**
   * Additional parts of the comment to include in the response. Comma-separated list of `renderedBody`,
   * `properties`, without spaces.
   */
  expand?: "renderedBody" | "properties" | (string & {}) | undefined;
}

/** `project_tracker.issue_comments.get.params` */
export declare const issueCommentsGetParams: Validator<IssueCommentsGetParams>;

export declare const isIssueCommentsGetParams: Guard<IssueCommentsGetParams>;

/**
 * Request body of `project_tracker.issue_comments.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface IssueCommentsGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "issue_comments";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: IssueCommentsGetParams;
}

/** `project_tracker.issue_comments.get.request` */
export declare const issueCommentsGetRequest: Validator<IssueCommentsGetRequest>;

/** A record that `project_tracker.issue_comments.get` returns. */
export type IssueCommentsGetRecord = IssueComment;

/** `project_tracker.issue_comments.get.record` */
export declare const issueCommentsGetRecord: Validator<IssueCommentsGetRecord>;

/**
 * Response body of `project_tracker.issue_comments.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface IssueCommentsGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: IssueComment;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `project_tracker.issue_comments.get.response` */
export declare const issueCommentsGetResponse: Validator<IssueCommentsGetResponse>;

/**
 * Lists the worklogs of an issue.
 * Params of `project_tracker.issue_worklogs.list`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface IssueWorklogsListParams {
  /** Id or key of the issue. */
  issueIdOrKey: string;
  /**
   * Index of the first item to return. The first page starts at 0. Integer. Default: 0.
   * The default is assumed: Paging starts at the first item; the document states no default.
   */
  startAt?: number | undefined;
  /**
   * Page size. A page can hold fewer worklogs. Integer. Default: 50.
   * The default is assumed: The connector's other operations have this default; the document states none.
   */
  maxResults?: number | undefined;
  /**
   * Additional parts of the worklog to include in the response. Comma-separated list of `properties`, without
   * spaces.
   */
  expand?: "properties" | (string & {}) | undefined;
}

/** `project_tracker.issue_worklogs.list.params` */
export declare const issueWorklogsListParams: Validator<IssueWorklogsListParams>;

export declare const isIssueWorklogsListParams: Guard<IssueWorklogsListParams>;

/**
 * Request body of `project_tracker.issue_worklogs.list`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface IssueWorklogsListRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "issue_worklogs";
  /** Action to perform on the entity. */
  action: "list";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: IssueWorklogsListParams;
}

/** `project_tracker.issue_worklogs.list.request` */
export declare const issueWorklogsListRequest: Validator<IssueWorklogsListRequest>;

/** A record that `project_tracker.issue_worklogs.list` returns. */
export type IssueWorklogsListRecord = IssueWorklog;

/** `project_tracker.issue_worklogs.list.record` */
export declare const issueWorklogsListRecord: Validator<IssueWorklogsListRecord>;

/**
 * Meta of `project_tracker.issue_worklogs.list`: its paging information.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface IssueWorklogsListMeta {
  /** Index of the first worklog on this page, counted from 0. Integer. */
  startAt: number;
  /** Maximum number of worklogs per page. Integer. */
  maxResults: number;
  /** Number of worklogs of the issue. Integer. */
  total: number;
}

/** `project_tracker.issue_worklogs.list.meta` */
export declare const issueWorklogsListMeta: Validator<IssueWorklogsListMeta>;

/**
 * Response body of `project_tracker.issue_worklogs.list`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface IssueWorklogsListResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: IssueWorklog[];
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: IssueWorklogsListMeta | null;
}

/** `project_tracker.issue_worklogs.list.response` */
export declare const issueWorklogsListResponse: Validator<IssueWorklogsListResponse>;

/**
 * Reads one worklog of an issue.
 * Params of `project_tracker.issue_worklogs.get`.
 * Document 3, Endpoints, Project-tracker operations.
 */
export interface IssueWorklogsGetParams {
  /** Id or key of the issue. */
  issueIdOrKey: string;
  /** Id of the worklog. */
  worklogId: string;
  /**
   * Additional parts of the worklog to include in the response. Comma-separated list of `properties`, without
   * spaces.
   */
  expand?: "properties" | (string & {}) | undefined;
}

/** `project_tracker.issue_worklogs.get.params` */
export declare const issueWorklogsGetParams: Validator<IssueWorklogsGetParams>;

export declare const isIssueWorklogsGetParams: Guard<IssueWorklogsGetParams>;

/**
 * Request body of `project_tracker.issue_worklogs.get`.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface IssueWorklogsGetRequest {
  /** Entity to act on. Written in lower snake case. */
  entity: "issue_worklogs";
  /** Action to perform on the entity. */
  action: "get";
  /** Parameters of the operation, which may be omitted if none of them is required. */
  params: IssueWorklogsGetParams;
}

/** `project_tracker.issue_worklogs.get.request` */
export declare const issueWorklogsGetRequest: Validator<IssueWorklogsGetRequest>;

/** A record that `project_tracker.issue_worklogs.get` returns. */
export type IssueWorklogsGetRecord = IssueWorklog;

/** `project_tracker.issue_worklogs.get.record` */
export declare const issueWorklogsGetRecord: Validator<IssueWorklogsGetRecord>;

/**
 * Response body of `project_tracker.issue_worklogs.get`.
 * Assumed: The document says that an operation returns Records and Meta but does not show the keys that hold
 * them. These keys are the ones that related endpoints of a public gateway of the same shape use.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface IssueWorklogsGetResponse extends ExecuteEnvelope {
  /** What the operation returned, which is an array of records for a list and a record for most others. */
  result: IssueWorklog;
  /**
   * Meta of the operation. Values that the third party does not provide are null, and the object itself may be
   * missing.
   */
  connector_metadata?: { [key: string]: unknown } | null;
}

/** `project_tracker.issue_worklogs.get.response` */
export declare const issueWorklogsGetResponse: Validator<IssueWorklogsGetResponse>;

/** Any request to an instance of Project tracker, discriminated by `entity`, then `action`. */
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
  | IssueWorklogsGetRequest
  | NoRequest;

/** `project_tracker.execute` */
export declare const execute: Validator<ExecuteRequest>;

/**
 * Email address of an account together with an API token of that account.
 * Document 3, Authentication.
 */
export interface ApiTokenAuthConfig {
  /** Email address of the account. */
  username: string;
  /**
   * API token of the account, not the password that its owner signs in with.
   * A secret: messages and logs never show it.
   */
  password: string;
}

/** `auth_config` of Project tracker: the fields of exactly one auth method. */
export type AuthConfig = ApiTokenAuthConfig;

/** `project_tracker.auth_config` */
export declare const authConfig: Validator<AuthConfig>;

/** All validators of Project tracker. */
export declare const validators: readonly Validator<unknown>[];

/**
 * Creates a connector instance for one third-party account. A connector that defines `config` in the catalog
 * accepts that key in addition to `auth_config`; all others accept only the three fields listed here.
 * Request body that creates an instance of Project tracker.
 * Document 1, Endpoints, Gateway endpoints.
 */
export interface CreateInstanceRequest {
  /**
   * Id of the connector to create the instance for. Each connector has one fixed id.
   * Assumed: A public gateway of the same shape uses this value for this connector; the documents state none.
   */
  connector_definition_id: "68e63de2-bb83-4c7e-93fa-a8a9051e3993";
  /**
   * Credentials of the third-party account. The fields depend on the connector.
   * A secret: messages and logs never show it.
   */
  auth_config: AuthConfig;
  /**
   * Settings of the connector other than its credentials.
   * Assumed: The document calls the variable required but does not show where the create request carries it, and
   * public create requests leave it out. It is therefore optional here, in an object beside `auth_config`.
   * Document 3, Endpoints, Project-tracker operations.
   */
  config?: {
    /**
     * Subdomain of the tenant, used to build the base address of the third-party API. Matches
     * `^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$`.
     * Assumed: The document states the name, type and meaning and that it is required, but not where to send it,
     * so it is optional here. The pattern is that of one label of a host name; the document states none.
     */
    subdomain?: string | undefined;
  } | undefined;
  /** Display name of the instance. */
  name: string;
}

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

/** Results of all operations of Project tracker. By entity, then action. */
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

/** What `gateway.create` takes for Project tracker: credentials, a name, and what else the connector needs. */
export interface CreateRequest extends Omit<CreateInstanceRequest, "connector_definition_id"> {}

/** The actions of `issues` of Project tracker. */
export interface ProjectTrackerIssuesActions {
  /**
   * Searches issues with a query in the tracker's query language.
   * The next page is requested with `nextPageToken`; `.all()` iterates all pages.
   * `project_tracker.issues.api_search`, Document 3, Endpoints, Project-tracker operations.
   */
  readonly api_search: OptionalPagedCall<
    IssuesApiSearchParams,
    IssuesApiSearchRecord,
    Page<IssuesApiSearchRecord, IssuesApiSearchMeta, IssuesApiSearchParams>,
    IssuesApiSearchResponse
  >;
  /**
   * Reads one issue.
   * `project_tracker.issues.get`, Document 3, Endpoints, Project-tracker operations.
   */
  readonly get: RequiredCall<IssuesGetParams, IssuesGetRecord, IssuesGetResponse>;
}

/** The actions of `projects` of Project tracker. */
export interface ProjectTrackerProjectsActions {
  /**
   * Searches projects.
   * The next page is requested with `startAt`; `.all()` iterates all pages. Not shown: How to use `nextPage`,
   * and how to recognize the last page other than by `total`.
   * `project_tracker.projects.api_search`, Document 3, Endpoints, Project-tracker operations.
   */
  readonly api_search: OptionalPagedCall<
    ProjectsApiSearchParams,
    ProjectsApiSearchRecord,
    Page<ProjectsApiSearchRecord, ProjectsApiSearchMeta, ProjectsApiSearchParams>,
    ProjectsApiSearchResponse
  >;
  /**
   * Reads one project.
   * `project_tracker.projects.get`, Document 3, Endpoints, Project-tracker operations.
   */
  readonly get: RequiredCall<ProjectsGetParams, ProjectsGetRecord, ProjectsGetResponse>;
}

/** The actions of `users` of Project tracker. */
export interface ProjectTrackerUsersActions {
  /**
   * Reads one user.
   * `project_tracker.users.get`, Document 3, Endpoints, Project-tracker operations.
   */
  readonly get: RequiredCall<UsersGetParams, UsersGetRecord, UsersGetResponse>;
  /**
   * Lists users. There are no filters.
   * The next page is requested with `startAt`; `.all()` iterates all pages.
   * `project_tracker.users.list`, Document 3, Endpoints, Project-tracker operations.
   */
  readonly list: OptionalPagedCall<
    UsersListParams,
    UsersListRecord,
    Page<UsersListRecord, { [key: string]: unknown }, UsersListParams>,
    UsersListResponse
  >;
  /**
   * Searches users.
   * The next page is requested with `startAt`; `.all()` iterates all pages.
   * `project_tracker.users.api_search`, Document 3, Endpoints, Project-tracker operations.
   */
  readonly api_search: OptionalPagedCall<
    UsersApiSearchParams,
    UsersApiSearchRecord,
    Page<UsersApiSearchRecord, { [key: string]: unknown }, UsersApiSearchParams>,
    UsersApiSearchResponse
  >;
}

/** The actions of `issue_fields` of Project tracker. */
export interface ProjectTrackerIssueFieldsActions {
  /**
   * Lists all issue fields.
   * Cannot be paged: The action has no parameters and no Meta for another page.
   * `project_tracker.issue_fields.list`, Document 3, Endpoints, Project-tracker operations.
   */
  readonly list: OptionalCall<
    IssueFieldsListParams,
    UnpagedList<IssueFieldsListRecord, { [key: string]: unknown }>,
    IssueFieldsListResponse
  >;
  /**
   * Searches issue fields.
   * The next page is requested with `startAt`; `.all()` iterates all pages.
   * `project_tracker.issue_fields.api_search`, Document 3, Endpoints, Project-tracker operations.
   */
  readonly api_search: OptionalPagedCall<
    IssueFieldsApiSearchParams,
    IssueField,
    WrappedPage<IssueField, { [key: string]: unknown }, IssueFieldsApiSearchRecord, IssueFieldsApiSearchParams>,
    IssueFieldsApiSearchResponse
  >;
}

/** The actions of `issue_comments` of Project tracker. */
export interface ProjectTrackerIssueCommentsActions {
  /**
   * Lists the comments on an issue.
   * The next page is requested with `startAt`; `.all()` iterates all pages.
   * `project_tracker.issue_comments.list`, Document 3, Endpoints, Project-tracker operations.
   */
  readonly list: RequiredPagedCall<
    IssueCommentsListParams,
    IssueCommentsListRecord,
    Page<IssueCommentsListRecord, IssueCommentsListMeta, IssueCommentsListParams>,
    IssueCommentsListResponse
  >;
  /**
   * Reads one comment on an issue.
   * `project_tracker.issue_comments.get`, Document 3, Endpoints, Project-tracker operations.
   */
  readonly get: RequiredCall<IssueCommentsGetParams, IssueCommentsGetRecord, IssueCommentsGetResponse>;
}

/** The actions of `issue_worklogs` of Project tracker. */
export interface ProjectTrackerIssueWorklogsActions {
  /**
   * Lists the worklogs of an issue.
   * The next page is requested with `startAt`; `.all()` iterates all pages.
   * `project_tracker.issue_worklogs.list`, Document 3, Endpoints, Project-tracker operations.
   */
  readonly list: RequiredPagedCall<
    IssueWorklogsListParams,
    IssueWorklogsListRecord,
    Page<IssueWorklogsListRecord, IssueWorklogsListMeta, IssueWorklogsListParams>,
    IssueWorklogsListResponse
  >;
  /**
   * Reads one worklog of an issue.
   * `project_tracker.issue_worklogs.get`, Document 3, Endpoints, Project-tracker operations.
   */
  readonly get: RequiredCall<IssueWorklogsGetParams, IssueWorklogsGetRecord, IssueWorklogsGetResponse>;
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
    readonly api_search: IssuesApiSearchRequest;
    readonly get: IssuesGetRequest;
  };
  readonly projects: {
    readonly api_search: ProjectsApiSearchRequest;
    readonly get: ProjectsGetRequest;
  };
  readonly users: {
    readonly get: UsersGetRequest;
    readonly list: UsersListRequest;
    readonly api_search: UsersApiSearchRequest;
  };
  readonly issue_fields: {
    readonly list: IssueFieldsListRequest;
    readonly api_search: IssueFieldsApiSearchRequest;
  };
  readonly issue_comments: {
    readonly list: IssueCommentsListRequest;
    readonly get: IssueCommentsGetRequest;
  };
  readonly issue_worklogs: {
    readonly list: IssueWorklogsListRequest;
    readonly get: IssueWorklogsGetRequest;
  };
}

/** The operations of Project tracker, in the order of the catalog. */
export declare const operations: readonly Operation[];

/** Project tracker for the option `connectors` of `createUncheckedGateway`. */
export declare const uncheckedConnector: UncheckedConnector<Client, CreateRequest>;

/** Project tracker for the option `connectors` of `createGateway` from `connector-gateway-spec/client`. */
export declare const connector: ConnectorDefinition<Client, CreateRequest>;
