/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from "preact";
import { countOf, printFieldPath } from "#templates/core";
import { type Field, type Notes, type ObjectShape, isNullable, writtenShapes } from "#generator/resolve";
import { describeOrigin } from "#generator/print";
import { fieldAnchor, linkTo } from "../anchors.ts";
import { Badge, OriginBadge, OriginText, listed, Paragraph, reasonOf, Text, Code } from "../words.tsx";
import {
  FieldRules,
  type FieldContext,
  type InnerContext,
  TypeNotation,
  isFromElsewhere,
  sharedReasons,
  type SharedReason,
} from "./field_rules.tsx";
import { InnerType, Inside } from "./inner_fields.tsx";

/** The fields of an object inside a whole, at `path`. */
interface InnerFields {
  readonly shape: ObjectShape;
  readonly path: readonly string[];
  readonly context: InnerContext;
}

/** All fields of a shape, each with everything that the catalog says about it, and the reasons that they have in common. */
export function FieldList({ shape, ...context }: FieldContext & { readonly shape: ObjectShape }): VNode {
  const shared = sharedReasons(shape, context.whole);
  const reasons = new Set(shared.map(({ origin }) => describeOrigin(origin)));
  return (
    <>
      {shared.map((reason) => (
        <ReasonText reason={reason} />
      ))}
      <Fields shape={shape} path={[]} context={{ ...context, shared: reasons }} />
    </>
  );
}

interface ShapeSectionProps extends Omit<FieldContext, "whole"> {
  readonly title: ComponentChildren;
  readonly level: "h3" | "h4";
  readonly whole: Notes;
  readonly shape: ObjectShape;
  /** Shown in front of the fields. */
  readonly children?: ComponentChildren;
}

/** A shape that has a name: its heading, what it is, and its fields. */
export function ShapeSection({ title, level: Heading, children, ...context }: ShapeSectionProps): VNode {
  const { anchor, whole } = context;
  return (
    <section class="shape" aria-labelledby={anchor}>
      <Heading id={anchor}>
        <a href={linkTo(anchor)}>{title}</a>
      </Heading>
      <Paragraph text={whole.description} />
      <OriginText origin={whole.origin} />
      {children}
      <FieldList {...context} />
    </section>
  );
}

function Fields({ shape: { fields }, path, context }: InnerFields): VNode {
  return (
    <ul class="fields">
      {fields.map((field) => (
        <FieldItem field={field} path={[...path, field.name]} context={context} />
      ))}
    </ul>
  );
}

function FieldItem({ field, path, context }: Omit<InnerFields, "shape"> & { readonly field: Field }): VNode {
  const { name, type, description, inner } = field;
  const { anchor, lists } = context;
  const id = fieldAnchor(anchor, path);
  return (
    <li class="field" id={id}>
      <div class="head">
        <span class="name">
          <Code text={name} />
        </span>{" "}
        <span class="type">
          <TypeNotation type={type} owner={context.owner} />
        </span>
        {lists && inner?.type && <InnerType lists={lists} type={inner.type} />}
        <FieldBadges field={field} context={context} />
      </div>
      <Paragraph text={description} class="description" />
      <FieldRules field={field} context={context} />
      {lists && inner && <Inside lists={lists} field={field} whole={anchor} path={path} />}
      {writtenShapes(type).map(({ shape }) => (
        <NestedFields shape={shape} path={path} context={{ ...context, whole: field }} />
      ))}
    </li>
  );
}

function FieldBadges({ field, context: { side, whole } }: { readonly field: Field; readonly context: FieldContext }): VNode {
  const { required, type, origin, secret, deprecated, experimental } = field;
  const badges = [
    side === "request" && required ? <Badge kind="required" /> : null,
    side === "response" && !required && !isNullable(type) ? <Badge kind="optional" text="may be missing" /> : null,
    secret ? <Badge kind="secret" /> : null,
    isFromElsewhere(origin, whole) ? <OriginBadge origin={origin} /> : null,
    deprecated === undefined ? null : <Badge kind="deprecated" />,
    experimental === undefined ? null : <Badge kind="experimental" />,
  ];
  return <>{badges.map((badge) => (badge === null ? null : [" ", badge]))}</>;
}

/** So many fields are shown at once; more are opened by the reader. */
const FEW_FIELDS = 12;

function NestedFields({ shape, path, context }: InnerFields): VNode | null {
  const { length } = shape.fields;
  if (length === 0) return null;
  return (
    <details class="nested" open={length <= FEW_FIELDS}>
      <summary>{countOf(length, "field")}</summary>
      <Fields shape={shape} path={path} context={context} />
    </details>
  );
}

/** A remark that applies to several fields, in front of them: "`name`, `phone` assumed: the document does not show it." */
function ReasonText({ reason: { origin, paths, isOnly } }: { readonly reason: SharedReason }): VNode {
  const names = paths.map((path) => <Code text={printFieldPath(path)} />);
  return (
    <p class="origin">
      {isOnly ? "Where marked" : listed(names, "and")} <OriginBadge origin={origin} />: <Text text={reasonOf(origin) ?? ""} />
    </p>
  );
}
