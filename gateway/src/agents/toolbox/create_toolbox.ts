import type { OperationEntry, Toolbox, ToolboxOptions } from "../agent_types.ts";
import { toProblemAnswer } from "../answer_json.ts";
import { loadEntries } from "../catalog/entries.ts";
import { readResource } from "../run/read_resource.ts";
import { isTooLarge } from "../json_shape.ts";
import { finderSet } from "./finder_set.ts";
import { operationTools } from "./operation_tools.ts";
import { refuseTool } from "./tool_handlers.ts";

/** The tools for agents: four that find, describe and run all operations, or one for each operation of some connectors. */
export function createToolbox(options: ToolboxOptions, entries: readonly OperationEntry[] = loadEntries()): Toolbox {
  const { connectors } = options;
  const set = connectors === undefined ? finderSet(options, entries) : operationTools(options, entries);
  const offered = entries.filter(({ connector }) => connectors?.includes(connector.id) ?? true);
  return {
    tools: set.handlers.map(({ tool }) => tool),
    instructions: set.instructions,
    call: async (name, given, run) => {
      if (isTooLarge(given))
        return toProblemAnswer({
          code: "arguments/size",
          message: "The arguments have more than 2,000 values, or long ones. Send fewer. Nothing was sent.",
        });
      const handler = set.handlers.find(({ tool }) => tool.name === name);
      return handler === undefined ? refuseTool(set, entries, name) : handler.call(given, run);
    },
    read: (uri, run) => readResource(uri, run, offered),
  };
}
