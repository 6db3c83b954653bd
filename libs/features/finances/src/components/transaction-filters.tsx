import { expenseCategories, expenseCategoryLabels, incomeSourceLabels, incomeSources } from '@waqf/contracts/finances';
import type { WaqfSummary } from '@waqf/contracts/endowments';
import { useLanguage, useMessages } from '@waqf/platform-web';
import { Button, Icon, Surface } from '@waqf/ui/core';
import { DateInput, Field, SelectInput } from '@waqf/ui/form';
import { transactionListMessages } from '../messages/finances.messages';
import { periods, type Period } from '../model/period';
import { narrows, type TransactionFilter } from '../model/transaction-filter';
import * as css from './finances.module.css';

export interface TransactionFiltersProps {
  filter: TransactionFilter;
  onChange: (filter: TransactionFilter) => void;
  waqfs: readonly WaqfSummary[];
}

const everything: TransactionFilter = {
  waqfId: undefined,
  type: undefined,
  kind: undefined,
  period: 'any',
  from: '',
  to: '',
  q: '',
};

/** Which waqf, which type, what for and when; all of it stands in the address bar. */
export function TransactionFilters({ filter, onChange, waqfs }: TransactionFiltersProps) {
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
    <Surface>
      <div className={css.filters} role="search" aria-label={t('filters')}>
        <Field label={t('waqf')}>
          <SelectInput
            searchable
            value={filter.waqfId ?? 'all'}
            onChange={(id) => set({ waqfId: id === 'all' ? undefined : id })}
            options={[
              { value: 'all', label: t('everyWaqf') },
              ...waqfs.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </Field>
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
        {filter.period === 'chosen' ? <ChosenDays filter={filter} onChange={set} /> : null}
        {narrows(filter) ? (
          <div className={css.clear}>
            <Button variant="text" size="small" icon={<Icon.Close size={16} />} onClick={() => onChange(everything)}>
              {t('clear')}
            </Button>
          </div>
        ) : null}
      </div>
    </Surface>
  );
}

function ChosenDays({
  filter,
  onChange,
}: {
  filter: TransactionFilter;
  onChange: (next: Partial<TransactionFilter>) => void;
}) {
  const t = useMessages(transactionListMessages);
  return (
    <div className={css.days}>
      <Field label={t('from')}>
        <DateInput value={filter.from} max={filter.to || undefined} onChange={(from) => onChange({ from })} />
      </Field>
      <Field label={t('to')}>
        <DateInput value={filter.to} min={filter.from || undefined} onChange={(to) => onChange({ to })} />
      </Field>
    </div>
  );
}
