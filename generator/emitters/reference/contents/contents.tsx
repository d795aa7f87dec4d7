import type { VNode } from "preact";
import type { Connector, Entity } from "../../../model/types.ts";
import { linkTo } from "../anchors.ts";
import type { PageProps } from "../source.ts";

/** The id of the contents: no connector can have it, because of its hyphen. */
export const CONTENTS = "page-contents";

/** The table of contents: the overview, and for each connector its entities with their operations. */
export function Contents({ source: { model } }: PageProps): VNode {
  return (
    <nav class="contents" id={CONTENTS} aria-label="Contents" popover="auto">
      <a href="#gateway">Overview</a>
      {model.connectors.map((connector) => (
        <ConnectorContents connector={connector} />
      ))}
    </nav>
  );
}

function ConnectorContents({ connector: { id, title, entities } }: { readonly connector: Connector }): VNode {
  return (
    <details>
      <summary>{title}</summary>
      <ul>
        <li>
          <a href={linkTo(id)}>About</a>
        </li>
        {entities.map((entity) => (
          <EntityContents entity={entity} connector={id} />
        ))}
      </ul>
    </details>
  );
}

function EntityContents({ entity, connector }: { readonly entity: Entity; readonly connector: string }): VNode {
  return (
    <li>
      <a href={linkTo(`${connector}.${entity.name}`)}>{entity.name}</a>
      <ul>
        {entity.operations.map(({ id, action }) => (
          <li>
            <a href={linkTo(id)}>{action}</a>
          </li>
        ))}
      </ul>
    </li>
  );
}
