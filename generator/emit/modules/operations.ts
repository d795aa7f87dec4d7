import type { Connector, Entity, Gateway, Operation, JsonValue, ObjectShape, Paging, ValueType, Part } from "#generator/resolve";
import { operationAddress, operationsOf, partTypeName, partValueName, requestShape, responseShape, resultType } from "#generator/resolve";
import { withoutRoles } from "#generator/resolve";
import type { Code, Member, Property, Statement } from "#generator/print";
import { call, describeNotes, describeOrigin, describeParams, describeWhole, docOf } from "#generator/print";
import { ident, literal, object, objectType, stringLiteral, union } from "#generator/print";
import { type ModuleContext, type RuleContext, toRule, toTable } from "./rule_code.ts";
import { defineGuard, defineTable, defineValidator, exportValidator } from "./tables.ts";
import { declareShape, toMembers, toType } from "./value_type.ts";

/** The types of one part of an operation, its table, if it has one of its own, and its validator. */
export function definePart(gateway: Gateway, operation: Operation, part: Part, context: ModuleContext): readonly Statement[] {
  switch (part) {
    case "params":
      return defineParams(operation, context);
    case "request":
      return defineRequest(gateway, operation, context);
    case "record":
      return defineReturnedRecord(operation, context);
    case "meta":
      return defineMeta(operation, context);
    case "response":
      return defineResponse(gateway, operation, context);
  }
}

/** The part of the response body that all operations share. */
export function declareEnvelope({ execute: { response } }: Gateway): readonly Statement[] {
  const fields = response.shape.fields.filter(({ name }) => name !== response.result && name !== response.meta);
  const doc = describeNotes(response, "The part of the response body that all operations share.");
  return declareShape("ExecuteEnvelope", doc, { ...response.shape, fields }, { side: "response", whole: response });
}

/** The union type `ExecuteRequest` of all requests of a connector. TypeScript narrows it by `entity` and `action`. */
export function declareRequests(connector: Connector): readonly Statement[] {
  const requests = operationsOf(connector).map((operation) => ident(partTypeName(operation, "request")));
  const doc = docOf(`Any request to an instance of ${connector.title}, discriminated by \`entity\`, then \`action\`.`);
  return [{ kind: "type", name: "ExecuteRequest", doc, type: union([...requests, "NoRequest"], { broken: true }) }];
}

/**
 * `NoRequest`, a member of `ExecuteRequest` that no value can have. Without it, TypeScript compares the params of a wrong
 * request with the params of all operations at once, and the error lists their types and suggests nothing.
 */
export function declareNoRequest(): Statement {
  const members: readonly Member[] = [
    { name: "entity", type: "never" },
    { name: "action", type: "never" },
    { name: "params", type: "object", optional: true },
  ];
  const doc = docOf("Matches no request. As a member of `ExecuteRequest`, it makes compile errors name the params of the right operation.");
  return { kind: "interface", name: "NoRequest", doc, members };
}

/** `Params`, `Results` and `Responses` by entity, then action. A download returns bytes: it has no result and no response. */
export function declareMaps({ title, entities }: Connector): readonly Statement[] {
  const params = (operation: Operation) => ident(partTypeName(operation, "params"));
  const result = (operation: Operation) =>
    operation.returns === undefined ? undefined : toType(resultType(operation), { side: "response", whole: operation });
  const response = (operation: Operation) => (operation.returns === undefined ? undefined : ident(partTypeName(operation, "response")));
  return [
    declareMap("Params", `Params of all operations of ${title}.`, entities, params),
    declareMap("Results", `Results of all operations of ${title}.`, entities, result),
    declareMap("Responses", `Response bodies of all operations of ${title}.`, entities, response),
  ];
}

function defineParams(operation: Operation, outer: ModuleContext): readonly Statement[] {
  const { id, params } = operation;
  const name = partTypeName(operation, "params");
  const context: RuleContext = { ...outer, side: "request", owner: id };
  const table = toTable(params, context, { ofParams: true, broken: true });
  context.uses.add("createParamsValidator");
  return [
    ...declareShape(name, describeParams(operation), params, { side: "request", whole: operation }),
    defineTable(name, table),
    exportPart(operation, "params", call("createParamsValidator", stringLiteral(id), ident(name)), context),
    defineGuard(name, context.uses),
  ];
}

