/** @jsxRuntime automatic @jsxImportSource preact */

import type { ComponentChildren, VNode } from "preact";
import { countOf } from "#templates/core";
import { linkTo } from "../anchors.ts";
import { Text } from "../words.tsx";
import { type Operation, resultOf, operationsOf } from "#generator/resolve";
import type { PageSource } from "../source.ts";

/** The topics of the overview, in the order of the page. The contents link to them. */
export const OVERVIEW_TOPICS = [
  { id: "gateway.first_call", title: "First call" },
  { id: "gateway.flow", title: "How it works" },
  { id: "gateway.authentication", title: "Authentication" },
  { id: "gateway.create_instance", title: "Create an instance" },
  { id: "gateway.execute", title: "Execute an operation" },
  { id: "gateway.envelope", title: "Envelope" },
  { id: "gateway.errors", title: "Errors" },
  { id: "gateway.paging", title: "Paging" },
  { id: "gateway.downloads", title: "Downloads" },
  { id: "gateway.marks", title: "Marks on this page" },
  { id: "gateway.roles", title: "What params do" },
  { id: "gateway.open", title: "What the documents leave open" },
] as const;

interface TopicProps {
  readonly id: TopicId;
  /** Examples beside the prose. */
  readonly example?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A topic of the overview: its heading and prose, and examples beside it where there is room. */
export function Topic({ id, example, children }: TopicProps): VNode {
  const title = OVERVIEW_TOPICS.find((topic) => topic.id === id)?.title;
  const heading = (
    <h2 id={id}>
      <a href={linkTo(id)}>{title}</a>
    </h2>
  );
  return (
    <Passage id={id} heading={heading} example={example}>
      {children}
    </Passage>
  );
}

interface PassageProps extends Omit<TopicProps, "id"> {
  readonly id: string;
  /** A heading with the id. */
  readonly heading: VNode;
}

/** A heading with prose, and examples beside it where there is room. */
export function Passage({ id, heading, example, children }: PassageProps): VNode {
  return (
    <section class="topic" aria-labelledby={id}>
      <div class="prose">
        {heading}
        {children}
      </div>
      {example === undefined ? null : <div class="example">{example}</div>}
    </section>
  );
}

/** How many operations there are, and behind that, links to them. */
export function CountedOperations({ operations }: { readonly operations: readonly Operation[] }): VNode {
  return (
    <details>
      <summary>{countOf(operations.length, "operation")}</summary>
      <ul class="links">
        {operations.map(({ id }) => (
          <li>
            <a href={linkTo(id)}>{id}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Topics that documents leave open. */
export function OpenTopics({ topics }: { readonly topics: readonly { readonly what: string }[] }): VNode {
  return (
    <ul class="open">
      {topics.map(({ what }) => (
        <li>
          <Text text={what} />
        </li>
      ))}
    </ul>
  );
}

export type TopicId = (typeof OVERVIEW_TOPICS)[number]["id"];

/** The topics that there is something to say about. */
export function topicsOf({ model, gateway }: PageSource): readonly (typeof OVERVIEW_TOPICS)[number][] {
  const operations = model.connectors.flatMap(operationsOf);
  const empty = new Set<TopicId>([
    ...(operations.length === 0 ? (["gateway.first_call"] as const) : []),
    ...(operations.some(({ kind }) => resultOf(kind) === "bytes") ? [] : (["gateway.downloads"] as const)),
    ...(gateway.notShown.length === 0 ? (["gateway.open"] as const) : []),
  ]);
  return OVERVIEW_TOPICS.filter(({ id }) => !empty.has(id));
}
