import { render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { VNode } from "preact";
import type { PageConnector } from "../page_connector.js";
import { readServer } from "../run/run_session.js";
import { followLog } from "./connection/follow_log.js";
import { createStore, type SandboxStore } from "./connection/sandbox_store.js";
import { SandboxDrawer, type PanelName } from "./sandbox_drawer.js";
import { SandboxTools } from "./sandbox_tools.js";

/** Milliseconds between two changes of what is shown. A busy sandbox answers more often. */
const PAUSE = 100;

/** Puts the buttons of the sandbox into the bar, if a sandbox with control paths serves the page: its requests, faults and reset. */
export function openSandbox(connectors: readonly PageConnector[]): void {
  if (readServer(document.documentElement) !== "sandbox") return;
  const tools = document.querySelector("#page-tools");
  const bar = document.querySelector(".bar");
  if (tools === null || bar === null) throw new Error("the page has no bar");
  const store = createStore(Date.now, (go) => setTimeout(go, PAUSE));
  const place = document.createElement("div");
  const below = document.createElement("div");
  below.className = "sandbox";
  tools.append(place);
  bar.after(below);
  render(<SandboxControls store={store} connectors={connectors} below={below} />, place);
  followLog(store.receive);
}

interface SandboxControlsProps {
  readonly store: SandboxStore;
  readonly connectors: readonly PageConnector[];
  /** Where the drawer is: the next stop of the keyboard after the bar. */
  readonly below: Element;
}

function SandboxControls({ store, connectors, below }: SandboxControlsProps): VNode {
  const [panel, setPanel] = useState<PanelName>();
  const buttons = { requests: useRef<HTMLButtonElement>(null), faults: useRef<HTMLButtonElement>(null) };
  const toggle = (wanted: PanelName): void => setPanel(panel === wanted ? undefined : wanted);
  useEffect(() => {
    const close = (): void => {
      setPanel(undefined);
      if (panel !== undefined) buttons[panel].current?.focus();
    };
    render(panel === undefined ? null : <SandboxDrawer store={store} connectors={connectors} panel={panel} onClose={close} />, below);
  }, [panel]);
  return <SandboxTools store={store} panel={panel} onToggle={toggle} buttons={buttons} />;
}
