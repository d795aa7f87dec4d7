/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import { bindingFacts, type BindingFact, type Binding, type Vendor, escapeInvisibleInLines } from "#templates/core";
import type { Connector } from "#generator/resolve";
import { linkTo, introductionAnchor } from "../anchors.ts";
import type { OperationProps } from "../source.ts";
import { Text, capitalized, Code, Words } from "../words.tsx";
import { Fact, listSentences, RetirementText } from "./facts.tsx";

/** How the gateway calls the third party for an operation: closed until somebody opens it. Nothing for an operation without a binding. */
export function OperationBinding({ connector, operation: { binding } }: Omit<OperationProps, "source">): VNode | null {
  if (binding === undefined) return null;
  const { vendor } = connector;
  return (
    <details class="binding">
      <summary>
        How the gateway calls {vendor?.name ?? "the third party"} <Code text={binding.call} />
      </summary>
      <RetiredCall connector={connector} binding={binding} />
      <dl class="facts">
        <VersionFact connector={connector} />
        <Query binding={binding} />
        <Params binding={binding} vendor={vendor} />
        <Answer binding={binding} />
      </dl>
    </details>
  );
}

/** The end of this call in full; that of the whole interface is at the top of the connector. */
function RetiredCall({ connector, binding: { retired } }: { readonly connector: Connector; readonly binding: Binding }): VNode | null {
  if (retired !== undefined) {
    return (
      <p class="notice retired">
        <RetirementText retired={retired} what="this call" />
      </p>
    );
  }
  if (connector.vendor?.retired === undefined) return null;
  return (
    <p class="notice retired">
      The third party retires the interface with this call. <a href={linkTo(introductionAnchor(connector, "retired"))}>When and why</a>
    </p>
  );
}

function VersionFact({ connector }: { readonly connector: Connector }): VNode | null {
  const version = connector.vendor?.version;
  if (version === undefined) return null;
  return (
    <Fact title="Version">
      <Code text={version.value} /> (<a href={linkTo(introductionAnchor(connector, "third-party"))}>why this one</a>)
    </Fact>
  );
}

function Query({ binding: { graphql } }: { readonly binding: Binding }): VNode | null {
  if (graphql === undefined) return null;
  return (
    <Fact title="GraphQL query">
      <details class="query">
        <summary>
          <Code text={graphql.file} />
        </summary>
        <pre data-language="graphql">
          <code>{escapeInvisibleInLines(graphql.query)}</code>
        </pre>
      </details>
    </Fact>
  );
}

function Params({ binding, vendor }: { readonly binding: Binding; readonly vendor: Vendor | undefined }): VNode {
  const { params, fixed } = bindingFacts(binding);
  const sentence = restSentence(binding, params.length > 0, vendor?.body === "form");
  return (
    <>
      {params.length === 0 && sentence === undefined ? null : (
        <Fact title="Params">
          <Facts facts={params} />
          {sentence === undefined ? null : <p>{sentence}</p>}
        </Fact>
      )}
      {fixed.length === 0 ? null : (
        <Fact title="Also sent">
          <Facts facts={fixed} />
        </Fact>
      )}
      {binding.queryStyle === undefined ? null : <Fact title="Lists in the query">{listSentences[binding.queryStyle]}</Fact>}
    </>
  );
}

/** Where all other params go; undefined if there are none. */
function restSentence({ params, rest, path }: Binding, isRest: boolean, isForm: boolean): string | undefined {
  const kept = Object.entries(params).filter(([name, place]) => place.in === rest && "name" in place && place.name === name);
  const inPath = path.includes("{") ? "Params in braces are part of the path." : undefined;
  if (kept.length === 0) return inPath;
  const places = { query: "in the query", body: isForm ? "in the body, as a form" : "in the body, as JSON", variable: "in the variables" };
  const others = `${isRest || inPath !== undefined ? "All other params" : "All params"} go ${places[rest]}, under their own names.`;
  return [...(inPath === undefined ? [] : [inPath]), others].join(" ");
}

function Answer({ binding }: { readonly binding: Binding }): VNode {
  const { result, meta, content } = bindingFacts(binding);
  return (
    <>
      {result === undefined ? null : (
        <Fact title="Result">
          <Words phrase={result} /> of the answer
        </Fact>
      )}
      {meta.length === 0 ? null : (
        <Fact title="Meta">
          <Facts facts={meta} />
        </Fact>
      )}
      {content === undefined ? null : (
        <Fact title="Content">
          <Words phrase={capitalized(content)} />
        </Fact>
      )}
    </>
  );
}

function Facts({ facts }: { readonly facts: readonly BindingFact[] }): VNode | null {
  if (facts.length === 0) return null;
  return (
    <ul>
      {facts.map(({ name, phrase, because }) => (
        <li>
          <Code text={name} />: <Words phrase={phrase} />
          {because === undefined ? null : (
            <>
              . <Text text={because} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
