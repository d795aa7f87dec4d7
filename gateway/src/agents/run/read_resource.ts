import type { OperationEntry, ResourceContent, RunContext } from "../agent_types.ts";

/**
 * The content behind a resource link.
 * @throws Error whose message is for the caller
 */
export async function readResource(
  uri: string,
  context: RunContext,
  entries: readonly OperationEntry[],
): Promise<readonly ResourceContent[]> {
  await Promise.resolve();
  throw new Error(`${uri} ${context.target.kind} ${entries.length}`);
}
