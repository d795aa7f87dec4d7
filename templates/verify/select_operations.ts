import { isObject, nearestName, operationsOf, type Catalog, type CatalogOperation } from "#templates/core";
import { VerifyOptionError, type VerifyOptions } from "./verify_types.js";

type Fault = readonly [isThere: boolean, option: keyof VerifyOptions, problem: string, help: string];

/** The operations that are wanted, in the order of the catalog. @throws VerifyOptionError for any option that does not fit */
export function selectOperations({ connectors }: Catalog, options: VerifyOptions): readonly CatalogOperation[] {
  const { instances, credentials = {}, operations: patterns = ["*"] } = options;
  const known = connectors.map(({ id }) => id);
  const named = isObject(instances) && isObject(credentials) ? [...Object.keys(instances), ...Object.keys(credentials)] : [];
  const all = connectors.filter(({ id }) => named.includes(id)).flatMap(operationsOf);
  const fits = (pattern: string, { id }: CatalogOperation): boolean =>
    new RegExp(`^${pattern.replaceAll(/[^\w*]/g, "\\$&").replaceAll("*", ".*")}$`).test(id);
  const stray = named.find((name) => !known.includes(name));
  const empty = Object.keys(instances).find((name) => typeof instances[name] !== "string" || instances[name] === "");
  const idle = patterns.find((pattern) => !all.some((operation) => fits(pattern, operation)));
  const faults: readonly Fault[] = [
    ...faultsInCalls(options),
    [named.length === 0, "instances", "names no instance", 'Write ids by connector, such as { payments: "inst_1" }.'],
    [stray !== undefined, "instances", `names \`${stray}\`, which is no connector`, connectorsLike(stray ?? "", known)],
    [empty !== undefined, "instances", `has no id for ${empty}`, "Write the id of an instance, which is a text."],
    [Object.keys(credentials).length > 0 && options.writes !== true, "credentials", "create instances", "Set `writes` to allow that."],
    [idle !== undefined, "operations", `has \`${idle}\`, which fits no operation of these instances`, PATTERNS],
    [patterns.length === 0, "operations", "is empty", PATTERNS],
  ];
  const [, ...fault] = faults.find(([isThere]) => isThere) ?? [];
  if (fault.length === 3) throw new VerifyOptionError(...fault);
  return all.filter((operation) => patterns.some((pattern) => fits(pattern, operation)));
}

const PATTERNS = "Write ids or patterns, such as `payments.customers.*`, or leave it out for all operations.";

function faultsInCalls({ baseUrl, fetch, token = "none", rate = 0, budget = 1 }: VerifyOptions): readonly Fault[] {
  const isAddress = baseUrl === undefined || (/^https?:\/\/[^/?#@]+(?:\/[^?#]*)?$/i.test(baseUrl) && URL.canParse(baseUrl));
  const example = "Write it without credentials, query and fragment: https://gateway.example.com";
  return [
    [baseUrl === undefined && fetch === undefined, "baseUrl", "is missing", "Give an address, or `fetch` that answers in its place."],
    [!isAddress, "baseUrl", "is no plain http or https address", example],
    [
      !/^[!-~]+$/.test(token),
      "token",
      "is empty, or has a blank, a line break or a character beyond ASCII",
      "Look for what was copied with it.",
    ],
    [!(rate >= 0), "rate", "is no number from 0", "Write calls a second; 0 is no limit."],
    [!(budget >= 1), "budget", "is no number from 1", "Write the most calls in all, or leave it out for no limit."],
  ];
}

function connectorsLike(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? `Connectors are ${known.join(", ")}.` : `Did you mean \`${nearest}\`?`;
}
