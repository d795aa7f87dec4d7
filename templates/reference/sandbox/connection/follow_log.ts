import { eventNames, readEvent, type LogEvent } from "./log_events.js";

/** Milliseconds until the page looks again whether a sandbox is there. */
const PATIENCE = 2000;

/** A hidden page gives its connection back after a while: browsers have only six for all pages of a sandbox. */
const HIDDEN = 30_000;

/**
 * Follows the log of the sandbox as long as the page is visible. After the connection was lost, it begins anew: the log of a sandbox that
 * was started again has the same request ids.
 */
export function followLog(receive: (event: LogEvent) => void): void {
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
  // A page that comes back from the browser's cache has lost its connection.
  window.addEventListener("pageshow", follow);
  follow();
}
