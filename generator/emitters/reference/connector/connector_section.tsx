/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import type { Connector, Entity } from "../../../model/types.ts";
import { OperationArticle } from "../operation/operation_article.tsx";
import { linkTo } from "../anchors.ts";
import { Code } from "../phrase.tsx";
import type { PageProps } from "../source.ts";
import { Text } from "../text.tsx";
import { ConnectorIntroduction } from "./connector_introduction.tsx";
import { Records } from "./records.tsx";

interface ConnectorProps extends PageProps {
  readonly connector: Connector;
}

/** A connector: what it is, its entities with their operations, and its records. */
export function ConnectorSection({ source, connector }: ConnectorProps): VNode {
  const { id, entities } = connector;
  return (
    <section class="connector" aria-labelledby={id}>
      <ConnectorIntroduction source={source} connector={connector} />
      {entities.map((entity) => (
        <EntitySection source={source} connector={connector} entity={entity} />
      ))}
      <Records source={source} connector={connector} />
    </section>
  );
}

function EntitySection({ source, connector, entity }: ConnectorProps & { readonly entity: Entity }): VNode {
  const anchor = `${connector.id}.${entity.name}`;
  return (
    <section class="entity" aria-labelledby={anchor}>
      <h3 id={anchor}>
        <a href={linkTo(anchor)}>
          <Code text={entity.name} />
        </a>
      </h3>
      {entity.description === undefined ? null : (
        <p>
          <Text text={entity.description} />
        </p>
      )}
      {entity.operations.map((operation) => (
        <OperationArticle source={source} connector={connector} operation={operation} />
      ))}
    </section>
  );
}
