import type { Role } from "../../templates/shared/roles.ts";
import type { WrittenFieldDetails, WrittenFields } from "../catalog/types.ts";
import { diagnosticAt } from "../diagnostics/unlocated_diagnostic.ts";
import { pagingParams } from "../model/paging_queries.ts";
import { actionsOfRole, writtenRoles } from "../model/role_queries.ts";
import type { Field, Operation } from "../model/types.ts";
import { placeIn } from "../source/place.ts";
import { namedTypeOf } from "./named_type.ts";
import { given, lookUp, toDetails, type Scope } from "./scope.ts";

/** What decides the roles of params that are not written. */
type RoleSource = Pick<Operation, "action"> & { readonly [Key in "paging" | "download"]: Operation[Key] };

/** The params of an operation with their roles: from what names them, as they are written, or from their named types. */
export function withRoles(fields: readonly Field[], written: WrittenFields, source: RoleSource, scope: Scope): readonly Field[] {
  return fields.map((field) => {
    const details = toDetails(lookUp(written, field.name) ?? {});
    const role = namedRole(field, details, source, scope) ?? writtenRole(field, details, scope) ?? ownIdentity(field, source);
    return { ...field, ...given("role", role) };
  });
}

/** The role of a param that the paging or the download of the operation names. */
function namedRole(field: Field, details: WrittenFieldDetails, { paging, download }: RoleSource, scope: Scope): Role | undefined {
  const { name, at } = field;
  const part = paging && pagingParams(paging).find((param) => param.name === name)?.part;
  const role: Role | undefined = part === undefined ? undefined : { kind: "paging", part };
  const found = role ?? (download?.range === name ? { kind: "range" as const } : undefined);
  const [written] = writtenRoles(details);
  if (found !== undefined && written !== undefined) {
    const reason = found.kind === "paging" ? `\`paging\` names it under \`${found.part}\`` : "`download` names it under `range`";
    scope.report(diagnosticAt("role/derived", placeIn(at, written.kind), { key: written.kind, name, reason }, { on: "key" }));
  }
  return found;
}

/** The role that the mapping has a key for; without one, that of its named type. */
function writtenRole(field: Field, details: WrittenFieldDetails, scope: Scope, seen: readonly string[] = []): Role | undefined {
  const [role, ...others] = writtenRoles(details);
  if (role !== undefined) {
    const [second] = others;
    const keys = [role, ...others].map(({ kind }) => `\`${kind}\``).join(", ");
    if (second !== undefined)
      scope.report(diagnosticAt("role/several", placeIn(field.at, second.kind), { name: seen.at(-1) ?? field.name, keys }, { on: "key" }));
    return role;
  }
  const { name, named } = namedTypeOf(details, scope);
  if (named === undefined || seen.includes(name)) return undefined;
  return writtenRole(field, toDetails(named), scope, [...seen, name]);
}

/** Operations about one record find it by the param `id`, unless the param has another role. */
function ownIdentity({ name }: Field, { action }: RoleSource): Role | undefined {
  return name === "id" && actionsOfRole("identity").includes(action) ? { kind: "identity", fields: ["id"] } : undefined;
}
