import { createInstanceShape } from "../../model/body_shapes.ts";
import type { AuthMethod, Connector, Gateway } from "../../model/types.ts";
import { authTypeName } from "../../naming/names.ts";
import { union, type Member } from "../../print/code.ts";
import { describeNotes } from "../../print/documentation.ts";
import { ident } from "../../print/literals.ts";
import type { Statement } from "../../print/statements.ts";
import { declareShape, toMembers } from "./value_type.ts";

/** One interface per method and `AuthConfig`, the union of them. */
export function declareAuth(connector: Connector): readonly Statement[] {
  const doc = { lines: [`\`auth_config\` of ${connector.title}: the fields of exactly one auth method.`] };
  const type = union(connector.auth.map(({ name }) => ident(authTypeName(name))));
  return [...connector.auth.map((method) => declareMethod(method, connector)), { kind: "type", name: "AuthConfig", doc, type }];
}

/** The type of `gateway.create_instance` for one connector. */
export function declareCreateInstance(gateway: Gateway, connector: Connector): readonly Statement[] {
  const { createInstance: whole } = gateway;
  const doc = describeNotes(whole, "", [`Request body that creates an instance of ${connector.title}.`]);
  return declareShape("CreateInstanceRequest", doc, createInstanceShape(gateway, connector), { side: "request", whole });
}

function declareMethod(method: AuthMethod, { auth }: Connector): Statement {
  const { members, ...rest } = toMembers(method.shape, { side: "request", whole: method });
  const own = new Set(members.map(({ name }) => name));
  const others = new Set(auth.flatMap(({ shape }) => shape.fields.map(({ name }) => name)).filter((name) => !own.has(name)));
  // Without these, TypeScript accepts an object with the fields of two methods as a member of their union.
  const excluded = [...others].map((name): Member => ({
    name,
    doc: { lines: ["Belongs to another auth method."] },
    type: "undefined",
    optional: true,
  }));
  const doc = describeNotes(method, method.title);
  return { kind: "interface", name: authTypeName(method.name), doc, members: [...members, ...excluded], ...rest };
}
