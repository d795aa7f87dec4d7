import type { WantedBindings } from "./binding_table.ts";

/** Jira Cloud's REST API, version 3. */
export const projectTracker: WantedBindings = {
  "project_tracker.issues.api_search": {
    call: "GET /rest/api/3/search/jql",
    query: "jql nextPageToken maxResults fields expand properties fieldsByKeys failFast",
    fixed: "fields=*navigable",
    take: "issues",
    meta: "nextPageToken=nextPageToken isLast=isLast total=null",
  },
  "project_tracker.issues.get": {
    call: "GET /rest/api/3/issue/{issueIdOrKey}",
    query: "fields expand properties fieldsByKeys updateHistory failFast",
  },
  "project_tracker.projects.api_search": {
    call: "GET /rest/api/3/project/search",
    query: "startAt maxResults orderBy id keys query typeKey categoryId action expand status",
    take: "values",
    meta: "nextPage=nextPage total=total",
  },
  "project_tracker.projects.get": { call: "GET /rest/api/3/project/{projectIdOrKey}", query: "expand properties" },
  "project_tracker.users.get": { call: "GET /rest/api/3/user", query: "accountId expand" },
  "project_tracker.users.list": { call: "GET /rest/api/3/users", query: "startAt maxResults" },
  "project_tracker.users.api_search": { call: "GET /rest/api/3/user/search", query: "query startAt maxResults accountId property" },
  "project_tracker.issue_fields.list": { call: "GET /rest/api/3/field" },
  "project_tracker.issue_fields.api_search": {
    call: "GET /rest/api/3/field/search",
    query: "startAt maxResults type id query orderBy expand",
  },
  "project_tracker.issue_comments.list": {
    call: "GET /rest/api/3/issue/{issueIdOrKey}/comment",
    query: "startAt maxResults orderBy expand",
    take: "comments",
    meta: "startAt=startAt maxResults=maxResults total=total",
  },
  "project_tracker.issue_comments.get": { call: "GET /rest/api/3/issue/{issueIdOrKey}/comment/{commentId}", query: "expand" },
  "project_tracker.issue_worklogs.list": {
    call: "GET /rest/api/3/issue/{issueIdOrKey}/worklog",
    query: "startAt maxResults expand",
    take: "worklogs",
    meta: "startAt=startAt maxResults=maxResults total=total",
  },
  "project_tracker.issue_worklogs.get": { call: "GET /rest/api/3/issue/{issueIdOrKey}/worklog/{worklogId}", query: "expand" },
};
