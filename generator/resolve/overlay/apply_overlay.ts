import type { WrittenFile } from "../../catalog/load_catalog.ts";
import type { WrittenOverlay } from "../../catalog/types.ts";
import type { UnlocatedDiagnostic } from "../../diagnostics/unlocated_diagnostic.ts";
import type { Connector } from "../../model/types.ts";
import type { Queries } from "../build_binding.ts";
import { buildOpenTopics } from "../build_connector.ts";
import type { OperationScopes } from "../build_operation.ts";
import { withDerivedRoles } from "../derive_roles.ts";
import { given, NO_TYPES, type UsedTypes } from "../scope.ts";
import { reportUnused, type NamedDefinitions } from "../unused.ts";
import { addTypes, overlayScopes, usedTypesOf } from "./overlay_types.ts";
import { refineEntities } from "./refine_entities.ts";
import { refineRecords } from "./refine_records.ts";
import { addAuth, refineVendor } from "./refine_vendor.ts";

/** A connector of the extended catalog with what an overlay adds to it. Reports what an overlay cannot do. */
export function applyOverlay(
  base: Connector,
  overlay: WrittenFile<WrittenOverlay>,
  queries: Queries,
  report: (found: UnlocatedDiagnostic) => void,
): Connector {
  const { written } = overlay;
  const used = new Set<string>();
  const usedTypes = findUsedTypes(base, overlay);
  const scopes = overlayScopes(base, overlay, { queries, report, usedTypes, use: () => (name) => used.add(name) });
  const parts = refineParts(base, overlay, scopes);
  const types = addTypes(base, written, scopes);
  reportUnused(definedBy(written, base), used, scopes.request);
  return withDerivedRoles({ ...base, ...given("description", written.description), ...parts, types });
}

/** The named types that requests and responses use with the overlay: found by building what it adds, since a type may use others. */
function findUsedTypes(base: Connector, overlay: WrittenFile<WrittenOverlay>): UsedTypes {
  const { request, response } = usedTypesOf(base);
  const used = { request: new Set(request), response: new Set(response) };
  const report = (): void => undefined;
  refineParts(
    base,
    overlay,
    overlayScopes(base, overlay, { queries: new Map(), report, usedTypes: NO_TYPES, use: (side) => (name) => used[side].add(name) }),
  );
  return used;
}

type Parts = Pick<Connector, "auth" | "vendor" | "vendorAt" | "records" | "entities" | "notShown">;

function refineParts(base: Connector, { file, written }: WrittenFile<WrittenOverlay>, scopes: OperationScopes): Parts {
  const auth = addAuth(base, written, scopes.request);
  return {
    auth,
    ...given("vendor", refineVendor(base, written, auth, scopes.request)),
    ...(written.vendor !== undefined && { vendorAt: { file, path: ["vendor"] } }),
    records: refineRecords(base.records, written.records ?? {}, scopes.response),
    entities: refineEntities(base, written, scopes),
    notShown: [...base.notShown, ...buildOpenTopics(file, written.not_shown)],
  };
}

/** What the overlay defines, without what it only adds to. */
function definedBy({ types = {}, records = {}, paging_profiles }: WrittenOverlay, base: Connector): NamedDefinitions {
  const known = new Set(base.records.map(({ name }) => name));
  const own = Object.fromEntries(Object.entries(records).filter(([name]) => !known.has(name)));
  return { types, records: own, ...given("paging_profiles", paging_profiles) };
}
