import { expenseCategories, expenseCategoryLabels, incomeSourceLabels, incomeSources } from '@waqf/contracts/finances';
import type { WaqfSummary } from '@waqf/contracts/endowments';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { DaysFilter, WaqfFilter } from '@waqf/screen-kit';
import { Field, SelectInput } from '@waqf/ui/field';
import { transactionListMessages } from '../messages/finances.messages';
import { periods, type Period } from '../model/period';
import type { TransactionFilter } from '../model/transaction-filter';

export interface TransactionFiltersProps {
  filter: TransactionFilter;
  onChange: (filter: TransactionFilter) => void;
  waqfs: readonly WaqfSummary[];
}

/** The fields for waqf, type, source or category, and days. */
export function TransactionFilterFields({ filter, onChange, waqfs }: TransactionFiltersProps) {
  const t = useMessages(transactionListMessages);
  const { language } = useLanguage();
  const set = (next: Partial<TransactionFilter>) => onChange({ ...filter, ...next });
  const sources =
    filter.type === 'expense'
      ? []
      : incomeSources.map((value) => ({ value, label: incomeSourceLabels[value][language] }));
  const categories =
    filter.type === 'income'
      ? []
      : expenseCategories.map((value) => ({ value, label: expenseCategoryLabels[value][language] }));
  return (
    <>
      <WaqfFilter value={filter.waqfId} onChange={(waqfId) => set({ waqfId })} waqfs={waqfs} />
      <Field label={t('type')}>
        <SelectInput<'all' | 'income' | 'expense'>
          value={filter.type ?? 'all'}
          onChange={(type) => set({ type: type === 'all' ? undefined : type, kind: undefined })}
          options={(['all', 'income', 'expense'] as const).map((value) => ({ value, label: t(`type.${value}`) }))}
        />
      </Field>
      <Field label={t('kind')}>
        <SelectInput
          value={filter.kind ?? 'all'}
          onChange={(kind) => set({ kind: [...incomeSources, ...expenseCategories].find((each) => each === kind) })}
          options={[{ value: 'all', label: t('everyKind') }, ...sources, ...categories]}
        />
      </Field>
      <Field label={t('period')}>
        <SelectInput<Period>
          value={filter.period}
          onChange={(period = 'any') => set({ period })}
          options={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
        />
      </Field>
      {filter.period === 'chosen' ? <DaysFilter from={filter.from} to={filter.to} onChange={set} /> : null}
    </>
  );
}
