import { useState } from 'react';
import {
  expenseCategories,
  expenseCategoryLabels,
  incomeSourceLabels,
  incomeSources,
  type ExpenseCategory,
  type IncomeSource,
} from '@waqf/contracts/finances';
import type { StatementLine } from '@waqf/contracts/reconciliation';
import { absolute, displayAmount, parseSignedAmount } from '@waqf/money';
import { newRequestKey, useLanguage, useMessages } from '@waqf/platform-web';
import { useFailureToast } from '@waqf/screen-kit';
import { Amount, ConfirmDialog, DualDate, useToast } from '@waqf/ui/core';
import { Field, SelectInput, TextInput } from '@waqf/ui/form';
import { useMatchLine } from '../api/reconcile';
import { importMessages, reconciliationMessages } from '../messages/reconciliation.messages';

const shortestDescription = 3;

/** Makes the transaction that the books lack from a line of the bank: the line decides amount, day and type. */
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
  const toast = useToast();
  const fail = useFailureToast();
  const [key] = useState(newRequestKey);
  const match = useMatchLine(waqfId, key);
  const [description, setDescription] = useState(line.description);
  const [source, setSource] = useState<IncomeSource | undefined>();
  const [category, setCategory] = useState<ExpenseCategory | undefined>();
  const [checked, setChecked] = useState(false);
  const value = parseSignedAmount(line.amount);
  const type = value > 0n ? 'income' : 'expense';
  const amount = displayAmount(absolute(value));
  const given = description.trim().length >= shortestDescription;

  const confirm = async () => {
    setChecked(true);
    if (!given) return;
    try {
      await match.mutateAsync({
        lineId: line.id,
        create: {
          type,
          description,
          source: type === 'income' ? source : null,
          category: type === 'expense' ? category : null,
        },
      });
      toast.show({ title: r('createdToast') });
      onClose();
    } catch (error) {
      fail(r('matchFailed'), error);
    }
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('createTitle')}
      headline={<Amount value={value} signed unit />}
      facts={[
        { label: t('type'), value: t(type) },
        { label: t('date'), value: <DualDate iso={line.bookedOn} /> },
      ]}
      warning={t('createText')}
      confirmLabel={t(type === 'income' ? 'createIncome' : 'createExpense', { amount })}
      onConfirm={confirm}
    >
      <Field label={t('description')} required error={checked && !given ? t('descriptionMissing') : undefined}>
        <TextInput name="description" maxLength={300} value={description} onChange={setDescription} />
      </Field>
      {type === 'income' ? (
        <Field label={t('source')} optional>
          <SelectInput<IncomeSource>
            clearable
            value={source}
            onChange={setSource}
            options={incomeSources.map((each) => ({ value: each, label: incomeSourceLabels[each][language] }))}
          />
        </Field>
      ) : (
        <Field label={t('category')} optional>
          <SelectInput<ExpenseCategory>
            clearable
            value={category}
            onChange={setCategory}
            options={expenseCategories.map((each) => ({ value: each, label: expenseCategoryLabels[each][language] }))}
          />
        </Field>
      )}
    </ConfirmDialog>
  );
}
