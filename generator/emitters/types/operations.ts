import { requestShape, responseShape, resultType } from "../../model/exchange.ts";
import type { Connector, Entity, Gateway, Operation } from "../../model/types.ts";
import { partTypeName } from "../../naming/names.ts";
import { objectType, unionType, type Declaration, type Doc, type Member } from "../../print/declarations.ts";
import { describeNotes, describeOrigin, type Provenance } from "../../print/documentation.ts";
import { ident } from "../../print/literals.ts";
import { declareShape, printType, toMembers, type TypeContext } from "./value_type.ts";

/** All operations of a connector, in the order of the catalog. */
export function operationsOf(connector: Connector): readonly Operation[] {
  return connector.entities.flatMap((entity) => entity.operations);
}

/** The types of an operation's parts: params, request, record, meta, response. */
export function declareOperation(gateway: Gateway, operation: Operation): readonly Declaration[] {
  const { id, returns, meta } = operation;
  const name = (part: Parameters<typeof partTypeName>[1]) => partTypeName(operation, part);
  const declarations = [...declareParams(operation), ...declareRequest(gateway, operation)];
  if (returns === undefined) return declarations;
  const record: Declaration = {
    kind: "type",
    name: name("record"),
    doc: docOf(`A record that \`${id}\` returns.`, describeOrigin(returns.origin)),
    type: ident(returns.record),
  };
  const response = declareResponse(gateway, operation);
  if (meta === undefined) return [...declarations, record, response];
  const about = describeWhole(operation, `Meta of \`${id}\`: its paging information.`);
  const paging = declareShape(name("meta"), about, meta, { side: "response", whole: operation });
  return [...declarations, record, ...paging, response];
}

/** The part of the response body that all operations share. */
export function declareEnvelope({ execute: { response } }: Gateway): readonly Declaration[] {
  const fields = response.shape.fields.filter(({ name }) => name !== response.result && name !== response.meta);
  const doc = describeNotes(response, "The part of the response body that all operations share.");
  return declareShape("ExecuteEnvelope", doc, { ...response.shape, fields }, { side: "response", whole: response });
}

/** `ExecuteRequest`: any request of the connector, discriminated by entity, then action. */
export function declareRequests(connector: Connector): readonly Declaration[] {
  const requests = operationsOf(connector).map((operation) => ident(partTypeName(operation, "request")));
  const doc = docOf(`Any request to an instance of ${connector.title}, discriminated by \`entity\`, then \`action\`.`);
  return [{ kind: "type", name: "ExecuteRequest", doc, type: unionType([...requests, "NoRequest"]) }];
}

/**
 * `NoRequest`, a member of `ExecuteRequest` that no value can have. Without it, TypeScript compares the params of a wrong
 * request with the params of all operations at once, and the error lists their types and suggests nothing.
 */
export function declareNoRequest(): Declaration {
  const members: readonly Member[] = [
    { name: "entity", type: "never" },
    { name: "action", type: "never" },
    { name: "params", type: "object", optional: true },
  ];
  const doc = docOf("Matches no request. As a member of `ExecuteRequest`, it makes compile errors name the params of the right operation.");
  return { kind: "interface", name: "NoRequest", doc, members };
}

/** `Params`, `Results` and `Responses` by entity, then action. A download returns bytes: it has no result and no response. */
export function declareMaps({ title, entities }: Connector): readonly Declaration[] {
  const params = (operation: Operation) => ident(partTypeName(operation, "params"));
  const result = (operation: Operation) =>
    operation.returns === undefined ? undefined : printType(resultType(operation), { side: "response", whole: operation });
  const response = (operation: Operation) => (operation.returns === undefined ? undefined : ident(partTypeName(operation, "response")));
  return [
    declareMap("Params", `Params of all operations of ${title}.`, entities, params),
    declareMap("Results", `Results of all operations of ${title}.`, entities, result),
    declareMap("Responses", `Response bodies of all operations of ${title}.`, entities, response),
  ];
}

function declareParams(operation: Operation): readonly Declaration[] {
  const context: TypeContext = { side: "request", whole: operation };
  return declareShape(partTypeName(operation, "params"), describeParams(operation), operation.params, context);
}

function declareRequest(gateway: Gateway, operation: Operation): readonly Declaration[] {
  const doc = describeWhole(gateway.execute, `Request body of \`${operation.id}\`.`);
  const context: TypeContext = { side: "request", whole: gateway.execute };
  return declareShape(partTypeName(operation, "request"), doc, requestShape(gateway, operation), context);
}

function declareResponse(gateway: Gateway, operation: Operation): Declaration {
  const { response } = gateway.execute;
  const fields = responseShape(gateway, operation).fields.filter(({ name }) => name === response.result || name === response.meta);
  const doc = describeWhole(response, `Response body of \`${operation.id}\`.`);
  const name = partTypeName(operation, "response");
  const members = toMembers({ fields, open: true }, { side: "response", whole: response });
  return { kind: "interface", name, doc, extends: "ExecuteEnvelope", ...members };
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
  return { kind: "interface", name, doc: docOf(`${about} By entity, then action.`), members };
}

function describeParams(operation: Operation): Doc {
  const { id, permanent, ordered, notes, params, origin } = operation;
  const demanded = params.atLeastOneOf?.map((name) => `\`${name}\``).join(", ");
  return describeNotes(operation, "", [
    `Params of \`${id}\`.`,
    permanent ? "This cannot be undone." : "",
    ordered === undefined ? "" : "Newest first.",
    ...notes,
    demanded === undefined ? "" : `At least one of ${demanded} is required.`,
    params.openBecause === undefined || describeOrigin(origin).endsWith(params.openBecause) ? "" : params.openBecause,
    params.open ? "The call option `undocumentedParams` sends params that are not documented." : "",
  ]);
}

/** What something is, and the origin and section that its fields share. */
function describeWhole({ origin, section }: Provenance, about: string): Doc {
  return docOf(about, describeOrigin(origin), `${section}.`);
}

function docOf(...lines: readonly string[]): Doc {
  return { lines: lines.filter((line) => line !== "") };
}
