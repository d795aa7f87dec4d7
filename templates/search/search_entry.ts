/** What can be found. */
export type EntryKind = "connector" | "operation" | "entity" | "record" | "topic" | "parameter" | "field" | "meta";

/** The kinds of what can be found, in the order of their groups if nothing else decides, and how much a match in each is worth. */
export const entryKinds: Readonly<Record<EntryKind, KindOfEntry>> = {
  connector: { badge: "connector", group: "Connectors", weight: 2 },
  operation: { badge: "operation", group: "Operations", weight: 2 },
  entity: { badge: "entity", group: "Entities", weight: 1 },
  record: { badge: "record", group: "Records", weight: 1 },
  topic: { badge: "guide", group: "Guide", weight: 1 },
  parameter: { badge: "parameter", group: "Parameters", weight: 0.4 },
  field: { badge: "field", group: "Fields", weight: 0.4 },
  meta: { badge: "meta", group: "Meta", weight: 0.3 },
};

interface KindOfEntry {
  readonly badge: string;
  readonly group: string;
  readonly weight: number;
}

/** Something with an anchor that can be found. */
export interface SearchEntry {
  /** Its id on the page, `payments.customers.list.params.limit`. */
  readonly anchor: string;
  readonly kind: EntryKind;
  /** `limit` */
  readonly name: string;
  /** What it belongs to, from the outside: `Payments`, `customers.list`. */
  readonly path: readonly string[];
  /** The id of its connector, or undefined if it belongs to all of them. */
  readonly connector: string | undefined;
  /** What it is, in a sentence. */
  readonly sentence: string;
  /** Words that are searched, but not shown: those of the params of an operation. */
  readonly inside?: string;
}
