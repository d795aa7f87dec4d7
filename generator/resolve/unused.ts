import type { WrittenFields, WrittenRecord } from "../catalog/types.ts";
import { diagnosticAt } from "../diagnostics/unlocated_diagnostic.ts";
import { placeOf, type Scope } from "./scope.ts";

/** The named types and records of a file. */
export interface NamedDefinitions {
  readonly types?: WrittenFields;
  readonly records?: Readonly<Record<string, WrittenRecord>>;
}

/** Warns of named types and records that nothing in their file uses. */
export function reportUnused({ types = {}, records = {} }: NamedDefinitions, used: ReadonlySet<string>, scope: Scope): void {
  const report = (kind: string, key: string, names: readonly string[]): void => {
    for (const name of names.filter((one) => !used.has(one))) {
      scope.report(diagnosticAt("ref/unused", placeOf(scope, key, name), { kind, name }, { on: "key" }));
    }
  };
  report("named type", "types", Object.keys(types));
  report("record", "records", Object.keys(records));
}
