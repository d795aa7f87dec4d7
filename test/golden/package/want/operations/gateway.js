// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import { deepFreeze } from "../runtime/freeze.js";

export const gateway = /* @__PURE__ */ deepFreeze({ createPath: "/instances", executePath: "/instances/{instance}/execute", result: "result", meta: "paging", success: {} });
