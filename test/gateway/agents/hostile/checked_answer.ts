import { Buffer } from "node:buffer";
import process from "node:process";
import { expect } from "vitest";
import type { ContentBlock, ToolAnswer } from "../../../../gateway/src/agents/agent_types.ts";
import { isList, isObject } from "../../../../templates/core/json_values.ts";
import { MARK, TOKEN } from "./hostile_target.ts";

/** The properties whose content comes from outside. Each of them follows a notice. */
const OUTSIDE = [
  "result",
  "result_part",
  "omitted",
  "meta",
  "warning",
  "record",
  "third_party_message",
  "third_party_errors",
  "request_id",
];

/** Characters that no answer may have as they are: markup, controls, what is invisible or reorders text. */
const FORBIDDEN = /[<\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/u;

/** A line of a stack trace of ours. */
const TRACE = /\bat \S.*\.(?:ts|js|mjs):\d+|node:internal/u;

/** The JSON of an answer, after everything that holds for every answer, whatever the third party does. */
export function checkAnswer(answer: ToolAnswer, size: number): Readonly<Record<string, unknown>> {
  const [text = ""] = answer.content.flatMap((block) => (block.type === "text" ? [block.text] : []));
  expect(answer.content.map(({ type }) => type)).toEqual(["text", ...answer.content.slice(1).map(() => "resource_link")]);
  expect(text.length).toBeLessThanOrEqual(size);
  expect(FORBIDDEN.exec(text)?.[0]).toBeUndefined();
  const content = readJson(text);
  expect(answer.isError === true).toBe("error" in content);
  for (const block of answer.content) checkBlock(block);
  expect(leaksIn(content)).toEqual([]);
  checkPlaces("error" in content && isObject(content["error"]) ? content["error"] : content);
  return content;
}

function readJson(text: string): Readonly<Record<string, unknown>> {
  const content: unknown = JSON.parse(text);
  if (!isObject(content)) throw new Error("The text of an answer is not a JSON object.");
  return content;
}

function checkBlock(block: ContentBlock): void {
  if (block.type === "text") return;
  const { uri, name, description = "", mimeType = "" } = block;
  for (const text of [uri, name, description, mimeType]) expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  expect(mimeType).toMatch(/^[\w.+-]+\/[\w.+-]+$/u);
  expect(name).not.toMatch(/[\\/]/u);
  expect(leaksIn([uri, name, description, mimeType])).toEqual([]);
}

/** The texts of a value, also in its cursors, that show the token or how the program is built. */
export function leaksIn(value: unknown): readonly string[] {
  return textsOf(value).flatMap((text) => [text, opened(text)].filter((form) => hasToken(form) || TRACE.test(withoutMarked(form))));
}

function hasToken(text: string): boolean {
  return [TOKEN, encodeURIComponent(TOKEN), JSON.stringify(TOKEN).slice(1, -1)].some((form) => text.includes(form));
}

/** A stack trace that a third party sends is its text. */
function withoutMarked(text: string): string {
  return text.includes(MARK) && !text.includes(process.cwd()) ? "" : text;
}

/** What a text says that is written in base64, as a cursor is. */
function opened(text: string): string {
  return /^[\w+/=-]{8,}$/u.test(text) ? Buffer.from(text, "base64url").toString("utf8") : "";
}

/** All texts and names in a JSON value. */
export function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (isList(value)) return value.flatMap(textsOf);
  return isObject(value) ? Object.entries(value).flatMap(([name, inner]) => [name, ...textsOf(inner)]) : [];
}

/** What comes from outside is in its own places, after a notice; our own texts quote none of it. */
function checkPlaces(content: Readonly<Record<string, unknown>>): void {
  const names = Object.keys(content);
  const first = names.findIndex((name) => OUTSIDE.includes(name));
  if (first >= 0) expect(names.slice(0, first)).toContain("notice");
  const own = names.filter((name) => !OUTSIDE.includes(name) && name !== "cursor" && name !== "redacted");
  expect(own.flatMap((name) => textsOf(content[name])).filter((text) => text.includes(MARK))).toEqual([]);
}
