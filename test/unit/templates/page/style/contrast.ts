/** The contrast ratio of two colors such as `#1b2025`, from 1 to 21, as WCAG defines it. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(color: string): number {
  if (!/^#[\da-f]{6}$/u.test(color)) throw new Error(`not a color: ${color}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => toLinear(Number.parseInt(color.slice(start, start + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
