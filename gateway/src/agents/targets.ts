import type { Target, TargetInstance } from "./agent_types.ts";

/** The sandbox accepts any token. This one opens made-up records only. */
const SANDBOX_TOKEN = "sandbox";

/** A gateway in another process, and its instances by connector: it has no operation that lists them. */
export interface GatewayTargetOptions {
  readonly url: string;
  readonly token: string;
  readonly instances: Readonly<Record<string, readonly string[]>>;
}

/** Runs operations at a gateway in another process. Nothing is sent before the first call. */
export function openGatewayTarget({ url, token, instances }: GatewayTargetOptions): Target {
  return {
    kind: "gateway",
    baseUrl: url,
    token,
    instancesOf: (connector) => {
      const { [connector]: ids = [] } = instances;
      return Promise.resolve(ids.map((id): TargetInstance => ({ id })));
    },
  };
}

/** Runs operations with made-up records in memory, with `inst_<connector>` for each connector. The records are made at the first call. */
export function openSandboxTarget(): Target {
  let sandbox: Promise<typeof globalThis.fetch> | undefined;
  return {
    kind: "sandbox",
    baseUrl: "http://sandbox.invalid",
    token: SANDBOX_TOKEN,
    fetch: async (url, init) => (await (sandbox ??= loadSandbox()))(url, init),
    instancesOf: (connector) => Promise.resolve([{ id: `inst_${connector}` }]),
  };
}

/** Loaded on demand: hosts wait for the list of tools, which needs no records. */
async function loadSandbox(): Promise<typeof globalThis.fetch> {
  const { createSandbox } = await import("connector-gateway-spec/sandbox");
  const sandbox = createSandbox({ token: SANDBOX_TOKEN });
  return (url, init) => sandbox.fetch(url, init);
}
