import { createReadStream, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { jsonSchemaFor } from "connector-gateway-spec/schemas";
import { canLimit, runNode, runWell, withWorkshop, type ProgramRun } from "../harness/programs.ts";
import { pairedRatio, takeRounds, type Candidate } from "../harness/rounds.ts";
import type { Figure, Goal, Outcome, Part } from "../part.ts";
import { rivalFile } from "../rivals.ts";
import { ajvStandalone } from "./libraries/module_code.ts";
import { writeLines } from "./command_line/lines.ts";
import { PROGRAMS } from "./command_line/programs.ts";

/** The program of the package, or of another one made of a larger catalog. */
export const PROGRAM = join(import.meta.dirname, "../../generated/bin/connector-gateway-spec.js");

const TINY = { least: 7, most: 21, seconds: 10 };
const LARGE = { least: 3, most: 9, seconds: 20 };
const MEGABYTES = 30;
const NOTHING = "node -e 0";
const PARSING = "JSON.parse per line";
const ADDRESS = "payments.customers.list.request";

/** What a job in CI waits for: one file, or many lines. */
export const commandLine: Part = {
  name: "command-line",
  title: "Command line",
  about:
    "One request in a file: processor time relative to `node -e 0`, beside ajv-cli with the JSON Schema of the same address. " +
    `${MEGABYTES} MB of invoices, no two lines alike: throughput by wall-clock time, relative to a program that reads the same file and ` +
    "does nothing but `JSON.parse` for each line on as many cores, beside one that also calls the code of ajv standalone. Medians of paired runs.",
  measure: () => withWorkshop(measureAll),
};

async function measureAll(folder: string): Promise<readonly Outcome[]> {
  return [...(await tinyFile(folder, PROGRAM)), ...(await manyLines(folder))];
}

/**
 * The start of a program of the package on one tiny file, beside ajv-cli, and where a certificate file makes every process of Node slower.
 * Throws unless both accept a valid file, and refuse another one.
 */
async function tinyFile(folder: string, program: string): Promise<readonly Figure[]> {
  const ours = ownProgram(folder, program);
  const ajv = [await rivalFile("ajv-cli/dist/index.js"), "validate", "--spec=draft2020", "--strict=false", "--validate-formats=false"];
  writeFileSync(join(folder, "schema.json"), JSON.stringify(jsonSchemaFor(ADDRESS)));
  const ofAjv = (name: string): readonly string[] => [...ajv, "-s", join(folder, "schema.json"), "-d", name];
  const [right, wrong] = writeRequests(folder);
  assertJudges("ajv-cli", ofAjv(right), ofAjv(wrong));
  const candidates = [candidateOf("ours", ours), candidateOf("ajv-cli", ofAjv(right)), candidateOf(NOTHING, ["-e", "0"])];
  const work = "one tiny file";
  const samples = await takeRounds(candidates, TINY);
  const figure = (by: string): Figure => ({ work, by, value: pairedRatio(samples, by, NOTHING), unit: `× ${NOTHING}` });
  return [{ ...figure("ours"), goal: { most: 1.5 } }, figure("ajv-cli"), ...(await tinyWithCertificates(ours))];
}

async function tinyWithCertificates(ours: readonly string[]): Promise<readonly Figure[]> {
  const { NODE_EXTRA_CA_CERTS: certificates } = process.env;
  if (certificates === undefined) return [];
  const variables = { NODE_EXTRA_CA_CERTS: certificates };
  const candidates = [candidateOf("ours", ours, variables), candidateOf(NOTHING, ["-e", "0"], variables)];
  const samples = await takeRounds(candidates, TINY);
  const value = pairedRatio(samples, "ours", NOTHING);
  return [{ work: "one tiny file, NODE_EXTRA_CA_CERTS set", by: "ours", value, unit: `× ${NOTHING}`, goal: { most: 1.5 } }];
}

/** The arguments of Node for a program of the package with one tiny file. Throws unless it accepts that, and refuses another one. */
export function ownProgram(folder: string, program: string): readonly string[] {
  const [right, wrong] = writeRequests(folder);
  const words = [program, "validate", "--format", "json"];
  assertJudges(program, [...words, right], [...words, wrong]);
  return [program, "validate", right];
}

/** A right and a wrong request in a file each. */
function writeRequests(folder: string): readonly [right: string, wrong: string] {
  mkdirSync(join(folder, "wrong"), { recursive: true });
  const write = (path: string, limit: number): string => {
    writeFileSync(join(folder, path), JSON.stringify({ entity: "customers", action: "list", params: { limit } }));
    return join(folder, path);
  };
  return [write(`${ADDRESS}.json`, 5), write(`wrong/${ADDRESS}.json`, 500)];
}

function assertJudges(by: string, right: readonly string[], wrong: readonly string[]): void {
  runWell(right);
  const { status, stdout, stderr } = runNode(wrong);
  if (status !== 1) throw new Error(`${by} does not refuse a wrong file: ${String(status)}\n${stdout}${stderr}`);
}

/** A program whose samples are milliseconds of processor time. */
export function candidateOf(by: string, words: readonly string[], variables: Readonly<Record<string, string>> = {}): Candidate {
  return { by, sample: () => runWell(words, { variables }).processor };
}

async function manyLines(folder: string): Promise<readonly Outcome[]> {
  const file = join(folder, "payments.records.Invoice.ndjson");
  const small = join(folder, "small/payments.records.Invoice.ndjson");
  mkdirSync(join(folder, "small"));
  writeLines(file, MEGABYTES);
  writeLines(small, MEGABYTES / 10);
  await assertDistinct(file);
  const contenders = contendersFor(folder, file);
  assertFindsFault(folder);
  return [
    ...(await throughputOn(1, contenders, { least: 0.75 })),
    ...(await throughputOn(2, contenders, { least: 1.2 })),
    ...memoryFor(`${MEGABYTES / 10} MB`, contendersFor(folder, small)),
    ...memoryFor(`${MEGABYTES} MB`, contenders),
  ];
}

/** A program that reads all lines of the file. */
interface Contender {
  readonly by: string;
  readonly words: readonly string[];
}

function contendersFor(folder: string, file: string): readonly Contender[] {
  const put = (name: string, code: string): string => {
    writeFileSync(join(folder, name), code);
    return join(folder, name);
  };
  put("ajv.cjs", ajvStandalone.moduleFor("payments", ["Invoice"]));
  return [
    { by: PARSING, words: [put("parse.mjs", PROGRAMS.parse), file] },
    { by: "ours", words: [PROGRAM, "validate", file] },
    { by: "ajv standalone", words: [put("judge.mjs", PROGRAMS.judge), file] },
  ];
}

/** Throws when two lines are alike: a program that knows a line already would be too fast. */
async function assertDistinct(file: string): Promise<void> {
  const lines = new Set<string>();
  let count = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    lines.add(line);
    count += 1;
  }
  if (lines.size !== count || statSync(file).size < MEGABYTES * 1_000_000) throw new Error("The lines are not distinct, or too few.");
}

