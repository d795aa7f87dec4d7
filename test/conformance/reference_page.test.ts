import { describe, expect, test } from "vitest";
import { printPage } from "../../generator/emit/reference/page.tsx";
import { fieldAnchor, metaAnchor, paramAnchor, recordAnchor } from "../../generator/emit/reference/anchors.ts";
import type { Field, ObjectShape, Operation, Origin, ScalarType, ValueType } from "../../generator/resolve/model/types.ts";
import { innerTypes, itemLimits, writtenShapes } from "../../generator/resolve/model/value_types.ts";
import { operationsOf } from "../../generator/resolve/model/walk.ts";
import { roleText } from "../../templates/core/role_text.ts";
import { loadCatalog, templatesOfModel } from "../fixtures/emitted_package.ts";
import { attributeOf, elementsOf, innerText, parsePage, type PageElement } from "../fixtures/parsed_page.ts";

const model = loadCatalog();
const page = parsePage(printPage({ model, templates: templatesOfModel(), version: "1.0.0" }));
const elements = elementsOf(page);
const withId = elements.flatMap((element) => {
  const id = attributeOf(element, "id");
  return id === undefined ? [] : [[id, element] as const];
});
const byId = new Map(withId);
const articles = new Map(
  elements.map((element) => [attributeOf(element, "data-operation") ?? attributeOf(element, "aria-labelledby"), element]),
);
const operations = model.connectors.flatMap(operationsOf);
const texts = new WeakMap<PageElement, string>();

/** What an element says, in small letters, without blanks. */
function said(element: PageElement | undefined): string {
  if (element === undefined) return "";
  const known = texts.get(element) ?? plain(innerText(element));
  texts.set(element, known);
  return known;
}

