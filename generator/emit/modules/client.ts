import type { Connector, Entity, Operation, Part } from "#generator/resolve";
import {
  actionsTypeName,
  followPath,
  hasPages,
  instanceTypes,
  operationParts,
  operationsOf,
  partTypeName,
  recordsOf,
  resultOf,
  withInner,
} from "#generator/resolve";
import { objectType, type Member, reference, type Code, describeCall, docOf, ident, stringLiteral, type Statement } from "#generator/print";
import { fixedParams } from "./operations.ts";

/** The type of an element when the document does not show the inside of the page. */
const UNKNOWN_ELEMENT = "{ [key: string]: unknown }";

/** The types of an instance: its entities with their actions, `call` and `execute`; and `CreateRequest`. */
export function declareClient(connector: Connector, uses: Set<string>): readonly Statement[] {
  return [
    declareCreateRequest(connector),
    ...connector.entities.map((entity) => declareActions(connector, entity, uses)),
    declareEntities(connector),
    ...declareInstance(connector, uses),
    ...declareMaps(connector),
  ];
}

/** The definition id is the connector's own: nobody has to write it down. */
function declareCreateRequest({ title }: Connector): Statement {
  const doc = docOf(`What \`gateway.create\` takes for ${title}: credentials, a name, and what else the connector needs.`);
  return { kind: "interface", name: "CreateRequest", doc, extends: 'Omit<CreateInstanceRequest, "connector_definition_id">', members: [] };
}

function declareActions(connector: Connector, entity: Entity, uses: Set<string>): Statement {
  const members = entity.operations.map((operation): Member => {
    const signature = toSignature(connector, operation);
    for (const name of signature.uses) uses.add(name);
    return { name: operation.action, doc: describeCall(operation), type: signature.type, readonly: true };
  });
  const doc = docOf(`The actions of \`${entity.name}\` of ${connector.title}.`);
  return { kind: "interface", name: actionsTypeName(connector.id, entity.name), doc, members };
}

function declareEntities({ id, title, entities }: Connector): Statement {
  const members = entities.map(({ name, description = "" }): Member => ({
    name,
    doc: docOf(description),
    type: ident(actionsTypeName(id, name)),
    readonly: true,
  }));
  return { kind: "interface", name: instanceTypes(id).entities, doc: docOf(`The entities of ${title} with their actions.`), members };
}

function declareInstance(connector: Connector, uses: Set<string>): readonly Statement[] {
  uses.add("CallById").add("Execute");
  const { id, title } = connector;
  const { calls, requests, entities, instance } = instanceTypes(id);
  const example = operationsOf(connector)[0]?.id ?? `${id}.<entity>.<action>`;
  const method = (name: string, about: string, type: string): Member => ({ name, doc: docOf(about), type, readonly: true });
  const members = [
    method("instanceId", "Id of the instance, for `gateway.instance`.", "string"),
    method("call", `Calls an operation by its id: \`instance.call("${example}", params, options)\`.`, `CallById<${ident(calls)}>`),
    method(
      "execute",
      "Sends a request body: `instance.execute({ entity, action, params }, options)`.",
      `Execute<${ident(requests)}, ${ident(entities)}>`,
    ),
  ];
  const doc = docOf(`An instance of ${title}: \`instance.<entity>.<action>(params, options)\`.`);
  return [
    { kind: "interface", name: instance, doc, extends: ident(entities), members },
    { kind: "type", name: "Client", doc: docOf(`An instance of ${title}.`), type: ident(instance) },
  ];
}

/** The types that `call` and `execute` look up: flat maps, which cost the compiler next to nothing. */
function declareMaps(connector: Connector): readonly Statement[] {
  const { id, title, entities } = connector;
  const { calls, requests } = instanceTypes(id);
  const callMembers = operationsOf(connector).map(({ id: name, entity, action }): Member => ({
    name,
    type: `${ident(actionsTypeName(id, entity))}[${stringLiteral(action)}]`,
    readonly: true,
  }));
  const requestMembers = entities.map(({ name, operations }): Member => {
    const bodies = operations.map((operation): Member => ({
      name: operation.action,
      type: ident(partTypeName(operation, "request")),
      readonly: true,
    }));
    return { name, type: objectType({ members: bodies }), readonly: true };
  });
  return [
    { kind: "interface", name: calls, doc: docOf(`The call of every operation of ${title}, by id.`), members: callMembers },
    {
      kind: "interface",
      name: requests,
      doc: docOf(`The request body of every operation of ${title}, by entity, then action.`),
      members: requestMembers,
    },
  ];
}

/** The type of a call, and the names of the runtime that it uses. */
interface Signature {
  readonly type: Code;
  readonly uses: readonly string[];
}

interface Result extends Signature {
  readonly element: string;
}

/** The type of the function that calls an operation. */
function toSignature(connector: Connector, operation: Operation): Signature {
  const { paging, params } = operation;
  const paged = hasPages(paging);
  const result = toResult(connector, operation, paged);
  const fixed = fixedParams(operation).map(([name]) => name);
  const isRequired = params.atLeastOneOf !== undefined || params.fields.some(({ name, required }) => required && !fixed.includes(name));
  const call = `${isRequired ? "Required" : "Optional"}${paged ? "Paged" : ""}Call`;
  const options = params.open ? ["OpenCallOptions"] : [];
  const paramsType = nameOf(operation, "params");
  const inputType = fixed.length === 0 ? paramsType : reference("Prefilled", paramsType, fixed.map(stringLiteral).join(" | "));
  const input = [inputType, ...(paged ? [result.element] : []), result.type, envelopeType(operation), ...options];
  return {
    type: reference(call, ...input),
    uses: [call, ...result.uses, ...options, ...(fixed.length === 0 ? [] : ["Prefilled"])],
  };
}

/** A stream of bytes has no envelope. */
function envelopeType(operation: Operation): string {
  return operationParts(operation).includes("response") ? nameOf(operation, "response") : "undefined";
}

function toResult(connector: Connector, operation: Operation, paged: boolean): Result {
  const record = nameOf(operation, "record");
  const meta = operation.meta === undefined ? UNKNOWN_ELEMENT : nameOf(operation, "meta");
  const next = paged ? [nameOf(operation, "params")] : [];
  switch (resultOf(operation.kind)) {
    case "bytes":
      return { type: "Download", element: "", uses: ["Download"] };
    case "record":
      return { type: record, element: "", uses: [] };
    case "array": {
      const page = paged ? "Page" : "UnpagedList";
      return { type: reference(page, record, meta, ...next), element: record, uses: [page] };
    }
    case "wrapper": {
      const element = elementRecord(connector, operation) ?? UNKNOWN_ELEMENT;
      const page = paged ? "WrappedPage" : "UnpagedWrapper";
      return { type: reference(page, element, meta, record, ...next), element, uses: [page] };
    }
  }
}

/** The record or inner type at `elements` inside the wrapper, where it has one. */
function elementRecord(connector: Connector, operation: Operation): string | undefined {
  const { records } = withInner(connector);
  const wrapper = records.find((definition) => definition.name === operation.returns?.record);
  const found = wrapper && followPath(wrapper.shape, operation.elements ?? [], recordsOf({ records }));
  const type = found?.kind === "found" ? found.type : undefined;
  return type?.kind === "array" && type.items.kind === "record" ? ident(type.items.record) : undefined;
}

function nameOf(operation: Operation, part: Part): string {
  return ident(partTypeName(operation, part));
}
