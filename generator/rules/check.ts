import { quoteAll } from "#generator/read";
import type { Diagnostic, UnlocatedDiagnostic, SourceFile, Place } from "#generator/read";
import { withoutConsequences, locateDiagnostics, fileOf, compareDiagnostics, diagnosticAt, GATEWAY_FILE, placeIn } from "#generator/read";
import type { Model, ScalarType, ObjectShape, ValueType, Gateway, Connector, Operation, Step } from "#generator/resolve";
import {
  operationsOf,
  NO_RECORDS,
  fieldsOf,
  namedTypesOf,
  recordsOf,
  fieldNamed,
  followPath,
  suggestField,
  writtenShapes,
  innerTypes,
  likelyPaging,
  isWrite,
  useOfKey,
} from "#generator/resolve";
import { checkQueryFiles, checkQueryParams } from "./bindings/query_files.ts";
import { checkCycles, checkTypes } from "./type_rules.ts";
import { checkDescriptions } from "./description_rules.ts";
import { checkNames } from "./name_rules.ts";
import { checkPaging } from "./paging_rules.ts";
import { checkRoles, joinMissingRoles } from "./role_rules.ts";
import { checkSandboxes, checkName } from "./sandbox_rules.ts";
import { checkSecrets } from "./secret_rules.ts";
import { checkSizes } from "./size_rules.ts";
import { checkValues } from "./value_rules.ts";
import { checkBaseUrl, checkHosts, checkTokenUrls, type BindingContext, type VendorContext } from "./bindings/addresses.ts";
import { checkParams } from "./bindings/param_places.ts";
import { type Retirement, replaceCredentials, isList, isObject, type JsonValue, nearestName, printFieldPath } from "#templates/core";
import { findValueProblems } from "./find_value_problems.ts";
import { usablePattern } from "#generator/schema";

const DATE: ScalarType = { kind: "scalar", types: ["string"], nullable: false, format: "date" };

/** Returns everything in the model that breaks a rule of the catalog. */
type Rule = (model: Model) => readonly UnlocatedDiagnostic[];

const RULES: readonly Rule[] = [
  ...[checkGateway, checkNames, checkDescriptions, checkSecrets, checkCycles, checkSizes],
  ...[checkOperations, checkChoices, checkTypes, checkValues, checkMissingExamples, checkSandboxes, checkBindings],
];

/** Returns everything in an operation that breaks a rule: parts that do not fit together, or do not fit the records. */
type OperationRule = (operation: Operation, connector: Connector) => readonly UnlocatedDiagnostic[];

const OPERATION_RULES: readonly OperationRule[] = [checkEffect, checkPresence, checkElements, checkDownload, checkPaging, checkRoles];

/**
 * Checks a model against the rules of the catalog; returns all diagnostics, sorted by place. `sources` are the texts that the
 * model was loaded from: their files have the positions. `broken` is where something is wrong already.
 */
export function checkModel(model: Model, sources: readonly SourceFile[], broken: readonly Place[] = []): readonly Diagnostic[] {
  const diagnostics = joinMissingRoles(
    withoutConsequences(
      RULES.flatMap((rule) => rule(model)),
      [...broken, ...entitiesOf(model, broken)],
    ),
  );
  const places = new Set(diagnostics.map(({ at }) => at.file));
  const files = sources.filter(({ path }) => places.has(path)).flatMap((source) => fileOf(source) ?? []);
  return [...locateDiagnostics(diagnostics, files), ...(broken.length === 0 ? checkQueryFiles(model, sources) : [])].sort(
    compareDiagnostics,
  );
}

/** The entities that have records of which something is missing: roles and examples may be about it. */
function entitiesOf({ connectors }: Model, broken: readonly Place[]): readonly Place[] {
  const lacking = broken.flatMap(({ path: [part, name, key, field] }) =>
    part === "records" && (key === undefined || key === "extends" || (key === "fields" && field === undefined)) ? [String(name)] : [],
  );
  const entities = lacking.length === 0 ? [] : connectors.flatMap((one) => one.entities);
  return entities.filter(({ operations }) => operations.some(({ returns }) => lacking.includes(returns?.record ?? ""))).map(({ at }) => at);
}

/** Vendors and bindings whose addresses, types, texts or keys cannot be right. */
function checkBindings({ connectors }: Model): readonly UnlocatedDiagnostic[] {
  return connectors.flatMap((connector) => {
    const { vendor, definitionId, vendorAt = { file: definitionId.at.file, path: ["vendor"] } } = connector;
    return vendor === undefined ? [] : checkConnector({ connector, vendor, at: vendorAt });
  });
}

