import type { Operation, Paging } from "../../model/types.ts";
import { describeOrigin } from "../../print/documentation.ts";

/** The text of a hover over a call: its meaning, order and paging, warnings, and the place in the documents. */
export function describeOperation(operation: Operation): readonly string[] {
  return [
    operation.description ?? `${operation.action} of ${operation.entity}.`,
    operation.permanent ? "This is permanent and cannot be undone." : "",
    operation.ordered === undefined ? "" : "Newest first.",
    operation.experimental === undefined ? "" : `Experimental: ${operation.experimental}`,
    ...operation.notes,
    operation.download?.maxSize === undefined ? "" : `At most ${operation.download.maxSize}.`,
    operation.paging === undefined ? "" : describePaging(operation.paging),
    describeOrigin(operation.origin),
    `\`${operation.id}\`, ${operation.section}.`,
  ].filter((line) => line !== "");
}

function describePaging(paging: Paging): string {
  const open = paging.notShown === undefined ? "" : ` Not shown: ${paging.notShown}`;
  if (paging.kind === "none") return `Cannot be paged: ${paging.because}${open}`;
  return `The next page is requested with \`${paging.next}\`; \`.all()\` iterates all pages.${open}`;
}
