/** @jsxRuntime automatic @jsxImportSource preact */

import type { VNode } from "preact";
import { render } from "preact-render-to-string";
import { countOf, escapeInvisibleInLines, escapeInvisible } from "#templates/core";
import { operationsOf, type Connector, type Entity } from "#generator/resolve";
import type { EmitterInput } from "../emitter.ts";
import type { ReferencePage } from "../reference_pages.ts";
import { toEntries, toPageData } from "./to_page_data.ts";
import { Overview } from "./overview/overview.tsx";
import { printSlot } from "./slots.ts";
import { openSource, type ConnectorProps, type PageProps, type PageSource } from "./source.ts";
import { Icon } from "#templates/page";
import { connectorsElsewhere, linkTo, linksFrom, recordAnchor } from "./anchors.ts";
import { topicsOf } from "./overview/topic.tsx";
import { OperationArticle } from "./operation/operation_article.tsx";
import { Code, Paragraph, RenderPoint } from "./words.tsx";
import { ConnectorIntroduction, OperationsTable } from "./connector/connector_introduction.tsx";
import { Records } from "./connector/records.tsx";

/** The id of the contents: no connector can have it, because of its hyphen. */
const CONTENTS = "page-contents";

/** In the page, so that no browser asks the server for one. */
const ICON = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">`,
  `<rect width="24" height="24" rx="5" fill="#05617e"/>`,
  `<path fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" d="M4 12h16M9 12c4.5 0 3.5-5.5 11-5.5M9 12c4.5 0 3.5 5.5 11 5.5"/>`,
  `</svg>`,
].join("");

const HEAD = [
  `<meta charset="utf-8">`,
  printSlot("policy"),
  `<meta name="viewport" content="width=device-width, initial-scale=1">`,
  `<meta name="color-scheme" content="light dark">`,
  // The color of paper in both themes, for the browser's own parts around the page.
  `<meta name="theme-color" content="#fbfbfa" media="(prefers-color-scheme: light)" data-theme="light">`,
  `<meta name="theme-color" content="#141619" media="(prefers-color-scheme: dark)" data-theme="dark">`,
  `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(ICON)}">`,
  printSlot("style"),
];

/** A page as HTML, with slots for its scripts and style; the page with everything, unless another one is asked for. */
export function printPage(input: EmitterInput, page?: ReferencePage): string {
  const source = openSource(input, page);
  const { connectors } = source.model;
  const { kind, shown } = source.page;
  const toMarkup = markupOf(linksFrom(source));
  const parts = [
    `<!doctype html>`,
    `<!-- @generated from spec/ by connector-gateway-spec. Do not edit. -->`,
    printRoot(source),
    `<head>`,
    ...HEAD,
    printSlot("early"),
    ...printTitle(source),
    `</head>`,
    `<body>`,
    toMarkup(<Bar source={source} />),
    toMarkup(<Contents source={source} />),
    `<main id="page-content">`,
    ...(kind === "connector" ? [] : [toMarkup(<Overview source={source} />)]),
    ...(kind === "index" ? connectors.map((connector) => toMarkup(<ConnectorOutline connector={connector} />)) : []),
    ...shown.map((connector) => toMarkup(<ConnectorSection source={source} connector={connector} />)),
    `</main>`,
    `<script type="application/json" id="page-data">${toScriptJson(toPageData(source))}</script>`,
    printSlot("script"),
    // Behind the script: the rest of the page does not wait for it.
    ...(kind === "whole" ? [] : [`<script type="application/json" id="page-entries">${toScriptJson(toEntries(source))}</script>`]),
    `</body>`,
    `</html>`,
    printSlot("licenses"),
  ];
  // Here once for all texts: everything shows, also in names, titles and attributes.
  return `${escapeInvisibleInLines(parts.join("\n"))}\n`;
}

/** The start tag of the root element. It names the connectors that have another page, for the script in the head. */
function printRoot(source: PageSource): string {
  const others = connectorsElsewhere(source).map(({ id }) => id);
  return others.length === 0 ? `<html lang="en">` : `<html lang="en" data-other-pages="${others.join(" ")}">`;
}

function printTitle({ gateway, model, page }: PageSource): readonly string[] {
  const [connector] = page.kind === "connector" ? page.shown : [];
  const { length } = model.connectors.flatMap(operationsOf);
  const about = connector?.description ?? `${model.connectors.length} connectors, ${length} operations, one call`;
  return [
    render(<title>{connector === undefined ? `${gateway.title}: reference` : `${connector.title}, ${gateway.title}: reference`}</title>),
    render(<meta name="description" content={about} />),
  ];
}

