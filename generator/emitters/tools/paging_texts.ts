import type { PagingField, PagingKind, PagingOf } from "../../model/paging_kinds.ts";
import type { Field, Operation, Paging } from "../../model/types.ts";

/** What each kind passes for the next page; undefined where the description of the param says it best. */
const NEXT: { readonly [Kind in PagingKind]: (paging: PagingOf<Kind>) => string | undefined } = {
  record_cursor: ({ id }) => `Next page: the \`${id}\` of the last record.`,
  token: ({ token }) => `Next page: ${stateText(token)} of the answer.`,
  page_number: () => "Page number, from 1.",
  offset: () => "Number of records to skip.",
  page_info: () => "Next page: `endCursor` of the answer.",
  change_feed: () => undefined,
  none: () => undefined,
};

/** What a param for paging does, in few words; undefined for other params, and where its description says it best. */
export function describePagingParam({ role }: Field, { paging }: Operation): string | undefined {
  if (role?.kind !== "paging" || paging === undefined) return undefined;
  switch (role.part) {
    case "size":
      return "Page size.";
    case "next":
      return nextText(paging);
    case "previous":
      return paging.kind === "record_cursor" ? `Previous page: the \`${paging.id}\` of the first record.` : undefined;
  }
}

function nextText<Kind extends PagingKind>(paging: Extract<Paging, { kind: Kind }> & PagingOf<Kind>): string | undefined {
  return NEXT[paging.kind](paging);
}

function stateText({ within = [], field }: PagingField): string {
  return `\`${[...within, field].join(".")}\``;
}
