import { useRef, useState } from "preact/hooks";
import type { VNode } from "preact";
import { Icon } from "../shared/icons.js";
import { resetSandbox, type Refusal } from "./connection/control.js";

const ID = "sandbox-reset";

/** `undefined` before the button was pressed. */
type Outcome = { readonly refusal: Refusal } | undefined;

/** A button that resets the sandbox when somebody has confirmed it, and says what came of it. */
export function ResetPopover(): VNode {
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
      <div id={ID} ref={popover} popover="auto" role="dialog" aria-labelledby={`${ID}-title`} class="reset" onToggle={opened}>
        <h2 id={`${ID}-title`}>Reset the sandbox?</h2>
        <p>Records, instances and faults return to what they were when the sandbox started. The log is emptied.</p>
        <div role="status" class={outcome?.refusal === undefined ? "done" : "refusal"}>
          {outcome === undefined
            ? null
            : (outcome.refusal ?? ["Done. Everything is as it was at the start."]).map((sentence) => <p key={sentence}>{sentence}</p>)}
        </div>
        <div class="buttons">
          <button
            type="button"
            ref={first}
            class="button main"
            aria-disabled={isDone(outcome)}
            onClick={() => void (isDone(outcome) || reset())}
          >
            Reset
          </button>
          <button type="button" class="button" onClick={close}>
            {isDone(outcome) ? "Close" : "Cancel"}
          </button>
        </div>
      </div>
    </>
  );
}

function isDone(outcome: Outcome): boolean {
  return outcome !== undefined && outcome.refusal === undefined;
}
