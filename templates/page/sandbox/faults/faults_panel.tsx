import { useEffect, useState, useRef } from "preact/hooks";
import type { VNode } from "preact";
import type { PageConnector } from "../../page_connector.js";
import { countOf } from "#templates/core";
import { type Fault, type FaultLeft, CREATE_INSTANCE } from "#templates/sandbox";
import { setFaults, type Refusal } from "../connection/control.js";
import type { SandboxPanelProps } from "../connection/sandbox_store.js";
import type { FaultChoices, Frequency, Scope, Preset } from "./wanted_fault.js";
import { activeFaults, firstChoices, obstacleIn, patternOf, strikes, toFault, withFault, withoutFaults, presets } from "./wanted_fault.js";
import { statusText } from "../../run/answer/plain_words.js";
import { faultText } from "../requests/request_words.js";
import { Button } from "../../shared/controls.js";

const frequencies: readonly (readonly [Frequency, string])[] = [
  ["always", "Every call"],
  ["once", "The next call only"],
  ["times", "A number of calls"],
  ["random", "Some calls, at random"],
];

/** Sets faults by a click, and removes them. */
export function FaultsPanel({ view: { faults }, connectors }: SandboxPanelProps): VNode {
  const [choices, setChoices] = useState(firstChoices);
  const [refusal, setRefusal] = useState<Refusal>();
  const inView = useOperationInView(connectors);
  const pattern = patternOf(choices, inView);
  const send = (wanted: readonly Fault[]): void => void setFaults(wanted).then(setRefusal);
  const toggle = ({ failure }: Preset, isOn: boolean): void => {
    const obstacle = isOn ? undefined : obstacleIn(choices);
    if (obstacle !== undefined) setRefusal([obstacle]);
    else if (isOn) send(withoutFaults(faults, (fault) => strikes(fault, failure, pattern)));
    else send(withFault(faults, toFault(failure, choices, inView)));
  };
  return (
    <div class="faults-panel stack">
      <div class="fault-setting">
        <div class="fault-choices row">
          <ScopeField choices={choices} inView={inView} patterns={patternsOf(connectors)} onChange={setChoices} />
          <FrequencyField choices={choices} onChange={setChoices} />
        </div>
        <ul class="switches" aria-label="Faults">
          {presets.map((preset) => (
            <Switch
              key={preset.title}
              preset={preset}
              isOn={faults.some((fault) => strikes(fault, preset.failure, pattern))}
              onToggle={toggle}
            />
          ))}
        </ul>
        <div role="alert" class="refusal bad">
          {refusal?.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </div>
      <FaultList faults={faults} onRemove={(isGone) => send(withoutFaults(faults, isGone))} />
      <p class="unseen" role="status">
        {activeFaults(faults).length === 0 ? "No faults are set." : `${countOf(activeFaults(faults).length, "fault")} set.`}
      </p>
    </div>
  );
}

interface SwitchProps {
  readonly preset: Preset;
  readonly isOn: boolean;
  readonly onToggle: (preset: Preset, isOn: boolean) => void;
}

function Switch({ preset, isOn, onToggle }: SwitchProps): VNode {
  return (
    <li>
      <button type="button" role="switch" class="switch" aria-checked={isOn} onClick={() => onToggle(preset, isOn)}>
        <span class="track" aria-hidden="true" />
        <span class="medium">{preset.title}</span>
        <span class="hint">{preset.hint}</span>
      </button>
    </li>
  );
}

/** The operation that the reader looks at, which changes while the panel is open. */
function useOperationInView(connectors: readonly PageConnector[]): string | undefined {
  const [inView, setInView] = useState(() => operationInView(connectors));
  useEffect(() => {
    const look = (): void => setInView(operationInView(connectors));
    const contents = document.querySelector(".contents");
    const observer = new MutationObserver(look);
    if (contents !== null) observer.observe(contents, { subtree: true, attributeFilter: ["aria-current"] });
    return (): void => observer.disconnect();
  }, [connectors]);
  return inView;
}

/** Which calls the next fault is for, and how often it strikes. */
interface FaultChoicesProps {
  readonly choices: FaultChoices;
  /** The operation that the reader looks at. */
  readonly inView: string | undefined;
  /** Patterns to choose from. */
  readonly patterns: readonly string[];
  readonly onChange: (choices: FaultChoices) => void;
}

function ScopeField({ choices, inView, patterns, onChange }: FaultChoicesProps): VNode {
  const radio = (scope: Scope): VNode => (
    <input type="radio" name="fault-scope" checked={choices.scope === scope} onChange={() => onChange({ ...choices, scope })} />
  );
  return (
    <fieldset class="row">
      <legend>Which calls</legend>
      <label class="check">{radio("all")} All operations</label>
      {inView === undefined ? null : (
        <label class="check">
          {radio("in_view")} In view: <code>{inView}</code>
        </label>
      )}
      <div class="pattern">
        <label class="check">{radio("pattern")} Pattern</label>
        <input
          type="text"
          aria-label="Pattern of operation ids"
          placeholder="payments.*"
          list="fault-patterns"
          spellcheck={false}
          autocomplete="off"
          value={choices.pattern}
          onInput={({ currentTarget }) => onChange({ ...choices, scope: "pattern", pattern: currentTarget.value })}
        />
        <datalist id="fault-patterns">
          {patterns.map((pattern) => (
            <option key={pattern} value={pattern} />
          ))}
        </datalist>
      </div>
    </fieldset>
  );
}

function FrequencyField({ choices, onChange }: Pick<FaultChoicesProps, "choices" | "onChange">): VNode {
  const { frequency } = choices;
  const amount = (name: "times" | "percent", inputMode: "numeric" | "decimal", unit: string): VNode => (
    <label key={name} class="amount">
      <input
        type="text"
        inputMode={inputMode}
        value={choices[name]}
        onInput={({ currentTarget }) => onChange({ ...choices, [name]: currentTarget.value })}
      />{" "}
      {unit}
    </label>
  );
  return (
    <fieldset class="row">
      <legend>How often</legend>
      <select
        aria-label="How often"
        value={frequency}
        onChange={({ currentTarget }) => {
          const chosen = frequencies.find(([name]) => name === currentTarget.value);
          if (chosen !== undefined) onChange({ ...choices, frequency: chosen[0] });
        }}
      >
        {frequencies.map(([name, title]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
      {frequency === "times" ? amount("times", "numeric", "calls") : null}
      {frequency === "random" ? amount("percent", "decimal", "% of calls") : null}
    </fieldset>
  );
}

interface FaultListProps {
  readonly faults: readonly FaultLeft[];
  /** Removes the faults for which it holds. */
  readonly onRemove: (isGone: (fault: FaultLeft) => boolean) => void;
}

/** The faults that are set, by this page or by others. */
function FaultList({ faults, onRemove }: FaultListProps): VNode {
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
          <li key={index} class={one.left === null ? "used-up line" : "line"}>
            <span class="medium">{failureText(one.fault)}</span> <code>{one.fault.match}</code>{" "}
            <span class="frequency">{frequencyText(one)}</span>
            <Button
              text="Remove"
              aria-label={`Remove: ${failureText(one.fault)}, ${one.fault.match}`}
              onClick={() => remove((fault) => fault === one)}
            />
          </li>
        ))}
      </ul>
      {faults.length > 1 ? (
        <>
          <p class="note soft">If several faults apply to a call, the first one of the list does.</p>
          <Button text="Remove all faults" onClick={() => remove(() => true)} />
        </>
      ) : null}
    </section>
  );
}

