import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { countOf, isObject, jsonPointer } from "#templates/core";
import type { PageField, PageShape } from "../../shared/page_data.js";
import { Issues } from "../parts.js";
import { FormField } from "./field.js";
import { controlId, useForm } from "./form_context.js";
import { isShownAtOnce, otherFields, withOtherFields } from "./input_kinds.js";
import { OTHER_FIELDS } from "./issue_places.js";
import { JsonControl } from "./text_controls.js";
import { fieldOf, withField, type JsonObject, type ValuePath } from "./values.js";

interface ShapeFieldsProps {
  readonly shape: PageShape;
  readonly path: ValuePath;
  readonly value: JsonObject;
  readonly onChange: (value: JsonObject) => void;
}

/** So many fields are shown even if they have no value. */
const FEW = 6;

/** The fields of an object: those with a value first, the others behind a fold if there are many; then what else it holds. */
export function ShapeFields({ shape, path, value, onChange }: ShapeFieldsProps): VNode {
  const { fields, atLeastOneOf } = shape;
  // The order must not change while the form is filled in.
  const first = useRef<readonly PageField[] | undefined>(undefined);
  first.current ??=
    fields.length <= FEW ? fields : fields.filter((field) => isShownAtOnce(field, value) || atLeastOneOf?.includes(field.name) === true);
  const shown = first.current;
  const folded = fields.filter((field) => !shown.includes(field));
  const show = (field: PageField): VNode => (
    <FormField
      key={field.name}
      path={[...path, field.name]}
      field={field}
      value={fieldOf(value, field.name)}
      onChange={(next) => onChange(withField(value, field.name, next))}
    />
  );
  return (
    <>
      {atLeastOneOf === undefined ? null : <p class="soft">Set at least one of {atLeastOneOf.join(", ")}.</p>}
      {shown.map(show)}
      {folded.length === 0 ? null : <FoldedFields fields={folded} value={value} show={show} isAlone={shown.length === 0} />}
      <OtherFields shape={shape} path={path} value={value} onChange={onChange} />
    </>
  );
}

interface FoldedFieldsProps {
  readonly fields: readonly PageField[];
  readonly value: JsonObject;
  readonly show: (field: PageField) => VNode;
  readonly isAlone: boolean;
}

function FoldedFields({ fields, value, show, isAlone }: FoldedFieldsProps): VNode {
  const isUsed = fields.some(({ name }) => Object.hasOwn(value, name));
  const isOpen = useRef(isUsed || isAlone);
  return (
    <details class="more-fields" open={isOpen.current || isUsed}>
      <summary>{countOf(fields.length, "more field")}</summary>
      {fields.map(show)}
    </details>
  );
}

/** The fields that the shape does not have: there are some, or the third party may accept some. */
function OtherFields({ shape, path, value, onChange }: ShapeFieldsProps): VNode | null {
  const { prefix, issues } = useForm();
  const names = shape.fields.map(({ name }) => name);
  const others = otherFields(names, value);
  if (others === undefined && shape.open !== true) return null;
  const place = [...path, OTHER_FIELDS];
  const id = controlId(prefix, place);
  const found = issues.get(jsonPointer(place)) ?? [];
  return (
    <div class="form-field stack">
      <div class="caption line">
        <label for={id}>Other fields</label>
        <span class="faint">JSON object</span>
      </div>
      <JsonControl
        id={id}
        name="Other fields"
        value={others}
        objectName="other fields"
        onChange={(next) => onChange(withOtherFields(names, value, isObject(next) ? next : {}))}
        describedBy={`${id}.about`}
        isInvalid={found.some(({ severity }) => severity === "error")}
      />
      <div id={`${id}.about`}>
        <Issues issues={found} />
        {shape.open === true ? <p class="soft">The documents do not show all fields. Others can be sent.</p> : null}
      </div>
    </div>
  );
}
