/** @jsxRuntime automatic @jsxImportSource preact */

import type { VNode } from "preact";
import { firstCallOf, type OperationProps, type PageProps } from "../source.ts";
import { EnvelopeTopic, ErrorsTopic } from "./answer_topics.tsx";
import { PagingTopic } from "./paging_topic.tsx";
import { CallFlow } from "./pictures.tsx";
import { AuthenticationTopic, CreateInstanceTopic, ExecuteTopic } from "./request_topics.tsx";
import { Fact } from "../connector/facts.tsx";
import { OpenTopics, Topic, topicsOf, type TopicId } from "./topic.tsx";
import { resultOf, type Connector, operationsOf, ROLE_KINDS } from "#generator/resolve";
import { linkTo } from "../anchors.ts";
import { FieldLink, paramsOf } from "../fields/field_link.tsx";
import { CodeBlock, sandboxUrl, printCurlRequest } from "#templates/page";
import { buildCreateInstance, firstSentence } from "#generator/schema";
import { OperationExample } from "../operation/operation_example.tsx";
import { countOf } from "#templates/core";
import { Badge, BADGES, toSentence, Paragraph, Text, Code } from "../words.tsx";

/** Words that are used as marks. */
const WORDS = [
  ["Required in practice", "The gateway accepts the request without it, but the third party does not, or the answer is of no use."],
  ["Known values", "The values that are known. Others can occur: handle them."],
  ["Also seen", "Real answers show this type as well, although the documents do not mention it."],
] as const;

/** The component of each topic. */
const TOPICS: { readonly [Id in TopicId]: (props: PageProps) => VNode | null } = {
  "gateway.first_call": FirstCall,
  "gateway.flow": FlowTopic,
  "gateway.authentication": AuthenticationTopic,
  "gateway.create_instance": CreateInstanceTopic,
  "gateway.execute": ExecuteTopic,
  "gateway.envelope": EnvelopeTopic,
  "gateway.errors": ErrorsTopic,
  "gateway.paging": PagingTopic,
  "gateway.downloads": DownloadsTopic,
  "gateway.marks": MarksTopic,
  "gateway.roles": RolesTopic,
  "gateway.open": OpenTopic,
};

/** The first section of the page: the gateway, and everything that all connectors have in common. */
export function Overview({ source }: PageProps): VNode {
  return (
    <section class="overview" id="gateway">
      <GatewayIntroduction source={source} />
      {topicsOf(source).map(({ id }) => {
        const Content = TOPICS[id];
        return <Content source={source} />;
      })}
    </section>
  );
}

function FlowTopic({ source: { gateway } }: PageProps): VNode {
  const rest = gateway.description.slice(firstSentence(gateway.description).length).trim();
  return (
    <Topic id="gateway.flow">
      <Paragraph text={rest === "" ? undefined : rest} />
      <p>
        An instance is a connector with the credentials of one account. Create one for each account, keep its id, and send every operation
        to it. Your code never talks to a third party and needs no credentials after the first request.
      </p>
      <CallFlow />
    </Topic>
  );
}

/** Differences of operations that return files. */
function DownloadsTopic({ source: { model } }: PageProps): VNode {
  const all = model.connectors.flatMap((connector) => operationsOf(connector).map((operation) => ({ connector, operation })));
  const downloads = all.filter(({ operation }) => resultOf(operation.kind) === "bytes");
  const isRanged = downloads.some(({ operation }) => operation.download?.range !== undefined);
  return (
    <Topic id="gateway.downloads">
      <p>
        A download is executed like any other operation, but the answer is the file itself, as a stream of bytes: no envelope, no result, no
        Meta. Write it to a file while it arrives. <code>Content-Type</code> is the type of the file. Errors that happen before the first
        byte have the usual error body; after that, the connection breaks.
      </p>
      {isRanged ? (
        <p>
          To get a part of a file, pass a range such as <code>bytes=0-99</code>. The answer has the status 206, and{" "}
          <code>Content-Range</code> says which bytes it has. The status is 200 if it is the whole file after all. Use this to resume a
          download that broke.
        </p>
      ) : null}
      <dl class="facts">
        {downloads.map((download) => (
          <Download {...download} />
        ))}
      </dl>
    </Topic>
  );
}

function Download({ connector, operation }: Omit<OperationProps, "source">): VNode {
  const { id, download } = operation;
  const { range, maxSize } = { ...download };
  const part = range === undefined ? "Whole files only." : <FieldLink fields={paramsOf(connector, operation)} path={[range]} />;
  return (
    <Fact title={<a href={linkTo(id)}>{id}</a>}>
      {range === undefined ? part : <>Range in {part}.</>}
      {maxSize === undefined ? null : ` At most ${maxSize}.`}
    </Fact>
  );
}

