import type { InputProblem } from "../input/input_problem.js";
import { suggestion } from "../usage_error.js";
import type { TargetRules } from "./targeted_value.js";

/**
 * The address that the name of a file begins with: `payments.customers.list.params.2.json`. A problem if the name begins
 * like an address but there is no such address; undefined if it does not look like one.
 */
export function nameTarget(
  fileName: string,
  { addresses, connectors }: Pick<TargetRules, "addresses" | "connectors">,
): string | InputProblem | undefined {
  const base = (fileName.split("/").at(-1) ?? "").replace(/\.gz$/i, "");
  const address = longestPrefix(base, addresses);
  if (address !== undefined) return address;
  const [owner = "", ...rest] = base.split(".");
  if (rest.length < 3 || ![...connectors, "gateway"].includes(owner)) return undefined;
  const wanted = base.split(".").slice(0, 4).join(".");
  return {
    code: "target/unknown-address",
    message: "the file name begins with an unknown address",
    hint: suggestion(wanted, [...addresses], "connector-gateway-spec list shows the connectors and their operations"),
  };
}

/** No letter may follow the address in a name: `payments.records.Customers` is not a `Customer`. */
function longestPrefix(name: string, addresses: ReadonlySet<string>): string | undefined {
  const prefixes = [...addresses].filter((address) => name.startsWith(address) && !/[A-Za-z]/.test(name[address.length] ?? ""));
  return prefixes.reduce<string | undefined>((longest = "", prefix) => (prefix.length > longest.length ? prefix : longest), undefined);
}
