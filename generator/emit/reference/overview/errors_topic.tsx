/** @jsxRuntime automatic @jsxImportSource preact */

import type { VNode } from "preact";
import { CodeBlock, printJsonText } from "#templates/page";
import type { ErrorStatus, Gateway } from "#generator/resolve";
import { linkTo, recordAnchor } from "../anchors.ts";
import { FieldList, ShapeSection } from "../fields/field_list.tsx";
import type { PageProps } from "../source.ts";
import { OriginText, Paragraph, Text } from "../words.tsx";
import { Topic } from "./topic.tsx";

/** The request did not reach its end, or its end did not come back. */
const UNCERTAIN = [408, 500, 502, 504];

/** The body of errors, and every status with what it means, whether to retry, and a body. */
export function ErrorsTopic({ source: { gateway } }: PageProps): VNode {
  const { error, records, statuses } = gateway;
  return (
    <Topic id="gateway.errors" example={<FirstExample gateway={gateway} />}>
      <p>
        An answer with a status of 400 or more is an error. The status says whether it helps to send the request again, and the body what is
        wrong.
      </p>
      <h3>Error body</h3>
      <Paragraph text={error.description} />
      <OriginText origin={error.origin} />
      <FieldList shape={error.shape} owner="gateway" anchor="gateway.error" side="response" whole={error} />
      {records.map(({ name, shape, ...notes }) => (
        <ShapeSection
          title={name}
          level="h3"
          shape={shape}
          owner="gateway"
          anchor={recordAnchor("gateway", name)}
          side="response"
          whole={notes}
        />
      ))}
      <h3>Statuses</h3>
      <ul class="statuses">
        {statuses.map((status) => (
          <Status status={status} />
        ))}
      </ul>
      <p>
        The typed client of the package retries reads by itself after 429, 503 and network errors. It never repeats a write unless you ask
        for it.
      </p>
    </Topic>
  );
}

function FirstExample({ gateway: { statuses } }: { readonly gateway: Gateway }): VNode | null {
  const detailed = statuses.filter(({ example }) => example !== undefined);
  const shown = detailed.find(({ status }) => status === 422) ?? detailed[0];
  if (shown?.example === undefined) return null;
  return <CodeBlock language="json" text={printJsonText(shown.example)} title={`Error with status ${shown.status}`} />;
}

function Status({ status: { example, description, origin, status, retryAfter } }: { readonly status: ErrorStatus }): VNode {
  const id = `gateway.errors.${status}`;
  const { word, sentence } = retryAdvice({ status, retryAfter });
  return (
    <li class="status" id={id}>
      <a class="number" href={linkTo(id)}>
        {status}
      </a>
      <div>
        <Paragraph text={description} />
        <p class="retry">
          Retry: <strong>{word}</strong>. <Text text={sentence} />
        </p>
        <details>
          <summary>{example === undefined ? "Where this comes from" : "Example"}</summary>
          {example === undefined ? null : (
            <CodeBlock language="json" text={printJsonText(example)} title={`Body with status ${status}`} hideTitle />
          )}
          <OriginText origin={origin} />
        </details>
      </div>
    </li>
  );
}

/** Whether to send a request again that was answered with an error. */
interface RetryAdvice {
  readonly word: "yes" | "reads only" | "no";
  /** When, or why not. */
  readonly sentence: string;
}

/** Advice on sending a request again, by what HTTP and the catalog say about its status. */
export function retryAdvice({ status, retryAfter }: Pick<ErrorStatus, "status" | "retryAfter">): RetryAdvice {
  if (retryAfter) return { word: "yes", sentence: "Wait as long as `Retry-After` says." };
  if (status === 429 || status === 503) return { word: "yes", sentence: "Wait longer each time." };
  if (status === 401) return { word: "no", sentence: "Get a valid token first." };
  if (UNCERTAIN.includes(status)) {
    return { word: "reads only", sentence: "Wait longer each time. A write may have been done: look before you send it again." };
  }
  return { word: "no", sentence: status < 500 ? "The same request fails again." : "The answer stays the same." };
}
