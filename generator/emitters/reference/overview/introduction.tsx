/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import { countOf } from "../../../../templates/shared/count.ts";
import type { Connector } from "../../../model/types.ts";
import { operationsOf } from "../../../model/walk.ts";
import { firstSentence } from "../../../schema/texts.ts";
import { linkTo } from "../anchors.ts";
import type { PageProps } from "../source.ts";
import { Text } from "../text.tsx";

/** What the gateway is, how much there is, and its connectors. */
export function GatewayIntroduction({ source: { gateway, model } }: PageProps): VNode {
  const { connectors } = model;
  return (
    <header class="introduction">
      <h1>{gateway.title}</h1>
      <p class="lead">
        <Text text={gateway.description} />
      </p>
      <Numbers connectors={connectors} />
      <ul class="connectors">
        {connectors.map((connector) => (
          <ConnectorCard connector={connector} />
        ))}
      </ul>
    </header>
  );
}

function Numbers({ connectors }: { readonly connectors: readonly Connector[] }): VNode {
  const operations = connectors.flatMap(operationsOf);
  const numbers: readonly (readonly [number: number, one: string, several: string])[] = [
    [connectors.length, "connector", "connectors"],
    [connectors.flatMap(({ entities }) => entities).length, "entity", "entities"],
    [operations.length, "operation", "operations"],
    [operations.filter(({ effect }) => effect === "write").length, "of them writes", "of them write"],
  ];
  return (
    <ul class="numbers">
      {numbers.map(([number, one, several]) => (
        <li>
          <strong>{number}</strong> {number === 1 ? one : several}
        </li>
      ))}
    </ul>
  );
}

function ConnectorCard({ connector }: { readonly connector: Connector }): VNode {
  const { id, title, description, entities, vendor } = connector;
  return (
    <li>
      <a href={linkTo(id)}>{title}</a>
      <p class="counts">
        {countOf(operationsOf(connector).length, "operation")}, {countOf(entities.length, "entity", "entities")}
      </p>
      <p class="about">
        <Text text={firstSentence(description)} />
        {vendor?.retired === undefined ? null : " The third party retires the interface behind it."}
      </p>
    </li>
  );
}
