/** Fills the `{{slots}}` of a template. Throws for a slot without a text and for a text without a slot. */
export function fillSlots(template: string, slots: Readonly<Record<string, string>>): string {
  const unused = new Set(Object.keys(slots));
  const filled = template.replace(/\{\{(\w+)\}\}/gu, (_, name: string) => {
    const text = Object.hasOwn(slots, name) ? slots[name] : undefined;
    if (text === undefined) throw new Error(`the template has a slot {{${name}}} that nothing fills`);
    unused.delete(name);
    return text;
  });
  if (unused.size > 0) throw new Error(`the template has no slot for ${[...unused].join(", ")}`);
  return filled;
}

/** The text of a template. Throws for an unknown name. */
export function templateNamed(templates: ReadonlyMap<string, string>, name: string): string {
  const text = templates.get(name);
  if (text === undefined) throw new Error(`there is no template ${name}`);
  return text;
}
