/** The two themes of the product. */
export type ThemeName = 'light' | 'dark';

/** A colour that changes with the theme: `[light, dark]`. */
type Pair = readonly [light: string, dark: string];

/**
 * All colours of the product. Text pairs on their plain backgrounds have a contrast of at least 4.5:1 in both themes.
 * Gold stands for the endowment (seal, founder's words, awaiting approval, estimate) and is never used for a button.
 */
const COLOURS = {
  primary: ['#1B8354', '#1B8354'],
  'primary-hover': ['#14573A', '#14573A'],
  'on-primary': ['#FFFFFF', '#FFFFFF'],
  'primary-text': ['#14573A', '#7FDDB1'],
  'primary-text-hover': ['#0F3F2B', '#A9EBCB'],
  'primary-line': ['#1B8354', '#57C795'],
  tint: ['#ECFDF3', '#10291F'],
  'tint-strong': ['#D3EFDF', '#17402E'],
  'money-from': ['#17613F', '#17613F'],
  'money-to': ['#0F3F2B', '#0F3F2B'],
  'on-money': ['#FFFFFF', '#FFFFFF'],
  'on-money-2': ['#CDE8DA', '#CDE8DA'],
  'money-line': ['#9BE3C0', '#9BE3C0'],
  ink: ['#0D121C', '#F3F4F6'],
  'text-2': ['#4D5761', '#B8C0CA'],
  'text-3': ['#667080', '#97A1AE'],
  page: ['#F9FAFB', '#0B1017'],
  surface: ['#FFFFFF', '#121924'],
  'surface-2': ['#F9FAFB', '#161F2B'],
  'surface-3': ['#F3F4F6', '#1B2532'],
  /* On surface-3: lighter than its neighbours in both themes. */
  chosen: ['#FFFFFF', '#33414F'],
  border: ['#E5E7EB', '#243040'],
  'border-strong': ['#D2D6DB', '#33414F'],
  'input-border': ['#8A939F', '#6C7988'],
  gold: ['#F5BD02', '#F7D54D'],
  'gold-line': ['#B98F00', '#B98F00'],
  'on-gold': ['#0D121C', '#0D121C'],
  'gold-text': ['#7A5200', '#F7D54D'],
  'gold-ground': ['#FFF8DB', '#2A2308'],
  'gold-border': ['#F3DC8A', '#5A4A10'],
  'error-text': ['#B42318', '#FF8A80'],
  'error-ground': ['#FEF3F2', '#2C1514'],
  'error-border': ['#FDA29B', '#7A2E28'],
  'error-mark': ['#D92D20', '#D92D20'],
  'error-button': ['#B42318', '#B42318'],
  'error-button-hover': ['#912018', '#912018'],
  'warning-text': ['#A34503', '#FDB267'],
  'warning-ground': ['#FFF6ED', '#2B1B0B'],
  'warning-mark': ['#DC6803', '#FDB267'],
  'info-text': ['#1D4F8F', '#9CC3F5'],
  'info-ground': ['#EEF4FC', '#13202F'],
  expense: ['#7A8492', '#7C8794'],
  'series-1': ['#14573A', '#2E9E6B'],
  'series-2': ['#1B8354', '#57C795'],
  'series-3': ['#4FAE80', '#97DDBD'],
  'series-4': ['#9AD3B5', '#1F6B49'],
  'series-5': ['#4D5761', '#97A1AE'],
  'series-6': ['#8A939F', '#4A5766'],
  mask: ['#0D121C8C', '#04070BB3'],
  tooltip: ['#0D121C', '#1B2532'],
} as const satisfies Record<string, Pair>;

export const SHADOWS = {
  'shadow-card': ['0 1px 2px #0D121C0D', 'none'],
  /* Has a border: on a phone its track has none, and white on white would not be visible. */
  'shadow-chosen': ['inset 0 0 0 1px #8A939F', 'inset 0 0 0 1px #6C7988'],
  'shadow-raised': ['0 12px 32px -12px #0D121C29', '0 12px 32px -12px #00000080'],
  'shadow-dialog': ['0 28px 64px -16px #0D121C52', '0 28px 64px -16px #000000B3'],
} as const satisfies Record<string, Pair>;

/** Measures that do not depend on the theme; lengths in px. */
export const MEASURES = {
  'radius-tag': '13px',
  'radius-control': '8px',
  'radius-tile': '10px',
  'radius-card': '12px',
  'radius-panel': '16px',
  'control-small': '36px',
  control: '40px',
  'control-large': '48px',
  input: '44px',
  'input-id': '56px',
  sidebar: '264px',
  content: '1240px',
  font: "'IBM Plex Sans Arabic', 'Stand-in Noto', 'Stand-in DejaVu', system-ui, sans-serif",
} as const;

/** Name of a colour token, without the `--wq-` prefix. */
export type ColourToken = keyof typeof COLOURS;

/** A colour of a theme as a hex string, for canvas and for antd, which cannot read custom properties. */
export function colour(theme: ThemeName, token: ColourToken): string {
  return COLOURS[token][theme === 'dark' ? 1 : 0];
}

/** All custom properties of a theme: `[['--wq-ink', '#0D121C'], …]`. */
export function customProperties(theme: ThemeName): [name: string, value: string][] {
  const side = theme === 'dark' ? 1 : 0;
  const pairs = Object.entries({ ...COLOURS, ...SHADOWS }).map(([name, pair]): [string, string] => [
    `--wq-${name}`,
    pair[side],
  ]);
  const fixed = Object.entries(MEASURES).map(([name, value]): [string, string] => [`--wq-${name}`, value]);
  return [...pairs, ...fixed];
}
