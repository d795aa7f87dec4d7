import { drive } from "./drive.ts";
import { greenhouse } from "./greenhouse.ts";
import { hubspot } from "./hubspot.ts";
import { jira } from "./jira.ts";
import { linear } from "./linear.ts";
import type { Sdk } from "./sdk.ts";
import { slack } from "./slack.ts";
import { stripe } from "./stripe.ts";

/** The client of each connector's third party. */
export const sdks: readonly Sdk[] = [stripe, slack, greenhouse, hubspot, linear, jira, drive];
