/** @jsxRuntime automatic @jsxImportSource preact */

import type { ComponentChildren, VNode } from "preact";
import { roleText, escapeInvisible } from "#templates/core";
import type { Field, JsonValue, ValueType, ScalarType, TypeKind, ObjectShape, Origin } from "#generator/resolve";
import {
  writtenShapes,
  innerTypes,
  itemLimits,
  isNullable,
  constraintsOnItems,
  constraintsOnNumbers,
  constraintsOnStrings,
} from "#generator/resolve";
import { describeOrigin, type Provenance } from "#generator/print";
import { OriginText, toSentence, Value, Paragraph, Text, Code } from "../words.tsx";
import { linkTo, recordAnchor } from "../anchors.ts";
import type { InnerLists } from "./inner_fields.tsx";

/** How types are written, as the command `explain` writes them. The records are those of `owner`. */
const NOTATIONS: { readonly [Kind in TypeKind]: Notation<Kind> } = {
  any: () => "any",
  scalar: ({ types }) => types.join(" | "),
  array: ({ items }, context) => ["array<", <TypeNotation type={items} {...context} />, ">"],
  object: ({ values }, context) => (values === undefined ? "object" : ["map<", <TypeNotation type={values} {...context} />, ">"]),
  record: ({ record }, { owner, targets }) => {
    const [target, text] = [targets === undefined ? recordAnchor(owner, record) : targets.get(record), escapeInvisible(record)];
    return target === undefined ? text : <a href={linkTo(target)}>{text}</a>;
  },
  reference: () => "object",
};

