import { discardJob, type FailedJob } from '@waqf/contracts/operations';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useAttempt } from '@waqf/screen-kit';
import { ConfirmDialog, DualDate } from '@waqf/ui/core';
import { Field, TextArea } from '@waqf/ui/form';
import { useSettleFailedJob } from '../api/failures';
import { failedEventMessages } from './failed-events.messages';
import { useQueueName } from './use-queue-name';

/** Asks for confirmation before a failed job runs again or, with a reason, is discarded. */
export function FailedJobDialog({ job, retry, onClose }: { job: FailedJob; retry: boolean; onClose: () => void }) {
  const t = useMessages(failedEventMessages);
  const nameOf = useQueueName();
  const attempt = useAttempt();
  const settle = useSettleFailedJob(job.id);
  const form = useContractForm({ schema: discardJob, values: { reason: '' } });
  const send = async (decision: { retry: true } | { retry: false; reason: string }) => {
    const sent = await attempt(() => settle.mutateAsync(decision), {
      done: t(retry ? 'retried' : 'dropped'),
      failed: t(retry ? 'retryFailed' : 'dropFailed'),
      form,
    });
    if (sent) onClose();
  };
  return (
    <ConfirmDialog
      open
      danger={!retry}
      onClose={onClose}
      title={t(retry ? 'retryTitle' : 'dropTitle')}
      headline={nameOf(job.queue)}
      facts={[{ label: t('lastTry'), value: <DualDate iso={job.failedAt} withTime /> }]}
      warning={t(retry ? 'retryText' : 'dropText')}
      confirmLabel={t(retry ? 'retry' : 'discard')}
      onConfirm={async () => {
        if (retry) await send({ retry });
        else await form.submit(({ reason }) => send({ retry, reason }));
      }}
    >
      {retry ? null : (
        <Field label={t('reason')} hint={t('reasonText')} required error={form.error('reason')}>
          <TextArea {...form.field('reason')} rows={2} />
        </Field>
      )}
    </ConfirmDialog>
  );
}
