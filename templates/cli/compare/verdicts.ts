import type { Direction, Verdict } from "./change.js";

/**
 * The meaning of each change, by direction, what changes, and how: for callers of a gateway, then for its implementers. Everything
 * else in this folder only finds out which row applies.
 *
 * A gateway accepts the values of requests and returns those of responses. Fewer values of requests break callers, who may send
 * what is refused now, and more values break implementers, who must handle what they have never seen. With responses it is the
 * other way round.
 */
export const VERDICTS = {
  // Values: types, limits, patterns, lists of values, null, presence, unknown names. What counts is which values are accepted
  // before and after. Restated: the same values.
  "request value narrowed": ["breaking", "compatible"],
  "request value widened": ["compatible", "breaking"],
  "request value changed": ["breaking", "breaking"],
  "request value restated": ["none", "none"],
  "response value narrowed": ["compatible", "breaking"],
  "response value widened": ["breaking", "compatible"],
  "response value changed": ["breaking", "breaking"],
  "response value restated": ["none", "none"],

  // Names in objects. Code that uses the name of a removed param or field does not compile, even where unknown names are accepted.
  "request param removed": ["breaking", "compatible"],
  // Without the param, calls were refused before; now the gateway must handle them.
  "request param removed-required": ["breaking", "breaking"],
  "request param added": ["compatible", "breaking"],
  "request param added-required": ["breaking", "breaking"],
  // An open object accepts the name already, with any value.
  "request param added-to-open": ["compatible", "compatible"],
  "request param added-required-to-open": ["breaking", "compatible"],
  "response field removed": ["breaking", "compatible"],
  "response field added": ["compatible", "breaking"],
  // A gateway does not have to return it.
  "response field added-optional": ["compatible", "compatible"],
  "response field described-by": ["compatible", "compatible"],

  // Meanings of params. Only what a document states is promised: an assumed default may be another one.
  "request default added": ["compatible", "breaking"],
  "request default removed": ["breaking", "compatible"],
  "request default changed": ["breaking", "breaking"],
  "request default assumed": ["compatible", "compatible"],
  // An unchanged call gives other records.
  "request role changed": ["breaking", "breaking"],
  // Where the records show what a param restricts; the same call gives the same records.
  "request role explained": ["compatible", "compatible"],
  "request required-in-practice added": ["breaking", "compatible"],
  "request required-in-practice removed": ["compatible", "breaking"],

  // Statements about values that make no difference under the documented profile.
  "response also-seen added": ["compatible", "compatible"],
  // The tolerant profile refuses what it only warned of.
  "response also-seen removed": ["breaking", "compatible"],
  "response demanded changed": ["compatible", "compatible"],
  "both known-values changed": ["compatible", "compatible"],
  "both origin changed": ["compatible", "compatible"],
  "both secret changed": ["compatible", "compatible"],
  "both deprecated added": ["compatible", "compatible"],
  "both deprecated removed": ["compatible", "compatible"],
  "both experimental added": ["compatible", "compatible"],
  "both experimental removed": ["compatible", "compatible"],

  // What we know about the inside of fields that the documents leave open. Only types change, at compile time: a gateway may return
  // anything there, before and after.
  "both inner added": ["compatible", "none"],
  "both inner removed": ["compatible", "none"],
  "both inner changed": ["compatible", "none"],
  "both inner known-values": ["compatible", "none"],
  "both inner type-added": ["compatible", "none"],
  "both inner type-removed": ["compatible", "none"],

  // Connectors, entities, operations, records and named types.
  "both connector added": ["compatible", "breaking"],
  "both connector removed": ["breaking", "compatible"],
  "both entity added": ["compatible", "breaking"],
  "both entity removed": ["breaking", "compatible"],
  "both operation added": ["compatible", "breaking"],
  "both operation removed": ["breaking", "compatible"],
  // The package exports a type for it, which both sides may use.
  "both record added": ["compatible", "compatible"],
  "both record removed": ["breaking", "breaking"],
  "both named-type added": ["compatible", "compatible"],
  "both named-type removed": ["breaking", "breaking"],

  // The nature of an operation.
  "both kind changed": ["breaking", "breaking"],
  "both effect changed": ["breaking", "breaking"],
  "both permanent added": ["breaking", "compatible"],
  "both permanent removed": ["compatible", "breaking"],
  "both order added": ["compatible", "breaking"],
  "both order removed": ["breaking", "compatible"],
  "both order changed": ["breaking", "breaking"],
  "both elements changed": ["breaking", "breaking"],
  "response meta added": ["compatible", "breaking"],
  "response meta removed": ["breaking", "compatible"],
  // From none to some: the operation had no paging descriptor at all. To and from `none` is a change of kind, because a caller
  // that does not turn pages gets fewer records.
  "both paging added": ["compatible", "breaking"],
  "both paging removed": ["breaking", "compatible"],
  "both paging changed": ["breaking", "breaking"],
  "both paging-part added": ["compatible", "breaking"],
  "both paging-part removed": ["breaking", "compatible"],
  "both paging-part changed": ["breaking", "breaking"],
  "both range added": ["compatible", "breaking"],
  "both range removed": ["breaking", "compatible"],
  "both range changed": ["breaking", "breaking"],
  // The largest download: what is larger is refused.
  "both max-size lowered": ["breaking", "compatible"],
  "both max-size raised": ["compatible", "breaking"],
  "both max-size changed": ["breaking", "breaking"],

  // Communication between a caller and a gateway.
  "request auth-method added": ["compatible", "breaking"],
  // Another method has always accepted its credentials.
  "request auth-method added-covered": ["compatible", "compatible"],
  "request auth-method removed": ["breaking", "compatible"],
  // Another method still accepts its credentials, but the package no longer exports the type with its name.
  "request auth-method removed-covered": ["breaking", "breaking"],
  // Whether there are any credentials: `auth_config` is required or refused.
  "request credentials added": ["breaking", "breaking"],
  "request credentials removed": ["breaking", "breaking"],
  "both definition-id changed": ["breaking", "breaking"],
  "both path changed": ["breaking", "breaking"],
  "both envelope changed": ["breaking", "breaking"],
  // Callers have to send it.
  "request header added": ["breaking", "compatible"],
  // A gateway has to do without it.
  "request header removed": ["compatible", "breaking"],
  "response status added": ["compatible", "compatible"],
  "response status removed": ["compatible", "breaking"],
  "response retry-after added": ["compatible", "breaking"],
  "response retry-after removed": ["breaking", "compatible"],

  // How a third party is called: neither side of the contract sees it, but for programs that use the bindings.
  "both binding added": ["compatible", "compatible"],
  "both binding changed": ["compatible", "compatible"],
  "both binding removed": ["breaking", "breaking"],
  "both vendor added": ["compatible", "compatible"],
  "both vendor changed": ["compatible", "compatible"],
  "both vendor removed": ["breaking", "breaking"],
  "both retired added": ["compatible", "compatible"],
  "both retired changed": ["compatible", "compatible"],
  "both retired removed": ["compatible", "compatible"],

  // Other statements of a catalog, such as those about the sandbox.
  "both statement changed": ["compatible", "compatible"],
  "both text changed": ["none", "none"],
  "both sequence changed": ["none", "none"],
} as const;

type Checked<Rows extends Readonly<Record<`${Direction} ${string} ${string}`, readonly [caller: Verdict, implementer: Verdict]>>> = Rows;

/** The name of a row: direction, what changes, and how. */
export type Case = keyof Checked<typeof VERDICTS>;

/** The directions that values have. */
export type Side = Exclude<Direction, "both">;
