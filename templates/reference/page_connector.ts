import type { ConnectorDefinition } from "../runtime/client/client_types.js";
import type { Validator } from "../runtime/validator_types.js";

/** What the page knows of a connector. The validators of answers are not part of it: they would add a tenth to the page. */
export interface PageConnector extends Pick<ConnectorDefinition, "id" | "gateway" | "operations"> {
  /** The validators of params, by `<entity>.<action>`. */
  readonly params: Readonly<Record<string, Validator<unknown>>>;
}
