import { resultShapes } from "../../../runtime/operation.js";
import type { SampleCall } from "../../shared/samples/request.js";
import type { JsonObject } from "../form/values.js";
import type { RunTarget } from "../run_session.js";
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

/** A token that somebody typed is a secret: code that is shown and copied has this in its place. */
const HIDDEN_TOKEN = "YOUR_TOKEN";
/** What a sandbox accepts unless it was started with a token; no secret. */
const OPEN_TOKEN = "any";

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
