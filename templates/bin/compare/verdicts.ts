import type { Direction, Verdict } from "./change.js";

/**
 * What each change means, by direction, what changes, and how: for callers of a gateway, then for its implementers. Everything
 * else in this folder only finds out which row applies.
 *
 * The values of requests are accepted by the gateway, those of responses are returned by it. So a smaller set of values breaks
 * callers of requests, who may send what is refused now, and implementers of responses, who may return what is refused now; a
 * larger set breaks the other side, which has to handle values that it has never seen.
 */
export const VERDICTS = {
  // Values: types, limits, patterns, lists of values, null, presence, unknown names. Decided by what is accepted, before and after.
  "request value narrowed": ["breaking", "compatible"],
  "request value widened": ["compatible", "breaking"],
  "request value changed": ["breaking", "breaking"],
  "request value restated": ["none", "none"],
  "response value narrowed": ["compatible", "breaking"],
  "response value widened": ["breaking", "compatible"],
  "response value changed": ["breaking", "breaking"],
  "response value restated": ["none", "none"],

  // Names in objects. Code that names a param or a field does not compile without it, even where unknown names are accepted.
  "request param removed": ["breaking", "compatible"],
  // Calls without the param were refused before, so nothing that handles a call expects them.
  "request param removed-required": ["breaking", "breaking"],
  "request param added": ["compatible", "breaking"],
  "request param added-required": ["breaking", "breaking"],
  // An open object has always accepted the name, with any value.
  "request param added-to-open": ["compatible", "compatible"],
  "request param added-required-to-open": ["breaking", "compatible"],
  "response field removed": ["breaking", "compatible"],
  "response field added": ["compatible", "breaking"],
  // Nobody has to return it.
  "response field added-optional": ["compatible", "compatible"],

  // What there is.
  "both connector removed": ["breaking", "compatible"],
  "both connector added": ["compatible", "breaking"],
  "both entity removed": ["breaking", "compatible"],
  "both entity added": ["compatible", "breaking"],
  "both operation removed": ["breaking", "compatible"],
  "both operation added": ["compatible", "breaking"],
  // A type that is exported under its name goes away or appears.
  "response record removed": ["breaking", "breaking"],
  "response record added": ["compatible", "compatible"],
} as const;

type Checked<Rows extends Readonly<Record<`${Direction} ${string} ${string}`, readonly [caller: Verdict, implementer: Verdict]>>> = Rows;

/** The name of a row: direction, what changes, and how. */
export type Case = keyof Checked<typeof VERDICTS>;
