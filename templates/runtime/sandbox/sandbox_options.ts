import { isObject } from "../../shared/json_values.js";
import type { ConnectorDefinition } from "./definition.js";
import { meant } from "./input_problems.js";
import { LONGEST_WAIT } from "./read_faults.js";
import type { SandboxOptions } from "./sandbox_types.js";
import type { WorldOptions } from "./world_types.js";

/** Every option; a new one that is not here does not compile. */
const OPTIONS: Readonly<Record<keyof SandboxOptions, true>> = {
  seed: true,
  records: true,
  token: true,
  latency: true,
  cors: true,
  faults: true,
  onRequest: true,
  onChange: true,
};

const DEFAULT_SEED = 1;
const DEFAULT_RECORDS = 25;
/** Ids and times of more records would no longer fit into their formats. */
const MOST_RECORDS = 10_000_000;

/**
 * What the records are made of.
 * @throws TypeError for an option that does not exist or has a wrong value
 */
export function readOptions(options: SandboxOptions, connectors: readonly ConnectorDefinition[]): WorldOptions {
  const stray = Object.keys(options).find((name) => !Object.hasOwn(OPTIONS, name));
  if (stray !== undefined) throw new TypeError(`The sandbox has no option \`${stray}\`${meant(stray, Object.keys(OPTIONS))}`);
  const { seed = DEFAULT_SEED, records = DEFAULT_RECORDS, token, latency = 0 } = options;
  if (!Number.isSafeInteger(seed) || seed < 0) throw new TypeError("`seed` must be a whole number from 0.");
  if (token !== undefined && !/^[!-~]+$/.test(token))
    throw new TypeError("`token` must be a text of visible ASCII characters without blanks.");
  if (!(latency >= 0 && latency <= LONGEST_WAIT)) throw new TypeError(`\`latency\` must be a number of seconds from 0 to ${LONGEST_WAIT}.`);
  return { seed, records: readRecords(records, connectors) };
}

function readRecords(records: NonNullable<SandboxOptions["records"]>, connectors: readonly ConnectorDefinition[]): WorldOptions["records"] {
  if (!isObject(records)) return readCount("records", records);
  const names = connectors.flatMap(({ connector, entities }) => entities.map(({ name }) => `${connector}.${name}`));
  for (const [name, count] of Object.entries(records)) {
    if (name !== "*" && !names.includes(name)) throw new TypeError(`\`records\` names no entity with "${name}"${meant(name, names)}`);
    readCount(`records["${name}"]`, count);
  }
  const { "*": others, ...named } = records;
  return others === undefined ? named : { ...Object.fromEntries(names.map((name) => [name, others])), ...named };
}

function readCount(name: string, count: number): number {
  if (Number.isSafeInteger(count) && count >= 0 && count <= MOST_RECORDS) return count;
  throw new TypeError(`\`${name}\` must be a whole number from 0 to ${MOST_RECORDS}.`);
}
