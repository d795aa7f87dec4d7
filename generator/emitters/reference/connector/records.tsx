import type { VNode } from "preact";
import type { Connector } from "../../../model/types.ts";
import { recordAnchor } from "../anchors.ts";
import type { PageProps } from "../source.ts";

/** The records of a connector. */
export function Records({ connector: { id, records } }: PageProps & { readonly connector: Connector }): VNode {
  return (
    <section class="records" id={`${id}.records`}>
      <h3>Records</h3>
      {records.map(({ name }) => (
        <article class="record" aria-labelledby={recordAnchor(id, name)}>
          <h4 id={recordAnchor(id, name)}>{name}</h4>
        </article>
      ))}
    </section>
  );
}
