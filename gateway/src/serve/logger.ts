import { pino, type DestinationStream } from "pino";
import type { LogLevel } from "../settings/read_settings.ts";
import { reportFailure } from "./failure_report.ts";

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

/** A log of JSON lines with `level`, `time`, `message` and the fields. */
export function createLogger(level: LogLevel, write: (line: string) => void): Logger {
  const destination: DestinationStream = { write };
  const lines = pino(
    {
      level,
      base: {},
      messageKey: "message",
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
  return {
    debug: (message, fields = {}) => {
      lines.debug(fields, message);
    },
    info: (message, fields = {}) => {
      lines.info(fields, message);
    },
    warn: (message, fields = {}) => {
      lines.warn(fields, message);
    },
    failure: (message, error, fields = {}) => {
      lines.error({ ...fields, error: reportFailure(error) }, message);
    },
  };
}
