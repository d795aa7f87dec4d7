import type { Answer } from "./answer.js";
import type { Incoming } from "./incoming.js";

/** Answers without `Request` and `Response`, which cost more than the rest of the work. */
export type AnswerFunction = (incoming: Incoming) => Promise<Answer>;

/** What the handlers that `createHandler` has made do inside. A handler that wraps one of them is not here. */
export const fastAnswers: WeakMap<object, AnswerFunction> = new WeakMap();
