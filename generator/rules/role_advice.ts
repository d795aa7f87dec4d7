import { endsPath, entityBefore, isOfList, likelyRole, type RoleClues } from "../model/derived_role.ts";
import { writtenRole } from "../model/role_queries.ts";

/** The line to write for a param whose role is not certain, with `…` for what only its author knows; undefined if nothing comes to mind. */
export function adviseRole(clues: RoleClues): string | undefined {
  const role = likelyRole(clues);
  if (role !== undefined) {
    const { key, value } = writtenRole(role);
    return `${key}: ${
      typeof value === "object"
        ? `{ ${Object.entries(value)
            .map((pair) => pair.join(": "))
            .join()} }`
        : value
    }`;
  }
  const { name, place, value } = clues;
  const entity = entityBefore(clues);
  if (endsPath(clues)) return "identity: <field with its value>";
  if (entity !== undefined) return `parent: { entity: ${entity}, by: <field with its value> }`;
  if (place === undefined && clues.required) return "within: true";
  if (place === "path" || !isOfList(clues)) return undefined;
  if (/date/u.test(value.format ?? "") || /since|after|from/iu.test(name)) return "filter: { field: <field with the time>, as: after }";
  const [first] = value.values ?? [];
  return first === undefined ? undefined : `filter: { as: equals, meanings: { ${String(first)}: { <field>: <value> }, … } }`;
}
