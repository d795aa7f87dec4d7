/** @jsxRuntime automatic @jsxImportSource preact */

import type { ComponentChildren, VNode } from "preact";
import { type Vendor, type Retirement, escapeInvisible } from "#templates/core";
import { Text } from "../words.tsx";

/** A term of a list of facts, with what is said about it. */
export function Fact({ title, children }: { readonly title: ComponentChildren; readonly children: ComponentChildren }): VNode {
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

/** That a third party has announced the end of something, with the reason and the announcement. */
export function RetirementText({ retired, what }: { readonly retired: Retirement; readonly what: string }): VNode {
  const { because, source, on } = retired;
  return (
    <>
      <strong>
        {on === undefined ? `The third party retires ${what}.` : `The third party retires ${what} on `}
        {on === undefined ? null : <time datetime={on}>{escapeInvisible(on)}</time>}
        {on === undefined ? null : "."}
      </strong>{" "}
      <Text text={because} /> <Announcement source={source} />
    </>
  );
}

/** A link to the announcement; an address that is not https stays text. */
function Announcement({ source }: { readonly source: string }): VNode {
  if (!source.startsWith("https://")) return <>Announcement: {escapeInvisible(source)}</>;
  return <a href={source}>Read the announcement</a>;
}
