import type { OperationEntry } from "../agent_types.ts";

/** Arguments of run_read that some operations also have as a param. */
const SHARED_NAMES: Readonly<Record<string, string>> = {
  fields: "`fields` beside `params` picks fields of the records in the answer; `fields` in `params` is sent to the third party.",
  cursor: "`cursor` beside `params` is the cursor of an earlier answer; leave it out of `params`.",
};

/** What the params must be beyond their schema. */
export function describeRules({ operation }: OperationEntry): readonly string[] {
  const { atLeastOneOf, open, fields } = operation.params;
  const shared = Object.entries(SHARED_NAMES).filter(([name]) => fields.some((field) => field.name === name));
  return [
    ...(atLeastOneOf === undefined ? [] : [`Pass at least one of ${quote(atLeastOneOf)}.`]),
    ...(open ? ["The third party may take more parameters, but only these can be sent."] : []),
    ...shared.map(([, rule]) => rule),
  ];
}

/** What no document states about the operation, in short. */
export function describeAssumptions({ operation }: OperationEntry): readonly string[] {
  const { origin, params, returns, paging } = operation;
  const assumed = params.fields.filter((field) => field.origin.kind !== "stated").map(({ name }) => name);
  return [
    ...(origin.kind === "assumed" ? [origin.because] : []),
    ...(origin.kind === "not_shown" ? [origin.what] : []),
    ...(assumed.length === 0 ? [] : [`No document shows these parameters: ${quote(assumed)}.`]),
    ...(returns?.origin.kind === "assumed" ? [returns.origin.because] : []),
    ...(paging?.origin.kind === "assumed" ? [`Paging: ${paging.origin.because}`] : []),
  ];
}

function quote(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}
