/** @jsxRuntime automatic @jsxImportSource preact */

import type { VNode } from "preact";
import { type Connector, type Field, type Operation, operationsOf, fieldsWithin, type AuthMethod, type Notes } from "#generator/resolve";
import { linkTo, fieldAnchor, paramAnchor, recordAnchor, introductionAnchor, configAnchor, credentialsAnchor } from "../anchors.ts";
import type { ConnectorProps } from "../source.ts";
import { OriginText, Badge, Paragraph, Text, Code, Names } from "../words.tsx";
import { Fact, RetirementText } from "./facts.tsx";
import { ThirdParty } from "./third_party.tsx";
import { Passage, OpenTopics } from "../overview/topic.tsx";
import { CodeBlock, printJsonText } from "#templates/page";
import { type VendorAuth, countOf } from "#templates/core";
import { buildCreateInstance } from "#generator/schema";
import { ShapeSection } from "../fields/field_list.tsx";
import { isFromElsewhere } from "../fields/field_rules.tsx";

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

/** The contents of a request that creates an instance, with an example for each auth method. */
function Credentials({ source, connector }: ConnectorProps): VNode {
  const { auth, config } = connector;
  const id = credentialsAnchor(connector);
  return (
    <Passage id={id} heading={<h3 id={id}>Credentials</h3>} example={<CreateExamples source={source} connector={connector} />}>
      <p>{introductionSentence(connector)}</p>
      {auth.map((method) => (
        <Method connector={connector} method={method} />
      ))}
      {config === undefined ? null : (
        <ShapeSection
          title={<code>config</code>}
          level="h4"
          shape={config.shape}
          owner={connector.id}
          anchor={configAnchor(connector)}
          side="request"
          whole={config}
        />
      )}
    </Passage>
  );
}

function introductionSentence({ auth }: Connector): VNode {
  if (auth.length === 0) {
    return (
      <>
        This connector needs no credentials: <a href={linkTo("gateway.create_instance")}>create an instance</a> without{" "}
        <code>auth_config</code>.
      </>
    );
  }
  return (
    <>
      When you <a href={linkTo("gateway.create_instance")}>create an instance</a>, <code>auth_config</code> has exactly{" "}
      {auth.length === 1 ? "these fields." : `the fields of one of these ${auth.length} methods.`}
    </>
  );
}

function CreateExamples({ source: { gateway }, connector }: ConnectorProps): VNode {
  const { auth, title, config } = connector;
  const extent = config === undefined ? "usual" : "full";
  if (auth.length === 0) {
    const request = buildCreateInstance(gateway, connector, undefined, extent);
    return <CodeBlock language="json" text={printJsonText(request)} title={`Create an instance of ${title}`} />;
  }
  return (
    <>
      {auth.map((method) => (
        <CodeBlock
          language="json"
          text={printJsonText(buildCreateInstance(gateway, connector, method, extent))}
          title={auth.length === 1 ? "Create an instance" : `Create an instance with ${method.title}`}
        />
      ))}
    </>
  );
}

function Method({ connector, method }: { readonly connector: Connector; readonly method: AuthMethod }): VNode {
  const { name, title, shape } = method;
  const way = connector.vendor?.auth[name];
  return (
    <ShapeSection
      title={title}
      level="h4"
      shape={shape}
      owner={connector.id}
      anchor={credentialsAnchor(connector, name)}
      side="request"
      whole={method}
    >
      {way?.kind === "oauth_refresh" ? <Renewal way={way} /> : null}
    </ShapeSection>
  );
}

function Renewal({ way }: { readonly way: Extract<VendorAuth, { readonly kind: "oauth_refresh" }> }): VNode {
  const { accessToken, refreshToken, clientId, clientSecret, tokenUrl } = way;
  return (
    <p>
      The gateway renews <Code text={accessToken} /> by itself: it asks <Code text={tokenUrl} /> for a new one, with{" "}
      <Names names={[refreshToken, clientId, clientSecret]} last="and" />.
    </p>
  );
}

/** Gaps in the document of a connector: whole topics, and how much of the rest is assumed or not shown, and where. */
function OpenPoints({ connector }: { readonly connector: Connector }): VNode {
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
