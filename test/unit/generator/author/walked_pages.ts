import { loadAndCheck } from "../../../../generator/run.ts";
import { createGateway } from "../../../../templates/runtime/client/gateway.ts";
import { createSandboxOf } from "../../../../templates/sandbox/create_sandbox.ts";
import { createRecordStore } from "../../../../templates/sandbox/record_store.ts";
import { type SandboxConnector, toDefinition } from "../../../../templates/sandbox/kit.ts";
import { emittedConnector } from "../../../fixtures/sandbox/example_connector.ts";
import { describedCatalog, GATEWAY } from "../../../fixtures/shop_catalog.ts";

/** Records for the sandbox, in place of those that it makes from the draft. */
type Rows = readonly Readonly<Record<string, string>>[];

/** A list operation whose types are not known at compile time. */
type AnyList = ((params: object) => unknown) & {
  readonly pages?: (params: object) => AsyncIterable<{ readonly records: readonly unknown[] }>;
};

/** The connector `acme` of a draft, as its package has it. */
export async function emittedDraft(text: string): Promise<SandboxConnector> {
  const gateway = describedCatalog().filter(({ path }) => path === GATEWAY);
  const { model } = loadAndCheck([...gateway, { path: "spec/connectors/acme.yaml", text }]);
  if (model === undefined) throw new Error("The draft has errors.");
  return emittedConnector(model);
}

/** The number of records on each page that a client reads; undefined for a list without pages. */
export async function pageLengths(
  emitted: SandboxConnector,
  list: { readonly entity: string; readonly action: string; readonly params: object },
  records: Rows,
): Promise<readonly number[] | undefined> {
  const { entity, action, params } = list;
  const definition = toDefinition(emitted);
  const operations = definition.operations.map((one) => ({ ...one, pageSize: 4 }));
  const connectors = [{ connector: emitted.connector, definition: { ...definition, operations } }];
  const sandbox = createSandboxOf({ connectors, createRequest: emitted.connector.createRequest, createRecordStore });
  sandbox.load({ version: 1, instances: { inst_acme: { connector: "acme", records: { [entity]: records } } } });
  const { fetch } = sandbox;
  const gateway = createGateway({ baseUrl: "http://sandbox.test", token: "any", fetch, connectors: { acme: emitted.connector } });
  const client: unknown = gateway.instance("acme", "inst_acme");
  const call = (client as Readonly<Record<string, Readonly<Record<string, AnyList>>>>)[entity]?.[action];
  if (call?.pages === undefined) return undefined;
  const lengths: number[] = [];
  for await (const page of call.pages(params)) lengths.push(page.records.length);
  return lengths;
}
