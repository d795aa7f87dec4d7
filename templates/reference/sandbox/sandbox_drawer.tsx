import { useEffect, useRef, useState } from "preact/hooks";
import type { VNode } from "preact";
import type { PageConnector } from "../page_connector.js";
import { Icon } from "../shared/icons.js";
import { useSandbox, type SandboxStore, type SandboxView } from "./connection/sandbox_store.js";
import { FaultsPanel } from "./faults/faults_panel.js";
import { RequestsPanel } from "./requests/requests_panel.js";

export const drawerId = "sandbox-drawer";

/** What the drawer can show. */
export type PanelName = "requests" | "faults";

const titles: Readonly<Record<PanelName, string>> = { requests: "Requests", faults: "Faults" };

export interface SandboxDrawerProps {
  readonly store: SandboxStore;
  readonly connectors: readonly PageConnector[];
  readonly panel: PanelName;
  readonly onClose: () => void;
}

/** A panel at the bottom of the window. It is not modal: people read and run while they watch. */
export function SandboxDrawer({ store, connectors, panel, onClose }: SandboxDrawerProps): VNode {
  const view = useSandbox(store);
  const [isTall, setIsTall] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [panel]);
  useRoomAtBottom(isTall ? "tall" : "open");
  return (
    <section
      id={drawerId}
      class={isTall ? "drawer tall" : "drawer"}
      aria-labelledby={`${drawerId}-title`}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) onClose();
      }}
    >
      <header>
        <h2 id={`${drawerId}-title`} ref={heading} tabIndex={-1}>
          {titles[panel]}
        </h2>
        <button
          type="button"
          class="tool"
          aria-pressed={isTall}
          aria-label="Tall"
          title={isTall ? "Make it smaller" : "Make it taller"}
          onClick={() => setIsTall(!isTall)}
        >
          <Icon name="chevron" />
        </button>
        <button type="button" class="tool" aria-label="Close" title="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <Connection view={view} />
      <div class="panel">
        {panel === "requests" ? <RequestsPanel view={view} connectors={connectors} /> : <FaultsPanel view={view} connectors={connectors} />}
      </div>
    </section>
  );
}

/** The page leaves room, so that nothing that gets the focus is behind the drawer. */
function useRoomAtBottom(size: "open" | "tall"): void {
  useEffect(() => {
    document.documentElement.dataset["drawer"] = size;
    return (): void => {
      delete document.documentElement.dataset["drawer"];
    };
  }, [size]);
}

function Connection({ view: { connection } }: { readonly view: SandboxView }): VNode | null {
  if (connection !== "lost") return null;
  return (
    <p class="lost">
      The sandbox has stopped. Start it again with <code>npx connector-gateway-spec serve</code>; this page finds it by itself.
    </p>
  );
}
