import { useSandboxServer } from "./open_gateway.ts";
import { describeWalks } from "./walk_suite.ts";

describeWalks(useSandboxServer());