/** From nothing to an answer, in three steps that can be copied. */
function FirstCall({ source }: PageProps): VNode | null {
  const first = firstCallOf(source.model.connectors);
  if (first === undefined) return null;
  const { gateway } = source;
  const { connector, operation } = first;
  const address = `${sandboxUrl}${gateway.createInstance.path}`;
  const creation = { address, token: "any", body: buildCreateInstance(gateway, connector) };
  return (
    <Topic id="gateway.first_call">
      <p>
        The package has a sandbox: a gateway on your computer with made-up records. It accepts any bearer token and any credentials of the
        right form, so you can try every operation without an account.
      </p>
      <ol class="steps stack">
        <li>
          <p>Start the sandbox in a folder where the package is installed.</p>
          <CodeBlock language="shell" text="npx connector-gateway-spec serve" title="Start the sandbox" hideTitle />
        </li>
        <li>
          <p>
            <a href={linkTo("gateway.create_instance")}>Create an instance</a> with the credentials of an account. The answer has the id of
            the instance.
          </p>
          <CodeBlock language="curl" text={printCurlRequest(creation)} title={`Create an instance of ${connector.title}`} hideTitle />
        </li>
        <li>
          <p>
            <a href={linkTo("gateway.execute")}>Execute an operation</a> on the instance, here{" "}
            <a href={linkTo(operation.id)}>{operation.id}</a>, as <a href={linkTo("gateway")}>above</a>. Put the id of your instance in the
            path, or take <Code text={`inst_${connector.id}`} />: the sandbox has such an instance for each connector from the start.
          </p>
        </li>
      </ol>
      <p>For your gateway, replace the address of the sandbox and the token. Everything else stays the same.</p>
    </Topic>
  );
}

/** The first screen: what the gateway is, one call with its answer, and the connectors. */
function GatewayIntroduction({ source }: PageProps): VNode {
  const { gateway, model } = source;
  const first = firstCallOf(model.connectors);
  return (
    <header class="introduction">
      <h1>{gateway.title}</h1>
      <Paragraph text={firstSentence(gateway.description)} class="lead" />
      {first === undefined ? null : (
        <div class="first">
          <OperationExample source={source} {...first} place="gateway" />
        </div>
      )}
      <ul class="connectors">
        {model.connectors.map((connector) => (
          <ConnectorRow connector={connector} />
        ))}
      </ul>
      <p class="soft">{sizeOf(model.connectors)}</p>
    </header>
  );
}

function sizeOf(connectors: readonly Connector[]): string {
  const operations = connectors.flatMap(operationsOf);
  const entities = connectors.flatMap((connector) => connector.entities).length;
  const writes = operations.filter(({ effect }) => effect === "write").length;
  const counts = [
    countOf(connectors.length, "connector"),
    countOf(entities, "entity", "entities"),
    countOf(operations.length, "operation"),
  ];
  return `${counts.join(", ")}, of which ${writes} ${writes === 1 ? "writes" : "write"}.`;
}

function ConnectorRow({ connector }: { readonly connector: Connector }): VNode {
  const { id, title, description, vendor } = connector;
  return (
    <li>
      <a class="medium" href={linkTo(id)}>
        {title}
      </a>{" "}
      <span class="about">
        <Text text={firstSentence(description)} />
        {vendor?.retired === undefined ? null : " The third party retires the interface behind it."}
      </span>{" "}
      <span class="counts">
        {countOf(operationsOf(connector).length, "operation")}: {usesOf(connector)}
      </span>
    </li>
  );
}

/** "read, write, download" */
function usesOf(connector: Connector): string {
  const uses = operationsOf(connector).map(({ effect, kind }) => (resultOf(kind) === "bytes" ? "download" : effect));
  return [...new Set(uses)].join(", ");
}

/** Meanings of the marks, and of the words that are used as marks. */
function MarksTopic(): VNode {
  return (
    <Topic id="gateway.marks">
      <p>
        This page is generated from a catalog, which was written from source documents. What has no mark is stated in them; the name of the
        document and its section is at the end of a description.
      </p>
      <dl class="facts marks">
        {BADGES.map(([kind, meaning]) => (
          <Fact title={<Badge kind={kind} />}>{meaning}</Fact>
        ))}
        {WORDS.map(([word, meaning]) => (
          <Fact title={word}>{meaning}</Fact>
        ))}
      </dl>
    </Topic>
  );
}

/** Effects of params, as the roles of the catalog. */
function RolesTopic({ source: { model } }: PageProps): VNode {
  const params = model.connectors.flatMap(operationsOf).flatMap((operation) => operation.params.fields);
  const roles = Object.entries(ROLE_KINDS).map(([kind, { about }]) => ({
    ...{ kind, about },
    number: params.filter(({ role }) => role?.kind === kind).length,
  }));
  return (
    <Topic id="gateway.roles">
      <p>
        Each param has a role, which says what it does to the answer. The sandbox acts on it. The description of a param ends with its role
        in words.
      </p>
      <dl class="facts">
        {roles
          .filter(({ number }) => number > 0)
          .map(({ kind, about, number }) => (
            <Fact title={<Code text={kind} />}>
              <Text text={toSentence(about)} /> <span class="counts">{countOf(number, "param")}</span>
            </Fact>
          ))}
      </dl>
    </Topic>
  );
}

/** Topics about the gateway itself that the documents leave open. */
function OpenTopic({ source: { gateway } }: PageProps): VNode {
  return (
    <Topic id="gateway.open">
      <p>The source documents do not cover these topics. Ask the operator of your gateway.</p>
      <OpenTopics topics={gateway.notShown} />
    </Topic>
  );
}
