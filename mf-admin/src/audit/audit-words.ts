import { type AuditEntry, auditActorLabel, auditFieldLabel, auditValueLabel } from '@waqf/contracts/audit';
import { type LanguageCode, useLanguage } from '@waqf/platform-web';

/**
 * The name of the actor. A sign-in has no actor yet, only the person who proved their identity: their name, where the
 * audit trail has it, says more than "not signed in".
 */
export function useActorName(): (entry: Pick<AuditEntry, 'actor' | 'subject'>) => string {
  const { language } = useLanguage();
  return ({ actor, subject }) => {
    const isNobody = actor.id === null && actor.name === 'anonymous';
    const proven = isNobody && subject.type === 'user' ? subject.name : undefined;
    return proven ?? auditActorLabel(actor, language);
  };
}

/** A change of an act in one line: field, before, after. */
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
