import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { JsonValue } from "../../../shared/json_values.js";
import type { PageInputOf } from "../../shared/page_data.js";
import { FieldBody } from "./field.js";
import { controlId, useForm } from "./form_context.js";
import { firstValue } from "./input_kinds.js";
import { withElement, withoutElement, type ValuePath } from "./values.js";

interface ListControlProps {
  readonly input: PageInputOf<"list">;
  readonly path: ValuePath;
  readonly name: string;
  readonly value: readonly JsonValue[] | undefined;
  readonly onChange: (value: JsonValue | undefined) => void;
}

/** A list whose elements can be changed, added and removed. Without elements, it is not sent. */
export function ListControl({ input: { items }, path, name, value = [], onChange }: ListControlProps): VNode {
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
    const left = withoutElement(value, index);
    next.current = left.length === 0 ? `${id}.add` : `${id}.remove.${Math.min(index, left.length - 1)}`;
    onChange(left.length === 0 ? undefined : left);
  };
  const add = (): void => {
    next.current = `${id}.element.${value.length}`;
    onChange([...value, firstValue(items)]);
  };
  return (
    <div class="list">
      {value.length === 0 ? null : (
        <ol>
          {value.map((element, index) => (
            <li key={index}>
              <div class="element" id={`${id}.element.${index}`} role="group" aria-label={`${name} ${index + 1}`}>
                <FieldBody
                  path={[...path, index]}
                  input={items}
                  name={`${name} ${index + 1}`}
                  value={element}
                  onChange={(changed) => onChange(withElement(value, index, changed ?? null))}
                  isRequired={true}
                  isElement={true}
                  about={undefined}
                />
              </div>
              <button type="button" class="small" id={`${id}.remove.${index}`} onClick={() => remove(index)}>
                Remove {name} {index + 1}
              </button>
            </li>
          ))}
        </ol>
      )}
      <button type="button" class="small" id={`${id}.add`} onClick={add}>
        Add to {name}
      </button>
    </div>
  );
}
