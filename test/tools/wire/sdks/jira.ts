import type { JsonValue } from "../../../../templates/core/json_values.ts";
import { asOne, type Params, type Sdk } from "./sdk.ts";

interface JiraModule {
  readonly Version3Client: new (options: object) => unknown;
}

export const jira: Sdk = {
  connector: "project_tracker",
  vendor: "Jira Cloud",
  package: { name: "jira.js", module: "dist/esm/index.mjs" },
  about:
    "A community client, since Atlassian publishes none for Node. Set up with `host`, which has no default. It does not encode ids in paths, so the calls here do.",
  client: (module, { url, credentials }) => {
    const { Version3Client } = module as unknown as JiraModule;
    const basic = { email: credentials["username"], apiToken: credentials["password"] };
    return new Version3Client({ host: url, authentication: { basic } });
  },
  address: () => "https://{subdomain}.atlassian.net",
  calls: {
    "project_tracker.issues.api_search": ["issueSearch.searchForIssuesUsingJqlEnhancedSearch", asOne],
    "project_tracker.issues.get": ["issues.getIssue", encoded("issueIdOrKey")],
    "project_tracker.projects.api_search": ["projects.searchProjects", asOne],
    "project_tracker.projects.get": ["projects.getProject", encoded("projectIdOrKey")],
    "project_tracker.users.get": ["users.getUser", asOne],
    "project_tracker.users.list": ["users.getAllUsersDefault", asOne],
    "project_tracker.users.api_search": ["userSearch.findUsers", asOne],
    "project_tracker.issue_fields.list": ["issueFields.getFields", () => []],
    "project_tracker.issue_fields.api_search": ["issueFields.getFieldsPaginated", asOne],
    "project_tracker.issue_comments.list": ["issueComments.getComments", encoded("issueIdOrKey")],
    "project_tracker.issue_comments.get": ["issueComments.getComment", ofIssue("commentId")],
    "project_tracker.issue_worklogs.list": ["issueWorklogs.getIssueWorklog", encoded("issueIdOrKey")],
    "project_tracker.issue_worklogs.get": ["issueWorklogs.getWorklog", ofIssue("worklogId")],
  },
};

/** A method that takes all params, one of which it writes into the path. */
function encoded(id: string): (params: Params) => readonly unknown[] {
  return (params) => [{ ...params, [id]: segment(params[id]) }];
}

/** A method that takes the id of something that belongs to an issue as `id`. */
function ofIssue(id: string): (params: Params) => readonly unknown[] {
  return ({ issueIdOrKey, [id]: value, ...others }) => [{ ...others, issueIdOrKey: segment(issueIdOrKey), id: segment(value) }];
}

function segment(id: JsonValue | undefined): string {
  return encodeURIComponent(typeof id === "string" ? id : JSON.stringify(id));
}
