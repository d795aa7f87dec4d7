import * as checks from "../shared/constraints.js";
import { createParamsValidator } from "../runtime/body_validators.js";
import { commaList } from "../runtime/comma_list.js";
import { deepFreeze } from "../runtime/freeze.js";
import { toOperations } from "../runtime/operation_table.js";
import type { GatewayDefinition } from "../runtime/client/client_types.js";
import type { Operation } from "../runtime/operation.js";
import type { TableSource } from "../runtime/rules.js";
import type { PageConnector } from "./page_connector.js";
import { openCode } from "./code/open_code.js";
import { openFrame } from "./frame/frame.js";
import { openRun } from "./run/open_run.js";
import { openSandbox } from "./sandbox/open_sandbox.js";
import { openSearch } from "./search/open_search.js";
import "./style/index.css";

/** What the page has of the catalog. */
interface PageTables {
  readonly definition: GatewayDefinition;
  readonly connectors: readonly {
    readonly id: string;
    readonly operations: readonly Operation[];
    /** The tables of params, by `<entity>.<action>`. */
    readonly params: Readonly<Record<string, TableSource>>;
  }[];
}

/** What the tables need. */
const runtime = { ...checks, commaList, deepFreeze, toOperations };

/** This script is built once; the generator puts the function, which it makes from the catalog, before it. */
declare const tablesOf: (from: typeof runtime) => PageTables;

const { definition, connectors: tables } = tablesOf(runtime);
const connectors = tables.map(({ id, operations, params }): PageConnector => ({
  ...{ id, gateway: definition, operations },
  params: Object.fromEntries(Object.entries(params).map(([name, table]) => [name, createParamsValidator(`${id}.${name}`, table)])),
}));

// What the page does in a browser. Everything that it says is in the HTML already.
openSandbox(connectors);
openFrame();
openCode();
openRun(connectors);
openSearch();
