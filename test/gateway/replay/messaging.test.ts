import { describe, expect, it } from "vitest";
import type { Answer, Exchange } from "../../fixtures/gateway/strict_vendor.ts";
import { useStage, type Failure, type Replay } from "./replay.ts";

const TOKEN = "xoxb-EXAMPLE-not-a-real-token";
const stage = useStage("messaging", { auth_config: { access_token: TOKEN } });

const headers = { accept: "application/json", authorization: `Bearer ${TOKEN}` };

function call(method: string, form: Readonly<Record<string, string>>, answer: Answer): Exchange {
  return { request: { call: `POST /${method}`, headers, form }, answer };
}

function member(number: number): object {
  const profile = { real_name: `Member ${number}`, display_name: `member${number}`, email: `member${number}@example.com` };
  return { id: `U0EXAMPLE0${number}`, team_id: "T0EXAMPLE01", name: `member${number}`, deleted: false, profile, is_bot: false, updated: 1 };
}

function message(ts: string): object {
  return { type: "message", user: "U0EXAMPLE01", text: `Said at ${ts}`, ts };
}

/** Slack sends an empty cursor with the last page, and sometimes none. */
const last = { response_metadata: { next_cursor: "" } };

describe("Slack", () => {
  it.each<readonly [title: string, replay: Replay]>([
    [
      "a walk by cursor, which ends with an empty one",
      {
        operation: "messaging.users.list",
        params: { limit: 2 },
        exchanges: [
          call(
            "users.list",
            { limit: "2" },
            {
              json: { ok: true, members: [member(1), member(2)], cache_ts: 1, response_metadata: { next_cursor: "dXNlcjpVMEVYQU1QTEU=" } },
            },
          ),
          call("users.list", { limit: "2", cursor: "dXNlcjpVMEVYQU1QTEU=" }, { json: { ok: true, members: [member(3)], ...last } }),
        ],
        want: {
          pages: [
            { records: [member(1), member(2)], meta: { next_cursor: "dXNlcjpVMEVYQU1QTEU=" } },
            { records: [member(3)], meta: { next_cursor: "" } },
          ],
        },
      },
    ],
    [
      "a walk that ends without a cursor",
      {
        operation: "messaging.channel_messages.list",
        params: { channel: "C0EXAMPLE01", oldest: "1718000000.000000", inclusive: true },
        exchanges: [
          call(
            "conversations.history",
            { channel: "C0EXAMPLE01", oldest: "1718000000.000000", inclusive: "true" },
            {
              json: {
                ok: true,
                messages: [message("1718000002.000100")],
                has_more: true,
                pin_count: 0,
                response_metadata: { next_cursor: "bmV4dF90czox" },
              },
            },
          ),
          call(
            "conversations.history",
            { channel: "C0EXAMPLE01", oldest: "1718000000.000000", inclusive: "true", cursor: "bmV4dF90czox" },
            { json: { ok: true, messages: [message("1718000001.000100")], has_more: false, pin_count: 0 } },
          ),
        ],
        want: {
          pages: [
            { records: [message("1718000002.000100")], meta: { next_cursor: "bmV4dF90czox", has_more: true } },
            { records: [message("1718000001.000100")], meta: { next_cursor: null, has_more: false } },
          ],
        },
      },
    ],
    [
      "an empty page in the middle",
      {
        operation: "messaging.channels.list",
        params: { types: "public_channel,private_channel", exclude_archived: true, limit: 1 },
        exchanges: [
          call(
            "conversations.list",
            { types: "public_channel,private_channel", exclude_archived: "true", limit: "1" },
            {
              json: { ok: true, channels: [], response_metadata: { next_cursor: "dGVhbTpDMA==" } },
            },
          ),
          call(
            "conversations.list",
            { types: "public_channel,private_channel", exclude_archived: "true", limit: "1", cursor: "dGVhbTpDMA==" },
            { json: { ok: true, channels: [{ id: "C0EXAMPLE01", name: "general", is_channel: true }], ...last } },
          ),
        ],
        want: {
          pages: [
            { records: [], meta: { next_cursor: "dGVhbTpDMA==" } },
            { records: [{ id: "C0EXAMPLE01", name: "general", is_channel: true }], meta: { next_cursor: "" } },
          ],
        },
      },
    ],
    [
      "a thread",
      {
        operation: "messaging.threads.list",
        params: { channel: "C0EXAMPLE01", ts: "1718000000.000100" },
        exchanges: [
          call(
            "conversations.replies",
            { channel: "C0EXAMPLE01", ts: "1718000000.000100" },
            {
              json: { ok: true, messages: [message("1718000000.000100")], has_more: false },
            },
          ),
        ],
        want: { pages: [{ records: [message("1718000000.000100")], meta: { next_cursor: null, has_more: false } }] },
      },
    ],
    [
      "a user",
      {
        operation: "messaging.users.get",
        params: { user: "U0EXAMPLE01" },
        exchanges: [call("users.info", { user: "U0EXAMPLE01" }, { json: { ok: true, user: member(1) } })],
        want: { result: member(1) },
      },
    ],
  ])("%s", (_title, replay) => stage.play(replay));
});

const failed = (error: string, more: object = {}): Answer => ({ json: { ok: false, error, ...more } });

describe("errors of Slack, most of which have status 200", () => {
  it.each<readonly [title: string, answer: Answer, failure: Failure]>([
    ["a wrong token", failed("invalid_auth"), { status: 424, message: "invalid_auth", code: "vendor/credentials" }],
    [
      "a scope that the token does not have",
      failed("missing_scope", { needed: "users:read", provided: "channels:read" }),
      { status: 403, message: "missing_scope", code: "vendor/refused" },
    ],
    ["a missing user", failed("user_not_found"), { status: 404, message: "user_not_found", code: "vendor/not-found" }],
    [
      "a wrong argument",
      failed("invalid_arguments", { response_metadata: { messages: ["[ERROR] missing required field: user"] } }),
      {
        status: 422,
        message: "[ERROR] missing required field: user",
        code: "vendor/invalid",
      },
    ],
    [
      "a rate limit with status 429",
      { status: 429, headers: { "retry-after": "60" }, json: { ok: false, error: "ratelimited" } },
      { status: 429, message: "ratelimited", code: "vendor/rate-limit", retryAfter: 60 },
    ],
    [
      "a rate limit with status 200",
      { headers: { "retry-after": "90" }, json: { ok: false, error: "ratelimited" } },
      { status: 429, message: "ratelimited", code: "vendor/rate-limit", retryAfter: 90 },
    ],
    [
      "an answer without what was asked for",
      { json: { ok: true } },
      { status: 502, message: expect.stringMatching(/no object at `user`/) as string, code: "vendor/malformed" },
    ],
  ])("%s", (_title, answer, failure) =>
    stage.play({
      operation: "messaging.users.get",
      params: { user: "U0EXAMPLE09" },
      exchanges: [call("users.info", { user: "U0EXAMPLE09" }, answer)],
      want: { failure },
    }),
  );

  it("an error that passes", () =>
    stage.play({
      operation: "messaging.users.get",
      params: { user: "U0EXAMPLE01" },
      exchanges: [
        call("users.info", { user: "U0EXAMPLE01" }, failed("internal_error")),
        call("users.info", { user: "U0EXAMPLE01" }, { json: { ok: true, user: member(1) } }),
      ],
      want: { result: member(1) },
    }));
});
