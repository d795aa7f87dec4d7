import { expect, test } from "vitest";
import { jiraFacts } from "../../fixtures/vendors/facts.ts";
import { connectorOf, vendorOf, type Row } from "./bound.ts";
import { testBindings } from "./documented.ts";
import { testFailures } from "./failures.ts";

const want: Readonly<Record<string, Row>> = {
  "issues.api_search": {
    call: "GET /rest/api/3/search/jql",
    query: "jql nextPageToken maxResults fields expand properties fieldsByKeys failFast",
    fixed: { fields: "*navigable" },
    take: "issues",
    meta: "nextPageToken=nextPageToken isLast=isLast total=null",
  },
  "issues.get": {
    call: "GET /rest/api/3/issue/{issueIdOrKey}",
    path: "issueIdOrKey",
    query: "fields expand properties fieldsByKeys updateHistory failFast",
  },
  "projects.api_search": {
    call: "GET /rest/api/3/project/search",
    query: "startAt maxResults orderBy id keys query typeKey categoryId action expand status",
    take: "values",
    meta: "nextPage=nextPage total=total",
  },
  "projects.get": { call: "GET /rest/api/3/project/{projectIdOrKey}", path: "projectIdOrKey", query: "expand properties" },
  "users.get": { call: "GET /rest/api/3/user", query: "accountId expand" },
  "users.list": { call: "GET /rest/api/3/users", query: "startAt maxResults" },
  "users.api_search": { call: "GET /rest/api/3/user/search", query: "query startAt maxResults accountId property" },
  "issue_fields.list": { call: "GET /rest/api/3/field" },
  "issue_fields.api_search": {
    call: "GET /rest/api/3/field/search",
    query: "startAt maxResults type id query orderBy expand",
  },
  "issue_comments.list": {
    call: "GET /rest/api/3/issue/{issueIdOrKey}/comment",
    path: "issueIdOrKey",
    query: "startAt maxResults orderBy expand",
    take: "comments",
    meta: "startAt=startAt maxResults=maxResults total=total",
  },
  "issue_comments.get": {
    call: "GET /rest/api/3/issue/{issueIdOrKey}/comment/{commentId}",
    path: "issueIdOrKey commentId",
    query: "expand",
  },
  "issue_worklogs.list": {
    call: "GET /rest/api/3/issue/{issueIdOrKey}/worklog",
    path: "issueIdOrKey",
    query: "startAt maxResults expand",
    take: "worklogs",
    meta: "startAt=startAt maxResults=maxResults total=total",
  },
  "issue_worklogs.get": {
    call: "GET /rest/api/3/issue/{issueIdOrKey}/worklog/{worklogId}",
    path: "issueIdOrKey worklogId",
    query: "expand",
  },
};

testBindings("project_tracker", want, jiraFacts());

testFailures("project_tracker", [
  { body: { errorMessages: ["The issue does not exist."], errors: {} }, message: "The issue does not exist." },
  { body: { errorMessages: [], errors: { jql: "The query is empty." } }, message: "jql: The query is empty." },
  { body: { message: "Client must be authenticated.", "status-code": 401 }, message: "Client must be authenticated." },
  { body: { errorMessage: "The site is not available.", errorCode: "OTHER" }, message: "The site is not available." },
]);

test("Jira takes an email address with an API token, and says when a limit ends", () => {
  expect(vendorOf("project_tracker")).toMatchObject({
    name: "Jira",
    baseUrl: "https://{subdomain}.atlassian.net",
    body: "json",
    queryStyle: "repeat",
    auth: { api_token: { kind: "basic", username: "username", password: "password" } },
    limits: { remaining: "X-RateLimit-Remaining", reset: { header: "X-RateLimit-Reset", unit: "iso" } },
  });
});

test.each([
  ["example-team", true],
  ["Example7", true],
  ["a", true],
  ["a".repeat(63), true],
  ["a".repeat(64), false],
  ["", false],
  ["-example", false],
  ["example-", false],
  ["example.team", false],
  ["example_team", false],
  ["example/..", false],
  ["example@evil", false],
  ["evil.example#", false],
  ["evil.example:443", false],
  ["evil\n", false],
  ["exämple", false],
])("the subdomain %j is one label of a host: %j", (subdomain, valid) => {
  const type = connectorOf("project_tracker").config?.shape.fields.find(({ name }) => name === "subdomain")?.type;
  const pattern = type?.kind === "scalar" ? type.pattern : undefined;
  expect(new RegExp(pattern ?? "", "u").test(subdomain)).toBe(valid);
});
