import { requestShape, responseShape, resultType } from "../../model/exchange.ts";
import type { Connector, Entity, Gateway, Operation } from "../../model/types.ts";
import { partTypeName } from "../../naming/names.ts";
import { objectType, unionType, type Declaration, type Doc, type Member } from "../../print/declarations.ts";
import { describeNotes, describeOrigin } from "../../print/documentation.ts";
import { ident } from "../../print/literals.ts";
import { declareShape, printType, toMembers } from "./value_type.ts";

/** All operations of a connector, in catalog order. */
export function operationsOf(connector: Connector): readonly Operation[] {
  return connector.entities.flatMap((entity) => entity.operations);
}

/** The types of the parts that an operation has: params, request, record, meta, response. */
export function declareOperation(gateway: Gateway, operation: Operation): readonly Declaration[] {
  const { id, returns, meta, params } = operation;
  const name = (part: Parameters<typeof partTypeName>[1]) => partTypeName(operation, part);
  const request = declareShape(name("request"), says(`The request body of \`${id}\`.`), requestShape(gateway, operation), "request");
  const declarations = [declareShape(name("params"), describeParams(operation), params, "request"), request];
  if (returns === undefined) return declarations;
  const record: Declaration = {
    kind: "type",
    name: name("record"),
    doc: says(`What \`${id}\` returns.`, describeOrigin(returns.origin)),
    type: ident(returns.record),
  };
  const response = declareResponse(gateway, operation);
  if (meta === undefined) return [...declarations, record, response];
  const paging = declareShape(name("meta"), says(`Paging information of \`${id}\`.`, `${operation.section}.`), meta, "response");
  return [...declarations, record, paging, response];
}

/** The part of every response body that is the same for all operations. */
export function declareEnvelope({ execute: { response } }: Gateway): Declaration {
  const fields = response.shape.fields.filter(({ name }) => name !== response.result && name !== response.meta);
  return declareShape(
    "ExecuteEnvelope",
    describeNotes(response, "The response body of all operations."),
    { ...response.shape, fields },
    "response",
  );
}

/** `ExecuteRequest`: any request of the connector, told apart by entity, then action. */
export function declareRequests(connector: Connector): readonly Declaration[] {
  const requests = operationsOf(connector).map((operation) => ident(partTypeName(operation, "request")));
  const doc = says(`Any request to an instance of ${connector.title}: \`entity\` and \`action\` say which.`);
  return [{ kind: "type", name: "ExecuteRequest", doc, type: unionType(requests) }];
}

/** `Params`, `Results` and `Responses` by entity, then action. Downloads have bytes for an answer: no result, no response. */
export function declareMaps({ title, entities }: Connector): readonly Declaration[] {
  const params = (operation: Operation) => ident(partTypeName(operation, "params"));
  const result = (operation: Operation) => (operation.returns === undefined ? undefined : printType(resultType(operation), "response"));
  const response = (operation: Operation) => (operation.returns === undefined ? undefined : ident(partTypeName(operation, "response")));
  return [
    declareMap("Params", `Params of all operations of ${title}.`, entities, params),
    declareMap("Results", `What the operations of ${title} return.`, entities, result),
    declareMap("Responses", `Response bodies of all operations of ${title}.`, entities, response),
  ];
}

function declareResponse(gateway: Gateway, operation: Operation): Declaration {
  const { result, meta } = gateway.execute.response;
  const fields = responseShape(gateway, operation).fields.filter(({ name }) => name === result || name === meta);
  const doc = says(`The response body of \`${operation.id}\`.`);
  const name = partTypeName(operation, "response");
  return { kind: "interface", name, doc, extends: "ExecuteEnvelope", ...toMembers({ fields, open: true }, "response") };
}

function declareMap(
  name: string,
  about: string,
  entities: readonly Entity[],
  toType: (operation: Operation) => string | undefined,
): Declaration {
  const members = entities.flatMap((entity): readonly Member[] => {
    const actions = entity.operations.flatMap((operation): readonly Member[] => {
      const type = toType(operation);
      return type === undefined ? [] : [{ name: operation.action, type }];
    });
    return actions.length === 0 ? [] : [{ name: entity.name, type: objectType({ members: actions }) }];
  });
  return { kind: "interface", name, doc: says(`${about} By entity, then action.`), members };
}

function describeParams(operation: Operation): Doc {
  const { id, permanent, ordered, notes, params } = operation;
  const demanded = params.atLeastOneOf?.map((name) => `\`${name}\``).join(", ");
  return describeNotes(operation, "", [
    `Params of \`${id}\`.`,
    permanent ? "What it does cannot be undone." : "",
    ordered === undefined ? "" : "Newest first.",
    ...notes,
    demanded === undefined ? "" : `At least one of ${demanded} must be there.`,
  ]);
}

function says(...lines: readonly string[]): Doc {
  return { lines: lines.filter((line) => line !== "") };
}
