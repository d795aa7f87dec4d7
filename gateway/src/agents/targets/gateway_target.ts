import type { Target, TargetInstance } from "../agent_types.ts";

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
