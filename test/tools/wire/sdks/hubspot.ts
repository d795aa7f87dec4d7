import type { JsonValue } from "../../../../templates/core/json_values.ts";
import { asOne, type Params, type Sdk } from "./sdk.ts";

interface HubspotApi {
  readonly api: { readonly configuration: { readonly baseServer: { readonly url: string } } };
}

/** Only what says where the client sends its requests, and what is called by itself. */
interface HubspotClient {
  readonly crm: { readonly contacts: { readonly basicApi: HubspotApi } };
  readonly oauth: {
    readonly tokensApi: HubspotApi & { readonly create: (...values: readonly (string | undefined)[]) => Promise<unknown> };
  };
}

interface HubspotModule {
  readonly Client: new (options: object) => HubspotClient;
}

export const hubspot: Sdk = {
  connector: "crm",
  vendor: "HubSpot",
  package: { name: "@hubspot/api-client", module: "lib/index.js" },
  about: "Official. Set up with `basePath`. Where params are comma-separated texts, its methods take lists: the texts are split.",
  client: (module, { url, credentials }) => {
    const { Client } = module as unknown as HubspotModule;
    return new Client({ accessToken: credentials["access_token"], basePath: url });
  },
  address: (module) => {
    const { Client } = module as unknown as HubspotModule;
    return new Client({ accessToken: "EXAMPLE" }).crm.contacts.basicApi.api.configuration.baseServer.url;
  },
  refresh: {
    method: "oauth.tokensApi.create",
    origin: (module) => new (module as unknown as HubspotModule).Client({}).oauth.tokensApi.api.configuration.baseServer.url,
    send: (module, { url, credentials }) => {
      const { Client } = module as unknown as HubspotModule;
      const client = [credentials["client_id"], credentials["client_secret"]];
      const values = ["refresh_token", undefined, undefined, ...client, credentials["refresh_token"]];
      return new Client({ basePath: url }).oauth.tokensApi.create(...values);
    },
  },
  calls: {
    "crm.contacts.list": ["crm.contacts.basicApi.getPage", page],
    "crm.contacts.get": ["crm.contacts.basicApi.getById", one("contactId")],
    "crm.contacts.api_search": ["crm.contacts.searchApi.doSearch", asOne],
    "crm.companies.list": ["crm.companies.basicApi.getPage", page],
    "crm.companies.get": ["crm.companies.basicApi.getById", one("companyId")],
    "crm.companies.api_search": ["crm.companies.searchApi.doSearch", asOne],
    "crm.deals.list": ["crm.deals.basicApi.getPage", page],
    "crm.deals.get": ["crm.deals.basicApi.getById", one("dealId")],
    "crm.deals.api_search": ["crm.deals.searchApi.doSearch", asOne],
    "crm.tickets.list": ["crm.tickets.basicApi.getPage", page],
    "crm.tickets.get": ["crm.tickets.basicApi.getById", one("ticketId")],
    "crm.tickets.api_search": ["crm.tickets.searchApi.doSearch", asOne],
    "crm.schemas.list": ["crm.schemas.coreApi.getAll", ({ archived }) => [archived]],
    "crm.schemas.get": ["crm.schemas.coreApi.getById", ({ objectType }) => [objectType]],
    "crm.objects.list": ["crm.objects.basicApi.getPage", (params) => [params["objectType"], ...page(params)]],
    "crm.objects.get": ["crm.objects.basicApi.getById", (params) => [params["objectType"], ...one("objectId")(params)]],
  },
};

function page({ limit, after, properties, propertiesWithHistory, associations, archived }: Params): readonly unknown[] {
  return [limit, after, names(properties), names(propertiesWithHistory), names(associations), archived];
}

/** A method that takes the id, and then what to return of the record. */
function one(id: string): (params: Params) => readonly unknown[] {
  return ({ [id]: value, properties, propertiesWithHistory, associations, archived, idProperty }) => [
    value,
    ...[properties, propertiesWithHistory, associations].map(names),
    archived,
    idProperty,
  ];
}

function names(list: JsonValue | undefined): readonly string[] | undefined {
  return typeof list === "string" ? list.split(",") : undefined;
}
