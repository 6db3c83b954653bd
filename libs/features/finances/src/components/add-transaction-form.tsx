import type { WaqfSummary } from '@waqf/contracts/endowments';
import {
  expenseCategories,
  expenseCategoryLabels,
  incomeSourceLabels,
  incomeSources,
  type CreateTransaction,
  type TransactionType,
} from '@waqf/contracts/finances';
import { displayAmount, parseSignedAmount } from '@waqf/money';
import { useLanguage, useMessages } from '@waqf/platform-web';
import type { ContractForm } from '@waqf/platform-web/form';
import { Segmented } from '@waqf/ui/core';
import { AmountInput, DateInput, Field, Form, SelectInput, TextInput } from '@waqf/ui/form';
import { addMessages } from '../messages/transaction.messages';
import type { TransactionValues } from '../model/transaction-form';

export interface AddTransactionFormProps {
  waqfs: readonly WaqfSummary[];
  form: ContractForm<TransactionValues, CreateTransaction>;
  onSubmit: () => Promise<void>;
  /** Riyadh's day. */
  today: string;
}

/** Waqf, type, amount, words and day; a source for an income only, a category for an expense only. */
export function AddTransactionForm({ waqfs, form, onSubmit, today }: AddTransactionFormProps) {
  const t = useMessages(addMessages);
  const { values, set } = form;
  const waqf = waqfs.find(({ id }) => id === values.waqfId);
  const spends = values.type === 'expense' && waqf !== undefined;
  return (
    <Form onSubmit={onSubmit} errorsAt={form.errorsAt}>
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
      <Field label={t('waqf')} required error={form.error('waqfId')}>
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
        error={form.error('amount')}
        hint={spends ? t('yield', { amount: displayAmount(parseSignedAmount(waqf.balance)) }) : undefined}
      >
        <AmountInput placeholder="0.00" {...form.field('amount')} />
      </Field>
      <Field label={t('description')} required error={form.error('description')}>
        <TextInput {...form.field('description')} />
      </Field>
      <KindField form={form} />
      <Field label={t('occurredOn')} required error={form.error('occurredOn')}>
        <DateInput value={values.occurredOn} max={today} onChange={(occurredOn) => set({ occurredOn })} />
      </Field>
      <button type="submit" hidden tabIndex={-1} aria-hidden>
        {t('title')}
      </button>
    </Form>
  );
}

/** The source of an income, or the category of an expense. */
function KindField({ form }: Pick<AddTransactionFormProps, 'form'>) {
  const t = useMessages(addMessages);
  const { language } = useLanguage();
  const { values, set } = form;
  if (values.type === 'income')
    return (
      <Field
        label={t('source')}
        optional
        error={form.error('source')}
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
    );
  return (
    <Field label={t('category')} optional error={form.error('category')}>
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
  );
}
