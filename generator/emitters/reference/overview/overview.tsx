import type { VNode } from "preact";
import type { PageProps } from "../source.ts";
import { Text } from "../text.tsx";

/** What the gateway is, and what all connectors have in common. */
export function Overview({ source: { gateway } }: PageProps): VNode {
  return (
    <section class="overview" id="gateway">
      <h1>{gateway.title}</h1>
      <p>
        <Text text={gateway.description} />
      </p>
    </section>
  );
}
