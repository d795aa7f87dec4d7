/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import type { Operation } from "../../../model/types.ts";
import { linkTo } from "../anchors.ts";

/** Links to operations, by their ids. */
export function OperationLinks({ operations }: { readonly operations: readonly Operation[] }): VNode {
  return (
    <ul class="links">
      {operations.map(({ id }) => (
        <li>
          <a href={linkTo(id)}>{id}</a>
        </li>
      ))}
    </ul>
  );
}
