import { nearestName } from "#templates/core";
import { once, compileRule } from "./compile.js";
import { collectIssues } from "./collect_issues.js";
import { areValid, isValid } from "./is_valid.js";
import { report, type Walk } from "./issue_list.js";
import { ownValue } from "./kinds.js";
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
export function byDefinitionId(key: string, connectors: Connectors, otherwise: Rule): Rule {
  const rules = once(() => ({
    known: new Map<unknown, ReturnType<typeof compileRule>>(Object.entries(connectors).map(([id, rule]) => [id, compileRule(rule)])),
    rest: compileRule(otherwise),
  }));
  const isId = (id: unknown): id is string => {
    const field = rules().rest.table?.fields.find(({ name }) => name === key);
    return typeof id === "string" && field !== undefined && isValid(field.rule, id, 0, false);
  };
  return {
    choice: {
      isValid: (value, depth, strict) => {
        const { known, rest } = rules();
        const rule = known.get(ownValue(value, key));
        return rule === undefined ? !strict && areValid(rest, value, depth, strict) : areValid(rule, value, depth, strict);
      },
      collectIssues: (walk, value, depth, lenient) => {
        const { known, rest } = rules();
        const id = ownValue(value, key);
        const rule = known.get(id);
        if (rule === undefined && isId(id)) {
          walk.path.push(key);
          reportUnknownConnector(walk, id, connectors);
          walk.path.pop();
        }
        collectIssues(walk, rule ?? rest, value, depth, lenient);
      },
    },
  };
}

/** Warns about a definition id that no connector of the catalog has; the walk is at the id. */
function reportUnknownConnector(walk: Walk, id: string, connectors: Connectors): void {
  const ids = Object.keys(connectors);
  const nearest = nearestName(id, ids);
  const name = nearest === undefined ? undefined : connectors[nearest]?.name;
  const suggestion = name === undefined ? "" : `; did you mean the id of ${name}, \`${nearest}\`?`;
  const names = Object.values(connectors).map((connector) => connector.name);
  const hint = suggestion === "" ? `The credentials are not checked. Known connectors: ${names.join(", ")}.` : "";
  report(walk, "request/unknown-connector", `is not the id of a known connector${suggestion}`, ids, hint, true);
}
