import type { Language } from '@waqf/contracts/identity';
import type { Request } from 'express';

/**
 * The language that a page states explicitly, as our pages do: a user may read in another language than the one in the
 * profile. Undefined for other clients.
 */
export function statedLanguage(request: Pick<Request, 'headers'>): Language | undefined {
  const header = request.headers['accept-language'];
  return header === 'ar' || header === 'en' ? header : undefined;
}

/** Language for an unknown user: the browser's preferred one of ours, Arabic when it states none. */
export function languageOf(request: Request): Language {
  const header = request.headers['accept-language'];
  if (header === undefined || header === '*' || header.length > 500) return 'ar';
  const found = request.acceptsLanguages('ar', 'en');
  return found === 'en' ? 'en' : 'ar';
}
