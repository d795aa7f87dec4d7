import { type WrittenFieldDetails, type WrittenFields, optional, diagnosticAt, placeIn } from "#generator/read";
import type { Role } from "#templates/core";
import { pagingParams } from "./model/paging_descriptor.ts";
import { actionsOfRole, writtenRoles } from "./model/role_kinds.ts";
import type { Field, Operation, Connector } from "./model/types.ts";
import { namedTypeOf } from "./named_type.ts";
import { lookUp, toDetails, type Scope } from "./scope.ts";
import { derivedRole, isDirection, type FieldTypes, type RoleClues } from "./model/derived_role.ts";
import { sourcesOfEntity, sourcesOfOperation, type RecordSources } from "./model/field_path.ts";

/** The parts of an operation that decide the roles of params without a written one. */
type RoleSource = Pick<Operation, "action"> & { readonly [Key in "paging" | "download"]: Operation[Key] };

/** The params of an operation with their roles: from what names them, as they are written, or from their named types. */
export function withRoles(fields: readonly Field[], written: WrittenFields, source: RoleSource, scope: Scope): readonly Field[] {
  return fields.map((field) => {
    const details = toDetails(lookUp(written, field.name) ?? {});
    const role = namedRole(field, details, source, scope) ?? writtenRole(field, details, scope) ?? ownIdentity(field, source);
    return { ...field, ...optional({ role }) };
  });
}

/** The role of a param that the paging or the download of the operation names. */
function namedRole(field: Field, details: WrittenFieldDetails, { paging, download }: RoleSource, scope: Scope): Role | undefined {
  const { name, at } = field;
  const part = paging && pagingParams(paging).find((param) => param.name === name)?.part;
  const pagingRole: Role | undefined = part === undefined ? undefined : { kind: "paging", part };
  const role = pagingRole ?? (download?.range === name ? { kind: "range" as const } : undefined);
  const [written] = writtenRoles(details);
  if (role !== undefined && written !== undefined) {
    const reason = role.kind === "paging" ? `\`paging\` names it under \`${role.part}\`` : "`download` names it under `range`";
    scope.report(diagnosticAt("role/derived", placeIn(at, written.kind), { key: written.kind, name, reason }, { on: "key" }));
  }
  return role;
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

/** A connector with the roles that follow from names, types and paths, where its file has no key for them. */
export function withDerivedRoles(connector: Connector): Connector {
  const derive = (operation: Operation): Operation => {
    const fields = operation.params.fields.map((field) => withRole(field, () => derivedRole(roleClues(field, operation, connector))));
    const orders = fields.flatMap(({ name, role }) => (role?.kind === "order" ? [name] : []));
    const direct = (field: Field): Field =>
      withRole(field, () => (isDirection(field.type) ? { kind: "modifies", params: orders } : undefined));
    return { ...operation, params: { ...operation.params, fields: orders.length === 1 ? fields.map(direct) : fields } };
  };
  return { ...connector, entities: connector.entities.map((entity) => ({ ...entity, operations: alike(entity.operations.map(derive)) })) };
}

/** The operations of an entity. A required param that identifies a record, its container or its parent does so wherever it is required. */
function alike(operations: readonly Operation[]): readonly Operation[] {
  const required = operations.flatMap(({ params }) => params.fields.filter((field) => field.required));
  const shared = new Map(
    required.flatMap(({ name, role }) => (role === undefined ? [] : sharedRole(role).map((one) => [name, one] as const))),
  );
  const withShared = (field: Field, { action }: Operation): Field => {
    const role = field.required ? shared.get(field.name) : undefined;
    return role !== undefined && actionsOfRole(role.kind).includes(action) ? withRole(field, () => role) : field;
  };
  return operations.map((one) => ({ ...one, params: { ...one.params, fields: one.params.fields.map((field) => withShared(field, one)) } }));
}

/** Not every operation returns a record that shows what it is in. */
function sharedRole(role: Role): readonly Role[] {
  if (role.kind === "within") return [{ kind: "within" }];
  const { field: _, ...parent } = role.kind === "parent" ? role : { field: undefined };
  return role.kind === "identity" ? [role] : "kind" in parent ? [parent] : [];
}

function withRole(field: Field, derive: () => Field["role"]): Field {
  return field.role === undefined ? { ...field, ...optional({ role: derive() }) } : field;
}

/** The facts that the role of a param is derived from. */
export function roleClues(field: Field, operation: Operation, connector: Connector): RoleClues {
  const { action, entity, binding, params } = operation;
  const place = binding?.params[field.name]?.in;
  return {
    rivals: params.fields.flatMap((one) =>
      one !== field && one.required && (one.role?.kind ?? "identity") === "identity" ? one.name : [],
    ),
    ...{ name: field.name, type: field.type, action, entity, place, path: binding?.path ?? "" },
    required: field.required || field.requiredInPractice !== undefined || place === "path",
    fields: fieldsOf(sourcesOfOperation(operation, connector)),
    entities: new Map(connector.entities.map((other) => [other.name, fieldsOf(sourcesOfEntity(other, connector))])),
  };
}

/** The fields of all records at once: a name that one of them has is known. */
function fieldsOf(sources: RecordSources | undefined): FieldTypes {
  return new Map((sources?.shapes ?? []).flatMap(({ fields }) => fields.map(({ name, type }) => [name, type])));
}
