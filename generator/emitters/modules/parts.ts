import { resultType } from "../../model/body_shapes.ts";
import type { Gateway, Operation } from "../../model/types.ts";
import { operationAddress, partTypeName, partValueName, type Part } from "../../naming/names.ts";
import { call, object, type Code, type Property } from "../../print/code.ts";
import { ident, stringLiteral } from "../../print/literals.ts";
import type { Statement } from "../../print/statements.ts";
import { toRule, toTable, type RuleContext } from "./rule_code.ts";
import { defineGuard, defineTable, defineValidator, exportValidator } from "./tables.ts";

type Context = Pick<RuleContext, "shared" | "uses">;

/** The table of one part of an operation, if it has one of its own, and the validator. */
export function definePart(gateway: Gateway, operation: Operation, part: Part, context: Context): readonly Statement[] {
  switch (part) {
    case "params":
      return defineParams(operation, context);
    case "request":
      return [defineRequest(operation, context)];
    case "record":
      return operation.returns === undefined ? [] : [definePartValidator(operation, part, operation.returns.record, context)];
    case "meta":
      return defineMeta(operation, context);
    case "response":
      return [defineResponse(gateway, operation, context)];
  }
}

function defineParams(operation: Operation, outer: Context): readonly Statement[] {
  const name = partTypeName(operation, "params");
  const context: RuleContext = { ...outer, side: "request", owner: operation.id };
  const table = toTable(operation.params, context, { ofParams: true, broken: true });
  const { uses } = context;
  uses.add("createParamsValidator");
  return [
    defineTable(name, table),
    exportPart(operation, "params", call("createParamsValidator", stringLiteral(operation.id), ident(name)), uses),
    defineGuard(name, name, context.uses),
  ];
}

function defineRequest(operation: Operation, { uses }: Context): Statement {
  uses.add("createRequestValidator").add("gateway");
  const needed = operation.paramsRequired ? [object([["paramsRequired", "true"]])] : [];
  const params = ident(partTypeName(operation, "params"));
  const value = call("createRequestValidator", "gateway.request", stringLiteral(operation.id), params, ...needed);
  return exportPart(operation, "request", value, uses);
}

function defineMeta(operation: Operation, context: Context): readonly Statement[] {
  if (operation.meta === undefined) return [];
  const name = partTypeName(operation, "meta");
  const table = toTable(operation.meta, responseScope(operation, context), { broken: true });
  return [defineTable(name, table), definePartValidator(operation, "meta", name, context)];
}

function defineResponse({ execute }: Gateway, operation: Operation, context: Context): Statement {
  context.uses.add("createResponseValidator").add("gateway");
  const { result, meta } = execute.response;
  const ofMeta: Property[] = [
    ["table", ident(partTypeName(operation, "meta"))],
    ["nullable", "true"],
  ];
  const fields = object([
    [result, toRule(resultType(operation), responseScope(operation, context))],
    operation.meta === undefined ? undefined : [meta, object(ofMeta)],
  ]);
  const value = call("createResponseValidator", "gateway.response", stringLiteral(operation.id), fields);
  return exportPart(operation, "response", value, context.uses);
}

function responseScope({ id }: Operation, context: Context): RuleContext {
  return { ...context, side: "response", owner: `the meta of ${id}` };
}

function definePartValidator(operation: Operation, part: Part, table: string, { uses }: Context): Statement {
  const rule = object([["table", ident(table)]]);
  return defineValidator(partValueName(operation, part), partTypeName(operation, part), operationAddress(operation, part), rule, uses);
}

function exportPart(operation: Operation, part: Part, value: Code, uses: Set<string>): Statement {
  return exportValidator(partValueName(operation, part), partTypeName(operation, part), operationAddress(operation, part), value, uses);
}
