import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bindings, vendors } from "connector-gateway-spec/bindings";
import { expect, it } from "vitest";
import { catalogOperations } from "../../conformance/sandbox/catalog_operations.ts";
import { MEANINGS } from "./meanings.ts";
import { printPage } from "./page.ts";
import { paramSets } from "./param_sets.ts";
import { sdks } from "./sdks/index.ts";

const page = readFileSync(join(import.meta.dirname, "../../../docs/wire.md"), "utf8");
const rows = page
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.split(" | ").map((cell) => cell.replaceAll(/^\| | \|$|`/g, "")));

const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, "package.json"), "utf8")) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

it("says how many operations differ, and which", () => {
  const [sdk] = sdks;
  const verdicts = [
    { set: "required", verdict: { kind: "same" } },
    { set: "every", verdict: { kind: "different", differences: ["method: client GET, gateway POST"] } },
  ] as const;
  const addresses = { client: "https://api.example.com", gateway: "https://api.example.com" };
  const operations = [{ operation: "payments.customers.list", verdicts }];
  const text = sdk === undefined ? "" : printPage([{ sdk, addresses, operations }], { stripe: "1.2.3" });
  expect(text).toContain("1 operations, 2 pairs of requests");
  expect(text).toContain("The requests of 0 operations are the same, those of 0 mean the same, and those of 1 differ.");
  expect(text).toContain("| `payments.customers.list` | `GET /v1/customers` | `customers.list` | 2 | different |");
});

// `npx tsx test/tools/wire/run.ts` compares the whole page. These need no client, and notice most of what makes it out of date.

it("lists every operation once, as it is bound, with the client's method and the number of requests", () => {
  const method = (id: string): string | undefined => sdks.map(({ calls }) => calls[id]?.[0]).find((name) => name !== undefined);
  const want = catalogOperations.map((operation) => [
    operation.id,
    bindings[operation.id]?.call,
    method(operation.id),
    String(paramSets(operation).length),
  ]);
  expect(rows.map((cells) => cells.slice(0, 4)).sort()).toEqual(want.sort());
});

it("names no difference, and only meanings that it explains", () => {
  const results = rows.map((cells) => cells[4] ?? "");
  const unknown = results.filter((result) => !/^same(?: meaning: .+)?(?:; .+)?$/.test(result));
  const codes = new Set(
    [...page.matchAll(/same meaning: ((?:\*[^*]+\*(?:, )?)+)/g)].flatMap(([, list = ""]) => list.replaceAll("*", "").split(", ")),
  );
  expect(unknown).toEqual([]);
  expect([...codes].sort()).toEqual(MEANINGS.map(({ code }) => code).sort());
});

it.each(Object.entries(dependencies))("names the version of the client: %s %s", (name, version) => {
  expect(page).toContain(`Client: \`${name}\` ${version}. `);
});

it.each(Object.entries(vendors))("names the address and the version of the interface: %s", (connector, { baseUrl, version }) => {
  const [, section = ""] = page.split(`## ${connector}: `);
  expect(section.split("\n## ")[0]).toContain(`Address of both: \`${baseUrl}\`.`);
  expect(section.split("\n## ")[0]).toContain(version === undefined ? "Client:" : `Version of the interface: \`${version.value}\`.`);
});
