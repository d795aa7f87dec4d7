import { parts } from "../.vitepress/parts.ts";

export default { paths: parts.map(({ name, text }) => ({ params: { part: name }, content: text })) };
