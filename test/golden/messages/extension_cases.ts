import type { extensionMessages } from "../../../generator/read/diagnostics/extension_messages.ts";
import type { BaseSource } from "../../../generator/read/source/read.ts";
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
