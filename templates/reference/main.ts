import type { ConnectorDefinition } from "../runtime/client/client_types.js";
import { openCode } from "./code/open_code.js";
import { openFrame } from "./frame/frame.js";
import "./style/index.css";

/** Makes the page alive. What it shows is there without it. */
export function openPage(_connectors: readonly ConnectorDefinition[]): void {
  openFrame();
  openCode();
}
