import fc from "fast-check";
import type { SampleCall } from "../../../../../templates/page/shared/code_samples.ts";
import type { JsonValue } from "../../../../../templates/core/json_values.ts";
import { CHARACTER } from "../../../../fixtures/character.ts";

/** A call of a sample, with what a test says about it. */
export function sampleCall(changes: Partial<SampleCall> = {}): SampleCall {
  return {
    baseUrl: "http://127.0.0.1:4010",
    executePath: "/api/v1/connectors/instances/{connector_instance_id}/execute",
    token: "any",
    instance: "inst_payments",
    connector: "payments",
    entity: "customers",
    action: "list",
    params: { limit: 25 },
    result: "array",
    resultField: "result",
    metaField: "meta",
    elements: [],
    allPages: false,
    ...changes,
  };
}

/** Texts that mean something to a shell or a language, or cannot be seen, and any others. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: CHARACTER }),
  fc.string({
    unit: fc.constantFrom("'", '"', "\\", "\n", "$", "`", "@", "u", "d83d", "\u202e", "\u{e0041}", "\ud800", "é", "😀", "!", "#{", "{"),
  }),
  fc.constantFrom(
    "__proto__",
    "constructor",
    "@file",
    "it's",
    "*/",
    "</script>",
    "None",
    "class",
    "\0",
    "$(reboot)",
    "%s",
    "'''",
    "\\u0027",
  ),
);

/** Any params. */
export const anyParams: fc.Arbitrary<Readonly<Record<string, JsonValue>>> = fc
  .array(fc.tuple(anyText, fc.letrec<{ value: JsonValue }>((tie) => ({ value: valueOf(tie("value")) })).value))
  .map((entries) => Object.fromEntries(entries));

function valueOf(inner: fc.Arbitrary<JsonValue>): fc.Arbitrary<JsonValue> {
  const entries = fc.array(fc.tuple(anyText, inner), { maxLength: 4 });
  return fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    anyText,
    fc.constantFrom(null, true, false),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.array(inner, { maxLength: 4 }),
    entries.map((pairs): JsonValue => Object.fromEntries(pairs)),
  );
}
