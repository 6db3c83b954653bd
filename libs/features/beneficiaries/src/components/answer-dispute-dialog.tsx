import { answerDispute, type AnswerDispute, type Dispute } from '@waqf/contracts/beneficiaries';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useAttempt } from '@waqf/screen-kit';
import { ConfirmDialog, Segmented } from '@waqf/ui/core';
import { Field, TextArea } from '@waqf/ui/form';
import { useAnswerDispute } from '../api/disputes';
import { disputeMessages } from '../messages/dispute.messages';

const outcomes = ['explained', 'removed'] as const;

/** The nazir removes the beneficiary for good, or explains why they stay; the beneficiary reads the answer. */
export function AnswerDisputeDialog({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const t = useMessages(disputeMessages);
  const attempt = useAttempt();
  const answer = useAnswerDispute(dispute.id);
  const values: { outcome: AnswerDispute['outcome']; text: string } = { outcome: 'explained', text: '' };
  const form = useContractForm({ schema: answerDispute, values });
  const { outcome } = form.values;
  const name = dispute.fullName;
  const send = async (input: AnswerDispute) => {
    const sent = await attempt(() => answer.mutateAsync(input), {
      done: t(input.outcome === 'removed' ? 'removedDone' : 'explainedDone'),
      failed: t('failed'),
      form,
    });
    if (sent) onClose();
  };
  return (
    <ConfirmDialog
      open
      danger={outcome === 'removed'}
      onClose={onClose}
      title={t(dispute.kind === 'leaving' ? 'leavingTitle' : 'answerTitle')}
      facts={[
        { label: t('person'), value: name },
        { label: t('waqf'), value: dispute.waqfName },
        { label: t('reason'), value: <bdi>{dispute.reason}</bdi> },
      ]}
      warning={t(outcome === 'removed' ? 'removedText' : 'explainedText', { name })}
      confirmLabel={t(outcome === 'removed' ? 'removedConfirm' : 'explainedConfirm', { name })}
      onConfirm={() => form.submit(send)}
    >
      <Field group label={t('outcome')}>
        <Segmented
          label={t('outcome')}
          value={outcome}
          onChange={(chosen) => form.set({ outcome: chosen })}
          options={outcomes.map((value) => ({ value, label: t(value) }))}
        />
      </Field>
      <Field label={t('text')} required error={form.error('text')}>
        <TextArea rows={3} {...form.field('text')} />
      </Field>
    </ConfirmDialog>
  );
}
