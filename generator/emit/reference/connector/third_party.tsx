/** @jsxRuntime automatic @jsxImportSource preact */
import type { VNode } from "preact";
import type { BodyPath, ErrorKind, ResetUnit, Vendor, VendorVersion } from "#templates/core";
import { signingPhrase, versionPhrase, printFieldPath } from "#templates/core";
import { namesInBraces, type Connector } from "#generator/resolve";
import { linkTo, configAnchor, introductionAnchor } from "../anchors.ts";
import { Passage } from "../overview/topic.tsx";
import { Names, Value, Text, Code, Words } from "../words.tsx";
import { Fact, listSentences } from "./facts.tsx";

/** How the gateway talks to the third party behind a connector. Nothing for a connector without one. */
export function ThirdParty({ connector }: { readonly connector: Connector }): VNode | null {
  const { vendor } = connector;
  if (vendor === undefined) return null;
  const id = introductionAnchor(connector, "third-party");
  return (
    <Passage id={id} heading={<h3 id={id}>Third party: {vendor.name}</h3>}>
      <p>You need this only to run a gateway, or to find out why a call fails. Each operation shows its own call.</p>
      <dl class="facts">
        <BaseUrl connector={connector} vendor={vendor} />
        {vendor.version === undefined ? null : <Version version={vendor.version} />}
        <Signing connector={connector} vendor={vendor} />
        <Bodies vendor={vendor} />
        <Limits vendor={vendor} />
        <Errors vendor={vendor} />
      </dl>
    </Passage>
  );
}

function BaseUrl({ connector, vendor: { baseUrl } }: { readonly connector: Connector; readonly vendor: Vendor }): VNode {
  const names = namesInBraces(baseUrl);
  return (
    <Fact title="Base URL">
      <Code text={baseUrl} />
      {names.length === 0 ? null : (
        <>
          , with <Names names={names} last="and" /> from <a href={linkTo(configAnchor(connector))}>config</a>
        </>
      )}
    </Fact>
  );
}

function Version({ version }: { readonly version: VendorVersion }): VNode {
  const { value, because, paths } = version;
  return (
    <Fact title="Version">
      <p>
        <Code text={value} /> <Words phrase={versionPhrase(version)} />. <Text text={because} />
      </p>
      {Object.entries(paths ?? {}).map(([from, to]) => (
        <p>
          Under another version, <Code text={from} /> becomes <Code text={to} />.
        </p>
      ))}
    </Fact>
  );
}

function Signing({ connector: { auth }, vendor }: { readonly connector: Connector; readonly vendor: Vendor }): VNode {
  return (
    <Fact title="Authentication">
      {Object.entries(vendor.auth).map(([name, way]) => (
        <p>
          {Object.keys(vendor.auth).length === 1 ? null : `${auth.find((method) => method.name === name)?.title ?? name}: `}
          <Words phrase={signingPhrase(way)} />
        </p>
      ))}
    </Fact>
  );
}

function Bodies({ vendor: { body, queryStyle, idempotencyHeader } }: { readonly vendor: Vendor }): VNode {
  return (
    <>
      <Fact title="Bodies">{body === "form" ? "Forms" : "JSON"}</Fact>
      <Fact title="Lists in queries">{listSentences[queryStyle]}</Fact>
      {idempotencyHeader === undefined ? null : (
        <Fact title="Repeated writes">
          The header <Code text={idempotencyHeader} /> keeps a repeated write from being done twice.
        </Fact>
      )}
    </>
  );
}

const RESETS: Readonly<Record<ResetUnit, string>> = {
  seconds: "in seconds from now",
  milliseconds: "in milliseconds from now",
  unix_seconds: "as a Unix time in seconds",
  unix_milliseconds: "as a Unix time in milliseconds",
  iso: "as a time in ISO 8601",
};

function Limits({ vendor: { limits } }: { readonly vendor: Vendor }): VNode | null {
  if (limits === undefined) return null;
  const { remaining, reset, shouldRetry } = limits;
  const headers = [
    [remaining, "how many calls are left"],
    [reset?.header, reset && `when the limit ends, ${RESETS[reset.unit]}`],
    [shouldRetry, "whether the call may be repeated"],
  ] as const;
  return (
    <Fact title="Limits">
      {headers.map(([header, what]) =>
        header === undefined ? null : (
          <p>
            <Code text={header} /> says {what}.
          </p>
        ),
      )}
    </Fact>
  );
}

/** Meanings of the kinds of errors, for callers. */
const KINDS: Readonly<Record<ErrorKind, string>> = {
  credentials: "the credentials are refused",
  refused: "the call is not permitted",
  not_found: "there is no such record",
  invalid: "the params are not accepted",
  rate_limit: "too many calls",
  unavailable: "the third party cannot answer now",
};

function Errors({ vendor: { errors } }: { readonly vendor: Vendor }): VNode {
  const { message, code, param, failWhen, kinds } = errors;
  return (
    <Fact title="Errors">
      <p>
        The message is in <Paths paths={message} />
        {code.length === 0 ? null : (
          <>
            , the code in <Paths paths={code} />
          </>
        )}
        {param === undefined ? null : (
          <>
            , the name of the param in <Paths paths={[param]} />
          </>
        )}
        .
      </p>
      {failWhen === undefined ? null : (
        <p>
          An answer with a status of success is an error, too, if its <Paths paths={[failWhen.path]} /> is <Value value={failWhen.is} />.
        </p>
      )}
      {Object.keys(kinds).length === 0 ? null : <ErrorCodes kinds={kinds} />}
    </Fact>
  );
}

function Paths({ paths }: { readonly paths: readonly BodyPath[] }): VNode {
  return <Names names={paths.map((path) => printFieldPath(path))} last="or" />;
}

function ErrorCodes({ kinds }: { readonly kinds: Vendor["errors"]["kinds"] }): VNode {
  const used = [...new Set(Object.values(kinds))];
  return (
    <details>
      <summary>What the codes mean</summary>
      <ul>
        {used.map((kind) => (
          <li>
            {KINDS[kind]}:{" "}
            <Names
              names={Object.entries(kinds)
                .filter(([, one]) => one === kind)
                .map(([name]) => name)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
