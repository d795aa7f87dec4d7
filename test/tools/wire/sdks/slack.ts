import { asOne, type Sdk } from "./sdk.ts";

interface SlackModule {
  readonly WebClient: new (token: string | undefined, options: object) => { readonly slackApiUrl: string };
}

export const slack: Sdk = {
  connector: "messaging",
  vendor: "Slack",
  package: { name: "@slack/web-api", module: "dist/index.js" },
  about: "Official. Set up with `slackApiUrl`.",
  client: (module, { url, credentials }) => {
    const { WebClient } = module as unknown as SlackModule;
    return new WebClient(credentials["access_token"], { slackApiUrl: `${url}/`, logLevel: "error", retryConfig: { retries: 0 } });
  },
  address: (module) => {
    const { WebClient } = module as unknown as SlackModule;
    return new WebClient(undefined, {}).slackApiUrl.replace(/\/$/, "");
  },
  calls: {
    "messaging.users.list": ["users.list", asOne],
    "messaging.users.get": ["users.info", asOne],
    "messaging.channels.list": ["conversations.list", asOne],
    "messaging.channels.get": ["conversations.info", asOne],
    "messaging.channel_messages.list": ["conversations.history", asOne],
    "messaging.threads.list": ["conversations.replies", asOne],
  },
};
