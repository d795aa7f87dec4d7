/** The messages about a catalog that extends another one: about the extended catalog, and about overlays of its connectors. */
export const extensionMessages = {
  // The extended catalog
  "extend/not-found": {
    message: "the package `{name}` is not installed",
    help: "install it from its tarball or its checkout, or give `--extends` a folder or a `catalog.json`",
  },
  "extend/no-catalog": {
    message: "there is no `catalog.json` in `{name}`",
    help: "extend a package that connector-gateway-generator made, its folder, or its `catalog.json`",
  },
  "extend/not-json": { message: "the extended catalog is not valid JSON: {problem}", help: "install the package again" },
  "extend/no-version": {
    message: "the extended catalog does not say its `languageVersion`",
    help: "install a newer version of the package: catalogs without it lack what an extension needs",
  },
  "extend/older": {
    message: "the extended catalog has language version {found}, which this generator no longer reads",
    help: "install a newer version of the package; this generator reads version {wanted}",
  },
  "extend/newer": {
    message: "the extended catalog has language version {found}, which this generator does not know",
    help: "use a newer version of connector-gateway-generator; this one reads version {wanted}",
  },
  "extend/misfit": { message: "the extended catalog is not valid: {problem}", help: "install the package again" },
  "extend/gateway": {
    message: "`{file}` describes a gateway, but the extended catalog has one",
    help: "remove the file: a catalog that extends another one has its gateway",
  },
  "extend/connector-exists": {
    message: "connector `{id}` is in the extended catalog",
    help: "write `extends: {id}` to add to it, or rename your connector",
  },
  // Overlays
  "overlay/no-base": {
    message: "an overlay of `{connector}` in a catalog that extends no other",
    help: "name the catalog with `--extends <package>`, or write `connector:` for a connector of your own",
  },
  "overlay/unknown": { message: "the extended catalog has no {kind} `{name}`", help: "available: {known}" },
  "overlay/exists": {
    message: "{kind} `{name}` is in the extended catalog: an overlay cannot set its `{keys}`",
    help: "an overlay may change {allowed}",
  },
  "overlay/new": { message: "{kind} `{name}` is not in the extended catalog and lacks `{key}`", help: "correct the name, or add `{key}`" },
  "overlay/conflict": { message: "`{path}` is also set in `{file}`", help: "keep one of the two" },
  "overlay/looser": {
    message: "`{key}: {value}` accepts more than the extended catalog, which has `{base}`",
    help: "an overlay can only narrow a param",
  },
  "overlay/no-limit": { message: "`{key}` cannot be used with the type of `{name}`", help: "remove it, or correct the name" },
  "overlay/not-open": { message: "`{operation}` is not open", help: "remove `open: false`: it accepts no unknown params" },
  "overlay/no-fields": {
    message: "`{name}` has no fields of its own, so none can be added",
    help: "add them to the record or named type that it has",
  },
  "overlay/returned-type": {
    message: "`{name}` is only used in records of the extended catalog and cannot be sent",
    help: "define a named type of your own",
  },
  "overlay/no-vendor": { message: "connector `{connector}` has no third party to change", help: "remove `vendor`" },
} as const;
