import { printFieldPath } from "#templates/core";
import type { PageSource } from "./source.ts";
import { type Operation, type Connector, operationAddress, recordAddress } from "#generator/resolve";

/**
 * The ids of the elements of the page, which links name: addresses of the catalog, and paths of fields below them. An operation has its
 * id, `payments.customers.list`; a connector and an entity have theirs, `payments` and `payments.customers`.
 */

/** `payments.customers.list.params.created.gte` */
export function paramAnchor(operation: Operation, names: readonly string[]): string {
  return fieldAnchor(operationAddress(operation, "params"), names);
}

/** `payments.customers.list.meta.has_more` */
export function metaAnchor(operation: Operation, names: readonly string[]): string {
  return fieldAnchor(operationAddress(operation, "meta"), names);
}

/** `payments.records.Customer` */
export function recordAnchor(connector: string, record: string): string {
  return recordAddress(connector, record);
}

/** A field below an anchor. Ids have no white space, so it is percent-encoded like everything else that is not plain. */
export function fieldAnchor(whole: string, names: readonly string[]): string {
  return names.length === 0 ? whole : `${whole}.${encodeURIComponent(printFieldPath(names))}`;
}

/** The address of an anchor on the page. */
export function linkTo(anchor: string): string {
  return `#${encodeURIComponent(anchor)}`;
}

/** The first name of an anchor in a link: that of its connector, or `gateway`. All of them are plain. */
const OWNER = / href="#(\w+)(?=["%.])/u;

/** The connectors that have another page. */
export function connectorsElsewhere({ model, page }: PageSource): readonly Connector[] {
  return model.connectors.filter((connector) => !page.shown.includes(connector));
}

/** Adapts the links in tags of a page to the pages where their anchors are. */
export function linksFrom(source: PageSource): (tag: string) => string {
  const { page } = source;
  if (page.kind === "whole") return (tag) => tag;
  const pages = new Map(connectorsElsewhere(source).map(({ id }) => [id, `${id}.html`]));
  if (page.kind === "connector") pages.set("gateway", "index.html");
  return (tag) => tag.replace(OWNER, (link, owner: string) => link.replace("#", `${pages.get(owner) ?? ""}#`));
}

/** The parts of the introduction of a connector. Names of entities have no hyphen, so that none of these is one. */
type IntroductionPart = "all-operations" | "third-party" | "retired" | "open-points";

/** `payments.third-party` */
export function introductionAnchor({ id }: Connector, part: IntroductionPart): string {
  return `${id}.${part}`;
}

/** The credentials of a connector, or an auth method: `payments.auth_config.api_key`. */
export function credentialsAnchor({ id }: Connector, ...names: readonly string[]): string {
  return [id, "auth_config", ...names.map(encodeURIComponent)].join(".");
}

/** The values beside the credentials of a connector. */
export function configAnchor({ id }: Connector): string {
  return `${id}.config`;
}
