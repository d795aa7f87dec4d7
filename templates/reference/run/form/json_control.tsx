import type { VNode } from "preact";
import { useDraft, type ControlProps, type ReadText } from "./form_context.js";
import { printJson, readJson } from "./json_text.js";
import { describe, Problem } from "./text_controls.js";
import { isJsonObject, type JsonObject } from "./values.js";

interface JsonControlProps extends ControlProps {
  /** Accepts only objects, and calls them this. */
  readonly objectName?: string;
  /** The value of an empty text. */
  readonly empty?: JsonObject;
  readonly rows?: number;
}

/** A value as JSON. A text that is none says where it goes wrong. */
export function JsonControl({ objectName, rows, empty, ...props }: JsonControlProps): VNode {
  const draft = useDraft(props, printJson, (text) => read(text, props, objectName, empty));
  const found = readJson(draft.text);
  const lines = draft.text.split("\n").length;
  return (
    <>
      <textarea
        {...describe(props, draft)}
        class="json"
        rows={rows ?? Math.min(20, Math.max(2, lines))}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        value={draft.text}
        onInput={({ currentTarget }) => draft.edit(currentTarget.value)}
      />
      <Problem id={props.id} problem={draft.problem} />
      {found.ok ? found.warnings.map((warning) => <p class="issue warning">{warning}</p>) : null}
    </>
  );
}

function read(text: string, { isElement }: ControlProps, objectName: string | undefined, empty: JsonObject | undefined): ReadText {
  if (text.trim() === "") return { value: empty ?? (isElement ? null : undefined) };
  const found = readJson(text);
  if (!found.ok) return { problem: found.problem };
  if (objectName !== undefined && !isJsonObject(found.value)) return { problem: `The ${objectName} must be an object: { "name": value }.` };
  return { value: found.value };
}
