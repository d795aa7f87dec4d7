/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from "preact";
import { escapeInvisible } from "../../../../templates/shared/invisible.ts";
import type { TypeKind, ValueType } from "../../../model/types.ts";
import { isNullable } from "../../../model/value_types.ts";
import { linkTo, recordAnchor } from "../anchors.ts";

type Notation<Kind extends TypeKind> = (type: ValueType<Kind>, owner: string) => ComponentChildren;

/** How types are written, as the command `explain` writes them. The records are those of `owner`. */
const NOTATIONS: { readonly [Kind in TypeKind]: Notation<Kind> } = {
  any: () => "any",
  scalar: ({ types }) => types.join(" | "),
  array: ({ items }, owner) => ["array<", <TypeNotation type={items} owner={owner} />, ">"],
  object: ({ values }, owner) => (values === undefined ? "object" : ["map<", <TypeNotation type={values} owner={owner} />, ">"]),
  record: ({ record }, owner) => <a href={linkTo(recordAnchor(owner, record))}>{escapeInvisible(record)}</a>,
  reference: () => "object",
};

/** A type in the notation of the catalog, `array<Attachment> | null`, with its records as links. */
export function TypeNotation<Kind extends TypeKind>({ type, owner }: { readonly type: ValueType<Kind>; readonly owner: string }): VNode {
  return (
    <>
      {NOTATIONS[type.kind](type, owner)}
      {isNullable(type) ? " | null" : null}
    </>
  );
}
