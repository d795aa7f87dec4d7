import type { VNode } from "preact";

/** The keys of the search, and whether `/` opens it. */
export function SearchKeys({ slash, onSlash }: { readonly slash: boolean; readonly onSlash: (isOn: boolean) => void }): VNode {
  return (
    <div class="search-keys">
      <span class="search-key">
        <kbd>↑</kbd> <kbd>↓</kbd> choose
      </span>
      <span class="search-key">
        <kbd>Enter</kbd> open
      </span>
      <span class="search-key">
        <kbd>Esc</kbd> close
      </span>
      <label>
        <input type="checkbox" checked={slash} onChange={({ currentTarget }) => onSlash(currentTarget.checked)} /> <kbd>/</kbd> opens the
        search
      </label>
    </div>
  );
}
