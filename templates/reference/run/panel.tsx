import type { RefObject, VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { AnswerContent } from "./answer/answer_content.js";
import { AnswerHead, AnswerView } from "./answer/answer_view.js";
import { CallSettings, EffectNotice } from "./call/call_settings.js";
import { RequestCode } from "./call/request_code.js";
import { obstacleOf, type RunCall } from "./call/request.js";
import { useCalls, type Calls } from "./call/use_calls.js";
import { controlId } from "./form/form_context.js";
import { controlAt, placeIssues, type PlacedIssues } from "./form/issue_places.js";
import { readFieldText } from "./form/field_text.js";
import { needsRecords, type KnownRecords } from "./form/suggested_values.js";
import type { JsonObject } from "./form/values.js";
import { ParamsForm } from "./params_form.js";
import type { RunSession, RunTarget } from "./run_session.js";

interface RunPanelProps {
  readonly session: RunSession;
  readonly target: RunTarget;
  readonly onClose: () => void;
  /** How often it was opened: each time, suggestions are read again. */
  readonly opened: number;
}

/** The panel that runs an operation: its params, the request as code, and the answer. */
export function RunPanel({ session, target, onClose, opened }: RunPanelProps): VNode {
  const { connector, operation, page } = target;
  const prefix = `run:${operation.id}:`;
  const [params, setParams] = useState<JsonObject>(page.example);
  const [instance, setInstance] = useState(session.instances.get(connector.id) ?? `inst_${connector.id}`);
  const [token, setToken] = useState(session.token);
  const [obstacle, setObstacle] = useState<string>();
  const { findBroken, setBroken } = useBroken();
  const issues = useIssues(target, params);
  const call: RunCall = { operation, executePath: session.executePath, instance, token, params };
  const calls = useCalls((ended) => {
    if (ended.operation.effect === "write") session.forgetRecords();
  });
  const records = useRecords(session, needsRecords(page) && !calls.isSending ? instance : undefined, opened);
  const start = (next: RunCall, follows: boolean): void => {
    const broken = findBroken();
    const found = broken === undefined ? obstacleOf(next) : "A field holds a text that is not a value. Correct it first.";
    setObstacle(found);
    if (broken !== undefined) document.getElementById(broken)?.focus();
    if (found !== undefined) return;
    session.token = token;
    session.instances.set(connector.id, instance);
    calls.start(next, follows);
  };
  const change = (next: JsonObject): void => {
    setObstacle(undefined);
    setParams(next);
  };
  const turn = ({ cursor }: AnswerContent): void => {
    const result = calls.results[calls.index];
    if (cursor === undefined || result === undefined) return;
    // Cursors are texts or numbers: the finder takes nothing else.
    const value = typeof cursor.value === "number" ? cursor.value : String(cursor.value);
    const next = { ...result.params, [cursor.param]: value };
    setParams(next);
    start({ ...call, params: next }, true);
  };
  return (
    <form
      class="run-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        start(call, false);
      }}
      onKeyDown={(event) => {
        // In a field, the key closes a list of suggestions, or undoes.
        if (event.key === "Escape" && !isEntry(event.target)) onClose();
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        start(call, false);
      }}
    >
      <div class="call">
        <div class="params-form">
          <ParamsForm {...{ prefix, page, params, issues, records, setBroken }} onParams={change} />
          <CallSettings id={prefix} instance={instance} token={token} onInstance={setInstance} onToken={setToken} />
        </div>
        <div class="send-side">
          <RequestCode {...{ target, instance, token, params }} baseUrl={location.origin} executePath={session.executePath} />
          <EffectNotice operation={operation} />
          <SendBar calls={calls} issues={issues} obstacle={obstacle} />
        </div>
      </div>
      <Answer
        {...{ session, target, calls }}
        onNext={turn}
        onShow={(index) => {
          calls.show(index);
          setParams(calls.results[index]?.params ?? params);
        }}
        onField={(field) => focusField(prefix, target, params, field)}
      />
    </form>
  );
}

function SendBar({
  calls,
  issues,
  obstacle,
}: {
  readonly calls: Calls;
  readonly issues: PlacedIssues;
  readonly obstacle: string | undefined;
}): VNode {
  const { isSending, cancel } = calls;
  const count = issues.errors;
  return (
    <div class="send-bar">
      <button type="submit" class="send" aria-disabled={isSending}>
        {count > 0 ? "Send anyway" : "Send"}
      </button>
      {isSending ? (
        <button type="button" onClick={cancel}>
          Cancel
        </button>
      ) : (
        <span class="keys">
          <kbd>Ctrl</kbd> <kbd>Enter</kbd>
        </span>
      )}
      <p class="send-note" role="status">
        {obstacle ?? (count === 0 ? "" : `${count === 1 ? "1 problem" : `${count} problems`}: the gateway refuses such a call.`)}
      </p>
    </div>
  );
}

function isEntry(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("input:not([type=radio]), select, textarea");
}

type AnswerProps = Parameters<typeof AnswerView>[0];

/** The answer. What came is announced, and comes into view. */
function Answer(props: AnswerProps): VNode {
  const { session, target, calls } = props;
  const place = useRef<HTMLDivElement>(null);
  const current = calls.results[calls.index];
  useEffect(() => {
    if (current !== undefined) bringIntoView(place);
  }, [current]);
  return (
    <div class="answer-place" ref={place}>
      <div role="status" class="answer-head">
        <AnswerHead session={session} target={target} calls={calls} />
      </div>
      {/* Another answer is another view: what was unfolded in the last one is not in this one. */}
      <AnswerView key={calls.index} {...props} />
    </div>
  );
}

function bringIntoView({ current }: RefObject<HTMLDivElement | null>): void {
  const top = current?.getBoundingClientRect().top ?? 0;
  if (top > innerHeight * 0.75 || top < 0) current?.scrollIntoView({ block: "nearest" });
}

/** The controls that hold a text which is not a value. Only sending needs them, so a change draws nothing. */
function useBroken(): { readonly findBroken: () => string | undefined; readonly setBroken: (id: string, isBroken: boolean) => void } {
  const broken = useRef(new Set<string>());
  const kept = useRef({
    findBroken: () => [...broken.current][0],
    setBroken: (id: string, isBroken: boolean): void => {
      if (isBroken) broken.current.add(id);
      else broken.current.delete(id);
    },
  });
  return kept.current;
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

function focusField(prefix: string, { page }: RunTarget, params: JsonObject, field: string): void {
  const control = controlAt(page, params, readFieldText(field));
  const target = control === undefined ? undefined : document.getElementById(controlId(prefix, control));
  target?.closest("details")?.setAttribute("open", "");
  target?.focus();
}
