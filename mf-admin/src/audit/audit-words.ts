import { type AuditEntry, auditActorLabel, auditFieldLabel, auditValueLabel } from '@waqf/contracts/audit';
import { displayNumber } from '@waqf/formats';
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

/**
 * A change of an act in one line: field, before, after. Of a list of records, as of proposed rules, a line has the
 * number; the Excel file of the trail has the records themselves.
 */
export function changeInWords(
  { field, before, after }: AuditEntry['changes'][number],
  language: LanguageCode,
): { field: string; before: string; after: string } {
  return {
    field: auditFieldLabel(field, language),
    before: auditValueLabel(field, inShort(before), language),
    after: auditValueLabel(field, inShort(after), language),
  };
}

function inShort(value: string | null): string | null {
  if (!value?.startsWith('[{')) return value;
  try {
    const records: unknown = JSON.parse(value);
    return Array.isArray(records) ? displayNumber(records.length) : value;
  } catch {
    // A text written by a person may begin like that too.
    return value;
  }
}
