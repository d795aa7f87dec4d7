/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import { countOf } from "../../../../templates/shared/count.ts";
import type { Connector } from "../../../model/types.ts";
import { operationsOf } from "../../../model/walk.ts";
import { linkTo } from "../anchors.ts";
import { Code } from "../phrase.tsx";
import type { PageProps } from "../source.ts";
import { Text } from "../text.tsx";
import { OriginText } from "../words.tsx";
import { Credentials } from "./credentials.tsx";
import { Fact } from "./facts.tsx";
import { Notices } from "./notices.tsx";
import { OpenPoints } from "./open_points.tsx";
import { OperationsTable } from "./operations_table.tsx";
import { ThirdParty } from "./third_party.tsx";

interface ConnectorProps extends PageProps {
  readonly connector: Connector;
}

/** What a connector is: its operations, its auth methods, its third party, and what its document leaves open. */
export function ConnectorIntroduction({ source, connector }: ConnectorProps): VNode {
  const { id, title, description } = connector;
  return (
    <header class="introduction">
      <h2 id={id}>
        <a href={linkTo(id)}>{title}</a>
      </h2>
      <p class="lead">
        <Text text={description} />
      </p>
      <Notices connector={connector} />
      <Identity connector={connector} />
      <OperationsTable connector={connector} />
      <Credentials source={source} connector={connector} />
      <ThirdParty connector={connector} />
      <OpenPoints connector={connector} />
    </header>
  );
}

function Identity({ connector }: { readonly connector: Connector }): VNode {
  const { id, definitionId, document, entities, records } = connector;
  return (
    <dl class="facts">
      <Fact title="Definition id">
        <Code text={definitionId.value} />
        <OriginText origin={definitionId.origin} />
      </Fact>
      <Fact title="Source document">
        <Text text={document.title} />
      </Fact>
      <Fact title="Size">
        {countOf(entities.length, "entity", "entities")}, {countOf(operationsOf(connector).length, "operation")},{" "}
        <a href={linkTo(`${id}.records`)}>{countOf(records.length, "record")}</a>
      </Fact>
    </dl>
  );
}
