import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { StripeFacts } from "../../fixtures/vendors/facts.ts";
import { declaredTypes, type DeclaredType } from "./type_declarations.ts";

/** The records of the payments connector, and the files of Stripe's SDK that declare them and their calls. */
const FILES: Readonly<Record<string, string>> = {
  Balance: "Balance",
  BalanceTransaction: "BalanceTransactions",
  Charge: "Charges",
  Customer: "Customers",
  Dispute: "Disputes",
  Invoice: "Invoices",
  PaymentIntent: "PaymentIntents",
  Payout: "Payouts",
  Product: "Products",
  Refund: "Refunds",
  Subscription: "Subscriptions",
};

/** The methods of the SDK that operations stand for, and the name of their params type. */
const METHODS: Readonly<Record<string, string>> = {
  create: "Create",
  del: "Delete",
  list: "List",
  retrieve: "Retrieve",
  search: "Search",
  update: "Update",
};

/** What the SDK in `folder` says about the version, the calls and the records that the payments connector uses. */
export function readStripe(folder: string): StripeFacts {
  const shared = declaredTypes(join(folder, "cjs/shared.d.ts"));
  const all = Object.entries(FILES).map(([record, file]) => {
    const types = declaredTypes(join(folder, `cjs/resources/${file}.d.ts`));
    const code = readFileSync(join(folder, `cjs/resources/${file}.js`), "utf8");
    return { record, types, calls: callsOf(record, code, new Map([...shared, ...types])) };
  });
  return {
    version: /ApiVersion = '([^']+)'/u.exec(readFileSync(join(folder, "cjs/apiVersion.js"), "utf8"))?.[1] ?? "",
    calls: Object.fromEntries(all.flatMap(({ calls }) => calls)),
    records: Object.fromEntries(
      all.map(({ record, types }) => [record, [...(types.get(record)?.properties.keys() ?? [])].sort().join(" ")]),
    ),
  };
}

function callsOf(record: string, code: string, types: ReadonlyMap<string, DeclaredType>): readonly (readonly [string, string])[] {
  const methods = code.matchAll(/^ {4}(\w+)\([^)]*\) \{\n {8}return this\._makeRequest\('(\w+)', [`']([^`']+)[`']/gmu);
  return [...methods].flatMap(([, name = "", method = "", path = ""]) => {
    const kind = METHODS[name];
    const call = `${method} ${path.replaceAll(/\$\{encodeURIComponent\((\w+)\)\}/gu, "{$1}")}`;
    return kind === undefined ? [] : [[call, namesOf(`${record}${kind}Params`, types).sort().join(" ")] as const];
  });
}

/** The properties of a type and of those that it extends. */
function namesOf(type: string, types: ReadonlyMap<string, DeclaredType>): string[] {
  const { properties = new Map<string, string>(), bases = [] } = types.get(type) ?? {};
  return [...properties.keys(), ...bases.flatMap((base) => namesOf(base, types))];
}
