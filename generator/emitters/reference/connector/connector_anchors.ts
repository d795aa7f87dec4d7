import type { Connector } from "../../../model/types.ts";

/** The parts of the introduction of a connector. Names of entities have no hyphen, so that none of these is one. */
export type IntroductionPart = "all-operations" | "third-party" | "retired" | "open-points";

/** `payments.third-party` */
export function introductionAnchor({ id }: Connector, part: IntroductionPart): string {
  return `${id}.${part}`;
}

/** The credentials of a connector, or an auth method: `payments.auth_config.api_key`. */
export function credentialsAnchor({ id }: Connector, ...names: readonly string[]): string {
  return [id, "auth_config", ...names.map(encodeURIComponent)].join(".");
}

/** The values beside the credentials of a connector. */
export function configAnchor({ id }: Connector): string {
  return `${id}.config`;
}
