/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from "preact";
import type { Vendor } from "../../../../templates/shared/bindings.ts";

/** A term of a list of facts, with what is said about it. */
export function Fact({ title, children }: { readonly title: string; readonly children: ComponentChildren }): VNode {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** How lists in a query are written. */
export const listSentences: Readonly<Record<Vendor["queryStyle"], VNode>> = {
  repeat: (
    <>
      A list repeats its name: <code>id=1&id=2</code>.
    </>
  ),
  comma: (
    <>
      A list joins its values with commas: <code>id=1,2</code>.
    </>
  ),
  brackets: (
    <>
      A list numbers its values, and an object names its fields, in brackets: <code>id[0]=1&id[1]=2</code>, <code>created[gte]=1</code>.
    </>
  ),
};
