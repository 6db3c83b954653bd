import { lookUp } from '@waqf/contracts';
import type { Objection } from '@waqf/contracts/objections';
import { useMessages } from '@waqf/platform-web';
import { objectionTones } from '@waqf/screen-kit';
import { StatusTag } from '@waqf/ui/core';
import { messages } from '../screens/objection.messages';

/** The first requested document that was not sent yet; undefined once the objection is settled. */
export const awaitedPaper = ({ paperRequests, mayAttach }: Objection) =>
  mayAttach ? paperRequests.find(({ attachedAt }) => attachedAt === null) : undefined;

/** The state of an objection, and whether its answer is late. */
export function ObjectionStateTag({ objection }: { objection: Objection }) {
  const { state, overdue } = objection;
  const t = useMessages(messages);
  const awaited = awaitedPaper(objection) ? t('paperState') : undefined;
  const words = {
    open: overdue ? t('overdueState') : (awaited ?? t('openState')),
    granted: t('grantedState'),
    upheld: t('upheldState'),
    withdrawn: t('withdrawnState'),
    escalated: overdue ? t('overdueState') : (awaited ?? t('escalatedState')),
    revised: t('revisedState'),
    confirmed: t('confirmedState'),
  };
  return (
    <StatusTag tone={overdue ? 'error' : (lookUp(objectionTones, state) ?? 'neutral')}>
      {lookUp(words, state) ?? String(state)}
    </StatusTag>
  );
}
