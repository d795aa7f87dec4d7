import type { OperationEntry, Toolbox, ToolboxOptions } from "../agent_types.ts";
import { loadEntries } from "../catalog/entries.ts";
import { readResource } from "../run/read_resource.ts";
import { finderTools } from "./finder_tools.ts";
import { refuseTool } from "./tool_handlers.ts";

/** The tools for agents: four that find, describe and run all operations, or one for each operation of some connectors. */
export function createToolbox({ readOnly }: ToolboxOptions, entries: readonly OperationEntry[] = loadEntries()): Toolbox {
  const connectors = [...new Set(entries.map(({ connector }) => connector.id))];
  const tools = finderTools(connectors).filter(({ annotations }) => annotations.readOnlyHint || !readOnly);
  return {
    tools,
    instructions: "",
    call: (name) => Promise.resolve(refuseTool({ handlers: [], instructions: "", whyMissing: () => undefined }, entries, name)),
    read: (uri, run) => readResource(uri, run, entries),
  };
}
