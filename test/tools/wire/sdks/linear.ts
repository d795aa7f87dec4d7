import { asOne, type Params, type Sdk } from "./sdk.ts";

interface LinearModule {
  readonly LinearClient: new (options: object) => { readonly options: { readonly apiUrl: string } };
}

export const linear: Sdk = {
  connector: "issue_tracker",
  vendor: "Linear",
  package: { name: "@linear/sdk", module: "dist/index.mjs" },
  about: "Official. Set up with `apiUrl`.",
  client: (module, { url, credentials }) => {
    const { LinearClient } = module as unknown as LinearModule;
    return new LinearClient({ apiKey: credentials["api_key"], apiUrl: `${url}/graphql` });
  },
  address: (module) => {
    const { LinearClient } = module as unknown as LinearModule;
    return new LinearClient({ apiKey: "EXAMPLE" }).options.apiUrl.replace(/\/graphql$/, "");
  },
  calls: {
    "issue_tracker.issues.list": ["issues", asOne],
    "issue_tracker.issues.get": ["issue", idOnly],
    "issue_tracker.projects.list": ["projects", asOne],
    "issue_tracker.projects.get": ["project", idOnly],
    "issue_tracker.teams.list": ["teams", asOne],
    "issue_tracker.teams.get": ["team", idOnly],
  },
};

function idOnly({ id }: Params): readonly unknown[] {
  return [id];
}
