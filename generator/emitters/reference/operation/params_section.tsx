/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import type { ObjectShape, Operation } from "../../../model/types.ts";
import { paramAnchor } from "../anchors.ts";
import { FieldList } from "../fields/field_list.tsx";
import { Text } from "../text.tsx";
import { Names } from "../words.tsx";

/** What an operation takes: what applies to all params together, and each of them. */
export function ParamsSection({ operation }: { readonly operation: Operation }): VNode {
  const { params, connector } = operation;
  const anchor = paramAnchor(operation, []);
  return (
    <section class="params" id={anchor}>
      <h5>Parameters</h5>
      <ParamsRule operation={operation} />
      <OpenRule shape={params} />
      {params.fields.length === 0 ? null : <FieldList shape={params} owner={connector} anchor={anchor} side="request" whole={operation} />}
    </section>
  );
}

function ParamsRule({ operation: { params, paramsRequired } }: { readonly operation: Operation }): VNode | null {
  const { fields, atLeastOneOf, open } = params;
  if (atLeastOneOf !== undefined)
    return (
      <p class="rule">
        At least one of <Names names={atLeastOneOf} last="or" /> is required.
      </p>
    );
  if (fields.length === 0 && !open) return <p class="rule">None.</p>;
  if (paramsRequired) return null;
  return (
    <p class="rule">
      All of them are optional; <code>params</code> itself may be left out.
    </p>
  );
}

function OpenRule({ shape: { open, openBecause } }: { readonly shape: ObjectShape }): VNode | null {
  if (!open) return null;
  return <p class="rule">Other parameters are accepted with a warning. {openBecause === undefined ? null : <Text text={openBecause} />}</p>;
}
