import type { PageConnector } from "./page_connector.js";
import { openCode } from "./code/open_code.js";
import { openFrame } from "./frame/frame.js";
import { openRun } from "./run/open_run.js";
import { openSandbox } from "./sandbox/open_sandbox.js";
import { openSearch } from "./search/open_search.js";
import "./style/index.css";

/** Adds what the page does in a browser. Everything that it says is in the HTML already. */
export function openPage(connectors: readonly PageConnector[]): void {
  openSandbox(connectors);
  openFrame();
  openCode();
  openRun(connectors);
  openSearch();
}
