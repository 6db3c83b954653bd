import type { Language } from '@waqf/contracts/identity';
import type { PageBoot } from '@waqf/contracts/releases';
import type { Request } from 'express';
import { readCookie } from '../../platform/index.js';

/** Cookie with the language chosen in this browser; the page sets it (`@waqf/platform-web`, `appearance.ts`). */
const chosen = 'waqf-language';

/** Language of the page: the one chosen in this browser, else the user's preference, else Arabic. */
export function pageLanguage(request: Request, { user }: PageBoot): Language {
  const cookie = readCookie(request, chosen);
  if (cookie === 'ar' || cookie === 'en') return cookie;
  return user?.preferences.preferredLanguage === 'en' ? 'en' : 'ar';
}
