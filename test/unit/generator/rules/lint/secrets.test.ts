import { describe, expect, it } from "vitest";
import { foundBy } from "../../../../fixtures/tidy_catalog.ts";

const NOTE = "note: string | null -- What the buyer wrote, if anything.";

describe("lint/unmarked-secret", () => {
  const inRecord = (line: string): readonly string[] => foundBy("unmarked-secret", [[NOTE, `${NOTE}\n      ${line}`]]);

  it.each([
    ["passwordHash: string | null -- Hash of it.", "passwordHash", "its name says so"],
    ["secret_value: string | null -- The rest.", "secret_value", "its name says so"],
    ["credentials_json: object | null -- What signs in.", "credentials_json", "its name says so"],
    ["link: string | null -- Signed URL of the receipt.", "link", "its description says so"],
    ["link: string | null -- A pre-signed link to the receipt.", "link", "its description says so"],
    ["key: string | null -- API key of the buyer.", "key", "its description says so"],
    ["code: string | null -- The temporary access token.", "code", "its description says so"],
    ["code: string | null -- Password for the download.", "code", "its description says so"],
    [
      "code: { type: string | null, description: What it is., example: sk_live_EXAMPLE }",
      "code",
      "its example has the form of a key or token",
    ],
  ])("finds %s", (line, name, reason) => {
    expect(inRecord(line)).toEqual([`‹${name}› \`${name}\` looks like a secret but is not marked as one: ${reason}`]);
  });

  it.each([
    "link: { type: string | null, secret: true, description: Signed URL of the receipt. }",
    "password_hint: string | null -- What helps to remember.",
    "password_changed_at: string | null -- When it changed.",
    "secret_id: string | null -- Which one it is.",
    "password_required: boolean | null -- Whether one is needed.",
    "kind: { enum: [password, key], description: Password or key. }",
    "secretary: string | null -- Who answers the phone.",
    "code: string | null -- Id of the access token.",
    "code: string | null -- Token of the next page.",
    "code: string | null -- Whether a password is needed.",
    "code: string | null -- URL of the file. Requests to it need the access token.",
    "code: string | null -- Name of the secret key.",
    "code: string | null -- Secret type of the box.",
  ])("accepts %s", (line) => {
    const example = line.startsWith("kind") ? ([["status: open, lines", "status: open, kind: key, lines"]] as const) : [];
    expect(foundBy("unmarked-secret", [[NOTE, `${NOTE}\n      ${line}`], ...example])).toEqual([]);
  });

  it("reports a named type once, where it is written", () => {
    const found = foundBy("unmarked-secret", [
      ["types:\n", "types:\n  Link: string -- Signed URL of a file.\n"],
      [NOTE, `${NOTE}\n      receipt: Link | null\n      bill: { type: Link | null, description: Where it is. }`],
      [
        "after: string -- Id",
        "link: { type: Link, no_effect: None. }\n          other: { type: Link, no_effect: None. }\n          after: string -- Id",
      ],
    ]);
    expect(found).toEqual(["‹Link› `Link` looks like a secret but is not marked as one: its description says so"]);
  });

  it("does not look inside of secrets", () => {
    const line = "box: { type: object | null, secret: true, description: A box., fields: { link: string | null -- Signed URL of it. } }";
    expect(inRecord(line)).toEqual([]);
    expect(inRecord(line.replace("secret: true, ", ""))).toHaveLength(1);
  });
});
