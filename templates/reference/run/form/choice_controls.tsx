import type { VNode } from "preact";
import type { PageInputOf } from "../../shared/page_data.js";
import type { ControlProps } from "./form_context.js";
import { printText } from "./input_kinds.js";
import { describe } from "./text_controls.js";
import { isSameJson } from "./values.js";

/** What a choice says for no value. */
const LEFT_OUT = "Not sent";

/** One of several values. */
export function ChoiceControl({ input: { values }, ...props }: ControlProps & { readonly input: PageInputOf<"choice"> }): VNode {
  const { value, onChange, isElement } = props;
  const chosen = values.findIndex((one) => isSameJson(one, value));
  return (
    <select
      {...describe(props, { problem: undefined })}
      value={String(chosen)}
      onChange={({ currentTarget }) => onChange(values[Number(currentTarget.value)])}
    >
      {isElement ? null : <option value="-1">{LEFT_OUT}</option>}
      {values.map((one, index) => (
        <option key={index} value={String(index)}>
          {one === null ? "null" : one === "" ? "(empty text)" : printText(one)}
        </option>
      ))}
    </select>
  );
}

/** True, false, or not sent: what is left out need not mean false. */
export function BooleanControl(props: ControlProps): VNode {
  const { id, name, value, onChange, isElement, describedBy, isInvalid } = props;
  const choices: readonly (readonly [text: string, value: boolean | undefined])[] = [
    ...(isElement ? [] : ([[LEFT_OUT, undefined]] as const)),
    ["true", true],
    ["false", false],
  ];
  return (
    <div class="choices" role="radiogroup" id={id} tabIndex={-1} aria-label={name} aria-describedby={describedBy} data-invalid={isInvalid}>
      {choices.map(([text, choice]) => (
        <label key={text}>
          <input type="radio" name={id} checked={value === choice} onChange={() => onChange(choice)} />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}
