import type {
  Catalog,
  CatalogField,
  CatalogOperation,
  CatalogOrigin,
  CatalogPaging,
  CatalogRecord,
  CatalogShape,
  CatalogType,
  CatalogScalar,
  Described,
  BindingFact,
  Binding,
  Retirement,
  Vendor,
  Phrase,
  Check,
} from "#templates/core";
import {
  nearestNames,
  roleText,
  describeAddress,
  describeName,
  findOperation,
  innerTypesOf,
  operationsOf,
  unfold,
  fieldsWithin,
  typeText,
  UsageError,
  jsonText,
  bindingFacts,
  retirementPhrase,
  signingPhrase,
  versionPhrase,
  plainPhrase,
  checksFor,
  itemChecks,
  numberChecks,
  stringChecksWith,
  stringFormat,
} from "#templates/core";
import type { SpecPackage } from "../context.js";
import { withoutCredentials } from "../names.js";
import { findOutline, outlineNames, printOutline, type Outline } from "./outline.js";

/**
 * Prints the catalog's knowledge of a connector, entity, operation or address; for the last two with a valid example.
 * @throws UsageError, with the nearest names, if the name is unknown
 */
export function printExplanation(spec: SpecPackage, addresses: readonly string[], name: string, json: boolean): string {
  const catalog = spec.readCatalog();
  const outline = findOutline(catalog, name);
  if (outline !== undefined) return explainOutline(name, outline, json);
  const operation = findOperation(catalog, name);
  const address = operation === undefined ? name : operation.addresses.request;
  const described = addresses.includes(address) ? describeAddress(catalog, address) : describeName(catalog, address);
  if (described === undefined) throw unknownName(name, catalog, addresses);
  const example = exampleOf(spec, address);
  if (json) return `${jsonText({ name, ...(operation ?? toPlain(described)), example }, 2)}\n`;
  const body = operation === undefined ? explainAddress(catalog, name, described) : explainOperation(catalog, operation);
  const printed = example === undefined ? [] : ["", "example", indent(jsonText(example, 2))];
  return `${[name, ...body, ...printed].join("\n")}\n`;
}

function explainOutline(name: string, outline: Outline, json: boolean): string {
  if (json) return `${jsonText({ name, ...outline }, 2)}\n`;
  const { description, section, vendor } = outline;
  const lines = [
    name,
    ...(description === undefined ? [] : [indent(description)]),
    ...source(section, undefined),
    ...(vendor === undefined ? [] : ["", ...vendorText(vendor)]),
    ...printOutline(outline),
  ];
  return `${lines.join("\n")}\n`;
}

function unknownName(name: string, catalog: Catalog, addresses: readonly string[]): UsageError {
  const credentials = withoutCredentials(name, addresses);
  if (credentials !== undefined) return credentials;
  const operations = catalog.connectors.flatMap(operationsOf).map(({ id }) => id);
  const inner = catalog.connectors.flatMap((connector) => innerTypesOf(connector).map((type) => `${connector.id}.records.${type.name}`));
  const nearest = similarNames(name, [...outlineNames(catalog), ...operations, ...addresses, ...inner, ...namesBeside(catalog, name)]);
  const help =
    nearest.length === 0
      ? "connector-gateway-spec list shows the connectors, and explain <connector> the entities of one"
      : `did you mean ${nearest.join(" or ")}?`;
  return new UsageError(`unknown name "${name}"`, help);
}

/** The names in the last thing around a name that there is: `payments.records.Invoice.lines` for `payments.records.Invoice.line`. */
function namesBeside(catalog: Catalog, name: string): readonly string[] {
  const around = name.slice(0, Math.max(0, name.lastIndexOf(".")));
  const place = describeName(catalog, around);
  if (place === undefined) return around === "" ? [] : namesBeside(catalog, around);
  return fieldsIn(place.inner?.type ?? place.type, place.records).map((field) => `${around}.${field.name}`);
}