/** The effect of a fault: `429 Too Many Requests, Retry-After 5 s, all after 2 s`. */
export function failureText({ status, retryAfter, effect, wait }: Fault): string {
  const parts = [
    ...(status === undefined ? [] : [statusText(status)]),
    ...(retryAfter === undefined ? [] : [`Retry-After ${retryAfter} s`]),
    ...(effect === undefined ? [] : [faultText(effect)]),
    ...(wait === undefined ? [] : [`${status === undefined && effect === undefined ? "answers" : "all"} after ${wait} s`]),
  ];
  const text = parts.join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** How often a fault strikes, and what is left of it: `next 3 calls, 2 left`. */
export function frequencyText({ fault, left }: FaultLeft): string {
  const { nth, times, probability } = fault;
  const chance = probability === undefined ? [] : [`${Number((probability * 100).toFixed(2))} % of calls`];
  if (nth === undefined && times === undefined) return chance[0] ?? "every call";
  const count = times ?? 1;
  const calls = countOf(count, "call");
  const from = nth === undefined ? `next ${calls}` : `${calls} from call ${nth}`;
  return [from, ...chance, ...leftText(count, left)].join(", ");
}

function leftText(count: number, left: Fault | null): readonly string[] {
  if (left === null) return ["used up"];
  const rest = left.times ?? count;
  return rest === count ? [] : [`${rest} left`];
}

/** Patterns that people mostly want: of each connector, of each action, and all operations by themselves. */
export function patternsOf(connectors: readonly Pick<PageConnector, "id" | "operations">[]): readonly string[] {
  const operations = connectors.flatMap((connector) => connector.operations);
  const actions = [...new Set(operations.map(({ action }) => `*.${action}`))].sort();
  return [...connectors.map(({ id }) => `${id}.*`), ...actions, CREATE_INSTANCE, ...operations.map(({ id }) => id)];
}

/** The operation that the contents mark as the reader's place, or else that the address names; undefined if both are something else. */
function operationInView(connectors: readonly Pick<PageConnector, "id" | "operations">[]): string | undefined {
  const link = document.querySelector<HTMLAnchorElement>('.contents a[aria-current="location"]');
  const ids = new Set(connectors.flatMap(({ operations }) => operations.map(({ id }) => `#${encodeURIComponent(id)}`)));
  const hash = [link?.hash, location.hash].find((one) => one !== undefined && ids.has(one));
  return hash === undefined ? undefined : decodeURIComponent(hash.slice(1));
}