function checkConnector(context: VendorContext): readonly UnlocatedDiagnostic[] {
  const bound = operationsOf(context.connector).flatMap((operation): readonly BindingContext[] =>
    operation.binding === undefined ? [] : [{ ...context, operation, binding: operation.binding }],
  );
  return [
    ...[checkBaseUrl, checkTokenUrls, checkIdleInVendor].flatMap((check) => check(context)),
    ...bound.flatMap((one) => [checkParams, checkQueryParams, checkHosts, checkIdleInOperation].flatMap((check) => check(one))),
    ...checkTexts(context, bound),
  ];
}

/** Keys of a vendor that no call of the connector needs. */
function checkIdleInVendor({ connector, vendor, at }: VendorContext): readonly UnlocatedDiagnostic[] {
  const operations = operationsOf(connector);
  const paths = operations.flatMap(({ binding }) => binding?.path ?? []);
  const writes = operations.some(({ effect }) => effect === "write");
  const idlePaths = Object.keys(vendor.version?.paths ?? {}).filter((start) => !paths.some((path) => path.startsWith(start)));
  return [
    ...(vendor.idempotencyHeader !== undefined && !writes
      ? [idle(placeIn(at, "idempotency"), "idempotency", "the connector has no writes")]
      : []),
    ...idlePaths.map((start) => idle(placeIn(at, "version", "paths", start), start, "no call begins with it")),
  ];
}

function idle(at: Place, key: string, reason: string): UnlocatedDiagnostic {
  return diagnosticAt("binding/idle", at, { key, reason }, { on: "key" });
}

/** Keys of a binding that change nothing. */
function checkIdleInOperation({ operation, binding }: BindingContext): readonly UnlocatedDiagnostic[] {
  const { at, params } = operation;
  const sent = new Map(Object.entries(binding.params).flatMap(([name, place]) => ("name" in place ? [[place.name, name] as const] : [])));
  const fixed = Object.keys(binding.fixed ?? {}).filter((name) => fieldNamed(params, sent.get(name) ?? "")?.required === true);
  return [
    ...fixed.map((name) => idle(placeIn(at, "fixed", name), name, "the param of that name is required")),
    ...(binding.queryStyle !== undefined && binding.rest !== "query"
      ? [idle(placeIn(at, "query_style"), "query_style", "the call has no query")]
      : []),
  ];
}

/** Texts of a vendor and of its bindings that look like credentials, and dates that do not exist. */
function checkTexts({ vendor, at }: VendorContext, bound: readonly BindingContext[]): readonly UnlocatedDiagnostic[] {
  const values = Object.entries(vendor.auth).flatMap(([method, way]) =>
    way.kind === "header" ? checkText(way.value, placeIn(at, "auth", method, "value")) : [],
  );
  return [
    ...values,
    ...checkDate(vendor.retired, placeIn(at, "retired")),
    ...bound.flatMap(({ operation, binding }) => [
      ...Object.entries(binding.fixed ?? {}).flatMap(([name, value]) => checkValue(value, placeIn(operation.at, "fixed", name))),
      ...checkText(binding.call, placeIn(operation.at, "call")),
      ...checkDate(binding.retired, placeIn(operation.at, "retired")),
    ]),
  ];
}

function checkValue(value: JsonValue, at: Place): readonly UnlocatedDiagnostic[] {
  if (typeof value === "string") return checkText(value, at);
  if (isList(value)) return value.flatMap((inner, index) => checkValue(inner, placeIn(at, index)));
  return isObject(value) ? Object.entries(value).flatMap(([name, inner]) => checkValue(inner, placeIn(at, name))) : [];
}

/** Names in braces stand for credentials and are none. */
function checkText(text: string, at: Place): readonly UnlocatedDiagnostic[] {
  const literal = text.replaceAll(/\{[^{}]*\}/gu, "");
  const isPublic = replaceCredentials(literal, () => "") === literal;
  return isPublic ? [] : [diagnosticAt("binding/secret", at, {}, { secret: true })];
}

/** The schema of the catalog has checked the form of the date, but not whether the calendar has it. */
function checkDate(retired: Retirement | undefined, at: Place): readonly UnlocatedDiagnostic[] {
  const { on } = retired ?? {};
  const isDate = on === undefined || findValueProblems(on, DATE, NO_RECORDS).length === 0;
  return isDate ? [] : [diagnosticAt("binding/date", placeIn(at, "on"), { date: on })];
}

