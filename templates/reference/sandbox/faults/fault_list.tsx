import { useRef } from "preact/hooks";
import type { VNode } from "preact";
import type { FaultLeft } from "../../../runtime/sandbox/log_stream.js";
import { failureText, frequencyText } from "./fault_words.js";

export interface FaultListProps {
  readonly faults: readonly FaultLeft[];
  /** Removes the faults for which it holds. */
  readonly onRemove: (isGone: (fault: FaultLeft) => boolean) => void;
}

/** The faults that are set, by this page or by others. */
export function FaultList({ faults, onRemove }: FaultListProps): VNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = (isGone: (fault: FaultLeft) => boolean): void => {
    // The button that has the focus goes away.
    heading.current?.focus();
    onRemove(isGone);
  };
  return (
    <section class="fault-list" aria-labelledby="faults-set">
      <h3 id="faults-set" ref={heading} tabIndex={-1}>
        Set now
      </h3>
      {faults.length === 0 ? <p class="nothing">No faults: all calls are answered as they should be.</p> : null}
      <ul class="faults">
        {faults.map((one, index) => (
          <li key={index} class={one.left === null ? "used-up" : undefined}>
            <span class="failure">{failureText(one.fault)}</span> <code>{one.fault.match}</code>{" "}
            <span class="frequency">{frequencyText(one)}</span>
            <button
              type="button"
              class="button"
              aria-label={`Remove: ${failureText(one.fault)}, ${one.fault.match}`}
              onClick={() => remove((fault) => fault === one)}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      {faults.length > 1 ? (
        <>
          <p class="note">If several faults apply to a call, the first one of the list does.</p>
          <button type="button" class="button" onClick={() => remove(() => true)}>
            Remove all faults
          </button>
        </>
      ) : null}
    </section>
  );
}
