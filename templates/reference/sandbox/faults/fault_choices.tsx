import type { VNode } from "preact";
import type { FaultChoices, Frequency, Scope } from "./wanted_fault.js";

export interface FaultChoicesProps {
  readonly choices: FaultChoices;
  /** The operation that the reader looks at. */
  readonly inView: string | undefined;
  /** What can be written as a pattern. */
  readonly patterns: readonly string[];
  readonly onChange: (choices: FaultChoices) => void;
}

const frequencies: readonly (readonly [Frequency, string])[] = [
  ["always", "Every call"],
  ["once", "The next call only"],
  ["times", "A number of calls"],
  ["random", "Some calls, at random"],
];

/** Which calls the next fault is for, and how often it strikes. */
export function FaultChoiceFields(props: FaultChoicesProps): VNode {
  return (
    <div class="fault-choices">
      <ScopeField {...props} />
      <FrequencyField {...props} />
    </div>
  );
}

function ScopeField({ choices, inView, patterns, onChange }: FaultChoicesProps): VNode {
  const radio = (scope: Scope): VNode => (
    <input type="radio" name="fault-scope" checked={choices.scope === scope} onChange={() => onChange({ ...choices, scope })} />
  );
  return (
    <fieldset>
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

function FrequencyField({ choices, onChange }: FaultChoicesProps): VNode {
  const { frequency, times, percent } = choices;
  return (
    <fieldset>
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
      {frequency === "times" ? (
        <label class="amount">
          <input
            type="text"
            inputMode="numeric"
            value={times}
            onInput={({ currentTarget }) => onChange({ ...choices, times: currentTarget.value })}
          />{" "}
          calls
        </label>
      ) : null}
      {frequency === "random" ? (
        <label class="amount">
          <input
            type="text"
            inputMode="decimal"
            value={percent}
            onInput={({ currentTarget }) => onChange({ ...choices, percent: currentTarget.value })}
          />{" "}
          % of calls
        </label>
      ) : null}
    </fieldset>
  );
}
