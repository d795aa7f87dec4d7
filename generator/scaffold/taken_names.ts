import { connectorComponents, connectorTypes, connectorValues, instanceMembers } from "../naming/fixed_names.ts";
import { isGlobalType } from "../naming/global_types.ts";
import { actionsTypeName, authTypeName, camelCase, fieldsTypeName, instanceTypes, pascalCase } from "../naming/names.ts";
import { isReservedWord } from "../naming/reserved.ts";
import { ACTIONS } from "./routes.ts";

const PARTS = ["Params", "Request", "Record", "Meta", "Response"];

/** What else has names in the module of a connector. */
export interface NamesOfConnector {
  readonly connector: string;
  readonly entities: readonly string[];
  /** Auth methods. */
  readonly methods: readonly string[];
  /** Names of types that all connectors share. */
  readonly sharedNames: readonly string[];
}

/** Whether an entity cannot have a name, because an instance has it for something else. */
export function reservedEntities(name: string): boolean {
  const members: readonly string[] = instanceMembers;
  return members.includes(name) || members.includes(camelCase(name)) || name === "constructor";
}

/** A test for names that a record of a connector cannot have. */
export function takenRecords({ connector, entities, methods, sharedNames }: NamesOfConnector): (name: string) => boolean {
  const parts = entities.flatMap((entity) =>
    ACTIONS.flatMap((action) => PARTS.map((part) => pascalCase(entity) + pascalCase(action) + part)),
  );
  const taken = new Set<string>([
    ...[...connectorTypes, ...connectorComponents, ...Object.values(instanceTypes(connector)), ...sharedNames],
    ...[...parts, ...parts.map(fieldsTypeName), ...methods.map(authTypeName)],
    ...entities.map((entity) => actionsTypeName(connector, entity)),
  ]);
  const values = new Set<string>([...connectorValues, ...parts.map(camelCase)]);
  return (name) => taken.has(name) || isGlobalType(name) || values.has(camelCase(name)) || isReservedWord(camelCase(name));
}