function defineRequest(gateway: Gateway, operation: Operation, context: ModuleContext): readonly Statement[] {
  const { execute: whole } = gateway;
  const doc = describeWhole(whole, `Request body of \`${operation.id}\`.`);
  context.uses.add("createRequestValidator").add("gateway");
  const needed = operation.paramsRequired ? [object([["paramsRequired", "true"]])] : [];
  const params = ident(partTypeName(operation, "params"));
  const value = call("createRequestValidator", "gateway.request", stringLiteral(operation.id), params, ...needed);
  return [
    ...declareShape(partTypeName(operation, "request"), doc, requestShape(gateway, operation), { side: "request", whole }),
    exportPart(operation, "request", value, context),
  ];
}

function defineReturnedRecord(operation: Operation, context: ModuleContext): readonly Statement[] {
  const { id, returns } = operation;
  if (returns === undefined) return [];
  const doc = docOf(`A record that \`${id}\` returns.`, describeOrigin(returns.origin));
  return [
    { kind: "type", name: partTypeName(operation, "record"), doc, type: ident(returns.record) },
    definePartValidator(operation, "record", returns.record, context),
  ];
}

function defineMeta(operation: Operation, context: ModuleContext): readonly Statement[] {
  const { id, meta } = operation;
  if (meta === undefined) return [];
  const name = partTypeName(operation, "meta");
  const doc = describeWhole(operation, `Meta of \`${id}\`: its paging information.`);
  return [
    ...declareShape(name, doc, meta, { side: "response", whole: operation }),
    defineTable(name, toTable(meta, responseScope(operation, context), { broken: true })),
    definePartValidator(operation, "meta", name, context),
  ];
}

function defineResponse(gateway: Gateway, operation: Operation, context: ModuleContext): readonly Statement[] {
  const { response } = gateway.execute;
  context.uses.add("createResponseValidator").add("gateway");
  const fields = responseShape(gateway, operation).fields.filter(({ name }) => name === response.result || name === response.meta);
  const doc = describeWhole(response, `Response body of \`${operation.id}\`.`);
  const members = toMembers({ fields, open: true }, { side: "response", whole: response });
  const ofMeta: Property[] = [
    ["table", ident(partTypeName(operation, "meta"))],
    ["nullable", "true"],
  ];
  const rules = object([
    [response.result, toRule(resultType(operation), responseScope(operation, context))],
    operation.meta === undefined ? undefined : [response.meta, object(ofMeta)],
  ]);
  return [
    { kind: "interface", name: partTypeName(operation, "response"), doc, extends: "ExecuteEnvelope", ...members },
    exportPart(operation, "response", call("createResponseValidator", "gateway.response", stringLiteral(operation.id), rules), context),
  ];
}

function responseScope({ id }: Operation, context: ModuleContext): RuleContext {
  return { ...context, side: "response", owner: `the meta of ${id}` };
}

function definePartValidator(operation: Operation, part: Part, table: string, { uses }: ModuleContext): Statement {
  const rule = object([["table", ident(table)]]);
  return defineValidator(partValueName(operation, part), partTypeName(operation, part), operationAddress(operation, part), rule, uses);
}

function exportPart(operation: Operation, part: Part, value: Code, { uses }: ModuleContext): Statement {
  return exportValidator(partValueName(operation, part), partTypeName(operation, part), operationAddress(operation, part), value, uses);
}

function declareMap(
  name: string,
  about: string,
  entities: readonly Entity[],
  typeOf: (operation: Operation) => Code | undefined,
): Statement {
  const members = entities.flatMap((entity): readonly Member[] => {
    const actions = entity.operations.flatMap((operation): readonly Member[] => {
      const type = typeOf(operation);
      return type === undefined ? [] : [{ name: operation.action, type }];
    });
    return actions.length === 0 ? [] : [{ name: entity.name, type: objectType({ members: actions }) }];
  });
  return { kind: "interface", name, doc: docOf(`${about} By entity, then action.`), members };
}

