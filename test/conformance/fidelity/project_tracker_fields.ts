import type { FidelityTable } from "./table.ts";

const ISSUE = `
  id:string key:string self:string expand:string|null fields:object
`;

const PROJECT = `
  id:string key:string name:string self:string expand:string|null description:string|null lead:object|null avatarUrls:object
  projectTypeKey:string simplified:boolean style:string isPrivate:boolean properties:object projectCategory:object|null
  entityId:string|null uuid:string|null url:string|null assigneeType:string|null components:array|null issueTypes:array|null
  versions:array|null roles:object|null
`;

const USER = `
  self:string accountId:string accountType:string emailAddress:string|null avatarUrls:object displayName:string active:boolean
  timeZone:string|null locale:string|null expand:string|null groups:object|null applicationRoles:object|null
`;

const ISSUE_FIELD = `
  id:string key:string|null name:string custom:boolean|null orderable:boolean|null navigable:boolean|null searchable:boolean|null
  clauseNames:array|null schema:object|null untranslatedName:string|null typeDisplayName:string|null description:string|null
  searcherKey:string|null screensCount:integer|null contextsCount:integer|null isLocked:boolean|null lastUsed:string|null
`;

const ISSUE_COMMENT = `
  id:string self:string body:object author:object updateAuthor:object created:string updated:string jsdPublic:boolean
  visibility:object|null renderedBody:string|null properties:array|null
`;

const ISSUE_WORKLOG = `
  id:string self:string author:object updateAuthor:object comment:object created:string updated:string started:string
  timeSpent:string timeSpentSeconds:integer issueId:string visibility:object|null properties:array|null
`;

const ISSUE_FIELD_SEARCH_RESULT = `
  maxResults:integer startAt:integer total:integer isLast:boolean values:array<object>
`;

/** The record fields of project_tracker, field by field. */
export const recordFields: Pick<Required<FidelityTable>, "fields" | "nested"> = {
  fields: {
    "issues.api_search issues.get": ISSUE,
    "projects.api_search projects.get": PROJECT,
    "users.get users.list users.api_search": USER,
    "issue_fields.list": ISSUE_FIELD,
    "issue_fields.api_search": ISSUE_FIELD_SEARCH_RESULT,
    "issue_comments.list issue_comments.get": ISSUE_COMMENT,
    "issue_worklogs.list issue_worklogs.get": ISSUE_WORKLOG,
  },
  nested: {
    "issue_fields.api_search.record.values": ISSUE_FIELD,
  },
};
