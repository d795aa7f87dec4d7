/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren, VNode } from "preact";
import { constraintsOnItems, constraintsOnNumbers, constraintsOnStrings } from "../../../model/apply_constraints.ts";
import type { JsonValue, ScalarType, ValueType } from "../../../model/types.ts";
import { innerTypes, itemLimits } from "../../../model/value_types.ts";
import { Code } from "../phrase.tsx";
import { Value, toSentence } from "../words.tsx";

/** What values of a type must be, apart from the type itself: sentences, with the values as chips. */
export function typeRules(type: ValueType): readonly ComponentChildren[] {
  if (type.kind === "scalar") return scalarRules(type);
  const own = sentencesOf(constraintsOnItems(itemLimits(type)), "element");
  const inside = innerTypes(type).flatMap(({ type: inner, step }) =>
    typeRules(inner).map((rule) => (
      <>
        Each {step.name}: {rule}
      </>
    )),
  );
  return [...own, ...inside];
}

function scalarRules(type: ScalarType): readonly ComponentChildren[] {
  const { const: only, enum: values, knownValues, commaList, pattern } = type;
  return [
    ...(only === undefined
      ? []
      : [
          <>
            Always <Value value={only} />.
          </>,
        ]),
    ...valueRules("One of", values),
    ...(commaList === undefined ? [] : commaListRules(commaList)),
    ...sentencesOf(constraintsOnNumbers(type), ""),
    ...sentencesOf(
      constraintsOnStrings(type).filter(({ name }) => name !== "pattern"),
      "character",
    ),
    ...(pattern === undefined
      ? []
      : [
          <>
            Matches <Code text={pattern} />.
          </>,
        ]),
    ...valueRules("Known values:", knownValues),
  ];
}

function commaListRules(list: NonNullable<ScalarType["commaList"]>): readonly ComponentChildren[] {
  return [
    "Several values are joined by commas, without spaces.",
    ...valueRules("Each is one of", list.values),
    ...valueRules("Known values:", list.knownValues),
    ...sentencesOf(constraintsOnItems(list), "value"),
  ];
}

function valueRules(words: string, values: readonly JsonValue[] | undefined): readonly VNode[] {
  if (values === undefined) return [];
  return [
    <>
      {words}
      {values.map((value) => [" ", <Value value={value} />])}
    </>,
  ];
}

/** The sentences of constraints, without the noun that the type says already: "From 1 to 100." */
function sentencesOf(constraints: readonly { readonly sentence: (noun: string) => string }[], noun: string): readonly string[] {
  const sentences = constraints.map(({ sentence }) => sentence(noun).replace(/^[,\s]+/u, ""));
  return sentences.filter((text) => text !== "").map(toSentence);
}
