import { labelOf, lookUp } from '@waqf/contracts';
import { objectionStateLabels, type Objection } from '@waqf/contracts/objections';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { objectionTones } from '@waqf/screen-kit';
import { StatusTag } from '@waqf/ui/core';
import { objectionMessages } from '../messages/objection.messages';

/** Whether somebody must still answer or decide it. */
export const isAwaited = ({ state }: Objection): boolean => state === 'open' || state === 'escalated';

/** The state of an objection. */
export function ObjectionTag({ objection }: { objection: Objection }) {
  const { state, overdue } = objection;
  const t = useMessages(objectionMessages);
  const { language } = useLanguage();
  if (overdue) return <StatusTag tone="error">{t('overdue')}</StatusTag>;
  if (isAwaited(objection) && objection.paperRequests.some(({ attachedAt }) => attachedAt === null))
    return <StatusTag tone="warning">{t('paperRequested')}</StatusTag>;
  return (
    <StatusTag tone={lookUp(objectionTones, state) ?? 'neutral'}>
      {labelOf(objectionStateLabels, state, language)}
    </StatusTag>
  );
}
