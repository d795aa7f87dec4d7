import { describe, expect, it } from "vitest";
import type { Answer, Exchange } from "../../fixtures/gateway/strict_vendor.ts";
import { graphqlOf, useStage, type Failure, type Replay } from "./replay.ts";

const KEY = "tracker_key_EXAMPLE0000";
const stage = useStage("issue_tracker", { auth_config: { api_key: KEY } });

type Operation = "issues.list" | "issues.get" | "teams.list" | "projects.get";

function query(operation: Operation, variables: object, answer: Answer): Exchange {
  // Linear's personal keys have no scheme before them.
  const headers = { accept: "application/json", authorization: KEY };
  return { request: { call: "POST /graphql", headers, json: { query: graphqlOf(`issue_tracker.${operation}`), variables } }, answer };
}

function issue(number: number): object {
  return {
    id: `00000000-0000-4000-8000-00000000000${number}`,
    identifier: `EXA-${number}`,
    number,
    title: `Issue ${number}`,
    description: null,
    priority: 0,
    url: `https://linear.app/example/issue/EXA-${number}`,
    dueDate: null,
    state: { id: "00000000-0000-4000-8000-0000000000a1", name: "Todo", type: "unstarted" },
    assignee: null,
    team: { id: "00000000-0000-4000-8000-0000000000b1", key: "EXA", name: "Example" },
    project: null,
    createdAt: "2026-01-05T09:00:00.000Z",
    updatedAt: "2026-01-06T09:00:00.000Z",
    completedAt: null,
    canceledAt: null,
    archivedAt: null,
  };
}

const ID = "00000000-0000-4000-8000-000000000001";
const page = (nodes: readonly object[], endCursor: string | null, hasNextPage: boolean): { readonly data: object } => ({
  data: { issues: { nodes, pageInfo: { hasNextPage, endCursor } } },
});
const pages = [page([issue(1), issue(2)], "cursor-2", true), page([issue(3)], "cursor-3", false)] as const;

describe("Linear", () => {
  it.each<readonly [title: string, replay: Replay]>([
    [
      "a walk by the cursor in the answer",
      {
        operation: "issue_tracker.issues.list",
        params: { first: 2 },
        exchanges: [
          query("issues.list", { first: 2 }, { json: pages[0] }),
          query("issues.list", { first: 2, after: "cursor-2" }, { json: pages[1] }),
        ],
        want: {
          pages: [
            { records: [issue(1), issue(2)], meta: {} },
            { records: [issue(3)], meta: {} },
          ],
        },
      },
    ],
    [
      "a record, which keeps the wrapper of GraphQL",
      {
        operation: "issue_tracker.issues.get",
        params: { id: ID },
        exchanges: [query("issues.get", { id: ID }, { json: { data: { issue: issue(1) } } })],
        want: { result: { data: { issue: issue(1) } } },
      },
    ],
  ])("%s", (_title, replay) => stage.play(replay));
});

const error = (message: string, extensions: object = {}): object => ({ errors: [{ message, path: ["issue"], extensions }], data: null });

describe("errors of Linear", () => {
  it.each<readonly [title: string, answer: Answer, failure: Failure]>([
    [
      "a wrong key",
      {
        status: 401,
        json: error("Authentication required, not authenticated", {
          type: "authentication error",
          code: "AUTHENTICATION_ERROR",
          userPresentableMessage: "You need to authenticate to access this operation.",
        }),
      },
      {
        status: 424,
        message: "You need to authenticate to access this operation.",
        code: "vendor/credentials",
      },
    ],
    [
      "what the user may not see, with status 200",
      { json: error("Forbidden", { type: "forbidden", code: "FORBIDDEN" }) },
      { status: 403, message: "Forbidden", code: "vendor/refused" },
    ],
    [
      "a missing record, as an error with status 200",
      {
        json: error("Entity not found: Issue", {
          type: "invalid input",
          code: "INPUT_ERROR",
          userPresentableMessage: "Could not find referenced Issue.",
        }),
      },
      { status: 404, message: "Could not find referenced Issue.", code: "vendor/not-found" },
    ],
    [
      "a missing record, as null",
      { json: { data: { issue: null } } },
      { status: 404, message: expect.stringMatching(/no such record/) as string, code: "vendor/not-found" },
    ],
    [
      "a wrong argument, with status 400",
      { status: 400, json: error("Argument Validation Error", { type: "invalid input", code: "INVALID_INPUT" }) },
      { status: 422, message: "Argument Validation Error", code: "vendor/invalid" },
    ],
    [
      "a rate limit, with status 400",
      {
        status: 400,
        headers: { "x-ratelimit-requests-remaining": "0", "x-ratelimit-requests-reset": String(Date.now() + 1_800_000) },
        json: error("Rate limit exceeded", { type: "ratelimited", code: "RATELIMITED" }),
      },
      {
        status: 429,
        message: "Rate limit exceeded",
        code: "vendor/rate-limit",
        retryAfter: expect.any(Number) as number,
      },
    ],
    [
      "a part of the data beside an error",
      { json: { errors: [{ message: "Cannot read state", extensions: { code: "FORBIDDEN" } }], data: { issue: issue(1) } } },
      { status: 403, message: "Cannot read state", code: "vendor/refused" },
    ],
  ])("%s", (_title, answer, failure) =>
    stage.play({
      operation: "issue_tracker.issues.get",
      params: { id: ID },
      exchanges: [query("issues.get", { id: ID }, answer)],
      want: { failure },
    }),
  );
});
