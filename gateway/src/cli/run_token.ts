import { textOption, type OptionValues, jsonText } from "connector-gateway-templates/core";
import * as commands from "../commands/token_commands.ts";
import { locateData, requiredOption } from "./arguments.ts";
import { CommandError, type CommandContext, printTable } from "./context.ts";

/** Prints a new token, and nothing else. @throws UsageError without a name, StorageError for one that cannot be used */
export async function createToken(values: OptionValues, context: CommandContext): Promise<void> {
  const name = requiredOption(values, "name", "ci");
  const { token } = await commands.createToken({ ...locateData(values, context), name, owner: textOption(values, "owner") });
  context.print(`${token}\n`);
}

/** Prints all tokens, without what is secret. @throws StorageError */
export async function listTokens(values: OptionValues, context: CommandContext): Promise<void> {
  const entries = await commands.listTokens(locateData(values, context));
  if (values["json"] === true) return context.print(`${jsonText(entries, 2)}\n`);
  const rows = entries.map(({ id, name, owner, createdAt, revokedAt = "" }) => [id, name, owner, createdAt, revokedAt]);
  context.print(printTable(["ID", "NAME", "OWNER", "CREATED", "REVOKED"], rows));
}

/** Revokes a token. @throws CommandError when there is none with this id or name */
export async function revokeToken(values: OptionValues, idOrName: string, context: CommandContext): Promise<void> {
  const isRevoked = await commands.revokeToken({ ...locateData(values, context), idOrName });
  if (!isRevoked) throw new CommandError("there is no such token, or it is revoked already; `connector-gateway token list` shows all");
  context.report("The token is revoked. Running gateways refuse it after 5 seconds at most.\n");
}
