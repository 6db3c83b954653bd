import type { Language } from '@waqf/contracts/identity';
import type { Request } from 'express';

/** Language of somebody we don't know: the one of ours that the browser likes best, Arabic when it says nothing. */
export function languageOf(request: Request): Language {
  const header = request.headers['accept-language'];
  if (header === undefined || header === '*' || header.length > 500) return 'ar';
  const found = request.acceptsLanguages('ar', 'en');
  return found === 'en' ? 'en' : 'ar';
}