const TAG = /(<(?:[^>"]|"[^"]*")*>)/u;

/**
 * Prints the markup of elements with links that `toLinks` adapts. Only attributes need escaped quotes, and the samples in the text have
 * thousands. A class that is one name needs no quotes.
 */
function markupOf(toLinks: (tag: string) => string): (element: VNode) => string {
  return (element) => {
    const parts = render(element).split(TAG);
    return parts
      .map((part, index) => (index % 2 === 0 ? part.replaceAll("&quot;", '"') : toLinks(part.replace(/ class="([\w-]+)"/u, " class=$1"))))
      .join("");
  };
}

/** JSON that ends no script element, whatever texts it has. */
function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** The bar at the top. The script adds the search field, the theme switch and, if there is a sandbox, its buttons to `#page-tools`. */
function Bar({ source: { gateway, version } }: PageProps): VNode {
  return (
    <header class="bar">
      <a class="skip" href="#page-content">
        Skip to the content
      </a>
      <button type="button" class="tool contents-button" popovertarget={CONTENTS} aria-label="Contents" title="Contents">
        <Icon name="menu" />
      </button>
      <a class="brand" href="#gateway">
        <Icon name="gateway" class="mark" />
        <span class="title">{gateway.title}</span> <span class="version faint">{version}</span>
      </a>
      <div id="page-tools" class="tools"></div>
    </header>
  );
}

/** The table of contents: the overview, and for each connector its entities with their operations, and its records, or a link to its page. */
export function Contents({ source }: PageProps): VNode {
  return (
    <nav class="contents" id={CONTENTS} aria-label="Contents" popover="auto">
      <OverviewContents source={source} />
      {source.page.shown.map((connector) => (
        <ConnectorContents connector={connector} />
      ))}
      {source.page.kind === "whole" ? null : <OtherPages source={source} />}
    </nav>
  );
}

/** The connectors that have a page of their own. */
function OtherPages({ source }: PageProps): VNode {
  const { page } = source;
  return (
    <details open={page.kind === "index"}>
      <summary>{page.kind === "index" ? "Connectors" : "Other connectors"}</summary>
      <ul>
        {connectorsElsewhere(source).map(({ id, title }) => (
          <Entry anchor={id} text={title} />
        ))}
      </ul>
    </details>
  );
}

/** Open where the overview is what is read first. */
function OverviewContents({ source }: PageProps): VNode {
  return (
    <details open={source.page.kind !== "connector"}>
      <summary>Overview</summary>
      <ul>
        <Entry anchor="gateway" text="Introduction" />
        {topicsOf(source).map(({ id, title }) => (
          <Entry anchor={id} text={title} />
        ))}
      </ul>
    </details>
  );
}

function ConnectorContents({ connector: { id, title, entities, records } }: { readonly connector: Connector }): VNode {
  return (
    <details>
      <summary>{escapeInvisible(title)}</summary>
      <ul>
        <Entry anchor={id} text="Introduction" />
        {entities.map((entity) => (
          <EntityContents entity={entity} connector={id} />
        ))}
        {records.length === 0 ? null : (
          <li>
            <a href={linkTo(`${id}.records`)}>Records</a>
            <ul>
              {records.map(({ name }) => (
                <Entry anchor={recordAnchor(id, name)} text={name} />
              ))}
            </ul>
          </li>
        )}
      </ul>
    </details>
  );
}

function EntityContents({ entity, connector }: { readonly entity: Entity; readonly connector: string }): VNode {
  return (
    <li>
      <a href={linkTo(`${connector}.${entity.name}`)}>{escapeInvisible(entity.name)}</a>
      <ul>
        {entity.operations.map(({ id, action }) => (
          <Entry anchor={id} text={action} />
        ))}
      </ul>
    </li>
  );
}

function Entry({ anchor, text }: { readonly anchor: string; readonly text: string }): VNode {
  return (
    <li>
      <a href={linkTo(anchor)}>{escapeInvisible(text)}</a>
    </li>
  );
}

/** A connector on the index: its operations, with the anchors of its page, so that links to them lead here without JavaScript. */
function ConnectorOutline({ connector }: { readonly connector: Connector }): VNode {
  const { id, title, description } = connector;
  return (
    <section class="topic">
      <h2>
        <a id={id} href={linkTo(id)}>
          {title}
        </a>
      </h2>
      <Paragraph text={description} />
      <details class="details">
        <summary>{countOf(operationsOf(connector).length, "operation")}</summary>
        <OperationsTable connector={connector} isOutline />
      </details>
      <RenderPoint />
    </section>
  );
}

/** A connector: what it is, and closed until somebody wants them its entities with their operations, and its records. */
function ConnectorSection({ source, connector }: ConnectorProps): VNode {
  const { id, entities, records } = connector;
  const counts = [countOf(operationsOf(connector).length, "operation"), countOf(records.length, "record")];
  return (
    <section class="connector" aria-labelledby={id}>
      <ConnectorIntroduction source={source} connector={connector} />
      <details class="details" open={source.page.shown.length === 1}>
        <summary>{counts.join(" and ")}</summary>
        {entities.map((entity) => (
          <EntitySection source={source} connector={connector} entity={entity} />
        ))}
        <Records connector={connector} />
      </details>
    </section>
  );
}

function EntitySection({ source, connector, entity }: ConnectorProps & { readonly entity: Entity }): VNode {
  const anchor = `${connector.id}.${entity.name}`;
  return (
    <section class="entity" aria-labelledby={anchor}>
      <h3 id={anchor}>
        <a href={linkTo(anchor)}>
          <Code text={entity.name} />
        </a>
      </h3>
      <Paragraph text={entity.description} />
      {entity.operations.map((operation) => (
        <OperationArticle source={source} connector={connector} operation={operation} />
      ))}
    </section>
  );
}
