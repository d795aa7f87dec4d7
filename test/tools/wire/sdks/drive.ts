import { asOne, type Params, type Sdk } from "./sdk.ts";

interface OAuthClient {
  readonly setCredentials: (credentials: object) => void;
  readonly refreshAccessToken: () => Promise<unknown>;
  readonly endpoints: { readonly oauth2TokenUrl: string };
}

interface DriveModule {
  readonly drive: (options: object) => { readonly about: { readonly get: (params: object) => Promise<unknown> } };
  readonly auth: { readonly OAuth2: new (options: object) => OAuthClient };
}

export const drive: Sdk = {
  connector: "file_storage",
  vendor: "Google Drive",
  package: { name: "@googleapis/drive", module: "build/index.js" },
  about: "Official. Set up with `rootUrl`. A range is a header among the options of its methods.",
  client: (module, { url, credentials }) => {
    const { drive: connectDrive, auth } = module as unknown as DriveModule;
    const oauth = new auth.OAuth2({ clientId: credentials["client_id"], clientSecret: credentials["client_secret"] });
    oauth.setCredentials({ access_token: credentials["access_token"] });
    return connectDrive({ version: "v3", auth: oauth, rootUrl: url, retry: false });
  },
  address: async (module) => {
    const { drive: connectDrive } = module as unknown as DriveModule;
    const addresses: URL[] = [];
    const fetchImplementation = (address: URL): Promise<Response> => {
      addresses.push(address);
      return Promise.resolve(Response.json({}));
    };
    await connectDrive({ version: "v3", auth: "EXAMPLE", fetchImplementation }).about.get({ fields: "*" });
    return addresses[0]?.origin ?? "";
  },
  refresh: {
    method: "OAuth2.refreshAccessToken",
    origin: (module) => new URL(new (module as unknown as DriveModule).auth.OAuth2({}).endpoints.oauth2TokenUrl).origin,
    send: (module, { url, credentials }) => {
      const { auth } = module as unknown as DriveModule;
      const client = { clientId: credentials["client_id"], clientSecret: credentials["client_secret"] };
      const oauth = new auth.OAuth2({ ...client, endpoints: { oauth2TokenUrl: `${url}/token` } });
      oauth.setCredentials({ refresh_token: credentials["refresh_token"] });
      return oauth.refreshAccessToken();
    },
  },
  calls: {
    "file_storage.files.list": ["files.list", asOne],
    "file_storage.files.get": ["files.get", asOne],
    "file_storage.files.download": ["files.get", withRange],
    "file_storage.files_export.download": ["files.export", withRange],
    "file_storage.drives.list": ["drives.list", asOne],
    "file_storage.drives.get": ["drives.get", asOne],
    "file_storage.permissions.list": ["permissions.list", asOne],
    "file_storage.permissions.get": ["permissions.get", asOne],
    "file_storage.comments.list": ["comments.list", asOne],
    "file_storage.comments.get": ["comments.get", asOne],
    "file_storage.replies.list": ["replies.list", asOne],
    "file_storage.replies.get": ["replies.get", asOne],
    "file_storage.revisions.list": ["revisions.list", asOne],
    "file_storage.revisions.get": ["revisions.get", asOne],
    "file_storage.changes.list": ["changes.list", asOne],
    "file_storage.changes_start_page_token.get": ["changes.getStartPageToken", asOne],
    "file_storage.about.get": ["about.get", asOne],
  },
};

function withRange({ range_header: range, ...params }: Params): readonly unknown[] {
  return range === undefined ? [params] : [params, { headers: { Range: range } }];
}
