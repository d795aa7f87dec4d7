import type { VNode } from "preact";
import type { Connector } from "../../../model/types.ts";
import type { PageProps } from "../source.ts";
import { Text } from "../text.tsx";

/** What a connector is: its auth methods, its third party, and what its document leaves open. */
export function ConnectorIntroduction({ connector }: PageProps & { readonly connector: Connector }): VNode {
  const { id, title, description } = connector;
  return (
    <header class="introduction">
      <h2 id={id}>{title}</h2>
      <p>
        <Text text={description} />
      </p>
    </header>
  );
}
