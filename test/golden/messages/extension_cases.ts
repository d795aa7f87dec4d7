import type { extensionMessages } from "../../../generator/read/diagnostics/extension_messages.ts";
import type { BaseSource } from "../../../generator/read/source/documents.ts";
import type { SourceFile } from "../../../generator/read/source/source_file.ts";
import { ownFile, shopBase } from "../../fixtures/extended_shop.ts";
import { gatewaySource } from "../../fixtures/shop_catalog.ts";

/** The codes about a catalog that extends another one. */
export type ExtensionCode = keyof typeof extensionMessages;

/** The files of a catalog, and what it extends; without it, the catalog of the shop. */
interface ExtensionCase {
  readonly sources?: readonly SourceFile[];
  readonly base?: () => BaseSource;
}

/** For each code a catalog on top of that of the shop with that one fault. */
export const extensionCases: Readonly<Record<Exclude<ExtensionCode, "overlay/no-base">, ExtensionCase>> = {
  "extend/not-found": { base: () => ({ ...shopBase(), text: "", problem: "not_found" }) },
  "extend/no-catalog": { base: () => ({ ...shopBase(), text: "", problem: "no_catalog" }) },
  "extend/not-json": { base: () => shopBase(() => "{") },
  "extend/no-version": { base: () => shopBase((text) => text.replace('"languageVersion":1,', "")) },
  "extend/older": { base: () => shopBase((text) => text.replace('"languageVersion":1', '"languageVersion":0')) },
  "extend/newer": { base: () => shopBase((text) => text.replace('"languageVersion":1', '"languageVersion":99')) },
  "extend/misfit": { base: () => shopBase((text) => text.replace('"kind":"list"', '"kind":"lists"')) },
  "extend/gateway": { sources: [gatewaySource()] },
  "extend/connector-exists": { sources: [ownFile("shop", connectorText("shop"))] },
  "overlay/unknown": overlay("extends: shopp\ndescription: Orders."),
  "overlay/exists": overlay("records:\n  Order:\n    fields:\n      note: { type: integer }"),
  "overlay/new": overlay("entities:\n  order:\n    description: What was ordered."),
  "overlay/conflict": {
    sources: [
      ownFile("one", "extends: shop\nentities: { orders: { description: Orders of one team. } }\n"),
      ownFile("two", "extends: shop\nentities: { orders: { description: Orders of another team. } }\n"),
    ],
  },
  "overlay/looser": overlay("entities: { orders: { actions: { list: { params: { limit: { max: 500 } } } } } }"),
  "overlay/no-limit": overlay("entities: { orders: { actions: { list: { params: { after: { max: 5 } } } } } }"),
  "overlay/not-open": overlay("entities: { orders: { actions: { list: { open: false } } } }"),
  "overlay/no-fields": overlay("records: { Order: { fields: { id: { fields: { part: string -- A part of it. } } } } }"),
  "inner/not-open": inner("id: string"),
  "inner/decided": inner("detail: map<string>", "detail: map<string>"),
  "inner/open-type": inner("detail: { type: map<string>, open: Everybody has other names. }"),
  "inner/kind": inner("detail: string"),
  "inner/example": inner("detail: { type: object, fields: { hours: integer } }"),
  "inner/schema": { sources: [ownFile("times", connectorText("times")), { path: "spec/inner/times.graphql", text: "type Query { entry: Entry }" }] },
  "overlay/no-vendor": overlay('vendor: { base_url: "https://shop.example.com" }'),
  "overlay/returned-type": {
    sources: [
      ownFile(
        "overlay",
        "extends: shop\nentities:\n  orders:\n    actions:\n      list:\n        params:\n          place: { type: Place, no_effect: Orders have no place., description: Where. }\n",
      ),
    ],
    base: () => shopBase(withReturnedType),
  },
};

function overlay(text: string): ExtensionCase {
  return { sources: [ownFile("overlay", `${text.startsWith("extends") ? "" : "extends: shop\n"}${text}\n`)] };
}

/** A private connector with an open field, and files that say what is inside fields of its record. */
function inner(...fields: readonly string[]): ExtensionCase {
  const open = connectorText("times").replace("entry. }", "entry., detail: object -- Details of the work. }\n    example: { id: e1, detail: { hours: eight } }");
  const files = fields.map((field, index) =>
    ownFile(`inner${index}`, `extends: times\ninner:\n  source: People say so.\n  records:\n    Entry:\n      fields:\n        ${field}\n`),
  );
  return { sources: [ownFile("times", open), ...files] };
}

/** A private connector. */
export function connectorText(id: string): string {
  return `connector: ${id}
title: Time sheets
description: Hours that people worked.
document: { title: Handbook, records: Records, operations: Operations, auth: Access }
definition_id: 00000000-0000-4000-8000-000000000009
auth: none
records:
  Entry:
    description: Hours of one day.
    fields: { id: string -- Id of the entry. }
entities:
  entries:
    description: Entries of all people.
    record: Entry
    actions:
      get:
        description: Returns an entry.
        params: { id: { type: string, required: true, description: Id of the entry. } }
`;
}

/** A named type that only records use. */
function withReturnedType(text: string): string {
  const place = { kind: "object", nullable: false, shape: { open: true, fields: [] } };
  const type = { name: "Place", returned: true, section: "Document 9, Records", origin: { kind: "stated" }, type: place };
  return text.replace('"types":[{"name":"PageLimit"', `"types":[${JSON.stringify(type)},{"name":"PageLimit"`);
}
