import type { JsonObject } from "../definition.js";
import { withValue } from "../paths.js";
import { requireParams, type Call } from "./call.js";
import { findRecord } from "./find_record.js";
import { shapeOf } from "./shapes.js";

/**
 * One record, with the tokens of the feeds that start now.
 * @throws OperationError 404 for a record that does not exist, 422 for a selection that cannot be read.
 */
export function readRecord(call: Call): JsonObject {
  requireParams(call);
  const { table, row } = findRecord(call);
  const started = Object.entries(call.definition.starts).reduce<JsonObject>(
    (record, [field, entity]) => withValue(record, [field], String(call.feedStart(entity))),
    table.at(row),
  );
  return shapeOf(call, table.entity, "record")(started);
}
