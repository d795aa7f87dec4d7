import type {
  ValueCondition,
  ContentFields,
  Derivation,
  Draw,
  ExplainedCondition,
  Hiding,
  SandboxMeta,
  Variation,
  JsonValue,
} from "#templates/core";
import type { Place } from "#generator/read";

export type { ContentFields, Derivation, Draw, ExplainedCondition, Hiding, SandboxMeta, ValueCondition, Variation };

/** The `sandbox` block of an entity. Fields are paths as the catalog writes them. */
export interface EntitySandbox {
  /** Values by field that the first record has in place of those of the record's example. */
  readonly example: Readonly<Record<string, JsonValue>>;
  readonly created?: string;
  readonly updated?: string;
  readonly element?: string;
  readonly hidden: readonly string[];
  readonly variations: readonly { readonly path: string; readonly vary: Variation }[];
  readonly cases: readonly Readonly<Record<string, JsonValue>>[];
  readonly derived: readonly Derivation[];
  /** Values by field that a created record starts from. */
  readonly blank: Readonly<Record<string, JsonValue>>;
  readonly at: Place;
}

/** The `sandbox` block of an operation. */
export interface OperationSandbox {
  readonly hides?: Hiding;
  readonly draws?: Draw;
  readonly content?: ContentFields;
  readonly only: readonly ExplainedCondition[];
  readonly meta: Readonly<Record<string, SandboxMeta>>;
  /** Field of the answer -> entity of the feed that the token starts. */
  readonly starts: Readonly<Record<string, string>>;
  readonly at: Place;
}
