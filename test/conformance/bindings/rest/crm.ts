import type { WantedBindings } from "./binding_table.ts";

const LIST = {
  query: "limit after associations properties propertiesWithHistory archived",
  take: "results",
  meta: "next_cursor=paging.next.after next_link=paging.next.link",
};
const GET = { query: "properties propertiesWithHistory associations idProperty archived" };
const SEARCH = {
  body: "filterGroups properties limit after sorts query",
  take: "results",
  meta: "total=total next_cursor=paging.next.after next_link=paging.next.link",
};

/** HubSpot's CRM API, version 3. */
export const crm: WantedBindings = {
  "crm.contacts.list": { call: "GET /crm/v3/objects/contacts", ...LIST },
  "crm.contacts.get": { call: "GET /crm/v3/objects/contacts/{contactId}", ...GET },
  "crm.contacts.api_search": { call: "POST /crm/v3/objects/contacts/search", ...SEARCH },
  "crm.companies.list": { call: "GET /crm/v3/objects/companies", ...LIST },
  "crm.companies.get": { call: "GET /crm/v3/objects/companies/{companyId}", ...GET },
  "crm.companies.api_search": { call: "POST /crm/v3/objects/companies/search", ...SEARCH },
  "crm.deals.list": { call: "GET /crm/v3/objects/deals", ...LIST },
  "crm.deals.get": { call: "GET /crm/v3/objects/deals/{dealId}", ...GET },
  "crm.deals.api_search": { call: "POST /crm/v3/objects/deals/search", ...SEARCH },
  "crm.tickets.list": { call: "GET /crm/v3/objects/tickets", ...LIST },
  "crm.tickets.get": { call: "GET /crm/v3/objects/tickets/{ticketId}", ...GET },
  "crm.tickets.api_search": { call: "POST /crm/v3/objects/tickets/search", ...SEARCH },
  "crm.schemas.list": { call: "GET /crm-object-schemas/v3/schemas", query: "archived", take: "results" },
  "crm.schemas.get": { call: "GET /crm-object-schemas/v3/schemas/{objectType}" },
  "crm.objects.list": { call: "GET /crm/v3/objects/{objectType}", ...LIST },
  "crm.objects.get": { call: "GET /crm/v3/objects/{objectType}/{objectId}", ...GET },
};
