import type { VNode } from "preact";
import type { Connector, Operation } from "../../../model/types.ts";
import { linkTo } from "../anchors.ts";
import { OperationExample } from "../example/operation_example.tsx";
import type { PageProps } from "../source.ts";
import { Text } from "../text.tsx";

/** One operation: the prose, and beside it the example with its answer. */
export function OperationArticle({
  source,
  connector,
  operation,
}: PageProps & {
  readonly connector: Connector;
  readonly operation: Operation;
}): VNode {
  const { id, description } = operation;
  return (
    <article class="operation" data-operation={id} aria-labelledby={id}>
      <div class="prose">
        <h4 id={id}>
          <a href={linkTo(id)}>{id}</a>
        </h4>
        {description === undefined ? null : (
          <p class="summary">
            <Text text={description} />
          </p>
        )}
      </div>
      <div class="example">
        <OperationExample source={source} connector={connector} operation={operation} />
      </div>
    </article>
  );
}
