import type { WaqfSummary } from '@waqf/contracts/endowments';
import {
  expenseCategories,
  expenseCategoryLabels,
  incomeSourceLabels,
  incomeSources,
  type TransactionType,
} from '@waqf/contracts/finances';
import { displayAmount, parseSignedAmount } from '@waqf/money';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Segmented } from '@waqf/ui/core';
import { AmountInput, DateInput, Field, Form, SelectInput, TextInput } from '@waqf/ui/form';
import { addMessages } from '../messages/transaction.messages';
import type { TransactionField, TransactionValues } from '../model/transaction-form';

export interface AddTransactionFormProps {
  waqfs: readonly WaqfSummary[];
  values: TransactionValues;
  onChange: (values: TransactionValues) => void;
  onSubmit: () => void;
  errorOf: (field: TransactionField) => string | undefined;
  errorsAt: unknown;
  /** Riyadh's day. */
  today: string;
}

/** Waqf, type, amount, words and day; a source for an income only, a category for an expense only. */
export function AddTransactionForm({
  waqfs,
  values,
  onChange,
  onSubmit,
  errorOf,
  errorsAt,
  today,
}: AddTransactionFormProps) {
  const t = useMessages(addMessages);
  const { language } = useLanguage();
  const set = (next: Partial<TransactionValues>) => onChange({ ...values, ...next });
  const waqf = waqfs.find(({ id }) => id === values.waqfId);
  const spends = values.type === 'expense' && waqf !== undefined;
  return (
    <Form onSubmit={onSubmit} errorsAt={errorsAt}>
      <Field label={t('type')} group>
        <Segmented<TransactionType>
          label={t('type')}
          value={values.type}
          onChange={(type) => set({ type })}
          options={[
            { value: 'income', label: t('income') },
            { value: 'expense', label: t('expense') },
          ]}
        />
      </Field>
      <Field label={t('waqf')} required error={errorOf('waqfId')}>
        <SelectInput
          searchable
          value={values.waqfId || undefined}
          onChange={(waqfId = '') => set({ waqfId })}
          options={waqfs.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <Field
        label={t('amount')}
        required
        error={errorOf('amount')}
        hint={spends ? t('yield', { amount: displayAmount(parseSignedAmount(waqf.balance)) }) : undefined}
      >
        <AmountInput name="amount" placeholder="0.00" value={values.amount} onChange={(amount) => set({ amount })} />
      </Field>
      <Field label={t('description')} required error={errorOf('description')}>
        <TextInput
          name="description"
          maxLength={300}
          value={values.description}
          onChange={(description) => set({ description })}
        />
      </Field>
      {values.type === 'income' ? (
        <Field
          label={t('source')}
          optional
          error={errorOf('source')}
          hint={values.source === 'corpus_addition' ? t('corpusHint') : undefined}
        >
          <SelectInput
            clearable
            value={values.source || undefined}
            onChange={(source = '') => set({ source })}
            options={incomeSources.map((value): { value: string; label: string } => ({
              value,
              label: incomeSourceLabels[value][language],
            }))}
          />
        </Field>
      ) : (
        <Field label={t('category')} optional error={errorOf('category')}>
          <SelectInput
            clearable
            value={values.category || undefined}
            onChange={(category = '') => set({ category })}
            options={expenseCategories.map((value): { value: string; label: string } => ({
              value,
              label: expenseCategoryLabels[value][language],
            }))}
          />
        </Field>
      )}
      <Field label={t('occurredOn')} required error={errorOf('occurredOn')}>
        <DateInput value={values.occurredOn} max={today} onChange={(occurredOn) => set({ occurredOn })} />
      </Field>
      <button type="submit" hidden tabIndex={-1} aria-hidden>
        {t('title')}
      </button>
    </Form>
  );
}
