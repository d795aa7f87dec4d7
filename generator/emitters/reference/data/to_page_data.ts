import type { PageData, PageOperation } from "../../../../templates/reference/shared/page_data.ts";
import { isObject } from "../../../../templates/shared/json_values.ts";
import type { Gateway, JsonValue } from "../../../model/types.ts";
import { recordsOf } from "../../../model/walk.ts";
import { buildPartExample } from "../../../schema/examples.ts";
import type { PageSource } from "../source.ts";
import { toPageShape } from "./page_fields.ts";
import { identityFields, suggestFor, suggestInside, type OperationInContext } from "./suggestions.ts";

/** What the script of the page needs to know. */
export function toPageData({ gateway, model, version }: PageSource): PageData {
  return {
    version,
    executePath: gateway.execute.path,
    statuses: Object.fromEntries(gateway.statuses.map(({ status, description }) => [status, description ?? ""])),
    operations: model.connectors.flatMap((connector) =>
      connector.entities.flatMap((entity) =>
        entity.operations.map((operation) => toPageOperation(gateway, { connector, entity, operation })),
      ),
    ),
  };
}

function toPageOperation(gateway: Gateway, context: OperationInContext): PageOperation {
  const { connector, operation } = context;
  const shape = toPageShape(operation.params, {
    records: recordsOf(connector),
    path: [],
    suggest: (field, path) => {
      const [name] = path;
      const param = operation.params.fields.find((one) => one.name === name);
      return path.length === 1 || param === undefined ? suggestFor(context, field) : suggestInside(context, param, field.name);
    },
  });
  const example = buildPartExample(gateway, connector, operation, "params");
  return {
    id: operation.id,
    ...shape,
    example: isParams(example) ? example : {},
    identity: identityFields(context),
    ...(operation.meta !== undefined && { hasMeta: true }),
  };
}

function isParams(example: JsonValue): example is Readonly<Record<string, JsonValue>> {
  return isObject(example);
}
