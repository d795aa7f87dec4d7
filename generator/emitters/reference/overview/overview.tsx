/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import type { PageProps } from "../source.ts";
import { DownloadsTopic } from "./downloads_topic.tsx";
import { EnvelopeTopic } from "./envelope_topic.tsx";
import { ErrorsTopic } from "./errors_topic.tsx";
import { FirstCall } from "./first_call.tsx";
import { GatewayIntroduction } from "./introduction.tsx";
import { MarksTopic, OpenTopic, RolesTopic } from "./marks_topic.tsx";
import { PagingTopic } from "./paging/paging_topic.tsx";
import { CallFlow } from "./pictures/call_flow.tsx";
import { AuthenticationTopic, CreateInstanceTopic, ExecuteTopic } from "./request_topics.tsx";
import { Topic } from "./topic.tsx";
import { topicsOf, type TopicId } from "./topics.ts";

/** What is said about each topic. */
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

/** What the gateway is, and what all connectors have in common. */
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

function FlowTopic(): VNode {
  return (
    <Topic id="gateway.flow">
      <p>
        An instance is a connector with the credentials of one account. Create one for each account, keep its id, and send every operation
        to it. Your code never talks to a third party and needs no credentials after the first request.
      </p>
      <CallFlow />
    </Topic>
  );
}
