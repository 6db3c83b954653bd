/**
 * Language and theme of the page (`<html lang dir data-theme>`). These are pure functions, because the shell's first
 * chunk compiles its own copy and applies both before anything is painted.
 */
export type LanguageCode = 'ar' | 'en';
export type ThemeName = 'light' | 'dark';
export type ThemeChoice = ThemeName | 'system';

export const appearanceKeys = { language: 'language', theme: 'theme' } as const;

/** Cookie that tells the server the language of the next page, and its attributes. */
export const languageCookie = 'waqf-language';
export const languageCookieAttributes = 'path=/; max-age=31536000; samesite=lax';

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** The language chosen in this browser; null when none was chosen. */
export function storedLanguage(): LanguageCode | null {
  const stored = read(appearanceKeys.language);
  return stored === 'ar' || stored === 'en' ? stored : null;
}

/** The theme chosen in this browser; `system` when none was chosen. */
export function storedTheme(): ThemeChoice {
  const stored = read(appearanceKeys.theme);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** The theme that a choice results in now; `system` follows the device. */
export function resolveTheme(choice: ThemeChoice): ThemeName {
  if (choice !== 'system') return choice;
  return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function directionOf(language: LanguageCode): 'rtl' | 'ltr' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** Sets language and theme on `<html>`. */
export function applyAppearance(language: LanguageCode, theme: ThemeName): void {
  const root = document.documentElement;
  root.lang = language;
  root.dir = directionOf(language);
  root.dataset['theme'] = theme;
  root.style.colorScheme = theme;
}
