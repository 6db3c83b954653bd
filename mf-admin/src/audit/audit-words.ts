import { type AuditEntry, auditFieldLabel, auditValueLabel } from '@waqf/contracts/audit';
import type { LanguageCode, useMessages } from '@waqf/platform-web';
import type { auditMessages } from './audit.messages';

/** Whose act it was. */
export function actorName(actor: AuditEntry['actor'], t: ReturnType<typeof useMessages<typeof auditMessages>>): string {
  if (actor.id !== null) return actor.name;
  return actor.name === 'anonymous' ? t('stranger') : t('platform');
}

/** The first change of an act as one line: field, before, after. */
export function changeInWords(
  { field, before, after }: AuditEntry['changes'][number],
  language: LanguageCode,
): { field: string; before: string; after: string } {
  return {
    field: auditFieldLabel(field, language),
    before: auditValueLabel(field, before, language),
    after: auditValueLabel(field, after, language),
  };
}
