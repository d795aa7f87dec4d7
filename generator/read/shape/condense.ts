import type { UnlocatedDiagnostic } from "../diagnostics/diagnostic.ts";
import type { CatalogFile } from "../catalog_file.ts";
import { beginsWithTypeWord, parseTypeExpression, splitFieldLine } from "../type_expression.ts";
import { isActionName, fieldKeys } from "../types.ts";
import { nodeAt, type YamlMap, type YamlNode } from "../yaml_node.ts";
import { groupBy } from "../source/source_file.ts";

/** A diagnostic about the shape of a file. */
export interface ShapeDiagnostic extends UnlocatedDiagnostic {
  /** The key that an unknown key was probably meant to be. */
  readonly meant?: string;
}

/** One diagnostic for each mistake: what only follows from another diagnostic is left out. */
export function condense(found: readonly ShapeDiagnostic[], { root }: CatalogFile): readonly UnlocatedDiagnostic[] {
  const unique = [...new Map(found.map((one) => [identityOf(one), one])).values()];
  return [...groupBy(unique, (one) => JSON.stringify(mappingOf(one))).values()].flatMap((group) => condenseGroup(group, root));
}

function identityOf({ code, at, slots }: UnlocatedDiagnostic): string {
  return JSON.stringify([code, at.path, slots["key"]]);
}

/** The mapping that a diagnostic is about: that which lacks a key, or in which a key or its value is wrong. */
function mappingOf({ code, at }: UnlocatedDiagnostic): readonly (string | number)[] {
  return code === "shape/missing-key" ? at.path : at.path.slice(0, -1);
}

/** Condenses the diagnostics in one mapping. */
function condenseGroup(group: readonly ShapeDiagnostic[], root: YamlNode): readonly UnlocatedDiagnostic[] {
  const [first] = group;
  const mapping = first === undefined ? undefined : nodeAt(root, mappingOf(first));
  if (group.length === 0 || mapping?.kind !== "map") return group;
  const wrongTag = group.find((one) => one.code === "shape/wrong-value" && isPagingKind(one.at.path));
  if (wrongTag !== undefined) return [wrongTag];
  const badNames = new Set(group.filter(({ code }) => code === "shape/bad-name").map(({ at }) => at.path.at(-1)));
  const named = group.filter(({ code, at }) => code !== "shape/wrong-kind" || !badNames.has(at.path.at(-1)));
  return asField(named, mapping) ?? onlyFirstBare(asContained(withoutMeant(named), mapping), mapping);
}

/** Whether a path leads to the `kind` of a paging descriptor, in an operation or in a profile. */
function isPagingKind(path: readonly (string | number)[]): boolean {
  return path.at(-1) === "kind" && (path.at(-2) === "paging" || path.at(-3) === "paging_profiles");
}

/** A misspelt key is unknown, and the right one is missing. */
function withoutMeant(group: readonly ShapeDiagnostic[]): readonly ShapeDiagnostic[] {
  const [missing, otherMissing] = group.filter(({ code }) => code === "shape/missing-key");
  const [unknown, otherUnknown] = group.filter(({ code }) => code === "shape/unknown-key");
  if (
    missing !== undefined &&
    unknown !== undefined &&
    otherMissing === undefined &&
    otherUnknown === undefined &&
    unknown.meant === undefined
  ) {
    const key = String(missing.slots["key"]);
    return group
      .filter((one) => one !== missing)
      .map((one) => (one === unknown ? { ...one, help: `write \`${key}\`, which is missing here`, meant: key } : one));
  }
  const meant = new Set(group.flatMap((one) => one.meant ?? []));
  return group.filter(({ code, slots }) => code !== "shape/missing-key" || !meant.has(String(slots["key"])));
}

/** A field in place of what should hold it under its name. */
function asField(group: readonly ShapeDiagnostic[], mapping: YamlMap): readonly ShapeDiagnostic[] | undefined {
  const unknown = group.filter(({ code }) => code === "shape/unknown-key");
  const isField = unknown.length > 1 && unknown.every(({ at }) => fieldKeys.has(String(at.path.at(-1))));
  const [first] = unknown;
  if (first === undefined || !isField || mapping.entries.has("fields") || !String(first.slots["keys"]).includes("`fields`"))
    return undefined;
  const name = String(first.at.path.at(-2));
  return [{ ...first, help: `put the field below its name under \`fields:\`, such as \`fields: { ${name}: { … } }\`` }];
}

/** Fields, params or actions that are directly in what should hold them under a key of its own: the first is reported. */
function asContained(group: readonly ShapeDiagnostic[], mapping: YamlMap): readonly ShapeDiagnostic[] {
  const unknown = group.filter(({ code }) => code === "shape/unknown-key");
  const container = ["actions", "params", "fields"].find(
    (key) => !mapping.entries.has(key) && unknown.every((one) => belongsUnder(key, one, mapping)),
  );
  const [first] = unknown;
  if (first === undefined || container === undefined || (unknown.length === 1 && first.help !== undefined)) return group;
  const others = group.filter(
    ({ code, slots }) => code !== "shape/unknown-key" && !(code === "shape/missing-key" && slots["key"] === container),
  );
  const all = unknown
    .map(({ slots }) => `\`${slots["key"] ?? ""}\``)
    .slice(0, 3)
    .join(", ");
  return [...others, { ...first, help: `put ${all}${unknown.length > 3 ? " and the others" : ""} under \`${container}:\`` }];
}

function belongsUnder(container: string, { slots, at }: UnlocatedDiagnostic, mapping: YamlMap): boolean {
  if (!String(slots["keys"]).split(", ").includes(`\`${container}\``)) return false;
  const key = String(at.path.at(-1));
  if (container === "actions") return isActionName(key);
  const type = mapping.entries.get("type")?.value;
  if (type?.kind === "scalar" && !/\bobject\b/u.test(String(type.value))) return false;
  const value = mapping.entries.get(key)?.value;
  return value?.kind === "map" || (value?.kind === "scalar" && isType(value.value));
}

function isType(value: unknown): boolean {
  return (
    typeof value === "string" &&
    (/^[A-Z]/u.test(value) || beginsWithTypeWord(value)) &&
    "terms" in parseTypeExpression(splitFieldLine(value).type)
  );
}

/** `{ a, b }`: keys without values. */
function onlyFirstBare(group: readonly ShapeDiagnostic[], mapping: YamlMap): readonly UnlocatedDiagnostic[] {
  const isBare = ({ code, at }: UnlocatedDiagnostic): boolean => {
    const { key, value } = mapping.entries.get(String(at.path.at(-1))) ?? {};
    return code === "shape/wrong-kind" && value !== undefined && value.range.start === key?.end && value.range.end === key.end;
  };
  const firstBare = group.find(isBare);
  return group.filter((one) => one === firstBare || !isBare(one));
}
