import type { VNode } from "preact";
import { useEffect, useRef, useState, useMemo } from "preact/hooks";
import { AnswerHead, AnswerView } from "./answer/answer_view.js";
import { controlId, FormProvider } from "./form/form_context.js";
import { controlAt, type PlacedIssues } from "./form/issue_places.js";
import { type JsonObject, type ValuePath } from "./form/values.js";
import type { RunSession, RunTarget } from "./run_session.js";
import { useRun, type Run } from "./use_run.js";
import { printSample, sampleLanguages, type SampleLanguage } from "../shared/code_samples.js";
import { chosenLanguage, onLanguage } from "../code/languages.js";
import { ColoredCode } from "../code/colored_code.js";
import { Languages } from "../shared/code_block.js";
import { Choices, Issues } from "./parts.js";
import type { Operation } from "#templates/runtime";
import type { SampleCall } from "../shared/code_samples.js";
import { sentParams } from "./call/request.js";
import type { PageOperation } from "../shared/page_data.js";
import { JsonControl } from "./form/text_controls.js";
import { ShapeFields } from "./form/shape_fields.js";
import type { KnownRecords } from "./form/suggested_values.js";
import { countOf, isObject, printFieldPath, resultShapes } from "#templates/core";
import { Button } from "../shared/controls.js";

const NOTHING: JsonObject = {};

/** How params are written, and whether as JSON. */
const MODES = [["Form", false] as const, ["JSON", true] as const];

const STEP = /\.([\w$-]+)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/gy;

/** A token that somebody typed is a secret: code that is shown and copied has this in its place. */
const HIDDEN_TOKEN = "YOUR_TOKEN";

/** Accepted by every sandbox that was started without a token; no secret. */
const OPEN_TOKEN = "any";

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
        <div class="stack">
          <ParamsForm {...{ prefix, page, params, issues, records, setBroken }} onParams={run.setParams} />
          <CallSettings id={prefix} instance={instance} token={token} onInstance={run.setInstance} onToken={run.setToken} />
          <EffectNotice operation={operation} />
          <SendBar run={run} />
        </div>
        <RequestCode {...{ target, instance, token, params }} baseUrl={location.origin} executePath={session.executePath} />
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
    <div class="send-bar row">
      <button type="submit" class="button main" aria-disabled={isSending}>
        {count > 0 ? "Run anyway" : "Run"}
      </button>
      {isSending ? (
        <Button text="Cancel" look="button" onClick={cancel} />
      ) : (
        <span class="soft">
          <kbd>Ctrl</kbd> <kbd>Enter</kbd>
        </span>
      )}
      <p class="send-note bad" role="status">
        {obstacle ?? (count === 0 ? "" : `${countOf(count, "problem")}: the gateway refuses such a call.`)}
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
    const top = current === undefined ? 0 : (place.current?.getBoundingClientRect().top ?? 0);
    if (top > innerHeight * 0.75 || top < 0) place.current?.scrollIntoView({ block: "nearest" });
  }, [current]);
  return (
    <div class="answer-place stack" ref={place}>
      <div role="status" class="answer-head">
        <AnswerHead session={session} target={target} calls={calls} />
      </div>
      {/* Another answer is another view: what was unfolded in the last one is not in this one. */}
      <AnswerView key={calls.index} {...props} />
    </div>
  );
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
      <Languages name={`run:${id}:language`} chosen={language} />
      <ColoredCode text={code} language={language} title={`Request in ${title}`} hideTitle />
    </div>
  );
}

interface CallSettingsProps {
  readonly id: string;
  readonly instance: string;
  readonly token: string;
  readonly onInstance: (instance: string) => void;
  readonly onToken: (token: string) => void;
}

/** The instance and the token of a call. Browsers are asked not to remember the token. */
function CallSettings({ id, instance, token, onInstance, onToken }: CallSettingsProps): VNode {
  return (
    <details class="settings">
      <summary>
        Instance <code>{instance}</code>
        {token === "any" ? null : token === "" ? ", no token" : ", your token"}
      </summary>
      <div class="form-field stack">
        <label for={`${id}.instance`}>Instance</label>
        <input
          id={`${id}.instance`}
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={instance}
          onInput={({ currentTarget }) => onInstance(currentTarget.value.trim())}
        />
      </div>
      <div class="form-field stack">
        <label for={`${id}.token`}>Token</label>
        <input
          id={`${id}.token`}
          type="password"
          autocomplete="off"
          aria-describedby={`${id}.token.about`}
          value={token}
          onInput={({ currentTarget }) => onToken(currentTarget.value)}
        />
        <p class="soft" id={`${id}.token.about`}>
          A sandbox accepts any token unless it was started with one. The page does not store it, and code samples do not show it.
        </p>
      </div>
    </details>
  );
}

