import { render } from "preact-render-to-string";
import { operationsOf } from "../../model/walk.ts";
import type { EmitterInput } from "../emitter.ts";
import { ConnectorSection } from "./connector/connector_section.tsx";
import { Contents } from "./contents/contents.tsx";
import { toPageData } from "./data/to_page_data.ts";
import { Overview } from "./overview/overview.tsx";
import { Bar } from "./bar.tsx";
import { openSource } from "./source.ts";

/** What the slots hold is known when the script is bundled: `fillPage` of the finishing layer fills them. */
const HEAD = [
  `<meta charset="utf-8">`,
  `<meta http-equiv="Content-Security-Policy" content="{{policy}}">`,
  `<meta name="viewport" content="width=device-width, initial-scale=1">`,
  `<meta name="color-scheme" content="light dark">`,
  `<style>{{style}}</style>`,
];

/**
 * The page as HTML, with the slots `policy`, `style` and `script`. The first two come before, and the last one after everything that the
 * catalog says, so that no text of the catalog is mistaken for a slot.
 */
export function printPage(input: EmitterInput): string {
  const source = openSource(input);
  const { gateway, connectors } = source.model;
  const parts = [
    `<!doctype html>`,
    `<!-- @generated from spec/ by connector-gateway-spec. Do not edit. -->`,
    `<html lang="en">`,
    `<head>`,
    ...HEAD,
    render(<title>{`${gateway.title}: reference`}</title>),
    render(
      <meta
        name="description"
        content={`${connectors.length} connectors, ${connectors.flatMap(operationsOf).length} operations, one call`}
      />,
    ),
    `</head>`,
    `<body>`,
    render(<Bar source={source} />),
    render(<Contents source={source} />),
    `<main id="content">`,
    render(<Overview source={source} />),
    ...connectors.map((connector) => render(<ConnectorSection source={source} connector={connector} />)),
    `</main>`,
    `<script type="application/json" id="page-data">${toScriptJson(toPageData(source))}</script>`,
    `<script>{{script}}</script>`,
    `</body>`,
    `</html>`,
  ];
  return `${parts.join("\n")}\n`;
}

/** JSON that ends no script element, whatever texts it has. */
function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
