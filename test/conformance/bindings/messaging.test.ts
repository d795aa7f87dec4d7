import { describe, expect, test } from "vitest";
import { slackFacts } from "../../fixtures/vendors/facts.ts";
import { bindingsOf, toRow, vendorOf, type Row } from "./bound.ts";

const facts = slackFacts();
const vendor = vendorOf("messaging");
const bindings = bindingsOf("messaging");
const rows = Object.fromEntries(Object.entries(bindings).map(([operation, binding]) => [operation, toRow(binding)]));

const cursor = "next_cursor=response_metadata.next_cursor";
const times = "oldest latest inclusive";

const want: Readonly<Record<string, Row>> = {
  "users.list": { call: "POST /users.list", body: "cursor limit", take: "members", meta: cursor },
  "users.get": { call: "POST /users.info", body: "user", take: "user" },
  "channels.list": { call: "POST /conversations.list", body: "cursor limit types exclude_archived", take: "channels", meta: cursor },
  "channels.get": { call: "POST /conversations.info", body: "channel", take: "channel" },
  "channel_messages.list": {
    call: "POST /conversations.history",
    body: `channel cursor limit ${times}`,
    take: "messages",
    meta: `${cursor} has_more=has_more`,
  },
  "threads.list": {
    call: "POST /conversations.replies",
    body: `channel ts cursor limit ${times}`,
    take: "messages",
    meta: `${cursor} has_more=has_more`,
  },
};

describe("every operation", () => {
  test("is bound as Slack documents it", () => {
    expect(rows).toEqual(want);
  });

  test.each(Object.entries(want))(
    "%s has a method, params and fields of Slack's OpenAPI document",
    (_, { call, body = "", take = "", meta = "" }) => {
      const fields = meta.split(" ").flatMap((pair) => pair.split(/[=.]/u).slice(1, 2));
      // The document has these methods with GET. All of them also take a form by POST, which is what Slack's own client sends.
      const documented = call.replace("POST", "GET");
      expect(facts.calls).toHaveProperty([documented]);
      expect(facts.calls[documented]?.split(" ")).toEqual(expect.arrayContaining(body.split(" ")));
      expect(facts.answers[documented]?.split(" ")).toEqual(expect.arrayContaining(["ok", take, ...fields]));
    },
  );
});

describe("Slack", () => {
  test("takes a bearer token with both auth methods", () => {
    const bearer = { kind: "header", header: "Authorization", value: "Bearer {access_token}" };
    expect(vendor).toMatchObject({ baseUrl: "https://slack.com/api", body: "form", auth: { token: bearer, oauth: bearer } });
  });

  test("says with `ok` that a call failed, and with `error` why", () => {
    const { code, message, failWhen } = vendor.errors;
    expect({ code, message, failWhen }).toEqual({
      code: [["error"]],
      message: [["response_metadata", "messages", "0"], ["error"]],
      failWhen: { path: ["ok"], is: false },
    });
  });

  test("has no headers that count calls, only Retry-After", () => {
    expect(vendor.limits).toBeUndefined();
  });

  // Every error that Slack documents for one of the six methods. What is undefined here is a mistake in the request.
  test.each([
    ["access_denied", "refused"],
    ["accesslimited", "refused"],
    ["account_inactive", "credentials"],
    ["channel_is_limited_access", "refused"],
    ["channel_not_found", "not_found"],
    ["deprecated_endpoint", undefined],
    ["ekm_access_denied", "refused"],
    ["enterprise_is_restricted", "refused"],
    ["fatal_error", "unavailable"],
    ["internal_error", "unavailable"],
    ["invalid_arg_name", undefined],
    ["invalid_arguments", undefined],
    ["invalid_array_arg", undefined],
    ["invalid_auth", "credentials"],
    ["invalid_charset", undefined],
    ["invalid_cursor", undefined],
    ["invalid_form_data", undefined],
    ["invalid_json", undefined],
    ["invalid_limit", undefined],
    ["invalid_post_type", undefined],
    ["invalid_ts_latest", undefined],
    ["invalid_ts_oldest", undefined],
    ["invalid_types", undefined],
    ["json_not_object", undefined],
    ["limit_required", undefined],
    ["method_deprecated", undefined],
    ["method_not_supported_for_channel_type", undefined],
    ["missing_argument", undefined],
    ["missing_post_type", undefined],
    ["missing_scope", "refused"],
    ["no_permission", "refused"],
    ["not_allowed_token_type", "refused"],
    ["not_authed", "credentials"],
    ["not_in_channel", "refused"],
    ["org_login_required", "unavailable"],
    ["ratelimited", "rate_limit"],
    ["request_timeout", "unavailable"],
    ["service_unavailable", "unavailable"],
    ["team_access_not_granted", "refused"],
    ["team_added_to_org", "unavailable"],
    ["thread_not_found", "not_found"],
    ["token_expired", "credentials"],
    ["token_revoked", "credentials"],
    ["too_many_users", undefined],
    ["two_factor_setup_required", "refused"],
    ["upgrade_required", undefined],
    ["user_not_found", "not_found"],
    ["user_not_visible", "refused"],
  ])("%s means %s", (code, kind) => {
    expect(vendor.errors.kinds[code]).toBe(kind);
  });
});