/** A text of the catalog as the page has it: without the marks of code. */
function plain(text: string): string {
  return text.replaceAll(/[`\s]/gu, "").toLowerCase();
}

/** The statements that an element lacks, each with what it is about. */
function missing(about: string, element: PageElement | undefined, statements: readonly (string | number | undefined)[]): readonly string[] {
  const text = said(element);
  return statements
    .filter((statement) => statement !== undefined)
    .filter((statement) => !text.includes(plain(String(statement))))
    .map((statement) => `${about}: ${statement}`);
}

function reasonOf(origin: Origin): string | undefined {
  if (origin.kind === "stated") return undefined;
  return origin.kind === "assumed" ? origin.because : origin.what;
}

/** The values and limits of a type, and those of what is inside it. */
function limitsOf(type: ValueType): readonly (string | number | undefined)[] {
  const { minItems, maxItems } = itemLimits(type);
  const own = type.kind === "scalar" ? scalarLimits(type) : [minItems, maxItems];
  return [...own, ...innerTypes(type).flatMap(({ type: inner }) => limitsOf(inner))];
}

function scalarLimits(type: ScalarType): readonly (string | number | undefined)[] {
  const { commaList, min, max, multipleOf, minLength, maxLength, pattern } = type;
  const values = [...[type.const ?? []].flat(), ...(type.enum ?? []), ...(type.knownValues ?? [])];
  const listed = [...(commaList?.values ?? []), ...(commaList?.knownValues ?? []), commaList?.minItems, commaList?.maxItems];
  return [...type.types, ...values.map(String), ...listed, min, max, multipleOf, minLength, maxLength, pattern];
}

/** A list of fields on the page. */
interface ShownList {
  readonly anchor: string;
  /** What also says what several fields have in common. */
  readonly around: PageElement | undefined;
  /** The origin of the whole. */
  readonly origin: Origin;
}

/** What the page lacks about the fields of a shape and those inside them. */
function missingFields({ fields }: ObjectShape, list: ShownList, path: readonly string[] = []): readonly string[] {
  return fields.flatMap((field) => {
    const names = [...path, field.name];
    const id = fieldAnchor(list.anchor, names);
    const element = byId.get(id);
    const reason = reasonOf(field.origin);
    const mark = reason === reasonOf(list.origin) ? undefined : field.origin.kind.replace("_", " ");
    return [
      ...(element === undefined ? [`${id} is not there`] : missing(id, element, [...statementsOf(field), mark])),
      ...missing(id, list.around, [reason, field.default && reasonOf(field.default.origin)]),
      ...writtenShapes(field.type).flatMap(({ shape }) => missingFields(shape, { ...list, origin: field.origin }, names)),
    ];
  });
}

function statementsOf({ name, description, type, role, default: preset, ...field }: Field): readonly (string | number | undefined)[] {
  return [
    name,
    description,
    ...limitsOf(type),
    role && roleText(role),
    preset && (typeof preset.value === "string" ? preset.value : JSON.stringify(preset.value)),
    field.requiredInPractice,
    field.deprecated,
    field.experimental,
    field.alsoSeen && "Real traffic also shows",
    field.secret ? "secret" : undefined,
  ];
}

/** What the page must say about an operation apart from its params and its Meta. */
function statementsAbout({
  description,
  section,
  notes,
  paging,
  returns,
  origin,
  download,
  params,
  ...operation
}: Operation): readonly (string | undefined)[] {
  return [
    ...[description, section, ...notes, reasonOf(origin), operation.effect, operation.deprecated, operation.experimental],
    operation.permanent ? "This is permanent and cannot be undone." : undefined,
    operation.ordered === undefined ? undefined : "The newest come first.",
    returns?.record,
    ...(returns === undefined ? [] : [reasonOf(returns.origin)]),
    operation.elements?.join("."),
    ...(paging === undefined ? [] : [paging.notShown, reasonOf(paging.origin), "because" in paging ? paging.because : paging.next]),
    download?.maxSize,
    download?.range,
    params.openBecause,
    ...(params.atLeastOneOf === undefined ? [] : ["At least one of", ...params.atLeastOneOf]),
    operation.paramsRequired || (params.fields.length === 0 && !params.open) ? undefined : "params itself may be left out",
  ];
}

describe("the reference page", () => {
  test("says everything about every operation", () => {
    expect(operations.length).toBeGreaterThan(100);
    expect(operations.flatMap((operation) => missing(operation.id, articles.get(operation.id), statementsAbout(operation)))).toEqual([]);
  });

  test("says everything about every param, and every field of Meta", () => {
    const lacking = operations.flatMap((operation) => {
      const { id, origin, params, meta } = operation;
      const list = { around: articles.get(id), origin };
      return [
        ...missingFields(params, { ...list, anchor: paramAnchor(operation, []) }),
        ...(meta === undefined ? [] : missingFields(meta, { ...list, anchor: metaAnchor(operation, []) })),
      ];
    });
    expect(lacking).toEqual([]);
  });

  test("says everything about every record and its fields", () => {
    const lacking = model.connectors.flatMap(({ id, records }) =>
      records.flatMap(({ name, shape, description, section, origin, ...record }) => {
        const anchor = recordAnchor(id, name);
        const article = articles.get(anchor);
        return [
          ...missing(anchor, article, [name, description, section, reasonOf(origin), record.extends]),
          ...missingFields(shape, { anchor, around: article, origin }),
        ];
      }),
    );
    expect(lacking).toEqual([]);
  });

  test("has an anchor for every operation, entity, connector and record in its contents", () => {
    const contents = elements.find(({ tagName }) => tagName === "nav");
    const linked = new Set(elementsOf(contents ?? page).map(targetOf));
    const wanted = model.connectors.flatMap(({ id, entities, records }) => [
      id,
      ...entities.map(({ name }) => `${id}.${name}`),
      ...records.map(({ name }) => recordAnchor(id, name)),
    ]);
    expect([...wanted, ...operations.map(({ id }) => id)].filter((anchor) => !linked.has(anchor))).toEqual([]);
  });

  test("has no id twice, and something at the end of every link to itself", () => {
    const ids = withId.map(([id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const targets = elements.flatMap((element) => targetOf(element) ?? []);
    expect(targets.length).toBeGreaterThan(1000);
    expect([...new Set(targets.filter((target) => !byId.has(target)))]).toEqual([]);
  });

  test("has headings that leave out no level", () => {
    const levels = elements.flatMap(({ tagName }) => (/^h[1-6]$/u.test(tagName) ? [Number(tagName[1])] : []));
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });
});

function targetOf(element: PageElement): string | undefined {
  const href = attributeOf(element, "href");
  return href?.startsWith("#") === true ? decodeURIComponent(href.slice(1)) : undefined;
}
