import { redactText, safeLine } from "#templates/core";
import type { CheckOptions, Validator, JsonSchema } from "#templates/runtime";
import type { Sandbox, SandboxOptions } from "#templates/sandbox";
import type { VerifyOptionError, VerifyOptions, VerifyReport } from "#templates/verify";
import type { Catalog } from "#templates/core";

/** A value that breaks a rule, and the issue that it causes. */
export interface InvalidExample {
  readonly value: unknown;
  readonly issue: { readonly code: string; readonly pointer: string };
}

/** The examples of one address. */
export interface AddressExamples {
  readonly valid: readonly unknown[];
  readonly invalid: readonly InvalidExample[];
}

/** Validators by their addresses. */
export interface AddressBook {
  readonly addresses: readonly string[];
  /** The connectors whose answers may be among the inputs; all without. */
  readonly answering?: readonly string[];
  /** Throws `UnknownAddressError`. */
  readonly validatorFor: (address: string) => Validator<unknown>;
}

/** The generated modules and files that the command needs. Large ones are read on demand. */
export interface SpecPackage {
  readonly version: string;
  /** The ids of the connectors. */
  readonly connectors: readonly string[];
  /** The validators of one connector, without loading the others. */
  readonly loadConnector: (connector: string) => Promise<readonly Validator<unknown>[]>;
  /** All validators. */
  readonly loadAddressBook: () => Promise<AddressBook>;
  /** What is known about the inside of the open fields of a connector; nothing for one without. */
  readonly loadInner: (connector: string) => Promise<NonNullable<CheckOptions["inner"]>>;
  readonly readCatalog: () => Catalog;
  /** The examples of a connector, or of `gateway`. */
  readonly readExamples: (connector: string) => Readonly<Record<string, AddressExamples>>;
  readonly loadJsonSchemaFor: () => Promise<(address: string) => JsonSchema>;
  /** A page of the reference as HTML: `index`, or in a large catalog that of a connector. Throws when there is none. */
  readonly readReference: (page: string) => string;
  readonly loadCreateSandbox: () => Promise<(options: SandboxOptions) => Sandbox>;
  readonly loadVerify: () => Promise<VerifyModule>;
}

/** The module `verify` of the package. */
interface VerifyModule {
  readonly verifyGateway: (options: VerifyOptions) => Promise<VerifyReport>;
  readonly VerifyOptionError: typeof VerifyOptionError;
}

/** A stream for text. */
export interface TextStream {
  readonly isTerminal: boolean;
  readonly write: (text: string) => void;
}

/** The surroundings of the command, apart from its arguments. */
export interface CommandContext {
  readonly spec: SpecPackage;
  readonly stdout: TextStream;
  readonly stderr: TextStream;
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Ends when somebody stops the program. Until then, errors that nothing catches go to `onError` and do not end it. */
  readonly untilStopped: (onError: (error: unknown) => void) => Promise<void>;
}

/** The first place in a stack that belongs to this package: `bin/check/validate.js:10:5`, without the folders around it. */
const PLACE = /\b(?:bin|cli|connectors|core|runtime|schemas|shared)\/[\w./-]+\.[jt]s:\d+:\d+/;

/** One line about a bug of this program. It quotes neither the message, which may contain a payload, nor the stack. */
export function printFailure(error: unknown): string {
  const name = error instanceof Error ? error.name : "a value that is not an error was thrown";
  const place = error instanceof Error ? PLACE.exec(error.stack ?? "")?.[0] : undefined;
  const what = [name, ...(place === undefined ? [] : [`at ${place}`])].join(" ");
  return `connector-gateway-spec: internal error (${safeLine(redactText(what))}); this is a bug, please report it\n`;
}
