/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import { countOf } from "#templates/core";
import { type Connector, type Notes, type Operation, fieldsWithin, operationsOf } from "#generator/resolve";
import { linkTo, recordAnchor, credentialsAnchor, introductionAnchor } from "../anchors.ts";
import { isFromElsewhere } from "../fields/field_rules.tsx";
import { OpenTopics, Passage } from "../overview/topic.tsx";
import { Badge } from "../words.tsx";

/** Gaps in the document of a connector: whole topics, and how much of the rest is assumed or not shown, and where. */
export function OpenPoints({ connector }: { readonly connector: Connector }): VNode {
  const id = introductionAnchor(connector, "open-points");
  const { notShown } = connector;
  return (
    <Passage id={id} heading={<h3 id={id}>What is not certain</h3>}>
      <OriginTable connector={connector} />
      <MarkedPlaces connector={connector} />
      {notShown.length === 0 ? null : (
        <>
          <p>The document does not cover these topics:</p>
          <OpenTopics topics={notShown} />
        </>
      )}
    </Passage>
  );
}

type Part = Pick<Notes, "origin">;

/** The parts of a connector by kind. */
function partsByKind(connector: Connector): readonly (readonly [kind: string, parts: readonly Part[]])[] {
  const operations = operationsOf(connector);
  return [
    ["Operations", operations],
    ["Params", operations.flatMap(({ params }) => fieldsWithin(params))],
    ["Fields of Meta", operations.flatMap(({ meta }) => (meta === undefined ? [] : fieldsWithin(meta)))],
    ["Fields of records", connector.records.flatMap(({ shape }) => fieldsWithin(shape))],
    ["Credentials", connector.auth.flatMap(({ shape }) => fieldsWithin(shape))],
  ];
}

function OriginTable({ connector }: { readonly connector: Connector }): VNode {
  const kinds = ["stated", "assumed", "not_shown"] as const;
  return (
    <table class="origins">
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">What</span>
          </th>
          <th scope="col">Stated</th>
          <th scope="col">
            <Badge kind="assumed" />
          </th>
          <th scope="col">
            <Badge kind="not_shown" />
          </th>
        </tr>
      </thead>
      <tbody>
        {partsByKind(connector).map(([title, parts]) =>
          parts.length === 0 ? null : (
            <tr>
              <th scope="row">{title}</th>
              {kinds.map((kind) => (
                <td>{parts.filter(({ origin }) => origin.kind === kind).length}</td>
              ))}
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

/** Links to the places with marks, each with the number of its marks. */
function MarkedPlaces({ connector }: { readonly connector: Connector }): VNode | null {
  const places = [
    ...connector.auth.map((method) => ({
      name: method.title,
      anchor: credentialsAnchor(connector, method.name),
      count: marksIn([method, ...fieldsWithin(method.shape)]),
    })),
    ...operationsOf(connector).map((operation) => ({ name: operation.id, anchor: operation.id, count: marksIn(partsOf(operation)) })),
    ...connector.records.map((record) => ({
      name: record.name,
      anchor: recordAnchor(connector.id, record.name),
      count: marksIn([record, ...fieldsWithin(record.shape)]),
    })),
  ].filter(({ count }) => count > 0);
  if (places.length === 0) return null;
  const total = places.reduce((sum, { count }) => sum + count, 0);
  return (
    <details class="places">
      <summary>
        Where the {countOf(total, "mark")} {total === 1 ? "is" : "are"}
      </summary>
      <ul class="links">
        {places.map(({ name, anchor, count }) => (
          <li>
            <a href={linkTo(anchor)}>{name}</a> <span class="counts">{count}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The operation and its fields, and what it returns and how it pages where that has an origin of its own. */
function partsOf(operation: Operation): readonly Part[] {
  const { params, meta, returns, paging } = operation;
  const others = [returns, paging].filter((part) => part !== undefined).filter(({ origin }) => isFromElsewhere(origin, operation));
  return [operation, ...fieldsWithin(params), ...(meta === undefined ? [] : fieldsWithin(meta)), ...others];
}

function marksIn(things: readonly Part[]): number {
  return things.filter(({ origin }) => origin.kind !== "stated").length;
}
