import { render, type TargetedKeyboardEvent, type VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { PageConnector } from "../page_connector.js";
import type { PageData } from "../shared/page_data.js";
import { isSendKey, RunPanel } from "./panel.js";
import { createSession, findTarget, readServer, type RunSession, type RunTarget } from "./run_session.js";
import { ColoredCode } from "../code/colored_code.js";
import { Button } from "../shared/controls.js";

const COMMAND = "npx connector-gateway-spec serve";

/** Puts a button beside every operation that opens a panel in the place of its example. The panel is made when it is opened for the first time. */
export function openRun(connectors: readonly PageConnector[]): void {
  let opened: { readonly data: PageData; readonly session: RunSession } | undefined;
  const open = (): { readonly data: PageData; readonly session: RunSession } => {
    const data = readPageData();
    return { data, session: createSession(data, readServer(document.documentElement), (path) => fetch(path)) };
  };
  for (const article of document.querySelectorAll<HTMLElement>("article.operation[data-operation]")) {
    const id = article.dataset["operation"] ?? "";
    addButton(article, id, () => {
      opened ??= open();
      const target = findTarget(connectors, opened.data, id);
      return target && { session: opened.session, target };
    });
  }
}

/** Reads the data in the page about the catalog. The generator writes it, so its shape is not checked. */
function readPageData(): PageData {
  return JSON.parse(document.getElementById("page-data")?.textContent ?? "") as PageData;
}

interface Prepared {
  readonly session: RunSession;
  readonly target: RunTarget;
}

function addButton(article: HTMLElement, id: string, prepare: () => Prepared | undefined): void {
  const button = document.createElement("button");
  const panelId = `run:${id}`;
  button.type = "button";
  button.className = "run-button button main";
  button.textContent = "Run";
  button.setAttribute("aria-expanded", "false");
  button.setAttribute("aria-label", `Run ${id}`);
  let place: HTMLElement | undefined;
  const show = (isOpen: boolean): void => {
    if (place === undefined) {
      place = document.createElement("section");
      place.className = "run-panel card";
      place.id = panelId;
      place.setAttribute("aria-labelledby", `${panelId}:title`);
      button.after(place);
      button.setAttribute("aria-controls", panelId);
    }
    place.hidden = !isOpen;
    button.setAttribute("aria-expanded", String(isOpen));
    article.classList.toggle("running", isOpen);
    if (!isOpen) {
      button.focus();
      button.scrollIntoView({ block: "nearest" });
      return;
    }
    const prepared = prepare();
    // The sandbox may have been reset, or used by others.
    prepared?.session.forgetRecords();
    if (prepared !== undefined) render(<PanelFrame {...prepared} id={panelId} onClose={() => show(false)} opened={++openings} />, place);
  };
  let openings = 0;
  button.addEventListener("click", () => show(place?.hidden !== false));
  article.querySelector(".example")?.prepend(button);
}

interface PanelFrameProps extends Prepared {
  readonly id: string;
  readonly onClose: () => void;
  /** How often it was opened: each time, it gets the focus. */
  readonly opened: number;
}

function PanelFrame({ session, target, id, onClose, opened }: PanelFrameProps): VNode {
  const title = useRef<HTMLHeadingElement>(null);
  // An effect after the next frame could take the focus from what somebody has moved on to.
  useLayoutEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, [opened]);
  return (
    <>
      <header class="run-head row" onKeyDown={(event) => onHeadKey(event, onClose)}>
        <h5 id={`${id}:title`} tabIndex={-1} ref={title}>
          Run <code>{target.operation.id}</code>
        </h5>
        <Button text="Close" look="button" onClick={onClose} />
      </header>
      {session.server !== "none" ? <RunPanel session={session} target={target} onClose={onClose} opened={opened} /> : <StartHint />}
    </>
  );
}

/** The head has the focus when the panel opens, so the keys of the form work there as well. */
function onHeadKey(event: TargetedKeyboardEvent<HTMLElement>, onClose: () => void): void {
  if (event.key === "Escape") onClose();
  if (!isSendKey(event)) return;
  event.preventDefault();
  event.currentTarget.parentElement?.querySelector("form")?.requestSubmit();
}

/** How to get a page that can run operations. */
function StartHint(): VNode {
  return (
    <>
      <p>
        Operations run on a sandbox on your computer. It needs no credentials and no network. Start it in a folder where the package is
        installed:
      </p>
      <ColoredCode text={COMMAND} language="shell" title="Command that starts the sandbox" hideTitle />
      <p>
        Then open <a href="http://127.0.0.1:4010/">http://127.0.0.1:4010</a>: it shows this page, and <em>Run</em> sends calls.
      </p>
    </>
  );
}
