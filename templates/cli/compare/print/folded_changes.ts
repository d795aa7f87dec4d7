import type { Audience } from "../change.js";
import type { ComparedChange, ComparisonReport } from "../outcome/compare_sides.js";

/** The headings under which changes are printed, the most important first. */
export const HEADINGS = {
  both: "Breaking for callers and implementers",
  caller: "Breaking for callers",
  implementer: "To do for implementers",
  compatible: "Compatible",
  types: "Compatible, with other types at compile time",
  unseen: "Without effect on programs",
  accepted: "Accepted breaks",
} as const;

export type Heading = keyof typeof HEADINGS;

/** Changes of one connector that say the same about several operations or records. */
export interface FoldedChange {
  readonly heading: Heading;
  /** The connector, or `gateway`, or `types` for declaration files. */
  readonly connector: string;
  /** The message of the only change, or one for all of them. */
  readonly message: string;
  /** At least one. */
  readonly changes: readonly [ComparedChange, ...ComparedChange[]];
}

/** All changes, those that say the same as one, in the order of the headings, then of the comparison. */
export function foldChanges({ changes, for: audience }: ComparisonReport): readonly FoldedChange[] {
  const folded = new Map<string, [ComparedChange, ...ComparedChange[]]>();
  for (const change of changes) {
    const key = JSON.stringify([headingOf(change, audience), connectorOf(change), change.code, sentenceOf(change, "…")]);
    const others = folded.get(key);
    if (others === undefined) folded.set(key, [change]);
    else others.push(change);
  }
  const all = [...folded.values()].map((same): FoldedChange => {
    const [first] = same;
    const message = same.length === 1 ? first.message : sentenceOf(first, nounOf(same));
    return { heading: headingOf(first, audience), connector: connectorOf(first), message, changes: same };
  });
  return orderOfHeadings.flatMap((heading) => all.filter((one) => one.heading === heading));
}

const orderOfHeadings = Object.keys(HEADINGS) as readonly Heading[];

function headingOf(change: ComparedChange, audience: Audience): Heading {
  const { caller, implementer, accepted, compileTime } = change;
  if (accepted !== undefined) return "accepted";
  const breaksCallers = audience !== "implementer" && caller === "breaking";
  const breaksImplementers = audience !== "caller" && implementer === "breaking";
  if (breaksCallers) return breaksImplementers ? "both" : "caller";
  if (breaksImplementers) return "implementer";
  if (compileTime === true) return "types";
  return caller === "none" && implementer === "none" ? "unseen" : "compatible";
}

function connectorOf({ code, address }: ComparedChange): string {
  return code.startsWith("declaration/") ? "types" : (address.split(".")[0] ?? "");
}

/** The message with other words for what it is about. */
function sentenceOf({ address, message }: ComparedChange, words: string): string {
  const owner = ownersOf(address).find((name) => message.includes(name));
  if (owner === undefined) return message;
  return message.startsWith(owner) ? `each of ${words}${message.slice(owner.length)}` : message.replace(owner, words);
}

/** The names that a message may use for the thing at an address: `payments.customers.list.params` is about the operation. */
function ownersOf(address: string): readonly string[] {
  const operation = /^\w+\.\w+\.\w+(?=\.)/.exec(address)?.[0];
  return operation === undefined ? (address.includes(".") ? [address] : []) : [address, operation];
}

const NOUNS: readonly (readonly [codeAndAddress: RegExp, noun: string])[] = [
  [/^inner\/type-/, "types"],
  [/ \w+\.records\.\w+$/, "records"],
  [/ \w+\.\w+\.\w+(?:\.\w+)?$/, "operations"],
];

function nounOf(changes: readonly ComparedChange[]): string {
  const noun = NOUNS.find(([pattern]) => changes.every(({ code, address }) => pattern.test(`${code} ${address}`)))?.[1] ?? "places";
  return `${changes.length} ${noun}`;
}

/** The names that a folded change is about: `payments.customers.list, payments.charges.list and 12 more`. */
export function ownersText({ changes }: FoldedChange, most: number): string {
  const names = [...new Set(changes.map(({ address }) => ownersOf(address).at(-1) ?? address))];
  const more = names.length - most;
  return more <= 1 ? names.join(", ") : `${names.slice(0, most).join(", ")} and ${more} more`;
}
