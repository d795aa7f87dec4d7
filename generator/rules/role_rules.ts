import { type Role, nearestName, parseFieldPath } from "#templates/core";
import { diagnosticAt, quoteAll, type UnlocatedDiagnostic, groupBy, placeIn, type Place } from "#generator/read";
import type { RoleField, RoleValue, RoleClues, Connector, Field, Operation, ValueType, RecordSources } from "#generator/resolve";
import {
  actionsOfRole,
  fieldsOfRole,
  roleKeys,
  valueOfRole,
  pagingParams,
  isDirection,
  likelyEntity,
  likelyRole,
  likelyPart,
  useOfKey,
  roleClues,
  followElements,
  suggestField,
  sourcesOfEntity,
  sourcesOfOperation,
  innerTypes,
} from "#generator/resolve";
import { checkName } from "./sandbox_rules.ts";

const NEITHER = "has neither a `field` nor `meanings`";

const BOTH = "has a `field` as well as `meanings`";

/** Params of an operation without a role, and roles that do not fit it. */
export function checkRoles(operation: Operation, connector: Connector): readonly UnlocatedDiagnostic[] {
  const sources = sourcesOfOperation(operation, connector);
  const isMisnamed = namesUnknownParam(operation);
  const lacksPaging = operation.paging === undefined && useOfKey(operation.kind, "paging") === "required";
  return operation.params.fields.flatMap((param) => {
    const { role } = param;
    // The missing paging is said once, with the params that it should name.
    if (role === undefined)
      return isMisnamed || (lacksPaging && likelyPart(param) !== undefined) ? [] : [missingRole(param, operation, connector)];
    return actionsOfRole(role.kind).includes(operation.action)
      ? [...checkNames(param, role, operation, connector), ...checkFields(param, role, operation, connector, sources)]
      : [misplacedRole(param, role, operation)];
  });
}

/** A param whose name is misspelled where the paging or the download names it lacks its role, which is no mistake of its own. */
function namesUnknownParam({ params, paging, download }: Operation): boolean {
  const named = [...(paging === undefined ? [] : pagingParams(paging).map(({ name }) => name)), ...[download?.range ?? []].flat()];
  return named.some((name) => params.fields.every((field) => field.name !== name));
}

function misplacedRole({ at }: Field, { kind }: Role, { action }: Operation): UnlocatedDiagnostic {
  const actions = quoteAll(actionsOfRole(kind));
  return diagnosticAt("role/action", placeIn(at, kind), { key: kind, action, actions }, { on: "key" });
}

/** The help names what the param probably does. */
function missingRole(param: Field, operation: Operation, connector: Connector): UnlocatedDiagnostic {
  const { id, action } = operation;
  const keys = quoteAll(roleKeys.filter((key) => actionsOfRole(key).includes(action)));
  const line = adviseRole(roleClues(param, operation, connector), operation);
  const advice = line === undefined ? "a key that says what it does" : `\`${line}\`, or another key that says what it does`;
  return diagnosticAt("role/missing", param.at, { s: "", name: param.name, operation: id, has: "has", advice, keys }, { on: "key" });
}

/** Joins the diagnostics about params of an operation that lack a role to one, at the first of them. */
export function joinMissingRoles(diagnostics: readonly UnlocatedDiagnostic[]): readonly UnlocatedDiagnostic[] {
  const groups = groupBy(diagnostics, (one) => (one.code === "role/missing" ? one.slots["operation"] : one));
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined || others.length === 0) return first ?? [];
    const namesOf = (some: readonly UnlocatedDiagnostic[]): string => some.map(({ slots }) => slots["name"]).join("`, `");
    const alike = groupBy([first, ...others], ({ slots }) => /^`.*`(?=, or )/u.exec(String(slots["advice"]))?.[0]);
    const examples = [...alike].flatMap(([line, some]) => (line === undefined ? [] : [`${line} for \`${namesOf(some)}\``]));
    const advice = [
      "a key to each that says what it does",
      ...examples.slice(0, 1).map((one) => `such as ${one}`),
      ...examples.slice(1).map((one) => `or ${one}`),
    ];
    return { ...first, slots: { ...first.slots, s: "s", name: namesOf([first, ...others]), has: "have", advice: advice.join(", ") } };
  });
}

/** The key to write for a param, with `<…>` for what only its author knows; undefined if nothing comes to mind. */
function adviseRole(clues: RoleClues, { paging }: Operation): string | undefined {
  const { name, type, place, action } = clues;
  const role = likelyRole(clues);
  if (role !== undefined) return `${role.kind}: ${printValue(valueOfRole(role))}`;
  const entity = likelyEntity(clues);
  if (entity === clues.entity && actionsOfRole("identity").includes(action)) return "identity: <field with its value>";
  if (entity !== undefined && (entity !== clues.entity || place === "path") && actionsOfRole("parent").includes(action)) {
    const by = clues.entities.get(entity)?.has(name) === true ? name : "<field with its value>";
    return `parent: { entity: ${entity}, by: ${by} }`;
  }
  if (place === "path") return "no_effect: <why no answer shows it>";
  if (actionsOfRole("field").includes(action)) return "field: <field that shows it>";
  if (!actionsOfRole("order").includes(action) || type.kind !== "scalar") return undefined;
  const part = paging === undefined ? undefined : likelyPart(clues);
  if (part !== undefined) return `${part === "size" || part === "previous" ? part : "next"}: ${name}\` in \`paging`;
  if (isDirection(type)) return "modifies: [<param with the order>]";
  const as = /before|until|to$/iu.test(name) ? "before" : "after";
  if (type.format !== undefined || /since|after|from|before|until/iu.test(name))
    return `filter: { field: <field with the time>, as: ${as} }`;
  return type.enum && `filter: { as: equals, meanings: { ${String(type.enum[0])}: { <field>: <value> }, … } }`;
}

