/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import { escapeInvisible } from "../../../templates/shared/invisible.ts";
import type { Connector, Entity } from "../../model/types.ts";
import { linkTo, recordAnchor } from "./anchors.ts";
import { topicsOf } from "./overview/topics.ts";
import type { PageProps } from "./source.ts";

/** The id of the contents: no connector can have it, because of its hyphen. */
export const CONTENTS = "page-contents";

/** The table of contents: the overview, and for each connector its entities with their operations, and its records. */
export function Contents({ source }: PageProps): VNode {
  return (
    <nav class="contents" id={CONTENTS} aria-label="Contents" popover="auto">
      <OverviewContents source={source} />
      {source.model.connectors.map((connector) => (
        <ConnectorContents connector={connector} />
      ))}
    </nav>
  );
}

/** Open, because the overview is what is read first. */
function OverviewContents({ source }: PageProps): VNode {
  return (
    <details open>
      <summary>Overview</summary>
      <ul>
        <Entry anchor="gateway" text="Introduction" />
        {topicsOf(source).map(({ id, title }) => (
          <Entry anchor={id} text={title} />
        ))}
      </ul>
    </details>
  );
}

function ConnectorContents({ connector: { id, title, entities, records } }: { readonly connector: Connector }): VNode {
  return (
    <details>
      <summary>{escapeInvisible(title)}</summary>
      <ul>
        <Entry anchor={id} text="Introduction" />
        {entities.map((entity) => (
          <EntityContents entity={entity} connector={id} />
        ))}
        {records.length === 0 ? null : (
          <li>
            <a href={linkTo(`${id}.records`)}>Records</a>
            <ul>
              {records.map(({ name }) => (
                <Entry anchor={recordAnchor(id, name)} text={name} />
              ))}
            </ul>
          </li>
        )}
      </ul>
    </details>
  );
}

function EntityContents({ entity, connector }: { readonly entity: Entity; readonly connector: string }): VNode {
  return (
    <li>
      <a href={linkTo(`${connector}.${entity.name}`)}>{escapeInvisible(entity.name)}</a>
      <ul>
        {entity.operations.map(({ id, action }) => (
          <Entry anchor={id} text={action} />
        ))}
      </ul>
    </li>
  );
}

function Entry({ anchor, text }: { readonly anchor: string; readonly text: string }): VNode {
  return (
    <li>
      <a href={linkTo(anchor)}>{escapeInvisible(text)}</a>
    </li>
  );
}
