import { useState } from 'react';
import type { FailedEvent } from '@waqf/contracts/administration';
import { useMessages } from '@waqf/platform-web';
import { useAttempt } from '@waqf/screen-kit';
import { ConfirmDialog, DualDate } from '@waqf/ui/core';
import { Field, TextArea } from '@waqf/ui/form';
import { useSettleFailedEvent } from '../api/settle-failed-event';
import { failedEventMessages } from './failed-events.messages';

const shortestReason = 3;

/** Asks once more before a failed event is replayed or, with a reason, discarded. */
export function FailedEventDialog({
  event,
  replay,
  onClose,
}: {
  event: FailedEvent;
  replay: boolean;
  onClose: () => void;
}) {
  const t = useMessages(failedEventMessages);
  const attempt = useAttempt();
  const settle = useSettleFailedEvent(event.id);
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const given = reason.trim().length >= shortestReason;
  const confirm = async () => {
    setChecked(true);
    if (!replay && !given) return;
    await attempt(() => settle.mutateAsync(replay ? { replay } : { replay, reason: reason.trim() }), {
      done: t(replay ? 'replayed' : 'discarded'),
      failed: t(replay ? 'replayFailed' : 'discardFailed'),
    });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger={!replay}
      onClose={onClose}
      title={t(replay ? 'replayTitle' : 'discardTitle')}
      headline={event.title}
      facts={[{ label: t('occurred'), value: <DualDate iso={event.occurredAt} withTime /> }]}
      warning={t(replay ? 'replayText' : 'discardText')}
      confirmLabel={t(replay ? 'replay' : 'discard')}
      onConfirm={confirm}
    >
      {replay ? null : (
        <Field label={t('reason')} required error={checked && !given ? t('reasonMissing') : undefined}>
          <TextArea name="reason" rows={2} maxLength={300} value={reason} onChange={setReason} />
        </Field>
      )}
    </ConfirmDialog>
  );
}
