import type { VNode } from "preact";
import { jsonPointer, type JsonValue } from "../../../shared/json_values.js";
import type { PageField, PageInput } from "../../shared/page_data.js";
import { BooleanControl, ChoiceControl } from "./choice_controls.js";
import { controlId, useForm, type ControlProps } from "./form_context.js";
import { canShow, hiddenValue } from "./input_kinds.js";
import { JsonControl } from "./json_control.js";
import { ListControl } from "./list_control.js";
import { ShapeFields } from "./shape_fields.js";
import { NumberControl, TextControl, WordsControl } from "./text_controls.js";
import { inputTypeText } from "./type_texts.js";
import { CatalogText } from "../code_block.js";
import { isJsonList, isJsonObject, type ValuePath } from "./values.js";

/** The value of a field, and what is called with another one. */
export interface FieldProps {
  readonly path: ValuePath;
  readonly field: PageField;
  readonly value: JsonValue | undefined;
  readonly onChange: (value: JsonValue | undefined) => void;
}

/** A field with its label, its control, what is wrong with its value, and what it means. */
export function FormField({ path, field, value, onChange }: FieldProps): VNode {
  const { name, input, required } = field;
  const { prefix, describe } = useForm();
  const id = controlId(prefix, path);
  const description = describe(path);
  const about = description === undefined ? undefined : `${id}.about`;
  const isGroup = isGrouped(input, value);
  const caption = (
    <>
      {isGroup ? <span class="name">{name}</span> : <label for={id}>{name}</label>}
      <span class="type">{inputTypeText(input)}</span>
      {required === true ? <span class="badge required">required</span> : null}
    </>
  );
  const body = (
    <>
      <FieldBody {...{ path, input, value, onChange, name }} isRequired={required === true} isElement={false} about={about} />
      {description === undefined ? null : (
        <p class="about" id={about}>
          <CatalogText text={description} />
        </p>
      )}
    </>
  );
  return isGroup ? (
    <fieldset class="form-field group" aria-describedby={about}>
      <legend>{caption}</legend>
      {body}
    </fieldset>
  ) : (
    <div class="form-field">
      <div class="caption">{caption}</div>
      {body}
    </div>
  );
}

interface BodyProps {
  readonly path: ValuePath;
  readonly input: PageInput;
  readonly name: string;
  readonly value: JsonValue | undefined;
  readonly onChange: (value: JsonValue | undefined) => void;
  readonly isRequired: boolean;
  readonly isElement: boolean;
  readonly about: string | undefined;
}

/** The control of a value with its issues. */
export function FieldBody({ path, input, name, value, onChange, isRequired, isElement, about }: BodyProps): VNode {
  const { prefix, issues } = useForm();
  const id = controlId(prefix, path);
  const found = issues.get(jsonPointer(path)) ?? [];
  const shown = `${id}.issues`;
  const isInvalid = found.some(({ severity }) => severity === "error");
  const describedBy = [found.length > 0 ? shown : undefined, about].filter((one) => one !== undefined).join(" ");
  const props: ControlProps = {
    ...{ id, name, value, onChange, isInvalid, isRequired, isElement },
    describedBy: describedBy === "" ? undefined : describedBy,
  };
  const hidden = input.kind === "json" || input.kind === "choice" ? undefined : hiddenValue(value);
  return (
    <>
      {value !== undefined && !canShow(input, value) ? <MisfitControl {...props} /> : <Control input={input} path={path} props={props} />}
      {hidden === undefined ? null : <p class="note">{hidden}</p>}
      {found.length === 0 ? null : (
        <div id={shown}>
          {found.map(({ severity, text }) => (
            <p class={severity === "error" ? "issue" : "issue warning"}>
              <CatalogText text={text} />
            </p>
          ))}
        </div>
      )}
    </>
  );
}

/** A value that is not what the field takes: it is kept, and can be changed or taken out. */
function MisfitControl(props: ControlProps): VNode {
  return (
    <>
      <JsonControl {...props} />
      {props.isElement ? null : (
        <button type="button" class="small" onClick={() => props.onChange(undefined)}>
          Clear {props.name}
        </button>
      )}
    </>
  );
}

function Control({ input, path, props }: { readonly input: PageInput; readonly path: ValuePath; readonly props: ControlProps }): VNode {
  const { value, onChange } = props;
  switch (input.kind) {
    case "text":
      return <TextControl {...props} input={input} />;
    case "number":
      return <NumberControl {...props} input={input} />;
    case "words":
      return <WordsControl {...props} input={input} />;
    case "choice":
      return <ChoiceControl {...props} input={input} />;
    case "boolean":
      return <BooleanControl {...props} />;
    case "list":
      return <ListControl input={input} path={path} name={props.name} value={isJsonList(value) ? value : undefined} onChange={onChange} />;
    case "object":
      return (
        <ShapeFields
          shape={input}
          path={path}
          value={isJsonObject(value) ? value : {}}
          // An object without fields is sent only where something must be there.
          onChange={(next) => onChange(Object.keys(next).length > 0 || props.isElement || props.isRequired ? next : undefined)}
        />
      );
    case "json":
      return <JsonControl {...props} />;
  }
}

/** Whether a field has several controls. */
function isGrouped(input: PageInput, value: JsonValue | undefined): boolean {
  const isComposed = input.kind === "object" || input.kind === "list" || input.kind === "boolean";
  return isComposed && (value === undefined || canShow(input, value));
}
