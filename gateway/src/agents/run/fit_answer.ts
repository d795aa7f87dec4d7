import type { AnswerPosition, JsonObject } from "../agent_types.ts";
import { fits, Problem, printJson, printPlain, type AnswerContent, isJsonObject, parseJson } from "../answer_json.ts";
import { type JsonValue, isList, isObject } from "connector-gateway-templates/core";
import { digestOf, firstPlaceOf, resultOf, type PageContent } from "./page_content.ts";
import { shortenTexts, shrink, type Shortened } from "./shorten.ts";
import { Buffer } from "node:buffer";
import { LONGEST_FIELD, MOST_FIELDS } from "../arguments/argument_values.ts";

/** The parts that all answers about a page share, whichever of its records they show. */
interface Frame {
  readonly page: PageContent;
  readonly notice: string;
  readonly size: number;
  /** Notes about omissions outside the records. */
  readonly left: readonly string[];
}

/** The content of one answer. */
interface Shown {
  readonly body: AnswerContent;
  /** Where the rest of the page begins; undefined when nothing is left of it. */
  readonly rest: AnswerPosition | undefined;
  readonly notes: readonly string[];
}

/** The part of the answer that each may take at most: 4 is a quarter. The rest is for records. */
const SHARES = { cursor: 2, wrapper: 6, meta: 8, warning: 10, redacted: 10, fieldsNotFound: 10 } as const;

/** Room for the words about shortened texts. */
const ROOM_FOR_NOTES = 300;

/**
 * The answer that shows as much of a page as `size` characters hold: whole records, then a cursor for the rest. Of a record that is
 * too large for one answer it shortens the texts, or it gives its JSON in parts.
 * @throws Problem when not even that fits, or when a record has changed between two of its parts
 */
export function fitAnswer(page: PageContent, notice: string, size: number): AnswerContent {
  const frame = toFrame(page, notice, size);
  const { position, records } = frame.page;
  const record = records[position.records];
  const answer =
    record === undefined
      ? fitting(frame, showRecords(frame, 0))
      : position.characters > 0
        ? fitPart(frame, record)
        : (fitRecords(frame) ?? fitRecord(frame, record));
  if (answer !== undefined) return answer;
  throw new Problem({ code: "answer/size", message: `The answer does not fit in ${size} characters. Ask for less: use shorter params.` });
}

function toFrame(page: PageContent, notice: string, size: number): Frame {
  const meta = page.meta === undefined ? undefined : shrink(page.meta, Math.floor(size / SHARES.meta), "meta");
  const warning = page.warning === undefined ? undefined : shrink(page.warning, Math.floor(size / SHARES.warning), "warning");
  const wrapper = page.wrapper === undefined ? undefined : fitWrapper(page, page.wrapper, Math.floor(size / SHARES.wrapper));
  const content: PageContent = {
    ...page,
    ...(meta !== undefined && { meta: meta.value }),
    ...(warning !== undefined && { warning: warning.value }),
    ...(wrapper !== undefined && { wrapper: wrapper.value }),
  };
  const left = [meta, warning, wrapper].flatMap((part) => part?.left ?? []);
  return { page: content, notice, size, left };
}

/** A wrapper that is too large is left out, except for the path to the records. */
function fitWrapper({ call }: PageContent, wrapper: JsonValue, size: number): Shortened {
  const shortened = shortenTexts(wrapper, size, "result");
  if (shortened !== undefined) return shortened;
  const { elements = [] } = call.entry.operation;
  const bare = elements.reduceRight<JsonValue>((inner, name) => ({ [name]: inner }), []);
  return { value: bare, left: ["what is around the records in result"] };
}

/** As many whole records as fit; undefined when not even the first one does. */
function fitRecords(frame: Frame): AnswerContent | undefined {
  const { page, size } = frame;
  let length = 0;
  let count = 0;
  for (const record of page.records.slice(page.position.records)) {
    length += printPlain(record).length + 1;
    if (length > size) break;
    count += 1;
  }
  const show = (some: number): AnswerContent | undefined => (some === 0 ? undefined : fitting(frame, showRecords(frame, some)));
  const all = show(count);
  if (all !== undefined || count === 0) return all;
  return show(most(0, count - 1, (some) => show(some) !== undefined));
}

/** The largest number for which it holds, between one for which it holds and one for which it may not. */
function most(low: number, high: number, holds: (number: number) => boolean): number {
  if (low >= high) return low;
  const middle = Math.ceil((low + high) / 2);
  return holds(middle) ? most(middle, high, holds) : most(low, middle - 1, holds);
}

