import type { Ref, VNode } from "preact";
import { Icon } from "../shared/icons.js";
import { useSandbox, type SandboxStore } from "./connection/sandbox_store.js";
import { activeFaults } from "./faults/wanted_fault.js";
import { ResetPopover } from "./reset_popover.js";
import { drawerId, type PanelName } from "./sandbox_drawer.js";

export interface SandboxToolsProps {
  readonly store: SandboxStore;
  /** The panel that is open. */
  readonly panel: PanelName | undefined;
  readonly onToggle: (panel: PanelName) => void;
  readonly buttons: Readonly<Record<PanelName, Ref<HTMLButtonElement>>>;
}

/** The buttons in the bar. Whatever is open, they show that faults are set, and that the sandbox has stopped. */
export function SandboxTools({ store, panel, onToggle, buttons }: SandboxToolsProps): VNode {
  const { connection, faults } = useSandbox(store);
  const count = activeFaults(faults).length;
  return (
    <div class="sandbox-tools" role="group" aria-label="Sandbox">
      <span class="stopped" role="status">
        {connection === "lost" ? "Sandbox stopped" : ""}
      </span>
      <button
        type="button"
        class="tool"
        ref={buttons.requests}
        aria-expanded={panel === "requests"}
        aria-controls={drawerId}
        title="Requests to the sandbox"
        onClick={() => onToggle("requests")}
      >
        <Icon name="activity" />
        <span class="label">Requests</span>
      </button>
      <button
        type="button"
        class={count > 0 ? "tool alarm" : "tool"}
        ref={buttons.faults}
        aria-expanded={panel === "faults"}
        aria-controls={drawerId}
        title="Faults of the sandbox"
        onClick={() => onToggle("faults")}
      >
        <Icon name="fault" />
        {count > 0 ? <FaultCount count={count} /> : <span class="label">Faults</span>}
      </button>
      <ResetPopover />
    </div>
  );
}

/** `1 fault`; in a narrow window only the number is visible. */
function FaultCount({ count }: { readonly count: number }): VNode {
  return (
    <span class="count">
      {count}
      <span class="unit">{count === 1 ? " fault" : " faults"}</span>
    </span>
  );
}