/** Lists of `at_least_one_of` that name what does not exist, leave no choice, or always hold. */
export function checkChoices(model: Model): readonly UnlocatedDiagnostic[] {
  const typed = [...namedTypesOf(model), ...fieldsOf(model).map(({ field }) => field)];
  return [
    ...model.connectors.flatMap(operationsOf).flatMap(({ params, at }) => checkChoice(params, at)),
    ...typed.flatMap(({ type, at }) => writtenShapes(type).flatMap(({ shape, steps }) => checkChoice(shape, placeOf(steps, at)))),
  ];
}

/** The fields inside an object are fields of the model themselves. */
function placeOf(steps: readonly Step[], at: Place): Place {
  return placeIn(at, ...steps.flatMap(({ keys }) => keys));
}

function checkChoice({ fields, atLeastOneOf }: ObjectShape, at: Place): readonly UnlocatedDiagnostic[] {
  if (atLeastOneOf === undefined) return [];
  const place = placeIn(at, "at_least_one_of");
  const names = fields.map(({ name }) => name);
  const unknown = atLeastOneOf.flatMap((name, index) => checkName("param", name, names, placeIn(place, index)));
  if (unknown.length > 0) return unknown;
  const [lone] = atLeastOneOf;
  if (lone !== undefined && atLeastOneOf.length === 1) return [diagnosticAt("type/lone-choice", place, { name: lone })];
  const required = atLeastOneOf.findIndex((name) => fields.some((field) => field.name === name && field.required));
  return required < 0 ? [] : [diagnosticAt("type/idle-choice", placeIn(place, required), { name: atLeastOneOf[required] ?? "" })];
}

/** Patterns without an example: only their author knows what a value looks like, and every output shows one. */
function checkMissingExamples(model: Model): readonly UnlocatedDiagnostic[] {
  const needed = fieldsOf(model).filter(({ field }) => field.example === undefined && needsExample(field.type));
  return needed.map(({ field }) => diagnosticAt("example/missing", written(field.at), { name: nameAt(written(field.at)) }, { on: "key" }));
}

/** A pattern that does not work is reported first; an example can only be checked against one that does. */
function needsExample(type: ValueType): boolean {
  if (type.kind !== "scalar") return innerTypes(type).some(({ type: inner }) => needsExample(inner));
  if (type.pattern === undefined || usablePattern(type.pattern) === undefined) return false;
  return [type.const, type.enum, type.knownValues].every((constraint) => constraint === undefined);
}

/** The place of the pattern: the named type, where a param is written with one. */
function written(at: Place): Place {
  return at.base === undefined ? at : written(at.base);
}

function nameAt({ path }: Place): string {
  return String(path.at(-1) ?? "");
}

/** Checks the parts of the gateway's file that the package relies on: the fields of both requests, the actions, the envelope, the path. */
function checkGateway(model: Model): readonly UnlocatedDiagnostic[] {
  const { createInstance, execute } = model.gateway;
  return [
    ...checkFields(
      createInstance.request,
      ["connector_definition_id", "auth_config"],
      endpointPlace("create_instance", "request", "fields"),
    ),
    ...checkFields(execute.request, ["entity", "action", "params"], endpointPlace("execute", "request", "fields")),
    ...checkActions(model),
    ...checkEnvelope(execute.response),
    ...checkPathParams(execute),
  ];
}

function checkFields(shape: ObjectShape, names: readonly string[], at: Place): readonly UnlocatedDiagnostic[] {
  const missing = names.filter((name) => fieldNamed(shape, name) === undefined);
  return missing.map((field) => diagnosticAt("gateway/missing-field", at, { field }, { on: "key" }));
}

/** Where `action` lists its values, they are exactly the actions of the gateway. */
function checkActions({ gateway, connectors }: Model): readonly UnlocatedDiagnostic[] {
  const type = fieldNamed(gateway.execute.request, "action")?.type;
  if (type?.kind !== "scalar" || type.enum === undefined) return [];
  const at = endpointPlace("execute", "request", "fields", "action", "enum");
  const listed = type.enum.map(String);
  const actions = gateway.actions.map(({ name }): string => name);
  const missing = actions.filter((action) => !listed.includes(action));
  const unknown = listed.flatMap((action, index) =>
    actions.includes(action) ? [] : [{ action, index, suggestion: nearestName(action, missing) }],
  );
  // A misspelt action is one mistake, not also a missing one.
  const meant = new Set(unknown.map(({ suggestion }) => suggestion));
  const operations = connectors.flatMap(operationsOf);
  return [
    ...missing
      .filter((action) => !meant.has(action))
      .map((action) => {
        const user = operations.find((operation) => operation.action === action)?.id;
        return diagnosticAt("gateway/action-missing", at, {
          action,
          why: user === undefined ? "it is one of `actions`" : `\`${user}\` needs it`,
        });
      }),
    ...unknown.map(({ action, index, suggestion }) => {
      const actionList = quoteAll(actions);
      return diagnosticAt("gateway/action-unknown", placeIn(at, index), { action, actions: actionList }, { suggestion });
    }),
  ];
}

