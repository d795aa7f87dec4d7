import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { compareConnector, type ComparedConnector, type ComparedRefresh } from "./comparison.ts";
import { exampleInstances } from "./credentials.ts";
import { startGateway } from "./gateway_process.ts";
import { printPage } from "./page.ts";
import { startRecorder } from "./recorder.ts";
import { sdks } from "./sdks/index.ts";

const PAGE = join(import.meta.dirname, "../../../docs/wire.md");
const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, "package.json"), "utf8")) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });
process.exitCode = report(await compareAll(), values.write);

/** Compares the requests of all connectors, one after the other. */
async function compareAll(): Promise<readonly ComparedConnector[]> {
  const recorder = await startRecorder();
  try {
    const gateway = await startGateway(recorder.url, exampleInstances);
    try {
      const compared: ComparedConnector[] = [];
      for (const sdk of sdks) {
        const instance = exampleInstances.find(({ connector }) => connector === sdk.connector);
        if (instance === undefined) throw new Error(`The catalog has no connector ${sdk.connector}.`);
        compared.push(await compareConnector(sdk, instance, recorder, gateway));
      }
      return compared;
    } finally {
      await gateway.close();
    }
  } finally {
    await recorder.close();
  }
}

/** Prints what differs, and writes or checks the page. Returns the exit code. */
function report(connectors: readonly ComparedConnector[], isWritten: boolean): number {
  const different = connectors.flatMap(differencesOf);
  for (const lines of different) process.stdout.write(`${lines.join("\n  ")}\n`);
  const page = printPage(connectors, dependencies);
  if (isWritten) writeFileSync(PAGE, page);
  const isCurrent = existsSync(PAGE) && readFileSync(PAGE, "utf8") === page;
  if (!isCurrent)
    process.stdout.write("docs/wire.md is out of date. Run `npx tsx test/tools/wire/run.ts --write`, and read what changes.\n");
  process.stdout.write(different.length === 0 ? "No request differs.\n" : `Differences: ${different.length}\n`);
  return isCurrent && different.length === 0 ? 0 : 1;
}

/** For each difference what it is in, and what differs. */
function differencesOf({ sdk, addresses, refresh, operations }: ComparedConnector): readonly (readonly string[])[] {
  const verdicts = operations.flatMap(({ operation, verdicts: ofSets }) => ofSets.map((one) => ({ operation, ...one })));
  const requests = verdicts.flatMap(({ operation, set, verdict }) =>
    verdict.kind === "different" ? [[`${operation}, ${set}:`, ...verdict.differences]] : [],
  );
  const places = [...differentPlaces("address", addresses), ...(refresh === undefined ? [] : refreshDifferences(refresh))];
  return places.length === 0 ? requests : [[`${sdk.connector}:`, ...places], ...requests];
}

function refreshDifferences({ origins, verdict }: ComparedRefresh): readonly string[] {
  const places = differentPlaces("address of tokens", origins);
  return verdict.kind === "different" ? [...places, ...verdict.differences.map((line) => `request for a token, ${line}`)] : places;
}

function differentPlaces(what: string, { client, gateway }: ComparedConnector["addresses"]): readonly string[] {
  return client === gateway ? [] : [`${what}: client ${client}, gateway ${gateway}`];
}
