import { lookUp } from '@waqf/contracts';
import type { Objection } from '@waqf/contracts/objections';
import { useMessages } from '@waqf/platform-web';
import { StatusTag, type Tone } from '@waqf/ui/core';
import { messages } from '../screens/objection.messages';

const tones = {
  open: 'warning',
  granted: 'success',
  upheld: 'neutral',
  withdrawn: 'neutral',
  escalated: 'warning',
  revised: 'success',
  confirmed: 'neutral',
} as const satisfies Record<string, Tone>;

/** Where an objection stands, and that its answer is late. */
export function ObjectionStateTag({ objection: { state, overdue } }: { objection: Objection }) {
  const t = useMessages(messages);
  const words = {
    open: t(overdue ? 'overdueState' : 'openState'),
    granted: t('grantedState'),
    upheld: t('upheldState'),
    withdrawn: t('withdrawnState'),
    escalated: t(overdue ? 'overdueState' : 'escalatedState'),
    revised: t('revisedState'),
    confirmed: t('confirmedState'),
  };
  return (
    <StatusTag tone={overdue ? 'error' : (lookUp(tones, state) ?? 'neutral')}>
      {lookUp(words, state) ?? String(state)}
    </StatusTag>
  );
}