function checkEnvelope({ shape, result, meta }: Gateway["execute"]["response"]): readonly UnlocatedDiagnostic[] {
  const fieldNames = shape.fields.map(({ name }) => name);
  return Object.entries({ result, meta }).flatMap(([key, name]) =>
    checkName("field", name, fieldNames, endpointPlace("execute", "response", key)),
  );
}

function checkPathParams({ path, pathParams }: Gateway["execute"]): readonly UnlocatedDiagnostic[] {
  const inPath = [...path.matchAll(/\{([^}]*)\}/gu)].map(([, name = ""]) => name);
  const written = pathParams.map(({ name }) => name);
  if (inPath.length === written.length && inPath.every((name) => written.includes(name))) return [];
  const names = inPath.length === 0 ? "none" : quoteAll(inPath);
  return [diagnosticAt("gateway/path-params", endpointPlace("execute", "path_params"), { names }, { on: "key" })];
}

function endpointPlace(...steps: readonly string[]): Place {
  return placeIn({ file: GATEWAY_FILE, path: ["endpoints"] }, ...steps);
}

function checkOperations({ connectors }: Model): readonly UnlocatedDiagnostic[] {
  return connectors.flatMap((connector) =>
    operationsOf(connector).flatMap((operation) => OPERATION_RULES.flatMap((rule) => rule(operation, connector))),
  );
}

function checkEffect({ id, action, effect, permanent, at }: Operation): readonly UnlocatedDiagnostic[] {
  if (effect === "write") return [];
  if (isWrite(action)) return [diagnosticAt("operation/effect", placeIn(at, "effect"), { operation: id }, { on: "key" })];
  return permanent ? [diagnosticAt("operation/permanent", placeIn(at, "permanent"), {}, { on: "key" })] : [];
}

function checkPresence({ id, kind, paging, params, meta, elements, at }: Operation): readonly UnlocatedDiagnostic[] {
  const line = likelyPaging(params.fields, meta?.fields ?? []);
  const help = line && `write \`${line}\`, or another kind that spec/README.md explains under "Paging"`;
  return [
    ...(useOfKey(kind, "paging") === "required" && paging === undefined
      ? [diagnosticAt("operation/no-paging", at, { operation: id }, { on: "key", help })]
      : []),
    ...(useOfKey(kind, "elements") === "required" && elements === undefined
      ? [diagnosticAt("operation/no-elements", at, { operation: id }, { on: "key" })]
      : []),
  ];
}

function checkElements({ returns, elements, at }: Operation, connector: Connector): readonly UnlocatedDiagnostic[] {
  const records = recordsOf(connector);
  const record = records.get(returns?.record ?? "");
  if (record === undefined || elements === undefined) return [];
  const target = followPath(record.shape, elements, records);
  if (target.kind === "unknown" || (target.kind === "found" && (target.type.kind === "array" || target.type.kind === "any"))) return [];
  const isMissing = target.kind === "missing";
  const problem = isMissing ? `unknown field \`${target.name}\`` : "it is not an array";
  const suggestion = isMissing ? suggestField(target, elements) : undefined;
  return [diagnosticAt("operation/bad-elements", placeIn(at, "elements"), { path: printFieldPath(elements), problem }, { suggestion })];
}

function checkDownload({ params, download, at }: Operation): readonly UnlocatedDiagnostic[] {
  const name = download?.range;
  if (name === undefined) return [];
  const place = placeIn(at, "download", "range");
  const type = fieldNamed(params, name)?.type;
  if (type !== undefined) {
    const isText = type.kind === "any" || (type.kind === "scalar" && type.types.every((one) => one === "string"));
    return isText ? [] : [diagnosticAt("operation/bad-range", place, { name })];
  }
  const names = params.fields.map((field) => field.name);
  return checkName("param", name, names, place);
}
