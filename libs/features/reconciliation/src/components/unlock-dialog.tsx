import { useState } from 'react';
import type { StatementLine } from '@waqf/contracts/reconciliation';
import { displayAmount, parseSignedAmount } from '@waqf/money';
import { useMessages } from '@waqf/platform-web';
import { useFailureToast } from '@waqf/screen-kit';
import { Amount, ConfirmDialog, useToast } from '@waqf/ui/core';
import { Field, TextArea } from '@waqf/ui/form';
import { useUnmatchLine } from '../api/reconcile';
import { reconciliationMessages } from '../messages/reconciliation.messages';

const shortestReason = 3;

/** Undoes a match: says what happens to the line and the entry, and takes the reason. */
export function UnlockDialog({ waqfId, line, onClose }: { waqfId: string; line: StatementLine; onClose: () => void }) {
  const t = useMessages(reconciliationMessages);
  const toast = useToast();
  const fail = useFailureToast();
  const undo = useUnmatchLine(waqfId);
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const given = reason.trim().length >= shortestReason;
  const confirm = async () => {
    setChecked(true);
    if (!given) return;
    try {
      await undo.mutateAsync({ lineId: line.id, reason: reason.trim() });
      toast.show({ title: t('undone') });
      onClose();
    } catch (error) {
      fail(t('undoFailed'), error);
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      onClose={onClose}
      title={t('undoTitle')}
      headline={<Amount value={line.amount} signed unit />}
      facts={[{ label: t('line'), value: line.description }]}
      warning={t('undoText')}
      confirmLabel={t('undoConfirm', { amount: displayAmount(parseSignedAmount(line.amount)) })}
      onConfirm={confirm}
    >
      <Field label={t('reason')} required error={checked && !given ? t('reasonMissing') : undefined}>
        <TextArea name="reason" rows={2} maxLength={300} value={reason} onChange={setReason} />
      </Field>
    </ConfirmDialog>
  );
}
