/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import { printSample, sampleLanguages, sandboxUrl, type SampleLanguage } from "../../../../templates/reference/shared/code_samples.ts";
import type { SampleCall } from "../../../../templates/reference/shared/samples/request.ts";
import { isObject } from "../../../../templates/shared/json_values.ts";
import { resultOf } from "../../../model/operation_queries.ts";
import { hasPages } from "../../../model/paging_queries.ts";
import type { Connector, Operation } from "../../../model/types.ts";
import { buildPartExample } from "../../../schema/examples.ts";
import type { PageProps, PageSource } from "../source.ts";
import { CodeBlock } from "./code_block.tsx";
import { OperationAnswer } from "./operation_answer.tsx";

export interface OperationExampleProps extends PageProps {
  readonly connector: Connector;
  readonly operation: Operation;
}

/** An operation's example: the request in all languages, of which one is visible, and what comes back. */
export function OperationExample({ source, connector, operation }: OperationExampleProps): VNode {
  const call = sampleCall(source, connector, operation);
  return (
    <>
      <div class="request">
        <Languages operation={operation} />
        {sampleLanguages.map(({ id, title }) => (
          <CodeBlock language={id} text={printSample(id, call)} title={`Request with ${title}`} hideTitle />
        ))}
      </div>
      <OperationAnswer source={source} connector={connector} operation={operation} />
    </>
  );
}

const FIRST: SampleLanguage = sampleLanguages[0].id;

function Languages({ operation: { id: operation } }: { readonly operation: Operation }): VNode {
  return (
    <fieldset class="languages">
      <legend class="unseen">Language of the request</legend>
      {sampleLanguages.map(({ id, title }) => (
        <label>
          <input type="radio" name={`language ${operation}`} value={id} checked={id === FIRST} />
          <span>{title}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The call of the catalog's example, to the sandbox. */
export function sampleCall({ gateway }: PageSource, connector: Connector, operation: Operation): SampleCall {
  const { entity, action, kind, paging, meta, elements = [] } = operation;
  const params = buildPartExample(gateway, connector, operation, "params");
  return {
    baseUrl: sandboxUrl,
    executePath: gateway.execute.path,
    token: "any",
    instance: `inst_${connector.id}`,
    connector: connector.id,
    entity,
    action,
    params: isObject(params) && Object.keys(params).length > 0 ? params : undefined,
    result: resultOf(kind),
    resultField: gateway.execute.response.result,
    metaField: meta === undefined ? undefined : gateway.execute.response.meta,
    elements,
    allPages: hasPages(paging),
  };
}
