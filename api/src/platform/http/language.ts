import type { Language } from '@waqf/contracts/identity';
import type { Request } from 'express';

/**
 * The language that a page says outright, as ours do: a person may read in another than the one in the profile.
 * Undefined from other clients.
 */
export function statedLanguage(request: Pick<Request, 'headers'>): Language | undefined {
  const header = request.headers['accept-language'];
  return header === 'ar' || header === 'en' ? header : undefined;
}

/** Language of somebody we don't know: the one of ours that the browser likes best, Arabic when it says nothing. */
export function languageOf(request: Request): Language {
  const header = request.headers['accept-language'];
  if (header === undefined || header === '*' || header.length > 500) return 'ar';
  const found = request.acceptsLanguages('ar', 'en');
  return found === 'en' ? 'en' : 'ar';
}
