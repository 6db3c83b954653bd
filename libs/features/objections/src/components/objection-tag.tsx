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

/** Where an objection stands. */
export function ObjectionTag({ objection: { state, overdue } }: { objection: Objection }) {
  const t = useMessages(objectionMessages);
  if (overdue) return <StatusTag tone="error">{t('overdue')}</StatusTag>;
  return <StatusTag tone={lookUp(tones, state) ?? 'neutral'}>{t.of('state.', state)}</StatusTag>;
}
