import { bindingFacts, retirementPhrase, signingPhrase, versionPhrase, type BindingFact } from "../../shared/binding_phrases.js";
import type { Binding, Retirement, Vendor } from "../../shared/bindings.js";
import { plainPhrase, type Phrase } from "../../shared/phrases.js";

/** What the catalog says about the third party behind a connector, line by line. */
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