/** The facts about each operation that a caller needs, in catalog order. */
export function toOperationsTable({ id, entities }: Connector): Code {
  return call("toOperations", stringLiteral(id), literal(byAction(entities, toRow)));
}

/** The same, with what each operation does: a table of its own, which bundles of clients do not contain. */
export function toDescribedOperations(table: Code, { entities }: Connector): Code {
  return call("withDescriptions", table, literal(byAction(entities, ({ description }) => description)));
}

function byAction(entities: readonly Entity[], of: (operation: Operation) => JsonValue | undefined): JsonValue {
  const rows = entities.flatMap(({ name, operations }) => {
    const actions = operations.flatMap((operation): (readonly [string, JsonValue])[] => {
      const entry = of(operation);
      return entry === undefined ? [] : [[operation.action, entry]];
    });
    return actions.length === 0 ? [] : [[name, Object.fromEntries(actions)] as const];
  });
  return Object.fromEntries<JsonValue>(rows);
}

/** The paths of the gateway and the names in its envelope. */
export function toGatewayDefinition({ createInstance, execute }: Gateway): Code {
  const { result, meta, shape } = execute.response;
  const success = Object.fromEntries(shape.fields.flatMap(({ name, type }) => constantOf(name, type)));
  const execution = executionNames(shape);
  const paths = { createPath: createInstance.path, executePath: execute.path };
  return call("deepFreeze", literal({ ...paths, result, meta, success, ...(execution !== undefined && { execution }) }));
}

/** The object in the envelope that names the instance and how long the execution took. */
function executionNames({ fields }: ObjectShape): JsonValue | undefined {
  const names = { instanceId: "connector_instance_id", milliseconds: "execution_time_ms" };
  const field = fields.find(({ type }) => Object.values(names).every((name) => hasField(type, name)));
  return field === undefined ? undefined : { field: field.name, ...names };
}

function hasField(type: ValueType, name: string): boolean {
  return type.kind === "object" && type.shape?.fields.some((field) => field.name === name) === true;
}

/** The required params that have only one value, each with that value. */
export function fixedParams({ params }: Operation): readonly (readonly [name: string, value: JsonValue])[] {
  return params.fields.filter(({ required }) => required).flatMap(({ name, type }) => constantOf(name, type));
}

/** A field that has only one value, with that value. */
function constantOf(name: string, type: ValueType): readonly (readonly [name: string, value: JsonValue])[] {
  return type.kind === "scalar" && type.const !== undefined ? [[name, type.const]] : [];
}

/** One operation as data. Its names are the keys of the table; what does not apply or is usual is left out. */
function toRow(operation: Operation): JsonValue {
  const { kind, effect, permanent, params, paramsRequired, elements, download, paging } = operation;
  const requiredParams = params.fields.filter((field) => field.required).map((field) => field.name);
  const fixed = fixedParams(operation);
  return {
    ...(kind === (paging === undefined ? "record" : "list") ? {} : { kind }),
    ...(effect === "write" ? { effect } : {}),
    ...(permanent ? { permanent } : {}),
    ...(requiredParams.length === 0 ? {} : { requiredParams }),
    ...(fixed.length === 0 ? {} : { fixedParams: Object.fromEntries(fixed) }),
    ...(paramsRequired === requiredParams.length > 0 ? {} : { paramsRequired }),
    ...(elements === undefined ? {} : { elements }),
    ...(download?.range === undefined ? {} : { range: download.range }),
    ...(paging === undefined ? {} : { paging: toPagingRow(paging) }),
  };
}

/** The descriptor without its origin: a caller follows it, whether it is stated or assumed, and wherever it is written. */
function toPagingRow({ origin: _origin, notShown: _notShown, profile: _profile, ...descriptor }: Paging): JsonValue {
  return withoutRoles(descriptor);
}
