import { useState } from 'react';
import {
  expenseCategories,
  expenseCategoryLabels,
  incomeSourceLabels,
  incomeSources,
  type ExpenseCategory,
  type IncomeSource,
} from '@waqf/contracts/finances';
import { createFromLine, type CreateFromLine, type StatementLine } from '@waqf/contracts/reconciliation';
import { absolute, displayAmount, parseSignedAmount } from '@waqf/money';
import { newRequestKey, useLanguage, useMessages } from '@waqf/platform-web';
import { useContractForm } from '@waqf/platform-web/form';
import { useAttempt } from '@waqf/screen-kit';
import { Amount, ConfirmDialog, DualDate } from '@waqf/ui/core';
import { Field, SelectInput, TextInput } from '@waqf/ui/field';
import { useMatchLine } from '../api/reconcile';
import { importMessages, reconciliationMessages } from '../messages/reconciliation.messages';

/** Creates the transaction that is missing in the books from a line of the bank, which gives amount, day and type. */
export function CreateFromLineDialog({
  waqfId,
  line,
  onClose,
}: {
  waqfId: string;
  line: StatementLine;
  onClose: () => void;
}) {
  const t = useMessages(importMessages);
  const r = useMessages(reconciliationMessages);
  const { language } = useLanguage();
  const attempt = useAttempt();
  const [key] = useState(newRequestKey);
  const match = useMatchLine(waqfId, key);
  const value = parseSignedAmount(line.amount);
  const type = value > 0n ? 'income' : 'expense';
  const amount = displayAmount(absolute(value));
  const values: CreateFromLine = { type, description: line.description, source: null, category: null };
  const form = useContractForm({ schema: createFromLine, values });

  const send = async (create: CreateFromLine) => {
    const sent = await attempt(() => match.mutateAsync({ lineId: line.id, create }), {
      done: r('createdToast'),
      failed: r('matchFailed'),
    });
    if (sent) onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('createTitle')}
      headline={<Amount value={value} signed plain unit />}
      facts={[
        { label: t('type'), value: t(type) },
        { label: t('date'), value: <DualDate iso={line.bookedOn} /> },
      ]}
      warning={t('createText')}
      confirmLabel={t(type === 'income' ? 'createIncome' : 'createExpense', { amount })}
      onConfirm={() => form.submit(send)}
    >
      <Field label={t('description')} required error={form.error('description')}>
        <TextInput {...form.field('description')} />
      </Field>
      {type === 'income' ? (
        <Field label={t('source')} optional error={form.error('source')}>
          <SelectInput<IncomeSource>
            clearable
            value={form.values.source ?? undefined}
            onChange={(source) => form.set({ source: source ?? null })}
            options={incomeSources.map((each) => ({ value: each, label: incomeSourceLabels[each][language] }))}
          />
        </Field>
      ) : (
        <Field label={t('category')} optional error={form.error('category')}>
          <SelectInput<ExpenseCategory>
            clearable
            value={form.values.category ?? undefined}
            onChange={(category) => form.set({ category: category ?? null })}
            options={expenseCategories.map((each) => ({ value: each, label: expenseCategoryLabels[each][language] }))}
          />
        </Field>
      )}
    </ConfirmDialog>
  );
}
