import { useQuery } from '@tanstack/react-query';
import { type AuditEntry, auditFieldLabel, auditValueLabel } from '@waqf/contracts/audit';
import { type LanguageCode, useMessages } from '@waqf/platform-web';
import { auditFiltersQuery } from '../api/get-audit';
import { auditMessages } from './audit.messages';

/**
 * Whose act it was. A sign-in is an act of nobody yet, on the person who proved who they are: their name says more than
 * "not signed in", where the trail knows it.
 */
export function useActorName(): (entry: Pick<AuditEntry, 'actor' | 'subject'>) => string {
  const t = useMessages(auditMessages);
  const { data } = useQuery(auditFiltersQuery());
  return ({ actor, subject }) => {
    if (actor.id !== null) return actor.name;
    if (actor.name !== 'anonymous') return t('platform');
    const proven = subject.type === 'user' ? data?.actors.find(({ id }) => id === subject.id) : undefined;
    return proven?.name ?? t('stranger');
  };
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
