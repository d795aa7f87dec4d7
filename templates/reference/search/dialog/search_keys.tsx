import type { VNode } from "preact";

/** The keys of the search, and whether `/` opens it. */
export function SearchKeys({ slash, onSlash }: { readonly slash: boolean; readonly onSlash: (isOn: boolean) => void }): VNode {
  return (
    <div class="search-keys">
      <span class="for-keys">
        <kbd>↑</kbd> <kbd>↓</kbd> choose
      </span>
      <span class="for-keys">
        <kbd>Enter</kbd> open
      </span>
      <span class="for-keys">
        <kbd>Esc</kbd> close
      </span>
      <label>
        <input type="checkbox" checked={slash} onChange={({ currentTarget }) => onSlash(currentTarget.checked)} /> <kbd>/</kbd> opens the
        search
      </label>
    </div>
  );
}
