import type { VNode } from "preact";
import { isList, isObject, jsonPointer, type JsonValue } from "#templates/core";
import type { PageField, PageInput, PageInputOf } from "../../shared/page_data.js";
import { controlId, useForm, type ControlProps } from "./form_context.js";
import { canShow, hiddenValue, printText, firstValue } from "./input_kinds.js";
import { ShapeFields } from "./shape_fields.js";
import { NumberControl, TextControl, WordsControl, describe, joinIds, JsonControl } from "./text_controls.js";
import { CatalogText, Choices, Issues } from "../parts.js";
import { type ValuePath, isSameJson } from "./values.js";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "../../shared/controls.js";

const FORMATS: Readonly<Record<string, string | undefined>> = {
  "date-time": "date and time",
  date: "date",
  unix_seconds: "Unix seconds",
};

/** The choice for no value. */
const LEFT_OUT = "Not sent";

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
      <span class="faint">{inputTypeText(input)}</span>
      {required === true ? <span class="badge required">required</span> : null}
    </>
  );
  const body = (
    <>
      <FieldBody {...{ path, input, value, onChange, name }} isRequired={required === true} about={about} />
      {description === undefined ? null : (
        <p class="soft" id={about}>
          <CatalogText text={description} />
        </p>
      )}
    </>
  );
  return isGroup ? (
    <fieldset class="form-field group stack" aria-describedby={about}>
      <legend class="line">{caption}</legend>
      {body}
    </fieldset>
  ) : (
    <div class="form-field stack">
      <div class="caption line">{caption}</div>
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
  readonly isElement?: boolean;
  /** The id of what is said about it. */
  readonly about?: string | undefined;
}

/** The control of a value with its issues. */
export function FieldBody({ path, input, name, value, onChange, isRequired, isElement = false, about }: BodyProps): VNode {
  const { prefix, issues } = useForm();
  const id = controlId(prefix, path);
  const found = issues.get(jsonPointer(path)) ?? [];
  const shown = `${id}.issues`;
  const isInvalid = found.some(({ severity }) => severity === "error");
  const describedBy = joinIds(found.length > 0 ? shown : undefined, about);
  const props: ControlProps = { id, name, value, onChange, isInvalid, isRequired, isElement, describedBy };
  const hidden = input.kind === "json" || input.kind === "choice" ? undefined : hiddenValue(value);
  return (
    <>
      {value !== undefined && !canShow(input, value) ? <MisfitControl {...props} /> : <Control input={input} path={path} props={props} />}
      {hidden === undefined ? null : <p class="soft">{hidden}</p>}
      {found.length === 0 ? null : (
        <div id={shown}>
          <Issues issues={found} />
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
      {props.isElement === true ? null : <Button text={`Clear ${props.name}`} onClick={() => props.onChange(undefined)} />}
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
      return <ListControl input={input} path={path} name={props.name} value={isList(value) ? value : undefined} onChange={onChange} />;
    case "object":
      return (
        <ShapeFields
          shape={input}
          path={path}
          value={isObject(value) ? value : {}}
          // An object without fields is sent only where something must be there.
          onChange={(next) =>
            onChange(Object.keys(next).length > 0 || props.isElement === true || props.isRequired === true ? next : undefined)
          }
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

/** One of several values. */
function ChoiceControl({ input: { values }, ...props }: ControlProps & { readonly input: PageInputOf<"choice"> }): VNode {
  const { value, onChange, isElement } = props;
  const chosen = values.findIndex((one) => isSameJson(one, value));
  return (
    <select
      {...describe(props, { problem: undefined })}
      value={String(chosen)}
      onChange={({ currentTarget }) => onChange(values[Number(currentTarget.value)])}
    >
      {isElement === true ? null : <option value="-1">{LEFT_OUT}</option>}
      {values.map((one, index) => (
        <option key={index} value={String(index)}>
          {one === null ? "null" : one === "" ? "(empty text)" : printText(one)}
        </option>
      ))}
    </select>
  );
}

/** True, false, or not sent: what is left out need not mean false. */
function BooleanControl(props: ControlProps): VNode {
  const { id, name, value, onChange, isElement, describedBy, isInvalid } = props;
  const choices = [["true", true] as const, ["false", false] as const];
  return (
    <Choices
      {...{ id, name: id, label: name, chosen: value, onChoose: onChange }}
      choices={isElement === true ? choices : [[LEFT_OUT, undefined], ...choices]}
      tabIndex={-1}
      aria-describedby={describedBy}
      data-invalid={isInvalid}
    />
  );
}

interface ListControlProps {
  readonly input: PageInputOf<"list">;
  readonly path: ValuePath;
  readonly name: string;
  readonly value: readonly JsonValue[] | undefined;
  readonly onChange: (value: JsonValue | undefined) => void;
}

/** A list whose elements can be changed, added and removed. Without elements, it is not sent. */
function ListControl({ input: { items }, path, name, value = [], onChange }: ListControlProps): VNode {
  const { prefix } = useForm();
  const id = controlId(prefix, path);
  const next = useRef<string | undefined>(undefined);
  // After an element is added, the focus goes to it; after one is removed, the focus stays close.
  useLayoutEffect(() => {
    if (next.current === undefined) return;
    const target = document.getElementById(next.current);
    const inside = target?.querySelector<HTMLElement>("input, select, textarea, button");
    (target?.matches("input, select, textarea, button") === true ? target : (inside ?? document.getElementById(`${id}.add`)))?.focus();
    next.current = undefined;
  });
  const remove = (index: number): void => {
    const left = value.toSpliced(index, 1);
    next.current = left.length === 0 ? `${id}.add` : `${id}.remove.${Math.min(index, left.length - 1)}`;
    onChange(left.length === 0 ? undefined : left);
  };
  const add = (): void => {
    next.current = `${id}.element.${value.length}`;
    onChange([...value, firstValue(items)]);
  };
  return (
    <div class="list stack">
      {value.length === 0 ? null : (
        <ol class="stack">
          {value.map((element, index) => (
            <li key={index} class="row">
              <div class="element stack" id={`${id}.element.${index}`} role="group" aria-label={`${name} ${index + 1}`}>
                <FieldBody
                  path={[...path, index]}
                  input={items}
                  name={`${name} ${index + 1}`}
                  value={element}
                  onChange={(changed) => onChange(value.with(index, changed ?? null))}
                  isRequired={true}
                  isElement={true}
                />
              </div>
              <Button text={`Remove ${name} ${index + 1}`} id={`${id}.remove.${index}`} onClick={() => remove(index)} />
            </li>
          ))}
        </ol>
      )}
      <Button text={`Add to ${name}`} id={`${id}.add`} onClick={add} />
    </div>
  );
}

/** The type of a field's values in a few words: `integer, 1 to 100`. */
export function inputTypeText(input: PageInput): string {
  switch (input.kind) {
    case "text":
      return input.format === undefined ? "string" : (FORMATS[input.format] ?? input.format);
    case "number":
      return [input.integer === true ? "integer" : "number", rangeText(input.minimum, input.maximum)]
        .filter((part) => part !== "")
        .join(", ");
    case "boolean":
      return "boolean";
    case "choice":
      return "one of the values";
    case "words":
      return "joined by commas";
    case "list":
      return "list";
    case "object":
      return "object";
    case "json":
      return "JSON";
  }
}

function rangeText(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  return minimum !== undefined ? `at least ${minimum}` : maximum !== undefined ? `at most ${maximum}` : "";
}
