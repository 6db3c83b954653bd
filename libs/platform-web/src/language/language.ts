import { knownValue, type Answered } from '@waqf/contracts';
import { useSyncExternalStore } from 'react';
import {
  appearanceKeys,
  applyAppearance,
  directionOf,
  languageCookie,
  languageCookieAttributes,
  resolveTheme,
  storedLanguage,
  storedTheme,
  type LanguageCode,
  type ThemeChoice,
  type ThemeName,
} from '../appearance';
import { writeStored } from '../storage';

interface Appearance {
  language: LanguageCode;
  choice: ThemeChoice;
  theme: ThemeName;
}

let current: Appearance | null = null;
const listeners = new Set<() => void>();

function appearance(): Appearance {
  current ??= { language: storedLanguage() ?? 'ar', choice: storedTheme(), theme: resolveTheme(storedTheme()) };
  return current;
}

function change(next: Partial<Appearance>): void {
  current = { ...appearance(), ...next };
  applyAppearance(current.language, current.theme);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current language, for code outside React (headers, errors). */
export const currentLanguage = (): LanguageCode => appearance().language;

/** Uses the user's `preferredLanguage`, unless a language was chosen in this browser. */
export function followPreferredLanguage(preferred: Answered<LanguageCode>): void {
  const language = knownValue(['ar', 'en'], preferred);
  if (language && storedLanguage() === null && language !== appearance().language) change({ language });
}

/** The page's language: Arabic, unless another was chosen in this browser or in the user's preferences. */
export function useLanguage(): {
  language: LanguageCode;
  direction: 'rtl' | 'ltr';
  setLanguage: (language: LanguageCode) => void;
} {
  const language = useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
  return { language, direction: directionOf(language), setLanguage };
}

/** The page's theme: `choice` is what the user selected, `theme` what it results in now. */
export function useTheme(): { theme: ThemeName; choice: ThemeChoice; setTheme: (choice: ThemeChoice) => void } {
  const state = useSyncExternalStore(subscribe, appearance, appearance);
  return { theme: state.theme, choice: state.choice, setTheme };
}

export function setLanguage(language: LanguageCode): void {
  writeStored(appearanceKeys.language, language);
  // The server renders the next page in this language.
  document.cookie = `${languageCookie}=${language}; ${languageCookieAttributes}`;
  change({ language });
}

export function setTheme(choice: ThemeChoice): void {
  writeStored(appearanceKeys.theme, choice);
  change({ choice, theme: resolveTheme(choice) });
}
