import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createTransfer, type BankTransfer, type CreateTransfer } from '@waqf/contracts/banking';
import { displayAmount, formatAmountForWire, parseAmount } from '@waqf/money';
import { HttpError, newRequestKey, useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useFailureToast } from '@waqf/screen-kit';
import { Button, Dialog, useToast } from '@waqf/ui/core';
import { useCreateTransfer } from '../api/create-transfer';
import { transferPolicyQuery } from '../api/transfer-policy';
import { transferMessages } from '../messages/transfer.messages';
import { shortageOf, type TransferAccount, type TransferValues } from '../model/transfer-form';
import { useDayLimit } from './day-limit';
import { TransferConfirmation } from './transfer-confirmation';
import { TransferForm } from './transfer-form';

export interface TransferDialogProps {
  waqfId: string;
  accounts: readonly TransferAccount[];
  /** The account that the money leaves, when it is already chosen. */
  from?: string | undefined;
  /** The account that receives the money, when it is already chosen. */
  to?: string | undefined;
  onClose: () => void;
}

/** Mounted again each time it is opened: one opening is one transfer, with one key for all its attempts. */
export function TransferDialog({ waqfId, accounts, from, to, onClose }: TransferDialogProps) {
  const t = useMessages(transferMessages);
  const values: TransferValues = { fromAccountId: from ?? '', toAccountId: to ?? '', amount: '', description: '' };
  const form = useContractForm({
    schema: createTransfer,
    values,
    faultsOf: (now) => {
      const short = shortageOf(now, accounts);
      return short === null ? {} : { amount: t('insufficientBy', { amount: displayAmount(short) }) };
    },
  });
  /** The transfer shown for confirmation; null while the form is filled in. */
  const [checked, setChecked] = useState<CreateTransfer | null>(null);
  const send = useSendTransfer(accounts, onClose);
  // Loaded while the form is filled in, so that the button of the confirmation says at once what it does.
  useQuery(transferPolicyQuery(waqfId));
  const source = accounts.find(({ id }) => id === checked?.fromAccountId);
  const destination = accounts.find(({ id }) => id === checked?.toAccountId);
  const confirmed = checked && source && destination ? { transfer: checked, from: source, to: destination } : null;

  const check = () =>
    form.submit((input) => {
      send.forget();
      setChecked(input);
    });
  const submit = async (transfer: CreateTransfer) => {
    const refusal = await send.submit(transfer);
    if (!refusal) return;
    setChecked(null);
    form.refuse(refusal, refusal.status === 422 ? 'amount' : undefined);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      busy={send.busy}
      title={t(confirmed ? 'confirmTitle' : 'title')}
      footer={
        confirmed ? (
          <ConfirmationButtons
            waqfId={waqfId}
            transfer={confirmed.transfer}
            busy={send.busy}
            onSubmit={() => void submit(confirmed.transfer)}
            onBack={() => setChecked(null)}
          />
        ) : (
          <FormButtons onNext={() => void check()} onCancel={onClose} />
        )
      }
      width={600}
    >
      {confirmed ? (
        <TransferConfirmation waqfId={waqfId} {...confirmed} failure={send.failure} />
      ) : (
        <TransferForm accounts={accounts} form={form} onSubmit={check} />
      )}
    </Dialog>
  );
}

function FormButtons({ onNext, onCancel }: { onNext: () => void; onCancel: () => void }) {
  const t = useMessages(transferMessages);
  return (
    <>
      <Button variant="primary" size="large" onClick={onNext}>
        {t('next')}
      </Button>
      <Button size="large" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </>
  );
}

interface ConfirmationButtonsProps {
  waqfId: string;
  transfer: CreateTransfer;
  busy: boolean;
  onSubmit: () => void;
  onBack: () => void;
}

function ConfirmationButtons({ waqfId, transfer, busy, onSubmit, onBack }: ConfirmationButtonsProps) {
  const t = useMessages(transferMessages);
  const amount = parseAmount(transfer.amount);
  // A button that says "transfer" for what only asks the founder would promise what does not happen.
  const waits = useDayLimit({ waqfId, accountId: transfer.fromAccountId, amount })?.isAbove ?? false;
  return (
    <>
      <Button variant="primary" size="large" autoFocus loading={busy} onClick={onSubmit}>
        {t(waits ? 'ask' : 'submit', { amount: displayAmount(amount) })}
      </Button>
      <Button size="large" disabled={busy} onClick={onBack}>
        {t('back')}
      </Button>
    </>
  );
}

/** Sends the transfer with the dialog's key and shows the result. */
function useSendTransfer(accounts: readonly TransferAccount[], onDone: () => void) {
  const t = useMessages(transferMessages);
  const toast = useToast();
  const fail = useFailureToast();
  const [key] = useState(newRequestKey);
  const create = useCreateTransfer(key);

  const nameOf = (id: string) => accounts.find((account) => account.id === id)?.name ?? '';
  const showOutcome = (transfer: BankTransfer) => {
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
  /** @returns the refusal that leads back to the form; null when the transfer succeeded or may be retried unchanged */
  const submit = async (input: CreateTransfer): Promise<HttpError | null> => {
    try {
      const amount = formatAmountForWire(parseAmount(input.amount));
      const { transfer } = await create.mutateAsync({ ...input, amount, description: input.description || null });
      showOutcome(transfer);
      onDone();
      return null;
    } catch (failure) {
      fail(t('failed'), failure, t('failedDefault'));
      const isRefused = failure instanceof HttpError && (failure.status === 400 || failure.status === 422);
      return isRefused ? failure : null;
    }
  };
  return { submit, busy: create.isPending, forget: create.reset, failure: create.error };
}
