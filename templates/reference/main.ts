import type { ConnectorDefinition } from "../runtime/client/client_types.js";
import { openSearch } from "./search/open_search.js";
import "./style/index.css";

/** Makes the page alive. What it shows is there without it. */
export function openPage(connectors: readonly ConnectorDefinition[]): void {
  document.documentElement.dataset["connectors"] = String(connectors.length);
  openSearch();
}
