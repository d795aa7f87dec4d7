import { type Catalog, type CatalogConnector, type Vendor, describeAddress, innerTypesOf } from "#templates/core";

/** A name with others below it: a connector, an entity, the records of a connector, or the gateway. */
export interface Outline {
  readonly description?: string;
  /** Document and section: "Document 1, Limits". */
  readonly section?: string;
  /** The third party behind a connector. */
  readonly vendor?: Vendor;
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

/** The outline of everything below a name; undefined if the name is none of those that have others below them. */
export function findOutline(catalog: Catalog, name: string): Outline | undefined {
  if (name === "gateway") return outlineGateway(catalog);
  const [id, second, ...more] = name.split(".");
  const connector = catalog.connectors.find((candidate) => candidate.id === id);
  if (connector === undefined || more.length > 0) return undefined;
  if (second === undefined) return outlineConnector(connector);
  return second === "records" ? { parts: [recordsOf(connector), ...innerPartOf(connector)] } : outlineEntity(connector, second);
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

function outlineGateway(catalog: Catalog): Outline {
  const addresses = Object.values(catalog.gateway.addresses);
  const entries = addresses.map((address) => ({ name: address, ...describedBy(describeAddress(catalog, address)) }));
  return { description: catalog.gateway.title, parts: [{ title: "addresses", entries }] };
}

function outlineConnector(connector: CatalogConnector): Outline {
  const { id, description, document, entities, auth, addresses, vendor } = connector;
  const methods = auth.map(({ title }) => title).join(", or ");
  return {
    description,
    section: document.title,
    ...(vendor !== undefined && { vendor }),
    parts: [
      {
        title: "entities",
        entries: entities.map(({ name, operations }) => ({ name: `${id}.${name}`, actions: operations.map(({ action }) => action) })),
      },
      {
        title: "other addresses",
        entries: [
          ...(addresses.authConfig === undefined ? [] : [{ name: addresses.authConfig, description: `Credentials: ${methods}.` }]),
          { name: addresses.execute, description: "Any request of this connector." },
        ],
      },
      recordsOf(connector),
    ],
  };
}

function outlineEntity({ entities }: CatalogConnector, name: string): Outline | undefined {
  const entity = entities.find((candidate) => candidate.name === name);
  if (entity === undefined) return undefined;
  const { description, section, operations } = entity;
  const actions = operations.map((operation): OutlineEntry => {
    return { name: operation.id, effect: operation.permanent ? "permanent" : operation.effect, ...describedBy(operation) };
  });
  return { section, ...(description !== undefined && { description }), parts: [{ title: "actions", entries: actions }] };
}

function recordsOf({ records }: CatalogConnector): OutlinePart {
  const entries = records.map((record) => ({ name: record.address ?? record.name, ...describedBy(record) }));
  return { title: "records", entries };
}

function innerPartOf(connector: CatalogConnector): readonly OutlinePart[] {
  const entries = innerTypesOf(connector).map((type) => ({ name: `${connector.id}.records.${type.name}`, ...describedBy(type) }));
  return entries.length === 0 ? [] : [{ title: "inner types", entries }];
}

function describedBy({ description }: { readonly description?: string }): { readonly description?: string } {
  return description === undefined ? {} : { description };
}

/** Rows with aligned columns, each on one line; the last column is not padded. */
export function printTable(texts: readonly (readonly string[])[], indent = "  "): string {
  const rows = texts.map((row) => row.map((cell) => cell.replace(/\s+/g, " ").trim()));
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => `${indent}${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}`.trimEnd());
  return lines.map((line) => `${line}\n`).join("");
}