function showRecords({ page }: Frame, count: number, shortened?: Shortened): Shown {
  const { position, records } = page;
  const end = position.records + count;
  const elements = shortened === undefined ? records.slice(position.records, end) : [shortened.value];
  const isAll = position.records === 0 && count === records.length;
  const left = shortened?.left ?? [];
  return {
    body: { result: resultOf(page, elements) },
    rest: restAfter(page, end),
    notes: [
      ...changeNotes(page),
      ...(isAll ? [] : [recordsNote(position.records, end, records.length)]),
      ...(left.length === 0 ? [] : [`Left out: ${left.join(", ")}. ${howToGet(page)}`]),
    ],
  };
}

function howToGet({ call, fields }: PageContent): string {
  if (call.entry.operation.effect === "write") return "Read the record to see them.";
  return fields === undefined
    ? "Pass `fields` with the names of the fields to get them whole."
    : "Name fewer fields in `fields` to see more of them.";
}

function recordsNote(from: number, end: number, all: number): string {
  if (from >= all) return `None of the ${all} records of this page is left.`;
  if (end === from + 1) return `Record ${end} of ${all} is shown.`;
  return from === 0 ? `${end} of ${all} records are shown.` : `Records ${from + 1} to ${end} of ${all} are shown.`;
}

/** Records are counted, so a page that is no longer the same may repeat or skip some. */
function changeNotes({ position, records }: PageContent): readonly string[] {
  const last = records[position.records - 1];
  if (position.records === 0 || position.characters > 0 || position.digest === undefined) return [];
  if (last !== undefined && digestOf(last) === position.digest) return [];
  return ["This page has changed since the last answer, so records may be missing or come twice."];
}

function restAfter({ records }: PageContent, end: number): AnswerPosition | undefined {
  const last = records[end - 1];
  return end >= records.length || last === undefined ? undefined : { records: end, characters: 0, digest: digestOf(last) };
}

/** One record that is too large: with shortened texts, else in parts, else without what does not fit. */
function fitRecord(frame: Frame, record: JsonValue): AnswerContent | undefined {
  const { page } = frame;
  const isRead = page.call.entry.operation.effect === "read";
  // A caller that names fields gets them whole.
  const isShortened = !isRead || page.fields === undefined;
  return (
    (isShortened ? fitSmaller(frame, record, shortenTexts) : undefined) ??
    (isRead ? fitPart(frame, record) : undefined) ??
    fitSmaller(frame, record, shrink)
  );
}

type Smaller = (value: JsonValue, size: number, path: string) => Shortened | undefined;

function fitSmaller(frame: Frame, record: JsonValue, makeSmaller: Smaller): AnswerContent | undefined {
  const empty = printJson(answerOf(frame, showRecords(frame, 1, { value: null, left: [] }))).length;
  const room = frame.size - empty - ROOM_FOR_NOTES;
  const smaller = room <= 0 ? undefined : makeSmaller(record, room, firstPlaceOf(frame.page));
  return smaller && fitting(frame, showRecords(frame, 1, smaller));
}

/** The next part of the JSON of a record. */
function fitPart(frame: Frame, record: JsonValue): AnswerContent | undefined {
  const { page, size } = frame;
  const { records: index, characters: from, digest } = page.position;
  const text = JSON.stringify(record);
  const currentDigest = digestOf(record);
  if (from > 0 && (from >= text.length || digest !== currentDigest)) throw changedRecord();
  const show = (end: number): Shown => showPart(page, { index, text, digest: currentDigest }, from, end);
  const low = most(from, Math.min(text.length, from + size), (end) => fitting(frame, show(end)) !== undefined);
  const end = /[\ud800-\udbff]$/u.test(text.slice(from, low)) ? low - 1 : low;
  const content = show(end);
  const isReachable = content.rest === undefined || cursorOf(frame, content.rest) !== undefined;
  return end > from && isReachable ? fitting(frame, content) : undefined;
}

/** The JSON of a record that is too large for one answer. */
interface LargeRecord {
  readonly index: number;
  readonly text: string;
  readonly digest: string;
}

function showPart({ records }: PageContent, { index, text, digest }: LargeRecord, from: number, end: number): Shown {
  const next = index + 1;
  const which = records.length === 1 ? "the record" : `record ${next} of ${records.length}`;
  const range = `the characters ${from + 1} to ${end} of ${text.length}`;
  const isLast = end === text.length;
  const following = next < records.length ? { records: next, characters: 0, digest } : undefined;
  return {
    body: { result_part: text.slice(from, end) },
    rest: isLast ? following : { records: index, characters: end, digest },
    notes: [
      `\`result_part\` has ${range} of the JSON of ${which}, which is too large for one answer.`,
      isLast ? "This is its last part." : "Join the parts to get all of it.",
    ],
  };
}

