import { rejectApproval, type Approval } from '@waqf/contracts/approvals';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useAttempt } from '@waqf/screen-kit';
import { Amount, ConfirmDialog } from '@waqf/ui/core';
import { Field, TextArea } from '@waqf/ui/form';
import { useDecideApproval } from '../api/decide-approval';
import { pageMessages } from '../messages/approvals-page.messages';

/** Rejects a request of any kind, with a reason that the requester reads. */
export function RejectDialog({ approval, onClose }: { approval: Approval; onClose: () => void }) {
  const t = useMessages(pageMessages);
  const { language } = useLanguage();
  const attempt = useAttempt();
  const decide = useDecideApproval(approval.id);
  const form = useContractForm({ schema: rejectApproval, values: { reason: '' } });
  const send = async ({ reason }: { reason: string }) => {
    const sent = await attempt(() => decide.mutateAsync({ approve: false, reason }), {
      done: t('rejected'),
      failed: t('rejectFailed'),
      form,
    });
    if (sent) onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      title={t('rejectTitle')}
      headline={approval.amount === null ? undefined : <Amount value={approval.amount} unit />}
      facts={[{ label: t('description'), value: approval.describe[language] }]}
      warning={t('rejectText')}
      confirmLabel={t('rejectConfirm')}
      onConfirm={() => form.submit(send)}
    >
      <Field label={t('rejectReason')} required error={form.error('reason')}>
        <TextArea rows={2} {...form.field('reason')} />
      </Field>
    </ConfirmDialog>
  );
}
