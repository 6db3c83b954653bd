import { rejectApproval, type Approval } from '@waqf/contracts/approvals';
import type { BankTransfer } from '@waqf/contracts/banking';
import { displayAmount, parseAmount } from '@waqf/money';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useAttempt } from '@waqf/screen-kit';
import { Amount, ConfirmDialog, Iban } from '@waqf/ui/core';
import { Field, TextArea } from '@waqf/ui/form';
import { useDecideApproval } from '../api/decide-approval';
import { approvalMessages } from '../messages/approval.messages';
import * as css from './approvals.module.css';

export interface ApprovalDialogProps {
  approval: Approval;
  transfer: BankTransfer;
  approve: boolean;
  onClose: () => void;
}

/** The founder's decision on a transfer. The dialog repeats the amount and the accounts; a rejection needs a reason. */
export function ApprovalDialog({ approval, transfer, approve, onClose }: ApprovalDialogProps) {
  const t = useMessages(approvalMessages);
  const attempt = useAttempt();
  const decide = useDecideApproval(approval.id);
  const form = useContractForm({ schema: rejectApproval, values: { reason: '' } });
  const amount = displayAmount(parseAmount(transfer.amount));

  const send = async (reason?: string) => {
    const sent = await attempt(
      () => decide.mutateAsync(reason === undefined ? { approve: true } : { approve: false, reason }),
      {
        done: approve
          ? { title: t('approved'), text: t('approvedText', { amount }) }
          : { title: t('rejected'), text: t('rejectedText') },
        failed: t(approve ? 'approveFailed' : 'rejectFailed'),
        form,
      },
    );
    if (sent) onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      danger={!approve}
      title={t(approve ? 'approveTitle' : 'rejectTitle')}
      headline={<Amount value={transfer.amount} unit />}
      facts={[
        { label: t('waqf'), value: approval.waqfName },
        { label: t('from'), value: <Party label={transfer.from.label} iban={transfer.from.iban} /> },
        { label: t('to'), value: <Party label={transfer.to.label} iban={transfer.to.iban} /> },
        { label: t('description'), value: transfer.description },
        { label: t('requested'), value: approval.requestedBy.fullName },
      ]}
      warning={t(approve ? 'approveWarning' : 'rejectText')}
      confirmLabel={t(approve ? 'approveNamed' : 'rejectNamed', { amount })}
      onConfirm={() => (approve ? send() : form.submit(({ reason }) => send(reason)))}
    >
      {approve ? null : (
        <Field label={t('reason')} required error={form.error('reason')}>
          <TextArea rows={2} {...form.field('reason')} />
        </Field>
      )}
    </ConfirmDialog>
  );
}

function Party({ label, iban }: { label: string; iban: string }) {
  return (
    <span className={css.account}>
      <b>{label}</b>
      <Iban value={iban} copy={false} />
    </span>
  );
}
