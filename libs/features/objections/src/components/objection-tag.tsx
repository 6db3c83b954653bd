import { lookUp } from '@waqf/contracts';
import type { Objection } from '@waqf/contracts/objections';
import { useMessages } from '@waqf/platform-web';
import { StatusTag, type Tone } from '@waqf/ui/core';
import { objectionMessages } from '../messages/objection.messages';

const tones = {
  open: 'warning',
  granted: 'success',
  upheld: 'neutral',
  withdrawn: 'neutral',
  escalated: 'warning',
  revised: 'success',
  confirmed: 'neutral',
} as const satisfies Record<string, Tone>;

/** Whether somebody has to answer or to decide it. */
export const isAwaited = ({ state }: Objection): boolean => state === 'open' || state === 'escalated';

/** Where an objection stands. */
export function ObjectionTag({ objection }: { objection: Objection }) {
  const { state, overdue } = objection;
  const t = useMessages(objectionMessages);
  if (overdue) return <StatusTag tone="error">{t('overdue')}</StatusTag>;
  if (isAwaited(objection) && objection.paperRequests.some(({ attachedAt }) => attachedAt === null))
    return <StatusTag tone="warning">{t('paperRequested')}</StatusTag>;
  return <StatusTag tone={lookUp(tones, state) ?? 'neutral'}>{t.of('state.', state)}</StatusTag>;
}
