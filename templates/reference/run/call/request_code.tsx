import type { VNode } from "preact";
import { resultShapes } from "../../../runtime/operation.js";
import { printSample, sampleLanguages, type SampleCall, type SampleLanguage } from "../../shared/code_samples.js";
import type { JsonObject } from "../form/values.js";
import type { RunTarget } from "../run_session.js";
import { CopyButton } from "./copy_button.js";
import { sentParams } from "./request.js";

/** What the code of a call depends on. */
export interface CodeSource {
  readonly target: RunTarget;
  readonly baseUrl: string;
  readonly executePath: string;
  readonly instance: string;
  readonly token: string;
  readonly params: JsonObject;
}

interface RequestCodeProps extends CodeSource {
  readonly language: SampleLanguage;
  readonly onLanguage: (language: SampleLanguage) => void;
}

/** A token that somebody typed is a secret: code that is shown and copied has this in its place. */
const HIDDEN_TOKEN = "YOUR_TOKEN";
/** What a sandbox accepts unless it was started with a token; no secret. */
const OPEN_TOKEN = "any";

/** The request as code in the chosen language. */
export function RequestCode({ language, onLanguage, ...source }: RequestCodeProps): VNode {
  const code = printSample(language, toSampleCall(source));
  const { id } = source.target.operation;
  const { title } = sampleLanguages.find((one) => one.id === language) ?? sampleLanguages[0];
  return (
    <div class="request">
      <fieldset class="languages">
        <legend class="unseen">Language of the request</legend>
        {sampleLanguages.map((one) => (
          <label key={one.id}>
            <input type="radio" name={`run:${id}:language`} checked={one.id === language} onChange={() => onLanguage(one.id)} />
            <span>{one.title}</span>
          </label>
        ))}
      </fieldset>
      <div class="code">
        <CopyButton text={code} what={`the ${title} request`} />
        <pre tabIndex={0} role="region" aria-label={`Request in ${title}`}>
          <code>{code}</code>
        </pre>
      </div>
    </div>
  );
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
