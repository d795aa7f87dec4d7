import { operations } from "connector-gateway-spec";
import { listOption, textOption, type OptionValues } from "connector-gateway-templates/core";
import * as commands from "../commands/operator_commands.ts";
import { locateData, requiredOption } from "./arguments.ts";
import { CommandError, type CommandContext, printList } from "./context.ts";
import { checkLimits, printLimits } from "../settings/token_limits.ts";
import type { CallerToken, TokenLimits } from "../storage/store_types.ts";

/**
 * Prints a new token, and nothing else.
 * @throws UsageError without a name and for limits that cannot be meant, StorageError for a name that cannot be used, and for an
 * instance that the owner does not have
 */
export async function createToken(values: OptionValues, context: CommandContext): Promise<void> {
  const name = requiredOption(values, "name", "ci");
  const limits = readLimits(values);
  const { token } = await commands.createToken({ ...locateData(values, context), name, owner: textOption(values, "owner"), limits });
  context.print(`${token}\n`);
}

function readLimits(values: OptionValues): TokenLimits | undefined {
  const [allow, deny, instances] = [listOption(values, "allow"), listOption(values, "deny"), listOption(values, "instance")];
  const limits: TokenLimits = {
    ...(allow.length > 0 && { allow }),
    ...(deny.length > 0 && { deny }),
    ...(instances.length > 0 && { instances }),
    ...(values["read-only"] === true && { readOnly: true }),
  };
  if (Object.keys(limits).length === 0) return undefined;
  checkLimits(limits, operations);
  return limits;
}

/** Prints all tokens, without what is secret. @throws StorageError */
export async function listTokens(values: OptionValues, context: CommandContext): Promise<void> {
  const entries = await commands.listTokens(locateData(values, context));
  const toRow = ({ id, name, owner, createdAt, revokedAt = "", limits }: CallerToken): readonly string[] => [
    id,
    name,
    owner,
    createdAt,
    revokedAt,
    printLimits(limits),
  ];
  printList(context, values, entries, [["ID", "NAME", "OWNER", "CREATED", "REVOKED", "LIMITS"], toRow]);
}

/** Revokes a token. @throws CommandError when there is none with this id or name */
export async function revokeToken(values: OptionValues, idOrName: string, context: CommandContext): Promise<void> {
  const isRevoked = await commands.revokeToken({ ...locateData(values, context), idOrName });
  if (!isRevoked) throw new CommandError("there is no such token, or it is revoked already; `connector-gateway token list` shows all");
  context.report("The token is revoked. Running gateways refuse it after 5 seconds at most.\n");
}