function changedRecord(): Problem {
  const message = "The record has changed since its first part was read. Run the operation again without `cursor`.";
  return new Problem({ code: "cursor/changed", message });
}

/** The answer if it fits. */
function fitting(frame: Frame, content: Shown): AnswerContent | undefined {
  const answer = answerOf(frame, content);
  return fits(answer, frame.size) ? answer : undefined;
}

function answerOf(frame: Frame, { body, rest, notes }: Shown): AnswerContent {
  const { page, notice, size, left } = frame;
  const { nextParams, stuck } = page;
  const cursor = cursorOf(frame, rest);
  const isCut = cursor === undefined && (rest !== undefined || nextParams !== undefined);
  const omitted = [
    ...notes,
    ...(left.length === 0 ? [] : [`Also left out: ${left.join(", ")}.`]),
    ...(rest !== undefined && cursor !== undefined ? ["Pass `cursor` for the rest."] : []),
    ...(isCut ? ["The params and fields are too long for a cursor, so ask for the rest with other params."] : []),
    ...(rest === undefined && stuck !== undefined ? [stuck] : []),
  ];
  return {
    operation: page.call.entry.operation.id,
    notice,
    ...body,
    meta: page.meta,
    warning: page.warning,
    instance: page.defaultInstance,
    omitted: omitted.length === 0 ? undefined : omitted.join(" "),
    cursor,
    redacted: thoseThatFit(page.redacted, size / SHARES.redacted),
    fields_not_found: thoseThatFit(page.fieldsNotFound, size / SHARES.fieldsNotFound),
  };
}

function thoseThatFit(all: readonly JsonValue[], size: number): readonly JsonValue[] | undefined {
  let used = 0;
  return all.length === 0 ? undefined : all.filter((entry) => (used += printJson(entry).length + 1) <= size);
}

/** The cursor of the rest of the page, or of the next one; undefined when there is nothing more, or when it is too long. */
function cursorOf({ page, size }: Frame, rest: AnswerPosition | undefined): string | undefined {
  const { call, fields, nextParams } = page;
  const params = rest === undefined ? nextParams : call.params;
  if (params === undefined || call.entry.operation.effect === "write") return undefined;
  const position = rest ?? { records: 0, characters: 0 };
  const { instance, entry } = call;
  const cursor = writeCursor({ operation: entry.operation.id, instance, params, position, ...(fields !== undefined && { fields }) });
  return cursor.length > size / SHARES.cursor ? undefined : cursor;
}

/** Where a read continues: everything that the next call needs, because nothing is kept between calls. */
export interface CursorContent {
  /** `payments.customers.list` */
  readonly operation: string;
  /** The instance that the read began with. */
  readonly instance: string;
  /** The params of the page. */
  readonly params: JsonObject;
  readonly position: AnswerPosition;
  readonly fields?: readonly string[];
}

/** The text of a cursor, in letters that no host or model changes. Its names are short: a cursor is a part of each answer. */
export function writeCursor({ operation, instance, params, position, fields }: CursorContent): string {
  const { records, characters, digest } = position;
  const place = { ...(records > 0 && { r: records }), ...(characters > 0 && { c: characters }) };
  const written = { o: operation, i: instance, p: params, ...place, d: digest, f: fields };
  return Buffer.from(JSON.stringify(written), "utf8").toString("base64url");
}

/**
 * The content of a cursor; undefined for any other text. Whether its operation exists and its params are valid is for the caller to
 * check, because a caller can write a cursor.
 */
export function readCursor(text: string): CursorContent | undefined {
  if (!/^[\w-]+$/u.test(text)) return undefined;
  const written = parseJson(Buffer.from(text, "base64url").toString("utf8"));
  if (!isObject(written)) return undefined;
  const { o: operation, i: instance, p: params, r: records = 0, c: characters = 0, d: digest, f: fields } = written;
  if (typeof operation !== "string" || typeof instance !== "string" || !isJsonObject(params)) return undefined;
  if (!isCount(records) || !isCount(characters)) return undefined;
  if ((digest !== undefined && typeof digest !== "string") || (fields !== undefined && !isFields(fields))) return undefined;
  const position = { records, characters, ...(digest !== undefined && { digest }) };
  return { operation, instance, params, position, ...(fields !== undefined && { fields }) };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isFields(value: unknown): value is readonly string[] {
  return isList(value) && value.length <= MOST_FIELDS && value.every((item) => typeof item === "string" && item.length <= LONGEST_FIELD);
}
