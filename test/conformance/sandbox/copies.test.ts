import { describe, expect, test } from "vitest";
import { failingCases } from "../../fixtures/failing_cases.ts";
import { catalogOperations, identityOf, type Json, type JsonObject } from "./catalog_operations.ts";
import { recordsOf, sharedSandbox, textOf } from "./gateway_calls.ts";
import { valuesAt } from "./naive_selection.ts";

/** How a field of an entity varies, in the data that the package has for its sandbox. */
interface Variation {
  readonly path: string;
  readonly vary: { readonly kind: string; readonly entity?: string; readonly field?: string; readonly of?: string };
}
interface EntityData {
  readonly variations?: readonly Variation[];
  readonly parents?: readonly {
    readonly param: string;
    readonly entities: readonly string[];
    readonly by?: string;
    readonly field?: string;
  }[];
}
type Entities = Readonly<Record<string, EntityData>>;

const connectors = [...new Set(catalogOperations.map(({ connector }) => connector))];

async function entitiesOf(connector: string): Promise<Entities> {
  const file = new URL(`sandbox/${connector}.js`, import.meta.resolve("connector-gateway-spec/catalog.json"));
  const { data } = (await import(file.href)) as { readonly data: { readonly entities: Entities } };
  return data.entities;
}

/** The entity that the values of a field refer to, and the fields by which they do. */
function linkOf(
  connector: string,
  entities: Entities,
  entity: string,
  path: string,
): { readonly to: string; readonly by: readonly string[] } | undefined {
  const vary = entities[entity]?.variations?.findLast((variation) => variation.path === path)?.vary;
  const parent = entities[entity]?.parents?.find(({ field, param }) => (field ?? param) === path);
  const [to, by] =
    parent === undefined ? [vary?.kind === "reference" ? vary.entity : undefined, vary?.field] : [parent.entities[0], parent.by];
  if (to !== undefined) return { to, by: by === undefined ? identityOf(connector, to) : [by] };
  if (vary?.kind !== "same_as" || vary.of === undefined || vary.field === undefined) return undefined;
  const source = linkOf(connector, entities, entity, vary.of);
  if (source === undefined || identityOf(connector, source.to).includes(vary.field)) return source;
  return linkOf(connector, entities, source.to, vary.field);
}

describe.each([25, 60])("with %i records", (records) => {
  const sandbox = sharedSandbox({ records });

  test.each(connectors)("%s: fields that copy another record have what that record has", async (connector) => {
    const entities = await entitiesOf(connector);
    const copies = Object.entries(entities).flatMap(([entity, { variations = [] }]) =>
      variations.flatMap(({ path, vary: { kind, of = "", field = "" } }) => {
        const source = kind === "same_as" ? linkOf(connector, entities, entity, of) : undefined;
        return source === undefined ? [] : [[`${entity}.${path}`, { entity, path, of, field, source }] as const];
      }),
    );
    const failing =
      copies.length === 0
        ? []
        : await failingCases(copies, ({ entity, path, of, field, source: { to, by } }) => {
            const find = (id: Json | undefined): JsonObject | undefined =>
              recordsOf(sandbox(), connector, to).find((record) => by.some((key) => textOf(valuesAt(record, key)[0]) === textOf(id)));
            const wrong = recordsOf(sandbox(), connector, entity)
              .slice(1)
              .filter((record) => {
                const [id] = valuesAt(record, of);
                const copied = id === undefined ? undefined : find(id);
                // A record that is not there any more, such as the file of a change that removed it.
                const isCut = record[path.split(".")[0] ?? ""] === null;
                return copied !== undefined && !isCut && textOf(valuesAt(record, path)) !== textOf(valuesAt(copied, field));
              });
            expect(wrong).toEqual([]);
          });
    expect(failing).toEqual([]);
  });
});
