import { textOption, type OptionValues, oneOf } from "connector-gateway-templates/core";
import * as commands from "../commands/operator_commands.ts";
import { locateData } from "./arguments.ts";
import { CommandError, type CommandContext, printList } from "./context.ts";

/** Prints the writes that run or whose outcome nobody knows. @throws StorageError */
export async function listWrites(values: OptionValues, context: CommandContext): Promise<void> {
  const writes = await commands.listOpenWrites(locateData(values, context));
  const head = ["id", "key", "state", "operation", "instance", "token", "created"];
  const fields = ["name", "key", "state", "operation", "instance", "token", "createdAt"] as const;
  printList(context, values, writes, [head.map((name) => name.toUpperCase()), (write) => fields.map((name) => write[name])]);
}

/**
 * Says what became of a write.
 * @throws UsageError without `--as`, CommandError when there is no such write, when it still runs, and when several have the key
 */
export async function resolveWrite(values: OptionValues, keyOrName: string, context: CommandContext): Promise<void> {
  const as = oneOf(textOption(values, "as") ?? "", ["done", "not-done"], "--as is missing or unknown", "write --as done or --as not-done");
  switch (await commands.resolveWrite({ ...locateData(values, context), keyOrName, as })) {
    case "resolved":
      return context.report(
        as === "done"
          ? "For 24 hours, whoever repeats the write learns that it was done.\n"
          : "The write is forgotten. It is sent when somebody repeats it.\n",
      );
    case "running":
      throw new CommandError("the write is still running; try again in a minute");
    case "several":
      throw new CommandError("several writes have this key; name one by its id, which `connector-gateway writes list` shows");
    case "unknown_write":
      throw new CommandError("there is no write with this key or id whose outcome is unknown; `connector-gateway writes list` shows all");
  }
}
