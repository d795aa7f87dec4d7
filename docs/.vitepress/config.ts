/**
 * The site: the pages of this repository as they are, with the reference page beside them. `npm run site` builds it. `SITE_BASE` is the path
 * below which it is served, `/` by default.
 */
import { cpSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import process from "node:process";
import { indexOf, partWith, parts, slugify } from "./parts.ts";

/** A token of markdown-it, as far as links need it. */
interface Token {
  readonly type: string;
  readonly children?: readonly Token[] | null;
  tag: string;
  attrs: [string, string][] | null;
}

type Rule = (state: { readonly tokens: readonly Token[]; readonly env: { readonly path: string; readonly realPath?: string } }) => void;
interface MarkdownIt {
  readonly core: { readonly ruler: { readonly push: (name: string, rule: Rule) => void } };
}

const ROOT = join(import.meta.dirname, "../..");
const FOLDERS = [".", "docs", "docs/adr", "spec", "gateway", "gateway/docs", "generated", "examples/own_catalog", "bench"];
const EXCLUDED = ["AGENTS.md", "generated/CHANGELOG.md"];
const REFERENCE = "generated/reference/index.html";
const REFERENCE_LINK = "/reference/index.html";

/** Parts of the theme for other kinds of sites, with their styles. */
const UNUSED =
  /\/theme-default\/(?:components\/(?:VP(?:Home\w*|Hero|Features?|Team\w+|\w*Sponsors\w*|\w*CarbonAds|AlgoliaSearchBox|\w*Translations|Image|Button|Badge))\.vue|styles\/components\/(?:vp-sponsor|vp-code-group|custom-block)\.css)$/u;

/** Names of languages that can be read, and a search button that is called what it shows. */
const STYLE = ":root { --vp-code-lang-color: var(--vp-c-text-2); } .DocSearch-Button-Keys { display: none !important; }";

const pages: readonly string[] = FOLDERS.flatMap((folder) => readdirSync(join(ROOT, folder)).map((name) => posix.join(folder, name)))
  .filter((path) => path.endsWith(".md") && !EXCLUDED.includes(path))
  .sort();

const { repository, version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
  readonly version: string;
  readonly repository?: { readonly url: string };
};
const code = repository?.url.replace(/^git\+|\.git$/gu, "");

/** The page of the site for a file: a README is the page of its folder. */
function pageOf(path: string): string {
  return path.replace(/README\.md$/u, "index.md");
}

function titleOf(path: string): string {
  return /^# (.+)$/mu.exec(readFileSync(join(ROOT, path), "utf8"))?.[1]?.replaceAll("`", "") ?? path;
}

function itemOf(path: string, text = titleOf(path)): { readonly text: string; readonly link: string } {
  return { text, link: `/${pageOf(path).replace(/(?:index)?\.md$/u, "")}` };
}

/** Links to pages stay links; those to other files lead to the repository, or are plain text while it has no address. */
function adaptPages(markdown: MarkdownIt): void {
  markdown.core.ruler.push("pages-of-the-repository", ({ tokens, env }) => {
    const page = sourceOf(env.path.replaceAll("\\", "/").slice(ROOT.length + 1), env.realPath);
    const isUnlinked: boolean[] = [];
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      // Braces in code are text.
      if (token.type === "code_inline") token.attrs = [["v-pre", ""]];
      if (token.type === "link_close" && isUnlinked.pop() === true) token.tag = "span";
      if (token.type !== "link_open") continue;
      const isPermalink = token.attrs?.some(([name, value]) => name === "class" && value === "header-anchor") === true;
      const href = isPermalink ? undefined : token.attrs?.find(([name]) => name === "href");
      const target = href && targetOf(page, href[1]);
      if (href !== undefined && target !== undefined) href[1] = target;
      // The script of the site opens its own pages only.
      if (target?.startsWith(REFERENCE_LINK) === true) token.attrs?.push(["target", "_self"]);
      const isPlain = target === undefined && !isPermalink;
      isUnlinked.push(isPlain);
      if (isPlain) [token.tag, token.attrs] = ["span", null];
    }
  });
}

