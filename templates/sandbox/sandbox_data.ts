import type { ConnectorDefinition as ClientConnector, Validator } from "#templates/runtime";
import type { ConnectorDefinition, EntityDefinition, OperationDefinition } from "./definition.js";

/** Properties that data leaves out where they would be empty. */
type Sparse<Whole, Names extends keyof Whole> = Omit<Whole, Names> & { readonly [Name in Names]?: Whole[Name] };

export type EntityData = Sparse<
  Omit<EntityDefinition, "name">,
  "example" | "fields" | "identity" | "required" | "parents" | "hidden" | "variations" | "cases" | "derived" | "restricted"
>;
export type OperationData = Sparse<
  Omit<OperationDefinition, "operation">,
  "roles" | "defaults" | "optional" | "neededInPractice" | "meta" | "only" | "starts"
>;

/** A connector's part of the sandbox, as its module has it. */
export interface SandboxData {
  readonly entities: Readonly<Record<string, EntityData>>;
  /** By `<entity>.<action>`; operations of which there is nothing to say are left out. */
  readonly operations: Readonly<Record<string, OperationData>>;
}

/** A connector with everything that a sandbox needs of it. */
export interface SandboxConnector {
  readonly connector: ClientConnector;
  readonly execute: Validator<unknown>;
  readonly data: SandboxData;
}

const EMPTY_ENTITY = {
  example: {},
  identity: [],
  required: [],
  parents: [],
  hidden: [],
  variations: [],
  cases: [],
  derived: [],
  restricted: [],
};
const EMPTY_OPERATION = { roles: {}, defaults: {}, optional: [], neededInPractice: [], meta: [], only: [], starts: {} };

/** The definition of a connector, with the names that its data leaves out. */
export function toDefinition({ connector, execute, data }: SandboxConnector): ConnectorDefinition {
  return {
    connector: connector.id,
    definitionId: connector.definitionId,
    entities: Object.entries(data.entities).map(([name, entity]) => ({
      ...EMPTY_ENTITY,
      fields: Object.keys(entity.example ?? {}),
      ...entity,
      name,
    })),
    operations: connector.operations.map((operation) => ({
      ...EMPTY_OPERATION,
      ...data.operations[`${operation.entity}.${operation.action}`],
      operation,
    })),
    execute,
  };
}
