/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import type { Connector, Operation } from "../../../model/types.ts";
import { linkTo } from "../anchors.ts";
import { Passage } from "../overview/topic.tsx";
import { Badge } from "../words.tsx";
import { introductionAnchor } from "./connector_anchors.ts";

/** All operations of a connector: a row for each entity, with what can be done with it. */
export function OperationsTable({ connector }: { readonly connector: Connector }): VNode {
  const id = introductionAnchor(connector, "all-operations");
  return (
    <Passage id={id} heading={<h3 id={id}>Operations</h3>}>
      <table class="operations">
        <thead>
          <tr>
            <th scope="col">Entity</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {connector.entities.map(({ name, operations }) => (
            <tr>
              <th scope="row">
                <a href={linkTo(`${connector.id}.${name}`)}>{name}</a>
              </th>
              <td>
                <ul class="actions">
                  {operations.map((operation) => (
                    <ActionLink operation={operation} />
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Passage>
  );
}

/** Reads are usual; what changes something has a mark. */
function ActionLink({ operation: { id, action, effect, permanent } }: { readonly operation: Operation }): VNode {
  return (
    <li>
      <a href={linkTo(id)}>{action}</a>
      {permanent ? [" ", <Badge kind="permanent" />] : effect === "write" ? [" ", <Badge kind="write" />] : null}
    </li>
  );
}
