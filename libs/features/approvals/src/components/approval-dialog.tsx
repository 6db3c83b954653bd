import { useState } from 'react';
import type { Approval } from '@waqf/contracts/banking';
import { displayAmount, parseAmount } from '@waqf/money';
import { useMessages } from '@waqf/platform-web';
import { useFailureToast } from '@waqf/screen-kit';
import { Amount, ConfirmDialog, Iban, useToast } from '@waqf/ui/core';
import { Field, TextArea } from '@waqf/ui/form';
import { useDecideApproval } from '../api/decide-approval';
import { approvalMessages } from '../messages/approval.messages';
import * as css from './approvals.module.css';

export interface ApprovalDialogProps {
  approval: Approval;
  approve: boolean;
  onClose: () => void;
}

const shortestReason = 3;

/** The founder's word on a transfer: names amount and accounts once more; a rejection says why. */
export function ApprovalDialog({ approval, approve, onClose }: ApprovalDialogProps) {
  const t = useMessages(approvalMessages);
  const toast = useToast();
  const fail = useFailureToast();
  const decide = useDecideApproval(approval.id);
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const { transfer } = approval;
  const amount = displayAmount(parseAmount(transfer.amount));
  const given = reason.trim().length >= shortestReason;

  const confirm = async () => {
    setChecked(true);
    if (!approve && !given) return;
    try {
      await decide.mutateAsync(approve ? { approve } : { approve, reason: reason.trim() });
      toast.show(
        approve
          ? { title: t('approved'), text: t('approvedText', { amount }) }
          : { title: t('rejected'), text: t('rejectedText') },
      );
    } catch (error) {
      fail(t(approve ? 'approveFailed' : 'rejectFailed'), error);
    }
    onClose();
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
      onConfirm={confirm}
    >
      {approve ? null : (
        <Field label={t('reason')} required error={checked && !given ? t('reasonMissing') : undefined}>
          <TextArea name="reason" rows={2} maxLength={300} value={reason} onChange={setReason} />
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
