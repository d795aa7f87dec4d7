import { describe, expect, test } from "vitest";
import type { Follow } from "connector-gateway-spec/bindings";
import { checkPositions, followAddress } from "../../../gateway/src/vendor/build_request.ts";
import { failureOf } from "../fixtures/failure_of.ts";

const follow: Follow = { address: ["attachments", { param: "index" }, "url"], hosts: ["files.example.com", "other.example.com"] };

function recordWith(url: unknown): unknown {
  return { attachments: [{ url: "https://files.example.com/first" }, { url }] };
}

describe("the address in a record", () => {
  test.each<[url: string, replacement: string | undefined, want: string]>([
    ["https://files.example.com/a b?sig=1%2F", undefined, "https://files.example.com/a%20b?sig=1%2F"],
    ["https://OTHER.example.com/a", undefined, "https://other.example.com/a"],
    ["https://files.example.com:443/a", undefined, "https://files.example.com/a"],
    ["http://127.0.0.1:4400/a", "http://127.0.0.1:4400", "http://127.0.0.1:4400/a"],
    ["https://files.example.com/a", "http://127.0.0.1:4400", "https://files.example.com/a"],
  ])("%s with the origin %s set is fetched", (url, replacement, want) => {
    expect(followAddress(follow, recordWith(url), { index: 1 }, replacement).href).toBe(want);
  });

  test.each<[url: string, replacement?: string]>([
    ["http://files.example.com/a"],
    ["https://files.example.com:8443/a"],
    ["https://files.example.com.evil.example/a"],
    ["https://evil.example/files.example.com"],
    ["https://evilfiles.example.com/a"],
    ["https://a.files.example.com/a"],
    ["https://files.example.com@evil.example/a"],
    ["https://user:EXAMPLE@files.example.com/a"],
    ["https://127.0.0.1/a"],
    ["http://127.0.0.1:4401/a", "http://127.0.0.1:4400"],
    ["https://127.0.0.1:4400/a", "http://127.0.0.1:4400"],
    ["http://user@127.0.0.1:4400/a", "http://127.0.0.1:4400"],
    ["file:///etc/passwd"],
    ["data:text/plain,x"],
  ])("%s is refused", (url, replacement) => {
    const { kind, message } = failureOf(() => followAddress(follow, recordWith(url), { index: 1 }, replacement));
    const { protocol, host } = new URL(url);
    expect([kind, message]).toEqual([
      "egress",
      `The file is at ${protocol}//${host}, which is not allowed. It must be at one of these hosts, over https: files.example.com, other.example.com.`,
    ]);
  });

  test.each([[undefined], [null], [7], [""], ["/relative"], [{}]])("is missing when it is %j", (url) => {
    expect(failureOf(() => followAddress(follow, recordWith(url), { index: 1 }, undefined))).toEqual({
      kind: "malformed",
      message: "The record does not contain the address of the file.",
    });
  });

  test.each([[{ attachments: [] }], [{ attachments: null }], [{}], [{ attachments: [1, null] }], [null]])(
    "is not found when %j has no such element",
    (record) => {
      expect(failureOf(() => followAddress(follow, record, { index: 1 }, undefined))).toEqual({
        kind: "not_found",
        message: "The record has no element at position 1. `index` counts from 0.",
        param: "index",
      });
    },
  );
});

test.each([[{}], [{ index: null }], [{ index: -1 }], [{ index: 1.5 }], [{ index: "0" }], [{ index: 2 ** 60 }]])(
  "%j has no position",
  (params) => {
    expect(failureOf(() => checkPositions(follow, params))).toEqual({
      kind: "not_found",
      message: "`index` must be a whole number, 0 or greater.",
      param: "index",
    });
  },
);

test("a position is a whole number from 0", () => {
  expect(() => checkPositions(follow, { index: 0 })).not.toThrow();
});
