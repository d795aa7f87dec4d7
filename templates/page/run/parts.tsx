import type { HTMLAttributes, VNode } from "preact";
import { readPhrase } from "#templates/core";
import type { PlacedIssue } from "./form/issue_places.js";

/** A text of the catalog, with its code between backticks. */
export function CatalogText({ text }: { readonly text: string }): VNode {
  return <>{readPhrase(text).map((part) => (typeof part === "string" ? part : <code>{part.code}</code>))}</>;
}

/** Problems of a value, each in a paragraph. */
export function Issues({ issues }: { readonly issues: readonly PlacedIssue[] }): VNode {
  return (
    <>
      {issues.map(({ severity, text }) => (
        <p class={severity === "error" ? "issue bad" : "issue warning"}>
          <CatalogText text={text} />
        </p>
      ))}
    </>
  );
}

interface ChoicesProps<Value> extends Omit<HTMLAttributes<HTMLDivElement>, "label" | "name" | "onChange"> {
  readonly label: string;
  /** The name of the group, which no other one has. */
  readonly name: string;
  readonly choices: readonly (readonly [text: string, value: Value])[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A few choices side by side. */
export function Choices<Value>({ label, name, choices, chosen, onChoose, ...attributes }: ChoicesProps<Value>): VNode {
  return (
    <div {...attributes} class="choices" role="radiogroup" aria-label={label}>
      {choices.map(([text, value]) => (
        <label key={text}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}
