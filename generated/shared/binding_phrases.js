// @generated from templates/shared/binding_phrases.ts by connector-gateway-spec. Do not edit.
import { printFieldPath } from "./field_path.js";
import { namesPhrase } from "./phrases.js";

export function bindingFacts({ params, rest, fixed, take, meta, follow }) {
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

export function versionPhrase({ header }) {
  return header === undefined ? ["in the path"] : ["in the header ", { code: header }];
}

export function signingPhrase(way) {
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

export function retirementPhrase({ on }) {
  return on === undefined ? ["retired"] : [`retired on ${on}`];
}

function placeFact(name, place, rest) {
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

function sourceFact(name, source) {
  if ("body" in source) return { name, phrase: [{ code: printFieldPath(source.body) }] };
  if ("link" in source) return { name, phrase: [`the link to "${source.link}" in the header `, { code: "Link" }] };
  if ("header" in source) return { name, phrase: ["the header ", { code: source.header }] };
  return { name, phrase: ["always null"], because: source.because };
}
