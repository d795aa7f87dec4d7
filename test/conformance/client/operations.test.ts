import { useSandboxServer } from "./open_gateway.ts";
import { describeOperations } from "./operation_suite.ts";

describeOperations(useSandboxServer());
