import type { UnlocatedDiagnostic } from "../../diagnostics/unlocated_diagnostic.ts";
import type { Model } from "../../model/types.ts";
import { operationsOf } from "../../model/walk.ts";
import { checkBaseUrl, checkHosts, checkTokenUrls } from "./addresses.ts";
import { checkTexts } from "./binding_texts.ts";
import type { BindingContext, VendorContext } from "./contexts.ts";
import { checkIdleInOperation, checkIdleInVendor } from "./idle_keys.ts";
import { checkParams } from "./param_places.ts";
import { checkQueryParams } from "./query_files.ts";

/** Vendors and bindings whose addresses, types, texts or keys cannot be right. */
export function checkBindings({ connectors }: Model): readonly UnlocatedDiagnostic[] {
  return connectors.flatMap((connector) => {
    const { vendor, definitionId, vendorAt = { file: definitionId.at.file, path: ["vendor"] } } = connector;
    return vendor === undefined ? [] : checkConnector({ connector, vendor, at: vendorAt });
  });
}

function checkConnector(context: VendorContext): readonly UnlocatedDiagnostic[] {
  const bound = operationsOf(context.connector).flatMap((operation): readonly BindingContext[] =>
    operation.binding === undefined ? [] : [{ ...context, operation, binding: operation.binding }],
  );
  return [
    ...[checkBaseUrl, checkTokenUrls, checkIdleInVendor].flatMap((check) => check(context)),
    ...bound.flatMap((one) => [checkParams, checkQueryParams, checkHosts, checkIdleInOperation].flatMap((check) => check(one))),
    ...checkTexts(context, bound),
  ];
}
