import { useEffect, useRef, useState } from "preact/hooks";
import type { VNode } from "preact";
import type { SandboxView } from "../connection/sandbox_store.js";
import { arrivalText } from "./request_words.js";

/** Milliseconds between two announcements: nobody can listen to each request of a busy sandbox. */
const PAUSE = 4000;

/** Says from time to time what has come in, for screen readers. */
export function Announcer({ view: { requests, arrived } }: { readonly view: SandboxView }): VNode {
  const [text, setText] = useState("");
  const said = useRef(arrived);
  const latest = useRef({ requests, arrived });
  latest.current = { requests, arrived };
  useEffect(() => {
    const timer = setInterval(() => {
      const { current } = latest;
      const count = current.arrived - said.current;
      if (count > 0) setText(arrivalText(current.requests.slice(-count)));
      said.current = current.arrived;
    }, PAUSE);
    return (): void => clearInterval(timer);
  }, []);
  return (
    <p class="unseen" role="status">
      {text}
    </p>
  );
}
