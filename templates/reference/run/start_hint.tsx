import type { VNode } from "preact";
import { CodeBlock } from "./code_block.js";

const COMMAND = "npx connector-gateway-spec serve";

/** How to get a page that can run operations. */
export function StartHint(): VNode {
  return (
    <>
      <p>
        Operations run on a sandbox on your computer. It needs no credentials and no network. Start it in a folder where the package is
        installed:
      </p>
      <CodeBlock text={COMMAND} language="shell" title="Command that starts the sandbox" />
      <p>
        Then open <a href="http://127.0.0.1:4010/">http://127.0.0.1:4010</a>: it shows this page, and <em>Run</em> sends calls.
      </p>
    </>
  );
}
