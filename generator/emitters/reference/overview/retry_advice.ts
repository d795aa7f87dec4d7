import type { ErrorStatus } from "../../../model/types.ts";

/** Whether to send a request again that was answered with an error. */
export interface RetryAdvice {
  readonly word: "yes" | "reads only" | "no";
  /** When, or why not. */
  readonly sentence: string;
}

/** The request did not reach its end, or its end did not come back. */
const UNCERTAIN = [408, 500, 502, 504];

/** What HTTP and the catalog say about a status. */
export function retryAdvice({ status, retryAfter }: Pick<ErrorStatus, "status" | "retryAfter">): RetryAdvice {
  if (retryAfter) return { word: "yes", sentence: "Wait as long as `Retry-After` says." };
  if (status === 429 || status === 503) return { word: "yes", sentence: "Wait longer each time." };
  if (status === 401) return { word: "no", sentence: "Get a valid token first." };
  if (UNCERTAIN.includes(status)) {
    return { word: "reads only", sentence: "Wait longer each time. A write may have been done: look before you send it again." };
  }
  return { word: "no", sentence: status < 500 ? "The same request fails again." : "The answer stays the same." };
}
