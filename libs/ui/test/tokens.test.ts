import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colour, customProperties } from '../src/theme/tokens';
import type { ColourToken, ThemeName } from '../src/theme/tokens';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast of two colours. */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS: ColourToken[] = ['page', 'surface', 'surface-2'];
const TEXT: [ColourToken, ColourToken[]][] = [
  ['ink', [...GROUNDS, 'surface-3', 'tint', 'chosen']],
  ['text-2', [...GROUNDS, 'surface-3', 'tint', 'info-ground', 'warning-ground', 'error-ground', 'gold-ground']],
  ['text-3', [...GROUNDS, 'surface-3', 'tint']],
  ['primary-text', [...GROUNDS, 'surface-3', 'tint', 'tint-strong']],
  ['primary-text-hover', [...GROUNDS, 'surface-3', 'tint', 'tint-strong', 'error-ground', 'warning-ground']],
  ['error-text', [...GROUNDS, 'surface-3', 'error-ground']],
  ['warning-text', [...GROUNDS, 'warning-ground']],
  ['info-text', ['surface', 'info-ground']],
  ['gold-text', ['surface', 'gold-ground']],
  ['on-primary', ['primary', 'primary-hover', 'error-button', 'error-button-hover']],
  ['on-money', ['money-from', 'money-to']],
  ['on-money-2', ['money-from', 'money-to']],
];
/** Lines and marks that carry meaning. */
const MARKS: [ColourToken, ColourToken[]][] = [
  ['input-border', ['surface']],
  ['primary-line', ['surface', 'page']],
  ['error-mark', ['surface']],
  ['warning-mark', ['surface']],
];
const THEMES: ThemeName[] = ['light', 'dark'];
const pairs = (list: [ColourToken, ColourToken[]][]) =>
  THEMES.flatMap((theme) =>
    list.flatMap(([front, grounds]) => grounds.map((ground) => [theme, front, ground] as const)),
  );

test.each(pairs(TEXT))('%s: %s can be read on %s', (theme, front, ground) => {
  expect(contrast(colour(theme, front), colour(theme, ground))).toBeGreaterThanOrEqual(4.5);
});

test.each(pairs(MARKS))('%s: %s can be seen on %s', (theme, front, ground) => {
  expect(contrast(colour(theme, front), colour(theme, ground))).toBeGreaterThanOrEqual(3);
});

test.each(THEMES)('%s: the chosen one of a few options is lighter than the others', (theme) => {
  expect(luminance(colour(theme, 'chosen'))).toBeGreaterThan(luminance(colour(theme, 'surface-3')));
});

/**
 * CSS rules of the kit that set both background and text colour: buttons and rows at rest, hovered, pressed, selected.
 */
const RULES = globSync('**/*.css', { cwd: join(import.meta.dirname, '../src') }).flatMap((file) =>
  readFileSync(join(import.meta.dirname, '../src', file), 'utf8')
    .split('}')
    .flatMap((rule) => {
      const token = (property: string) =>
        new RegExp(`[;{\\s]${property}: var\\(--wq-([\\w-]+)\\);`).exec(rule)?.[1] as ColourToken | undefined;
      const [ground, words] = [token('background'), token('color')];
      const selector = rule
        .slice(0, rule.indexOf('{'))
        .replace(/\/\*.*?\*\//gs, '')
        .trim()
        .replace(/\s+/g, ' ');
      return ground && words ? THEMES.map((theme) => [theme, `${file} ${selector}`, words, ground] as const) : [];
    }),
);

test.each(RULES)('%s: words of %s can be read', (theme, _, words, ground) => {
  expect(contrast(colour(theme, words), colour(theme, ground))).toBeGreaterThanOrEqual(4.5);
});

test('the checked rules include hovered and chosen parts', () => {
  expect(RULES.filter(([, name]) => name.includes(':hover')).length).toBeGreaterThan(8);
});

test('both themes define the same properties', () => {
  const names = (theme: ThemeName) => customProperties(theme).map(([name]) => name);
  expect(names('dark')).toEqual(names('light'));
});
