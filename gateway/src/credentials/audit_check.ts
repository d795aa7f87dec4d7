import { isObject } from "connector-gateway-templates/core";
import type { AuditRow } from "../storage/store_types.ts";
import { apart, macOf, PLACES, readContent, readEnd, type ChainEnd, type ChainHead, type Sign } from "./audit_rows.ts";
import type { AuditParts } from "./audit_trail.ts";

/** A chain as it was found. */
export interface CheckedChain {
  readonly chain: string;
  /** The first and the last entry; none when `to` is before `from`. */
  readonly from: number;
  readonly to: number;
  /** The code of the last entry. Whoever keeps it elsewhere notices when the whole database is set back. */
  readonly mac: string;
  /** What is wrong with it, each a sentence. */
  readonly problems: readonly string[];
}

/** Checks all chains: that no entry was changed, removed or added, and that no chain is missing. @throws StorageError */
export async function checkAudit(parts: AuditParts): Promise<readonly CheckedChain[]> {
  const checked = new Map<string, CheckedChain>();
  const wanted: ChainEnd[] = [];
  for (const chain of await parts.audit.chains()) checked.set(chain, await checkChain(parts, chain, (end) => wanted.push(end)));
  for (const { chain, number } of wanted) {
    const found = checked.get(chain);
    if (found !== undefined && found.to >= number) continue;
    const problem = found === undefined ? "All of it is missing." : `Entries ${found.to + 1} to ${number} at its end are missing.`;
    checked.set(chain, { chain, from: 1, to: 0, mac: "", ...found, problems: [...(found?.problems ?? []), problem] });
  }
  return [...checked.values()];
}

/** Checks one chain, and tells which others it says that there are. */
async function checkChain({ audit, keys }: AuditParts, chain: string, tell: (end: ChainEnd) => void): Promise<CheckedChain> {
  const { anchor, headRow, head, start } = await endsOf(audit, chain);
  const nothing = { chain, from: 1, to: 0, mac: "" };
  if (headRow === undefined || head === undefined) return { ...nothing, problems: ["Its head is missing, which says how it ends."] };
  const sign = keys.signer(head.key);
  if (sign === undefined) return { ...nothing, problems: [`It cannot be checked without the master key ${head.key}. Add the key again.`] };
  const problems = [headRow, anchor].filter((row) => row !== undefined && macOf(sign, row) !== row.mac).map((row) => changedText(row));
  let end = start;
  const from = end.last + 1;
  for (let rows = await audit.rows(chain, end.last); rows.length > 0; rows = await audit.rows(chain, end.last)) {
    const found = checkRows(sign, end, rows);
    end = found.end;
    problems.push(...found.problems);
    for (const row of rows) tellChains(row, tell);
  }
  if (end.last < head.last) problems.push(missingText(end.last + 1, head.last));
  else if (end.last > head.last || end.mac !== head.mac) problems.push("Its end is not what its head says.");
  return { chain, from, to: end.last, mac: end.mac, problems };
}

/** Checks entries that follow an entry. After one that is changed, the next is checked with what is there. */
function checkRows(sign: Sign, start: ChainHead, rows: readonly AuditRow[]): { readonly end: ChainHead; readonly problems: string[] } {
  const problems: string[] = [];
  let end = start;
  for (const row of rows) {
    if (row.number !== end.last + 1) problems.push(missingText(end.last + 1, row.number - 1));
    else if (macOf(sign, row, end.mac) !== row.mac) problems.push(changedText(row));
    end = { ...end, last: row.number, mac: row.mac };
  }
  return { end, problems };
}

function changedText(row: AuditRow | undefined): string {
  const what = row?.number === PLACES.head ? "Its head" : row?.number === PLACES.anchor ? "Its anchor" : `Entry ${row?.number}`;
  return `${what} is not what the gateway wrote.`;
}

function missingText(from: number, to: number): string {
  return from === to ? `Entry ${from} is missing.` : `Entries ${from} to ${to} are missing.`;
}

/** Tells which chains an entry begins or continues. */
function tellChains(row: AuditRow, tell: (end: ChainEnd) => void): void {
  if (row.operation !== "audit.begin") return;
  const { begins, follows } = readContent(row);
  if (typeof begins === "string") tell({ chain: begins, number: 0, mac: "" });
  for (const end of Array.isArray(follows) ? follows : []) if (isChainEnd(end)) tell(end);
}

function isChainEnd(value: unknown): value is ChainEnd {
  return isObject(value) && typeof value["chain"] === "string" && typeof value["number"] === "number";
}

/** What stands apart from the entries of a chain, and the entry that the first one follows. */
async function endsOf(audit: AuditParts["audit"], chain: string) {
  const [first, second] = await audit.rows(chain, PLACES.anchor - 1, 2);
  const [anchor, headRow] = first?.number === PLACES.anchor ? [first, second] : [undefined, first];
  const head = headRow?.number === PLACES.head ? readEnd(headRow) : undefined;
  return { anchor, headRow, head, start: readEnd(anchor) ?? { key: "", last: 0, mac: "" } };
}

/**
 * Removes the entries from before a time, and leaves anchors in their places. An entry after a younger one stays, whatever its clock said,
 * and nothing is removed that is not as the gateway wrote it. Returns the chains in which that is so.
 */
export async function shortenAudit(parts: AuditParts, before: string): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const chain of await parts.audit.chains(before)) {
    let step = await shortenChain(parts, chain, before);
    while (step === "more") step = await shortenChain(parts, chain, before);
    if (step === "broken") broken.push(chain);
  }
  return broken;
}

/** Removes the first old entries of a chain. */
async function shortenChain({ audit, keys }: AuditParts, chain: string, before: string): Promise<"more" | "done" | "broken"> {
  const { anchor, head, start } = await endsOf(audit, chain);
  const rows = await audit.rows(chain, start.last);
  const young = rows.findIndex(({ at }) => at >= before);
  const old = young < 0 ? rows : rows.slice(0, young);
  if (old.length === 0) return "done";
  const sign = head && keys.signer(head.key);
  if (sign === undefined || (anchor !== undefined && macOf(sign, anchor) !== anchor.mac)) return "broken";
  const { end, problems } = checkRows(sign, start, old);
  if (problems.length > 0) return "broken";
  await audit.shorten(apart(sign, chain, "anchor", { last: end.last, mac: end.mac }), end.last);
  return young < 0 ? "more" : "done";
}
