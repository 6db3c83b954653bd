import { useState } from 'react';
import type { BankTransaction } from '@waqf/contracts/banking';
import { displayAmount, formatAmountForWire, parseAmount } from '@waqf/money';
import { ConnectionError, HttpError, newRequestKey, useMessages } from '@waqf/platform-web';
import { useFailureToast } from '@waqf/screen-kit';
import { Button, Dialog, useToast } from '@waqf/ui/core';
import { useCreateTransfer } from '../api/create-transfer';
import { transferMessages } from '../messages/transfer.messages';
import { checkTransfer, type TransferAccount, type TransferField, type TransferValues } from '../model/transfer-form';
import { TransferConfirmation } from './transfer-confirmation';
import { TransferForm } from './transfer-form';

export interface TransferDialogProps {
  accounts: readonly TransferAccount[];
  /** The account that the money leaves, when it was chosen already. */
  from?: string | undefined;
  onClose: () => void;
}

/** Mounted anew for every opening: one opening is one wish, and has one key whatever is tried again. */
export function TransferDialog({ accounts, from, onClose }: TransferDialogProps) {
  const t = useMessages(transferMessages);
  const [values, setValues] = useState<TransferValues>({
    fromAccountId: from ?? '',
    toAccountId: '',
    amount: '',
    description: '',
  });
  const [checked, setChecked] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const send = useSendTransfer(accounts, onClose);
  const faults = checkTransfer(values, accounts);
  const refused = send.refusals;
  const wordsOf = (field: TransferField) => (checked && faults[field] ? t(`fault.${faults[field]}`) : refused[field]);
  const source = accounts.find(({ id }) => id === values.fromAccountId);
  const destination = accounts.find(({ id }) => id === values.toAccountId);
  const sound = Object.keys(faults).length === 0 && source !== undefined && destination !== undefined;
  const onForm = !confirming || !sound;

  const goOn = () => {
    setChecked(true);
    if (!sound) return;
    send.forget();
    setConfirming(true);
  };
  const submit = async () => {
    if ((await send.submit(values)) === 'to the form') setConfirming(false);
  };
  const amountText = sound ? displayAmount(parseAmount(values.amount)) : '';
  const footer = onForm ? (
    <>
      <Button variant="primary" size="large" onClick={goOn}>
        {t('next')}
      </Button>
      <Button size="large" onClick={onClose}>
        {t('cancel')}
      </Button>
    </>
  ) : (
    <>
      <Button variant="primary" size="large" autoFocus loading={send.busy} onClick={() => void submit()}>
        {t('submit', { amount: amountText })}
      </Button>
      <Button size="large" disabled={send.busy} onClick={() => setConfirming(false)}>
        {t('back')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      busy={send.busy}
      title={t(onForm ? 'title' : 'confirmTitle')}
      footer={footer}
      width={600}
    >
      {onForm ? (
        <TransferForm
          accounts={accounts}
          values={values}
          onChange={setValues}
          onSubmit={goOn}
          errorOf={wordsOf}
          errorsAt={send.failedAt}
        />
      ) : (
        <TransferConfirmation values={values} from={source} to={destination} unanswered={send.unanswered} />
      )}
    </Dialog>
  );
}

const fields: readonly TransferField[] = ['fromAccountId', 'toAccountId', 'amount', 'description'];

/** Sends the transfer under the dialog's one key and tells what became of it. */
function useSendTransfer(accounts: readonly TransferAccount[], onDone: () => void) {
  const t = useMessages(transferMessages);
  const toast = useToast();
  const fail = useFailureToast();
  const [key] = useState(newRequestKey);
  const create = useCreateTransfer(key);
  const error = create.error;
  const rows = error instanceof HttpError ? error.errors : [];
  const refusals: Partial<Record<TransferField, string>> = {};
  for (const field of fields) {
    const message = rows.find((row) => row.field === field)?.message;
    if (message !== undefined) refusals[field] = message;
  }
  if (error instanceof HttpError && error.status === 422 && rows.length === 0) refusals.amount = error.problem?.message;

  const nameOf = (id: string) => accounts.find((account) => account.id === id)?.name ?? '';
  const tell = (transfer: BankTransaction) => {
    const words = {
      amount: displayAmount(parseAmount(transfer.amount)),
      from: nameOf(transfer.from.id),
      to: nameOf(transfer.to.id),
    };
    if (transfer.status === 'awaiting_approval')
      toast.show({ tone: 'info', title: t('awaiting'), text: t('awaitingText', words) });
    else if (transfer.status === 'completed') toast.show({ title: t('completed'), text: t('completedText', words) });
    else toast.show({ title: t('recorded'), text: t('recordedText', words) });
  };
  /** @returns where that leads: out of the dialog, back to the form that was refused, or nowhere, to try again */
  const submit = async (values: TransferValues): Promise<'out' | 'to the form' | 'nowhere'> => {
    try {
      const { transfer } = await create.mutateAsync({
        fromAccountId: values.fromAccountId,
        toAccountId: values.toAccountId,
        amount: formatAmountForWire(parseAmount(values.amount)),
        description: values.description.trim() || null,
      });
      tell(transfer);
      onDone();
      return 'out';
    } catch (failure) {
      fail(t('failed'), failure, t('failedDefault'));
      return failure instanceof HttpError && (failure.status === 400 || failure.status === 422)
        ? 'to the form'
        : 'nowhere';
    }
  };
  return {
    submit,
    refusals,
    busy: create.isPending,
    failedAt: error,
    forget: create.reset,
    unanswered: error instanceof ConnectionError,
  };
}
