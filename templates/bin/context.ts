import type { Validator } from "../runtime/validator_types.js";
import type { JsonSchema } from "../runtime/json_schemas.js";
import type { Catalog } from "./catalog/catalog_types.js";

/** A value that breaks a rule on purpose, and what it breaks. */
export interface InvalidExample {
  readonly value: unknown;
  readonly issue: { readonly code: string; readonly pointer: string };
}

/** The examples of one address. */
export interface AddressExamples {
  readonly valid: readonly unknown[];
  readonly invalid: readonly InvalidExample[];
}

/** The generated modules and files that the command needs; what is big is read when it is needed. */
export interface SpecPackage {
  readonly version: string;
  readonly addresses: readonly string[];
  readonly validatorFor: (address: string) => Validator<unknown>;
  readonly readCatalog: () => Catalog;
  /** Of a connector, or of `gateway`. */
  readonly readExamples: (connector: string) => Readonly<Record<string, AddressExamples>>;
  readonly loadJsonSchemaFor: () => Promise<(address: string) => JsonSchema>;
}

/** Where text goes. */
export interface TextStream {
  readonly isTerminal: boolean;
  readonly write: (text: string) => void;
}

/** Everything around the command that is not its arguments. */
export interface CommandContext {
  readonly spec: SpecPackage;
  readonly stdout: TextStream;
  readonly stderr: TextStream;
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
