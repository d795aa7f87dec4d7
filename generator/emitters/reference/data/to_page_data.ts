import type { PageData } from "../../../../templates/reference/shared/page_data.ts";
import type { PageSource } from "../source.ts";

/** What the script of the page needs to know. */
export function toPageData({ gateway, version }: PageSource): PageData {
  return { version, executePath: gateway.execute.path, operations: [] };
}
