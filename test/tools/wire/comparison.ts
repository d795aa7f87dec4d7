import { bindings, vendors } from "connector-gateway-spec/bindings";
import { catalogOperations, type CatalogOperation } from "../../conformance/sandbox/catalog_operations.ts";
import type { ExampleInstance } from "./credentials.ts";
import type { GatewayProcess } from "./gateway_process.ts";
import { paramSets, type ParamSet } from "./param_sets.ts";
import type { Recorder, SentRequest } from "./recorder.ts";
import { callSdk, loadSdk, type Sdk } from "./sdks/sdk.ts";
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
  readonly operations: readonly ComparedOperation[];
}

/** Sends every set of params of all operations of a connector, by its third party's client and by the gateway. */
export async function compareConnector(
  sdk: Sdk,
  { credentials }: ExampleInstance,
  recorder: Recorder,
  gateway: Pick<GatewayProcess, "call">,
): Promise<ComparedConnector> {
  const { url, port } = recorder;
  const vendor = vendors[sdk.connector];
  const module = await loadSdk(sdk);
  const client = sdk.client(module, { url, port, credentials, version: vendor?.version?.value });
  const compared: ComparedOperation[] = [];
  for (const operation of catalogOperations.filter(({ connector }) => connector === sdk.connector)) {
    const verdicts: { readonly set: ParamSet["name"]; readonly verdict: Verdict }[] = [];
    for (const { name, params } of paramSets(operation)) {
      const theirs = await recorder.record(() => callSdk(sdk, client, operation.id, params));
      const ours = await recorder.record(() => gateway.call(operation, params));
      const asked = { params, fixed: bindings[operation.id]?.fixed ?? {} };
      verdicts.push({ set: name, verdict: compareRequests(sdk.connector, asked, only(operation, theirs), only(operation, ours)) });
    }
    compared.push({ operation: operation.id, verdicts });
  }
  return { sdk, addresses: { client: await sdk.address(module), gateway: vendor?.baseUrl ?? "" }, operations: compared };
}

/** The only request of a call. Throws when there were several: one of the sides tried again. */
function only({ id }: CatalogOperation, sent: readonly SentRequest[]): WireRequest {
  const [first, ...others] = sent;
  if (first === undefined || others.length > 0) throw new Error(`${id} sent ${sent.length} requests in place of one.`);
  return wireRequest(first);
}