/** The rules of a field, apart from its meaning: limits, default and example, effect, warnings, and origin. */
export function FieldRules({ field, context }: { readonly field: Field; readonly context: InnerContext }): VNode {
  const { alsoSeen, requiredInPractice, deprecated, experimental, section } = field;
  const rules = [...roleRules(field), ...typeRules(field.type), ...defaultRules(field), ...exampleRules(field)];
  return (
    <>
      {rules.length === 0 ? null : <p class="rule">{rules.map((rule, index) => (index === 0 ? rule : [" ", rule]))}</p>}
      <Paragraph label="Required in practice" text={requiredInPractice} class="rule" />
      <Paragraph label="Deprecated" text={deprecated} class="rule" />
      <Paragraph label="Experimental" text={experimental} class="rule" />
      {alsoSeen === undefined ? null : <AlsoSeen type={alsoSeen} owner={context.owner} />}
      <Origins field={field} context={context} />
      <Paragraph label="In the source documents" text={section === context.whole.section ? undefined : section} class="source" />
    </>
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

/** The effect of a param, unless its description says the same. */
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
  if (example === undefined || showsValues(type) || JSON.stringify(example) === JSON.stringify(preset?.value)) return [];
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

/** Constraints on the values of a type, apart from the type itself: sentences, with the values as chips. */
function typeRules(type: ValueType): readonly ComponentChildren[] {
  if (type.kind === "scalar") return scalarRules(type);
  const own = sentencesOf(constraintsOnItems(itemLimits(type)), "element");
  const inside = innerTypes(type).flatMap(({ type: inner, step }) =>
    typeRules(inner).map((rule) => (
      <>
        Each {step.name}: {rule}
      </>
    )),
  );
  return [...own, ...inside];
}

function scalarRules(type: ScalarType): readonly ComponentChildren[] {
  const { const: only, enum: values, knownValues, commaList, pattern } = type;
  return [
    ...(only === undefined
      ? []
      : [
          <>
            Always <Value value={only} />.
          </>,
        ]),
    ...valueRules("One of", values),
    ...(commaList === undefined ? [] : commaListRules(commaList)),
    ...sentencesOf(constraintsOnNumbers(type), ""),
    ...sentencesOf(
      constraintsOnStrings(type).filter(({ name }) => name !== "pattern"),
      "character",
    ),
    ...(pattern === undefined
      ? []
      : [
          <>
            Matches <Code text={pattern} />.
          </>,
        ]),
    ...valueRules("Known values:", knownValues),
  ];
}

function commaListRules(list: NonNullable<ScalarType["commaList"]>): readonly ComponentChildren[] {
  return [
    "Several values are joined by commas, without spaces.",
    ...valueRules("Each is one of", list.values),
    ...valueRules("Known values:", list.knownValues),
    ...sentencesOf(constraintsOnItems(list), "value"),
  ];
}

function valueRules(words: string, values: readonly JsonValue[] | undefined): readonly VNode[] {
  if (values === undefined) return [];
  return [
    <>
      {words}
      {values.map((value) => [" ", <Value value={value} />])}
    </>,
  ];
}

/** The sentences of constraints, without the noun that the type says already: "From 1 to 100." */
function sentencesOf(constraints: readonly { readonly sentence: (noun: string) => string }[], noun: string): readonly string[] {
  const sentences = constraints.map(({ sentence }) => sentence(noun).replace(/^[,\s]+/u, ""));
  return sentences.filter((text) => text !== "").map(toSentence);
}

/** Where a list of fields is. */
export interface FieldContext {
  /** The connector whose records the types name; `gateway` for the records of the gateway. */
  readonly owner: string;
  /** The anchor of the whole, which those of the fields continue: `payments.customers.list.params`. */
  readonly anchor: string;
  /** In requests a field is marked if it is required, in responses if it may be missing. */
  readonly side: "request" | "response";
  /** Section and origin of the whole, which the fields do not repeat. */
  readonly whole: Provenance;
  /** Where inner types are listed. Only fields of records have any. */
  readonly lists?: InnerLists;
}

/** Where a list of fields is, and the reasons that are not repeated at each of them. */
export interface InnerContext extends FieldContext {
  /** The reasons that are said for several fields together, as `describeOrigin` prints them. */
  readonly shared: ReadonlySet<string>;
}

interface NotationContext {
  /** The connector whose records a type names. */
  readonly owner: string;
  /** The anchors of the records that the page shows, if it does not show all. */
  readonly targets?: ReadonlyMap<string, string>;
}

type Notation<Kind extends TypeKind> = (type: ValueType<Kind>, context: NotationContext) => ComponentChildren;

/** A type in the notation of the catalog, `array<Attachment> | null`, with its records as links. */
export function TypeNotation<Kind extends TypeKind>({ type, ...context }: NotationContext & { readonly type: ValueType<Kind> }): VNode {
  return (
    <>
      {NOTATIONS[type.kind](type, context)}
      {isNullable(type) ? " | null" : null}
    </>
  );
}

/** A reason that several fields have in common, which is said once. */
export interface SharedReason {
  readonly origin: Origin;
  /** The paths of the fields. */
  readonly paths: readonly (readonly string[])[];
  /** All fields with the same mark have this reason. */
  readonly isOnly: boolean;
}

interface MarkedField {
  readonly origin: Origin;
  readonly path: readonly string[];
}

/** The reasons that several fields of a shape have in common, in the order of their first field. */
export function sharedReasons({ fields }: ObjectShape, whole: Provenance): readonly SharedReason[] {
  const marked = fields.flatMap((field) => markedWithin(field, whole, []));
  const reasons = new Map(marked.map(({ origin }) => [describeOrigin(origin), origin]));
  return [...reasons].flatMap(([reason, origin]) => {
    const group = marked.filter((one) => describeOrigin(one.origin) === reason);
    const isOnly = marked.filter((one) => one.origin.kind === origin.kind).length === group.length;
    return group.length < 2 ? [] : [{ origin, paths: group.map(({ path }) => path), isOnly }];
  });
}

/** The field and those inside it whose origin differs from that of what is around them. */
function markedWithin(field: Field, whole: Provenance, above: readonly string[]): readonly MarkedField[] {
  const path = [...above, field.name];
  const inside = writtenShapes(field.type).flatMap(({ shape }) => shape.fields.flatMap((inner) => markedWithin(inner, field, path)));
  return isFromElsewhere(field.origin, whole) ? [{ origin: field.origin, path }, ...inside] : inside;
}

/** Whether the origin of a part is another one than that of the whole. */
export function isFromElsewhere(origin: Origin, whole: Provenance): boolean {
  return describeOrigin(origin) !== describeOrigin(whole.origin);
}
