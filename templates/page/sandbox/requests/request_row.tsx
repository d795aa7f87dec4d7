import type { ComponentChildren, VNode } from "preact";
import { type PageConnector, findOperation } from "../../page_connector.js";
import { addressOf } from "../../address.js";
import { durationText } from "../../run/answer/plain_words.js";
import { Icon } from "../../shared/icons.js";
import type { SeenRequest } from "../connection/sandbox_store.js";
import { clockText, endingOf, endingText, faultText } from "./request_words.js";
import { ColoredCode } from "../../code/colored_code.js";
import type { LogEntry } from "#templates/sandbox";
import { isObject, resultShapes } from "#templates/core";
import { printSample } from "../../shared/code_samples.js";

/** Any token will do, unless the sandbox was started with one, which no log has. */
const TOKEN = "any";

export interface RequestRowProps {
  readonly request: SeenRequest;
  readonly connectors: readonly PageConnector[];
  readonly isOpen: boolean;
  /** Whether instance and duration are only among the details. */
  readonly isNarrow: boolean;
  readonly onToggle: (key: string) => void;
}

/** A request as a row of the table, and below it the rest, if it is open. */
export function RequestRow({ request, connectors, isOpen, isNarrow, onToggle }: RequestRowProps): VNode {
  const { entry, key } = request;
  const { operation, instance, durationMs, fault } = entry;
  const ending = endingOf(entry);
  const name = operation ?? "a request without an operation";
  return (
    <>
      <tr>
        <td class="time">
          <button
            type="button"
            class="disclosure"
            aria-expanded={isOpen}
            aria-label={`${clockText(request)}, ${name}: details`}
            onClick={() => onToggle(key)}
          >
            <Icon name="chevron" />
            <span>{clockText(request)}</span>
          </button>
        </td>
        <td class="ending">
          <span class={`ending-text medium ${ending === "success" ? "good" : "bad"}`}>{endingText(entry)}</span>
          {fault === undefined ? null : <span class="badge fault">Fault: {faultText(fault)}</span>}
        </td>
        <td class="called">
          {operation === null ? <span class="none">No operation</span> : <a href={addressOf(operation)}>{breakable(operation)}</a>}
        </td>
        {isNarrow ? null : (
          <>
            <td class="instance">{instance}</td>
            <td class="duration">{durationText(durationMs)}</td>
          </>
        )}
      </tr>
      {isOpen ? (
        <tr class="more">
          <td colSpan={isNarrow ? 3 : 5}>
            <RequestDetails request={request} connectors={connectors} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** An operation id that may break before its dots. */
function breakable(id: string): ComponentChildren {
  return id.split(".").flatMap((part, index) => (index === 0 ? [part] : [<wbr key={index} />, `.${part}`]));
}

/** Everything that the log has about a request, and the command that sends it again. */
function RequestDetails({ request, connectors }: { readonly request: SeenRequest; readonly connectors: readonly PageConnector[] }): VNode {
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
      <dl class="row">
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
        <p class="soft">The log has no params of this request.</p>
      ) : (
        <ColoredCode title="Params" language="json" text={JSON.stringify(params, undefined, 2)} />
      )}
      {curl === undefined ? null : <ColoredCode title="As curl" language="curl" text={curl} />}
    </div>
  );
}

/** A command that sends a request of the log again; undefined for one that called no operation of the page. */
export function toCurl(
  { operation: id, instance, params }: LogEntry,
  connectors: readonly Pick<PageConnector, "operations" | "gateway" | "id">[],
  baseUrl: string,
): string | undefined {
  const found = findOperation(connectors, id);
  if (found === undefined || instance === null) return undefined;
  const { connector, operation } = found;
  const { executePath, result: resultField, meta } = connector.gateway;
  const { entity, action, kind, elements = [], paging } = operation;
  return printSample("curl", {
    ...{ baseUrl, executePath, token: TOKEN, instance, connector: connector.id, entity, action },
    params: isObject(params) ? params : undefined,
    result: resultShapes[kind],
    resultField,
    metaField: paging === undefined ? undefined : meta,
    elements,
    allPages: false,
  });
}
