import { bindings, vendors } from "connector-gateway-spec/bindings";
import { catalogOperations, type CatalogOperation } from "../../conformance/sandbox/catalog_operations.ts";
import type { ExampleInstance } from "./credentials.ts";
import type { GatewayProcess } from "./gateway_process.ts";
import { paramSets, type ParamSet } from "./param_sets.ts";
import type { Recorder, SentRequest } from "./recorder.ts";
import { callSdk, loadSdk, type ClientSettings, type Sdk, type SdkModule } from "./sdks/sdk.ts";
import { compareRequests, type Verdict } from "./verdict.ts";
import { wireRequest, type WireRequest } from "./wire_request.ts";

/** How the requests of an operation compare. */
export interface ComparedOperation {
  readonly operation: string;
  readonly verdicts: readonly { readonly set: ParamSet["name"]; readonly verdict: Verdict }[];
}

/** What has been compared for a connector. */
export interface ComparedConnector {
  readonly sdk: Sdk;
  /** What comes before the paths of calls, without the recorder. */
  readonly addresses: { readonly client: string; readonly gateway: string };
  /** How both ask for an access token, where credentials have a refresh token. */
  readonly refresh?: ComparedRefresh;
  readonly operations: readonly ComparedOperation[];
}

export interface ComparedRefresh {
  readonly method: string;
  readonly origins: { readonly client: string; readonly gateway: string };
  readonly verdict: Verdict;
}

/** What both sides need to send requests for a connector. */
interface Sides {
  readonly sdk: Sdk;
  readonly module: SdkModule;
  readonly settings: ClientSettings;
  readonly recorder: Recorder;
  readonly gateway: Omit<GatewayProcess, "close">;
}

/** Sends every set of params of all operations of a connector, by its third party's client and by the gateway. */
export async function compareConnector(
  sdk: Sdk,
  { credentials }: ExampleInstance,
  recorder: Recorder,
  gateway: Omit<GatewayProcess, "close">,
): Promise<ComparedConnector> {
  const { url, port } = recorder;
  const vendor = vendors[sdk.connector];
  const module = await loadSdk(sdk);
  const sides: Sides = { sdk, module, settings: { url, port, credentials, version: vendor?.version?.value }, recorder, gateway };
  const refresh = await compareRefresh(sides);
  const addresses = { client: await sdk.address(module), gateway: vendor?.baseUrl ?? "" };
  return { sdk, addresses, ...(refresh !== undefined && { refresh }), operations: await compareOperations(sides) };
}

async function compareOperations({ sdk, module, settings, recorder, gateway }: Sides): Promise<readonly ComparedOperation[]> {
  const client = sdk.client(module, settings);
  const compared: ComparedOperation[] = [];
  for (const operation of operationsOf(sdk)) {
    const verdicts: { readonly set: ParamSet["name"]; readonly verdict: Verdict }[] = [];
    for (const { name, params } of paramSets(operation)) {
      const theirs = await recorder.record(() => callSdk(sdk, client, operation.id, params));
      const ours = await recorder.record(() => gateway.call(operation, params));
      const asked = { params, fixed: bindings[operation.id]?.fixed ?? {} };
      verdicts.push({ set: name, verdict: compareRequests(sdk.connector, asked, only(operation, theirs), only(operation, ours)) });
    }
    compared.push({ operation: operation.id, verdicts });
  }
  return compared;
}

/** Compares the first request of an instance without an access token with the client's. Undefined where there is no refresh token. */
async function compareRefresh({ sdk, module, settings, recorder, gateway }: Sides): Promise<ComparedRefresh | undefined> {
  const auth = Object.values(vendors[sdk.connector]?.auth ?? {}).find(({ kind }) => kind === "oauth_refresh");
  const [operation] = operationsOf(sdk);
  if (auth?.kind !== "oauth_refresh" || operation === undefined) return undefined;
  const { refresh } = sdk;
  if (refresh === undefined) throw new Error(`The client of ${sdk.connector} has no call for an access token.`);
  const [theirs] = await recorder.record(() => refresh.send(module, settings));
  const [ours] = await recorder.record(() => gateway.callWithoutToken(operation, {}));
  if (theirs === undefined || ours === undefined) throw new Error(`${sdk.connector} sent no request for an access token.`);
  const verdict = compareRequests(sdk.connector, { params: {}, fixed: {} }, wireRequest(theirs), wireRequest(ours));
  return { method: refresh.method, origins: { client: refresh.origin(module), gateway: new URL(auth.tokenUrl).origin }, verdict };
}

function operationsOf({ connector }: Sdk): readonly CatalogOperation[] {
  return catalogOperations.filter((operation) => operation.connector === connector);
}

/** The only request of a call. Throws when there were several: one of the sides tried again. */
function only({ id }: CatalogOperation, sent: readonly SentRequest[]): WireRequest {
  const [first, ...others] = sent;
  if (first === undefined || others.length > 0) throw new Error(`${id} sent ${sent.length} requests in place of one.`);
  return wireRequest(first);
}
