/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import { countOf } from "#templates/core";
import { type Connector, type Notes, type Operation, type Origin, fieldsWithin, operationsOf } from "#generator/resolve";
import { linkTo, recordAnchor, credentialsAnchor, introductionAnchor } from "../anchors.ts";
import { isFromElsewhere } from "../fields/field_rules.tsx";
import { OpenTopics, Passage } from "../overview/topic.tsx";
import { Badge } from "../words.tsx";

/** What the document of a connector leaves open: whole topics, and how much of the rest is assumed or not shown, and where. */
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

/** Things of one kind, with their origins. */
interface Group {
  readonly title: string;
  readonly origins: readonly Origin[];
}

function groupsOf(connector: Connector): readonly Group[] {
  const operations = operationsOf(connector);
  const origins = (things: readonly Pick<Notes, "origin">[]): readonly Origin[] => things.map(({ origin }) => origin);
  return [
    { title: "Operations", origins: origins(operations) },
    { title: "Params", origins: origins(operations.flatMap(({ params }) => fieldsWithin(params))) },
    { title: "Fields of Meta", origins: origins(operations.flatMap(({ meta }) => (meta === undefined ? [] : fieldsWithin(meta)))) },
    { title: "Fields of records", origins: origins(connector.records.flatMap(({ shape }) => fieldsWithin(shape))) },
    { title: "Credentials", origins: origins(connector.auth.flatMap(({ shape }) => fieldsWithin(shape))) },
  ].filter((group) => group.origins.length > 0);
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
        {groupsOf(connector).map(({ title, origins }) => (
          <tr>
            <th scope="row">{title}</th>
            {kinds.map((wanted) => (
              <td>{origins.filter(({ kind }) => kind === wanted).length}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A part of the page, and how many marks it has. */
interface Marked {
  readonly name: string;
  readonly anchor: string;
  readonly count: number;
}

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
  return places.length === 0 ? null : <Places places={places} />;
}

function Places({ places }: { readonly places: readonly Marked[] }): VNode {
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
function partsOf(operation: Operation): readonly Pick<Notes, "origin">[] {
  const { params, meta, returns, paging } = operation;
  const others = [returns, paging].filter((part) => part !== undefined).filter(({ origin }) => isFromElsewhere(origin, operation));
  return [operation, ...fieldsWithin(params), ...(meta === undefined ? [] : fieldsWithin(meta)), ...others];
}

function marksIn(things: readonly Pick<Notes, "origin">[]): number {
  return things.filter(({ origin }) => origin.kind !== "stated").length;
}
