import type { Connector, Entity, Operation } from "../../model/types.ts";
import { actionsTypeName, instanceTypeName, partTypeName, pascalCase } from "../../naming/names.ts";
import { banner } from "../../print/banner.ts";
import { comment, ident, propName, stringLiteral } from "../../print/literals.ts";
import { describeOperation } from "./documentation.ts";
import { toSignature, type Signature } from "./signature.ts";

const CLIENT_TYPES = "../runtime/client/client_types.js";

type Signatures = ReadonlyMap<Operation, Signature>;

/**
 * `operations/<connector>.d.ts`: the operations table, the types of an instance (its entities with their actions, `call`
 * and `execute`) and `CreateRequest`.
 */
export function printDeclarations(connector: Connector): string {
  const signatures: Signatures = new Map(operationsOf(connector).map((operation) => [operation, toSignature(connector, operation)]));
  return [
    banner,
    ...printImports(connector, [...signatures.values()]),
    "",
    comment(`The operations of ${connector.title}, in the order of the catalog.`),
    "export declare const operations: readonly Operation[];",
    "",
    ...printCreateRequest(connector),
    ...connector.entities.flatMap((entity) => printActions(connector, entity, signatures)),
    ...printInstance(connector),
    ...printMaps(connector),
  ].join("\n");
}

function printImports({ id }: Connector, signatures: readonly Signature[]): readonly string[] {
  const runtime = new Set(["CallById", "Execute", ...signatures.flatMap(({ uses }) => uses)]);
  return [
    `import type * as types from ${stringLiteral(`../connectors/${id}.js`)};`,
    `import type { ${[...runtime].sort().join(", ")} } from ${stringLiteral(CLIENT_TYPES)};`,
    'import type { Operation } from "../runtime/operation.js";',
  ];
}

/** The definition id is the connector's own: nobody has to write it down. */
function printCreateRequest({ title }: Connector): readonly string[] {
  return [
    comment(`What \`gateway.create\` takes for ${title}: credentials, a name, and what else the connector needs.`),
    'export interface CreateRequest extends Omit<types.CreateInstanceRequest, "connector_definition_id"> {}',
    "",
  ];
}

function printActions({ id, title }: Connector, entity: Entity, signatures: Signatures): readonly string[] {
  const actions = entity.operations.flatMap((operation) => [
    comment(describeOperation(operation), "  "),
    `  readonly ${propName(operation.action)}: ${signatures.get(operation)?.text ?? "never"};`,
  ]);
  return [
    comment(`The actions of \`${entity.name}\` of ${title}.`),
    `export interface ${ident(actionsTypeName(id, entity.name))} {`,
    ...actions,
    "}",
    "",
  ];
}

function printInstance(connector: Connector): readonly string[] {
  const { id, title, entities } = connector;
  const example = operationsOf(connector)[0]?.id ?? `${id}.<entity>.<action>`;
  const { calls, requests, entities: entityMap, instance } = namesOf(id);
  const members = entities.flatMap((entity) => [
    comment(entity.description ?? "", "  "),
    `  readonly ${propName(entity.name)}: ${ident(actionsTypeName(id, entity.name))};`,
  ]);
  return [
    comment(`The entities of ${title} with their actions.`),
    `export interface ${entityMap} {`,
    ...members.filter((line) => line !== ""),
    "}",
    "",
    comment(`An instance of ${title}: \`instance.<entity>.<action>(params, options)\`.`),
    `export interface ${instance} extends ${entityMap} {`,
    comment("Id of the instance, for `gateway.instance`.", "  "),
    "  readonly instanceId: string;",
    comment(`Calls an operation by its id: \`instance.call("${example}", params, options)\`.`, "  "),
    `  readonly call: CallById<${calls}>;`,
    comment("Sends a request body: `instance.execute({ entity, action, params }, options)`.", "  "),
    `  readonly execute: Execute<${requests}, ${entityMap}>;`,
    "}",
    "",
    comment(`An instance of ${title}.`),
    `export type Client = ${instance};`,
    "",
  ];
}

/** What `call` and `execute` look up: flat maps, which cost the compiler next to nothing. */
function printMaps(connector: Connector): readonly string[] {
  const { id, title, entities } = connector;
  const { calls, requests } = namesOf(id);
  const bodies = entities.flatMap((entity) => [
    `  readonly ${propName(entity.name)}: {`,
    ...entity.operations.map(
      (operation) => `    readonly ${propName(operation.action)}: types.${ident(partTypeName(operation, "request"))};`,
    ),
    "  };",
  ]);
  return [
    comment(`The call of every operation of ${title}, by id.`),
    `export interface ${calls} {`,
    ...operationsOf(connector).map(
      ({ id: operation, entity, action }) =>
        `  readonly ${stringLiteral(operation)}: ${ident(actionsTypeName(id, entity))}[${stringLiteral(action)}];`,
    ),
    "}",
    "",
    comment(`The request body of every operation of ${title}, by entity, then action.`),
    `export interface ${requests} {`,
    ...bodies,
    "}",
    "",
  ];
}

function namesOf(connector: string): Readonly<Record<"calls" | "requests" | "entities" | "instance", string>> {
  const prefix = pascalCase(connector);
  return {
    calls: ident(`${prefix}Calls`),
    requests: ident(`${prefix}Requests`),
    entities: ident(`${prefix}Entities`),
    instance: ident(instanceTypeName(connector)),
  };
}

function operationsOf({ entities }: Connector): readonly Operation[] {
  return entities.flatMap((entity) => entity.operations);
}
