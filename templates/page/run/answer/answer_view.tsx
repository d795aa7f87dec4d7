import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { AnsweredCall } from "../call/request.js";
import type { Calls } from "../call/use_calls.js";
import type { RunSession, RunTarget } from "../run_session.js";
import { isSuccess, readContent, readError, type AnswerContent, type ErrorContent } from "./answer_content.js";
import { durationText, sizeText, statusText } from "./plain_words.js";
import { RecordsTable, CellValue } from "./records_table.js";
import { ColoredCode } from "../../code/colored_code.js";
import { CatalogText, Choices } from "../parts.js";
import { countOf, isObject } from "#templates/core";
import { Button } from "../../shared/controls.js";

/** How the records of an answer are shown, and whether as JSON. */
const VIEWS = [["Table", false] as const, ["JSON", true] as const];

interface AnswerViewProps {
  readonly session: RunSession;
  readonly target: RunTarget;
  readonly calls: Calls;
  /** Requests the page with a cursor. */
  readonly onNext: (content: AnswerContent) => void;
  /** Shows a page that came before. */
  readonly onShow: (index: number) => void;
  /** Goes to the control of a param. */
  readonly onField: (field: string) => void;
}

/** The outcome of a call: the answer, or why there is none. */
export function AnswerView(props: AnswerViewProps): VNode | null {
  const { calls } = props;
  const result = calls.results[calls.index];
  if (result === undefined) return null;
  const { outcome, params } = result;
  if (outcome.kind === "failed") {
    return (
      <div class="outcome failed stack">
        <p class="bad">{outcome.what}</p>
        <p>{outcome.advice}</p>
        <Pager {...props} content={undefined} />
      </div>
    );
  }
  const content = readContent(props.target.connector, props.target.operation, params, outcome);
  return (
    <div class={isSuccess(outcome) ? "outcome stack" : "outcome failed stack"}>
      <AnswerBody {...props} answer={outcome} content={content} />
      <Pager {...props} content={content} />
      <AnswerHeaders answer={outcome} />
    </div>
  );
}

/** The line that is announced: status, time and size, and how many records came. */
export function AnswerHead({ session, target, calls }: Pick<AnswerViewProps, "session" | "target" | "calls">): VNode | null {
  const result = calls.results[calls.index];
  if (calls.isSending) return <p class="progress">Sending…</p>;
  if (calls.isCanceled) return <p class="progress">Canceled. The sandbox may have run the call.</p>;
  if (result === undefined) return null;
  const { outcome } = result;
  if (outcome.kind === "failed") return <p class="status bad line">No answer after {durationText(outcome.milliseconds)}</p>;
  const { status, milliseconds, size, requestId } = outcome;
  const content = readContent(target.connector, target.operation, result.params, outcome);
  const meaning = isSuccess(outcome) ? undefined : session.statuses[String(status)];
  return (
    <>
      <p class={isSuccess(outcome) ? "status good line" : "status bad line"}>
        <strong>{statusText(status)}</strong>
        <span>{durationText(milliseconds)}</span>
        <span>{sizeText(size)}</span>
        {content?.isList === true ? <span>{countOf(content.records.length, "record")}</span> : null}
        {requestId === undefined ? null : <code>{requestId}</code>}
      </p>
      {meaning === undefined || meaning === "" ? null : <p class="meaning">{meaning}</p>}
    </>
  );
}

function AnswerBody({
  answer,
  content,
  target,
  onField,
}: AnswerViewProps & { readonly answer: AnsweredCall; readonly content: AnswerContent | undefined }): VNode {
  const { body } = answer;
  switch (body.kind) {
    case "empty":
      return <p>The body is empty.</p>;
    case "file":
      return <FileView file={body} />;
    case "text":
      return (
        <>
          <p class="issue bad">{body.problem}</p>
          <AnswerJson text={body.text} isJson={false} />
        </>
      );
    case "json": {
      const error = content === undefined ? readError(answer) : undefined;
      if (content !== undefined) return <ContentView content={content} target={target} text={body.text} />;
      return (
        <>
          {error === undefined ? null : <ErrorView error={error} answer={answer} onField={onField} />}
          <AnswerJson text={body.text} isJson={true} />
        </>
      );
    }
  }
}

interface ContentViewProps {
  readonly content: AnswerContent;
  readonly target: RunTarget;
  readonly text: string;
}

function ContentView({ content, target, text }: ContentViewProps): VNode {
  const [isJson, setJson] = useState(false);
  const { records, isList, others } = content;
  return (
    <>
      {others.map(([field, value]) => (
        <p class="issue warning">
          <code>{field}</code>: {typeof value === "string" ? value : JSON.stringify(value)}
        </p>
      ))}
      <Choices label="View of the answer" name={`run:${target.operation.id}:view`} choices={VIEWS} chosen={isJson} onChoose={setJson} />
      {isJson ? (
        <AnswerJson text={text} isJson={true} />
      ) : isList ? (
        <RecordsTable records={records} identity={target.page.identity} />
      ) : (
        <RecordFields record={records[0]} />
      )}
    </>
  );
}

