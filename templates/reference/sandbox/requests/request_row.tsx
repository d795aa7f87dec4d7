import type { ComponentChildren, VNode } from "preact";
import type { PageConnector } from "../../page_connector.js";
import { durationText } from "../../run/answer/plain_words.js";
import { Icon } from "../../shared/icons.js";
import type { SeenRequest } from "../connection/sandbox_store.js";
import { RequestDetails } from "./request_details.js";
import { clockText, endingOf, endingText, faultText } from "./request_words.js";

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
  const name = operation ?? "a request without an operation";
  return (
    <>
      <tr class={endingOf(entry)}>
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
          <span class="ending-text">{endingText(entry)}</span>
          {fault === undefined ? null : <span class="badge fault">Fault: {faultText(fault)}</span>}
        </td>
        <td class="called">
          {operation === null ? (
            <span class="none">No operation</span>
          ) : (
            <a href={`#${encodeURIComponent(operation)}`}>{breakable(operation)}</a>
          )}
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