/** The fields of a type, of the elements of a list, or of the values of a map. */
function fieldsIn(type: CatalogType | undefined, records: readonly CatalogRecord[]): readonly CatalogField[] {
  if (type?.kind === "array") return fieldsIn(type.items, records);
  const unfolded = unfold(type, records);
  return unfolded?.kind === "object" ? (unfolded.shape?.fields ?? fieldsIn(unfolded.values, records)) : [];
}

/** At most three names that end or begin with the wanted one, such as `payments.customers` for `customers`, or similar ones. */
function similarNames(wanted: string, names: readonly string[]): readonly string[] {
  const steps = wanted.split(".").length;
  const tail = (name: string): string => name.split(".").slice(-steps).join(".");
  const tails = nearestNames(wanted, [...new Set(names.map(tail))], 3);
  const found = [
    names.filter((name) => name.endsWith(`.${wanted}`)),
    names.filter((name) => wanted !== "" && name.startsWith(wanted)),
    nearestNames(wanted, names, 3),
    tails.flatMap((near) => names.filter((name) => tail(name) === near)),
  ];
  return found.find(({ length }) => length > 0)?.slice(0, 3) ?? [];
}

function exampleOf(spec: SpecPackage, address: string): unknown {
  return spec.readExamples(address.split(".")[0] ?? "")[address]?.valid[0];
}

function toPlain({ description, section, origin, type, inner, records }: Described): object {
  return { description, section, origin, type: unfold(type, records), inner: inner && { ...inner, type: unfold(inner.type, records) } };
}

function explainAddress(catalog: Catalog, name: string, described: Described): readonly string[] {
  const { description, section, origin, type, inner, records } = described;
  const owner = catalog.connectors.find(({ addresses }) => addresses.authConfig === name);
  const methods = owner?.auth.flatMap((method) => explainShape(method.shape, method.title, "no fields"));
  const head = [...(description === undefined ? [] : [indent(description)]), ...source(section, origin)];
  return [...head, ...(methods ?? explainType(type, records, "fields")), ...explainInner(inner, records)];
}

/** What is inside a value that the document leaves open: its type, where that is known from, and its fields. */
function explainInner(inner: CatalogField["inner"], records: readonly CatalogRecord[]): readonly string[] {
  if (inner === undefined) return [];
  const fields = fieldsIn(inner.type, records).flatMap((field) => explainField(field, "  "));
  return ["", `inside  ${innerText(inner)}`, ...source(undefined, inner.origin), ...fields];
}

function innerText({ type, origin }: NonNullable<CatalogField["inner"]>): string {
  return type === undefined ? "stays open" : [typeText(type), ...limitTexts(type), ...originText(origin)].join(", ");
}

function originText({ kind }: CatalogOrigin): readonly string[] {
  return kind === "stated" ? [] : [kind.replace("_", " ")];
}

function explainOperation(catalog: Catalog, operation: CatalogOperation): readonly string[] {
  const { description, section, origin, effect, permanent, kind, ordered, notes, params, returns, meta, paging, id, binding } = operation;
  const vendor = catalog.connectors.find((connector) => connector.id === operation.connector)?.vendor;
  const facts = [
    effect === "write" ? "writes" : "reads",
    ...(permanent ? ["cannot be undone"] : []),
    `returns: ${kind.replaceAll("_", " ")}`,
    ...(ordered === undefined ? [] : [ordered.replace("_", " ")]),
  ];
  return [
    ...(description === undefined ? [] : [indent(description)]),
    ...source(section, origin),
    `  ${facts.join("; ")}`,
    ...notes.map((note) => indent(note)),
    `  addresses: ${id}.{${Object.keys(operation.addresses).join(",")}}`,
    ...explainShape(params, "params", "takes no params"),
    ...(returns === undefined ? [] : explainRecord(catalog, operation, returns.record)),
    ...(meta === undefined ? [] : explainShape(meta, "meta", "no meta")),
    ...explainPaging(paging),
    ...(binding === undefined ? [] : ["", ...bindingText(binding, vendor)]),
  ];
}

