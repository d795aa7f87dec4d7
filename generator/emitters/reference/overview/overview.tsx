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

/** What the gateway is, and what all connectors have in common. */
export function Overview({ source }: PageProps): VNode {
  return (
    <section class="overview" id="gateway">
      <GatewayIntroduction source={source} />
      <FirstCall source={source} />
      <Topic id="gateway.flow">
        <p>
          An instance is a connector with the credentials of one account. Create one for each account, keep its id, and send every operation
          to it. Your code never talks to a third party and needs no credentials after the first request.
        </p>
        <CallFlow />
      </Topic>
      <AuthenticationTopic source={source} />
      <CreateInstanceTopic source={source} />
      <ExecuteTopic source={source} />
      <EnvelopeTopic source={source} />
      <ErrorsTopic source={source} />
      <PagingTopic source={source} />
      <DownloadsTopic source={source} />
      <MarksTopic />
      <RolesTopic source={source} />
      <OpenTopic source={source} />
    </section>
  );
}
