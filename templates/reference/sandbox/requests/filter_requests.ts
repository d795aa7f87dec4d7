import type { SeenRequest } from "../connection/sandbox_store.js";
import { endingOf, endingText, faultText } from "./request_words.js";

/** Which requests are shown. */
export interface RequestFilter {
  /** All of these words must be in what is shown of a request. */
  readonly text: string;
  readonly errorsOnly: boolean;
}

/** The requests that pass a filter, in their order. */
export function filterRequests(requests: readonly SeenRequest[], { text, errorsOnly }: RequestFilter): readonly SeenRequest[] {
  const words = text
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== "");
  if (words.length === 0 && !errorsOnly) return requests;
  return requests.filter(({ entry }) => {
    if (errorsOnly && endingOf(entry) === "success") return false;
    const { operation, instance, requestId, fault } = entry;
    const shown = [
      operation ?? "no operation",
      instance,
      requestId,
      endingText(entry),
      ...(fault === undefined ? [] : ["fault", fault, faultText(fault)]),
    ];
    const line = shown.join(" ").toLowerCase();
    return words.every((word) => line.includes(word));
  });
}
