import { discardEvent, type FailedEvent } from '@waqf/contracts/administration';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useAttempt } from '@waqf/screen-kit';
import { ConfirmDialog, DualDate } from '@waqf/ui/core';
import { Field, TextArea } from '@waqf/ui/form';
import { useSettleFailedEvent } from '../api/settle-failed-event';
import { failedEventMessages } from './failed-events.messages';

/** Asks for confirmation before a failed event is replayed or, with a reason, discarded. */
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
  const form = useContractForm({ schema: discardEvent, values: { reason: '' } });
  const send = async (decision: { replay: true } | { replay: false; reason: string }) => {
    const sent = await attempt(() => settle.mutateAsync(decision), {
      done: t(replay ? 'replayed' : 'discarded'),
      failed: t(replay ? 'replayFailed' : 'discardFailed'),
      form,
    });
    if (sent) onClose();
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
      onConfirm={async () => {
        if (replay) await send({ replay });
        else await form.submit(({ reason }) => send({ replay, reason }));
      }}
    >
      {replay ? null : (
        <Field label={t('reason')} required error={form.error('reason')}>
          <TextArea {...form.field('reason')} rows={2} />
        </Field>
      )}
    </ConfirmDialog>
  );
}
