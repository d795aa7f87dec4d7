import type { lintMessages, silenceMessages } from "../../../generator/read/diagnostics/lint_messages.ts";
import type { SourceFile } from "../../../generator/read/source/source_file.ts";
import { tidyAndChanged } from "../../fixtures/tidy_catalog.ts";

/** The codes that only the lints report. */
export type LintMessageCode = keyof typeof lintMessages | keyof typeof silenceMessages;

/** A second operation with pages. */
const SEARCH = `      api_search:
        description: Searches orders.
        params: { limit: PageLimit }
        paging: { kind: none, size: limit, reason: Short. }
`;

/** For each code a catalog with that one finding. */
export const lintCases: Readonly<Record<LintMessageCode, readonly SourceFile[]>> = {
  "lint/no-description": inShop("  description: Where the shop is.\n", ""),
  "lint/repeated-name": inShop("quantity: integer -- Number of pieces.", "quantity: integer -- The quantity."),
  "lint/no-period": inShop("description: Returns an order.", "description: Returns an order"),
  "lint/unfinished-text": inShop("description: Returns an order.", `description: ${"TO" + "DO"} say what it returns.`),
  "lint/no-replacement": inShop("status: { enum: [open, closed, canceled], desc", "status: { enum: [open, closed, canceled], deprecated: It is old., desc"),
  "lint/open-inside": inShop("      note: string", "      extra: object | null -- Values of the shop's own.\n      note: string"),
  "lint/no-example": inShop("    example: { id: ord_1, note: null, status: open, lines: [{ quantity: 1 }] }\n", ""),
  "lint/placeholder-example": inShop("example: toys", "example: subdomain"),
  "lint/no-maximum": inShop("min: 1, max: 100", "min: 1"),
  "lint/unenforced-limit": inShop("after: string -- Id of the last order.", "after: string -- Id of the last order, at most 30 characters."),
  "lint/unlisted-values": inShop("after: string -- Id", "state: { type: string, filter: status, description: One of `open` or `closed`. }\n          after: string -- Id"),
  "lint/similar-values": inShop("closed, canceled], filter", "closed, cancelled], filter"),
  "lint/mixed-spelling": inShop("      quantity: integer -- Number", "      Note: string | null -- What it is.\n      quantity: integer -- Number"),
  "lint/unmarked-secret": inShop("note: string | null -- What", "link: string | null -- Signed URL of the receipt.\n      note: string | null -- What"),
  "lint/unused-meta": inShop("has_more: boolean --", "total: integer -- Number of all orders.\n          has_more: boolean --"),
  "lint/unexplained-list": inShop("          status: { enum: [open, closed, canceled], filter: status, description: Only orders in this state. }\n", ""),
  "lint/repeated-type": tidyAndChanged(
    ["limit: PageLimit", "limit: { type: integer, min: 1, max: 100, default: 10, description: Number of orders on a page. }"],
    ["      get:\n", `${SEARCH}      get:\n`],
  ),
  "lint/redundant-key": inShop("limit: PageLimit", "limit: { type: PageLimit, max: 100 }"),
  "lint/unreachable": inShop("  OrderLine:\n", "  Parcel: { description: Two halves., fields: { half: Half | null -- One of them. } }\n  Half: { description: One of the two., fields: { other: Parcel | null -- The other one. } }\n  OrderLine:\n"),

  "lint/silence-form": inShop("min: 1, max: 100", "min: 1", "# lint-ignore lint/no-maximum: The document states none."),
  "lint/silence-reason": inShop("min: 1, max: 100", "min: 1", "# lint-allow lint/no-maximum"),
  "lint/unknown-lint": inShop("min: 1, max: 100", "min: 1", "# lint-allow lint/no-maximal: The document states none."),
  "lint/stale-silence": inShop("min: 1, max: 100", "min: 1, max: 100", "# lint-allow lint/no-maximum: The document states none."),
};

/** The catalog with one text replaced, and a comment above the page limit. */
function inShop(from: string, to: string, comment?: string): readonly SourceFile[] {
  const above = comment === undefined ? [] : [["types:\n", `types:\n  ${comment}\n`] as const];
  return tidyAndChanged([from, to], ...above);
}
