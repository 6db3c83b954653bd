import { displayAmount } from '@waqf/money';
import { useMessages } from '@waqf/platform-web';
import { AmountInput, Field, Form, SelectInput, TextInput } from '@waqf/ui/form';
import { transferMessages } from '../messages/transfer.messages';
import type { TransferAccount, TransferField, TransferValues } from '../model/transfer-form';
import * as css from './transfer.module.css';

export interface TransferFormProps {
  accounts: readonly TransferAccount[];
  values: TransferValues;
  onChange: (values: TransferValues) => void;
  onSubmit: () => void;
  errorOf: (field: TransferField) => string | undefined;
  errorsAt: unknown;
}

/** From, to, how much and why. The source is never offered as the destination; only active accounts are offered. */
export function TransferForm({ accounts, values, onChange, onSubmit, errorOf, errorsAt }: TransferFormProps) {
  const t = useMessages(transferMessages);
  const active = accounts.filter((account) => account.active);
  const source = accounts.find(({ id }) => id === values.fromAccountId);
  const option = (account: TransferAccount) => ({
    value: account.id,
    searchText: `${account.name} ${account.iban}`,
    label: (
      <span className={css.option}>
        <span>{account.name}</span>
        <bdi dir="ltr" className={css.quiet}>
          {displayAmount(account.available)}
        </bdi>
      </span>
    ),
  });
  return (
    <Form onSubmit={onSubmit} errorsAt={errorsAt}>
      <Field
        label={t('fromAccount')}
        required
        error={errorOf('fromAccountId')}
        hint={source ? t('available', { amount: displayAmount(source.available) }) : undefined}
      >
        <SelectInput
          searchable
          placeholder={t('choose')}
          value={values.fromAccountId || undefined}
          options={active.map(option)}
          onChange={(id = '') =>
            onChange({ ...values, fromAccountId: id, toAccountId: values.toAccountId === id ? '' : values.toAccountId })
          }
        />
      </Field>
      <Field label={t('toAccount')} required error={errorOf('toAccountId')}>
        <SelectInput
          searchable
          placeholder={t('choose')}
          value={values.toAccountId || undefined}
          options={active.filter(({ id }) => id !== values.fromAccountId).map(option)}
          onChange={(id = '') => onChange({ ...values, toAccountId: id })}
        />
      </Field>
      <Field label={t('amount')} required error={errorOf('amount')}>
        <AmountInput
          name="amount"
          placeholder="0.00"
          value={values.amount}
          onChange={(amount) => onChange({ ...values, amount })}
        />
      </Field>
      <Field label={t('description')} optional hint={t('descriptionHint')} error={errorOf('description')}>
        <TextInput
          name="description"
          maxLength={200}
          value={values.description}
          onChange={(description) => onChange({ ...values, description })}
        />
      </Field>
      <button type="submit" hidden tabIndex={-1} aria-hidden>
        {t('next')}
      </button>
    </Form>
  );
}
