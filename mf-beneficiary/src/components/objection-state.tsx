import { labelOf, lookUp } from '@waqf/contracts';
import { objectionStateLabels, type Objection } from '@waqf/contracts/objections';
import { useLanguage, useMessages } from '@waqf/platform-web';
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
  const { language } = useLanguage();
  const isOpen = state === 'open' || state === 'escalated';
  const wordOf = () => {
    if (state === 'withdrawn') return t('withdrawnState');
    if (isOpen && overdue) return t('overdueState');
    if (isOpen && awaitedPaper(objection)) return t('paperState');
    return labelOf(objectionStateLabels, state, language);
  };
  return <StatusTag tone={overdue ? 'error' : (lookUp(objectionTones, state) ?? 'neutral')}>{wordOf()}</StatusTag>;
}
