/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import type { Retirement } from "../../../../templates/shared/bindings.ts";
import { escapeInvisible } from "../../../../templates/shared/invisible.ts";
import { Text } from "../text.tsx";

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
