import { describe, expect, test } from "vitest";
import { compareTexts, LOWER_LIMIT, shopText } from "../../../../fixtures/compared_catalogs.ts";
import type { CommandRun } from "../../../../fixtures/command_line.ts";

const shop = shopText("1.0.0");
const lower = shopText("1.1.0", LOWER_LIMIT);

/** The ids of the two breaks of the lower limit. */
async function ids(): Promise<readonly string[]> {
  const { stdout } = await compareTexts(shop, lower, ["--format", "json"]);
  return (JSON.parse(stdout) as { readonly changes: readonly { readonly id: string }[] }).changes.map(({ id }) => id);
}

/** The clock of the tests is in 1970. */
const [FUTURE, PAST] = ["2027-01-31", "1969-12-31"];

async function accept(entries: readonly object[] | string, ...words: readonly string[]): Promise<CommandRun> {
  const text = typeof entries === "string" ? entries : JSON.stringify({ accepted: entries }, undefined, 1);
  return compareTexts(shop, lower, ["--accept", "accepted.json", ...words], { files: { "accepted.json": text } });
}

describe("accepted breaks", () => {
  test("do not fail, and count as compatible", async () => {
    const all = (await ids()).map((id) => ({ id, reason: "Nobody sends more.", expires: FUTURE }));
    const { code, stdout } = await accept(all);
    expect([code, stdout.split("\n")[0]]).toEqual([0, "2 accepted (version step: minor)"]);
    expect(stdout).toContain("accepted until 2027-01-31: Nobody sends more.");
    expect((await accept(all, "--check-version")).code).toBe(0);
  });

  test("leave the others as they are", async () => {
    const [id] = await ids();
    const { code, stdout } = await accept([{ id, reason: "Nobody sends more.", expires: FUTURE }]);
    expect(code).toBe(1);
    expect(stdout).toContain("1 accepted");
  });

  test("fail when they have expired, in a message that names them, whatever the version is", async () => {
    const [id = ""] = await ids();
    const entries = (await ids()).map((one) => ({ id: one, reason: "For now.", expires: one === id ? PAST : FUTURE }));
    const { code, stdout } = await accept(entries);
    expect(code).toBe(1);
    expect(stdout).toContain(`accept/expired: the accepted break ${id} has expired on ${PAST} (For now.)`);
    const major = shopText("2.0.0", LOWER_LIMIT);
    const files = { "a.json": JSON.stringify({ accepted: entries }) };
    expect((await compareTexts(shop, major, ["--accept", "a.json", "--check-version"], { files })).code).toBe(1);
  });

  test("count on their last day", async () => {
    const entries = (await ids()).map((id) => ({ id, reason: "For now.", expires: "1970-01-01" }));
    expect((await accept(entries)).code).toBe(0);
  });

  test("are stale when there is no such change", async () => {
    const { code, stdout } = await accept([{ id: "max/gone:shop.x", reason: "x", expires: FUTURE }], "--for", "implementer");
    expect(stdout).toContain(
      "accepted.json:3:3 warning accept/stale: the accepted break max/gone:shop.x is stale: there is no such change",
    );
    expect(code).toBe((await compareTexts(shop, lower, ["--for", "implementer"])).code);
  });
});

const entry = '{ "id": "a", "reason": "b", "expires": "2027-01-31" }';

describe("a file of accepted breaks", () => {
  test.each<[text: string, wants: readonly string[]]>([
    ["", ["accepted.json:1:1: the text ends where a value is expected"]],
    ["[]", ["accepted.json:1:1: the file must be an object"]],
    ["{}", ['accepted.json:1:1: "accepted" must be a list']],
    ['{ "accepted": {} }', ['accepted.json:1:15: "accepted" must be a list']],
    ['{ "acepted": [] }', ['accepted.json:1:14: unknown key "acepted"']],
    ['{ "accepted": [1] }', ["accepted.json:1:16: an accepted break must be an object"]],
    ['{ "accepted": [\n{ "id": "a", "reason": " ", "expires": "2027-01-31" }] }', ['accepted.json:2:24: "reason" must be a text']],
    ['{ "accepted": [{ "id": 1 }] }', ['"id" must be a text', '"reason" must be a text', '"expires" must be a text']],
    [`{ "accepted": [${entry.replace("01-31", "02-30")}] }`, ['"expires" must be a day, not "2027-02-30"']],
    [`{ "accepted": [${entry.replace("2027-01-31", "soon")}] }`, ['"expires" must be a day, not "soon"']],
    [`{ "accepted": [${entry}, ${entry}] }`, ["this id is in the list twice"]],
    [`{ "accepted": [${entry.replace('"reason"', '"why": 1, "reason"')}] }`, ['unknown key "why"']],
    ['{ "accepted": [], "accepted": [] }', ["duplicate key"]],
    ['{ "accepted": [] } x', ["accepted.json:1:20: unexpected text after the JSON value"]],
  ])("%s", async (text, wants) => {
    const { code, stdout, stderr } = await accept(text);
    expect([code, stdout]).toEqual([2, ""]);
    for (const want of wants) expect(stderr).toContain(want);
  });

  test("may name a schema for editors", async () => {
    expect((await accept('{ "$schema": "x", "accepted": [] }')).code).toBe(1);
  });
});
