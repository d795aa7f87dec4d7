import { bindings, vendors } from "connector-gateway-spec/bindings";
import type { ComparedConnector, ComparedOperation, ComparedRefresh } from "./comparison.ts";
import { MEANINGS } from "./meanings.ts";
import { PARAM_SETS } from "./param_sets.ts";
import type { Sdk } from "./sdks/sdk.ts";
import type { Verdict } from "./verdict.ts";
import { NORMALISED } from "./wire_request.ts";

const FOLLOW = "; the file is fetched from the address in the answer, without credentials";

/** The page docs/wire.md. `versions` are those of the clients' packages. */
export function printPage(connectors: readonly ComparedConnector[], versions: Readonly<Record<string, string>>): string {
  const operations = connectors.flatMap((connector) => connector.operations);
  const requests = operations.flatMap(({ verdicts }) => verdicts);
  const count = (kind: string): number => operations.filter((operation) => resultOf(operation) === kind).length;
  const sections = [
    "# Requests on the wire",
    "<!-- Written by `npx tsx test/tools/wire/run.ts --write`. Do not edit. -->",
    `For every operation of the catalog, the request that the gateway sends is compared with the one that the third party's own Node client sends for the same params: ${operations.length} operations, ${requests.length} pairs of requests. Both are sent to a recorder on the same machine. The requests of ${count("same")} operations are the same, those of ${count("same meaning")} mean the same, and those of ${count("different")} differ.`,
    "`npx tsx test/tools/wire/run.ts` repeats the comparison, and fails if a request differs or this page is out of date. It installs missing clients in `test/tools/wire/` (about 170 MB).",
    "## Params\n\nEach operation is called with up to five sets of params. Sets with the same values are left out.",
    bullets(Object.entries(PARAM_SETS).map(([name, what]) => `*${name}*: ${what}.`)),
    "## Differences that are ignored",
    bullets(NORMALISED),
    "## Requests with the same meaning\n\nSome requests are written differently but mean the same. The tables name the difference:",
    bullets(MEANINGS.map(({ code, because }) => `*${code}*: ${because}`)),
    ...connectors.map((connector) => printConnector(connector, versions)),
  ];
  return `${sections.join("\n\n")}\n`;
}

function printConnector({ sdk, addresses, refresh, operations }: ComparedConnector, versions: Readonly<Record<string, string>>): string {
  const { name } = sdk.package ?? {};
  const client = name === undefined ? sdk.about : `\`${name}\` ${versions[name] ?? ""}. ${sdk.about}`;
  const asked = vendors[sdk.connector]?.version?.value;
  const rows = operations.map((compared) => printRow(sdk, compared));
  const head = "| Operation | Gateway | Client | Requests | Result |\n|---|---|---|---|---|";
  const versioned = asked === undefined ? "" : ` Version of the interface: \`${asked}\`.`;
  const where = `Address of both: \`${addresses.gateway}\`.${versioned}`;
  return `## ${sdk.connector}: ${sdk.vendor}\n\nClient: ${client} ${where}${refresh === undefined ? "" : printRefresh(refresh)}\n\n${head}\n${rows.join("\n")}`;
}

function printRefresh({ method, origins, verdict }: ComparedRefresh): string {
  return ` Access tokens: asked for at \`${origins.gateway}\`, as \`${method}\` does; ${printVerdict(verdict.kind, [verdict])}.`;
}

function printRow({ calls }: Sdk, compared: ComparedOperation): string {
  const { operation, verdicts } = compared;
  const binding = bindings[operation];
  const [method = ""] = calls[operation] ?? [];
  const cells = [`\`${operation}\``, `\`${binding?.call ?? ""}\``, `\`${method}\``, String(verdicts.length), printResult(compared)];
  return `| ${cells.join(" | ")} |`;
}

function printResult(compared: ComparedOperation): string {
  const follow = bindings[compared.operation]?.follow === undefined ? "" : FOLLOW;
  const verdicts = compared.verdicts.map(({ verdict }) => verdict);
  const fixed = Object.entries(bindings[compared.operation]?.fixed ?? {}).map(
    ([name, value]) => `\`${name}=${typeof value === "string" ? value : JSON.stringify(value)}\``,
  );
  return `${printVerdict(resultOf(compared), verdicts)}${fixed.length === 0 ? "" : ` (${fixed.join(", ")})`}${follow}`;
}

function printVerdict(result: Verdict["kind"], verdicts: readonly Verdict[]): string {
  const meanings = new Set(verdicts.flatMap((verdict) => (verdict.kind === "same meaning" ? verdict.meanings : [])));
  return meanings.size === 0 ? result : `${result}: ${[...meanings].map((code) => `*${code}*`).join(", ")}`;
}

function resultOf({ verdicts }: ComparedOperation): Verdict["kind"] {
  const kinds = new Set(verdicts.map(({ verdict }) => verdict.kind));
  return kinds.has("different") ? "different" : kinds.has("same meaning") ? "same meaning" : "same";
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join("\n");
}
