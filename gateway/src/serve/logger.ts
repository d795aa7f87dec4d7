import { pino, type DestinationStream } from "pino";
import type { LogLevel } from "../settings/read_settings.ts";
import { OperationError } from "connector-gateway-spec/server";
import { hideInValue } from "connector-gateway-templates/core";
import { errorCodeOf, StorageError, type StorageErrorCode } from "../storage/storage_error.ts";

const SHOWN_FRAMES = 6;

/** Fields of a line of the log. No payloads, no headers and no secrets. */
export type LogFields = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** Writes lines of JSON. */
export interface Logger {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  /** An unexpected error: its name and place, not its message. */
  failure(message: string, error: unknown, fields?: LogFields): void;
}

/** A log of JSON lines with `level`, `time`, `message` and the fields, from which keys and tokens are redacted. */
export function createLogger(level: LogLevel, write: (line: string) => void): Logger {
  const destination: DestinationStream = { write };
  const lines = pino(
    {
      level,
      base: {},
      messageKey: "message",
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, hideInValue(value)])),
      },
    },
    destination,
  );
  return {
    debug: (message, fields = {}) => lines.debug(fields, message),
    info: (message, fields = {}) => lines.info(fields, message),
    warn: (message, fields = {}) => lines.warn(fields, message),
    failure: (message, error, fields = {}) => lines.error({ ...fields, error: reportFailure(error) }, message),
  };
}

/** The part of an unexpected error that is logged. Never its message, which may quote a payload or a secret. */
interface FailureReport {
  /** `TypeError` */
  readonly name: string;
  /** The code of a system error: `ECONNRESET`. */
  readonly code?: string;
  /** Where it was thrown, the innermost call first. */
  readonly at: readonly string[];
}

/** Describes whatever was thrown. */
export function reportFailure(error: unknown): FailureReport {
  if (!(error instanceof Error)) return { name: `a thrown ${typeof error}`, at: [] };
  const code = errorCodeOf(error);
  // The stack begins with the message, which may have several lines.
  const frames = (error.stack ?? "").split("\n").filter((line) => /^ {4}at .*:\d+:\d+\)?$/.test(line));
  return {
    name: /^\w{1,64}$/.test(error.name) ? error.name : "Error",
    ...(code !== undefined && /^\w{1,64}$/.test(code) && { code }),
    at: frames.slice(0, SHOWN_FRAMES).map((line) => line.trim().slice("at ".length)),
  };
}

const RETRY_SECONDS = 1;

const TEMPORARY: readonly StorageErrorCode[] = ["database_unavailable", "database_busy", "database_full"];

/** Runs what needs the database. A database that does not answer is no fault of the request: the caller gets 503, and may try again. */
type GuardDatabase = <Result>(action: () => Result | PromiseLike<Result>) => Promise<Result>;

/** Reports what the callers do not learn to `log`. */
export function createDatabaseGuard(log: Pick<Logger, "failure">): GuardDatabase {
  return async (action) => {
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof StorageError && TEMPORARY.includes(error.code))) throw error;
      log.failure("the database does not answer", error);
      throw new OperationError(503, "The database of the gateway does not answer. Try again.", {
        code: "gateway/database",
        retryAfter: RETRY_SECONDS,
      });
    }
  };
}
