import { useEffect, useState } from "preact/hooks";
import type { VNode } from "preact";
import type { PageConnector } from "../../page_connector.js";
import type { Fault } from "../../../runtime/sandbox/sandbox_types.js";
import { setFaults, type Refusal } from "../connection/control.js";
import type { SandboxView } from "../connection/sandbox_store.js";
import { FaultChoiceFields } from "./fault_choices.js";
import { FaultList } from "./fault_list.js";
import { activeFaults, firstChoices, obstacleIn, patternOf, strikes, toFault, withFault, withoutFaults } from "./wanted_fault.js";
import { countText } from "./fault_words.js";
import { operationInView, patternsOf } from "./patterns.js";
import { presets, type Preset } from "./presets.js";

export interface FaultsPanelProps {
  readonly view: SandboxView;
  readonly connectors: readonly PageConnector[];
}

/** Sets faults by a click, and removes them. */
export function FaultsPanel({ view: { faults }, connectors }: FaultsPanelProps): VNode {
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
    <div class="faults-panel">
      <div class="fault-setting">
        <FaultChoiceFields choices={choices} inView={inView} patterns={patternsOf(connectors)} onChange={setChoices} />
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
        <div role="alert" class="refusal">
          {refusal?.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </div>
      <FaultList faults={faults} onRemove={(isGone) => send(withoutFaults(faults, isGone))} />
      <p class="unseen" role="status">
        {activeFaults(faults).length === 0 ? "No faults are set." : `${countText(activeFaults(faults).length)} set.`}
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
        <span class="title">{preset.title}</span>
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