function explainRecord(catalog: Catalog, { addresses }: CatalogOperation, record: string): readonly string[] {
  const { type, records } = describeAddress(catalog, addresses.record ?? "");
  return explainType(type, records, `record ${record}`);
}

/** The kind of paging with what it names, as the catalog writes it: `record.next_page` is in the record. */
function explainPaging(paging: CatalogPaging | undefined): readonly string[] {
  if (paging === undefined) return [];
  const { kind, origin: _origin, profile: _profile, notShown, ...named } = paging;
  const because = "because" in named ? named.because : undefined;
  const names = Object.entries<PagingValue>(named).filter(([, value]) => value !== because);
  const facts = [kind.replace("_", " "), ...names.map(([name, value]) => `${toWords(name)}: ${pagingText(value)}`)];
  return ["", `paging  ${facts.join(", ")}`, ...[because, notShown].filter((text) => text !== undefined).map((text) => indent(text))];
}

function toWords(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** A value of a paging descriptor. */
type PagingValue = string | number | readonly string[] | { readonly in: string; readonly field: string };

function pagingText(value: PagingValue): string {
  if (typeof value !== "object") return String(value);
  if (!("field" in value)) return value.join(".");
  return value.in === "record" ? `record.${value.field}` : value.field;
}

function explainType(type: CatalogType | undefined, records: readonly CatalogRecord[], title: string): readonly string[] {
  const unfolded = unfold(type, records);
  if (unfolded === undefined) return [];
  if (unfolded.kind === "object" && unfolded.shape !== undefined) return explainShape(unfolded.shape, title, "no fields");
  return ["", `${title === "fields" ? "type" : title}  ${[typeText(unfolded), ...limitTexts(unfolded)].join(", ")}`];
}

function explainShape({ fields, open, openBecause, atLeastOneOf }: CatalogShape, title: string, empty: string): readonly string[] {
  return [
    "",
    fields.length === 0 ? `${title}  ${empty}` : title,
    ...fields.flatMap((field) => explainField(field, "  ")),
    ...(atLeastOneOf === undefined ? [] : [`  at least one of ${atLeastOneOf.join(", ")}`]),
    ...(open && openBecause !== undefined ? [indent(`Other names are accepted with a warning. ${openBecause}`)] : []),
  ];
}

function explainField(field: CatalogField, margin: string): readonly string[] {
  const { name, type, required, secret, description, requiredInPractice, default: preset, deprecated, experimental, role } = field;
  const facts = [
    typeText(type),
    ...(required ? ["required"] : []),
    ...limitTexts(type),
    ...(preset === undefined ? [] : [`default ${JSON.stringify(preset.value)}${preset.origin.kind === "assumed" ? " (assumed)" : ""}`]),
    ...(secret ? ["secret"] : []),
    ...originText(field.origin),
    ...(deprecated === undefined ? [] : ["deprecated"]),
    ...(experimental === undefined ? [] : ["experimental"]),
  ];
  const does = role === undefined ? "" : roleText(role);
  return [
    `${margin}${name}  ${facts.join(", ")}`,
    ...(description === undefined ? [] : [indent(description, `${margin}    `)]),
    // Many descriptions say what the role says: "Page size."
    ...(description?.toLowerCase().includes(does) === true || does === "" ? [] : [indent(does, `${margin}    `)]),
    ...(requiredInPractice === undefined ? [] : [indent(`Required in practice: ${requiredInPractice}`, `${margin}    `)]),
    ...(field.inner === undefined ? [] : [`${margin}    Inside: ${innerText(field.inner)}`]),
    ...(fieldsWithin(type)?.fields ?? []).flatMap((innerField) => explainField(innerField, `${margin}  `)),
  ];
}

function source(section: string | undefined, origin: CatalogOrigin | undefined): readonly string[] {
  const from = section === undefined ? [] : [`  source: ${section}`];
  if (origin === undefined || origin.kind === "stated") return from;
  return [...from, `  ${origin.kind.replace("_", " ")}: ${origin.kind === "assumed" ? origin.because : origin.what}`];
}

function indent(text: string, margin = "  "): string {
  return text
    .trim()
    .split("\n")
    .map((line) => `${margin}${line}`)
    .join("\n");
}

/** Describes the third party behind a connector as the catalog does, line by line. */
export function vendorText({ name, baseUrl, version, auth, body, idempotencyHeader, retired }: Vendor): readonly string[] {
  return [
    `third party  ${name}, ${baseUrl}`,
    ...(version === undefined ? [] : [`  version ${version.value}, ${plainPhrase(versionPhrase(version))}: ${version.because}`]),
    ...Object.entries(auth).map(([method, way]) => `  ${method}: ${plainPhrase(signingPhrase(way))}`),
    ...(body === "form" ? ["  bodies are forms"] : []),
    ...(idempotencyHeader === undefined ? [] : [`  the header ${idempotencyHeader} makes a repeated write safe`]),
    ...retirementText(retired),
  ];
}

/** How an operation is called, line by line: what is not obvious from the call and the names of the params. */
export function bindingText(binding: Binding, vendor?: Vendor): readonly string[] {
  const { call, graphql, retired } = binding;
  const version = vendor?.version;
  const { params, fixed, result, meta, content } = bindingFacts(binding);
  return [
    `call  ${call}`,
    ...(version === undefined ? [] : [`  version ${version.value}`]),
    ...(graphql === undefined ? [] : [`  query: ${graphql.file}`]),
    ...[...params, ...fixed].map(factText),
    ...phraseText("result", result),
    ...meta.map((fact) => factText({ ...fact, name: `meta.${fact.name}` })),
    ...phraseText("content", content),
    ...retirementText(retired ?? vendor?.retired),
  ];
}

function factText({ name, phrase, because }: BindingFact): string {
  return `  ${name}: ${plainPhrase(phrase)}${because === undefined ? "" : `. ${because}`}`;
}

function phraseText(name: string, phrase: Phrase | undefined): readonly string[] {
  return phrase === undefined ? [] : [factText({ name, phrase })];
}

function retirementText(retired: Retirement | undefined): readonly string[] {
  return retired === undefined ? [] : [`  ${plainPhrase(retirementPhrase(retired))}: ${retired.because} ${retired.source}`];
}

/** The constraints on a value: limits, lists of values, patterns. */
export function limitTexts(type: CatalogType): readonly string[] {
  if (type.kind === "scalar") return scalarLimits(type);
  const { minItems, maxItems } = { minItems: undefined, maxItems: undefined, ...type };
  return demands(checksFor(itemChecks, { ...(minItems !== undefined && { minItems }), ...(maxItems !== undefined && { maxItems }) }));
}

const stringChecks = stringChecksWith((name) => stringFormat(name, "", name));

function scalarLimits(type: CatalogScalar): readonly string[] {
  return [
    ...(type.const === undefined ? [] : [JSON.stringify(type.const)]),
    ...values("one of", type.enum),
    ...values("for instance", type.knownValues),
    ...demands(checksFor(numberChecks, type)),
    ...demands(checksFor(stringChecks, type)),
    ...(type.commaList === undefined ? [] : listLimits(type.commaList)),
  ];
}

function listLimits(list: NonNullable<CatalogScalar["commaList"]>): readonly string[] {
  const shown = [...values("of", list.values), ...values("for instance", list.knownValues)];
  return ["comma-separated", ...shown, ...demands(checksFor(itemChecks, list))];
}

/** "be at least 1" -> "at least 1" */
function demands<Value>(checks: readonly Check<Value>[]): readonly string[] {
  return checks.map(({ demand }) => demand.replace(/^(?:be|have) /, "").replace(/^match /, "matches "));
}

function values(words: string, list: readonly unknown[] | undefined): readonly string[] {
  return list === undefined ? [] : [`${words} ${list.map((value) => JSON.stringify(value)).join(", ")}`];
}
