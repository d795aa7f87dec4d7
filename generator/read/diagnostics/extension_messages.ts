/** The messages about a catalog that extends another one: about the extended catalog, and about overlays of its connectors. */
export const extensionMessages = {
  // The extended catalog
  "extend/not-found": {
    message: "the package `{name}` is not installed",
    help: "install it in this project, or give `--extends` a folder or a `catalog.json`",
    cause: "The package that `--extends` names is not in any `node_modules` folder from the working folder upwards.",
  },
  "extend/no-catalog": {
    message: "there is no `catalog.json` in `{name}`",
    help: "extend a package that connector-gateway-generator made, its folder, or its `catalog.json`",
    cause: "The package, folder or file that `--extends` names exists, but has no resolved catalog.",
  },
  "extend/not-json": {
    message: "the extended catalog is not valid JSON: {problem}",
    help: "install the package again",
    cause: "The `catalog.json` is damaged: it was edited, cut off, or merged with conflicts.",
  },
  "extend/no-version": {
    message: "the extended catalog does not say its `languageVersion`",
    help: "install a newer version of the package: catalogs without it lack what an extension needs",
    cause: "The `catalog.json` was made by a generator that did not support extension yet, or by another program.",
  },
  "extend/older": {
    message: "the extended catalog has language version {found}, which this generator no longer reads",
    help: "install a newer version of the package; this generator reads version {wanted}",
    cause: "The catalog was made by a generator whose `catalog.json` this one can no longer read.",
    fix: "Install a newer version of the package.",
  },
  "extend/newer": {
    message: "the extended catalog has language version {found}, which this generator does not know",
    help: "use a newer version of connector-gateway-generator; this one reads version {wanted}",
    cause: "The catalog contains statements that this generator does not know and would drop.",
    fix: "Use a newer version of connector-gateway-generator.",
  },
  "extend/misfit": {
    message: "the extended catalog is not valid: {problem}",
    help: "install the package again",
    cause: "The `catalog.json` does not match its JSON Schema: it was edited, or made by another program.",
  },
  "extend/gateway": {
    message: "`{file}` describes a gateway, but the extended catalog has one",
    help: "remove the file: a catalog that extends another one has its gateway",
    cause: "Both the folder of `--spec` and the extended catalog describe a gateway, and a package can have only one.",
  },
  "extend/connector-exists": {
    message: "connector `{id}` is in the extended catalog",
    help: "write `extends: {id}` to add to it, or rename your connector",
    cause: "Two connectors cannot have the same id.",
    fix: "Write `extends` to add to the connector, or rename yours.",
  },
  // Overlays
  "overlay/no-base": {
    message: "an overlay of `{connector}` in a catalog that extends no other",
    help: "name the catalog with `--extends <package>`, or write `connector:` for a connector of your own",
    cause: "A file with `extends` adds to a connector of another catalog, but no catalog is extended.",
  },
  "overlay/unknown": {
    message: "the extended catalog has no {kind} `{name}`",
    help: "available: {known}",
    cause: "The overlay names something that the extended catalog does not have.",
    fix: "Correct the name. The help of the message lists the names that exist.",
  },
  "overlay/exists": {
    message: "{kind} `{name}` is in the extended catalog: an overlay cannot set its `{keys}`",
    help: "an overlay may change {allowed}",
    cause: "The overlay describes something that the extended catalog has as if it were new, or changes what an overlay cannot change.",
    fix: "Remove the key. If your gateway really differs there, describe it as a separate connector.",
  },
  "overlay/new": {
    message: "{kind} `{name}` is not in the extended catalog and lacks `{key}`",
    help: "correct the name, or add `{key}`",
    cause: "Anything that is not in the extended catalog is new, and needs all its keys. Often the name is misspelled.",
    fix: "Correct the name, or add the missing key.",
  },
  "overlay/conflict": {
    message: "`{path}` is also set in `{file}`",
    help: "keep one of the two",
    cause: "Two overlays of one connector set the same value. The order of files does not decide which one applies.",
  },
  "overlay/looser": {
    message: "`{key}: {value}` accepts more than the extended catalog, which has `{base}`",
    help: "an overlay can only narrow a param",
    cause: "A package with a wider limit would accept calls that the extended catalog rejects.",
    fix: "Narrow the limit, or remove it. A wider limit belongs in the extended catalog.",
  },
  "overlay/no-limit": {
    message: "`{key}` cannot be used with the type of `{name}`",
    help: "remove it, or correct the name",
    cause: "The limit does not apply to the type of this param.",
  },
  "overlay/not-open": {
    message: "`{operation}` is not open",
    help: "remove `open: false`: it accepts no unknown params",
    cause: "Only an operation whose document does not show its params is open and can be closed.",
  },
  "overlay/no-fields": {
    message: "`{name}` has no fields of its own, so none can be added",
    help: "add them to the record or named type that it has",
    cause: "The value is a scalar, an object with arbitrary names, or a record, whose fields are defined elsewhere.",
  },
  "overlay/returned-type": {
    message: "`{name}` is only used in records of the extended catalog and cannot be sent",
    help: "define a named type of your own",
    cause: "A type that only records use is open and may be null. To send such a value, its type would have to mean two different things.",
  },
  "inner/not-open": {
    message: "the document says what is inside `{name}`",
    help: "remove it: inner types are for fields that the document leaves open",
    cause:
      "Only a field whose type is `object`, `array` or `any`, or an array or a map of these, has an inside that the document leaves open.",
  },
  "inner/decided": {
    message: "what is inside `{name}` is known already",
    help: "remove it here, or there",
    cause: "The extended catalog, or another file, says what is inside the field.",
  },
  "inner/open-type": {
    message: "`{name}` stays open and has a type",
    help: "remove `open`, or the type",
    cause: "`open` gives the reason why nothing is known about the inside of the field, but there is a type as well.",
  },
  "inner/kind": {
    message: "the document says that `{name}` is an {documented}",
    help: "write a type whose values are of that kind",
    cause: "The inner type describes values that the document rules out: text in place of an object, for instance.",
  },
  "inner/example": {
    message: "the example does not fit what the inner type says: {problem}",
    help: "correct the example, or the inner type",
    cause: "The example of a record has a value inside of an open field whose kind is not that of the inner type.",
  },
  "inner/schema": {
    message: "this GraphQL schema cannot be used: {problem}",
    help: "correct it, or remove the file: then what the queries select stays open",
    cause: "The file is no GraphQL schema: its syntax is wrong, or it uses a type that it does not define.",
  },
  "overlay/no-vendor": {
    message: "connector `{connector}` has no third party to change",
    help: "remove `vendor`",
    cause: "The connector is not bound to a third party, so it has no version and no address.",
  },
} as const;
