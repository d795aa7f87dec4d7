import type { Catalog, CatalogConnector, CatalogOperation } from "../catalog/catalog_types.js";
import { describeAddress } from "../catalog/described.js";
import { printTable } from "./table.js";

/** A name with others below it: a connector, an entity, the records of a connector, or the gateway. */
export interface Outline {
  readonly description?: string;
  /** Document and section: "Document 1, Limits". */
  readonly section?: string;
  readonly parts: readonly OutlinePart[];
}

/** The names of one kind. */
export interface OutlinePart {
  readonly title: string;
  readonly entries: readonly OutlineEntry[];
}

/** A name, in full, and what the catalog says about it. */
export interface OutlineEntry {
  readonly name: string;
  readonly description?: string;
  readonly actions?: readonly string[];
  readonly effect?: "read" | "write" | "permanent";
}

/** What is below a name; undefined if the name is none of those that have others below them. */
export function findOutline(catalog: Catalog, addresses: readonly string[], name: string): Outline | undefined {
  if (name === "gateway") return outlineGateway(catalog, addresses);
  const [id, second, ...more] = name.split(".");
  const connector = catalog.connectors.find((candidate) => candidate.id === id);
  if (connector === undefined || more.length > 0) return undefined;
  if (second === undefined) return outlineConnector(connector, addresses);
  return second === "records" ? { parts: [recordsOf(connector, addresses)] } : outlineEntity(connector, second);
}

/** The names that have an outline. */
export function outlineNames({ connectors }: Catalog): readonly string[] {
  return [
    "gateway",
    ...connectors.flatMap(({ id, entities }) => [id, `${id}.records`, ...entities.map((entity) => `${id}.${entity.name}`)]),
  ];
}

/** The parts of an outline as text. */
export function printOutline({ parts }: Outline): readonly string[] {
  return parts.flatMap(({ title, entries }) => ["", title, printTable(entries.map(toRow)).trimEnd()]);
}

function toRow({ name, actions, effect, description = "" }: OutlineEntry): readonly string[] {
  return [name, ...(effect === undefined ? [] : [effect]), actions?.join(", ") ?? description];
}

function outlineGateway(catalog: Catalog, addresses: readonly string[]): Outline {
  const entries = addresses
    .filter((address) => address.startsWith("gateway."))
    .map((address) => ({ name: address, ...describedBy(describeAddress(catalog, address)) }));
  return { description: catalog.gateway.title, parts: [{ title: "addresses", entries }] };
}

function outlineConnector(connector: CatalogConnector, addresses: readonly string[]): Outline {
  const { id, description, document, entities, auth } = connector;
  const methods = auth.map(({ title }) => title).join(", or ");
  return {
    description,
    section: document.title,
    parts: [
      {
        title: "entities",
        entries: entities.map(({ name, operations }) => ({ name: `${id}.${name}`, actions: operations.map(({ action }) => action) })),
      },
      {
        title: "other addresses",
        entries: [
          { name: `${id}.auth_config`, description: `Credentials: ${methods}.` },
          { name: `${id}.execute`, description: "Any request of this connector." },
        ],
      },
      recordsOf(connector, addresses),
    ],
  };
}

function outlineEntity({ id, entities }: CatalogConnector, name: string): Outline | undefined {
  const entity = entities.find((candidate) => candidate.name === name);
  if (entity === undefined) return undefined;
  const { description, section, operations } = entity;
  const actions = operations.map((operation) => ({
    name: `${id}.${name}.${operation.action}`,
    effect: effectOf(operation),
    ...describedBy(operation),
  }));
  return { section, ...(description !== undefined && { description }), parts: [{ title: "actions", entries: actions }] };
}

function effectOf({ permanent, effect }: CatalogOperation): "read" | "write" | "permanent" {
  return permanent ? "permanent" : effect;
}

function recordsOf({ id, records }: CatalogConnector, addresses: readonly string[]): OutlinePart {
  const entries = records.map((record) => ({ name: `${id}.records.${record.name}`, ...describedBy(record) }));
  return { title: "records", entries: entries.filter(({ name }) => addresses.includes(name)) };
}

function describedBy({ description }: { readonly description?: string }): { readonly description?: string } {
  return description === undefined ? {} : { description };
}
