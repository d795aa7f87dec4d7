/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import { CodeBlock, printJsonText } from "#templates/page";
import { countOf } from "#templates/core";
import { type Connector, type Gateway, type JsonValue, operationsOf } from "#generator/resolve";
import { buildCreateInstance, buildExample, buildPartExample } from "#generator/schema";
import { linkTo, credentialsAnchor } from "../anchors.ts";
import { FieldList } from "../fields/field_list.tsx";
import { firstCallOf, type PageProps } from "../source.ts";
import { OriginText, Paragraph, Text, Code } from "../words.tsx";
import { Fact } from "../connector/facts.tsx";
import { Topic } from "./topic.tsx";

/** The headers of every request. */
export function AuthenticationTopic({ source: { gateway } }: PageProps): VNode {
  const { headers, baseUrlExample } = gateway;
  const lines = headers.map(({ name, example, type }) => `${name}: ${textOf(example ?? type.const ?? "")}`);
  return (
    <Topic id="gateway.authentication" example={<CodeBlock language="http" text={lines.join("\n")} title="Headers of every request" />}>
      <p>
        Every request goes to the base URL of your gateway, for example <Code text={baseUrlExample} />, and has these headers. The token is
        for the gateway. The credentials for third parties are in the instances, and never in a header.
      </p>
      <FieldList
        shape={{ fields: headers.map((header) => ({ ...header, required: true })), open: false }}
        owner="gateway"
        anchor="gateway.authentication"
        side="request"
        whole={{ section: gateway.document.auth, origin: { kind: "stated" } }}
      />
    </Topic>
  );
}

function textOf(value: JsonValue): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The request that stores the credentials of an account, and its answer. */
export function CreateInstanceTopic({ source: { gateway, model } }: PageProps): VNode {
  const { path, description, request, response } = gateway.createInstance;
  const connector = model.connectors[0];
  const answer = buildExample(model, {
    name: "gateway.create_instance_response",
    side: "response",
    kind: "gateway_shape",
    shape: response.shape,
  });
  return (
    <Topic
      id="gateway.create_instance"
      example={
        <>
          {connector === undefined ? null : (
            <CodeBlock language="json" text={printJsonText(buildCreateInstance(gateway, connector))} title="Request" />
          )}
          <CodeBlock language="json" text={printJsonText(answer)} title="Response" />
        </>
      }
    >
      <Endpoint path={path} description={description} />
      <h3>Request</h3>
      <FieldList shape={request} owner="gateway" anchor="gateway.create_instance" side="request" whole={gateway.createInstance} />
      <h3>Response</h3>
      <Paragraph text={response.description} />
      <OriginText origin={response.origin} />
      <FieldList shape={response.shape} owner="gateway" anchor="gateway.create_instance_response" side="response" whole={response} />
      <h3>Connectors</h3>
      <DefinitionIds connectors={model.connectors} />
    </Topic>
  );
}

function Endpoint({ path, description }: { readonly path: string; readonly description: string | undefined }): VNode {
  return (
    <>
      <p class="call">
        <Code text={`POST ${path}`} />
      </p>
      <Paragraph text={description} />
    </>
  );
}

/** The definition id and the credentials to send for each connector. */
function DefinitionIds({ connectors }: { readonly connectors: readonly Connector[] }): VNode {
  return (
    <div class="scrolling" tabIndex={0} role="region" aria-label="Definition ids of the connectors">
      <table>
        <thead>
          <tr>
            <th scope="col">Connector</th>
            <th scope="col">Definition id</th>
            <th scope="col">Credentials</th>
          </tr>
        </thead>
        <tbody>
          {connectors.map((connector) => (
            <tr>
              <th scope="row">
                <a href={linkTo(connector.id)}>{connector.title}</a>
              </th>
              <td>
                <Code text={connector.definitionId.value} />
              </td>
              <td>
                <AuthMethods connector={connector} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function AuthMethods({ connector }: { readonly connector: Connector }): VNode {
  const { auth } = connector;
  if (auth.length === 0) return <>none</>;
  return (
    <>
      {auth.map(({ name, title }, index) => [index === 0 ? "" : " or ", <a href={linkTo(credentialsAnchor(connector, name))}>{title}</a>])}
    </>
  );
}

/** The request that runs an operation. */
export function ExecuteTopic({ source: { gateway, model } }: PageProps): VNode {
  const { path, description, pathParams, request } = gateway.execute;
  const first = firstCallOf(model.connectors);
  return (
    <Topic
      id="gateway.execute"
      example={
        first && (
          <CodeBlock
            language="json"
            text={printJsonText(buildPartExample(gateway, first.connector, first.operation, "request"))}
            title="Request"
          />
        )
      }
    >
      <Endpoint path={path} description={description} />
      <h3>Path</h3>
      <FieldList
        shape={{ fields: pathParams, open: false }}
        owner="gateway"
        anchor="gateway.execute.path-params"
        side="request"
        whole={gateway.execute}
      />
      <h3>Request</h3>
      <FieldList shape={request} owner="gateway" anchor="gateway.execute" side="request" whole={gateway.execute} />
      <h3>Actions</h3>
      <Actions gateway={gateway} connectors={model.connectors} />
    </Topic>
  );
}

/** The actions with what they do. */
function Actions({ gateway, connectors }: { readonly gateway: Gateway; readonly connectors: readonly Connector[] }): VNode {
  const operations = connectors.flatMap(operationsOf);
  return (
    <dl class="facts">
      {gateway.actions.map(({ name, description }) => (
        <Fact title={<Code text={name} />}>
          <Text text={description} />{" "}
          <span class="counts">{countOf(operations.filter(({ action }) => action === name).length, "operation")}</span>
        </Fact>
      ))}
    </dl>
  );
}
