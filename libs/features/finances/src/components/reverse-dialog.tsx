import { useState } from 'react';
import {
  kindLabel,
  reverseTransaction,
  transactionLabels,
  type ReverseTransaction,
  type Transaction,
} from '@waqf/contracts/finances';
import { displayAmount, parseSignedAmount } from '@waqf/money';
import { newRequestKey, useLanguage, useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useAttempt } from '@waqf/screen-kit';
import { Amount, ConfirmDialog, DualDate } from '@waqf/ui/core';
import { Field, TextArea } from '@waqf/ui/form';
import { useReverseTransaction } from '../api/reverse-transaction';
import { detailMessages } from '../messages/transaction.messages';

export interface ReverseDialogProps {
  transaction: Transaction;
  /** The amount as shown to users. */
  amount: string;
  /** `done` is true when it was reversed. */
  onClose: (done: boolean) => void;
}

/** Explains exactly what the reversal will do, and asks for the reason, which is kept with it permanently. */
export function ReverseDialog({ transaction, amount, onClose }: ReverseDialogProps) {
  const t = useMessages(detailMessages);
  const { language } = useLanguage();
  const attempt = useAttempt();
  const [key] = useState(newRequestKey);
  const reverse = useReverseTransaction(transaction.id, key);
  const form = useContractForm({ schema: reverseTransaction, values: { reason: '' } });
  const send = async (input: ReverseTransaction) => {
    const sent = await attempt(() => reverse.mutateAsync(input), {
      done: ({ balance }) => ({
        title: t('done'),
        text: t('doneText', { balance: displayAmount(parseSignedAmount(balance)) }),
      }),
      failed: t('failed'),
    });
    if (sent) onClose(true);
  };
  return (
    <ConfirmDialog
      open
      danger
      onClose={() => onClose(false)}
      title={t('reverseTitle')}
      headline={<Amount value={transaction.amount} unit />}
      facts={[
        { label: transactionLabels.description[language], value: transaction.description },
        { label: transactionLabels.type[language], value: kindLabel(transaction, language) },
        { label: transactionLabels.date[language], value: <DualDate iso={transaction.occurredOn} /> },
      ]}
      warning={
        <>
          {t(transaction.type === 'income' ? 'willIncome' : 'willExpense', { amount, waqf: transaction.waqfName })}{' '}
          {t('once')}
        </>
      }
      confirmLabel={t('confirm', { amount })}
      onConfirm={() => form.submit(send)}
    >
      <Field label={t('reason')} required error={form.error('reason')}>
        <TextArea rows={2} {...form.field('reason')} />
      </Field>
    </ConfirmDialog>
  );
}
