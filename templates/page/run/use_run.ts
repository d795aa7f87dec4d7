import { useCallback, useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { AnswerContent } from "./answer/answer_content.js";
import { obstacleOf, type RunCall } from "./call/request.js";
import { useCalls, type Calls } from "./call/use_calls.js";
import { placeIssues, type PlacedIssues } from "./form/issue_places.js";
import { needsRecords, type KnownRecords } from "./form/suggested_values.js";
import type { JsonObject } from "./form/values.js";
import type { RunSession, RunTarget } from "./run_session.js";

/** The input of a panel, everything known of it, and the actions on it. */
export interface Run {
  readonly params: JsonObject;
  readonly instance: string;
  readonly token: string;
  /** Problems in the params that the gateway would refuse. */
  readonly issues: PlacedIssues;
  /** The records that suggestions come from. */
  readonly records: KnownRecords | undefined;
  readonly calls: Calls;
  /** Why the last attempt to send sent nothing. */
  readonly obstacle: string | undefined;
  readonly setParams: (params: JsonObject) => void;
  readonly setInstance: (instance: string) => void;
  readonly setToken: (token: string) => void;
  /** Notes whether a control holds a text that is not a value. */
  readonly setBroken: (id: string, isBroken: boolean) => void;
  /** Sends the call. Its answer takes the place of the last one. */
  readonly send: () => void;
  /** Requests the page that follows. */
  readonly sendNext: (content: AnswerContent) => void;
  /** Shows an answer that came before, and its params. */
  readonly show: (index: number) => void;
}

/** The state of a panel, which begins with the params of the example. */
export function useRun(session: RunSession, target: RunTarget, opened: number): Run {
  const { operation, page } = target;
  const [params, setParams] = useState<JsonObject>(page.example);
  const settings = useSettings(session, target);
  const { instance, token } = settings;
  const calls = useCalls((ended) => {
    if (ended.operation.effect === "write") session.forgetRecords();
  });
  const { start, obstacle, clear, setBroken } = useStart(calls, settings.keep);
  const call: RunCall = { operation, executePath: session.executePath, instance, token, params };
  return {
    ...{ params, calls, obstacle, setBroken },
    ...{ instance, token, setInstance: settings.setInstance, setToken: settings.setToken },
    issues: useIssues(target, params),
    records: useRecords(session, needsRecords(page) && !calls.isSending ? instance : undefined, opened),
    setParams: (next) => {
      clear();
      setParams(next);
    },
    send: () => start(call, false),
    sendNext: (content) => {
      const next = nextParams(calls, content);
      if (next === undefined) return;
      setParams(next);
      start({ ...call, params: next }, true);
    },
    show: (index) => {
      calls.show(index);
      setParams(calls.results[index]?.params ?? params);
    },
  };
}

interface Settings extends Pick<Run, "instance" | "token" | "setInstance" | "setToken"> {
  /** Makes them the settings that other panels begin with. */
  readonly keep: () => void;
}

/** The instance and the token of a call, which begin as they were in the last call of another panel. */
function useSettings(session: RunSession, { connector }: RunTarget): Settings {
  const [instance, setInstance] = useState(session.instances.get(connector.id) ?? `inst_${connector.id}`);
  const [token, setToken] = useState(session.token);
  const keep = (): void => {
    session.token = token;
    session.instances.set(connector.id, instance);
  };
  return { instance, token, setInstance, setToken, keep };
}

interface Start extends Pick<Run, "obstacle" | "setBroken"> {
  /** Makes a call, or says what prevents it. */
  readonly start: (call: RunCall, follows: boolean) => void;
  /** Forgets what prevented the last call. */
  readonly clear: () => void;
}

function useStart(calls: Calls, onStart: () => void): Start {
  const [obstacle, setObstacle] = useState<string>();
  // Only sending needs them, so a change draws nothing.
  const allBroken = useRef(new Set<string>()).current;
  const start = (call: RunCall, follows: boolean): void => {
    const [broken] = allBroken;
    const found = broken === undefined ? obstacleOf(call) : "A field holds a text that is not a value. Correct it first.";
    setObstacle(found);
    if (broken !== undefined) document.getElementById(broken)?.focus();
    if (found !== undefined) return;
    onStart();
    calls.start(call, follows);
  };
  const setBroken = useCallback((id: string, isBroken: boolean): void => {
    if (isBroken) allBroken.add(id);
    else allBroken.delete(id);
  }, []);
  return { start, obstacle, setBroken, clear: () => setObstacle(undefined) };
}

/** The params of the page that follows the one that is shown; undefined for the last page. */
function nextParams({ results, index }: Calls, { cursor }: AnswerContent): JsonObject | undefined {
  const result = results[index];
  const { param = "", value } = cursor ?? {};
  // Anything else is nothing that could be sent.
  if (result === undefined || (typeof value !== "string" && typeof value !== "number")) return undefined;
  return { ...result.params, [param]: value };
}

function useIssues({ connector, operation, page }: RunTarget, params: JsonObject): PlacedIssues {
  return useMemo(() => {
    const verdict = connector.params[`${operation.entity}.${operation.action}`]?.check(params);
    return placeIssues(page, params, verdict?.issues ?? []);
  }, [params]);
}

/** The records of the instance; read again after each call, because it may have changed them. */
function useRecords(session: RunSession, instance: string | undefined, opened: number): KnownRecords | undefined {
  const [records, setRecords] = useState<KnownRecords>();
  useEffect(() => {
    let isGone = false;
    if (instance !== undefined) void session.readRecords(instance).then((found) => (isGone ? undefined : setRecords(found)));
    return () => {
      isGone = true;
    };
  }, [instance, opened]);
  return records;
}
