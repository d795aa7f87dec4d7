import { execute as executePayments, connector as payments } from "connector-gateway-spec/payments";
import { execute as executeStorage, connector as storage } from "connector-gateway-spec/file_storage";
import { createInstanceRequest } from "connector-gateway-spec/gateway";
import { createSandboxOf, type SandboxParts } from "../../../../templates/sandbox/create_sandbox.ts";
import type {
  ConnectorDefinition,
  EntityDefinition,
  InstanceState,
  OperationResult,
  SandboxState,
  RecordStore,
  StoreOptions,
} from "../../../../templates/sandbox/definition.ts";
import type { Sandbox, SandboxOptions } from "../../../../templates/sandbox/sandbox_types.ts";
import { download } from "../../../../templates/runtime/server/download.ts";
import { OperationError } from "../../../../templates/runtime/server/operation_error.ts";
import type { JsonValue } from "../../../../templates/core/json_values.ts";

export const BASE = "http://sandbox.test";
export const PATH = "/api/v1/connectors/instances";

/** The entities of the two connectors that the fake store knows. */
const ENTITIES: Readonly<Record<string, readonly string[]>> = { payments: ["customers", "charges", "refunds"], file_storage: ["files"] };

type Records = Record<string, Readonly<Record<string, JsonValue>>[]>;

/** The connectors of the package, with customers and files that a store of a few lines keeps. */
export function partsOf(): SandboxParts {
  return {
    connectors: [
      { connector: payments, definition: definitionOf(payments.id, payments.definitionId, executePayments) },
      { connector: storage, definition: definitionOf(storage.id, storage.definitionId, executeStorage) },
    ],
    createRequest: createInstanceRequest,
    createRecordStore,
  };
}

/** A sandbox with a store of a few lines. */
export function createFake(options: SandboxOptions = {}): Sandbox {
  return createSandboxOf(partsOf(), options);
}

function definitionOf(connector: string, definitionId: string, execute: ConnectorDefinition["execute"]): ConnectorDefinition {
  const entities = (ENTITIES[connector] ?? []).map((name) => ({ name, identity: ["id"] }) as unknown as EntityDefinition);
  return { connector, definitionId, entities, operations: [], execute };
}

function createRecordStore(connectors: readonly ConnectorDefinition[], { seed, records }: StoreOptions): RecordStore {
  const countOf = (name: string): number => (typeof records === "number" ? records : (records[name] ?? 25));
  const first = (connector: string): Records =>
    Object.fromEntries(
      (ENTITIES[connector] ?? []).map((entity) => [
        entity,
        Array.from({ length: countOf(`${connector}.${entity}`) }, (_, index) => ({
          id: `${entity}_${seed}_${index + 1}`,
          object: "customer",
          email: `jo${index}@example.com`,
        })),
      ]),
    );
  const instances = new Map<string, { connector: string; records: Records }>();
  const begin = (): void => {
    instances.clear();
    for (const { connector } of connectors) instances.set(`inst_${connector}`, { connector, records: first(connector) });
  };
  begin();
  return {
    addInstance: (id, connector) => void instances.set(id, { connector, records: first(connector) }),
    connectorOf: (id) => instances.get(id)?.connector,
    execute: (id, operation, params) => run(instances.get(id)?.records ?? {}, operation, params),
    reset: begin,
    state: () => structuredClone({ version: 1, instances: Object.fromEntries<InstanceState>(instances) }),
    load: (state: SandboxState) => {
      instances.clear();
      for (const [id, { connector, records: loaded }] of Object.entries(state.instances)) {
        instances.set(id, { connector, records: structuredClone(loaded) as Records });
      }
    },
  };
}

function run(records: Records, operation: string, params: Readonly<Record<string, JsonValue>>): OperationResult {
  const [, entity = "", action] = operation.split(".");
  const kept = records[entity] ?? [];
  if (action === "list") return page(kept, params);
  if (action === "download") return download("0123456789", { contentType: "text/plain", size: 10 });
  if (action === "create") {
    const created = { id: `${entity}_new_${kept.length + 1}`, object: "customer", ...params };
    kept.push(created);
    return created;
  }
  const found = kept.find(({ id }) => id === params["id"]);
  if (found === undefined) throw new OperationError(404, "No such record.", { code: "not_found" });
  return found;
}

function page(kept: Records[string], { limit, starting_after: after }: Readonly<Record<string, JsonValue>>): OperationResult {
  const start = after === undefined ? 0 : kept.findIndex(({ id }) => id === after) + 1;
  const end = start + (typeof limit === "number" ? limit : 10);
  return { records: kept.slice(start, end), meta: { has_more: end < kept.length } };
}

/** What a request says, apart from what all of them do. */
export interface Sent {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly text?: string;
}

/** The path to an instance. */
export function executePath(instance = "inst_payments"): string {
  return `${PATH}/${instance}/execute`;
}

/** The init of a request to the sandbox. */
export function toInit({ method = "POST", headers = {}, body, text }: Sent): RequestInit {
  const all = { authorization: "Bearer any", "content-type": "application/json", ...headers };
  const given = Object.entries<string | undefined>(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const json = body === undefined ? {} : { body: JSON.stringify(body) };
  return { method, headers: given, ...(text === undefined ? json : { body: text }) };
}

/** Sends a request to the sandbox in memory; to payments, unless it says otherwise. */
export async function send(sandbox: Sandbox, sent: Sent): Promise<{ status: number; headers: Headers; text: string; body: unknown }> {
  const response = await sandbox.fetch(`${BASE}${sent.path ?? executePath()}`, toInit(sent));
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: /^\s*[{[]/.test(text) ? parsed(text) : undefined };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A request body. */
export function call(entity: string, action: string, params: object = {}): object {
  return { entity, action, params };
}

export const list: object = call("customers", "list", { limit: 2 });
