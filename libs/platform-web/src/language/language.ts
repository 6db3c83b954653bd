import { knownValue, type Answered } from '@waqf/contracts';
import { useSyncExternalStore } from 'react';
import {
  appearanceKeys,
  applyAppearance,
  directionOf,
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

/** Tells the server in which language the next page is wanted. */
const languageCookie = 'waqf-language';

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

/** Language outside React (headers, errors). */
export const currentLanguage = (): LanguageCode => appearance().language;

/** Follows the person's `preferredLanguage`, unless this browser has a choice of its own. */
export function followPreferredLanguage(preferred: Answered<LanguageCode>): void {
  const language = knownValue(['ar', 'en'], preferred);
  if (language && storedLanguage() === null && language !== appearance().language) change({ language });
}

/** The page's language: Arabic unless chosen otherwise here or in the person's preferences. */
export function useLanguage(): {
  language: LanguageCode;
  direction: 'rtl' | 'ltr';
  setLanguage: (language: LanguageCode) => void;
} {
  const language = useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
  return { language, direction: directionOf(language), setLanguage };
}

/** The page's theme: `choice` is what the person picked, `theme` what it means now. */
export function useTheme(): { theme: ThemeName; choice: ThemeChoice; setTheme: (choice: ThemeChoice) => void } {
  const state = useSyncExternalStore(subscribe, appearance, appearance);
  return { theme: state.theme, choice: state.choice, setTheme };
}

export function setLanguage(language: LanguageCode): void {
  writeStored(appearanceKeys.language, language);
  // The server writes the next page in it.
  document.cookie = `${languageCookie}=${language}; path=/; max-age=31536000; samesite=lax`;
  change({ language });
}

export function setTheme(choice: ThemeChoice): void {
  writeStored(appearanceKeys.theme, choice);
  change({ choice, theme: resolveTheme(choice) });
}
