/**
 * The operation kinds: one entry per kind. The keys that an operation may and must have, the types of its result and of its call,
 * and the tables of the language page follow from them.
 */

/** The keys of an operation that depend on its kind, in the order in which messages name them. */
export const OPERATION_KEYS = ["ordered", "returns", "meta", "elements", "paging", "download", "take", "take_meta", "then"] as const;

export type OperationKey = (typeof OPERATION_KEYS)[number];

type ActionOfKind = "list" | "get" | "create" | "update" | "delete" | "api_search" | "download";

/** The result, the actions and the keys of the operations of a kind. */
export interface OperationKindDescriptor {
  /** A description of `result`, for the language page and the editor. */
  readonly about: string;
  /** The actions that may have the kind, and whether it is the one that they have without `kind`. */
  readonly actions: { readonly [Action in ActionOfKind]?: "default" | "possible" };
  /** The keys that an operation of the kind may have. `returns` comes from the entity where it is left out. */
  readonly keys: { readonly [Key in OperationKey]?: "required" | "optional" };
}

/** Data that must be of a type. A mistake in an entry is a compile error where this is used, which names the entry. */
type Checked<Entries extends Wanted, Wanted> = Entries;

export const OPERATION_KINDS = {
  list: {
    about: "an array of records",
    actions: { list: "default", api_search: "default" },
    keys: { ordered: "optional", returns: "optional", meta: "optional", paging: "required", take: "optional", take_meta: "optional" },
  },
  record: {
    about: "one record",
    actions: { get: "default", create: "default", update: "default" },
    keys: { returns: "optional", take: "optional" },
  },
  search_wrapper: {
    about: "one record that holds the found elements and the paging state",
    actions: { list: "possible", api_search: "possible" },
    keys: {
      ordered: "optional",
      returns: "optional",
      meta: "optional",
      elements: "required",
      paging: "required",
      take: "optional",
      take_meta: "optional",
    },
  },
  page_record: {
    about: "one record whose `data` holds a page of elements",
    actions: { list: "possible", api_search: "possible" },
    keys: {
      ordered: "optional",
      returns: "optional",
      meta: "optional",
      elements: "required",
      paging: "required",
      take: "optional",
      take_meta: "optional",
    },
  },
  delete_result: {
    about: "one record that confirms the deletion",
    actions: { delete: "default" },
    keys: { returns: "optional", take: "optional" },
  },
  download: {
    about: "nothing: the answer is a stream of bytes",
    actions: { download: "default" },
    keys: { download: "optional", then: "optional" },
  },
} as const;

export type OperationKind = keyof Checked<typeof OPERATION_KINDS, Readonly<Record<string, OperationKindDescriptor>>>;
