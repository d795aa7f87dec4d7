import { useEffect, useRef } from "preact/hooks";
import type { VNode } from "preact";
import type { PageConnector } from "../../page_connector.js";
import { clearHighlight, highlightCode } from "../../code/highlight.js";
import { durationText } from "../../run/answer/plain_words.js";
import type { SeenRequest } from "../connection/sandbox_store.js";
import { faultText } from "./request_words.js";
import { toCurl } from "./to_sample.js";

/** Everything that the log has about a request, and the command that sends it again. */
export function RequestDetails({
  request,
  connectors,
}: {
  readonly request: SeenRequest;
  readonly connectors: readonly PageConnector[];
}): VNode {
  const { requestId, instance, durationMs, fault, time, params } = request.entry;
  const curl = toCurl(request.entry, connectors, location.origin);
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ["Request id", requestId],
    ["Instance", instance],
    ["Duration", durationText(durationMs)],
    ["Fault", fault === undefined ? undefined : faultText(fault)],
    ["Time in the sandbox", time],
  ];
  return (
    <div class="request-details">
      <dl>
        {facts.map(([name, value]) =>
          value === undefined || value === null || value === "" ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {params === undefined ? (
        <p class="note">The log has no params of this request.</p>
      ) : (
        <Code title="Params" language="json" text={JSON.stringify(params, undefined, 2)} />
      )}
      {curl === undefined ? null : <Code title="As curl" language="curl" text={curl} />}
    </div>
  );
}

function Code({ title, language, text }: { readonly title: string; readonly language: string; readonly text: string }): VNode {
  const code = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = code;
    if (current === null) return undefined;
    highlightCode(current, language);
    return (): void => clearHighlight(current);
  }, [language, text]);
  return (
    <figure class={`code ${language}`}>
      <figcaption>{title}</figcaption>
      <button type="button" class="copy" aria-label={`Copy: ${title}`}>
        Copy
      </button>
      <pre data-language={language} tabIndex={0} aria-label={title}>
        <code ref={code}>{text}</code>
      </pre>
    </figure>
  );
}
