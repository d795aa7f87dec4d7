import { operations } from "connector-gateway-spec";

/** Something that a module of a connector exports, and the address that it judges. */
export interface Exported {
  readonly connector: string;
  readonly name: string;
  readonly address: string;
}

/** The ids of all connectors of the package. */
export function connectorNames(): readonly string[] {
  return [...new Set(operations.map(({ connector }) => connector))];
}

/** The validators of all connectors. */
export async function validatorsOf(): Promise<readonly Exported[]> {
  return (await exportsOfAll()).flatMap(({ connector, name, value }) => {
    const address = addressOf(value);
    return address === undefined ? [] : [{ connector, name, address }];
  });
}

/** The functions that only tell whether a value is valid, such as `isCustomer` beside `customer`; none where the package has none. */
export async function guardsOf(): Promise<readonly Exported[]> {
  const all = await exportsOfAll();
  return all.flatMap(({ connector, name, value }) => {
    if (typeof value !== "function" || !name.startsWith("is")) return [];
    const judged = name.slice("is".length).toLowerCase();
    const validator = all.find((other) => other.connector === connector && other.name.toLowerCase() === judged);
    const address = addressOf(validator?.value);
    return address === undefined ? [] : [{ connector, name, address }];
  });
}

/** The address of a validator; undefined for anything else. */
function addressOf(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { address, check } = value as Readonly<Record<string, unknown>>;
  return typeof address === "string" && typeof check === "function" ? address : undefined;
}

async function exportsOfAll(): Promise<readonly { readonly connector: string; readonly name: string; readonly value: unknown }[]> {
  const each = connectorNames().map(async (connector) => {
    const module = (await import(/* @vite-ignore */ `connector-gateway-spec/${connector}`)) as Readonly<Record<string, unknown>>;
    return Object.entries(module).map(([name, value]) => ({ connector, name, value }));
  });
  return (await Promise.all(each)).flat();
}
