import { type UnlocatedDiagnostic, type Place, quoteAll, diagnosticAt, placeIn } from "#generator/read";
import { printFieldPath } from "#templates/core";
import type { PagingName, Records, Connector, ObjectShape, Operation, Paging, ScalarName, ValueType } from "#generator/resolve";
import { pagingNames, pagingNumbers, NO_RECORDS, recordsOf, elementShape, fieldNamed, followPath, suggestField } from "#generator/resolve";
import { findValueProblems } from "./find_value_problems.ts";

const EMPTY: ObjectShape = { fields: [], open: true };

const WANTED_WORDS: Readonly<Record<ScalarName | "object", string>> = {
  string: "a string",
  integer: "an integer",
  number: "a number",
  boolean: "a boolean",
  object: "an object",
};

/** Something wrong with one key of a descriptor, which may be that of a paging profile. */
interface KeyProblem {
  readonly key: string;
  readonly problem: string;
  readonly suggestion?: string | undefined;
  /** The diagnostic about a descriptor that is written in the operation. */
  readonly toDiagnostic: (at: Place) => UnlocatedDiagnostic;
}

/** Paging descriptors that name params or fields that do not exist or have the wrong type. */
export function checkPaging(operation: Operation, connector: Connector): readonly UnlocatedDiagnostic[] {
  const { paging, id, at } = operation;
  if (paging === undefined) return [];
  const { profile } = paging;
  const problems = [
    ...pagingNames(paging).flatMap((name) => checkName(name, operation, recordsOf(connector))),
    ...checkNumbers(operation, paging),
  ];
  return problems.map(({ key, problem, suggestion, toDiagnostic }) =>
    profile === undefined
      ? toDiagnostic(placeIn(at, "paging", key))
      : diagnosticAt("paging/profile-misfit", placeIn(at, "paging"), { profile, operation: id, problem }, { suggestion }),
  );
}

function checkName(name: PagingName, operation: Operation, records: Records): readonly KeyProblem[] {
  const { key, path, prefix, wanted } = name;
  const [kind, shape] = holderOf(name, operation, records);
  const target = followPath(shape, path, records);
  const text = printFieldPath(path);
  if (target.kind === "missing") {
    const known = target.known.length === 0 ? "none" : quoteAll(target.known);
    const suggestion = suggestField(target, path, prefix);
    const problem = `\`${key}\` refers to an unknown ${kind} \`${text}\``;
    const slots = { key, kind, name: text, known };
    return [{ key, problem, suggestion, toDiagnostic: (at) => diagnosticAt("paging/unknown-name", at, slots, { suggestion }) }];
  }
  if (target.kind === "unknown" || isWanted(target.type, wanted)) return [];
  const slots = { key, name: text, wanted: wanted.map((one) => WANTED_WORDS[one]).join(" or ") };
  const problem = `\`${key}\` refers to \`${text}\`, which is not ${slots.wanted}`;
  return [{ key, problem, toDiagnostic: (at) => diagnosticAt("paging/wrong-kind", at, slots) }];
}

/** The kind of the named param or field, for messages, and the object that should have it. */
function holderOf({ holder }: PagingName, operation: Operation, records: Records): readonly [kind: string, shape: ObjectShape] {
  const record = records.get(operation.returns?.record ?? "")?.shape ?? EMPTY;
  switch (holder) {
    case "params":
      return ["param", operation.params];
    case "meta":
      return ["field of Meta", operation.meta ?? EMPTY];
    case "record":
      return ["field of the record", record];
    case "element":
      return ["field of the record", elementShape(record, operation, records) ?? record];
  }
}

function isWanted(type: ValueType, wanted: readonly (ScalarName | "object")[]): boolean {
  if (type.kind === "any") return true;
  if (type.kind === "scalar") return type.types.every((name) => wanted.includes(name));
  return wanted.includes("object") && (type.kind === "object" || type.kind === "record");
}

/** A number must be one that its param could have, such as a page size; and its default when it has one. */
function checkNumbers({ params }: Operation, paging: Paging): readonly KeyProblem[] {
  return pagingNumbers(paging).flatMap(({ key, param, value }) => {
    const field = fieldNamed(params, param);
    if (field === undefined) return [];
    const [misfit] = findValueProblems(value, field.type, NO_RECORDS);
    const isOther = field.default !== undefined && field.default.value !== value;
    const problem = misfit?.problem ?? (isOther ? `the default of \`${field.name}\` is ${JSON.stringify(field.default.value)}` : undefined);
    if (problem === undefined) return [];
    const text = `\`${key}\` does not match the type: ${problem}`;
    return [{ key, problem: text, toDiagnostic: (at) => diagnosticAt("value/misfit", at, { key, problem }) }];
  });
}
