import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./styles.css', import.meta.url), 'utf8');

const tokens = new Map(
  [...css.matchAll(/--([a-z0-9-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name, { light, dark }] as const,
  ),
);

const backgrounds = [
  'paper',
  'surface',
  'sunken',
  'hover',
  'accent-soft',
  'good-soft',
  'fair-soft',
  'low-soft',
];

const pairs: [name: string, background: string, minimum: number][] = [
  ...['ink', 'ink-2', 'ink-3'].flatMap((ink) => backgrounds.map((background) => pair(ink, background, 4.5))),
  ...['paper', 'surface', 'sunken'].flatMap((background) => [
    ...['accent', 'good', 'fair', 'low'].map((ink) => pair(ink, background, 4.5)),
    ...['control', 'fair-ring'].map((line) => pair(line, background, 3)),
  ]),
  ...['accent', 'good', 'fair', 'low'].map((tone) => pair(tone, `${tone}-soft`, 4.5)),
  pair('accent-ink', 'accent', 4.5),
  pair('accent-ink', 'accent-strong', 4.5),
  pair('low-ink', 'low', 4.5),
  pair('low-ink', 'low-strong', 4.5),
  pair('ink', 'mark', 4.5),
];

test.each(pairs)('%s has enough contrast on %s, in light and dark', (name, background, minimum) => {
  for (const theme of ['light', 'dark'] as const) {
    expect(contrast(colour(name, theme), colour(background, theme))).toBeGreaterThanOrEqual(minimum);
  }
});

function pair(name: string, background: string, minimum: number): [string, string, number] {
  return [name, background, minimum];
}

function colour(name: string, theme: 'light' | 'dark'): string {
  const value = tokens.get(name)?.[theme];
  if (!value) throw new Error(`styles.css has no colour --${name}.`);
  return value;
}

/** The contrast ratio as defined by WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
