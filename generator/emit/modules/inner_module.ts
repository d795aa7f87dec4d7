import { type Connector, type Field, type Gateway, type RecordDefinition, hasInner, operationsOf, withInner } from "#generator/resolve";
import { type PrintedModule, type Statement, call, ident, literal, object, bannerOf, printModule, stringLiteral } from "#generator/print";
import { defineTables, recordsOf } from "./tables.ts";

/**
 * `connectors/<connector>.inner`, the subpath `<connector>/inner`: what we know about the inside of open fields, for those who want to check
 * it. Its tables only have these fields, and the ones that lead to them.
 */
export function printInnerModule({ execute }: Gateway, connector: Connector): PrintedModule {
  const uses = new Set<string>();
  const tables = innerTables(connector);
  const records = tables.filter(({ name }) => connector.records.some((record) => record.name === name)).map(({ name }) => name);
  const operations = operationsOf(connector).flatMap(({ entity, action, returns }) =>
    returns !== undefined && records.includes(returns.record) ? [[`${entity}.${action}`, returns.record] as const] : [],
  );
  const rules = object(
    [
      ["connector", stringLiteral(connector.id)],
      ["source", stringLiteral(sourceOf(connector))],
      [
        "records",
        object(
          records.map((name) => [name, object([["table", ident(name)]])]),
          true,
        ),
      ],
      ["operations", literal(Object.fromEntries(operations))],
      ["result", stringLiteral(execute.response.result)],
    ],
    true,
  );
  const doc = `What public sources say about the inside of the open fields of ${connector.title}, for the option \`inner\` of \`check\`.`;
  const statements: readonly Statement[] = [
    ...defineTables(tables, { uses, side: "response", nameless: true }),
    { kind: "const", name: "inner", doc: { lines: [doc] }, type: "Inner", value: call("createInner", rules) },
  ];
  return printModule(bannerOf((connector.innerTypes[0] ?? connector.definitionId).at.file), [
    { kind: "import", from: "../runtime/inner.js", names: ["createInner"], valuesOnly: true },
    { kind: "import", from: "../runtime/validator_types.js", names: ["Inner"], typeOnly: true },
    ...statements,
  ]);
}

/** The tables of the inner types, and of the records with open fields or with records that have some. */
function innerTables(connector: Connector): readonly RecordDefinition[] {
  const { records } = withInner(connector);
  const inner = new Set(connector.innerTypes.map(({ name }) => name));
  const open = new Set(connector.records.filter(({ shape }) => hasInner(shape)).map(({ name }) => name));
  const leadsInside = (field: Field): boolean =>
    [...recordsOf({ fields: [field], open: true })].some((name) => inner.has(name) || open.has(name));
  return records.flatMap((record): readonly RecordDefinition[] => {
    if (inner.has(record.name)) return [record];
    const documented = connector.records.find(({ name }) => name === record.name)?.shape.fields ?? [];
    const fields = record.shape.fields.filter((field, index) => {
      const before = documented[index];
      return leadsInside(field) || (before !== undefined && hasInner({ fields: [before], open: true }));
    });
    return fields.length === 0 ? [] : [{ ...record, shape: { fields: fields.map(mayBeMissing), open: true } }];
  });
}

/** Whether a field is there, and not null, is for the validators of the documents. */
function mayBeMissing(field: Field): Field {
  return { ...field, required: false, type: field.type.kind === "any" ? field.type : { ...field.type, nullable: true } };
}

/** The reason that most inner types give. */
function sourceOf({ innerTypes, records }: Connector): string {
  const origins = [...innerTypes, ...records.flatMap(({ shape }) => shape.fields.flatMap(({ inner }) => inner ?? []))].map(
    ({ origin }) => origin,
  );
  return origins.flatMap((origin) => (origin.kind === "assumed" ? [origin.because] : []))[0] ?? "";
}
