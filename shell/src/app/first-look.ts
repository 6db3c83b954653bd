import type { appearanceKeys } from '@waqf/platform-web/appearance';

/**
 * Sets the theme of this browser before anything is painted. Its source is part of the page, so it uses nothing from
 * outside.
 *
 * A page in another language than this browser's is not shown. When the server was not told the language, because the
 * cookie is gone while the browser's storage stands, it is told now. A page that does not follow the cookie, or a
 * browser that keeps none, is never asked for twice; where storage is forbidden, the device's theme holds.
 * @returns whether the page must be asked for again, in the language that the server now knows
 */
export function setFirstLook(keys: typeof appearanceKeys, cookie: string, attributes: string): boolean {
  const root = document.documentElement;
  let [theme, language]: (string | null)[] = [null, null];
  try {
    theme = localStorage.getItem(keys.theme);
    language = localStorage.getItem(keys.language);
  } catch {}
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-theme', isDark ? 'dark' : 'light');
  if ((language !== 'ar' && language !== 'en') || language === root.lang) return false;
  root.setAttribute('data-other-language', '');
  const said = `${cookie}=${language}`;
  const isKnown = () => document.cookie.split('; ').includes(said);
  if (isKnown()) return false;
  document.cookie = `${said}; ${attributes}`;
  return isKnown();
}
