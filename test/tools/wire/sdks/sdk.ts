import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isObject, type JsonValue } from "../../../../templates/core/json_values.ts";
import { installedFile } from "../../../fixtures/npm_folder.ts";

export type Params = Readonly<Record<string, JsonValue>>;

/** The credentials of an instance, by the field names of its auth method. */
export type Credentials = Readonly<Record<string, string>>;

/** What a client needs to know. */
export interface ClientSettings {
  /** The address of the recorder, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  readonly credentials: Credentials;
  /** The version of the interface that the gateway asks for. */
  readonly version: string | undefined;
}

/** A method of a client, `customers.list`, and its arguments. */
export type SdkCall = readonly [method: string, argumentsOf: (params: Params) => readonly unknown[]];

/** What a package exports. */
export type SdkModule = Readonly<Record<string, unknown>>;

/** A client of a third party, and how each operation is called with it. */
export interface Sdk {
  readonly connector: string;
  /** The third party. */
  readonly vendor: string;
  /** The npm package, and the module in it that Node loads. There is none where requests are written by hand. */
  readonly package?: { readonly name: string; readonly module: string };
  /** Who publishes it, and how it is configured for the recorder. */
  readonly about: string;
  /** Makes a client from the package's module. */
  readonly client: (module: SdkModule, settings: ClientSettings) => unknown;
  /** What comes before the paths of its calls when nobody sets it, without a slash at the end. */
  readonly address: (module: SdkModule) => string | Promise<string>;
  /** Where credentials have a refresh token. */
  readonly refresh?: SdkRefresh;
  readonly calls: Readonly<Record<string, SdkCall>>;
}

/** How a client asks for an access token. */
export interface SdkRefresh {
  /** `refreshAccessToken` */
  readonly method: string;
  /** The server that it asks when nobody sets another one. */
  readonly origin: (module: SdkModule) => string;
  readonly send: (module: SdkModule, settings: ClientSettings) => Promise<unknown>;
}

/** The arguments of a method that takes all params as one object. */
export function asOne(params: Params): readonly unknown[] {
  return [params];
}

/** The module of a client. Installs the clients first where that has not been done. */
export async function loadSdk({ package: installed }: Sdk): Promise<SdkModule> {
  if (installed === undefined) return {};
  const file = await installedFile(join(import.meta.dirname, ".."), `${installed.name}/${installed.module}`);
  return (await import(pathToFileURL(file).href)) as SdkModule;
}

/** Calls a client for an operation. Throws when the client has no such method, and what the client throws. */
export async function callSdk(sdk: Sdk, client: unknown, operation: string, params: Params): Promise<unknown> {
  const [name, argumentsOf] = sdk.calls[operation] ?? [];
  if (name === undefined || argumentsOf === undefined) throw new Error(`There is no call for ${operation}.`);
  const path = name.split(".");
  const owner = path.slice(0, -1).reduce<unknown>(property, client);
  const method = property(owner, path.at(-1) ?? "");
  if (typeof method !== "function") throw new Error(`The client of ${sdk.connector} has no method ${name}.`);
  return (await Reflect.apply(method, owner, argumentsOf(params))) as unknown;
}

function property(owner: unknown, name: string): unknown {
  return isObject(owner) ? owner[name] : undefined;
}
