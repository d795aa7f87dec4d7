/** @jsxRuntime automatic @jsxImportSource preact */

import type { VNode } from "preact";
import { type Connector, type Field, type Operation, operationsOf, fieldsWithin } from "#generator/resolve";
import { linkTo, fieldAnchor, paramAnchor, recordAnchor, introductionAnchor } from "../anchors.ts";
import type { ConnectorProps } from "../source.ts";
import { OriginText, Badge, Paragraph, Text, Code } from "../words.tsx";
import { Credentials } from "./credentials.tsx";
import { Fact, RetirementText } from "./facts.tsx";
import { OpenPoints } from "./open_points.tsx";
import { ThirdParty } from "./third_party.tsx";
import { Passage } from "../overview/topic.tsx";

/** The introduction of a connector: operations, auth methods, third party, and topics that its document leaves open. */
export function ConnectorIntroduction({ source, connector }: ConnectorProps): VNode {
  const { id, title, description } = connector;
  return (
    <header class="introduction">
      <h2 id={id}>
        <a href={linkTo(id)}>{title}</a>
      </h2>
      <Paragraph text={description} class="lead" />
      <Notices connector={connector} />
      <Identity connector={connector} />
      <Operations connector={connector} />
      <Credentials source={source} connector={connector} />
      <ThirdParty connector={connector} />
      <OpenPoints connector={connector} />
    </header>
  );
}

function Identity({ connector }: { readonly connector: Connector }): VNode {
  const { definitionId, document } = connector;
  return (
    <dl class="facts">
      <Fact title="Definition id">
        <Code text={definitionId.value} />
        <OriginText origin={definitionId.origin} />
      </Fact>
      <Fact title="Source document">
        <Text text={document.title} />
      </Fact>
    </dl>
  );
}

/** Warnings for everybody who builds on a connector: interfaces that end, and features that may change. */
function Notices({ connector }: { readonly connector: Connector }): VNode {
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
  const marks = { experimental, deprecated };
  return (["experimental", "deprecated"] as const).flatMap((kind) => {
    const why = marks[kind];
    return why === undefined ? [] : [{ kind, name, anchor, why }];
  });
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

function Operations({ connector }: { readonly connector: Connector }): VNode {
  const id = introductionAnchor(connector, "all-operations");
  return (
    <Passage id={id} heading={<h3 id={id}>Operations</h3>}>
      <OperationsTable connector={connector} />
    </Passage>
  );
}

interface OperationsTableProps {
  readonly connector: Connector;
  /** The links have the anchors that they lead to, because the operations are on another page. */
  readonly isOutline?: boolean;
}

/** All operations of a connector: a row for each entity, with what can be done with it. */
export function OperationsTable({ connector, isOutline = false }: OperationsTableProps): VNode {
  const link = (anchor: string, text: string): VNode => (
    <a {...(isOutline && { id: anchor })} href={linkTo(anchor)}>
      {text}
    </a>
  );
  return (
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
            <th scope="row">{link(`${connector.id}.${name}`, name)}</th>
            <td>
              <ul class="actions row">
                {operations.map((operation) => (
                  <li>
                    {link(operation.id, operation.action)}
                    <EffectBadge operation={operation} />
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Reads are usual; what changes something has a mark. */
function EffectBadge({ operation: { effect, permanent } }: { readonly operation: Operation }): VNode {
  return <>{permanent ? [" ", <Badge kind="permanent" />] : effect === "write" ? [" ", <Badge kind="write" />] : null}</>;
}
