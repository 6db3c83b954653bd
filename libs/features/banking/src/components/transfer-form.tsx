import type { CreateTransfer } from '@waqf/contracts/banking';
import { displayAmount } from '@waqf/money';
import { useMessages } from '@waqf/platform-web';
import type { ContractForm } from '@waqf/platform-web/form';
import { Amount } from '@waqf/ui/core';
import { AmountInput, Field, Form, SelectInput, TextInput } from '@waqf/ui/form';
import { transferMessages } from '../messages/transfer.messages';
import type { TransferAccount, TransferValues } from '../model/transfer-form';
import * as css from './transfer.module.css';

export interface TransferFormProps {
  accounts: readonly TransferAccount[];
  form: ContractForm<TransferValues, CreateTransfer>;
  onSubmit: () => Promise<void>;
}

/**
 * Source, destination, amount and purpose. Only active accounts are offered; the source is never offered as the
 * destination.
 */
export function TransferForm({ accounts, form, onSubmit }: TransferFormProps) {
  const t = useMessages(transferMessages);
  const { values, set } = form;
  const active = accounts.filter((account) => account.active);
  const source = accounts.find(({ id }) => id === values.fromAccountId);
  const option = (account: TransferAccount) => ({
    value: account.id,
    searchText: `${account.name} ${account.iban}`,
    label: (
      <span className={css.option}>
        <span>{account.name}</span>
        <span className={css.quiet}>
          <Amount value={account.available} weight="normal" unit />
        </span>
      </span>
    ),
  });
  return (
    <Form onSubmit={onSubmit} errorsAt={form.errorsAt}>
      <Field
        label={t('fromAccount')}
        required
        error={form.error('fromAccountId')}
        hint={source ? t('available', { amount: displayAmount(source.available) }) : undefined}
      >
        <SelectInput
          searchable
          placeholder={t('choose')}
          value={values.fromAccountId || undefined}
          options={active.map(option)}
          onChange={(id = '') => set({ fromAccountId: id, ...(values.toAccountId === id ? { toAccountId: '' } : {}) })}
        />
      </Field>
      <Field label={t('toAccount')} required error={form.error('toAccountId')}>
        <SelectInput
          searchable
          placeholder={t('choose')}
          value={values.toAccountId || undefined}
          options={active.filter(({ id }) => id !== values.fromAccountId).map(option)}
          onChange={(id = '') => set({ toAccountId: id })}
        />
      </Field>
      <Field label={t('amount')} required error={form.error('amount')}>
        <AmountInput placeholder="0.00" {...form.field('amount')} />
      </Field>
      <Field label={t('description')} optional hint={t('descriptionHint')} error={form.error('description')}>
        <TextInput {...form.field('description')} />
      </Field>
      <button type="submit" hidden tabIndex={-1} aria-hidden>
        {t('next')}
      </button>
    </Form>
  );
}
