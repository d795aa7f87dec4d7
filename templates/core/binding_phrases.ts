import type { Binding, MetaSource, ParamPlace, Retirement, Vendor, VendorAuth } from "./bindings.js";
import { printFieldPath } from "./field_path.js";
import { namesPhrase, type Phrase } from "./phrases.js";

/** A param or a field of a binding, and what the gateway does with it. */
export interface BindingFact {
  /** Of a param, or of a field of Meta. */
  readonly name: string;
  readonly phrase: Phrase;
  /** Why it is so: a text of the catalog. */
  readonly because?: string;
}

/** The facts that are not obvious from the call of a binding and the names of the params. */
export interface BindingFacts {
  /** The params that are moved, renamed or not sent. */
  readonly params: readonly BindingFact[];
  /** Values that are sent for params that are left out. */
  readonly fixed: readonly BindingFact[];
  /** Where the result is. */
  readonly result?: Phrase;
  /** Where the fields of Meta come from. */
  readonly meta: readonly BindingFact[];
  /** Where the content of a download comes from. */
  readonly content?: Phrase;
}

/** The facts about a binding: what the gateway does with the params and the answer of an operation. */
export function bindingFacts({ params, rest, fixed, take, meta, follow }: Binding): BindingFacts {
  return {
    params: Object.entries(params).flatMap(([name, place]) => placeFact(name, place, rest)),
    fixed: Object.entries(fixed ?? {}).map(([name, value]) => ({
      name,
      phrase: [{ code: JSON.stringify(value) }, ", unless it is given"],
    })),
    ...(take !== undefined && { result: [{ code: printFieldPath(take) }] }),
    meta: Object.entries(meta ?? {}).map(([name, source]) => sourceFact(name, source)),
    ...(follow !== undefined && {
      content: [
        "from the address in ",
        { code: printFieldPath(follow.address) },
        ", without credentials, on ",
        ...namesPhrase(follow.hosts),
      ],
    }),
  };
}

/** Where a call names the version of the interface. */
export function versionPhrase({ header }: NonNullable<Vendor["version"]>): Phrase {
  return header === undefined ? ["in the path"] : ["in the header ", { code: header }];
}

/** How a call proves who makes it. */
export function signingPhrase(way: VendorAuth): Phrase {
  switch (way.kind) {
    case "header":
      return [{ code: `${way.header}: ${way.value}` }];
    case "basic":
      return [
        "Basic authentication with ",
        { code: way.username },
        ...(way.password === undefined ? [" and no password"] : [" and ", { code: way.password }]),
      ];
    case "oauth_refresh":
      return [{ code: `${way.header}: ${way.value}` }, ", renewed at ", { code: way.tokenUrl }];
  }
}

/** When a third party removes what it has announced the end of. */
export function retirementPhrase({ on }: Retirement): Phrase {
  return on === undefined ? ["retired"] : [`retired on ${on}`];
}

/** Nothing for a param that is sent under its own name where the others are, or that is in the path. */
function placeFact(name: string, place: ParamPlace, rest: Binding["rest"]): readonly BindingFact[] {
  switch (place.in) {
    case "path":
      return [];
    case "answer":
      return [{ name, phrase: ["picks the file in the answer"] }];
    case "nowhere":
      return [{ name, phrase: ["not sent"], because: place.because }];
    case "header":
      return [{ name, phrase: ["the header ", { code: place.name }] }];
    case "query":
    case "body":
    case "variable":
      return place.name === name && place.in === rest ? [] : [{ name, phrase: [{ code: place.name }, ` in the ${place.in}`] }];
  }
}

function sourceFact(name: string, source: MetaSource): BindingFact {
  if ("because" in source) return { name, phrase: ["always null"], because: source.because };
  const place = placeOf(source);
  return { name, phrase: source.query === undefined ? place : [{ code: source.query }, " in the address in ", ...place] };
}

function placeOf(source: Exclude<MetaSource, { readonly because: string }>): BindingFact["phrase"] {
  if ("body" in source) return [{ code: printFieldPath(source.body) }];
  if ("link" in source) return [`the link to "${source.link}" in the header `, { code: "Link" }];
  return ["the header ", { code: source.header }];
}
