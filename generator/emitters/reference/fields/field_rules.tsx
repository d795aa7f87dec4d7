/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from "preact";
import { roleText } from "../../../../templates/shared/role_text.ts";
import type { Field, JsonValue, ValueType } from "../../../model/types.ts";
import { describeOrigin } from "../../../print/documentation.ts";
import { writtenShapes } from "../../../model/value_types.ts";
import { Text } from "../text.tsx";
import { OriginText, toSentence, Value } from "../words.tsx";
import type { InnerContext } from "./field_context.ts";
import { isFromElsewhere } from "./reasons.ts";
import { typeRules } from "./type_rules.tsx";
import { TypeNotation } from "./type_notation.tsx";

/** What applies to a field apart from its meaning: limits, default and example, what it does, warnings, and where it comes from. */
export function FieldRules({ field, context }: { readonly field: Field; readonly context: InnerContext }): VNode {
  const { alsoSeen, requiredInPractice, deprecated, experimental, section } = field;
  const rules = [...roleRules(field), ...typeRules(field.type), ...defaultRules(field), ...exampleRules(field)];
  return (
    <>
      {rules.length === 0 ? null : <p class="rule">{rules.map((rule, index) => (index === 0 ? rule : [" ", rule]))}</p>}
      {requiredInPractice === undefined ? null : <Rule label="Required in practice" text={requiredInPractice} />}
      {deprecated === undefined ? null : <Rule label="Deprecated" text={deprecated} />}
      {experimental === undefined ? null : <Rule label="Experimental" text={experimental} />}
      {alsoSeen === undefined ? null : <AlsoSeen type={alsoSeen} owner={context.owner} />}
      <Origins field={field} context={context} />
      {section === context.whole.section ? null : (
        <p class="source">
          <Text text={section} />
        </p>
      )}
    </>
  );
}

function Rule({ label, text }: { readonly label: string; readonly text: string }): VNode {
  return (
    <p class="rule">
      {label}: <Text text={text} />
    </p>
  );
}

function AlsoSeen({ type, owner }: { readonly type: ValueType; readonly owner: string }): VNode {
  return (
    <p class="rule">
      Real traffic also shows{" "}
      <code>
        <TypeNotation type={type} owner={owner} />
      </code>
      .
    </p>
  );
}

/** The origin of a field, and that of its default, unless they are said elsewhere. */
function Origins({ field, context: { whole, shared } }: { readonly field: Field; readonly context: InnerContext }): VNode {
  const { origin, default: preset } = field;
  const isSaid = !isFromElsewhere(origin, whole) || shared.has(describeOrigin(origin));
  return (
    <>
      {isSaid ? null : <OriginText origin={origin} />}
      {preset === undefined || !isFromElsewhere(preset.origin, field) ? null : <OriginText origin={preset.origin} of="The default is" />}
    </>
  );
}

/** What a param does, unless its description says the same. */
function roleRules({ role, description }: Field): readonly ComponentChildren[] {
  const text = role === undefined ? undefined : toSentence(roleText(role));
  return text === undefined || text === description?.trim() ? [] : [<Text text={text} />];
}

function defaultRules({ default: preset }: Field): readonly ComponentChildren[] {
  if (preset === undefined) return [];
  return [
    <>
      Default: <Value value={preset.value} />
      {preset.origin.kind === "stated" ? null : ` (${preset.origin.kind.replace("_", " ")})`}.
    </>,
  ];
}

/** An example, if neither the rules nor the fields inside show one already, and the type has more than two values. */
function exampleRules({ example, type, default: preset }: Field): readonly VNode[] {
  if (example === undefined || showsValues(type) || isSame(example, preset?.value)) return [];
  return [
    <>
      Example: <Value value={example} />
    </>,
  ];
}

function showsValues(type: ValueType): boolean {
  if (type.kind !== "scalar") return writtenShapes(type).some(({ shape }) => shape.fields.length > 0);
  return type.const !== undefined || type.enum !== undefined || type.types.every((name) => name === "boolean");
}

function isSame(value: JsonValue, other: JsonValue | undefined): boolean {
  return JSON.stringify(value) === JSON.stringify(other);
}
