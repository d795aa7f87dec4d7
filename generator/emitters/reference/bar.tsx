/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import { Icon } from "../../../templates/reference/shared/icons.ts";
import { CONTENTS } from "./contents.tsx";
import type { PageProps } from "./source.ts";

/** The bar at the top. The script adds the search field, the theme switch and, if there is a sandbox, its buttons to `#page-tools`. */
export function Bar({ source: { gateway, version } }: PageProps): VNode {
  return (
    <header class="bar">
      <a class="skip" href="#page-content">
        Skip to the content
      </a>
      <button type="button" class="tool contents-button" popovertarget={CONTENTS} aria-label="Contents" title="Contents">
        <Icon name="menu" />
      </button>
      <a class="brand" href="#gateway">
        <Icon name="gateway" class="mark" />
        <span class="title">{gateway.title}</span> <span class="version">{version}</span>
      </a>
      <div id="page-tools" class="tools"></div>
    </header>
  );
}
