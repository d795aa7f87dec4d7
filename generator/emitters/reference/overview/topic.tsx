/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from "preact";
import { linkTo } from "../anchors.ts";
import { topicTitle, type TopicId } from "./topics.ts";

interface TopicProps {
  readonly id: TopicId;
  /** Examples beside the prose. */
  readonly example?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A topic of the overview: its heading and prose, and examples beside it where there is room. */
export function Topic({ id, example, children }: TopicProps): VNode {
  return (
    <Passage id={id} heading={<h2 id={id}>{<a href={linkTo(id)}>{topicTitle(id)}</a>}</h2>} example={example}>
      {children}
    </Passage>
  );
}

interface PassageProps extends Omit<TopicProps, "id"> {
  readonly id: string;
  /** A heading with the id. */
  readonly heading: VNode;
}

/** The same for any heading. */
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
