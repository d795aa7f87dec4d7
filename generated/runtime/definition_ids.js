// @generated from templates/runtime/definition_ids.ts by connector-gateway-spec. Do not edit.
import { nearestName } from "../shared/nearest_names.js";
import { once, compileRule } from "./compile.js";
import { collectIssues } from "./collect_issues.js";
import { isValid } from "./is_valid.js";
import { at, report } from "./issue_list.js";
import { ownValue } from "./properties.js";

export function byDefinitionId(key, connectors, otherwise) {
  const rules = once(() => ({
    known: new Map(Object.entries(connectors).map(([id, rule]) => [id, compileRule(rule)])),
    rest: compileRule(otherwise),
  }));
  const isId = (id) => {
    const field = rules().rest.table?.fields.find(({ name }) => name === key);
    return typeof id === "string" && field !== undefined && isValid(field.rule, id, 0, false);
  };
  return {
    choice: {
      isValid: (value, depth, strict) => {
        const { known, rest } = rules();
        const rule = known.get(ownValue(value, key));
        return rule === undefined ? !strict && isValid(rest, value, depth, strict) : isValid(rule, value, depth, strict);
      },
      collectIssues: (walk, value, depth, lenient) => {
        const { known, rest } = rules();
        const id = ownValue(value, key);
        const rule = known.get(id);
        if (rule === undefined && isId(id)) at(walk, key, () => reportUnknownConnector(walk, id, connectors));
        collectIssues(walk, rule ?? rest, value, depth, lenient);
      },
    },
  };
}

function reportUnknownConnector(walk, id, connectors) {
  const known = Object.keys(connectors);
  const nearest = nearestName(id, known);
  const name = nearest === undefined ? undefined : connectors[nearest]?.name;
  const suggestion = name === undefined ? "" : `; did you mean the id of ${name}, \`${nearest}\`?`;
  const names = Object.values(connectors).map((connector) => connector.name);
  const hint = suggestion === "" ? `The credentials are not checked. Known connectors: ${names.join(", ")}.` : "";
  report(walk, "request/unknown-connector", `is not the id of a known connector${suggestion}`, known, hint, true);
}
