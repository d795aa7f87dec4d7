import { defaultEgressSettings } from "../egress/egress_types.ts";

/** How calls are made. All times are milliseconds. */
export interface CallSettings {
  /** For each connector whose base URL is replaced: what takes its place. */
  readonly replacedUrls: Readonly<Record<string, string>>;
  /** The time of a call, with all its tries and waits; until the first byte of what is streamed. */
  readonly deadline: number;
  /** How often a call that may be repeated is tried. */
  readonly tries: number;
  /** The longest wait before the second try. It doubles with each further one. */
  readonly firstBackoff: number;
  readonly longestBackoff: number;
  /** The size of a JSON answer, in bytes, compressed and not. */
  readonly answerBytes: number;
  /** How many calls of one origin are under way at a time. Further ones wait. */
  readonly connections: number;
  /** How many times in a row a third party may fail before it is no longer called for a while. */
  readonly circuitFaults: number;
  /** How long a third party that fails is not called. */
  readonly circuitPause: number;
  /** The longest time that an instance is not called, whatever the third party asks for. */
  readonly longestLimitPause: number;
  /** The time that a request for an access token has. */
  readonly refreshDeadline: number;
  /** How long to wait before the next token request after one failed. */
  readonly refreshPause: number;
}

/** The settings of a gateway for which nothing else is set. */
export const defaultCallSettings: CallSettings = {
  replacedUrls: {},
  deadline: 30_000,
  tries: 4,
  firstBackoff: 250,
  longestBackoff: 8_000,
  answerBytes: 8 * 1024 * 1024,
  connections: defaultEgressSettings.connections,
  circuitFaults: 10,
  circuitPause: 30_000,
  longestLimitPause: 3_600_000,
  refreshDeadline: 15_000,
  refreshPause: 30_000,
};
