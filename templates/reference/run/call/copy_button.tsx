import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";

/** How long the button says that it has copied, in milliseconds. */
const SAID = 2000;

type CopyState = "idle" | "copied" | "refused";

const LABELS: Readonly<Record<CopyState, string>> = { idle: "Copy", copied: "Copied", refused: "Not copied" };

/** Copies a text. `what` names it for those who do not see it. */
export function CopyButton({ text, what }: { readonly text: string; readonly what: string }): VNode {
  const [state, setState] = useState<CopyState>("idle");
  useEffect(() => {
    if (state === "idle") return undefined;
    const timer = setTimeout(() => setState("idle"), SAID);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (): void => {
    // Browsers have no clipboard for pages that another computer serves without encryption.
    const written = "clipboard" in navigator ? navigator.clipboard.writeText(text) : Promise.reject(new Error("no clipboard"));
    written.then(
      () => setState("copied"),
      () => setState("refused"),
    );
  };
  return (
    <button type="button" class="copy" onClick={copy}>
      <span aria-live="polite">{LABELS[state]}</span>
      <span class="unseen">{what}</span>
    </button>
  );
}
