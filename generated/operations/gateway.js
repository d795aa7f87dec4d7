// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import { deepFreeze } from "../runtime/freeze.js";

export const gateway = /* @__PURE__ */ deepFreeze({
  createPath: "/api/v1/connectors/instances",
  executePath: "/api/v1/connectors/instances/{connector_instance_id}/execute",
  result: "result",
  meta: "connector_metadata",
  success: { status: "success" },
});
