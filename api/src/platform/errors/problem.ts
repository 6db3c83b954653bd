import type { Bilingual, Problem } from '@waqf/contracts';
import type { Language } from '@waqf/contracts/identity';
import { arabicInEnglish } from '@waqf/formats';
import type { DomainError } from './domain-error.js';

/** The documented response body of a refusal. */
export function problemOf(refusal: DomainError, language: Language, reference: string): Problem {
  const of = (text: Bilingual): string => (language === 'en' ? arabicInEnglish(text.en) : text.ar);
  return {
    status: refusal.status,
    code: refusal.code,
    message: of(refusal.text),
    reference,
    ...(refusal.fields.length > 0
      ? { errors: refusal.fields.map(({ field, message }) => ({ field, message: of(message) })) }
      : {}),
    ...(refusal.act ? { act: refusal.act } : {}),
    ...(refusal.now ? { now: refusal.now } : {}),
  };
}
