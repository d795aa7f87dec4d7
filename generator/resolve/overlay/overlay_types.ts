import type { WrittenFile } from "../../catalog/load_catalog.ts";
import type { WrittenOverlay } from "../../catalog/types.ts";
import { diagnosticAt } from "../../diagnostics/unlocated_diagnostic.ts";
import type { Connector, NamedType } from "../../model/types.ts";
import { hasFields } from "../../model/walk.ts";
import { writtenTypes } from "../base/written_forms.ts";
import { buildNamedType } from "../build_connector.ts";
import type { OperationScopes } from "../build_operation.ts";
import { placeOf, STATED, toDetails, type Scope, type UsedTypes } from "../scope.ts";
import { reportFixedKeys } from "./overlay_scope.ts";

/** What the scopes of an overlay need besides its connector and its text. */
export interface OverlayScopeOptions extends Pick<OperationScopes, "queries">, Pick<Scope, "report" | "usedTypes"> {
  /** Notes that a definition is used, on one of the sides. */
  readonly use: (side: Scope["side"]) => Scope["use"];
}

/** The scopes of an overlay: those of its connector, with the records and named types of both. */
export function overlayScopes(
  base: Connector,
  { file, written }: WrittenFile<WrittenOverlay>,
  { queries, report, usedTypes, use }: OverlayScopeOptions,
): OperationScopes {
  const { title, records, operations } = base.document;
  const names = [...new Set([...base.records.map(({ name }) => name), ...Object.keys(written.records ?? {})])];
  const common = {
    file,
    resolving: [],
    document: title,
    origin: STATED,
    report,
    types: { ...written.types, ...writtenTypes(base) },
    usedTypes,
  };
  return {
    profiles: written.paging_profiles ?? {},
    queries,
    hasVendor: base.vendor !== undefined,
    request: { ...common, side: "request", records: [], others: names, section: `${title}, ${operations}`, use: use("request") },
    response: { ...common, side: "response", records: names, others: [], section: `${title}, ${records}`, use: use("response") },
  };
}

/** The named types that requests and responses of a connector use. */
export function usedTypesOf({ types }: Connector): UsedTypes {
  const [sent, returned] = [types.filter((type) => type.returned !== true), types.filter((type) => type.returned === true)];
  const both = sent.filter(({ name }) => returned.some((other) => other.name === `Returned${name}`));
  const ofResponses = [...returned.filter(({ name }) => !both.some((type) => name === `Returned${type.name}`)), ...both];
  return { request: new Set(sent.map(({ name }) => name)), response: new Set(ofResponses.map(({ name }) => name)) };
}

/** The named types of the connector with those that the overlay defines, and with those that it uses on another side than before. */
export function addTypes(
  base: Connector,
  { types: own = {} }: WrittenOverlay,
  { request, response }: OperationScopes,
): readonly NamedType[] {
  const before = usedTypesOf(base);
  for (const name of Object.keys(own).filter((one) => before.request.has(one) || before.response.has(one)))
    reportFixedKeys(toDetails(own[name] ?? {}), { kind: "named type", name, allowed: [] }, placeOf(request, "types", name), request);
  const { usedTypes } = request;
  const added = Object.keys(request.types).flatMap((name): readonly NamedType[] => {
    const isKnown = before.request.has(name) || before.response.has(name);
    if (isKnown) return addSide(name, before, { request, response });
    if (!usedTypes.response.has(name)) return [buildNamedType(name, request)];
    const returned: NamedType = { ...buildNamedType(name, response), returned: true };
    if (!usedTypes.request.has(name)) return [returned];
    return [buildNamedType(name, request), ...(hasFields(returned) ? [returned] : [])];
  });
  return [...base.types, ...added];
}

/** A named type of the extended catalog for the side that only the overlay uses it on. */
function addSide(
  name: string,
  before: UsedTypes,
  { request, response }: Pick<OperationScopes, "request" | "response">,
): readonly NamedType[] {
  const { usedTypes } = request;
  if (!before.request.has(name) && usedTypes.request.has(name))
    request.report(diagnosticAt("overlay/returned-type", placeOf(request, "extends"), { name }, { on: "key" }));
  if (before.response.has(name) || !usedTypes.response.has(name)) return [];
  const returned: NamedType = { ...buildNamedType(name, response), returned: true };
  return hasFields(returned) ? [returned] : [];
}
