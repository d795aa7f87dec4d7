import { listOption, textOption, type Options, type OptionValues, UsageError } from "#templates/core";
import type { FetchHandler } from "#templates/runtime";

/** What `serve` answers with: records of its own, another gateway whose answers it records, or a recording. */
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

/** What the arguments of `serve` say. */
export interface ServeArguments {
  readonly command: "serve";
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  readonly token: string | undefined;
  readonly quiet: boolean;
  readonly from: ServedFrom;
}

export const SERVE_OPTIONS: Options = {
  port: { type: "string", short: "p" },
  host: { type: "string" },
  seed: { type: "string" },
  records: { type: "string", multiple: true },
  state: { type: "string" },
  token: { type: "string" },
  cors: { type: "boolean" },
  record: { type: "string" },
  upstream: { type: "string" },
  replay: { type: "string" },
  quiet: { type: "boolean", short: "q" },
};

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
  refuseOthers(values);
  return {
    command: "serve",
    host: textOption(values, "host") ?? DEFAULT_HOST,
    port: numberOption(values, "port", LARGEST_PORT) ?? DEFAULT_PORT,
    token: textOption(values, "token"),
    quiet: values["quiet"] === true,
    from: toSource(values),
  };
}

/** The options that make no sense with another one, and why. */
const CONTRADICTIONS: readonly (readonly [option: string, others: readonly string[], help: string])[] = [
  ["record", ["replay"], "record first, then replay the file"],
  ["record", ["seed", "records", "state", "token", "cors"], "the gateway at --upstream decides that"],
  ["replay", ["upstream", "seed", "records", "state", "cors"], "the recording has all the answers"],
];

function refuseOthers(values: OptionValues): void {
  for (const [option, others, help] of CONTRADICTIONS) {
    const other = values[option] === undefined ? undefined : others.find((name) => values[name] !== undefined);
    if (other !== undefined) throw new UsageError(`--${option} and --${other} contradict each other`, help);
  }
}

function toSource(values: OptionValues): ServedFrom {
  const [record, upstream, replay] = [textOption(values, "record"), textOption(values, "upstream"), textOption(values, "replay")];
  if (replay !== undefined) return { kind: "replay", file: replay };
  if (record !== undefined && upstream !== undefined) return { kind: "record", file: record, upstream: toUpstream(upstream) };
  if (record !== undefined)
    throw new UsageError("--record needs --upstream", "name the gateway to record: --upstream https://gateway.example.test");
  if (upstream !== undefined) throw new UsageError("--upstream needs --record", "name the file to write: --record recording.ndjson");
  const seed = numberOption(values, "seed", Number.MAX_SAFE_INTEGER);
  const [records, stateFile] = [toRecords(listOption(values, "records")), textOption(values, "state")];
  return { kind: "sandbox", seed, records, stateFile, cors: values["cors"] === true };
}

/** The address of a gateway, without a slash at its end. */
function toUpstream(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url !== undefined && /^https?:$/.test(url.protocol) && `${url.username}${url.password}${url.search}${url.hash}` === "";
  if (isPlain) return url.href.replace(/\/+$/, "");
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

function numberOption(values: OptionValues, name: string, most: number): number | undefined {
  const text = textOption(values, name);
  if (text === undefined) return undefined;
  const number = /^[0-9]{1,16}$/.test(text) ? Number(text) : Infinity;
  if (number <= most) return number;
  throw new UsageError(`--${name} must be a whole number from 0 to ${most}`, `for instance: --${name} ${name === "port" ? "4010" : "7"}`);
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

/** What answers requests while `serve` runs. */
export interface Service {
  readonly handler: FetchHandler;
  /** A line to show after the address. */
  readonly note?: string;
  /** Writes what is not written yet. @throws UsageError when that is impossible */
  readonly end: () => void;
}
