import { describe, expect, it } from "vitest";
import { foundBy, lintsOf, tidyCatalog } from "../../../../fixtures/tidy_catalog.ts";
import { GATEWAY } from "../../../../fixtures/shop_catalog.ts";

const NOTE = "note: string | null -- What the buyer wrote, if anything.";

describe("lint/no-description", () => {
  it.each([
    ["the error body", "  description: What went wrong.\n", ""],
    ["the response of `execute`", "      description: The result.\n", ""],
    ["the response of `create_instance`", "description: The new instance., ", ""],
  ])("finds %s", (what, from, to) => {
    const sources = tidyCatalog().map((source) => (source.path === GATEWAY ? { ...source, text: source.text.replace(from, to) } : source));
    expect(lintsOf(sources)).toEqual([expect.stringContaining(`missing description of ${what}`)]);
  });
});

describe("lint/repeated-name", () => {
  it.each([
    ["note: string | null -- Note.", "Note."],
    ["note: string | null -- The note", "The note"],
    ["note: { type: string | null, description: A note. }", "A note."],
    ["note:\n        type: string | null\n        description: Note", "Note"],
  ])("finds %s", (line, text) => {
    expect(foundBy("repeated-name", [[NOTE, line]])).toEqual([`‹${text}› the description of the field \`note\` only repeats the name`]);
  });

  it("reads the words of names in any spelling", () => {
    const found = foundBy("repeated-name", [[NOTE, `${NOTE}\n      lastURLChange: string | null -- Last URL change.`]]);
    expect(found).toHaveLength(1);
  });

  it.each(["Note of the buyer.", "Note, in Markdown.", "Notes.", "Free text."])("accepts %s", (text) => {
    expect(foundBy("repeated-name", [[NOTE, `note: string | null -- ${text}`]])).toEqual([]);
  });

  it("leaves a field alone that has the description of its named type", () => {
    expect(foundBy("repeated-name", [["limit: PageLimit", "limit: PageLimit"]])).toEqual([]);
    const found = foundBy("repeated-name", [["description: Number of orders on a page.", "description: Page limit."]]);
    expect(found).toEqual(["‹Page limit.› the description of the named type `PageLimit` only repeats the name"]);
  });
});

describe("lint/no-period", () => {
  it.each([
    ["note: string | null -- What the buyer wrote", "What the buyer wrote"],
    ["note: { type: string | null, description: 'What, if anything' }", "'What, if anything'"],
    ["note: string | null -- What the buyer wrote (if anything)", "What the buyer wrote (if anything)"],
    ["note: string | null -- One of these, such as", "One of these, such as"],
  ])("finds %s", (line, text) => {
    expect(foundBy("no-period", [[NOTE, line]])).toEqual([`‹${text}› the description of the field \`note\` does not end with a period`]);
  });

  it.each(["Who wrote it?", "Wow!", "(What the buyer wrote.)", 'It says "no."', "And so on …"])("accepts %s", (text) => {
    expect(foundBy("no-period", [[NOTE, `note: { type: string | null, description: '${text}' }`]])).toEqual([]);
  });

  it.each([
    ["Number of orders on a page.", "Number of orders on a page"],
    ["Orders of a shop.", "Orders of a shop"],
  ])("finds what is in one place once, and only what has to be described (%s)", (from, to) => {
    expect(foundBy("no-period", [[from, to]]).length).toBe(from.startsWith("Number") ? 1 : 0);
  });
});

const TASK = "TO" + "DO";

describe("lint/unfinished-text", () => {
  it.each([
    [`description: What somebody bought ${TASK}.`, TASK],
    ["description: TBD.", "TBD"],
    ["description: What is it???", "???"],
    ["description: Lorem ipsum dolor.", "Lorem ipsum"],
  ])("finds %s", (line, mark) => {
    const found = foundBy("unfinished-text", [["description: What somebody bought.", line]]);
    expect(found).toEqual([expect.stringContaining(`\`${mark}\` marks an unfinished text`)]);
  });

  it.each(["description: A todo of the team.", "description: Is it?", "description: Mr. Tba lives here."])("accepts %s", (line) => {
    expect(foundBy("unfinished-text", [["description: What somebody bought.", line]])).toEqual([]);
  });

  it("does not look at values of third parties", () => {
    expect(foundBy("unfinished-text", [["example: { id: ord_1,", `example: { id: ${TASK},`]])).toEqual([]);
    expect(foundBy("unfinished-text", [["enum: [open, closed, canceled], desc", `enum: [open, closed, canceled, ${TASK}], desc`]])).toEqual(
      [],
    );
  });
});

describe("lint/no-replacement", () => {
  const deprecated = (reason: string): readonly (readonly [string, string])[] => [
    [NOTE, `note: { type: string | null, deprecated: ${reason}, description: What the buyer wrote. }`],
  ];

  it.each(["It is old.", "Removed in 2027.", "No longer filled."])("finds %s", (reason) => {
    expect(foundBy("no-replacement", deprecated(reason))).toHaveLength(1);
  });

  it.each(["Use `remarks`.", "See `remarks`.", "The remarks are there instead.", "Replaced by the remarks.", "There is no replacement."])(
    "accepts %s",
    (reason) => {
      expect(foundBy("no-replacement", deprecated(reason))).toEqual([]);
    },
  );

  it.each([
    ["record", "description: What somebody bought.", "record `Order` is deprecated"],
    ["operation", "description: Returns an order.", "operation `shop.orders.get` is deprecated"],
    ["auth method", "description: The key of an account.", "auth method `api_key` is deprecated"],
  ])("finds a deprecated %s", (_, line, message) => {
    const indent = line.includes("Returns") ? "        " : "    ";
    const found = foundBy("no-replacement", [[line, `${line}\n${indent}deprecated: It is old.`]]);
    expect(found).toEqual([expect.stringContaining(message)]);
  });
});
