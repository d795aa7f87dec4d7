import fc from "fast-check";
import { expect, test } from "vitest";
import type { JsonValue } from "../../../generator/resolve/model/types.ts";
import { disagreements, gatherEvidence } from "../../fixtures/compare/disagreements.ts";
import { readWritten } from "../../fixtures/compare/load_written.ts";
import { catalogSources } from "../../fixtures/emitted_package.ts";
import { catalogEdits, editedPair } from "../../fixtures/compare/pairs.ts";
import type { Written } from "../../fixtures/compare/random_catalogs.ts";
import { isMapping } from "../../fixtures/compare/written_places.ts";
import { runs } from "../../fixtures/property_runs.ts";

/** What would keep most edits from being valid, because it names fields. */
const NAMING_FIELDS: ReadonlySet<string> = new Set([
  ...[
    "vendor",
    "sandbox",
    "call",
    "take",
    "take_meta",
    "rename",
    "headers",
    "not_sent",
    "fixed",
    "query_style",
    "graphql",
    "then",
    "retired",
  ],
]);

const sources = catalogSources();
const gateway = sources.filter(({ path }) => path.endsWith("gateway.yaml")).map(readWritten)[0] ?? {};
const connectors = sources
  .filter(({ path }) => /connectors\/\w+\.yaml$/u.test(path))
  .map((source) => [source.path, withoutBindings(readWritten(source))] as const);

function withoutBindings(connector: Written): Written {
  const entities = Object.entries(connector.entities as Written).map(([name, entity]) => {
    const { actions, ...rest } = without(entity);
    return [
      name,
      { ...rest, actions: Object.fromEntries(Object.entries(without(actions)).map(([action, operation]) => [action, without(operation)])) },
    ];
  });
  return { ...without(connector), entities: Object.fromEntries(entities) as Written };
}

function without(written: JsonValue | undefined): Written {
  return isMapping(written) ? Object.fromEntries(Object.entries(written).filter(([key]) => !NAMING_FIELDS.has(key))) : {};
}

test.each(connectors)("a break of %s is reported exactly if a value shows it", (_, connector) => {
  fc.assert(
    fc.property(fc.array(catalogEdits(), { minLength: 1, maxLength: 2 }), (choices) => {
      const pair = editedPair({ gateway, connector }, choices);
      fc.pre(pair !== undefined);
      expect([pair.edits, disagreements(gatherEvidence(pair.old, pair.next, "own"))]).toEqual([pair.edits, []]);
    }),
    runs(2),
  );
});