/** The effect of a call; nothing for a call that only reads. */
function EffectNotice({ operation: { effect, permanent } }: { readonly operation: Operation }): VNode | null {
  if (effect === "read") return null;
  return (
    <p class={permanent === true ? "effect-notice permanent" : "effect-notice"}>
      {permanent === true
        ? "At the third party, this cannot be undone. Here it changes only records of the sandbox, and a reset brings them back."
        : "This call changes records of the sandbox and nothing else. A reset brings the old ones back."}
    </p>
  );
}

/** Everything that the code of a call depends on. */
interface CodeSource {
  readonly target: RunTarget;
  readonly baseUrl: string;
  readonly executePath: string;
  readonly instance: string;
  readonly token: string;
  readonly params: JsonObject;
}

/** The call that a sample shows. */
export function toSampleCall({ target, baseUrl, executePath, instance, token, params }: CodeSource): SampleCall {
  const { connector, operation, page } = target;
  return {
    ...{ baseUrl, executePath, instance },
    token: token === "" || token === OPEN_TOKEN ? OPEN_TOKEN : HIDDEN_TOKEN,
    connector: operation.connector,
    entity: operation.entity,
    action: operation.action,
    params: sentParams({ operation, params }),
    result: resultShapes[operation.kind],
    resultField: connector.gateway.result,
    metaField: page.hasMeta === true ? connector.gateway.meta : undefined,
    elements: operation.elements ?? [],
    // The code shows the call that the button makes: one page.
    allPages: false,
  };
}

/** The path below the params that an error body names: `params.created.gt`, `params.ids[0]`, `params["a.b"]`. */
export function readFieldText(text: string): ValuePath {
  const rest = text.replace(/^params/, "");
  return [...rest.matchAll(STEP)].map(([, name, index, quoted]) => {
    if (index !== undefined) return Number(index);
    return name ?? unquote(quoted ?? "");
  });
}

function unquote(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted.slice(1, -1);
  }
}

interface ParamsFormProps {
  readonly prefix: string;
  readonly page: PageOperation;
  readonly params: JsonObject;
  readonly onParams: (params: JsonObject) => void;
  readonly issues: PlacedIssues;
  readonly records: KnownRecords | undefined;
  readonly setBroken: (id: string, isBroken: boolean) => void;
}

/** The params of an operation: as a form, or all of them as JSON. Both show the same params. */
function ParamsForm({ prefix, page, params, onParams, issues, records, setBroken }: ParamsFormProps): VNode {
  const [isJson, setJson] = useState(false);
  const shared = useMemo(
    () => ({ prefix, describe: (path: ValuePath) => findDescription(page.id, path), issues: issues.atControls, records, setBroken }),
    [prefix, issues, records],
  );
  const whole = isJson ? [...[...issues.atControls.values()].flat(), ...issues.others] : issues.others;
  const summary = `${prefix}.summary`;
  return (
    <FormProvider value={shared}>
      <div class="form-head row">
        <h6>Parameters</h6>
        {page.fields.length === 0 && page.open !== true ? null : (
          <Choices label="Edit the parameters as" name={`${prefix}.mode`} choices={MODES} chosen={isJson} onChoose={setJson} />
        )}
      </div>
      {page.fields.length === 0 && page.open !== true ? <p class="soft">This operation takes no parameters.</p> : null}
      {isJson ? (
        <div class="form-field stack">
          <label class="unseen" for={controlId(prefix, ["whole"])}>
            Parameters as JSON
          </label>
          <JsonControl
            id={controlId(prefix, ["whole"])}
            name="params"
            value={params}
            objectName="parameters"
            empty={NOTHING}
            onChange={(next) => onParams(isObject(next) ? next : NOTHING)}
            describedBy={whole.length === 0 ? undefined : summary}
            isInvalid={issues.errors > 0}
          />
        </div>
      ) : (
        <ShapeFields shape={page} path={[]} value={params} onChange={onParams} />
      )}
      <div id={summary} class="summary">
        <Issues issues={whole} />
      </div>
    </FormProvider>
  );
}

/** The id of the element that shows a param in the article of its operation, or a field inside one. */
export function fieldAnchor(operation: string, path: ValuePath): string {
  const names = path.filter((step) => typeof step === "string");
  return `${operation}.params.${encodeURIComponent(printFieldPath(names))}`;
}

/** A field's description in the article of its operation, with its code between backticks; undefined if it has none. */
function findDescription(operation: string, path: ValuePath): string | undefined {
  const found = document.getElementById(fieldAnchor(operation, path))?.querySelector(":scope > .description");
  const parts = Array.from(found?.childNodes ?? [], (node) =>
    node.nodeName === "CODE" ? `\`${node.textContent ?? ""}\`` : (node.textContent ?? ""),
  );
  return parts.length === 0 ? undefined : parts.join("");
}
