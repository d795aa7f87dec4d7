import { render } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { VNode } from "preact";
import { Icon } from "../shared/icons.js";
import { createModal, type Modal } from "./modal.js";
import { SearchDialog } from "./dialog/search_dialog.js";
import { buildIndex, type IndexBuilder, type PageIndex } from "./page/build_index.js";
import { goTo } from "./page/go_to.js";
import { opensSearch, readSlash, storeSlash } from "./page/shortcuts.js";

/** Puts the search into the bar: a button that looks like a field, and the dialog that it opens. */
export function openSearch(): void {
  const content = document.querySelector<HTMLElement>("#page-content");
  const tools = document.querySelector("#page-tools");
  if (content === null || tools === null) throw new Error("the page has no content or no tools");
  const place = document.createElement("div");
  place.className = "search";
  tools.prepend(place);
  render(<Search builder={buildIndex(content)} />, place);
}

function Search({ builder }: { readonly builder: IndexBuilder }): VNode {
  const [index, setIndex] = useState<PageIndex>();
  const [slash, setSlash] = useState(readSlash);
  const cover = useRef<HTMLDivElement>(null);
  const modal = useRef<Modal>(undefined);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => void builder.ready.then(setIndex), [builder]);
  const open = (): void => {
    builder.hurry();
    if (field.current === null) return;
    modal.current?.open(field.current);
    field.current.select();
  };
  useLayoutEffect(() => {
    if (cover.current !== null) modal.current = createModal(cover.current);
  }, []);
  // At once, because people may press the key as soon as the page is there.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!opensSearch(event, slash) || modal.current?.isOpen() === true) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", press);
    return (): void => document.removeEventListener("keydown", press);
  }, [slash]);
  return (
    <>
      <button
        type="button"
        class="search-button"
        aria-haspopup="dialog"
        aria-keyshortcuts={slash ? "/ Control+K" : "Control+K"}
        onClick={open}
      >
        <Icon name="search" />
        <span class="label">Search</span>
        {slash ? <kbd aria-hidden="true">/</kbd> : null}
      </button>
      <div ref={cover} popover="manual" role="dialog" aria-modal="true" aria-label="Search" class="search-dialog" tabIndex={-1}>
        <SearchDialog
          index={index}
          field={field}
          onVisit={(anchor) => {
            modal.current?.close("elsewhere");
            goTo(anchor);
          }}
          onClose={() => modal.current?.close("back")}
          slash={slash}
          onSlash={(isOn) => {
            setSlash(isOn);
            storeSlash(isOn);
          }}
        />
      </div>
    </>
  );
}
