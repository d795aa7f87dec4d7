import { type Connector, type Field, type JsonValue, type RecordDefinition, fieldsOf, operationsOf } from "#generator/resolve";
import { findingAt, wordsOf, type Finding, type LintSubject } from "../lint.ts";

/** Records that operations return without an example: the sandbox then answers with invented values. */
export function findMissingExamples({ model }: LintSubject): readonly Finding[] {
  return model.connectors.flatMap(returnedRecords).flatMap(({ name, example, at }) => {
    return example === undefined ? [findingAt("lint/no-example", at, { name }, { on: "key" })] : [];
  });
}

function returnedRecords(connector: Connector): readonly RecordDefinition[] {
  const names = new Set(operationsOf(connector).map(({ returns }) => returns?.record));
  return connector.records.filter(({ name }) => names.has(name));
}

const PLACEHOLDERS: ReadonlySet<string> = new Set([
  ...["string", "text", "example", "sample", "test", "value", "foo", "bar", "baz", "abc", "asdf", "n/a", "none", "null", "undefined"],
  ...["...", "…", "-", "?", "x", "xxx", "lorem ipsum"],
]);

/** Examples that are no help: the name of the field, its type, or a placeholder. */
export function findPlaceholderExamples({ model }: LintSubject): readonly Finding[] {
  return fieldsOf(model).flatMap(({ field }) => {
    const { example, name, secret } = field;
    if (secret || typeof example !== "string" || lists(field, example) || !isPlaceholder(example, name)) return [];
    return [findingAt("lint/placeholder-example", { ...field.at, path: [...field.at.path, "example"] }, { name, example })];
  });
}

function isPlaceholder(example: string, name: string): boolean {
  const text = example.trim().toLowerCase();
  return PLACEHOLDERS.has(text) || text === "" || wordsOf(example).join(" ") === wordsOf(name).join(" ");
}

/** A value that the type lists is an example of it, whatever it is. */
function lists({ type }: Field, example: JsonValue): boolean {
  return type.kind === "scalar" && [type.const, ...(type.enum ?? []), ...(type.knownValues ?? [])].some((value) => value === example);
}
