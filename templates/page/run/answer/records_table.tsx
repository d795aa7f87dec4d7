import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { isList, isObject } from "#templates/core";
import { Button } from "../../shared/controls.js";

/** How deep objects are split into columns. */
const DEEPEST = 3;

/** How many columns a table shows at first. */
const MOST = 7;

/** Names of the fields that say most about a record, the best first. */
const TELLING = [
  /^(?:name|title|display_?name|real_?name|full_?name|summary|subject)$/iu,
  /^(?:first_?name|last_?name)$/iu,
  /^(?:identifier|key|email|email_?address)$/iu,
  /^(?:status|state|stage|type|kind|mime_?type|category|priority)$/iu,
  /^(?:amount|total|price|currency|balance)$/iu,
  /^(?:text|description|content|body|message|query)$/iu,
  /(?:^|_)(?:created|updated|modified|date|time|due|ts)(?:_?at|_?time)?$|(?:At|Time|Date)$/u,
];

/** Longer values are folded. */
const LONGEST = 48;

/** Records as a table that scrolls inside its own block. Long values can be unfolded. */
export function RecordsTable({ records, identity }: { readonly records: readonly unknown[]; readonly identity: readonly string[] }): VNode {
  const [isWhole, setWhole] = useState(false);
  if (records.length === 0) return <p class="soft">No records. The filters match nothing, or this is the end.</p>;
  const { shown, all } = chooseColumns(records, identity);
  const columns = isWhole ? all : shown;
  return (
    <>
      <div class="scroller" tabIndex={0} role="region" aria-label="Records">
        <table>
          <thead>
            <tr>
              {columns.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {records.map((record, row) => (
              <tr key={row}>
                {columns.map((column) => (
                  <td key={column.title}>
                    <CellValue value={valueIn(record, column)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {all.length > shown.length ? (
        <Button
          text={isWhole ? `Show ${shown.length} columns` : `Show all ${all.length} columns`}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        />
      ) : null}
    </>
  );
}

/** A value in a cell: its whole text, or its beginning with the whole text behind it. */
export function CellValue({ value }: { readonly value: unknown }): VNode {
  const text = cellText(value);
  const short = shortText(text, LONGEST);
  const look = value === null || value === undefined ? "none" : typeof value;
  if (short === text) return <span class={`value ${look}`}>{text}</span>;
  return (
    <details class={`value ${look}`}>
      <summary>{short}</summary>
      {typeof value === "object" ? <pre>{JSON.stringify(value, undefined, 2)}</pre> : <p>{text}</p>}
    </details>
  );
}

/** A column of a table of records. */
interface Column {
  /** The path of its value in a record. */
  readonly path: readonly string[];
  readonly title: string;
}

/** The columns of some records: what identifies them, then what says most; `all` of them are there to choose. */
export function chooseColumns(
  records: readonly unknown[],
  identity: readonly string[],
): { readonly shown: readonly Column[]; readonly all: readonly Column[] } {
  const found = new Map<string, { readonly path: readonly string[]; readonly values: unknown[] }>();
  for (const record of records) collect(record, [], found);
  const ranked = [...found.entries()].map(([title, { path, values }], index) => ({
    column: { path, title },
    rank: rankOf(path, values, records.length, identity) - index / 1000,
  }));
  const all = ranked.sort((one, other) => other.rank - one.rank).map(({ column }) => column);
  const worth = ranked.filter(({ rank }) => rank > 0).length;
  return { shown: all.slice(0, Math.min(MOST, Math.max(worth, Math.min(all.length, 3)))), all };
}

/** The value of a column in a record; undefined where the record has none. */
export function valueIn(record: unknown, { path }: Column): unknown {
  return path.reduce<unknown>((holder, name) => (isObject(holder) && Object.hasOwn(holder, name) ? holder[name] : undefined), record);
}

/** The text of a cell: texts as they are, nothing for a missing value, everything else as JSON. */
export function cellText(value: unknown): string {
  if (value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The beginning of a long text, up to a number of characters; the text itself if it is not longer. */
export function shortText(text: string, most: number): string {
  const points = Array.from(text.slice(0, most * 2 + 2));
  return points.length > most ? `${points.slice(0, most - 1).join("")}…` : text;
}

function collect(
  value: unknown,
  path: readonly string[],
  found: Map<string, { readonly path: readonly string[]; readonly values: unknown[] }>,
): void {
  if (isObject(value) && path.length < DEEPEST) {
    for (const [name, inner] of Object.entries(value)) collect(inner, [...path, name], found);
    return;
  }
  const title = path.length === 0 ? "value" : path.join(".");
  const known = found.get(title) ?? { path, values: [] };
  known.values.push(value);
  found.set(title, known);
}

function rankOf(path: readonly string[], values: readonly unknown[], records: number, identity: readonly string[]): number {
  const title = path.join(".");
  const place = identity.indexOf(title);
  if (place >= 0) return 1000 - place;
  const last = path.at(-1) ?? "";
  const telling = TELLING.findIndex((pattern) => pattern.test(last));
  const told = values.filter((value) => value !== null && value !== "" && !(isList(value) && value.length === 0));
  const isNested = told.some((value) => typeof value === "object");
  const isConstant = records > 1 && told.length === records && new Set(told.map(cellText)).size === 1;
  const coverage = told.length / Math.max(records, 1);
  if (told.length === 0) return -100;
  const base = telling >= 0 ? 100 - telling * 10 : 20;
  return base * coverage - (path.length - 1) * 8 - (isNested ? 40 : 0) - (isConstant ? 25 : 0) - (isAddress(told) ? 30 : 0);
}

function isAddress(values: readonly unknown[]): boolean {
  return values.every((value) => typeof value === "string" && /^https?:/.test(value));
}
