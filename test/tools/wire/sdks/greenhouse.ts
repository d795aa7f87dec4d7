import type { ClientSettings, Params, Sdk, SdkCall } from "./sdk.ts";

/**
 * Greenhouse publishes no client. What its reference documents is written here by hand: the paths, the params in the query by their
 * own names, and Basic authentication with the key as the user name and no password.
 */
export const greenhouse: Sdk = {
  connector: "recruiting",
  vendor: "Greenhouse Harvest v1",
  about:
    "None, since Greenhouse publishes no client. The requests are written by hand from the public reference (grnhse/greenhouse-api-docs).",
  client: (_module, settings) => ({ get: (path: string, params: Params) => get(settings, path, params) }),
  address: () => "https://harvest.greenhouse.io",
  calls: {
    "recruiting.candidates.list": list("/v1/candidates"),
    "recruiting.candidates.get": one("/v1/candidates"),
    "recruiting.applications.list": list("/v1/applications"),
    "recruiting.applications.get": one("/v1/applications"),
    "recruiting.jobs.list": list("/v1/jobs"),
    "recruiting.jobs.get": one("/v1/jobs"),
    "recruiting.offers.list": list("/v1/offers"),
    "recruiting.offers.get": one("/v1/offers"),
    "recruiting.users.list": list("/v1/users"),
    "recruiting.users.get": one("/v1/users"),
    "recruiting.departments.list": list("/v1/departments"),
    "recruiting.departments.get": one("/v1/departments"),
    "recruiting.offices.list": list("/v1/offices"),
    "recruiting.offices.get": one("/v1/offices"),
    "recruiting.job_posts.list": list("/v1/job_posts"),
    "recruiting.job_posts.get": one("/v1/job_posts"),
    "recruiting.sources.list": list("/v1/sources"),
    "recruiting.scheduled_interviews.list": list("/v1/scheduled_interviews"),
    "recruiting.scheduled_interviews.get": one("/v1/scheduled_interviews"),
    "recruiting.application_attachment.download": attachment("/v1/applications"),
    "recruiting.candidate_attachment.download": attachment("/v1/candidates"),
  },
};

function list(path: string): SdkCall {
  return ["get", (params) => [path, params]];
}

function one(path: string): SdkCall {
  return ["get", ({ id, ...others }) => [`${path}/${JSON.stringify(id)}`, others]];
}

/** The record with the attachments. The file itself is at an address in it. */
function attachment(path: string): SdkCall {
  return ["get", ({ id }) => [`${path}/${JSON.stringify(id)}`, {}]];
}

function get({ url, credentials }: ClientSettings, path: string, params: Params): Promise<Response> {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) query.append(name, typeof value === "string" ? value : JSON.stringify(value));
  const key = Buffer.from(`${credentials["api_key"] ?? ""}:`).toString("base64");
  return fetch(`${url}${path}${query.size > 0 ? "?" : ""}${query.toString()}`, { headers: { authorization: `Basic ${key}` } });
}
