import type { PagingKind } from "../../../../model/paging_kinds.ts";
import type { DrawnPage, PageTurns } from "../pictures/page_turns.tsx";

/** A paging kind in words and as a drawing. */
export interface DrawnKind {
  readonly title: string;
  /** How to get from page to page, and how to know the last one. */
  readonly words: string;
  readonly drawn: PageTurns;
}

/** The kinds in the order of the page. Every kind of the language has its words and its drawing. */
export const DRAWN_KINDS: Readonly<Record<PagingKind, DrawnKind>> = {
  record_cursor: {
    title: "Record cursor",
    words:
      "Pass the id of the last record of a page to get the page after it. If the operation can page backwards, pass the id of the first record to get the page before it. Stop when the answer says that there are no more.",
    drawn: {
      description: "Three pages. The id of the last record of a page gets the next page. The last page says that there are no more.",
      pages: threePages("more", "no more", "record"),
      turns: ["last id", "last id"],
    },
  },
  token: {
    title: "Token",
    words:
      "Each answer has a token for the next page. Pass it on unchanged. Stop when the token is missing, null or empty, or when the answer says that there are no more.",
    drawn: {
      description: "Three pages. The token of a page gets the next page. The last page has no token.",
      pages: threePages("token", "no token", "caption"),
      turns: ["token", "token"],
    },
  },
  page_number: {
    title: "Page number",
    words: "Pass the number of the page. The first page is 1. Stop at a page that has fewer records than the page size.",
    drawn: {
      description: "Three pages with the numbers 1, 2 and 3. The last page has fewer records than the others.",
      pages: threePages("full", "fewer"),
      turns: ["page 2", "page 3"],
    },
  },
  offset: {
    title: "Offset",
    words:
      "Pass the number of records to skip: as many as you have received so far. Stop at an empty page, when you have as many as the total of the answer, or when the answer says that the page is the last one.",
    drawn: {
      description: "Three pages of four records. The first page skips no records, the second one 4, and the last one 8.",
      pages: [
        { records: 4, caption: "1 to 4" },
        { records: 4, caption: "5 to 8" },
        { records: 2, caption: "9 to 10" },
      ],
      turns: ["skip 4", "skip 8"],
    },
  },
  page_info: {
    title: "Page info",
    words:
      "The result is a GraphQL connection. Pass `pageInfo.endCursor` of a page to get the next one. Stop when `pageInfo.hasNextPage` is false.",
    drawn: {
      description: "Three pages. The end cursor of a page gets the next page. On the last page, hasNextPage is false.",
      pages: threePages("next: true", "next: false"),
      turns: ["endCursor", "endCursor"],
    },
  },
  change_feed: {
    title: "Change feed",
    words:
      "The records are changes since the last time you asked. Each page has a token for the next one. The last page has a start token instead: keep it, and pass it when you want to know what has changed since then.",
    drawn: {
      description:
        "Two pages of changes, connected by a token, and a page of a later round. The start token of the last page gets the later round.",
      pages: [
        { records: 4, caption: "token", passes: "caption" },
        { records: 2, caption: "start token", passes: "caption" },
        { records: 1, caption: "later", isLater: true },
      ],
      turns: ["token", "start token"],
    },
  },
  none: {
    title: "No pages",
    words: "There is only one answer: it has all records, or it does not say how to request more.",
    drawn: { description: "A single page.", pages: [{ records: 4, caption: "one page" }], turns: [] },
  },
};

/** Two full pages, and a shorter last one. */
function threePages(full: string, last: string, passes?: DrawnPage["passes"]): readonly DrawnPage[] {
  const page: DrawnPage = { records: 4, caption: full, ...(passes !== undefined && { passes }) };
  return [page, page, { records: 2, caption: last }];
}
