/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import { CodeBlock, printJsonText } from "#templates/page";
import type { VendorAuth } from "#templates/core";
import type { AuthMethod, Connector } from "#generator/resolve";
import { buildCreateInstance } from "#generator/schema";
import { linkTo, configAnchor, credentialsAnchor } from "../anchors.ts";
import { ShapeSection } from "../fields/field_list.tsx";
import { Passage } from "../overview/topic.tsx";
import type { ConnectorProps } from "../source.ts";
import { Names, Code } from "../words.tsx";

/** The contents of a request that creates an instance, with an example for each auth method. */
export function Credentials({ source, connector }: ConnectorProps): VNode {
  const { auth, config } = connector;
  const id = credentialsAnchor(connector);
  return (
    <Passage id={id} heading={<h3 id={id}>Credentials</h3>} example={<CreateExamples source={source} connector={connector} />}>
      <p>{introductionSentence(connector)}</p>
      {auth.map((method) => (
        <Method connector={connector} method={method} />
      ))}
      {config === undefined ? null : (
        <ShapeSection
          title={<code>config</code>}
          level="h4"
          shape={config.shape}
          owner={connector.id}
          anchor={configAnchor(connector)}
          side="request"
          whole={config}
        />
      )}
    </Passage>
  );
}

function introductionSentence({ auth }: Connector): VNode {
  if (auth.length === 0) {
    return (
      <>
        This connector needs no credentials: <a href={linkTo("gateway.create_instance")}>create an instance</a> without{" "}
        <code>auth_config</code>.
      </>
    );
  }
  return (
    <>
      When you <a href={linkTo("gateway.create_instance")}>create an instance</a>, <code>auth_config</code> has exactly{" "}
      {auth.length === 1 ? "these fields." : `the fields of one of these ${auth.length} methods.`}
    </>
  );
}

function CreateExamples({ source: { gateway }, connector }: ConnectorProps): VNode {
  const { auth, title, config } = connector;
  const extent = config === undefined ? "usual" : "full";
  if (auth.length === 0) {
    const request = buildCreateInstance(gateway, connector, undefined, extent);
    return <CodeBlock language="json" text={printJsonText(request)} title={`Create an instance of ${title}`} />;
  }
  return (
    <>
      {auth.map((method) => (
        <CodeBlock
          language="json"
          text={printJsonText(buildCreateInstance(gateway, connector, method, extent))}
          title={auth.length === 1 ? "Create an instance" : `Create an instance with ${method.title}`}
        />
      ))}
    </>
  );
}

function Method({ connector, method }: { readonly connector: Connector; readonly method: AuthMethod }): VNode {
  const { name, title, shape } = method;
  const way = connector.vendor?.auth[name];
  return (
    <ShapeSection
      title={title}
      level="h4"
      shape={shape}
      owner={connector.id}
      anchor={credentialsAnchor(connector, name)}
      side="request"
      whole={method}
    >
      {way?.kind === "oauth_refresh" ? <Renewal way={way} /> : null}
    </ShapeSection>
  );
}

function Renewal({ way }: { readonly way: Extract<VendorAuth, { readonly kind: "oauth_refresh" }> }): VNode {
  const { accessToken, refreshToken, clientId, clientSecret, tokenUrl } = way;
  return (
    <p>
      The gateway renews <Code text={accessToken} /> by itself: it asks <Code text={tokenUrl} /> for a new one, with{" "}
      <Names names={[refreshToken, clientId, clientSecret]} last="and" />.
    </p>
  );
}
