import type { Rule, RuleDetails } from "./rules.js";

/** The rule of the requests that create instances of one connector, and the connector's name. */
export interface ConnectorRule extends RuleDetails {
    readonly name: string;
}

type Connectors = Readonly<Record<string, ConnectorRule>>;

/**
 * The definition id under `key` selects the rule of its connector. The gateway may know more connectors than the catalog:
 * a request with any other id follows `otherwise`, with a warning if the id itself is a valid one.
 */
export declare function byDefinitionId(key: string, connectors: Connectors, otherwise: Rule): Rule;

export {};
