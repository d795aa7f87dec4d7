/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import type { Connector, Field, Operation } from "../../../model/types.ts";
import { fieldsWithin, operationsOf } from "../../../model/walk.ts";
import { fieldAnchor, linkTo, paramAnchor, recordAnchor } from "../anchors.ts";
import { Code } from "../phrase.tsx";
import { Text } from "../text.tsx";
import { Badge } from "../words.tsx";
import { introductionAnchor } from "./connector_anchors.ts";
import { RetirementText } from "./retirement.tsx";

/** What nobody who builds on a connector should miss: interfaces that end, and what may change. */
export function Notices({ connector }: { readonly connector: Connector }): VNode {
  const { vendor } = connector;
  const retiredCalls = operationsOf(connector).filter(({ binding }) => binding?.retired !== undefined);
  const unsteady = unsteadyThings(connector);
  return (
    <>
      {vendor?.retired === undefined ? null : (
        <div class="notice retired" id={introductionAnchor(connector, "retired")}>
          <p>
            <RetirementText retired={vendor.retired} what="the interface of this connector" />
          </p>
        </div>
      )}
      {retiredCalls.length === 0 ? null : <RetiredCalls operations={retiredCalls} />}
      {unsteady.length === 0 ? null : (
        <ul class="notice">
          {unsteady.map((thing) => (
            <UnsteadyThing thing={thing} />
          ))}
        </ul>
      )}
    </>
  );
}

function RetiredCalls({ operations }: { readonly operations: readonly Operation[] }): VNode {
  return (
    <ul class="notice retired">
      {operations.map(({ id, binding }) =>
        binding?.retired === undefined ? null : (
          <li>
            <a href={linkTo(id)}>{id}</a>: <RetirementText retired={binding.retired} what="the call of this operation" />
          </li>
        ),
      )}
    </ul>
  );
}

/** An operation or a field that is experimental or deprecated. */
interface Unsteady {
  readonly kind: "experimental" | "deprecated";
  readonly name: string;
  readonly anchor: string;
  readonly why: string;
}

function unsteadyThings(connector: Connector): readonly Unsteady[] {
  return [
    ...operationsOf(connector).flatMap((operation) => [
      ...marksOf(operation, operation.id, operation.id),
      ...operation.params.fields.flatMap((field) =>
        marksWithin(field, `${operation.id}: ${field.name}`, paramAnchor(operation, [field.name])),
      ),
    ]),
    ...connector.records.flatMap(({ name, shape }) => {
      const anchor = recordAnchor(connector.id, name);
      return shape.fields.flatMap((field) => marksWithin(field, `${name}: ${field.name}`, fieldAnchor(anchor, [field.name])));
    }),
  ];
}

/** The marks of a field, and of those inside it, which are shown there. */
function marksWithin(field: Field, name: string, anchor: string): readonly Unsteady[] {
  const inside = fieldsWithin({ fields: [field], open: false });
  return inside.flatMap((one) => marksOf(one, one === field ? name : `${name} … ${one.name}`, anchor));
}

function marksOf(
  { experimental, deprecated }: { readonly experimental?: string; readonly deprecated?: string },
  name: string,
  anchor: string,
): readonly Unsteady[] {
  return [
    ...(experimental === undefined ? [] : [{ kind: "experimental", name, anchor, why: experimental } as const]),
    ...(deprecated === undefined ? [] : [{ kind: "deprecated", name, anchor, why: deprecated } as const]),
  ];
}

function UnsteadyThing({ thing: { kind, name, anchor, why } }: { readonly thing: Unsteady }): VNode {
  return (
    <li>
      <Badge kind={kind} />{" "}
      <a href={linkTo(anchor)}>
        <Code text={name} />
      </a>
      : <Text text={why} />
    </li>
  );
}
