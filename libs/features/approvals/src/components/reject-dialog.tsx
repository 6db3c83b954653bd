import { rejectApproval, type Approval } from '@waqf/contracts/approvals';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useFailureToast } from '@waqf/screen-kit';
import { Amount, ConfirmDialog, useToast } from '@waqf/ui/core';
import { Field, TextArea } from '@waqf/ui/form';
import { useDecideApproval } from '../api/decide-approval';
import { pageMessages } from '../messages/approvals-page.messages';

/** Rejects a request of any kind, with the reason that whoever asked reads. */
export function RejectDialog({ approval, onClose }: { approval: Approval; onClose: () => void }) {
  const t = useMessages(pageMessages);
  const { language } = useLanguage();
  const toast = useToast();
  const fail = useFailureToast();
  const decide = useDecideApproval(approval.id);
  const form = useContractForm({ schema: rejectApproval, values: { reason: '' } });
  const send = async ({ reason }: { reason: string }) => {
    try {
      await decide.mutateAsync({ approve: false, reason });
      toast.show({ title: t('rejected') });
      onClose();
    } catch (error) {
      form.refuse(error);
      fail(t('rejectFailed'), error);
    }
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