/** Throws unless each program finds the one wrong line at the end of a file. */
function assertFindsFault(folder: string): void {
  const file = join(folder, "wrong/payments.records.Invoice.ndjson");
  writeLines(file, 1, '{"id":5}\n');
  for (const { by, words } of contendersFor(folder, file)) {
    const { status } = runNode(words);
    if (status !== (by === PARSING ? 0 : 1)) throw new Error(`${by} does not find the wrong line.`);
  }
}

async function throughputOn(cores: number, contenders: readonly Contender[], goal: Goal): Promise<readonly Outcome[]> {
  const work = `${MEGABYTES} MB of lines on ${cores === 1 ? "one core" : "two cores"}`;
  const reason = `this machine cannot keep a program on ${cores} of its cores`;
  if (!canLimit(cores)) return contenders.map(({ by }) => ({ work, by, reason }));
  const candidates = contenders.map(({ by, words }) => ({ by, sample: () => runWell(words, { cores }).clock }));
  const samples = await takeRounds(candidates, LARGE);
  return contenders
    .filter(({ by }) => by !== PARSING)
    .map(({ by }): Figure => {
      const figure = { work, by, value: pairedRatio(samples, PARSING, by), unit: `× throughput of ${PARSING}` };
      return by === "ours" ? { ...figure, goal } : figure;
    });
}

/** The most memory that a program has. */
function memoryFor(amount: string, contenders: readonly Contender[]): readonly Figure[] {
  const runs: readonly (readonly [string, ProgramRun])[] = contenders.map(({ by, words }) => [by, runWell(words)]);
  return runs.map(([by, { megabytes }]) => ({ work: `memory for ${amount}`, by, value: megabytes, unit: "MB" }));
}
