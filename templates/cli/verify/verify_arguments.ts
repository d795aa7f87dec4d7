import type { Option, OptionValues } from "#templates/core";
import { listOption, optionsIn, plainAddress, refuseTogether, textOption, UsageError } from "#templates/core";
import { numberOption, readRunArguments, RUN_HELP, RUN_OPTIONS, type RunArguments } from "../run_arguments.js";

/** The parsed arguments of `verify`. Omitted ones are undefined: the configuration file may have them. */
export interface VerifyArguments extends RunArguments {
  readonly command: "verify";
  readonly baseUrl: string | undefined;
  readonly instances: Readonly<Record<string, string>>;
  readonly operations: readonly string[];
  readonly token: string | undefined;
  readonly tokenFile: string | undefined;
  readonly writes: boolean;
  readonly credentials: string | undefined;
  readonly rate: number | undefined;
  readonly budget: number | undefined;
  readonly statedOnly: boolean;
}

export const VERIFY = `Calls the operations of a gateway, and reports where its answers differ from the contract. It only reads, unless --writes is given.

Usage: connector-gateway-spec verify [options] <address>

  <address>                 of the gateway: https://gateway.example.com
  --instance <connector=id> an instance to verify: payments=inst_1 (repeatable)
  --operation <pattern>     only these operations, for instance "payments.customers.*" (repeatable)

The bearer token, which is never shown:
  --token <token>           default: the variable CONNECTOR_GATEWAY_TOKEN
  --token-file <file>       a file with nothing else in it

What is done with the gateway:
  --rate <number>           calls a second, default 5; 0 is no limit
  --budget <number>         calls in all, default without end
  --writes                  creates, changes and deletes records, but only what it has created itself
  --credentials <file>      JSON with the auth_config of connectors, for which instances are created; needs --writes

Rules:
  --stated-only             only what the documents state, neither what is assumed nor rules of HTTP
  --baseline <file>         findings in this file do not count
  --write-baseline <file>   writes all findings to a baseline and exits with 0

${RUN_HELP}

The key verify of the configuration may set url, instances, operations, rate, budget, statedOnly, baseline and reports. Options
win over it. At 429 and 503 it waits as long as Retry-After says. What could not be tried is listed with the reason. Ctrl-C ends
it early, removes what was created, and reports what is known.
`;

export const VERIFY_OPTIONS: readonly Option[] = [
  ...optionsIn(VERIFY),
  { option: "--instance <connector=id>", repeats: true },
  ...RUN_OPTIONS,
];

const MOST_PER_SECOND = 1000;

const MOST_CALLS = 1_000_000;

/**
 * Reads the options of `verify`.
 * @throws UsageError for wrong values and for options that contradict each other
 */
export function readVerifyArguments(values: OptionValues, positionals: readonly string[]): VerifyArguments {
  const [address, stray] = positionals;
  if (stray !== undefined) throw new UsageError(`verify takes one address, not also "${stray}"`, "name instances with --instance");
  refuseTogether(values, [["token", ["token-file"], "use one of them"]]);
  if (values["credentials"] !== undefined && values["writes"] !== true)
    throw new UsageError("--credentials needs --writes", "an instance is created with them, and the contract cannot delete it");
  return {
    command: "verify",
    baseUrl: address === undefined ? undefined : toAddress(address),
    instances: toInstances(listOption(values, "instance")),
    operations: listOption(values, "operation"),
    token: textOption(values, "token"),
    tokenFile: textOption(values, "token-file"),
    writes: values["writes"] === true,
    credentials: textOption(values, "credentials"),
    rate: numberOption(values, "rate", MOST_PER_SECOND, 0),
    budget: numberOption(values, "budget", MOST_CALLS, 1),
    statedOnly: values["stated-only"] === true,
    ...readRunArguments(values),
  };
}

/** @throws UsageError for anything but a plain address */
export function toAddress(text: string): string {
  const address = plainAddress(text);
  if (address !== undefined) return address;
  throw new UsageError(
    "the address must be http or https, without credentials, query and fragment",
    "for instance: verify https://gateway.example.com --instance payments=inst_1",
  );
}

function toInstances(words: readonly string[]): Readonly<Record<string, string>> {
  const instances = words.map(toInstance);
  const twice = instances.find(([connector], index) => instances.findIndex(([name]) => name === connector) !== index);
  if (twice === undefined) return Object.fromEntries(instances);
  throw new UsageError(`--instance names ${twice[0]} twice`, "verify one instance of a connector at a time");
}

function toInstance(word: string): readonly [connector: string, id: string] {
  const [, connector, id] = /^(\w+)=(.+)$/.exec(word) ?? [];
  if (connector !== undefined && id !== undefined) return [connector, id];
  throw new UsageError(`--instance must be a connector and an id, not "${word}"`, "for instance: --instance payments=inst_1");
}
