import { optional } from "#generator/read";
import type {
  WrittenEntitySandbox,
  WrittenOperationSandbox,
  WrittenSandboxCondition,
  WrittenSandboxDraw,
  WrittenSandboxVariation,
  Place,
} from "#generator/read";
import type { Draw, EntitySandbox, ExplainedCondition, OperationSandbox, ValueCondition, Variation } from "./model/types.ts";

/** The model of the `sandbox` block of an entity. */
export function buildEntitySandbox(written: WrittenEntitySandbox | undefined, at: Place): EntitySandbox | undefined {
  if (written === undefined) return undefined;
  const { example = {}, created, updated, element, hidden = [], vary = {}, cases = [], derived = {}, blank = {} } = written;
  return {
    example,
    ...optional({ created, updated, element }),
    hidden,
    variations: Object.entries(vary).map(([path, one]) => ({ path, vary: buildVariation(one) })),
    cases,
    derived: Object.entries(derived).map(([path, one]) => ({ path, ...one })),
    blank,
    at,
  };
}

function buildVariation(written: WrittenSandboxVariation): Variation {
  const { time, range, one_of, reference, same_as, text } = written;
  if (time !== undefined) return { kind: "time", step: time };
  if (range !== undefined) return { kind: "range", ...range };
  if (one_of !== undefined) return { kind: "one_of", values: one_of };
  if (reference !== undefined) return { kind: "reference", ...(typeof reference === "string" ? { entity: reference } : reference) };
  if (same_as !== undefined) return { kind: "same_as", ...same_as };
  return text === undefined ? { kind: "count" } : { kind: "text", text };
}

/** The model of the `sandbox` block of an operation. */
export function buildOperationSandbox(written: WrittenOperationSandbox | undefined, at: Place): OperationSandbox | undefined {
  if (written === undefined) return undefined;
  const { hides, draws, content, only = [], meta = {}, starts = {} } = written;
  return {
    ...optional({
      hides: hides && { field: hides.field, ...toCondition(hides), unless: hides.unless },
      draws: draws && buildDraw(draws),
      content,
    }),
    only: only.map(toExplained),
    meta,
    starts,
    at,
  };
}

function buildDraw({ copies = {}, only = [], ...draw }: WrittenSandboxDraw): Draw {
  return { ...draw, copies, only: only.map(toExplained) };
}

function toExplained({ field, because, ...condition }: WrittenSandboxCondition): ExplainedCondition {
  return { field, ...toCondition(condition), because };
}

function toCondition({ is, is_not }: Pick<WrittenSandboxCondition, "is" | "is_not">): ValueCondition {
  return { ...optional({ is, isNot: is_not }) };
}
