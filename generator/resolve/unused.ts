import type { WrittenFields, WrittenPaging, WrittenRecord } from "../catalog/types.ts";
import { diagnosticAt } from "../diagnostics/unlocated_diagnostic.ts";
import { placeOf, type Scope } from "./scope.ts";

/** The named types, records and paging profiles of a file. */
export interface NamedDefinitions {
  readonly types?: WrittenFields;
  readonly records?: Readonly<Record<string, WrittenRecord>>;
  readonly paging_profiles?: Readonly<Record<string, WrittenPaging>>;
}

/** Warns of named types, records and paging profiles that nothing in their file uses. */
export function reportUnused(defined: NamedDefinitions, used: ReadonlySet<string>, scope: Scope): void {
  const { types = {}, records = {}, paging_profiles: profiles = {} } = defined;
  const report = (kind: string, key: string, names: readonly string[]): void => {
    for (const name of names.filter((one) => !used.has(one))) {
      scope.report(diagnosticAt("ref/unused", placeOf(scope, key, name), { kind, name }, { on: "key" }));
    }
  };
  report("named type", "types", Object.keys(types));
  report("record", "records", Object.keys(records));
  report("paging profile", "paging_profiles", Object.keys(profiles));
}
