import { CREATE_INSTANCE } from "../../../runtime/sandbox/fault_plan.js";
import type { PageConnector } from "../../page_connector.js";

/** Patterns that people mostly want: of each connector, of each action, and all operations by themselves. */
export function patternsOf(connectors: readonly Pick<PageConnector, "id" | "operations">[]): readonly string[] {
  const operations = connectors.flatMap((connector) => connector.operations);
  const actions = [...new Set(operations.map(({ action }) => `*.${action}`))].sort();
  return [...connectors.map(({ id }) => `${id}.*`), ...actions, CREATE_INSTANCE, ...operations.map(({ id }) => id)];
}

/** The operation that the contents mark as the reader's place, or else that the address names; undefined if both are something else. */
export function operationInView(connectors: readonly Pick<PageConnector, "id" | "operations">[]): string | undefined {
  const link = document.querySelector<HTMLAnchorElement>('.contents a[aria-current="location"]');
  const ids = new Set(connectors.flatMap(({ operations }) => operations.map(({ id }) => `#${encodeURIComponent(id)}`)));
  const hash = [link?.hash, location.hash].find((one) => one !== undefined && ids.has(one));
  return hash === undefined ? undefined : decodeURIComponent(hash.slice(1));
}
