import { nearestName } from "../../../../templates/shared/nearest_names.ts";
import type { Target, TargetInstance } from "../agent_types.ts";
import { Problem } from "../answer_json.ts";
import { textWithoutToken } from "./page_content.ts";

/** The instance of a call. */
export interface ChosenInstance {
  readonly id: string;
  /** One of several, and the call named none: the answer says which it was. */
  readonly isDefault: boolean;
}

/** At most so many instances are listed. */
const MOST_LISTED = 20;

/**
 * The instance that a call names, or the first one of the connector.
 * @throws Problem when there is no such instance
 */
export async function chooseInstance(target: Target, connector: string, named: string | undefined): Promise<ChosenInstance> {
  const instances = await target.instancesOf(connector);
  const [first, ...others] = instances;
  if (first === undefined) throw new Problem({ code: "instance/none", message: noInstance(connector) });
  if (named === undefined) return { id: first.id, isDefault: others.length > 0 };
  const found = instances.find(({ id }) => id === named);
  if (found === undefined) {
    const message = textWithoutToken(unknownInstance(connector, named, instances), target);
    throw new Problem({ code: "instance/unknown", message });
  }
  return { id: found.id, isDefault: false };
}

function noInstance(connector: string): string {
  return (
    `There is no instance of ${connector}, so no account to use. Ask the user to add one: start \`connector-gateway mcp\` with ` +
    `\`--instance ${connector}=<id>\`, or create an instance at the gateway with the credentials of an account.`
  );
}

function unknownInstance(connector: string, named: string, instances: readonly TargetInstance[]): string {
  const names = instances.flatMap(({ id, name }) => (name === undefined ? [id] : [id, name]));
  const nearest = nearestName(named, names);
  const meant = instances.find(({ id, name }) => nearest !== undefined && (id === nearest || name === nearest));
  const hint = meant === undefined ? "" : ` Did you mean \`${meant.id}\`?`;
  const listed = instances.slice(0, MOST_LISTED).map(({ id, name }) => (name === undefined ? id : `${id} (${name})`));
  const more = instances.length > MOST_LISTED ? `, and ${instances.length - MOST_LISTED} more` : "";
  return `There is no instance \`${named}\` of ${connector}.${hint} There are: ${listed.join(", ") || "none"}${more}.`;
}
