import type { VNode } from "preact";
import { CatalogText } from "../code_block.js";
import type { AnsweredCall } from "../call/outcome.js";
import type { ErrorContent } from "./answer_content.js";

interface ErrorViewProps {
  readonly error: ErrorContent;
  readonly answer: AnsweredCall;
  readonly onField: (field: string) => void;
}

/** What an error body says, each entry with its code and a way to the param that it names. */
export function ErrorView({ error: { message, details }, answer, onField }: ErrorViewProps): VNode {
  const retryAfter = answer.headers.find(([name]) => name === "retry-after")?.[1];
  return (
    <div class="error">
      {message === undefined ? null : (
        <p class="what">
          <CatalogText text={message} />
        </p>
      )}
      {details.length === 0 ? null : (
        <ul>
          {details.map(({ field, message: text, code }) => (
            <li>
              {field === undefined ? null : isParam(field) ? (
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

function isParam(field: string): boolean {
  return /^params[.[]/.test(field);
}
