import { unmatchLine, type StatementLine, type UnmatchLine } from '@waqf/contracts/reconciliation';
import { displayAmount, parseSignedAmount } from '@waqf/money';
import { useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useAttempt } from '@waqf/screen-kit';
import { Amount, ConfirmDialog } from '@waqf/ui/core';
import { Field, TextArea } from '@waqf/ui/form';
import { useUnmatchLine } from '../api/reconcile';
import { reconciliationMessages } from '../messages/reconciliation.messages';

/** Undoes a match: explains what happens to the line and the entry, and asks for the reason. */
export function UnlockDialog({ waqfId, line, onClose }: { waqfId: string; line: StatementLine; onClose: () => void }) {
  const t = useMessages(reconciliationMessages);
  const attempt = useAttempt();
  const undo = useUnmatchLine(waqfId);
  const form = useContractForm({ schema: unmatchLine, values: { lineId: line.id, reason: '' } });
  const send = async (input: UnmatchLine) => {
    if (await attempt(() => undo.mutateAsync(input), { done: t('undone'), failed: t('undoFailed') })) onClose();
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
      onConfirm={() => form.submit(send)}
    >
      <Field label={t('reason')} required error={form.error('reason')}>
        <TextArea rows={2} {...form.field('reason')} />
      </Field>
    </ConfirmDialog>
  );
}
