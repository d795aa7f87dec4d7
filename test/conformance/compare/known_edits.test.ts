import { describe, expect, test } from "vitest";
import { gatewaySource } from "../../fixtures/shop_catalog.ts";
import { modelOfWritten, readWritten } from "../../fixtures/compare/load_written.ts";
import type { Written } from "../../fixtures/compare/random_catalogs.ts";
import { findWitnesses, type Witnesses } from "../../fixtures/compare/witnesses.ts";
import { EDITS_OF_FIELDS, EDITS_OF_PARAMS, EDITS_OF_VALUES, type KnownEdit } from "./known_edits.ts";

/** One param of an operation for each edit, and one field of a record. */
function connectorOf(params: readonly Written[], fields: readonly Written[], shared: Written): Written {
  return {
    connector: "shop",
    title: "Shop",
    description: "Orders of a shop.",
    document: { title: "Document 9", records: "Records", operations: "Operations", auth: "Access" },
    definition_id: "00000000-0000-4000-8000-000000000001",
    auth: "none",
    ...shared,
    records: {
      ...(shared.records as Written),
      ...Object.fromEntries(fields.map((field, index) => [`R${index}`, { fields: { value: field, other: { type: "string" } } }])),
    },
    entities: Object.fromEntries(
      params.map((param, index) => [`e${index}`, { record: "Copy", actions: { create: { effect: "write", params: { value: param } } } }]),
    ),
  };
}

const OLD_SHARED: Written = {
  types: { Size: { type: "integer", max: 20 }, Shared: { fields: { from: { type: "integer" } } } },
  records: { Line: { fields: { quantity: { type: "integer" } } }, Copy: { fields: { quantity: { type: "integer", min: 1 } } } },
};
const NEW_SHARED: Written = {
  types: { Size: { type: "integer", max: 10 }, Shared: { fields: { from: { type: "string" } } } },
  records: { Line: { fields: { quantity: { type: "integer", min: 1 } } }, Copy: { fields: { quantity: { type: "integer", min: 1 } } } },
};

const params = [...EDITS_OF_VALUES, ...EDITS_OF_PARAMS];
const fields = [...EDITS_OF_VALUES, ...EDITS_OF_FIELDS];

function modelOf(index: 0 | 1, shared: Written): NonNullable<ReturnType<typeof modelOfWritten>> {
  const connector = connectorOf(
    params.map((edit) => edit[index]),
    fields.map((edit) => edit[index]),
    shared,
  );
  const model = modelOfWritten({ gateway: readWritten(gatewaySource()), connector });
  if (model === undefined) throw new Error("the generator refuses the catalog");
  return model;
}

const found = new Map(findWitnesses(modelOf(0, OLD_SHARED), modelOf(1, NEW_SHARED), "own").map((one) => [one.address, one]));

function outcomeOf(witnesses: Witnesses | undefined): readonly string[] {
  return [witnesses?.lost === undefined ? "keeps" : "loses", witnesses?.gained === undefined ? "keeps" : "gains"];
}

const nameOf = ([old, next]: KnownEdit): string => `${JSON.stringify(old)} -> ${JSON.stringify(next)}`;

describe("finds a value that tells two types apart exactly if there is one", () => {
  test.each(params.map((edit, index) => [nameOf(edit), index, edit] as const))("param %s", (_, index, [, , lost, gained]) => {
    expect(outcomeOf(found.get(`shop.e${index}.create.params`))).toEqual([lost, gained]);
  });

  test.each(fields.map((edit, index) => [nameOf(edit), index, edit] as const))("field %s", (_, index, [, , lost, gained]) => {
    expect(outcomeOf(found.get(`shop.records.R${index}`))).toEqual([lost, gained]);
  });
});
