import type { WaqfSummary } from '@waqf/contracts/endowments';
import {
  expenseCategories,
  expenseCategoryLabels,
  incomeSourceLabels,
  sourcesOfFund,
  type IncomeFund,
  type TransactionType,
} from '@waqf/contracts/finances';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { useWaqfChoices } from '@waqf/screen-kit';
import { Segmented } from '@waqf/ui/core';
import { Field, SelectInput } from '@waqf/ui/field';
import { addMessages } from '../messages/transaction.messages';

interface ChosenField {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The choice between income and expense. */
export function TypeField({ value, onChange }: { value: TransactionType; onChange: (type: TransactionType) => void }) {
  const t = useMessages(addMessages);
  return (
    <Field label={t('type')} group>
      <Segmented<TransactionType>
        label={t('type')}
        value={value}
        onChange={onChange}
        options={[
          { value: 'income', label: t('income') },
          { value: 'expense', label: t('expense') },
        ]}
      />
    </Field>
  );
}

export function WaqfField({ waqfs, value, error, onChange }: ChosenField & { waqfs: readonly WaqfSummary[] }) {
  const t = useMessages(addMessages);
  const { options } = useWaqfChoices(waqfs);
  return (
    <Field label={t('waqf')} required error={error}>
      <SelectInput
        searchable
        value={value || undefined}
        onChange={(chosen = '') => onChange(chosen)}
        options={options}
      />
    </Field>
  );
}

/** The source of an income; it is required for an addition to the asset itself. */
export function SourceField({ fund, value, error, onChange }: ChosenField & { fund: IncomeFund }) {
  const t = useMessages(addMessages);
  const { language } = useLanguage();
  return (
    <Field label={t('source')} optional={fund === 'yield'} required={fund === 'corpus'} error={error}>
      <SelectInput
        clearable
        value={value || undefined}
        onChange={(source = '') => onChange(source)}
        options={sourcesOfFund(fund).map((source): { value: string; label: string } => ({
          value: source,
          label: incomeSourceLabels[source][language],
        }))}
      />
    </Field>
  );
}

/** The category of an expense. */
export function CategoryField({ value, error, onChange }: ChosenField) {
  const t = useMessages(addMessages);
  const { language } = useLanguage();
  return (
    <Field label={t('category')} optional error={error}>
      <SelectInput
        clearable
        value={value || undefined}
        onChange={(category = '') => onChange(category)}
        options={expenseCategories.map((category): { value: string; label: string } => ({
          value: category,
          label: expenseCategoryLabels[category][language],
        }))}
      />
    </Field>
  );
}
