import type { Binding, MetaSource, ParamPlace, Retirement, Vendor, VendorAuth } from "../../shared/bindings.js";
import { printFieldPath } from "../../shared/field_path.js";

/** What the catalog says about the third party behind a connector, line by line. */
export function vendorText({ name, baseUrl, version, auth, body, idempotencyHeader, retired }: Vendor): readonly string[] {
  return [
    `third party  ${name}, ${baseUrl}`,
    ...(version === undefined ? [] : [`  version ${version.value}, in ${versionPlace(version)}: ${version.because}`]),
    ...Object.entries(auth).map(([method, way]) => `  ${method}: ${authText(way)}`),
    ...(body === "form" ? ["  bodies are forms"] : []),
    ...(idempotencyHeader === undefined ? [] : [`  the header ${idempotencyHeader} makes a repeated write safe`]),
    ...retirementText(retired),
  ];
}

/** How an operation is called, line by line: what is not obvious from the call and the names of the params. */
export function bindingText(
  { call, params, rest, fixed, graphql, take, meta, follow, retired }: Binding,
  vendor?: Vendor,
): readonly string[] {
  const version = vendor?.version;
  const places = Object.entries(params).flatMap(([name, place]) => {
    const text = placeText(name, place, rest);
    return text === undefined ? [] : [`  ${name}: ${text}`];
  });
  return [
    `call  ${call}`,
    ...(version === undefined ? [] : [`  version ${version.value}`]),
    ...(graphql === undefined ? [] : [`  query: ${graphql.file}`]),
    ...places,
    ...Object.entries(fixed ?? {}).map(([name, value]) => `  ${name}: ${JSON.stringify(value)}, unless it is given`),
    ...(take === undefined ? [] : [`  result: ${printFieldPath(take)}`]),
    ...Object.entries(meta ?? {}).map(([name, source]) => `  meta.${name}: ${sourceText(source)}`),
    ...(follow === undefined
      ? []
      : [`  content: from the address in ${printFieldPath(follow.address)}, without credentials, on ${follow.hosts.join(", ")}`]),
    ...retirementText(retired ?? vendor?.retired),
  ];
}

function versionPlace({ header }: NonNullable<Vendor["version"]>): string {
  return header === undefined ? "the path" : `the header ${header}`;
}

function authText(way: VendorAuth): string {
  switch (way.kind) {
    case "header":
      return `${way.header}: ${way.value}`;
    case "basic":
      return `Basic authentication with ${way.username}${way.password === undefined ? " and no password" : ` and ${way.password}`}`;
    case "oauth_refresh":
      return `${way.header}: ${way.value}, renewed at ${way.tokenUrl}`;
  }
}

/** Nothing for a param that is sent under its own name where the others are, or that is in the path. */
function placeText(name: string, place: ParamPlace, rest: Binding["rest"]): string | undefined {
  switch (place.in) {
    case "path":
      return undefined;
    case "answer":
      return "picks the file in the answer";
    case "nowhere":
      return `not sent. ${place.because}`;
    case "header":
      return `the header ${place.name}`;
    case "query":
    case "body":
    case "variable":
      return place.name === name && place.in === rest ? undefined : `${place.name} in the ${place.in}`;
  }
}

function sourceText(source: MetaSource): string {
  if ("body" in source) return printFieldPath(source.body);
  if ("link" in source) return `the link to "${source.link}" in the header Link`;
  return "header" in source ? `the header ${source.header}` : `always null. ${source.because}`;
}

function retirementText(retired: Retirement | undefined): readonly string[] {
  if (retired === undefined) return [];
  return [`  retired${retired.on === undefined ? "" : ` on ${retired.on}`}: ${retired.because} ${retired.source}`];
}
