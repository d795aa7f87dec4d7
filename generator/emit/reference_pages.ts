import { type Connector, type Model, operationsOf } from "#generator/resolve";

/** With more operations than this, a browser takes seconds for a single page. */
const MOST_OPERATIONS = 300;

/** A page of the reference: everything, or in a large catalog the index or a connector. */
export interface ReferencePage {
  /** `reference/index.html`, `reference/payments.html` */
  readonly path: string;
  readonly kind: "whole" | "index" | "connector";
  /** The connectors that are on the page, with everything about them. */
  readonly shown: readonly Connector[];
  /** The connectors whose operations its script knows. Without fields, their params are on another page. */
  readonly known: readonly Connector[];
}

const FIRST_PAGE = "reference/index.html";

/** A page with everything. */
export function wholePage({ connectors }: Model): ReferencePage {
  return { path: FIRST_PAGE, kind: "whole", shown: connectors, known: connectors };
}

/** The pages of the reference, the first one first. */
export function referencePages(model: Model): readonly ReferencePage[] {
  const { connectors } = model;
  if (connectors.flatMap(operationsOf).length <= MOST_OPERATIONS) return [wholePage(model)];
  return [
    { path: FIRST_PAGE, kind: "index", shown: [], known: connectors.map(withoutParams) },
    ...connectors.map((connector): ReferencePage => {
      const own = [connector];
      return { path: `reference/${connector.id}.html`, kind: "connector", shown: own, known: own };
    }),
  ];
}

function withoutParams(connector: Connector): Connector {
  const entities = connector.entities.map((entity) => ({
    ...entity,
    operations: entity.operations.map((operation) => ({ ...operation, params: { fields: [], open: false } })),
  }));
  return { ...connector, types: [], entities };
}