function printValue(value: RoleValue): string {
  if (typeof value !== "object") return String(value);
  const entries = Object.entries(value).map(([key, inner]) => `${key}: ${printValue(inner)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

/** Entities, params and values that a role names. */
function checkNames(param: Field, role: Role, { params }: Operation, connector: Connector): readonly UnlocatedDiagnostic[] {
  const at = placeIn(param.at, role.kind);
  const entities = connector.entities.map(({ name }) => name);
  const others = params.fields.map(({ name }) => name).filter((name) => name !== param.name);
  if (role.kind === "identity") return role.entity === undefined ? [] : checkName("entity", role.entity, entities, at);
  if (role.kind === "parent") return role.entities.flatMap((name) => checkName("entity", name, entities, at));
  if (role.kind === "modifies") return role.params.flatMap((name) => checkName("param", name, others, at));
  return role.kind === "filter" ? checkFilter(param, role) : [];
}

function checkFields(
  param: Field,
  role: Role,
  operation: Operation,
  connector: Connector,
  sources: RecordSources | undefined,
): readonly UnlocatedDiagnostic[] {
  return fieldsOfRole(role).flatMap((field) => {
    const named = connector.entities.filter(({ name }) => field.entities?.includes(name) === true);
    const places = field.entities === undefined ? [sources] : named.map((entity) => sourcesOfEntity(entity, connector));
    const missing = places.flatMap((one) => (one === undefined ? [] : (findMissing(field.path, one) ?? [])));
    return missing.slice(0, 1).map(({ known, suggestion }) => {
      const slots = { key: role.kind, name: field.path, operation: operation.id, known: quoteAll(known) };
      return diagnosticAt("role/unknown-field", placeOfField(param, role, field), slots, { suggestion });
    });
  });
}

/** Not every role has a key: then the param is the place. */
function placeOfField({ at, name }: Field, { kind }: Role, { steps }: RoleField): Place {
  return kind === "identity" && name === "id" ? at : placeIn(at, kind, ...steps);
}

/** A path that leads to no field of any of the records. */
interface MissingField {
  readonly known: readonly string[];
  readonly suggestion: string | undefined;
}

/** Why a path leads to no field of the records; undefined if it leads to one, or to where anything may be. */
function findMissing(path: string, { shapes, records, undocumented }: RecordSources): MissingField | undefined {
  const names = parseFieldPath(path);
  if (undocumented.includes(names[0] ?? "")) return undefined;
  const targets = shapes.map((shape) => followElements(shape, names, records));
  const missing = targets.flatMap((one) => (one.kind === "missing" ? [one] : []));
  const [first] = missing;
  if (first === undefined || missing.length < targets.length) return undefined;
  const known = [...new Set(missing.flatMap((one) => one.known))];
  return { known, suggestion: suggestField({ ...first, known }, names) ?? nearestName(path, known) };
}

type Filter = Extract<Role, { readonly kind: "filter" }>;

/** Filters that compare nothing, and meanings that do not fit the values of the param. */
function checkFilter(param: Field, filter: Filter): readonly UnlocatedDiagnostic[] {
  const at = placeIn(param.at, "filter");
  const { field, meanings, as, inclusive } = filter;
  const isIdle = inclusive === true && as !== "after" && as !== "before";
  return [
    ...((field === undefined) === (meanings === undefined)
      ? [diagnosticAt("role/filter", at, { name: param.name, problem: field === undefined ? NEITHER : BOTH })]
      : []),
    ...(isIdle ? [diagnosticAt("role/idle-inclusive", placeIn(at, "inclusive"), { as }, { on: "key" })] : []),
    ...(meanings === undefined ? [] : checkMeanings(param, Object.keys(meanings))),
  ];
}

function checkMeanings(param: Field, values: readonly string[]): readonly UnlocatedDiagnostic[] {
  const at = placeIn(param.at, "filter", "meanings");
  const listed = listedValues(param.type);
  if (listed === undefined) return [];
  const lacking = listed.filter((value) => !values.includes(value));
  const strange = values.filter((value) => !listed.includes(value));
  const known = quoteAll(listed);
  return [
    ...strange.map((value) => {
      const suggestion = nearestName(value, lacking) ?? nearestName(value, listed);
      return diagnosticAt("role/unknown-value", placeIn(at, value), { value, name: param.name, known }, { on: "key", suggestion });
    }),
    ...(lacking.length === 0 || strange.length > 0
      ? []
      : [diagnosticAt("role/no-meaning", at, { values: quoteAll(lacking), value: lacking[0] ?? "" }, { on: "key" })]),
  ];
}

/** The values that a param lists, or that its elements may have; undefined if it takes any. */
function listedValues(type: ValueType): readonly string[] | undefined {
  if (type.kind === "array") return innerTypes(type).flatMap(({ type: inner }) => listedValues(inner) ?? []);
  if (type.kind !== "scalar") return undefined;
  if (type.const !== undefined) return [String(type.const)];
  if (type.types.every((name) => name === "boolean")) return ["true", "false"];
  return type.commaList?.values ?? type.enum?.map(String);
}
