import { describe, expect, it } from "vitest";
import type { Answer, Exchange } from "../../fixtures/gateway/strict_vendor.ts";
import { useStage, type Failure, type Replay } from "./replay.ts";

const stage = useStage("project_tracker", { auth_config: { username: "ada@example.test", password: "EXAMPLE_API_TOKEN" } });

const headers = {
  accept: "application/json",
  authorization: `Basic ${Buffer.from("ada@example.test:EXAMPLE_API_TOKEN").toString("base64")}`,
};
const SITE = "https://example.atlassian.net/rest/api/3";

function get(path: string, query: Readonly<Record<string, string>>, answer: Answer): Exchange {
  return { request: { call: `GET /rest/api/3/${path}`, ...(Object.keys(query).length > 0 && { query }), headers }, answer };
}

const avatarUrls = { "48x48": "https://example.test/48.png" };
const issue = (id: string): object => ({ id, key: `EXA-${id}`, self: `${SITE}/issue/${id}`, fields: { summary: `Issue ${id}` } });
const user = (id: string): object => ({
  self: `${SITE}/user?accountId=${id}`,
  accountId: id,
  accountType: "atlassian",
  avatarUrls,
  displayName: `User ${id}`,
  active: true,
});
const comment = (id: string): object => ({
  id,
  self: `${SITE}/issue/1/comment/${id}`,
  body: { type: "doc", version: 1, content: [] },
  author: user("a1"),
  updateAuthor: user("a1"),
  created: "2026-01-05T09:00:00.000+0000",
  updated: "2026-01-05T09:00:00.000+0000",
  jsdPublic: true,
});
const field = (id: string): object => ({ id, name: `Field ${id}`, schema: { type: "string", system: id } });

const jql = "project = EXA order by created";
const search = { jql, maxResults: "2", fields: "*navigable" };
const meta = { nextPageToken: null, isLast: null, total: null };

describe("Jira", () => {
  it.each<readonly [title: string, replay: Replay]>([
    [
      "a walk by page token, with fields that the caller did not ask for",
      {
        operation: "project_tracker.issues.api_search",
        params: { jql, maxResults: 2 },
        exchanges: [
          get("search/jql", search, { json: { issues: [issue("1"), issue("2")], nextPageToken: "token-2", isLast: false } }),
          get("search/jql", { ...search, nextPageToken: "token-2" }, { json: { issues: [issue("3")], isLast: true } }),
        ],
        want: {
          pages: [
            { records: [issue("1"), issue("2")], meta: { ...meta, nextPageToken: "token-2", isLast: false } },
            { records: [issue("3")], meta: { ...meta, isLast: true } },
          ],
        },
      },
    ],
    [
      "fields that the caller asked for",
      {
        operation: "project_tracker.issues.api_search",
        params: { jql, fields: "summary,status" },
        exchanges: [get("search/jql", { jql, fields: "summary,status" }, { json: { issues: [issue("1")], isLast: true } })],
        want: { pages: [{ records: [issue("1")], meta: { ...meta, isLast: true } }] },
      },
    ],
    [
      "a walk by offset, which ends with a short page",
      {
        operation: "project_tracker.users.list",
        params: { maxResults: 2 },
        exchanges: [
          get("users", { maxResults: "2" }, { json: [user("a1"), user("a2")] }),
          get("users", { maxResults: "2", startAt: "2" }, { json: [user("a3")] }),
          get("users", { maxResults: "2", startAt: "3" }, { json: [] }),
        ],
        want: {
          pages: [
            { records: [user("a1"), user("a2")], meta: {} },
            { records: [user("a3")], meta: {} },
            { records: [], meta: {} },
          ],
        },
      },
    ],
    [
      "a walk by offset, with a total",
      {
        operation: "project_tracker.issue_comments.list",
        params: { issueIdOrKey: "EXA-1", maxResults: 1, orderBy: "-created" },
        exchanges: [
          get(
            "issue/EXA-1/comment",
            { maxResults: "1", orderBy: "-created" },
            {
              json: { startAt: 0, maxResults: 1, total: 2, comments: [comment("11")] },
            },
          ),
          get(
            "issue/EXA-1/comment",
            { maxResults: "1", orderBy: "-created", startAt: "1" },
            {
              json: { startAt: 1, maxResults: 1, total: 2, comments: [comment("12")] },
            },
          ),
        ],
        want: {
          pages: [
            { records: [comment("11")], meta: { startAt: 0, maxResults: 1, total: 2 } },
            { records: [comment("12")], meta: { startAt: 1, maxResults: 1, total: 2 } },
          ],
        },
      },
    ],
    [
      "a search that keeps its wrapper",
      {
        operation: "project_tracker.issue_fields.api_search",
        params: { query: "sum", maxResults: 1 },
        exchanges: [
          get(
            "field/search",
            { query: "sum", maxResults: "1" },
            {
              json: { maxResults: 1, startAt: 0, total: 2, isLast: false, values: [field("summary")] },
            },
          ),
          get(
            "field/search",
            { query: "sum", maxResults: "1", startAt: "1" },
            {
              json: { maxResults: 1, startAt: 1, total: 2, isLast: true, values: [field("consumer")] },
            },
          ),
        ],
        want: {
          pages: [
            { records: [field("summary")], meta: {} },
            { records: [field("consumer")], meta: {} },
          ],
        },
      },
    ],
    [
      "an id that is no step of a path, which is not sent",
      {
        operation: "project_tracker.issues.get",
        params: { issueIdOrKey: "EXA-1/../2" },
        exchanges: [],
        want: {
          failure: {
            status: 404,
            message: expect.stringContaining("`EXA-1/../2`") as string,
            code: "vendor/not-found",
            field: "params.issueIdOrKey",
          },
        },
      },
    ],
  ])("%s", (_title, replay) => stage.play(replay));
});

describe("errors of Jira", () => {
  it.each<readonly [title: string, answer: Answer, failure: Failure]>([
    [
      "a wrong token, as text",
      { status: 401, headers: { "content-type": "text/plain" }, text: "Client must be authenticated to access this resource." },
      {
        status: 424,
        message: "Client must be authenticated to access this resource.",
        code: "vendor/credentials",
      },
    ],
    [
      "what the user may not do",
      { status: 403, json: { errorMessages: ["You do not have permission to view this issue"], errors: {} } },
      { status: 403, message: "You do not have permission to view this issue", code: "vendor/refused" },
    ],
    [
      "a missing issue",
      { status: 404, json: { errorMessages: ["Issue does not exist or you do not have permission to see it."], errors: {} } },
      {
        status: 404,
        message: "Issue does not exist or you do not have permission to see it.",
        code: "vendor/not-found",
      },
    ],
    [
      "a wrong value",
      { status: 400, json: { errorMessages: ["The value of expand is not valid."], errors: {} } },
      { status: 422, message: "The value of expand is not valid.", code: "vendor/invalid" },
    ],
    [
      "a rate limit that names its end as a time",
      {
        status: 429,
        headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": new Date(Date.now() + 1_800_000).toISOString() },
        json: { errorMessages: ["Rate limit exceeded"] },
      },
      {
        status: 429,
        message: "Rate limit exceeded",
        code: "vendor/rate-limit",
        retryAfter: expect.any(Number) as number,
      },
    ],
  ])("%s", (_title, answer, failure) =>
    stage.play({
      operation: "project_tracker.issues.get",
      params: { issueIdOrKey: "EXA-1" },
      exchanges: [get("issue/EXA-1", {}, answer)],
      want: { failure },
    }),
  );
});
