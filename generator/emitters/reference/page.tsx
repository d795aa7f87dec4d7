import { render } from "preact-render-to-string";
import { operationsOf } from "../../model/walk.ts";
import type { EmitterInput } from "../emitter.ts";
import { ConnectorSection } from "./connector/connector_section.tsx";
import { Contents } from "./contents/contents.tsx";
import { toPageData } from "./data/to_page_data.ts";
import { Overview } from "./overview/overview.tsx";
import { Bar } from "./bar.tsx";
import { printSlot } from "./slots.ts";
import { openSource } from "./source.ts";

const HEAD = [
  `<meta charset="utf-8">`,
  printSlot("policy"),
  `<meta name="viewport" content="width=device-width, initial-scale=1">`,
  `<meta name="color-scheme" content="light dark">`,
  printSlot("style"),
];

/** The page as HTML, with slots for what is known when its scripts are bundled. */
export function printPage(input: EmitterInput): string {
  const source = openSource(input);
  const { gateway, connectors } = source.model;
  const parts = [
    `<!doctype html>`,
    `<!-- @generated from spec/ by connector-gateway-spec. Do not edit. -->`,
    `<html lang="en">`,
    `<head>`,
    ...HEAD,
    ...(input.templates.has("reference/early.ts") ? [printSlot("early")] : []),
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
    printSlot("script"),
    `</body>`,
    `</html>`,
    printSlot("licenses"),
  ];
  return `${parts.join("\n")}\n`;
}

/** JSON that ends no script element, whatever texts it has. */
function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
