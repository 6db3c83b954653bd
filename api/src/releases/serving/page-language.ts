import type { Language } from '@waqf/contracts/identity';
import type { PageBoot } from '@waqf/contracts/releases';
import type { Request } from 'express';
import { readCookie } from '../../platform/index.js';

/** The language chosen in this browser, kept there by the page (`@waqf/platform-web`, `appearance.ts`). */
const chosen = 'waqf-language';

/** Language that the page comes in: chosen in this browser, else what the person prefers, else Arabic. */
export function pageLanguage(request: Request, { user }: PageBoot): Language {
  const cookie = readCookie(request, chosen);
  if (cookie === 'ar' || cookie === 'en') return cookie;
  return user?.preferences.preferredLanguage === 'en' ? 'en' : 'ar';
}
