import { useState } from 'react';
import type { WaqfSummary } from '@waqf/contracts/endowments';
import type { TransactionType } from '@waqf/contracts/finances';
import { riyadhDay } from '@waqf/formats';
import { displayAmount, parseSignedAmount } from '@waqf/money';
import { HttpError, newRequestKey, useMessages } from '@waqf/platform-web';
import { useFailureToast } from '@waqf/screen-kit';
import { Alert, Button, Dialog, useToast } from '@waqf/ui/core';
import { useDraft } from '@waqf/ui/form';
import { useCreateTransaction } from '../api/create-transaction';
import { addMessages } from '../messages/transaction.messages';
import { checkTransaction, inputOf, type TransactionField, type TransactionValues } from '../model/transaction-form';
import { AddTransactionForm } from './add-transaction-form';

export interface AddTransactionDialogProps {
  /** Approved ones: only these have books. */
  waqfs: readonly WaqfSummary[];
  waqfId?: string | undefined;
  type?: TransactionType | undefined;
  onClose: () => void;
}

/**
 * Mounted anew for every opening: one opening is one transaction, and has one key whatever is tried again. What is
 * typed stays in the tab.
 */
export function AddTransactionDialog({ waqfs, waqfId, type = 'income', onClose }: AddTransactionDialogProps) {
  const t = useMessages(addMessages);
  const toast = useToast();
  const fail = useFailureToast();
  const [today] = useState(() => riyadhDay(new Date()));
  const only = waqfs.length === 1 ? waqfs[0]?.id : undefined;
  const first: TransactionValues = {
    waqfId: waqfId ?? only ?? '',
    type,
    amount: '',
    description: '',
    source: '',
    category: '',
    occurredOn: today,
  };
  const [values, setValues, clear] = useDraft('transaction.add', first);
  const [checked, setChecked] = useState(false);
  const [key] = useState(newRequestKey);
  const create = useCreateTransaction(key);
  const faults = checkTransaction(values, today);
  const { error } = create;
  const rows = error instanceof HttpError ? error.errors : [];

  const errorOf = (field: TransactionField): string | undefined => {
    const fault = checked ? faults[field] : undefined;
    if (fault) return t(`fault.${fault}`);
    const refused = rows.find((row) => row.field === field)?.message;
    const unfit = field === 'amount' && error instanceof HttpError && error.status === 422 && rows.length === 0;
    return refused ?? (unfit ? error.problem?.message : undefined);
  };
  const submit = () => {
    setChecked(true);
    if (Object.keys(faults).length > 0 || create.isPending) return;
    create.mutate(inputOf(values), {
      onSuccess: ({ balance }) => {
        clear();
        toast.show({ title: t('added'), text: t('addedText', { balance: displayAmount(parseSignedAmount(balance)) }) });
        onClose();
      },
      onError: (failure) => fail(t('failed'), failure),
    });
  };
  const footer =
    waqfs.length === 0 ? (
      <Button size="large" onClick={onClose}>
        {t('cancel')}
      </Button>
    ) : (
      <>
        <Button variant="primary" size="large" loading={create.isPending} onClick={submit}>
          {t(values.type === 'income' ? 'submitIncome' : 'submitExpense')}
        </Button>
        <Button size="large" disabled={create.isPending} onClick={onClose}>
          {t('cancel')}
        </Button>
      </>
    );
  return (
    <Dialog open onClose={onClose} busy={create.isPending} title={t('title')} footer={footer}>
      {waqfs.length === 0 ? (
        <Alert tone="info">{t('noWaqf')}</Alert>
      ) : (
        <AddTransactionForm
          waqfs={waqfs}
          values={values}
          onChange={setValues}
          onSubmit={submit}
          errorOf={errorOf}
          errorsAt={error}
          today={today}
        />
      )}
    </Dialog>
  );
}
