import { render, type ButtonHTMLAttributes, type ClassAttributes, type VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { PageConnector } from "../page_connector.js";
import { readServer } from "../run/run_session.js";
import { createStore, type SandboxStore, useSandbox } from "./connection/sandbox_store.js";
import { Icon } from "../shared/controls.js";
import { activeFaults } from "./faults/wanted_fault.js";
import { resetSandbox, type Refusal, eventNames, readEvent, type LogEvent } from "./connection/control.js";
import { FaultsPanel } from "./faults/faults_panel.js";
import { RequestsPanel } from "./requests/requests_panel.js";
import { Button } from "../shared/controls.js";

const drawerId = "sandbox-drawer";

const titles: Readonly<Record<PanelName, string>> = { requests: "Requests", faults: "Faults" };

const ID = "sandbox-reset";

/** Milliseconds until the page looks again whether a sandbox is there. */
const PATIENCE = 2000;

/** A hidden page gives its connection back after a while: browsers have only six for all pages of a sandbox. */
const HIDDEN = 30_000;

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

/** The buttons in the bar. Whatever is open, they show that faults are set, and that the sandbox has stopped. */
function SandboxControls({ store, connectors, below }: SandboxControlsProps): VNode {
  const [panel, setPanel] = useState<PanelName>();
  const buttons = { requests: useRef<HTMLButtonElement>(null), faults: useRef<HTMLButtonElement>(null) };
  useEffect(() => {
    const close = (): void => {
      setPanel(undefined);
      if (panel !== undefined) buttons[panel].current?.focus();
    };
    render(panel === undefined ? null : <SandboxDrawer store={store} connectors={connectors} panel={panel} onClose={close} />, below);
  }, [panel]);
  const opener = (name: PanelName): ButtonHTMLAttributes & ClassAttributes<HTMLButtonElement> => ({
    type: "button",
    ref: buttons[name],
    "aria-expanded": panel === name,
    "aria-controls": drawerId,
    onClick: () => setPanel(panel === name ? undefined : name),
  });
  const { connection, faults } = useSandbox(store);
  const count = activeFaults(faults).length;
  return (
    <div class="sandbox-tools" role="group" aria-label="Sandbox">
      <span class="stopped bad medium" role="status">
        {connection === "lost" ? "Sandbox stopped" : ""}
      </span>
      <button {...opener("requests")} class="tool" title="Requests to the sandbox">
        <Icon name="activity" />
        <span class="label">Requests</span>
      </button>
      <button {...opener("faults")} class={count > 0 ? "tool alarm" : "tool"} title="Faults of the sandbox">
        <Icon name="fault" />
        {count === 0 ? (
          <span class="label">Faults</span>
        ) : (
          // In a narrow window only the number is visible.
          <span class="count">
            {count}
            <span class="unit">{count === 1 ? " fault" : " faults"}</span>
          </span>
        )}
      </button>
      <ResetPopover />
    </div>
  );
}

/**
 * Follows the log of the sandbox as long as the page is visible. After the connection was lost, it begins anew: the log of a sandbox that
 * was started again has the same request ids.
 */
function followLog(receive: (event: LogEvent) => void): void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const close = (): void => {
    source?.close();
    source = undefined;
  };
  const open = (): void => {
    if (source !== undefined) return;
    const opened = new EventSource("/_sandbox/log");
    source = opened;
    opened.addEventListener("open", () => receive({ kind: "open" }));
    opened.addEventListener("error", () => {
      close();
      receive({ kind: "lost" });
      if (!document.hidden) timer = setTimeout(open, PATIENCE);
    });
    for (const name of eventNames) {
      opened.addEventListener(name, ({ data }: MessageEvent<string>) => {
        const event = readEvent(name, data);
        if (event !== undefined) receive(event);
      });
    }
  };
  const follow = (): void => {
    clearTimeout(timer);
    if (!document.hidden) open();
    else if (source !== undefined) timer = setTimeout(close, HIDDEN);
  };
  document.addEventListener("visibilitychange", follow);
  // After the page has loaded, which would wait for the connection; and when it comes back from the browser's cache, without one.
  window.addEventListener("pageshow", follow);
}

/** `undefined` before the button was pressed. */
type Outcome = { readonly refusal: Refusal } | undefined;

/** A button that resets the sandbox when somebody has confirmed it, and says what came of it. */
function ResetPopover(): VNode {
  const [outcome, setOutcome] = useState<Outcome>();
  const popover = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const close = (): void => popover.current?.hidePopover();
  const reset = async (): Promise<void> => setOutcome({ refusal: await resetSandbox() });
  const opened = ({ newState }: Pick<ToggleEvent, "newState">): void => {
    if (newState === "closed") setOutcome(undefined);
    else first.current?.focus();
  };
  return (
    <>
      <button type="button" class="tool" popovertarget={ID} aria-label="Reset the sandbox" title="Reset the sandbox">
        <Icon name="reset" />
        <span class="label">Reset</span>
      </button>
      <div id={ID} ref={popover} popover="auto" role="dialog" aria-labelledby={`${ID}-title`} class="reset card" onToggle={opened}>
        <h2 id={`${ID}-title`}>Reset the sandbox?</h2>
        <p>Records, instances and faults return to what they were when the sandbox started. The log is emptied.</p>
        <div role="status" class={outcome?.refusal === undefined ? "good" : "bad"}>
          {outcome === undefined
            ? null
            : (outcome.refusal ?? ["Done. Everything is as it was at the start."]).map((sentence) => <p key={sentence}>{sentence}</p>)}
        </div>
        <div class="buttons row">
          <button
            type="button"
            ref={first}
            class="button main small"
            aria-disabled={isDone(outcome)}
            onClick={() => void (isDone(outcome) || reset())}
          >
            Reset
          </button>
          <Button text={isDone(outcome) ? "Close" : "Cancel"} onClick={close} />
        </div>
      </div>
    </>
  );
}

function isDone(outcome: Outcome): boolean {
  return outcome !== undefined && outcome.refusal === undefined;
}

type PanelName = "requests" | "faults";

interface SandboxDrawerProps {
  readonly store: SandboxStore;
  readonly connectors: readonly PageConnector[];
  readonly panel: PanelName;
  readonly onClose: () => void;
}

/** A panel at the bottom of the window. It is not modal: people read and run while they watch. */
function SandboxDrawer({ store, connectors, panel, onClose }: SandboxDrawerProps): VNode {
  const view = useSandbox(store);
  const [isTall, setIsTall] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, [panel]);
  // The page leaves room, so that nothing that gets the focus is behind the drawer.
  useEffect(() => {
    document.documentElement.dataset["drawer"] = isTall ? "tall" : "open";
    return (): void => {
      delete document.documentElement.dataset["drawer"];
    };
  }, [isTall]);
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
      {view.connection === "lost" ? (
        <p class="lost">
          The sandbox has stopped. Start it again with <code>npx connector-gateway-spec serve</code>; this page finds it by itself.
        </p>
      ) : null}
      <div class="panel">
        {panel === "requests" ? <RequestsPanel view={view} connectors={connectors} /> : <FaultsPanel view={view} connectors={connectors} />}
      </div>
    </section>
  );
}
