import js from "@eslint/js";
import globals from "globals";
import tseslint from "typescript-eslint";

export default tseslint.config(
  // The consumer of an example is type-checked with the package that it generates.
  { ignores: ["generated/", "examples/", "gateway/dist/", "test/golden/**/want/", "**/fixtures/consumers/**"] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      globals: globals.node,
      parserOptions: { projectService: { allowDefaultProject: ["*.js"] }, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-restricted-syntax": [
        "error",
        { selector: "TSEnumDeclaration", message: "Use a union of string literals." },
        { selector: "CallExpression[callee.property.name='localeCompare']", message: "Sort by code unit." },
        {
          selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^(mock|doMock)$/]",
          message: "Test files share their modules. Pass the replacement as an argument, or use vi.spyOn and restore it.",
        },
      ],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // Allows `return sendError(...)` to end a function early.
      "@typescript-eslint/no-confusing-void-expression": "off",
      // Some patterns search for control characters on purpose.
      "no-control-regex": "off",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    // A `default` branch would swallow a kind that is added later. Switches in tests may ignore what they do not test.
    files: ["generator/**/*.{ts,tsx}", "templates/**/*.{ts,tsx}", "gateway/**/*.ts", "docs/**/*.ts"],
    rules: {
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { allowDefaultCaseForExhaustiveSwitch: false, considerDefaultExhaustiveForUnions: false, requireDefaultForNonUnion: true },
      ],
    },
  },
  {
    // The types of Preact bring those of browsers along, but this code runs in Node.
    files: ["generator/**/*.{ts,tsx}", "gateway/**/*.ts"],
    rules: {
      "no-restricted-globals": ["error", "document", "history", "localStorage", "location", "name", "screen", "sessionStorage", "window"],
    },
  },
  { files: ["**/*.{js,cjs}"], extends: [tseslint.configs.disableTypeChecked] },
  { files: ["**/*.cjs"], rules: { "@typescript-eslint/no-require-imports": "off" } },
);