/** The pages of a list: those that were seen, and the next one. */
function Pager({ calls, onNext, onShow, content }: AnswerViewProps & { readonly content: AnswerContent | undefined }): VNode | null {
  const { index, results, isSending } = calls;
  const isLast = index === results.length - 1;
  const cursor = content?.cursor;
  const goOn = (): void => {
    if (!isLast) onShow(index + 1);
    else if (content?.cursor !== undefined && !isSending) onNext(content);
  };
  if (cursor === undefined && results.length === 1)
    return content?.isList === true && content.records.length > 0 ? <p class="soft">This is the last page.</p> : null;
  return (
    <div class="pager row" role="group" aria-label="Pages">
      <Button text="Previous page" look="button" aria-disabled={index === 0} onClick={() => index > 0 && onShow(index - 1)} />
      <span>Page {index + 1}</span>
      <Button text="Next page" look="button" aria-disabled={isSending || (isLast && cursor === undefined)} onClick={goOn} />
      {isLast && cursor === undefined ? <span class="soft">This is the last page.</span> : null}
    </div>
  );
}

function AnswerHeaders({ answer: { headers } }: { readonly answer: AnsweredCall }): VNode {
  return (
    <details class="headers">
      <summary>Headers ({headers.length})</summary>
      <dl>
        {headers.map(([name, value]) => (
          <div key={name} class="row">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Longer texts are shown on demand: a browser takes seconds to lay out megabytes. */
const SHOWN = 100_000;

/** The body of an answer as a text: JSON with indentation, anything else as it came. */
function AnswerJson({ text, isJson }: { readonly text: string; readonly isJson: boolean }): VNode {
  const [isWhole, setWhole] = useState(false);
  const whole = isJson ? JSON.stringify(JSON.parse(text), undefined, 2) : text;
  const rest = whole.length - SHOWN;
  return (
    <>
      <ColoredCode
        text={isWhole ? whole : whole.slice(0, SHOWN)}
        language={isJson ? "json" : "text"}
        title="Body of the answer"
        hideTitle
      />
      {rest > 0 && !isWhole ? <Button text={`Show ${rest} more characters`} onClick={() => setWhole(true)} /> : null}
    </>
  );
}

/** One record: a row for each field. */
function RecordFields({ record }: { readonly record: unknown }): VNode {
  const fields = isObject(record) ? Object.entries(record) : [["value", record] as const];
  return (
    <div class="scroller" tabIndex={0} role="region" aria-label="Record">
      <table class="record-fields">
        <tbody>
          {fields.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <CellValue value={value} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ErrorViewProps {
  readonly error: ErrorContent;
  readonly answer: AnsweredCall;
  readonly onField: (field: string) => void;
}

/** The contents of an error body, each entry with its code and a way to the param that it names. */
function ErrorView({ error: { message, details }, answer, onField }: ErrorViewProps): VNode {
  const retryAfter = answer.headers.find(([name]) => name === "retry-after")?.[1];
  return (
    <div class="error stack">
      {message === undefined ? null : (
        <p class="bad medium">
          <CatalogText text={message} />
        </p>
      )}
      {details.length === 0 ? null : (
        <ul>
          {details.map(({ field, message: text, code }) => (
            <li>
              {field === undefined ? null : /^params[.[]/.test(field) ? (
                <button type="button" class="field-link" onClick={() => onField(field)}>
                  <code>{field}</code>
                </button>
              ) : (
                <code>{field}</code>
              )}
              {text === message ? null : (
                <span>
                  <CatalogText text={text} />
                </span>
              )}
              {code === undefined ? null : <code class="error-code">{code}</code>}
            </li>
          ))}
        </ul>
      )}
      {retryAfter === undefined ? null : <p>The gateway asks to wait {retryAfter} s before the next try.</p>}
    </div>
  );
}

/** How much of a text file is shown. */
const PREVIEW = 2000;

/** A file: a link that saves it, what it is, and the beginning of a text. */
function FileView({ file }: { readonly file: Extract<AnsweredCall["body"], { readonly kind: "file" }> }): VNode {
  const { blob, filename, contentType, range } = file;
  const [address, setAddress] = useState<string>();
  const [preview, setPreview] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    setPreview(undefined);
    let isGone = false;
    if (isText(contentType)) {
      void blob
        .slice(0, PREVIEW * 4)
        .text()
        .then((text) => {
          if (!isGone) setPreview(text);
        });
    }
    return () => {
      isGone = true;
      URL.revokeObjectURL(made);
    };
  }, [blob]);
  return (
    <div class="file stack">
      <p>
        {address === undefined ? null : (
          <a class="button" href={address} download={filename}>
            Save {filename}
          </a>
        )}{" "}
        <span>
          {contentType}, {sizeText(blob.size)}
        </span>
      </p>
      {range === undefined ? null : (
        <p class="soft">
          A part of the file: <code>{range}</code>
        </p>
      )}
      {preview === undefined || preview === "" ? null : (
        <ColoredCode
          text={preview.length > PREVIEW ? `${preview.slice(0, PREVIEW)}…` : preview}
          language="text"
          title="Beginning of the file"
          hideTitle
        />
      )}
    </div>
  );
}

function isText(contentType: string): boolean {
  return /^text\/|[/+]json\b|[/+]xml\b/i.test(contentType);
}
