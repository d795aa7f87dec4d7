import type { Ref, VNode } from "preact";
import { Icon } from "../../shared/icons.js";

/** The id of the list that the field controls. */
export const RESULTS_ID = "search-options";

interface SearchFieldProps {
  readonly text: string;
  readonly field: Ref<HTMLInputElement>;
  /** The element of the option that Enter chooses; undefined if there is none. */
  readonly activeId: string | undefined;
  readonly onWrite: (text: string) => void;
  /** Says whether the key did something. */
  readonly onKey: (key: string) => boolean;
  readonly onClose: () => void;
}

/** The field to type in, and the button that closes the search. The focus stays in the field while the keys move among the results. */
export function SearchField({ text, field, activeId, onWrite, onKey, onClose }: SearchFieldProps): VNode {
  return (
    <div class="search-field">
      <Icon name="search" />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label="Search the reference"
        aria-autocomplete="list"
        aria-expanded={activeId !== undefined}
        aria-controls={activeId === undefined ? undefined : RESULTS_ID}
        aria-activedescendant={activeId}
        placeholder="Operation, parameter, field, or in your own words"
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        enterkeyhint="go"
        value={text}
        onInput={({ currentTarget }) => onWrite(currentTarget.value)}
        onKeyDown={(event) => {
          const plain = !event.isComposing && !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey;
          if (plain && onKey(event.key)) event.preventDefault();
        }}
      />
      <button type="button" class="tool" aria-label="Close the search" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
