import { useEffect, useRef, useState } from "preact/hooks";
import type { JsonObject } from "../form/values.js";
import type { Outcome } from "./outcome.js";
import { toRequest, type RunCall } from "./request.js";
import { send } from "./send.js";

/** A call that ended, and the params that it was made with. */
export interface CallResult {
  readonly params: JsonObject;
  readonly outcome: Outcome;
}

/** The calls of a panel: one at a time, and the pages of a list as a row. */
export interface Calls {
  readonly isSending: boolean;
  /** The results that can be seen; the pages of a list. */
  readonly results: readonly CallResult[];
  /** Which of them is shown. */
  readonly index: number;
  /** The call was ended before its answer came. */
  readonly isCanceled: boolean;
  /** Makes a call. Its result takes the place of all others, or follows the one that is shown. */
  readonly start: (call: RunCall, follows: boolean) => void;
  readonly cancel: () => void;
  readonly show: (index: number) => void;
}

interface CallState {
  readonly results: readonly CallResult[];
  readonly index: number;
  readonly isSending: boolean;
  readonly isCanceled: boolean;
}

/** Makes calls, and keeps their results. */
export function useCalls(onEnd: (call: RunCall) => void): Calls {
  const [state, setState] = useState<CallState>({ results: [], index: 0, isSending: false, isCanceled: false });
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = (call: RunCall, follows: boolean): void => {
    if (running.current !== undefined) return;
    const controller = new AbortController();
    running.current = controller;
    setState((old) => ({ ...old, isSending: true, isCanceled: false }));
    const platform = { fetch: (path: string, init: RequestInit) => fetch(path, init), now: () => performance.now() };
    void send(platform, call.operation, toRequest(call), controller.signal).then((outcome) => {
      running.current = undefined;
      onEnd(call);
      setState((old) =>
        outcome === undefined ? { ...old, isSending: false, isCanceled: true } : withResult(old, { params: call.params, outcome }, follows),
      );
    });
  };
  return {
    ...state,
    start,
    cancel: () => running.current?.abort(),
    show: (index) => setState((old) => ({ ...old, index })),
  };
}

function withResult(old: CallState, result: CallResult, follows: boolean): CallState {
  const before = follows ? old.results.slice(0, old.index + 1) : [];
  return { results: [...before, result], index: before.length, isSending: false, isCanceled: false };
}
