import { listOption, plainAddress, refuseTogether, textOption, UsageError, type OptionValues } from "#templates/core";
import type { FetchHandler } from "#templates/runtime";
import { numberOption } from "../run_arguments.js";

/** The source of the answers of `serve`: records of its own, another gateway whose answers it records, or a recording. */
export type ServedFrom =
  | {
      readonly kind: "sandbox";
      readonly seed: number | undefined;
      readonly records: number | Readonly<Record<string, number>> | undefined;
      readonly stateFile: string | undefined;
      readonly cors: boolean;
    }
  | { readonly kind: "record"; readonly file: string; readonly upstream: string }
  | { readonly kind: "replay"; readonly file: string };

/** One of the sources. */
export type From<Kind extends ServedFrom["kind"]> = Extract<ServedFrom, { readonly kind: Kind }>;

/** The parsed arguments of `serve`. */
export interface ServeArguments {
  readonly command: "serve";
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  readonly token: string | undefined;
  readonly quiet: boolean;
  readonly from: ServedFrom;
}

export const SERVE = `Answers like a connector gateway, with records of its own that follow the catalog. What is created is found, changed,
listed and deleted. Equal seeds and requests give equal answers.

Usage: connector-gateway-spec serve [options]

  -p, --port <number>       default 4010; 0 takes a free port. The first line shows the address
  --host <address>          default 127.0.0.1, which only this computer reaches
  --seed <number>           default 1; another seed makes other records
  --records <number>        how many records each entity has, default 25
  --records <entity=number> how many records one entity has: payments.customers=1000 (repeatable)
  --state <file>            keeps the records in a file: loads it if it exists, and writes it after changes
  --token <token>           the only bearer token that is accepted; without it, any token is
  --cors                    lets pages of other origins call it, for applications in a browser
  -q, --quiet               shows the address, but no line for each request

Instances inst_<connector>, for instance inst_payments, are there from the start.

The address itself, http://127.0.0.1:4010/, shows the reference of all connectors in a browser. There, operations can be run,
all requests can be watched, and faults set. With --replay, operations can be run; with --record, the page is only to read.

Another gateway:
  --record <file>           passes calls on to --upstream, and appends each with its answer to a file, without secrets
  --upstream <address>      the gateway to record
  --replay <file>           answers with a recording: with the answers that equal calls got, one after the other

The recording is in the format that validate reads. Control paths: POST /_sandbox/reset, GET and PUT /_sandbox/state,
GET /_sandbox/log, GET and PUT /_sandbox/faults. The schema connector-gateway-spec/sandbox.schema.json describes them.
Ctrl-C ends the program.
`;

const DEFAULT_PORT = 4010;
const DEFAULT_HOST = "127.0.0.1";
const LARGEST_PORT = 65_535;

/**
 * Reads the options of `serve`.
 * @throws UsageError for wrong values and for options that contradict each other
 */
export function readServeArguments(values: OptionValues, positionals: readonly string[]): ServeArguments {
  const [stray] = positionals;
  if (stray !== undefined) {
    throw new UsageError(`serve takes options only, not "${stray}"`, "connector-gateway-spec serve --help lists the options");
  }
  refuseTogether(values, CONTRADICTIONS);
  return {
    command: "serve",
    host: textOption(values, "host") ?? DEFAULT_HOST,
    port: numberOption(values, "port", LARGEST_PORT, 0, DEFAULT_PORT) ?? DEFAULT_PORT,
    token: textOption(values, "token"),
    quiet: values["quiet"] === true,
    from: toSource(values),
  };
}

/** The options that make no sense with another one, and why. */
const CONTRADICTIONS = [
  ["record", ["replay"], "record first, then replay the file"],
  ["record", ["seed", "records", "state", "token", "cors"], "the gateway at --upstream decides that"],
  ["replay", ["upstream", "seed", "records", "state", "cors"], "the recording has all the answers"],
] as const;

function toSource(values: OptionValues): ServedFrom {
  const [record, upstream, replay] = [textOption(values, "record"), textOption(values, "upstream"), textOption(values, "replay")];
  if (replay !== undefined) return { kind: "replay", file: replay };
  if (record !== undefined && upstream !== undefined) return { kind: "record", file: record, upstream: toUpstream(upstream) };
  if (record !== undefined)
    throw new UsageError("--record needs --upstream", "name the gateway to record: --upstream https://gateway.example.test");
  if (upstream !== undefined) throw new UsageError("--upstream needs --record", "name the file to write: --record recording.ndjson");
  const seed = numberOption(values, "seed", Number.MAX_SAFE_INTEGER, 0, 7);
  const [records, stateFile] = [toRecords(listOption(values, "records")), textOption(values, "state")];
  return { kind: "sandbox", seed, records, stateFile, cors: values["cors"] === true };
}

function toUpstream(text: string): string {
  const address = plainAddress(text);
  if (address !== undefined) return address;
  throw new UsageError(
    "--upstream must be an http or https address without credentials, query and fragment",
    "for instance: --upstream https://gateway.example.test",
  );
}

/** `25`, or `payments.customers=100000`; both can be given. */
function toRecords(words: readonly string[]): number | Readonly<Record<string, number>> | undefined {
  if (words.length === 0) return undefined;
  const counts = Object.fromEntries(words.map(toCount));
  const { "*": all, ...named } = counts;
  return Object.keys(named).length === 0 && all !== undefined ? all : counts;
}

function toCount(word: string): readonly [name: string, count: number] {
  const [, name = "*", count] = /^(?:([^=]*)=)?(0|[1-9][0-9]{0,8})$/.exec(word) ?? [];
  if (count !== undefined) return [name, Number(count)];
  throw new UsageError(
    `--records must be a number, or a number for an entity, not "${word}"`,
    "for instance: --records 50 --records payments.customers=1000",
  );
}

/** A request that has been answered, as its line shows it. */
export interface AnsweredRequest {
  readonly instance: string | null;
  readonly operation: string | null;
  /** Null when the connection was dropped. */
  readonly status: number | null;
  readonly fault?: string;
}

/** Called when a request arrives; what it returns is called when it is answered. */
export type Watch = () => (answered: AnsweredRequest) => void;

/** A service that answers requests while `serve` runs. */
export interface Service {
  readonly handler: FetchHandler;
  /** A line to show after the address. */
  readonly note?: string;
  /** Writes what is not written yet. @throws UsageError when that is impossible */
  readonly end: () => void;
}
