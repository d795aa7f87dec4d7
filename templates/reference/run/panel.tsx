import type { RefObject, VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { AnswerHead, AnswerView } from "./answer/answer_view.js";
import { CallSettings, EffectNotice } from "./call/call_settings.js";
import { controlId } from "./form/form_context.js";
import { controlAt } from "./form/issue_places.js";
import { readFieldText } from "./form/field_text.js";
import type { JsonObject } from "./form/values.js";
import { ParamsForm } from "./params_form.js";
import type { RunSession, RunTarget } from "./run_session.js";
import { useRun, type Run } from "./use_run.js";
import { printSample, sampleLanguages, type SampleLanguage } from "../shared/code_samples.js";
import { chosenLanguage, onLanguage } from "../code/languages.js";
import { CodeBlock } from "./code_block.js";
import { toSampleCall, type CodeSource } from "./call/sample_call.js";

interface RunPanelProps {
  readonly session: RunSession;
  readonly target: RunTarget;
  readonly onClose: () => void;
  /** How often it was opened: each time, suggestions are read again. */
  readonly opened: number;
}

/** The panel that runs an operation: its params, the request as code, and the answer. */
export function RunPanel({ session, target, onClose, opened }: RunPanelProps): VNode {
  const { operation, page } = target;
  const prefix = `run:${operation.id}:`;
  const run = useRun(session, target, opened);
  const { params, instance, token, issues, records, calls, setBroken } = run;
  return (
    <form
      class="run-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        run.send();
      }}
      onKeyDown={(event) => onKey(event, run, onClose)}
    >
      <div class="call">
        <div class="params-form">
          <ParamsForm {...{ prefix, page, params, issues, records, setBroken }} onParams={run.setParams} />
          <CallSettings id={prefix} instance={instance} token={token} onInstance={run.setInstance} onToken={run.setToken} />
        </div>
        <div class="send-side">
          <RequestCode {...{ target, instance, token, params }} baseUrl={location.origin} executePath={session.executePath} />
          <EffectNotice operation={operation} />
          <SendBar run={run} />
        </div>
      </div>
      <Answer
        {...{ session, target, calls }}
        onNext={run.sendNext}
        onShow={run.show}
        onField={(field) => focusField(prefix, target, params, field)}
      />
    </form>
  );
}

function onKey(event: KeyboardEvent, run: Run, onClose: () => void): void {
  // In a field, the key closes a list of suggestions, or undoes.
  if (event.key === "Escape" && !isEntry(event.target)) onClose();
  if (!isSendKey(event)) return;
  event.preventDefault();
  run.send();
}

/** Whether somebody pressed the keys that send: Ctrl or Command, and Enter. */
export function isSendKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === "Enter" && (ctrlKey || metaKey);
}

function isEntry(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("input:not([type=radio]), select, textarea");
}

function SendBar({ run: { calls, issues, obstacle } }: { readonly run: Run }): VNode {
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

function focusField(prefix: string, { page }: RunTarget, params: JsonObject, field: string): void {
  const control = controlAt(page, params, readFieldText(field));
  const target = control === undefined ? undefined : document.getElementById(controlId(prefix, control));
  target?.closest("details")?.setAttribute("open", "");
  target?.focus();
}

/** The request as code, in the language that the reader chose for all samples. */
function RequestCode(source: CodeSource): VNode {
  const [language, setLanguage] = useState<SampleLanguage>(chosenLanguage);
  useEffect(() => onLanguage(setLanguage), []);
  const code = printSample(language, toSampleCall(source));
  const { id } = source.target.operation;
  const { title } = sampleLanguages.find((one) => one.id === language) ?? sampleLanguages[0];
  return (
    <div class="request">
      <fieldset class="languages">
        <legend class="unseen">Language of the request</legend>
        {sampleLanguages.map((one) => (
          <label key={one.id}>
            <input type="radio" name={`run:${id}:language`} value={one.id} checked={one.id === language} />
            <span>{one.title}</span>
          </label>
        ))}
      </fieldset>
      <CodeBlock text={code} language={language} title={`Request in ${title}`} />
    </div>
  );
}
