import type { FidelityTable } from "./table.ts";

const PROJECT_ORDERS =
  "enum category|+category|-category|key|+key|-key|name|+name|-name|owner|+owner|-owner|issueCount|+issueCount|-issueCount|" +
  "lastIssueUpdatedDate|+lastIssueUpdatedDate|-lastIssueUpdatedDate|archivedDate|+archivedDate|-archivedDate|" +
  "deletedDate|+deletedDate|-deletedDate";

const ISSUE_FIELD_ORDERS =
  "enum contextsCount|+contextsCount|-contextsCount|lastUsed|+lastUsed|-lastUsed|name|+name|-name|" +
  "screensCount|+screensCount|-screensCount";

const ISSUE_EXPANSIONS = "comma renderedFields|names|schema|transitions|operations|editmeta|changelog|versionedRepresentations";
const PROJECT_EXPANSIONS = "comma description|projectKeys|lead|issueTypes|url|insight";
const ISSUE_FIELD_EXPANSIONS = "comma searcherKey|screensCount|contextsCount|isLocked|lastUsed";

const ISSUE_FIELD = `id:string key:string|null name:string custom:boolean|null orderable:boolean|null navigable:boolean|null
  searchable:boolean|null clauseNames:array|null schema:object|null untranslatedName:string|null typeDisplayName:string|null
  description:string|null searcherKey:string|null screensCount:integer|null contextsCount:integer|null isLocked:boolean|null
  lastUsed:string|null`;

/** Document 3, project tracker. */
export const table: FidelityTable = {
  connector: "project_tracker",
  records: {
    "issues.api_search": 5,
    "issues.get": 5,
    "projects.api_search": 22,
    "projects.get": 22,
    "users.get": 12,
    "users.list": 12,
    "users.api_search": 12,
    "issue_fields.list": 17,
    "issue_fields.api_search": 5,
    "issue_comments.list": 11,
    "issue_comments.get": 11,
    "issue_worklogs.list": 13,
    "issue_worklogs.get": 13,
  },
  operations: {
    "issues.api_search": `jql:string nextPageToken:string maxResults:integer fields:string expand:string properties:string
      fieldsByKeys:boolean failFast:boolean`,
    "issues.get": `issueIdOrKey*:string fields:string expand:string properties:string fieldsByKeys:boolean updateHistory:boolean
      failFast:boolean`,
    "projects.api_search": `startAt:integer maxResults:integer orderBy id:array<integer> keys:array<string> query:string
      typeKey:string categoryId:integer action expand:string status`,
    "projects.get": "projectIdOrKey*:string expand:string properties:string",
    "users.get": "accountId*:string expand",
    "users.list": "startAt:integer maxResults:integer",
    "users.api_search": "query:string startAt:integer maxResults:integer accountId:string property:string",
    "issue_fields.list": "",
    "issue_fields.api_search": "startAt:integer maxResults:integer type id:array<string> query:string orderBy expand",
    "issue_comments.list": "issueIdOrKey*:string startAt:integer maxResults:integer orderBy expand",
    "issue_comments.get": "issueIdOrKey*:string commentId*:string expand",
    "issue_worklogs.list": "issueIdOrKey*:string startAt:integer maxResults:integer expand",
    "issue_worklogs.get": "issueIdOrKey*:string worklogId*:string expand",
  },
  meta: {
    "issues.api_search": "nextPageToken:string|null isLast:boolean|null total:integer",
    "projects.api_search": "nextPage:string|null total:integer",
    "issue_comments.list": "startAt:integer maxResults:integer total:integer",
    "issue_worklogs.list": "startAt:integer maxResults:integer total:integer",
  },
  auth: {
    api_token: "username*:string password*:string",
  },
  limits: {
    "issues.api_search.maxResults": "max 5000",
    "issues.api_search.fields": "comma",
    "issues.api_search.expand": ISSUE_EXPANSIONS,
    "issues.api_search.properties": "comma; max_items 5",
    "issues.api_search.fieldsByKeys": "default false",
    "issues.api_search.failFast": "default false",
    "issues.get.fields": "comma",
    "issues.get.expand": ISSUE_EXPANSIONS,
    "issues.get.properties": "comma; max_items 5",
    "issues.get.fieldsByKeys": "default false",
    "issues.get.updateHistory": "default false",
    "issues.get.failFast": "default false",
    "projects.api_search.maxResults": "max 100",
    "projects.api_search.orderBy": PROJECT_ORDERS,
    "projects.api_search.id": "max_items 50",
    "projects.api_search.keys": "max_items 50",
    "projects.api_search.typeKey": "comma",
    "projects.api_search.action": "enum view|browse|edit|create",
    "projects.api_search.expand": PROJECT_EXPANSIONS,
    "projects.api_search.status": "enum live|archived|deleted",
    "projects.get.expand": PROJECT_EXPANSIONS,
    "projects.get.properties": "comma",
    "users.get.expand": "comma groups|applicationRoles",
    "users.list.maxResults": "max 1000",
    "users.api_search.maxResults": "max 1000",
    "issue_fields.api_search.maxResults": "max 100",
    "issue_fields.api_search.type": "enum custom|system",
    "issue_fields.api_search.orderBy": ISSUE_FIELD_ORDERS,
    "issue_fields.api_search.expand": ISSUE_FIELD_EXPANSIONS,
    "issue_comments.list.orderBy": "enum created|-created|+created",
    "issue_comments.list.expand": "comma renderedBody|properties",
    "issue_comments.get.expand": "comma renderedBody|properties",
    "issue_worklogs.list.expand": "comma properties",
    "issue_worklogs.get.expand": "comma properties",
  },
  fields: {
    "issues.api_search issues.get": "id:string key:string self:string expand:string|null fields:object",
    "projects.api_search projects.get": `id:string key:string name:string self:string expand:string|null description:string|null
      lead:object|null avatarUrls:object projectTypeKey:string simplified:boolean style:string isPrivate:boolean properties:object
      projectCategory:object|null entityId:string|null uuid:string|null url:string|null assigneeType:string|null components:array|null
      issueTypes:array|null versions:array|null roles:object|null`,
    "users.get users.list users.api_search": `self:string accountId:string accountType:string emailAddress:string|null
      avatarUrls:object displayName:string active:boolean timeZone:string|null locale:string|null expand:string|null
      groups:object|null applicationRoles:object|null`,
    "issue_fields.list": ISSUE_FIELD,
    "issue_fields.api_search": "maxResults:integer startAt:integer total:integer isLast:boolean values:array<object>",
    "issue_comments.list issue_comments.get": `id:string self:string body:object author:object updateAuthor:object created:string
      updated:string jsdPublic:boolean visibility:object|null renderedBody:string|null properties:array|null`,
    "issue_worklogs.list issue_worklogs.get": `id:string self:string author:object updateAuthor:object comment:object created:string
      updated:string started:string timeSpent:string timeSpentSeconds:integer issueId:string visibility:object|null
      properties:array|null`,
  },
  nested: {
    "issue_fields.api_search.record.values": ISSUE_FIELD,
  },
};
