import type { VNode } from "preact";
import type { PageProps } from "./source.ts";

/** The bar at the top. The script adds the search field, the theme switch and, if there is a sandbox, its buttons to `#tools`. */
export function Bar({ source: { gateway, version } }: PageProps): VNode {
  return (
    <header class="bar">
      <a class="skip" href="#content">
        Skip to the content
      </a>
      <a class="brand" href="#gateway">
        {gateway.title} <span class="version">{version}</span>
      </a>
      <div id="tools" class="tools"></div>
    </header>
  );
}
