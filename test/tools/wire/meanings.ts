import type { JsonValue } from "../../../templates/core/json_values.ts";
import { graphqlCall } from "./graphql_call.ts";
import type { Pair, WireRequest } from "./wire_request.ts";

/** What was asked of both sides. */
export interface Asked {
  readonly params: Readonly<Record<string, JsonValue>>;
  /** What the binding sends unless the caller gives a param of that name. */
  readonly fixed: Readonly<Record<string, JsonValue>>;
}

/** Two ways to write a request that mean the same to a third party. */
export interface Meaning {
  readonly code: string;
  /** Whose requests it is about. */
  readonly connectors: readonly string[];
  /** What differs, and why it means the same. */
  readonly because: string;
  /** The request in one of the two ways. */
  readonly apply: (request: WireRequest, asked: Asked) => WireRequest;
}

/** Every difference that is no difference in meaning. */
export const MEANINGS: readonly Meaning[] = [
  {
    code: "commas",
    connectors: ["crm"],
    because:
      "The client takes lists and repeats the param for each element. The gateway passes on the comma-separated text as the caller gives it; HubSpot's reference documents both.",
    apply: joined,
  },
  {
    code: "token endpoint",
    connectors: ["crm"],
    because:
      "The client asks for access tokens at `/oauth/v1/token`. The gateway asks at `/oauth/v3/token`, which HubSpot now documents instead and which takes the same form.",
    apply: (request) => (request.path.join("/") === OAUTH_V1 ? { ...request, path: ["oauth", "v3", "token"] } : request),
  },
  {
    code: "repeated",
    connectors: ["project_tracker"],
    because:
      "The client joins the elements of a list with commas. The gateway repeats the param for each element, as Atlassian's reference requires (`id=10000&id=10001`).",
    apply: joined,
  },
  {
    code: "no elements",
    connectors: ["project_tracker"],
    because: "For a list without elements, the client sends a param without a value. The gateway leaves it out.",
    apply: (request, { params }) => ({
      ...request,
      query: request.query.filter(([name, value]) => !(value === "" && Array.isArray(params[name]))),
    }),
  },
  {
    code: "selection",
    connectors: ["issue_tracker"],
    because:
      "The queries select different fields, name their variables differently, and the client declares arguments that are not given. The root field and the values of its arguments are the same.",
    apply: (request) =>
      request.body.kind === "json" ? { ...request, body: { kind: "json", value: graphqlCall(request.body.value) } } : request,
  },
  {
    code: "fixed",
    connectors: ["file_storage", "project_tracker"],
    because:
      "The gateway adds the `fixed` values of the catalog, because the records lack documented fields without them. Values that the caller gives take precedence.",
    apply: (request, { params, fixed }) => ({
      ...request,
      query: request.query.filter(([name, value]) => Object.hasOwn(params, name) || fixed[name] !== value),
    }),
  },
];

const OAUTH_V1 = "oauth/v1/token";

/** Several params of one name as one param with commas. */
function joined(request: WireRequest): WireRequest {
  const names = [...new Set(request.query.map(([name]) => name))];
  const query = names.map((name): Pair => [name, request.query.flatMap((pair) => (pair[0] === name ? [pair[1]] : [])).join(",")]);
  return { ...request, query };
}
