import type { Connector, Model } from "../../model/types.ts";
import { markdownCell, markdownCodes } from "../../print/markdown.ts";

/** What the package's README says that depends on the catalog. */
export function readmeSlots({ gateway, connectors }: Model): Readonly<Record<string, string>> {
  const entities = connectors.flatMap((connector) => connector.entities);
  return {
    title: gateway.title,
    catalog_version: gateway.version,
    connector_count: String(connectors.length),
    entity_count: String(entities.length),
    operation_count: String(entities.flatMap(({ operations }) => operations).length),
    connectors: connectorTable(connectors),
  };
}

/** Puts texts into the `{{slots}}` of a template. Throws for a slot that is not filled and a text that has no slot. */
export function fillSlots(template: string, slots: Readonly<Record<string, string>>): string {
  const unused = new Set(Object.keys(slots));
  const filled = template.replace(/\{\{(\w+)\}\}/gu, (_, name: string) => {
    const text = Object.hasOwn(slots, name) ? slots[name] : undefined;
    if (text === undefined) throw new Error(`the template has a slot {{${name}}} that nothing fills`);
    unused.delete(name);
    return text;
  });
  if (unused.size > 0) throw new Error(`the template has no slot for ${[...unused].join(", ")}`);
  return filled;
}

function connectorTable(connectors: readonly Connector[]): string {
  const rows = connectors.map(({ id, title, entities }) => {
    const operations = entities.flatMap((entity) => entity.operations).length;
    const names = markdownCodes(entities.map(({ name }) => name));
    return `| \`connector-gateway-spec/${id}\` | ${markdownCell(title)} | ${names} | ${operations} |`;
  });
  return ["| import | connector | entities | operations |", "|---|---|---|---:|", ...rows].join("\n");
}
