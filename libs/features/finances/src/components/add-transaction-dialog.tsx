import { useState } from 'react';
import type { WaqfSummary } from '@waqf/contracts/endowments';
import { createTransaction, type CreateTransaction, type TransactionType } from '@waqf/contracts/finances';
import { displayAmount, parseSignedAmount } from '@waqf/money';
import { HttpError, newRequestKey, useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useAttempt, useRecordedDay, useWaqfChoices } from '@waqf/screen-kit';
import { Alert, Button, Dialog, Stack } from '@waqf/ui/core';
import { useDraft } from '@waqf/ui/form';
import { useCreateTransaction } from '../api/create-transaction';
import { useStoreReceipt } from '../api/store-receipt';
import { receiptMessages } from '../messages/receipt.messages';
import { addMessages } from '../messages/transaction.messages';
import { inputOf, valuesWith } from '../model/transaction-form';
import { AddTransactionForm } from './add-transaction-form';
import { ReceiptField } from './receipt-field';

export interface AddTransactionDialogProps {
  /** Approved waqfs: only these have books. */
  waqfs: readonly WaqfSummary[];
  waqfId?: string | undefined;
  type?: TransactionType | undefined;
  onClose: () => void;
}

/**
 * Mounted again each time it is opened: one opening is one transaction, with one key for all its attempts. A draft is
 * kept in the browser tab.
 */
export function AddTransactionDialog({ waqfs, waqfId, type = 'income', onClose }: AddTransactionDialogProps) {
  const t = useMessages(addMessages);
  const attempt = useAttempt();
  const { today, faultAt } = useRecordedDay();
  const { only } = useWaqfChoices(waqfs);
  const first = valuesWith({ waqfId: waqfId ?? only ?? '', type, fund: 'yield', occurredOn: today });
  const form = useContractForm({
    schema: createTransaction,
    values: first,
    draft: useDraft('transaction.add', first),
    inputOf,
    faultsOf: ({ occurredOn }) => {
      if (occurredOn === '') return { occurredOn: t('dayMissing') };
      return faultAt('occurredOn', occurredOn);
    },
  });
  const [key] = useState(newRequestKey);
  const create = useCreateTransaction(key);
  const { receipt, setReceipt, attach, attaching } = useReceiptAtEntry();
  const pending = create.isPending || attaching;

  const send = async (input: CreateTransaction) => {
    if (pending) return;
    const sent = await attempt(() => create.mutateAsync(input), {
      done: ({ balance }) => {
        const text = input.fund === 'corpus' ? 'addedToCorpus' : 'addedText';
        return { title: t('added'), text: t(text, { balance: displayAmount(parseSignedAmount(balance)) }) };
      },
      failed: t('failed'),
      form: {
        refuse: (error) =>
          form.refuse(error, error instanceof HttpError && error.status === 422 ? 'amount' : undefined),
      },
    });
    if (!sent) return;
    await attach(sent.answer.transaction.id);
    form.reset();
    onClose();
  };
  const submit = () => form.submit(send);
  const footer =
    waqfs.length === 0 ? (
      <Button size="large" onClick={onClose}>
        {t('cancel')}
      </Button>
    ) : (
      <>
        <Button variant="primary" size="large" loading={pending} onClick={() => void submit()}>
          {t(form.values.type === 'income' ? 'submitIncome' : 'submitExpense')}
        </Button>
        <Button size="large" disabled={pending} onClick={onClose}>
          {t('cancel')}
        </Button>
      </>
    );
  return (
    <Dialog open onClose={onClose} busy={pending} title={t('title')} footer={footer}>
      {waqfs.length === 0 ? (
        <Alert tone="info">{t('noWaqf')}</Alert>
      ) : (
        <Stack>
          <AddTransactionForm waqfs={waqfs} form={form} onSubmit={submit} today={today} />
          <ReceiptField waqfId={form.values.waqfId} file={receipt} onFile={setReceipt} sending={pending} />
        </Stack>
      )}
    </Dialog>
  );
}

/** The receipt is uploaded after its transaction is recorded; when the upload fails, the transaction is kept. */
function useReceiptAtEntry() {
  const t = useMessages(receiptMessages);
  const attempt = useAttempt();
  const [receipt, setReceipt] = useState<File | null>(null);
  const storeReceipt = useStoreReceipt();
  const attach = async (transactionId: string) => {
    if (receipt)
      await attempt(() => storeReceipt.mutateAsync({ transactionId, file: receipt }), { failed: t('failedAtEntry') });
  };
  return { receipt, setReceipt, attach, attaching: storeReceipt.isPending };
}
