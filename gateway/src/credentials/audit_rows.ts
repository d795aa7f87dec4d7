import { isObject } from "connector-gateway-templates/core";
import type { AuditRow } from "../storage/store_types.ts";

/** How a call or a command ended. `unknown`: a write that may have been done, but nobody knows. */
export type AuditOutcome = "ok" | "refused" | "failed" | "replayed" | "unknown";

/** What is kept about a call or a command: no params, no records and no credentials. */
export interface AuditEntry {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** `payments.customers.list`, `gateway.create_instance`, `token.create` */
  readonly operation: string;
  readonly outcome: AuditOutcome;
  readonly effect?: "read" | "write" | undefined;
  /** The id of the bearer token; undefined for a command. */
  readonly token?: string | undefined;
  readonly instance?: string | undefined;
  /** The ids of the records that the call named or made, or of what a command changed. */
  readonly records?: readonly string[] | undefined;
  /** The id of the request. */
  readonly request?: string | undefined;
  /** The chain that a node begins, and the chains that this one continues. */
  readonly begins?: string | undefined;
  readonly follows?: readonly ChainEnd[] | undefined;
}

/** Signs rows. */
export type Sign = (text: string) => string;

/** An entry that a chain ends with, or that it has been shortened to. */
export interface ChainEnd {
  readonly chain: string;
  readonly number: number;
  readonly mac: string;
}

/** The place of what stands apart from the entries of a chain. */
export const PLACES = { anchor: -1, head: 0 } as const;

/** What the head of a chain says: the master key whose derived key signs it, and the last entry. */
export interface ChainHead {
  readonly key: string;
  readonly last: number;
  readonly mac: string;
}

/** The code of a row: each depends on everything in the row, and on the entry before it. */
export function macOf(sign: Sign, { chain, number, at, operation, content }: Omit<AuditRow, "mac">, before = ""): string {
  return sign(JSON.stringify([chain, number, at, operation, content, before]));
}

/** The rows that continue a chain: the entries, and the head. */
export function continueChain(
  sign: Sign,
  { chain, key, last, mac }: ChainHead & { readonly chain: string },
  entries: readonly AuditEntry[],
): { readonly rows: readonly AuditRow[]; readonly head: ChainHead } {
  const rows: AuditRow[] = [];
  let [number, before] = [last, mac];
  for (const { at, operation, ...content } of entries) {
    number += 1;
    const row = { chain, number, at, operation, content: JSON.stringify(content) };
    before = macOf(sign, row, before);
    rows.push({ ...row, mac: before });
  }
  const head: ChainHead = { key, last: number, mac: before };
  return { rows: [...rows, apart(sign, chain, "head", head)], head };
}

/** A row that stands apart from the entries. It has no time, so that a new head does not change the index of times. */
export function apart(sign: Sign, chain: string, operation: keyof typeof PLACES, content: object): AuditRow {
  const row = { chain, number: PLACES[operation], at: "", operation, content: JSON.stringify(content) };
  return { ...row, mac: macOf(sign, row) };
}

/** The head, or the anchor, in a row; undefined for anything else. */
export function readEnd(row: AuditRow | undefined): ChainHead | undefined {
  const content = row === undefined ? {} : readContent(row);
  const { key = "", last, mac } = content;
  return typeof key === "string" && typeof last === "number" && typeof mac === "string" ? { key, last, mac } : undefined;
}

/** The content of a row; nothing where somebody has changed it so that it is no JSON object. */
export function readContent({ content }: AuditRow): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(content);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
