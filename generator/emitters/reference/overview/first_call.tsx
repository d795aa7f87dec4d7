/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import { printSample, sandboxUrl } from "../../../../templates/reference/shared/code_samples.ts";
import { printCurlRequest } from "../../../../templates/reference/shared/samples/curl.ts";
import type { Connector } from "../../../model/types.ts";
import { operationsOf } from "../../../model/walk.ts";
import { buildCreateInstance } from "../../../schema/examples.ts";
import { linkTo } from "../anchors.ts";
import { CodeBlock } from "../example/code_block.tsx";
import { sampleCall } from "../example/operation_example.tsx";
import { Code } from "../phrase.tsx";
import type { PageProps, PageSource } from "../source.ts";
import { Topic } from "./topic.tsx";

/** From nothing to an answer, in three steps that can be copied. */
export function FirstCall({ source }: PageProps): VNode | null {
  const connector = busiestConnector(source.model.connectors);
  const operation = connector === undefined ? undefined : operationsOf(connector)[0];
  if (connector === undefined || operation === undefined) return null;
  return (
    <Topic id="gateway.first_call">
      <p>
        The package has a sandbox: a gateway on your computer with made-up records. It accepts any bearer token and any credentials of the
        right form, so you can try every operation without an account.
      </p>
      <ol class="steps">
        <li>
          <p>Start the sandbox in a folder where the package is installed.</p>
          <CodeBlock language="shell" text="npx connector-gateway-spec serve" title="Start the sandbox" hideTitle />
        </li>
        <li>
          <p>
            <a href={linkTo("gateway.create_instance")}>Create an instance</a> with the credentials of an account. The answer has the id of
            the instance.
          </p>
          <CodeBlock language="curl" text={createSample(source, connector)} title={`Create an instance of ${connector.title}`} hideTitle />
        </li>
        <li>
          <p>
            <a href={linkTo("gateway.execute")}>Execute an operation</a> on the instance, here{" "}
            <a href={linkTo(operation.id)}>{operation.id}</a>. Put the id of your instance in the path, or take{" "}
            <Code text={`inst_${connector.id}`} />: the sandbox has such an instance for each connector from the start.
          </p>
          <CodeBlock language="curl" text={printSample("curl", sampleCall(source, connector, operation))} title={operation.id} hideTitle />
        </li>
      </ol>
      <p>For your gateway, replace the address of the sandbox and the token. Everything else stays the same.</p>
    </Topic>
  );
}

function createSample({ gateway }: PageSource, connector: Connector): string {
  const address = `${sandboxUrl}${gateway.createInstance.path}`;
  return printCurlRequest({ address, token: "any", body: buildCreateInstance(gateway, connector) });
}

/** The connector with the most operations, and the first of several. */
function busiestConnector(connectors: readonly Connector[]): Connector | undefined {
  const [busiest] = [...connectors].sort((left, right) => operationsOf(right).length - operationsOf(left).length);
  return busiest;
}
