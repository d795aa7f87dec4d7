import type { extensionMessages } from "../../generator/read/diagnostics/extension_messages.ts";
import type { Explanation } from "./explanation.ts";

/** The codes about a catalog that extends another one. */
export const extensionCodes: Readonly<Record<keyof typeof extensionMessages, Explanation>> = {
  "extend/not-found": { cause: "The package that `--extends` names is not in any `node_modules` folder from the working folder upwards." },
  "extend/no-catalog": { cause: "The package, folder or file that `--extends` names exists, but has no resolved catalog." },
  "extend/not-json": { cause: "The `catalog.json` is damaged: it was edited, cut off, or merged with conflicts." },
  "extend/no-version": { cause: "The `catalog.json` was made by a generator that did not support extension yet, or by another program." },
  "extend/older": { cause: "The catalog was made by a generator whose `catalog.json` this one can no longer read." },
  "extend/newer": { cause: "The catalog contains statements that this generator does not know and would drop." },
  "extend/misfit": { cause: "The `catalog.json` does not match its JSON Schema: it was edited, or made by another program." },
  "extend/gateway": { cause: "Both the folder of `--spec` and the extended catalog describe a gateway, and a package can have only one." },
  "extend/connector-exists": { cause: "Two connectors cannot have the same id." },
  "overlay/no-base": { cause: "A file with `extends` adds to a connector of another catalog, but no catalog is extended." },
  "overlay/unknown": { cause: "The overlay names something that the extended catalog does not have." },
  "overlay/exists": {
    cause: "The overlay describes something that the extended catalog has as if it were new, or changes what an overlay cannot change.",
    fix: "Remove the key. If your gateway really differs there, describe it as a separate connector.",
  },
  "overlay/new": { cause: "Anything that is not in the extended catalog is new, and needs all its keys. Often the name is misspelled." },
  "overlay/conflict": { cause: "Two overlays of one connector set the same value. The order of files does not decide which one applies." },
  "overlay/looser": {
    cause: "A package with a wider limit would accept calls that the extended catalog rejects.",
    fix: "Narrow the limit, or remove it. A wider limit belongs in the extended catalog.",
  },
  "overlay/no-limit": { cause: "The limit does not apply to the type of this param." },
  "overlay/not-open": { cause: "Only an operation whose document does not show its params is open and can be closed." },
  "overlay/no-fields": { cause: "The value is a scalar, an object with arbitrary names, or a record, whose fields are defined elsewhere." },
  "overlay/returned-type": {
    cause: "A type that only records use is open and may be null. To send such a value, its type would have to mean two different things.",
  },
  "overlay/no-vendor": { cause: "The connector is not bound to a third party, so it has no version and no address." },
};
