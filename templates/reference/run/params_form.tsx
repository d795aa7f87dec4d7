import type { VNode } from "preact";
import { useMemo, useState } from "preact/hooks";
import { CatalogText } from "./code_block.js";
import type { PageOperation } from "../shared/page_data.js";
import { findDescription } from "./form/descriptions.js";
import { FormProvider, controlId } from "./form/form_context.js";
import type { PlacedIssues } from "./form/issue_places.js";
import { JsonControl } from "./form/json_control.js";
import { ShapeFields } from "./form/shape_fields.js";
import type { KnownRecords } from "./form/suggested_values.js";
import { isJsonObject, type JsonObject, type ValuePath } from "./form/values.js";

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
export function ParamsForm({ prefix, page, params, onParams, issues, records, setBroken }: ParamsFormProps): VNode {
  const [isJson, setJson] = useState(false);
  const shared = useMemo(
    () => ({ prefix, describe: (path: ValuePath) => findDescription(page.id, path), issues: issues.atControls, records, setBroken }),
    [prefix, issues, records],
  );
  const whole = isJson ? [...[...issues.atControls.values()].flat(), ...issues.others] : issues.others;
  const summary = `${prefix}.summary`;
  return (
    <FormProvider value={shared}>
      <div class="form-head">
        <h6>Parameters</h6>
        {page.fields.length === 0 && page.open !== true ? null : (
          <div class="choices" role="radiogroup" aria-label="Edit the parameters as">
            {[false, true].map((choice) => (
              <label key={String(choice)}>
                <input type="radio" name={`${prefix}.mode`} checked={isJson === choice} onChange={() => setJson(choice)} />
                <span>{choice ? "JSON" : "Form"}</span>
              </label>
            ))}
          </div>
        )}
      </div>
      {page.fields.length === 0 && page.open !== true ? <p class="note">This operation takes no parameters.</p> : null}
      {isJson ? (
        <div class="form-field">
          <label class="unseen" for={controlId(prefix, ["whole"])}>
            Parameters as JSON
          </label>
          <JsonControl
            id={controlId(prefix, ["whole"])}
            name="params"
            value={params}
            objectName="parameters"
            empty={NOTHING}
            onChange={(next) => onParams(isJsonObject(next) ? next : NOTHING)}
            describedBy={whole.length === 0 ? undefined : summary}
            isInvalid={issues.errors > 0}
            isRequired={false}
            isElement={false}
          />
        </div>
      ) : (
        <ShapeFields shape={page} path={[]} value={params} onChange={onParams} />
      )}
      <div id={summary} class="summary">
        {whole.map(({ severity, text }) => (
          <p class={severity === "error" ? "issue" : "issue warning"}>
            <CatalogText text={text} />
          </p>
        ))}
      </div>
    </FormProvider>
  );
}

const NOTHING: JsonObject = {};