/** The file that a page of the site is made of: its links are relative to that. */
function sourceOf(path: string, realPath: string | undefined): string {
  const part = parts.find(({ name }) => path === `docs/parts/${name}.md`);
  return part?.page ?? realPath?.replaceAll("\\", "/").slice(ROOT.length + 1) ?? path;
}

function targetOf(from: string, href: string): string | undefined {
  if (/^(?:[a-z]+:|\/)/u.test(href)) return href;
  const [path = "", anchor] = href.split("#");
  const file = path === "" ? from : posix.join(posix.dirname(from), path).replace(/\/$/u, "");
  const hash = anchor === undefined ? "" : `#${anchor}`;
  if (file === REFERENCE) return `${REFERENCE_LINK}${hash}`;
  const page = [file, `${file}/README.md`].find((candidate) => pages.includes(candidate));
  const part = page && partWith(page, anchor);
  if (part !== undefined) return `${part}${hash}`;
  if (path === "") return href;
  if (page !== undefined) return `/${pageOf(page)}${hash}`;
  return code && `${code}/blob/v${version}/${file}${hash}`;
}

const guides = pages.filter((path) => /^docs\/\w+\.md$/u.test(path) && !/messages|architecture|glossary|releasing|mutation/u.test(path));
const project = ["CONTRIBUTING", "SECURITY", "CHANGELOG", "docs/architecture", "docs/adr/README", "docs/glossary", "docs/releasing"];
const sidebar = [
  {
    text: "Start",
    items: [itemOf("README.md", "Overview"), itemOf("generated/README.md", "The package"), itemOf("gateway/README.md", "The gateway")],
  },
  { text: "Guides", items: guides.map((path) => itemOf(path)) },
  { text: "Look up", items: ["spec/README.md", "docs/messages.md", "generated/ledger.md"].map((path) => itemOf(path)) },
  { text: "Project", items: project.map((name) => itemOf(`${name}.md`)) },
];

export default {
  title: "Connector Gateway",
  description: "One uniform call in front of seven third-party systems: the catalog, its package and the gateway.",
  lang: "en",
  base: process.env["SITE_BASE"] ?? "/",
  srcDir: "..",
  outDir: "../.site",
  cacheDir: "../.ci/site/node_modules/.cache",
  srcExclude: ["test/**", "templates/**", ...EXCLUDED],
  ignoreDeadLinks: [/^\/reference\/index$/u],
  rewrites: Object.fromEntries(pages.map((path) => [path, pageOf(path)])),
  markdown: { config: adaptPages, anchor: { slugify }, theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" } },
  // The fonts of the system: those of the theme are larger than a page.
  vite: {
    plugins: [
      {
        name: "divided-pages",
        enforce: "pre",
        transform: (_text: string, file: string): string | undefined => indexOf(file.replaceAll("\\", "/").slice(ROOT.length + 1)),
      },
      {
        name: "unused-parts-of-the-theme",
        enforce: "pre",
        load: (file: string): string | undefined =>
          UNUSED.test(file) ? (file.endsWith(".css") ? " " : "<template><i hidden /></template>") : undefined,
      },
    ],
    resolve: { alias: { "@theme/index": "vitepress/dist/client/theme-default/without-fonts.js" } },
    define: { __VUE_OPTIONS_API__: "false" },
  },
  // Who searches waits for what search needs.
  transformHtml: (html: string): string => html.replace(/<link rel="modulepreload" href="[^"]*VPLocalSearchBox[^"]*">/u, ""),
  head: [["style", {}, STYLE]],
  themeConfig: {
    search: { provider: "local" },
    nav: [
      { text: "Reference", link: REFERENCE_LINK, target: "_self" },
      { text: "Messages", link: "/docs/messages" },
      { text: "Changes", link: "/CHANGELOG" },
    ],
    sidebar,
    outline: [2, 3],
    ...(code !== undefined && { socialLinks: [{ icon: "github", link: code }] }),
  },
  buildEnd: ({ outDir }: { readonly outDir: string }): void => {
    cpSync(join(ROOT, REFERENCE), join(outDir, "reference/index.html"));
  },
};
