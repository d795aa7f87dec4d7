import { expect, test } from "vitest";
import { replaceCredentials } from "../../../templates/shared/credentials.ts";

function hidden(text: string): string {
  return replaceCredentials(text, (_credential, prefix) => `${prefix}***`);
}

test.each([
  ["Authorization: Bearer abc123", "Authorization: Bearer ***"],
  ["BASIC dXNlcjpwYXNz=", "BASIC ***"],
  ["bearer abc.def", "bearer ***"],
  ["Bearer abcdefghijklmnopqrstuvwx", "Bearer ***"],
  ['{"key":"sk_live_EXAMPLE0000"}', '{"key":"sk_live_***"}'],
  ["pk_test_EXAMPLE, rk_live_EXAMPLE", "pk_test_***, rk_live_***"],
  ["xoxb-EXAMPLE-0000", "xoxb-***"],
  ["ghp_EXAMPLE0000", "ghp_***"],
  ["github_pat_EXAMPLE", "github_pat***"],
  ["AKIAEXAMPLE00000", "AKIA***"],
  ["eyJhbGciOiJI.eyJzdWIi.abc-_", "eyJ***"],
  ["sk_test_A and Bearer EXAMPLE1", "sk_test_*** and Bearer ***"],
])("%j is shown as %j", (text, want) => {
  expect(hidden(text)).toBe(want);
});

test.each(["a bearer token of the gateway", "basic authentication", "task_live_stream", "ghp_short", "eyJabc", "forbearer 123456"])(
  "%j is no secret",
  (text) => {
    expect(hidden(text)).toBe(text);
  },
);
